"""What an operator watches: numbers for Prometheus, and whether the server lives and is ready."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, Router, get
from msgspec import Struct
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from sqlalchemy import select

from lincei.server.hall import hall
from lincei.server.problems import documented
from lincei.server.refusals import StoreDown


class Metrics:
    """The numbers of one server. Each has a registry of its own, so that several can live in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        own = self.registry
        self.requests = Counter("lincei_requests", "Requests", ["route", "status"], registry=own)
        self.seconds = Histogram("lincei_request_seconds", "Time to the first byte", ["route"], registry=own)
        self.deeds = Counter("lincei_deeds", "Things done at tables", ["kind"], registry=own)
        self.tables = Gauge("lincei_tables_in_memory", "Tables in memory", registry=own)
        self.websockets = Gauge("lincei_websockets_open", "Open WebSockets", registry=own)
        self.replaced = Gauge("lincei_bots_replaced", "Bot processes that had to be replaced", registry=own)
        self.fallbacks = Gauge("lincei_bot_fallbacks", "Choices made at random in a bot's place", registry=own)

        self._routes: dict[tuple[str, int], tuple[Counter, Histogram]] = {}

    def request(self, route: str, status: int, seconds: float) -> None:
        counted, timed = self._of_route(route, status)
        counted.inc()
        timed.observe(seconds)

    def _of_route(self, route: str, status: int) -> tuple[Counter, Histogram]:
        """Found once: to look a label up takes longer than to count."""
        found = self._routes.get((route, status))
        if found is None:
            found = self.requests.labels(route, str(status)), self.seconds.labels(route)
            self._routes[route, status] = found
        return found


class Health(Struct):
    """The server answers."""

    ok: bool = True


# Neither a session nor a CSRF cookie is of use to those who ask here.
ASIDE = {"exclude_from_auth": True, "exclude_from_csrf": True}


@get("/metrics", opt=ASIDE, include_in_schema=False)
async def numbers(request: Request[Any, Any, Any]) -> Response[bytes]:
    return Response(generate_latest(hall(request).metrics.registry), headers={"content-type": CONTENT_TYPE_LATEST})


@get("/health/live", opt=ASIDE)
async def live() -> Health:
    """Whether the process runs."""
    return Health()


@get("/health/ready", opt=ASIDE, responses=documented(400, 503))
async def ready(request: Request[Any, Any, Any]) -> Health:
    """Whether it can serve: not while the database is away, nor when it is about to stop."""
    house = hall(request)
    if house.stopping:
        raise StoreDown("the server is stopping")
    await house.store.read(lambda connection: connection.execute(select(1)).all())
    return Health()


routes = Router("/", route_handlers=[numbers, live, ready])
