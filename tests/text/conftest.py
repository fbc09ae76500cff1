"""Every test has its own folder for kept games."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.text.runs import quick_folder


@pytest.fixture
def home() -> Iterator[Path]:
    with quick_folder() as folder:
        yield folder / "home"
