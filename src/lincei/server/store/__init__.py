"""The store: the database and all that is written to it."""
