"""Expo 1906: who made it, who can play it, and with which options."""

from __future__ import annotations

from typing import Final

NAME: Final = "expo1906"
TITLE: Final = "Expo 1906"
DESIGNERS: Final = ["Remo Conzadori", "Nestore Mangone"]
PUBLISHER: Final = "Gotha Games"
YEAR: Final = 2015
LEAST: Final = 1
MOST: Final = 4
OPTIONS: Final = ["handicaps"]  # one of none, graduate, student for each seat, with commas (E-20)
