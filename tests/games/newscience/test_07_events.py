"""Chapter 7: event cards in general."""

from __future__ import annotations

from tests.games.newscience.table import (
    card_id,
    end_round,
    give,
    idle,
    influence,
    lab,
    legal,
    markers,
    play,
    player,
    resolve,
    rest,
    seen,
    show,
    situation,
    stage,
    told,
    why,
)

LATE = "PLAY points research +1 and influence self religion +1"
BAD_YEAR = "EFFECT influence each science -1 and points research -1"


def points(table: dict[str, list[dict[str, dict[str, dict[str, int]]]]], seat: int, discovery: str) -> int:
    """What a player's action on a discovery would total on a space without modifier."""
    return table["seats"][seat]["reach"][discovery]["points"]


# -- EFFECT -------------------------------------------------------------------------------------------------------


def test_an_effect_is_for_everybody_and_for_the_whole_round() -> None:
    """S-7.01. S-7.02. From before the placing until clean-up."""
    g = situation(4)
    before = [points(seen(g), seat, "astrology") for seat in range(4)]
    show(g, "test-all-points-research", "test-play-science")
    during = [value + 1 for value in before]
    assert (seen(g)["phase"], [points(seen(g), seat, "astrology") for seat in range(4)]) == ("placing", during)
    resolve(g, {"research-1": 0, "research-3": 3, "publish-1": 1})
    assert [points(seen(g), seat, "astrology") for seat in range(4)] == during
    assert seen(g)["effects"] == ["test-all-points-research"]
    idle(g)
    assert [points(seen(g), seat, "astrology") for seat in range(4)] == before
    assert "test-all-points-research" not in seen(g)["effects"]


def test_an_effect_cannot_be_declined() -> None:
    """S-7.01. A card that takes points, too, works on whoever likes it or not."""
    g = situation(2, ["kircher", "newton"], cards=[BAD_YEAR])
    show(g, "card-1")
    assert [p.influence[3] for p in g.seats] == [0, 1]
    events = resolve(g, {"research-2": 0})
    assert told(events) == ["log-lost"], "a total of 0"
    end_round(g)
    events = resolve(g, {"research-2": 0})
    assert (told(events), "research astrology" in legal(g)) == ([], True)


def test_an_effect_is_for_those_too_whom_a_card_wards() -> None:
    """S-7.01. WARD holds off rivals' PLAY cards only (S-16.03)."""
    g = situation(4)
    give(g, 2, "test-ward")
    before = [p.influence[3] for p in g.seats]
    show(g, "test-all-science")
    assert [p.influence[3] for p in g.seats] == [value + 1 for value in before]


def test_an_effect_governs_rest_and_placing_of_its_round() -> None:
    """S-7.02. S-EC28. It has no space of its own."""
    g = situation(4)
    show(g, "test-all-yield-rest", "test-all-close-research-last")
    assert [text for text in legal(g) if "event" in text] == []
    assert (why(g, "place research-4"), why(g, "place research-3")) == ("S-16.03", "")
    assert [space["closed"] for space in seen(g)["spaces"] if space["id"] == "research-4"] == [True]
    resolve(g, {}, resting=[0])
    assert player(g, 0).rest == 0
    idle(g)
    assert why(g, "place research-4") == ""
    assert [space["id"] for space in seen(g)["spaces"] if space["closed"]] == []
    resolve(g, {}, resting=[0])
    assert player(g, 0).rest == 1


def test_a_one_off_clause_happens_once_when_the_card_is_revealed() -> None:
    """S-7.17."""
    g = situation(4)
    before = [p.influence[3] for p in g.seats]
    events = show(g, "test-all-science", "test-play-research")
    assert told(events) == ["log-reveal", *["log-influence"] * 4, "log-reveal"]
    after = [value + 1 for value in before]
    assert [p.influence[3] for p in g.seats] == after
    resolve(g, {"research-1": 0})
    assert [p.influence[3] for p in g.seats] == after
    play(g, "decline", "event test-keep-research", "event test-play-ahead")
    assert g.round == 3
    assert [p.influence[3] for p in g.seats] == after, "what was gained stays"


