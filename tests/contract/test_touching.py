"""Which decisions a component may be about."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lincei.contract import Game
from tests.contract.cases import Case, cases, walk

TRACKS = ("steel", "copper", "manual", "automated", "scientific", "empirical")
CASES = pytest.mark.parametrize("case", cases(), ids=repr)


def texts(game: Game, found: list[int]) -> list[str]:
    return [game.texts[action] for action in found]


@CASES
def test_every_legal_action_is_found_by_each_component_it_touches(case: Case) -> None:
    for seed in (23, 24):
        for position in walk(case, seed, every=4):
            for action in position.legal:
                for touch in case.game.describe(position, action).touches:
                    assert touch.partition(".")[0] in case.game.block(action).about
                    assert action in case.game.touching(position, touch), (touch, case.game.texts[action])


@CASES
def test_only_decisions_are_found_each_once_and_those_of_an_offered_kind_first(case: Case) -> None:
    game = case.game
    for position in walk(case, 25, every=25):
        offered = {game.kind(action) for action in position.legal}
        for touch in ("card.MEETING", "cell.c3", "box.steel.4", "place.paris", "tree.b1", "button.stop"):
            found = game.touching(position, touch) if not position.over else []
            assert set(found) <= set(game.decisions) and len(found) == len(set(found))
            kinds = [game.kind(action) in offered for action in found]
            assert kinds == sorted(kinds, reverse=True)


@pytest.mark.parametrize(
    ("name", "touch", "found"),
    [
        ("expo1906", "card.JOURNAL", ["play JOURNAL"]),
        ("expo1906", "cell.c3", ["remove c3", "reposition c3", "at c3"]),
        ("expo1906", "chip.eiffel", ["bring eiffel"]),
        ("expo1906", "marker.0.2", [f"move 3 {way}" for way in ("right", "up", "down", *TRACKS)]),
        ("expo1906", "marker.1.2", []),
        ("expo1906", "box.steel.2", [f"move {number} steel" for number in (1, 2, 3)]),
        ("expo1906", "box.steel.10", []),
        ("newscience", "space.research-2", [f"{verb} research-2" for verb in ("place", "cube", "to")]),
        ("newscience", "player.1", ["rival 2"]),
        ("newscience", "player.9", []),
        ("newscience", "rest.2", ["spend 2"]),
        ("newton", "card.red-work", [f"{verb} red-work" for verb in ("play", "take", "discard", "copy", "tuck")]),
        ("newton", "action.work", ["perform work"]),
        ("newton", "tree.b1", ["student s-b1", "student b1-a2", "student b1-c2"]),
        ("newton", "work.3", ["step"]),
        ("newton", "place.paris", [*(f"{verb} paris" for verb in ("travel", "cube", "jump")), "again city paris"]),
        ("newton", "deck.II", ["reveal II"]),
        ("newton", "button.effect", ["use effect"]),
        ("newton", "nothing.at-all", []),
        ("newton", "", []),
    ],
)
def test_a_component_is_known_by_the_words_of_the_notation(name: str, touch: str, found: list[str]) -> None:
    case = cases(name)[0]
    assert texts(case.game, case.game.touching(case.start(1), touch)) == found


@settings(deadline=None, max_examples=300)
@given(st.sampled_from(cases()), st.text(max_size=30))
def test_no_text_is_too_odd_to_look_for(case: Case, text: str) -> None:
    position = case.start(26)
    kinds = [kind for block in case.game.space for kind in block.about]
    for touch in (text, f"{kinds[len(text) % len(kinds)]}.{text}"):
        assert set(case.game.touching(position, touch)) <= set(case.game.decisions)
