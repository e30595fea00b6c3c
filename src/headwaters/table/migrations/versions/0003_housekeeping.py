"""When a guest was last seen, which tables can't be read, and quick ways to a guest's tables and to the open ones."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    with op.batch_alter_table("guests") as guests:
        guests.add_column(sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    op.execute(sa.text("UPDATE guests SET seen = :now").bindparams(now=time.time()))  # nobody knows better
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("unreadable", sa.Boolean, nullable=False, server_default=sa.false()))
        tables.drop_index("tables_open")
        tables.create_index("tables_open", ["status", "public", "created"])
        tables.create_index("ix_tables_creator", ["creator"])
