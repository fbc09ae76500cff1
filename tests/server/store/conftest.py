"""The scripts of a later Lincei, to meet its databases with this one and this one's with it."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

from lincei.server.store import migrate

NEXT = """
import sqlalchemy as sa
from alembic import op

revision = "next"
down_revision = "{newest}"


def upgrade():
    anew = "always" if op.get_bind().dialect.name == "sqlite" else "never"
    with op.batch_alter_table("people", recreate=anew) as people:
        people.add_column(sa.Column("motto", sa.Text(), server_default="vedo", nullable=False))


def downgrade():
    with op.batch_alter_table("people") as people:
        people.drop_column("motto")
"""


@pytest.fixture
def later_scripts(tmp_path: Path) -> Path:
    """With one more migration, which builds a table anew that others refer to."""
    scripts = tmp_path / "100% later" / "migrations"
    copytree(migrate.SCRIPTS, scripts, ignore=ignore_patterns("__pycache__"))
    (scripts / "versions" / "next.py").write_text(NEXT.format(newest=migrate.newest()))
    return scripts
