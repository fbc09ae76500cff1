"""Section 16: what a card is, how its clauses are joined, and what works beside what."""

from __future__ import annotations

import pytest

from lincei.games.newscience.state import NewScience
from lincei.games.newscience.terms import EFFECT
from tests.games.newscience.table import (
    EDITION,
    course,
    end_round,
    game,
    give,
    influence,
    lab,
    legal,
    play,
    resolve,
    rest,
    roll,
    seen,
    show,
    situation,
    stage,
    told,
    why,
)


def taken(card: str, players: int = 3, **tracks: int) -> NewScience:
    """Seat 0 has just taken a PLAY card, with influence 2 on all tracks that are not named."""
    g = situation(players, cards=[card])
    for seat in range(players):
        influence(g, seat, 2)
    influence(g, 0, **tracks)
    show(g, card)
    resolve(g, {"event-1": 0, "research-1": 1})
    return g


# -- cards and clauses --------------------------------------------------------------------------------------------


def test_a_card_has_title_year_level_type_marks_and_one_or_two_clauses() -> None:
    """S-16.01. S-1.02."""
    g = situation(5)
    for slug, card in seen(g)["board"]["events"].items():
        assert set(card) == {"name", "type", "level", "year", "four", "once", "effect"}
        assert card["type"] in ("EFFECT", "PLAY", "KEEP") and card["level"] in (1, 2, 3)
        assert card["type"] == "KEEP" or not card["once"]
        assert card["effect"]
        assert len(g.e.event_clauses[g.e.event_slug.index(slug)]) in (1, 2)


def test_clauses_are_carried_out_in_printed_order() -> None:
    """S-16.02."""
    events = show(situation(cards=["EFFECT rest-loss each 1"]), "EFFECT rest-loss each 1")
    assert told(events) == ["log-reveal"]  # nobody has rest
    g = taken("PLAY order swap and influence self any +1")
    assert [text.split()[0] for text in legal(g)] == ["rival", "rival"]
    play(g, "rival 2")
    assert [text.split()[0] for text in legal(g)] == ["track"] * 4
    g = taken("PLAY influence self any +1 and order swap")
    assert [text.split()[0] for text in legal(g)] == ["track"] * 4
    play(g, "track science")
    assert [text.split()[0] for text in legal(g)] == ["rival", "rival"]


def test_a_clause_that_cannot_be_carried_out_is_skipped_and_the_rest_is_done() -> None:
    """S-7.12. S-16.02."""
    g = taken("PLAY influence self science +1 and influence self religion +1", science=5)
    assert g.seats[0].influence == (2, 3, 2, 5)
    g = taken("PLAY lab rival and influence self religion +1")
    assert g.seats[0].influence == (2, 3, 2, 2)


@pytest.mark.parametrize(("answer", "government"), [("accept", 3), ("decline", 2)])
def test_a_clause_that_says_may_is_asked_about(answer: str, government: int) -> None:
    """S-16.02. S-D03."""
    g = taken("PLAY influence self science +1 and may influence self government +1")
    assert (g.to_move, legal(g)) == (0, ["accept", "decline"])
    assert g.seats[0].influence == (2, 2, 2, 3)  # the first clause is done
    assert why(g, "choose 1") == "S-16.02"
    play(g, answer)
    assert g.seats[0].influence == (government, 2, 2, 3)
    assert g.to_move == 1


def test_after_an_accepted_may_its_own_choice_follows() -> None:
    """S-16.02. S-D03."""
    g = taken("PLAY influence self science +1 and may influence self government/religion +1")
    play(g, "accept")
    assert legal(g) == ["track government", "track religion"]


def test_a_may_that_is_in_vain_is_not_asked_about() -> None:
    """S-16.02. S-7.12."""
    g = taken("PLAY influence self science +1 and may influence self government +1", government=5)
    assert g.to_move == 1


def test_one_of_two_alternatives_is_chosen() -> None:
    """S-16.02. S-D03."""
    g = taken("PLAY influence self any +1 or order first")
    assert legal(g) == ["choose 1"]  # seat 0 is first anyway
    play(g, "choose 1", "track science")
    assert g.seats[0].influence == (2, 2, 2, 3)
    g = taken("PLAY influence self science +1 or points research +2")
    assert legal(g) == ["choose 1", "choose 2"]
    assert why(g, "decline") == "S-16.02"
    play(g, "choose 2")
    assert g.seats[0].influence == (2, 2, 2, 2) and len(g.seats[0].boosts) == 1


def test_of_alternatives_only_feasible_ones_are_offered() -> None:
    """S-16.02. S-7.12."""
    g = taken("PLAY lab rival or influence self science +1")
    assert legal(g) == ["choose 2"]
    assert why(g, "choose 1") == "S-7.12"
    g = taken("PLAY lab rival or influence self science +1", science=5)
    assert g.to_move == 1  # neither


def test_a_chosen_alternative_that_says_may_is_asked_about_too() -> None:
    """S-16.02."""
    for answer, rest_left in (("accept", 0), ("decline", 1)):
        card = "PLAY may rest-loss rival 1 or influence self science +1"
        g = situation(cards=[card])
        rest(g, 1, 1)
        show(g, card)
        resolve(g, {"event-1": 0, "research-1": 2})
        play(g, "choose 1")
        assert legal(g) == ["accept", "decline"]
        play(g, answer)
        if answer == "accept":
            play(g, "rival 2")
        assert g.seats[1].rest == rest_left
        assert g.to_move == 2