def test_the_clauses_of_an_effect_come_in_printed_order_and_one_that_cannot_is_skipped() -> None:
    """S-7.12. The leader is looked for when his clause comes."""
    card = "EFFECT influence each science +1 and influence leader-science science -1"
    g = situation(3, cards=[card])
    for seat, value in enumerate([5, 4, 3]):
        influence(g, seat, science=value)
    show(g, card)
    assert [p.influence[3] for p in g.seats] == [4, 4, 4]
    g = situation(3, cards=["EFFECT rest-loss each 1 and influence each religion +1"])
    influence(g, 0, religion=5)
    influence(g, 1, religion=0)
    show(g, "card-1")
    assert [p.rest for p in g.seats] == [0, 0, 0]
    assert [p.influence[1] for p in g.seats] == [5, 1, 3]


def test_several_effects_all_apply_in_reveal_order() -> None:
    """S-7.11."""
    g = situation(4, cards=["EFFECT points research +1 astronomy"])
    show(g, "test-all-points-research", "card-1")
    table = seen(g)
    assert table["effects"] == ["test-all-points-research", "card-1"]
    assert points(table, 0, "astrology") == points(table, 0, "symbolic-algebra") + 1 == 4
    g = situation(4, cards=["EFFECT influence last-science science +1", "EFFECT influence leader-science religion +1"])
    for seat, value in enumerate([1, 2, 2, 2]):
        influence(g, seat, science=value, religion=0)
    show(g, "card-1", "card-2")
    assert [p.influence[1] for p in g.seats] == [1, 1, 1, 1], "the first card has made them all leaders"


def test_a_prohibition_beats_a_permission() -> None:
    """S-7.11. Points for publishing do not lift a ban, nor does an extra space a closed one."""
    g = situation(4, cards=["EFFECT points publish +1 astronomy", "EFFECT close publish last"])
    stage(g, 0, tested="astrology")
    influence(g, 0, every=5)
    show(g, "card-1", "test-all-ban-publish-astronomy")
    resolve(g, {"publish-1": 0, "research-1": 1})
    play(g, "decline")
    assert legal(g, "event"), "nothing could be published"
    g = situation(4, cards=["EFFECT points publish +1 astronomy", "EFFECT close publish last"])
    show(g, "test-all-open-publish", "card-2")
    assert [text for text in legal(g) if "publish" in text] == ["place publish-1", "place publish-3"]
    assert why(g, "place publish-2") == "S-16.03"


# -- PLAY ---------------------------------------------------------------------------------------------------------


def test_a_play_card_is_controlled_by_whose_cube_is_on_it_and_resolved_at_once() -> None:
    """S-7.03. S-EX21. It cannot be held: it lies on display to the end of the round and never in a lab."""
    g = situation(3)
    before = [p.influence[3] for p in g.seats]
    show(g, "test-play-science")
    events = resolve(g, {"event-1": 2, "research-1": 0})
    assert told(events) == ["log-play", "log-influence"]
    assert [p.influence[3] for p in g.seats] == [before[0], before[1], before[2] + 1]
    assert (legal(g)[0], lab(g, 2)) == ("research astrology", "")
    assert seen(g)["display"][0]["card"] == "test-play-science"
    idle(g)
    assert [lab(g, seat) for seat in range(3)] == ["", "", ""]


def test_a_clause_of_a_play_card_that_cannot_be_carried_out_is_skipped() -> None:
    """S-7.12. S-D03. The rest of the card is carried out; only MAY is asked about."""
    g = situation(4)
    influence(g, 0, science=5)
    show(g, "test-play-lincei")
    events = resolve(g, {"event-1": 0, "research-1": 1})
    assert told(events) == ["log-play", "log-skipped"]
    assert (g.to_move, legal(g)) == (0, ["accept", "decline"])
    play(g, "accept")
    assert legal(g) == ["track government", "track religion"]
    assert why(g, "track science") == "S-16.03"
    play(g, "track religion")
    assert player(g, 0).influence == (1, 1, 0, 5)
    g = situation(4)
    show(g, "test-play-lincei")
    resolve(g, {"event-1": 0, "research-1": 1})
    play(g, "decline")
    assert player(g, 0).influence == (1, 0, 0, 2)


