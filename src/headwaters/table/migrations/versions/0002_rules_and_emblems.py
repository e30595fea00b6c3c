"""A table keeps the version of the rules that it is played under, a chair the emblem that its player chose."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("rules", sa.Integer, nullable=False, server_default="1"))
    with op.batch_alter_table("chairs") as chairs:
        chairs.add_column(sa.Column("emblem", sa.String(40)))
