"""Chat, seats that were given up, and tables that somebody has taken from their list."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "tidied",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("said", sa.Integer, nullable=False, server_default="0"))
    with op.batch_alter_table("chairs") as chairs:
        chairs.add_column(sa.Column("resigned", sa.Boolean, nullable=False, server_default=sa.false()))
