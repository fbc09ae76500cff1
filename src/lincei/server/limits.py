"""How often is too often. Each process counts for itself."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, IPv6Network, ip_address
from math import ceil
from typing import TYPE_CHECKING, Final

from lincei.server.refusals import Refused
from lincei.server.settings import MINUTE, SECOND

if TYPE_CHECKING:
    from lincei.server.settings import Settings

REMEMBERED: Final = 100_000  # keys; the one that was quiet longest is forgotten first


class Rate:
    """So many in such a time, on average: each key has a bucket that fills again by itself."""

    def __init__(self, count: int, period: int, now: Callable[[], int]) -> None:
        self._count = count
        self._period = period
        self._now = now
        self._left: OrderedDict[str, tuple[float, int]] = OrderedDict()

    def take(self, key: str) -> None:
        """Count one; refuse it if it is one too many, and say when to come back."""
        now = self._now()
        left, since = self._left.pop(key, (float(self._count), now))
        left = min(self._count, left + max(0, now - since) * self._count / self._period)
        self._left[key] = (left - 1 if left >= 1 else left, now)
        if len(self._left) > REMEMBERED:
            self._left.popitem(last=False)
        if left < 1:
            seconds = ceil((1 - left) * self._period / self._count / SECOND)
            raise Refused(429, "lincei-too-fast", {"seconds": seconds})

    def pardon(self, key: str) -> None:
        """Start anew: it was who he said he is."""
        self._left.pop(key, None)


class Limits:
    """What is counted: who knocks from one address, who tries one name, what one person does."""

    def __init__(self, settings: Settings) -> None:
        self.knocks = Rate(settings.login_tries, MINUTE, settings.now)
        self.names = Rate(settings.login_tries, MINUTE, settings.now)
        self.deeds = Rate(10 * settings.actions_a_second, 10 * SECOND, settings.now)


def household(host: str) -> str:
    """An address as one household has it: of IPv6 everybody is given a whole /64."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        return str(address.ipv4_mapped or IPv6Network((int(address), 64), strict=False))
    return str(address)
