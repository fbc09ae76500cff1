"""What never changes about a table: as it is wished for, as it is stored, and as it is used."""

from __future__ import annotations

from typing import Any

import msgspec

from lincei.server.reading import Stored
from lincei.server.settings import Settings
from lincei.server.shelf import Shelf
from lincei.server.table import About
from lincei.server.wire import ClockSetting


def about_of(stored: Stored, shelf: Shelf, settings: Settings) -> About | None:
    """What the database says of a table; None if this server has not got the game or the edition."""
    row = stored.about
    found = shelf.find(row["game"], row["digest"])
    if found is None:
        return None
    game, folder = found
    kept: dict[str, Any] = row["settings"]
    live = kept["pace"] == "live"
    return About(
        id=row["id"],
        game=game,
        edition=folder,
        engine=row["engine"],
        players=row["players"],
        options=row["options"],
        public=row["public"],
        pace=kept["pace"],
        clock=msgspec.convert(kept["clock"], ClockSetting | None),
        hints=kept["hints"],
        seed=int(row["seed"]),
        created=row["created"],
        open_for=settings.open_live if live else settings.open_leisure,
        patience=settings.patience_live if live else settings.patience_leisure,
        guests=frozenset(kept["guests"]),
    )
