"""`lincei serve`: the server, and the backup of what it keeps."""

from __future__ import annotations

import argparse
import contextlib
import errno
import gc
import logging
import os
import re
import signal
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING

from lincei.kernel.errors import BadOptions, LinceiError
from lincei.text.console import write
from lincei.text.signals import Ended
from lincei.version import __version__

if TYPE_CHECKING:
    from lincei.server.settings import Settings

PORT = 1906
GRACE = 10  # seconds that requests are given to end
OBJECTS = 500_000  # made and kept until the garbage collector looks through them


def add_serve(serve: argparse.ArgumentParser) -> None:
    serve.add_argument("what", nargs="?", choices=["backup", "restore"], help="instead of serving: write or read FILE")
    serve.add_argument("file", nargs="?", metavar="FILE", help="the backup")
    serve.add_argument(
        "--database", metavar="URL", help="sqlite:///FILE or postgresql://… (default: a file of its own)"
    )
    serve.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help="where to listen (default: this machine)")
    serve.add_argument("--port", type=port, metavar="N", help=f"default: {PORT}; 0: any free one")
    serve.add_argument("--open", action="store_true", help="open the browser; another port if the default one is taken")
    serve.add_argument(
        "--edition",
        action="append",
        default=[],
        metavar="PATH",
        help="the folder of a further edition; may be repeated",
    )
    serve.add_argument("--bot-workers", type=few, default=1, metavar="N", help="processes for bots (default: 1)")
    serve.add_argument("--secure", action="store_true", help="behind HTTPS: cookies are sent over nothing else")
    serve.add_argument(
        "--proxy", metavar="ADDRESS", help="believe this reverse proxy about the addresses of clients (default: none)"
    )
    serve.add_argument(
        "--origin", action="append", default=[], metavar="URL", help="another origin that may open WebSockets"
    )
    serve.add_argument("--log", choices=["text", "json"], default="text", help="logs for people or for programs")
    serve.add_argument("--log-addresses", action="store_true", help="also log the addresses of clients")


def port(text: str) -> int:
    number = int(text)
    if not 0 <= number < 65536:
        raise ValueError
    return number


def few(text: str) -> int:
    number = int(text)
    if not 1 <= number <= 64:
        raise ValueError
    return number


def serve(args: argparse.Namespace) -> int:
    """Serve, back up or restore."""
    try:
        import litestar  # noqa: F401
        import sqlalchemy  # noqa: F401
    except ImportError:
        raise BadOptions("the server's own packages are not installed: pip install 'lincei[server]'") from None
    from lincei.server.settings import Settings, embedded

    database = args.database or embedded()
    if args.what is None:
        workers = args.bot_workers
        settings = Settings(database, args.edition, secure=args.secure, origins=args.origin, bot_workers=workers)
        return listen(args, settings)
    if args.file is None:
        raise BadOptions(f"lincei serve {args.what} needs the name of a file")
    return back_up(args.what, Path(args.file), database)


def back_up(what: str, file: Path, database: str) -> int:
    from lincei.server.store import backup

    done = backup.backup(database, file, so_far) if what == "backup" else backup.restore(file, database, so_far)
    counted = ", ".join(f"{name} {rows}" for name, rows in done.items())
    write(f"{file}: {'written' if what == 'backup' else 'restored'} ({counted})\n")
    return 0


def so_far(table: str, rows: int) -> None:
    write(f"{table}: {rows} rows ...\n")
    sys.stdout.flush()


def listen(args: argparse.Namespace, settings: Settings) -> int:
    import uvicorn

    from lincei.server import logs
    from lincei.server.app import build
    from lincei.server.store.store import Store

    logs.configure(args.log, logging.INFO)
    with door_at(args.host, args.port, args.open) as door:
        store = Store(settings.database)
        try:
            store.migrate()
            app = build(settings, store, progress, args.log_addresses)
        except BaseException:
            store.close()
            raise
        address, number = door.getsockname()[:2]
        app.on_startup.append(lambda: announce(address, number, args.open))
        config = uvicorn.Config(
            app,
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=args.proxy is not None,
            forwarded_allow_ips=args.proxy,
            timeout_graceful_shutdown=GRACE,
            ws="websockets-sansio",
            ws_max_size=4096,
            ws_per_message_deflate=False,  # half as much work again as all the rest of an action
            h11_max_incomplete_event_size=32_768,
            lifespan="on",
        )
        server = uvicorn.Server(config)
        hang_up = getattr(signal, "SIGHUP", None)  # uvicorn itself minds the other two that end a process
        if hang_up is not None and signal.getsignal(hang_up) != signal.SIG_IGN:
            signal.signal(hang_up, server.handle_exit)
        try:
            server.run(sockets=[door])
        except (KeyboardInterrupt, Ended):
            pass  # asked to stop, and has stopped
        except SystemExit:
            raise LinceiError("the server could not start; the lines above say why") from None
        if not server.started:
            raise LinceiError("the server could not start; the lines above say why")
    return 0


def door_at(host: str, number: int | None, elsewhere: bool) -> socket.socket:
    """A socket that listens: at the port asked for or else at ours, or elsewhere if that may be and ours is taken."""
    wanted = PORT if number is None else number
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, wanted), family=family, backlog=1024)
    except (OSError, OverflowError) as error:
        if isinstance(error, OSError) and error.errno == errno.EADDRINUSE and number is None and elsewhere:
            return door_at(host, 0, False)
        why = re.sub(r"^\[Errno -?\d+\] | \(while .*$", "", str(error))  # the address is in our own line
        raise BadOptions(f"cannot listen on {host}:{wanted}: {why.lower()}") from None


def announce(address: str, number: int, visit: bool) -> None:
    collect_seldom()
    host = f"[{address}]" if ":" in address else address
    write(f"Lincei {__version__} listens on http://{host}:{number} (Ctrl-C stops it)\n")
    sys.stdout.flush()
    if visit:
        near = {"0.0.0.0": "127.0.0.1", "[::]": "[::1]"}.get(host, host)
        threading.Thread(target=open_browser, args=[f"http://{near}:{number}/"], daemon=True).start()


def open_browser(page: str) -> None:
    """Show the page to whoever sits here. The line above names it, so it is no harm if there is no browser."""
    with contextlib.suppress(webbrowser.Error, OSError):
        browser = webbrowser.get()
        # One that draws into the terminal would draw over our lines, and cannot show the page; unless it was named.
        if type(browser) is not webbrowser.GenericBrowser or "BROWSER" in os.environ:
            browser.open(page)


def collect_seldom() -> None:
    """A view of a game is thousands of objects, none of them garbage that only the collector could find. At its usual
    pace it takes a quarter of the time and holds everybody up; through all tables the keeper sends it once an hour."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(OBJECTS)


def progress(done: int, all_of_them: int, aside: int) -> None:
    """How far the check of the games has come."""
    if done == all_of_them or done % 100 == 0:
        more = f", {aside} set aside" if aside else ""
        write(f"{done} of {all_of_them} unfinished games checked{more}\n")
        sys.stdout.flush()
