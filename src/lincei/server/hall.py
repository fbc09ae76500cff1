"""What every request finds in `app.state`, with its types."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Protocol, cast

if TYPE_CHECKING:
    from litestar import Litestar
    from litestar.connection import ASGIConnection

    from lincei.server.house import House
    from lincei.server.limits import Limits
    from lincei.server.metrics import Metrics
    from lincei.server.people import People
    from lincei.server.sessions import Sessions
    from lincei.server.settings import Settings
    from lincei.server.store.store import Store


class Hall(Protocol):
    """The people of the house who answer."""

    settings: Settings
    store: Store
    people: People
    sessions: Sessions
    metrics: Metrics
    limits: Limits
    house: House
    stopping: bool
    reread: Callable[[list[str]], Awaitable[None]]  # tables whose people have changed in the database


def hall(connection: ASGIConnection[Any, Any, Any, Any]) -> Hall:
    return hall_of(connection.app)


def hall_of(app: Litestar) -> Hall:
    return cast("Hall", app.state)
