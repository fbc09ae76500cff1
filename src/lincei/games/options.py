"""What options say."""

from __future__ import annotations

from lincei.kernel.errors import BadOptions


def chosen(options: dict[str, str], name: str, known: list[str]) -> str:
    """The word an option has of those it may have; without any, the first."""
    word = options.get(name, "") or known[0]
    if word not in known:
        raise BadOptions(f"{name} is {' or '.join(known)}, not {word!r}")
    return word
