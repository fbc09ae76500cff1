"""Newton as text in 80 columns, drawn from a view alone."""

from lincei.text.newton.study import draw_board, shows_board
from lincei.text.newton.table import draw, draw_turn

__all__ = ["INTRO", "draw", "draw_board", "draw_turn", "shows_board"]

INTRO = "newton-intro"  # the aim of the game, then a line for each action, then values and points
