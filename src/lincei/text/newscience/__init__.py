"""The New Science as text in 80 columns, drawn from a view alone."""

from lincei.text.newscience.seat import draw_board, shows_board
from lincei.text.newscience.table import draw, draw_turn

__all__ = ["INTRO", "draw", "draw_board", "draw_turn", "shows_board"]

INTRO = "newscience-intro"  # the aim of the game, then a line for each part of a round, then the end
