"""A game being played: its record, who sits where, and the file it is kept in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lincei.contract import Game
from lincei.kernel.events import Event
from lincei.kernel.position import Position
from lincei.kernel.record import Record, Step
from lincei.saves import Place
from lincei.text.console import tell
from lincei.text.players import Player, bot_seed, names_of
from lincei.text.signals import Held
from lincei.words import Words

if TYPE_CHECKING:
    from lincei.bots import Bot


class Session:
    """What the text client and the JSON client share."""

    def __init__(self, game: Game, record: Record, players: list[Player], place: Place, words: Words) -> None:
        self.game = game
        self.record = record
        self.players = players
        self.place = place
        self.words = words
        self.names = names_of(players, words)
        self.humans = [seat for seat, player in enumerate(players) if player.human]
        self._trouble_told = False
        self._bot: Bot | None = None
        self._bot_seat = -1

    @property
    def position(self) -> Position:
        return self.record.position

    @property
    def steps(self) -> list[Step]:
        return self.record.steps

    # -- what can be done -----------------------------------------------------------------------------------------

    def apply(self, action: int) -> Step:
        """Carry out an action and keep the game before anything else can happen."""
        with Held():
            step = self.record.apply(action)
            self.keep()
        return step

    def undo(self) -> None:
        with Held():
            self.record.undo()
            self.keep()

    def redo(self) -> Step:
        with Held():
            step = self.record.redo()
            self.keep()
        return step

    def keep(self) -> None:
        """Write the game to its file; the players are told once if that fails, and may go on."""
        self.place.write(self.record)
        if self.place.trouble and not self._trouble_told:
            self._trouble_told = True
            tell(self.words.say("lincei-not-kept", {"why": "=" + self.place.trouble}))

    def bot_choice(self) -> int:
        """What the bot to move wants to do. A bot lives for one turn, so a resumed game goes on like any other."""
        from lincei.bots import make_bot
        from lincei.bots.seat import Seat

        seat = self.position.to_move
        if self._bot is None or self._bot_seat != seat or not self.steps or self.steps[-1].seat != seat:
            self._bot = make_bot(self.players[seat].kind, bot_seed(self.record.seed, seat, len(self.steps)))
            self._bot_seat = seat
        return self._bot.choose(Seat(self.game, self.position, seat))

    # -- what can be told -----------------------------------------------------------------------------------------

    def events(self, first: int, seat: int | None) -> list[Event]:
        """What a seat may see of the events from a step on; from -1 on, of the set-up, too."""
        found = self.record.set_up[:] if first < 0 else []
        for step in self.steps[max(first, 0) :]:
            found += step.events
        return [event for event in found if event.visible_to(seat)]

    def since_last_turn(self, seat: int) -> int:
        """The step after the last turn of a seat, -1 if it has had none.

        Never further back: what others did on earlier turns may have faded by the rules of the game. Where nobody else
        sits at the table, turns end where the undo line lies.
        """
        steps = self.steps
        first = len(steps)
        if self.record.players == 1:
            while first and not steps[first - 1].line:
                first -= 1
            return first - 1
        while first and steps[first - 1].seat == seat:
            first -= 1
        while first and steps[first - 1].seat != seat:
            first -= 1
        return first or -1
