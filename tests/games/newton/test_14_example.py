"""The scoring example of the rulebook, reached by a whole legal game (N-EX10, N-B01)."""

from __future__ import annotations

import pytest

from lincei.contract import Game
from lincei.games.newton.game import newton
from lincei.kernel.errors import BadRecord
from lincei.kernel.record import Record
from lincei.notation import read_record
from tests.games.newton.boards import on_tree, visited
from tests.games.newton.example import FILE
from tests.games.newton.table import EDITION, GAME, counted


def this_edition(name: str, digest: str) -> Game:
    assert name == "newton"
    return GAME


@pytest.fixture(scope="module")
def record() -> Record:
    """The game, played through from its set-up: every action and every chance result is checked to be possible.

    Whether it is possible is all that matters, so it may have been played before a small change of components.
    """
    lines = FILE.read_text(encoding="utf-8").splitlines()
    header = [f"edition {GAME.edition} {GAME.digest}" if line.startswith("edition ") else line for line in lines]
    try:
        return read_record("\n".join(header), this_edition)
    except BadRecord as error:
        pytest.fail(f"{error}; after a change of components run: python -m tests.games.newton.example")


def test_the_state_of_the_scoring_example_is_reached_by_legal_play(record: Record) -> None:
    """N-EX10. N-B01, N-14.03."""
    g = newton(record.position)
    p = g.seats[0]
    assert g.over and g.round == 6
    named = ["bologna", "paris", "leipzig", "amsterdam", "napoli", "athenai", "istanbul", "krakow"]
    assert sorted(visited(g)) == sorted([*named, EDITION.place_slug[EDITION.objective_place]])
    ends = [space for space in on_tree(g) if EDITION.tree_objective[EDITION.tree_slug.index(space)] >= 0]
    assert len(ends) == 2
    assert p.work == EDITION.work_end
    assert len(p.tokens) == 5
    assert (len(p.played), sum(EDITION.master_vp[master] for master in p.played)) == (3, 11)
    universities = [place for place in EDITION.universities if p.visited >> place & 1]
    ancients = [place for place in EDITION.ancients if p.visited >> place & 1]
    assert (len(universities), len(ancients)) == (4, 1)


def test_it_scores_34_on_the_track_39_for_objectives_and_11_for_masters(record: Record) -> None:
    """N-EX10. N-14.05: 34 + 39 + 11 = 84."""
    g = newton(record.position)
    assert sum(g.seats[0].points) == 34
    objectives = {str(line.args["objective"]): line.points for line in g.breakdown()[0] if line.rule == "N-14.03"}
    texts = dict(zip(EDITION.objective_slug, [effect.text for effect in EDITION.objective_effect], strict=True))
    assert {texts[ref.partition(".")[2]]: points for ref, points in objectives.items()} == {
        "3 vp per universities at most 15": 12,
        "2 vp per tokens at most 14": 10,
        "4 vp per masters at most 16": 12,
        "5 vp per ancients at most 15": 5,
    }
    assert sum(points for rule, points in counted(g, 0) if rule == "N-14.04") == 11
    assert g.scores()[0] == 84
    assert g.ranking()[0] == 1


def test_the_game_has_thirty_turns_of_each_player_and_ends_with_five_tucked_cards(record: Record) -> None:
    """N-B01, N-14.02."""
    texts = [(step.seat, GAME.texts[step.action]) for step in record.steps]
    for seat in (0, 1):
        assert len([text for who, text in texts if who == seat and text == "end turn"]) == 30
    assert len(newton(record.position).seats[0].tucked) == 5
