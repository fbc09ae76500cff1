"""Expo 1906 as text in 80 columns, drawn from a view alone."""

from lincei.text.expo1906.lab import draw_board, shows_board
from lincei.text.expo1906.seat import draw_seat
from lincei.text.expo1906.table import draw, draw_middle, draw_piles, draw_turn, summary

__all__ = [
    "INTRO",
    "draw",
    "draw_board",
    "draw_middle",
    "draw_piles",
    "draw_seat",
    "draw_turn",
    "shows_board",
    "summary",
]

INTRO = "expo1906-intro"  # the aim of the game, then a line for each card
