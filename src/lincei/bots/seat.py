"""What a bot is given: the view of one seat, its legal actions, and worlds it cannot tell from the true one."""

from __future__ import annotations

from lincei.contract import Game
from lincei.kernel.chance import Rng
from lincei.kernel.position import Position


class Seat:
    """One seat's eyes. A bot holds this and never the position."""

    def __init__(self, game: Game, position: Position, number: int) -> None:
        self.game = game
        self.number = number
        self.__position = position

    @property
    def view(self) -> dict[str, object]:
        """All that the seat may see."""
        return self.game.view(self.__position, self.number)

    @property
    def legal(self) -> list[int]:
        """The legal actions, if this seat is asked, alone or together with others."""
        if self.number not in self.__position.waiting:
            return []
        return self.game.turned(self.__position, self.number).legal[:]

    def imagine(self, rng: Rng) -> Position:
        """A full position that fits all that the seat may see; chance in it is the bot's own, not the game's."""
        return self.game.determinise(self.game.turned(self.__position, self.number), self.number, rng)
