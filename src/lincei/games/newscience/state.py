"""The table of The New Science as plain fields, and the smallest changes to it.

What seldom changes is an int or a tuple, so that copies share it.
"""

from __future__ import annotations

from typing import Final, final

from lincei.games.counting import bits, places
from lincei.games.newscience.components import Edition, board_for
from lincei.games.newscience.refs import discovery_ref, track_ref
from lincei.games.newscience.terms import CUBES, LEVELS
from lincei.kernel.chance import Rng
from lincei.kernel.events import Points
from lincei.kernel.position import NOTHING, Position

NOBODY: Final = -1
NONE: Final = -1
# A scored publication is SCORED * discovery + prestige; a line of the final scoring SCORED * track + prestige, or
# AWARD_MOST in place of the track.
SCORED: Final = 64
AWARD_MOST: Final = 4
TIE_BREAK: Final = 64  # more than there can be publications (S-13.05)
# A PLAY card's modifier in force is BOOST * (2 * card + clause) + the action it was chosen for.
BOOST: Final = 4


@final
class Player:
    """One player's mat, tracks and markers."""

    def __init__(self) -> None:
        self.scientist = NONE
        self.rest = 0
        self.prestige = 0
        self.influence: tuple[int, ...] = (0, 0, 0, 0)
        self.home = CUBES  # cubes not yet placed
        self.lifted = 0  # cubes whose action is resolved
        self.researched = 0  # masks of the discoveries with an own marker in each zone
        self.tested = 0
        self.published = 0
        self.lab = NONE  # the KEEP card
        self.boosts: tuple[int, ...] = ()  # modifiers of PLAY cards, until the round ends
        self.scored: tuple[int, ...] = ()  # publications that brought prestige
        self.awards: tuple[int, ...] = ()  # of the final scoring: SCORED * (track or AWARD_MOST) + prestige

    def copy(self) -> Player:
        p = Player()
        p.scientist = self.scientist
        p.rest = self.rest
        p.prestige = self.prestige
        p.influence = self.influence
        p.home = self.home
        p.lifted = self.lifted
        p.researched = self.researched
        p.tested = self.tested
        p.published = self.published
        p.lab = self.lab
        p.boosts = self.boosts
        p.scored = self.scored
        p.awards = self.awards
        return p

    def markers(self) -> int:
        """How many discovery markers are on the tree."""
        return bits(self.researched | self.tested | self.published)


NO_PLAYERS: Final[list[Player]] = []


@final
class NewScience(Position):
    """A position of The New Science."""

    def __init__(self, e: Edition, players: int, rng: Rng) -> None:
        super().__init__(players, rng)
        self.e: Final = e
        self.size: Final = board_for(players)
        # options (section 14)
        self.random_scientists = False
        self.preview = False
        self.direct = False  # the cascade stops at direct prerequisites
        self.whole_groups = False
        self.limited = False  # ten markers and no more
        # course
        self.round = 0
        self.order: tuple[int, ...] = ()
        self.next_order: tuple[int, ...] = ()  # from when Rest is resolved (S-6.02)
        self.resolving = NONE  # the space being resolved; those with lower numbers are done
        # table
        self.seats = NO_PLAYERS
        self.cubes = NOTHING  # who stands on each space, NOBODY where it is free
        self.resting: tuple[int, ...] = ()  # who rests, by rest position
        self.open = 0  # mask of the spaces that take cubes this round
        self.closed = 0  # mask of the printed spaces that take none
        self.display: tuple[int, ...] = ()  # event cards in reveal order; NONE where a KEEP has gone to a lab
        self.ahead: tuple[int, ...] = ()  # the next cards of the deck, where they lie open
        self.unseen = 0  # mask of the eligible cards nobody has seen
        self.left: tuple[int, int, int] = (0, 0, 0)  # cards of each level in the deck, without those that lie open
        self.published = 0  # mask of the discoveries published by anybody

    def copy(self) -> NewScience:
        g = NewScience(self.e, self.players, Rng(self.rng.state))
        self.copy_kernel(g)
        g.random_scientists = self.random_scientists
        g.preview = self.preview
        g.direct = self.direct
        g.whole_groups = self.whole_groups
        g.limited = self.limited
        g.round = self.round
        g.order = self.order
        g.next_order = self.next_order
        g.resolving = self.resolving
        g.seats = [p.copy() for p in self.seats]
        g.cubes = self.cubes[:]
        g.resting = self.resting
        g.open = self.open
        g.closed = self.closed
        g.display = self.display
        g.ahead = self.ahead
        g.unseen = self.unseen
        g.left = self.left
        g.published = self.published
        return g

    def in_play(self) -> int:
        """Mask of the discoveries on this board (S-2.10)."""
        return self.e.in_play[self.size]

    def known(self, seat: int) -> int:
        """Own experiments and whatever anybody has published (S-3.04); research is not knowledge (S-3.05)."""
        return self.seats[seat].tested | self.published

    def last_level(self, p: Player) -> int:
        """How many discoveries of the last level a player has published (S-13.05)."""
        return bits(p.published & self.e.of_level[6 * self.size + LEVELS])

    def scores(self) -> list[int]:
        """Prestige so far; after the end, with the final scoring."""
        return [p.prestige for p in self.seats]

    def ranking(self) -> list[int]:
        """Most prestige; tie: more published level-5 discoveries; still tied: shared (S-13.05, S-13.07)."""
        return places([p.prestige * TIE_BREAK + self.last_level(p) for p in self.seats])

    def breakdown(self) -> list[list[Points]]:
        """For each seat every scored publication (S-11.04), then the lines of the final scoring (S-13.02, S-13.03)."""
        return [self.points_of(p) for p in self.seats]

    def points_of(self, p: Player) -> list[Points]:
        lines: list[Points] = []
        for entry in p.scored:
            discovery = discovery_ref(self.e, entry // SCORED)
            lines.append(Points("newscience-points-publish", "S-11.04", {"discovery": discovery}, entry % SCORED))
        for entry in p.awards:
            if entry // SCORED == AWARD_MOST:
                lines.append(Points("newscience-points-most", "S-13.02", {}, entry % SCORED))
            else:
                track = track_ref(entry // SCORED)
                lines.append(Points("newscience-points-track", "S-13.03", {"track": track}, entry % SCORED))
        return lines


def marked(mask: int, discovery: int) -> bool:
    return mask >> discovery & 1 == 1


def changed(influence: tuple[int, ...], track: int, value: int) -> tuple[int, ...]:
    """The influence with another value on one track."""
    return influence[:track] + (value,) + influence[track + 1 :]
