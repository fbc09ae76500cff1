"""The application: everything put together, started in order and stopped in the other."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.config.app import AppConfig
from litestar.datastructures import State as AppState
from litestar.exceptions import NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from lincei.server import doors, live, metrics, pages, rooms
from lincei.server.bots import Bots
from lincei.server.botseats import BotSeats
from lincei.server.guard import protect
from lincei.server.house import House
from lincei.server.keeping import Keeper, validate
from lincei.server.metrics import Metrics
from lincei.server.people import People
from lincei.server.refusals import StoreDown
from lincei.server.sessions import Sessions
from lincei.server.settings import Settings
from lincei.server.shelf import Shelf
from lincei.server.store.store import Store
from lincei.version import __version__

SERVICE_RESTART = 1012


def build(
    settings: Settings, store: Store, progress: Callable[[int, int, int], None], log_addresses: bool = False
) -> Litestar:
    """The application around an open, migrated store, which it stops in the end."""
    people, sessions, numbers = People(store, settings), Sessions(store, settings), Metrics()
    bots = Bots(settings.bot_workers, settings.bot_seconds, settings.bot_megabytes)
    house = House(settings, store, Shelf(settings.editions), bots, numbers)
    seats = BotSeats(house)
    keeper = Keeper(house, people, sessions, seats)
    house.moved = seats.look_at

    numbers.replaced.set_function(lambda: bots.replaced)
    numbers.fallbacks.set_function(lambda: bots.fallbacks)
    sessions.forgotten = house.ears.wake_person

    def hear(said: str) -> None:
        kind, _, person = said.partition(" ")
        if kind == "person":
            sessions.forget(person)
        else:
            house.hear(said)

    def missed() -> None:
        sessions.forget_all()
        house.missed()

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        await store.start()
        await bots.start()
        await store.listen(hear, missed)
        for table in await validate(house, progress):
            seats.look_at(await house.table(table))
        keeping = asyncio.create_task(keeper.run())
        try:
            yield
        finally:
            app.state.stopping = True
            for ear in house.ears.everybody():
                ear.close(SERVICE_RESTART)
            keeping.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await keeping
            await seats.stop()
            await bots.stop()
            with contextlib.suppress(StoreDown):
                await keeper.last_sign()
            await store.stop()

    built = pages.read(settings.pages)

    def mind_the_missing(config: AppConfig) -> AppConfig:
        config.exception_handlers[NotFoundException] = pages.missing(built)
        return config

    return Litestar(
        route_handlers=[pages.routes(built), doors.routes, rooms.routes, live.routes, metrics.routes],
        state=AppState(
            {
                "settings": settings,
                "store": store,
                "people": people,
                "sessions": sessions,
                "metrics": numbers,
                "house": house,
                "reread": house.reread,
            }
        ),
        on_app_init=[protect(settings, log_addresses), mind_the_missing],
        lifespan=[running],
        openapi_config=OpenAPIConfig(
            title="Lincei",
            version=__version__,
            description="Board games about science: tables, actions, live updates.",
            path="/api/openapi.json",  # the document alone: below it the framework answers for itself
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
    )
