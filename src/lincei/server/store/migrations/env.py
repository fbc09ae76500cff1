"""Alembic runs this for every migration, on the connection that `migrate` gives it."""

from __future__ import annotations

from alembic import context

from lincei.server.store.schema import metadata

# The transaction is the caller's, on SQLite too: all migrations that are due happen, or none.
context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a table by making it anew
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
