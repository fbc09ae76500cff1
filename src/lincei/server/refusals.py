"""What the server refuses: a status, a message that has words in every language, and nothing that is secret."""

from __future__ import annotations

from collections.abc import Mapping

from lincei.kernel.errors import LinceiError


class Refused(LinceiError):
    """A request that is not followed; nothing has changed. `message` is the id of its words: lincei-no-such-table."""

    def __init__(
        self,
        status: int,
        message: str,
        args: Mapping[str, int | str] | None = None,
        rule: str | None = None,
        state: object = None,
    ) -> None:
        super().__init__(message)
        self.status = status
        self.message = message
        self.arguments = dict(args or {})
        self.rule = rule  # the rule that forbids it, where it is one
        self.state = state  # the present state, where the client has an older one


class StoreDown(LinceiError):
    """The database does not answer, or cannot write: nothing has happened."""