def test_what_a_play_card_gives_for_actions_is_gone_when_the_round_ends() -> None:
    """S-7.09. S-EX23. What it has done stays."""
    g = situation(3, cards=[LATE])
    show(g, LATE)
    resolve(g, {"event-1": 0, "research-2": 0})
    assert seen(g)["seats"][0]["boosts"] == [{"card": "card-1", "action": "research"}]
    assert points(seen(g), 0, "astrology") == 3
    idle(g)
    assert seen(g)["seats"][0]["boosts"] == []
    assert (points(seen(g), 0, "astrology"), player(g, 0).influence[1]) == (2, 1)


# -- KEEP ---------------------------------------------------------------------------------------------------------


def test_a_keep_card_goes_into_the_lab_and_works_from_then_on() -> None:
    """S-7.04. S-EC26. Also later in the same round, and in every round after."""
    g = situation(3, ["newton", "kepler", "galileo"])
    show(g, "test-keep-research")
    assert points(seen(g), 0, "astrology") == 1, "not while it lies on display"
    events = resolve(g, {"event-1": 0, "research-2": 0})
    assert told(events) == ["log-keep"]
    assert (lab(g, 0), points(seen(g), 0, "astrology")) == ("test-keep-research", 2)
    assert seen(g)["display"] == [{"card": None, "space": None}]
    stage(g, 0, tested="symbolic-algebra")
    play(g, "research logarithms")
    assert markers(g, 0, "researched") == ["logarithms"], "value 2, with the card and without rest"
    idle(g)
    assert (lab(g, 0), points(seen(g), 0, "astrology")) == ("test-keep-research", 2)


def test_a_single_use_card_is_discarded_after_use_and_a_constant_one_is_not() -> None:
    """S-7.05."""
    for card, after in (("test-once-research-1", ""), ("test-keep-research", "test-keep-research")):
        g = situation(3, ["newton", "kepler", "galileo"])
        give(g, 0, card)
        stage(g, 0, tested="symbolic-algebra")
        resolve(g, {"research-2": 0})
        play(g, "research logarithms" + ("" if after else " card"))
        assert markers(g, 0, "researched") == ["logarithms"]
        assert lab(g, 0) == after


def test_a_new_keep_must_be_added_and_the_old_one_leaves_the_game() -> None:
    """S-7.06. S-7.07. S-EC25. Nobody is asked."""
    g = situation(3)
    give(g, 0, "test-keep-publish")
    show(g, "test-keep-research")
    events = resolve(g, {"event-1": 0, "research-1": 1})
    assert told(events) == ["log-leaves", "log-keep"]
    assert lab(g, 0) == "test-keep-research"
    assert g.to_move == 1
    assert not g.unseen >> card_id(g, "test-keep-publish") & 1, "and does not come back"


def test_a_card_in_the_lab_cannot_be_discarded_at_will() -> None:
    """S-7.07. Nothing that is offered throws it away."""
    g = situation(2)
    give(g, 0, "test-keep-publish")
    while g.round < 4:
        if g.to_move == 0:
            assert [text for text in legal(g) if "card" in text or text == "accept"] == []
        play(g, "decline" if "decline" in legal(g) else legal(g)[-1])
    assert lab(g, 0) == "test-keep-publish"


def test_one_player_may_take_both_cards_of_a_round_and_of_two_keeps_the_later_stays() -> None:
    """S-7.08. S-7.15. S-EX22."""
    for cards, kept in (
        (["test-keep-research", "test-keep-experiment-chemistry"], "test-keep-experiment-chemistry"),
        (["test-keep-experiment-chemistry", "test-keep-research"], "test-keep-research"),
    ):
        g = situation(4)
        show(g, *cards)
        play(g, "place event-1", "place rest", "place rest", "place rest")
        assert why(g, "place event-2") == ""
        resolve(g, {"event-1": 0, "event-2": 0, "research-1": 1})
        assert lab(g, 0) == kept


