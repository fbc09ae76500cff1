"""The first form of the database."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(22), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("key", sa.String(80)),
        sa.Column("password", sa.String(200)),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sa.UniqueConstraint("key", name="uq_people_key"),
    )
    op.create_table(
        "sessions",
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("person", sa.String(22), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("token", name="pk_sessions"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_sessions_person_people", ondelete="CASCADE"),
    )
    op.create_index("ix_sessions_expires", "sessions", ["expires"])
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_table(
        "tables",
        sa.Column("id", sa.String(22), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("edition", sa.String(200), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("engine", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("settings", sa.JSON(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("host", sa.String(22)),
        sa.Column("seed", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.Column("waiting", sa.JSON(), nullable=False),
        sa.Column("due", sa.BigInteger()),
        sa.Column("result", sa.JSON()),
        sa.Column("aside", sa.Text()),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.ForeignKeyConstraint(["host"], ["people.id"], name="fk_tables_host_people", ondelete="SET NULL"),
    )
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_index("ix_tables_status_changed", "tables", ["status", "changed"])
    op.create_table(
        "seats",
        sa.Column("table", sa.String(22), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(22)),
        sa.Column("bot", sa.String(40)),
        sa.Column("name", sa.String(40)),
        sa.PrimaryKeyConstraint("table", "number", name="pk_seats"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_seats_person_people", ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_seats_table_tables", ondelete="CASCADE"),
    )
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "watchers",
        sa.Column("table", sa.String(22), nullable=False),
        sa.Column("person", sa.String(22), nullable=False),
        sa.PrimaryKeyConstraint("table", "person", name="pk_watchers"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_watchers_person_people", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_watchers_table_tables", ondelete="CASCADE"),
    )
    op.create_table(
        "log",
        sa.Column("table", sa.String(22), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("person", sa.String(22)),
        sa.Column("client", sa.String(64)),
        sa.Column("data", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("table", "seq", name="pk_log"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_log_person_people", ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_log_table_tables", ondelete="CASCADE"),
        sa.UniqueConstraint("table", "client", name="uq_log_table_client"),
    )
    op.create_index("ix_log_person", "log", ["person"])
    op.create_table(
        "snapshots",
        sa.Column("table", sa.String(22), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_snapshots"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_snapshots_table_tables", ondelete="CASCADE"),
    )
    op.create_table(
        "invitations",
        sa.Column("id", sa.String(22), nullable=False),
        sa.Column("code", sa.String(64), nullable=False),
        sa.Column("table", sa.String(22), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger()),
        sa.PrimaryKeyConstraint("id", name="pk_invitations"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_invitations_table_tables", ondelete="CASCADE"),
        sa.UniqueConstraint("code", name="uq_invitations_code"),
    )
    op.create_index("ix_invitations_table", "invitations", ["table"])
    op.create_table(
        "house",
        sa.Column("key", sa.String(40), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_house"),
    )


def downgrade() -> None:
    for table in ("house", "invitations", "snapshots", "log", "watchers", "seats", "tables", "sessions", "people"):
        op.drop_table(table)
