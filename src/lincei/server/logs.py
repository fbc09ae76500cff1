"""Logs on stderr: one JSON object a line, or a line for people.

What is secret is never given to a log: no tokens, cookies, passwords, seeds, bodies, query strings or raw paths.
"""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from typing import Any, Final, Literal

import msgspec

Style = Literal["json", "text"]
LOG: Final = logging.getLogger("lincei")


def note(event: str, level: int = logging.INFO, **fields: Any) -> None:
    """Something happened. `event` is a fixed word; what varies stands in the fields."""
    if LOG.isEnabledFor(level):
        # Not `LOG.log`, which finds out from which line it was called: nobody wants to know, and each request waits.
        LOG.handle(LOG.makeRecord(LOG.name, level, "", 0, event, (), None, extra={"fields": fields}))


def broken(event: str, error: BaseException, **fields: Any) -> None:
    """Something failed that nobody expected: with the traceback, which is told to nobody else."""
    LOG.error(event, exc_info=error, extra={"fields": fields})


class Json(logging.Formatter):
    """time, level, event, then the fields, in one line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {"time": moment(record), "level": record.levelname.lower(), "event": record.getMessage()}
        if record.name != LOG.name:
            line["logger"] = record.name
        line |= getattr(record, "fields", {})
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


class Plain(logging.Formatter):
    """The same for people."""

    def format(self, record: logging.LogRecord) -> str:
        fields = getattr(record, "fields", {})
        # As JSON where it matters, so that a value cannot pass for the next line.
        shown = [f"{key}={msgspec.json.encode(value, enc_hook=str).decode()}" for key, value in fields.items()]
        event = " ".join(record.getMessage().splitlines())
        line = " ".join([moment(record), f"{record.levelname:<7}", event, *shown])
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def moment(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def configure(style: Style = "json", level: int = logging.INFO) -> None:
    """To be called once, by the command; the server is then run with `log_config=None`."""
    out = logging.StreamHandler(sys.stderr)
    out.setFormatter(Json() if style == "json" else Plain())
    root = logging.getLogger()
    root.handlers[:] = [out]
    root.setLevel(logging.WARNING)
    LOG.setLevel(level)
    logging.logThreads = logging.logProcesses = logging.logMultiprocessing = False  # no line shows them
    # uvicorn's own lines hold addresses, raw paths and query strings: our line for each request does not.
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    # Nor is it a fault of ours, with a traceback, that somebody sends letters that are none.
    logging.getLogger("uvicorn.error").addFilter(lambda record: not str(record.msg).startswith("Invalid UTF-8"))