def test_two_event_spaces_resolve_in_reveal_order() -> None:
    """S-7.14. The card revealed first comes first, whoever stands there and whatever the order of the round."""
    for first, second in ((0, 3), (3, 0)):
        g = situation(4)
        show(g, "test-play-science", "test-play-order-first")
        events = resolve(g, {"event-1": first, "event-2": second, "research-1": 1})
        assert [event.args.get("player") for event in events[:3]] == [first, first, second]
        assert told(events)[:3] == ["log-play", "log-influence", "log-play"]
    g = situation(4)
    influence(g, 0, science=4)
    show(g, "test-play-lincei", "test-play-science")
    resolve(g, {"event-1": 0, "event-2": 0, "research-1": 1})
    assert player(g, 0).influence[3] == 5, "the second card waits for the first to be decided"
    assert legal(g) == ["accept", "decline"]


def test_cards_in_labs_are_public() -> None:
    """S-7.13."""
    g = situation(3)
    give(g, 1, "test-ward")
    for viewer in (None, 0, 1, 2):
        assert [seat["lab"] for seat in seen(g, viewer)["seats"]] == [None, "test-ward", None]


# -- what is left -------------------------------------------------------------------------------------------------


def test_a_card_left_on_display_leaves_the_game_and_an_untaken_one_has_no_effect() -> None:
    """S-7.10. S-7.16. S-EC27."""
    g = situation(4)
    show(g, "test-play-research", "test-keep-research")
    before = [points(seen(g), seat, "astrology") for seat in range(4)]
    resolve(g, {"research-1": 0})
    assert [points(seen(g), seat, "astrology") for seat in range(4)] == before
    idle(g)
    assert [seat["lab"] for seat in seen(g)["seats"]] == [None] * 4
    assert [points(seen(g), seat, "astrology") for seat in range(4)] == before
    for _ in range(3):
        assert not {"test-play-research", "test-keep-research"} & {row["card"] for row in seen(g)["display"]}
        resolve(g, {})
        assert not {"event test-play-research", "event test-keep-research"} & set(legal(g))
        idle(g)


def test_effects_of_displayed_cards_end_with_the_round_but_labs_stay() -> None:
    """S-7.09. S-EX23."""
    g = situation(4)
    give(g, 3, "test-keep-yield-rest")
    rest(g, 0, 1)
    show(g, "test-all-later", "test-all-open-publish")
    assert "place publish-3" in legal(g)
    resolve(g, {})
    idle(g)
    assert (seen(g)["effects"], lab(g, 3)) == ([], "test-keep-yield-rest")
    assert why(g, "place publish-3") == "S-4.08"
    assert seen(g)["seats"][0]["reach"]["astrology"]["stage"] == "research"
    stage(g, 0, researched="astrology")
    assert seen(g)["seats"][0]["reach"]["astrology"]["value"] == 4


def test_a_card_with_a_cube_but_moved_to_a_lab_leaves_an_empty_place_until_the_round_ends() -> None:
    """S-7.10."""
    g = situation(4)
    show(g, "test-keep-research", "test-play-science")
    resolve(g, {"event-1": 1, "research-1": 0})
    assert seen(g)["display"] == [{"card": None, "space": None}, {"card": "test-play-science", "space": "event-2"}]
    end_round(g, "test-play-ahead", "test-play-research")
    assert [row["card"] for row in seen(g)["display"]] == ["test-play-ahead", "test-play-research"]
    assert lab(g, 1) == "test-keep-research"


def test_the_place_of_a_condition_is_that_of_the_round_of_the_card() -> None:
    """S-7.02. Revealed at the end of a round, a card looks at the order of the next (S-16.02)."""
    card = "EFFECT influence each religion +1 if place <= 1"
    g = situation(3, cards=[card])
    religion = [p.influence[1] for p in g.seats]
    resolve(g, {}, resting=[2])
    play(g, "event card-1")
    assert [p.influence[1] for p in g.seats] == [religion[0], religion[1], religion[2] + 1]
