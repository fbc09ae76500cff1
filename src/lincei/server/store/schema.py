"""The tables of the database. The log is the game; everything else says who plays it, and where to find it."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

# One history of migrations serves both databases, so constraints have the same names in both.
NAMES = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}
metadata = MetaData(naming_convention=NAMES)

# All times are milliseconds since 1970.

people = Table(
    "people",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("key", String(80), unique=True),  # the folded name of an account; a guest has none
    Column("password", String(200)),  # argon2; a guest has none
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),  # SHA-256 of what the browser holds
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("edition", String(200), nullable=False),
    Column("digest", String(64), nullable=False),
    Column("engine", String(40), nullable=False),  # the version of Lincei that the game began with
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("settings", JSON, nullable=False),  # pace, clock, hints
    Column("public", Boolean, nullable=False),
    Column("host", ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("seed", String(40), nullable=False),  # secret until the end
    Column("created", BigInteger, nullable=False),
    Column("status", String(10), nullable=False),  # open, running, over, closed, aside
    Column("seq", Integer, nullable=False),  # of the last row of the log
    Column("changed", BigInteger, nullable=False),
    Column("waiting", JSON, nullable=False),  # the seats that are asked
    Column("due", BigInteger),  # when something is to happen by itself
    Column("result", JSON(none_as_null=True)),
    Column("aside", Text),  # why the game is set aside
    Index("ix_tables_status_changed", "status", "changed"),
    Index("ix_tables_due", "due"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="SET NULL"), index=True),  # whose seat it is
    Column("bot", String(40)),  # the bot that plays on it now, for itself or in the person's place
    Column("name", String(40)),  # a name for this seat alone: several people at one screen
)

watchers = Table(
    "watchers",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
)

log = Table(
    "log",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer),
    Column("person", ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("client", String(64)),  # the id that the client made: what comes twice is done once
    Column("data", JSON, nullable=False),
    UniqueConstraint("table", "client"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),  # the rows of the log up to `seq`, in one piece
)

invitations = Table(
    "invitations",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("code", String(64), nullable=False, unique=True),  # SHA-256 of what stands in the link
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer),  # none: to watch
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
)

house = Table(
    "house",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
