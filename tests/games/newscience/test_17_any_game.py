"""Random games, for every number of players and every option, keep what is true of every position (S-EC40)."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from lincei.games.newscience.meta import CHOICES
from lincei.games.newscience.state import NewScience
from lincei.kernel.chance import seeded
from tests.games.newscience.scrambled import CARDS
from tests.games.newscience.table import game_with

GAME = game_with(CARDS)
options = st.fixed_dictionaries({name: st.sampled_from(choices) for name, choices in CHOICES.items()})
seeds = st.integers(0, 10**6)


def eager(g: NewScience, choice: int) -> int:
    """Some answer; an action is declined only where nothing else is offered."""
    found = [action for action in g.legal if GAME.kind(action) != "decline"] or g.legal
    return found[choice % len(found)]


@settings(max_examples=60, deadline=None)
@given(players=st.integers(2, 5), seed=seeds, options=options)
def test_whatever_is_chosen_the_invariants_hold(players: int, seed: int, options: dict[str, str]) -> None:
    """S-EC40. S-3.09. S-3.10. S-1.09. S-1.10. S-12.06."""
    g = GAME.start(players, seed, options)
    assert isinstance(g, NewScience)
    rng = seeded(seed)
    prestige = [0] * players
    known = [0] * players
    while not g.over:
        GAME.check(g)
        for seat, p in enumerate(g.seats):
            assert p.prestige >= prestige[seat], "prestige never falls"
            assert known[seat] & ~g.known(seat) == 0, "knowledge is never lost"
            prestige[seat] = p.prestige
            known[seat] = g.known(seat)
        assert g.round <= [19, 13, 16, 13][players - 2]
        g.apply(eager(g, rng.below(1 << 20)) if seed % 2 else g.legal[rng.below(len(g.legal))])
    GAME.check(g)
    assert [sum(line.points for line in lines) for lines in g.breakdown()] == g.scores()


@settings(max_examples=40, deadline=None)
@given(players=st.integers(2, 5), seed=seeds, options=options, steps=st.integers(1, 250))
def test_a_copy_goes_its_own_way_and_the_same_answers_lead_to_the_same_game(
    players: int, seed: int, options: dict[str, str], steps: int
) -> None:
    """S-EC40. S-C01. S-C03."""
    g = GAME.start(players, seed, options)
    rng = seeded(seed + 1)
    for _ in range(steps):
        if not g.over:
            g.apply(g.legal[rng.below(len(g.legal))])
    before = GAME.view(g, None)
    h = g.copy()
    taken = []
    while not h.over:
        taken.append(h.legal[rng.below(len(h.legal))])
        h.apply(taken[-1])
    assert GAME.view(g, None) == before
    for action in taken:
        g.apply(action)
    assert g.over and GAME.view(g, None) == GAME.view(h, None)


@settings(max_examples=40, deadline=None)
@given(players=st.integers(2, 5), seed=seeds, options=options)
def test_every_refusal_names_a_rule_of_the_register(players: int, seed: int, options: dict[str, str]) -> None:
    """S-D02. S-D03. S-D04. S-D05. S-D06. S-D07. S-D08. S-D09. S-D10."""
    g = GAME.start(players, seed, options)
    rng = seeded(seed)
    while not g.over:
        for _ in range(3):
            action = GAME.decisions[rng.below(len(GAME.decisions))]
            refusal = GAME.why_not(g, GAME.texts[action])
            assert (refusal is None) == (action in g.legal)
            assert refusal is None or refusal.rule.startswith("S-"), GAME.texts[action]
        g.apply(g.legal[rng.below(len(g.legal))])
