"""The New Science: who made it, who can play it, and with which options."""

from __future__ import annotations

from typing import Final

NAME: Final = "newscience"
TITLE: Final = "The New Science"
DESIGNERS: Final = ["Dirk Knemeyer"]
PUBLISHER: Final = "Conquistador Games"
YEAR: Final = 2013
LEAST: Final = 2
MOST: Final = 5
# What each option may say, the default first (S-14.01 to S-14.05).
CHOICES: Final = {
    "scientists": ["free", "random"],
    "preview": ["off", "on"],
    "cascade": ["all", "direct"],
    "groups": ["one", "all"],
    "markers": ["unlimited", "limited"],
}
OPTIONS: Final = list(CHOICES)
