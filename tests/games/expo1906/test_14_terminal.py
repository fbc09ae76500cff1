"""Chapter 14: Reorganisation, the Terminal and the resource pile."""

from __future__ import annotations

import pytest

from tests.games.expo1906.table import (
    EDITION,
    by_hand,
    drawn,
    end_round,
    give,
    in_pile,
    legal,
    money,
    on_turn,
    play,
    put,
    seen,
    situation,
    terminal,
    unload,
)

KINDS = [EDITION.slug[kind] for kind, count in enumerate(EDITION.tile_count) if count]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_tiles_left_in_the_terminal_are_discarded_and_it_is_refilled(players: int) -> None:
    """E-14.07."""
    g = on_turn(situation(players), 0)
    money(g, 0, 3)
    if players == 1:
        drawn(g, "ghost JOURNAL")
    play(g, "play TERMINAL", *[f"buy {kind}" for kind in terminal(g)[:2]])
    on_turn(g, 0)
    left = terminal(g)
    assert len(left) == 3 * players - 2
    pile = seen(g)["piles"]["resources"]
    end_round(g)
    assert seen(g)["piles"]["discard"] == {kind: left.count(kind) for kind in sorted(left, key=EDITION.slug.index)}
    assert len(terminal(g)) == 3 * players
    assert seen(g)["piles"]["resources"] == pile - 3 * players


def test_an_empty_pile_is_renewed_from_the_discard_with_the_tiles_just_left_in_the_terminal() -> None:
    """E-EC43, E-14.08."""
    g = by_hand(on_turn(situation(4), 0))
    put(g, 1, "steel/manual@a1")
    give(g, 2, "copper/manual")
    in_pile(g, 5)
    left = terminal(g)
    discard = seen(g)["piles"]["discard"]
    play(g, "play MEETING", "option money", "option jury", "choose steam")
    while legal(g)[0].startswith("project"):
        play(g, legal(g)[0])
    for _ in range(5):
        assert seen(g)["piles"]["discard"] == {**discard, **{k: discard.get(k, 0) + left.count(k) for k in left}}
        play(g, legal(g)[0])
    assert len(terminal(g)) == 5
    assert {text.removeprefix("draw ") for text in legal(g)} == set(discard) | set(left)
    assert seen(g)["piles"] == {**seen(g)["piles"], "discard": {}, "resources": 96 - 2 - 5}
    for _ in range(7):
        play(g, legal(g)[0])
    assert len(terminal(g)) == 12
    assert seen(g)["piles"]["resources"] == 96 - 2 - 12
    assert (seen(g)["seats"][2]["front"], len(seen(g)["seats"][1]["lab"])) == (["copper/manual"], 6)


def test_the_discard_is_shuffled_only_when_a_tile_is_needed() -> None:
    """E-14.08: the last tile of the pile fills the last space, so the discard waits for those still to come."""
    g = on_turn(situation(4), 0)
    in_pile(g, 12)
    end_round(g)
    assert len(terminal(g)) == 12
    assert seen(g)["piles"]["resources"] == 0
    assert sum(seen(g)["piles"]["discard"].values()) == 84


def test_if_there_are_not_enough_tiles_the_terminal_is_filled_as_far_as_possible() -> None:
    """E-14.09."""
    g = on_turn(situation(2), 0)
    rest = ["copper/manual", "copper/manual", "steel/manual", "steel/manual"]
    give(unload(g), 1, *[kind for kind in KINDS if kind not in rest for _ in range(2)])
    end_round(g)
    assert sorted(terminal(g)) == rest
    give(g, 1, *terminal(g))
    on_turn(g, 0)
    end_round(g)
    assert terminal(g) == []