def test_an_effect_offers_no_choice() -> None:
    """S-16.02."""
    effects = [EDITION.event_slug[card] for card in range(EDITION.events) if EDITION.event_type[card] == EFFECT]
    assert len(effects) == 12
    for slug in effects:
        g = situation(4)
        show(g, slug)
        assert g.to_move == 0 and {text.split()[0] for text in legal(g)} == {"place"}, slug


def test_a_play_is_resolved_at_once_and_cannot_be_held() -> None:
    """S-16.05. S-7.03. S-EX21."""
    g = taken("PLAY influence self science +1")
    assert g.seats[0].influence == (2, 2, 2, 3)
    assert lab(g, 0) == ""


# -- stacking -----------------------------------------------------------------------------------------------------


def test_points_of_all_cards_add_up() -> None:
    """S-16.06. S-5.04."""
    cards = ["EFFECT points experiment +1", "2 PLAY points experiment +2", "3 KEEP points experiment +1 astronomy"]
    g = situation(4, ["kircher", "kepler", "galileo", "newton"], cards=cards)
    show(g, *cards[:2])
    give(g, 0, cards[2])
    stage(g, 0, researched="astrology symbolic-algebra")
    resolve(g, {"event-2": 0, "experiment-3": 0})
    totals = [game(g).describe(g, action).args["points"] for action in g.legal[:2]]
    assert (legal(g, "experiment"), totals) == (["experiment astrology", "experiment symbolic-algebra"], [5, 4])


def test_a_declared_card_adds_to_those_in_force() -> None:
    """S-16.06. S-16.05."""
    cards = ["EFFECT points experiment -1", "ONCE points experiment +3"]
    g = situation(3, ["kircher", "kepler", "galileo"], cards=cards)
    show(g, cards[0])
    give(g, 0, cards[1])
    stage(g, 0, researched="astrology")
    resolve(g, {"experiment-2": 0})
    totals = [game(g).describe(g, action).args["points"] for action in g.legal[:2]]
    assert totals == [0, 3]


def test_both_clauses_of_a_single_use_card_work_together() -> None:
    """S-16.05. S-16.06."""
    card = "ONCE points experiment +1 and die no-critical"
    g = situation(3, ["newton", "kepler", "galileo"], cards=[card])
    give(g, 0, card)
    stage(g, 0, researched="planetary-motion")
    resolve(g, {"experiment-2": 0})
    assert legal(g) == ["experiment planetary-motion", "experiment planetary-motion card", "decline"]
    assert why(g, "experiment planetary-motion card-2") == "S-16.05"
    play(g, "experiment planetary-motion card")
    roll(g, 1)  # 3 + 1 + 1 of 5, and no failure
    assert seen(g)["discoveries"]["planetary-motion"]["experiment"] == [0]


def test_no_clause_of_a_used_card_works_again() -> None:
    """S-16.05. S-7.05."""
    card = "ONCE die reroll or points experiment +2"
    g = situation(3, ["kircher", "kepler", "galileo"], cards=[card])
    give(g, 0, card)
    stage(g, 0, researched="astrology")
    resolve(g, {"experiment-2": 0})
    assert legal(g, "experiment") == ["experiment astrology", "experiment astrology card-2"]
    plain = g.copy()
    play(g, "experiment astrology card-2")
    roll(g, 1)
    assert not legal(g, "reroll")
    play(plain, "experiment astrology")
    roll(plain, 1)
    assert legal(plain) == ["reroll", "decline"]


# -- how long -----------------------------------------------------------------------------------------------------


def test_what_a_play_gave_ends_with_the_round_and_a_keep_stays() -> None:
    """S-16.05. S-7.09. S-EX23."""
    cards = ["PLAY points research +2", "KEEP points experiment +1"]
    g = situation(cards=cards)
    give(g, 0, cards[1])
    show(g, cards[0])
    resolve(g, {"event-1": 0, "research-1": 1})
    assert g.seats[0].boosts
    end_round(g)
    assert not g.seats[0].boosts
    assert seen(g)["seats"][0]["lab"] == "card-2"


def test_an_effect_works_from_its_reveal_until_clean_up() -> None:
    """S-16.05. S-7.02. S-EX23."""
    card = "EFFECT points experiment +1"
    g = situation(3, ["kircher", "kepler", "galileo"], cards=[card])
    stage(g, 0, researched="astrology")
    end_round(g, card)
    assert seen(g)["effects"] == ["card-1"]
    assert seen(g)["seats"][0]["reach"]["astrology"]["points"] == 2  # before the first cube is placed
    end_round(g, "test-play-science")
    assert seen(g)["effects"] == []
    assert seen(g)["seats"][0]["reach"]["astrology"]["points"] == 1


def test_no_card_gives_rest_prestige_cubes_or_steps_back() -> None:
    """S-16.04. S-4.12. S-13.06. S-EC40."""
    events = 0
    for seed in range(10):
        before: list[tuple[int, int, int]] = []
        deed = ""
        for g, text in course(2 + seed % 4, seed):
            now = [(p.rest, p.prestige, p.tested | p.published) for p in g.seats]
            if deed.startswith(("choose", "rival", "track", "favour", "cube", "to ", "accept")):
                events += 1
            for old, new in zip(before, now, strict=False):
                assert new[1] == old[1] or deed.startswith("publish "), deed
                assert old[2] & ~(new[2] | g.published) == 0
            assert all(p.home + p.lifted <= 3 for p in g.seats)
            before, deed = now, text
    assert events > 20
