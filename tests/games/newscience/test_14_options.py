"""Chapter 14: options, and data that an owner can change."""

from __future__ import annotations

from pathlib import Path

import pytest

from lincei.games.newscience.components import check_edition, load_edition
from lincei.games.newscience.game import NewScienceGame, load
from lincei.games.newscience.state import NewScience
from lincei.kernel.errors import BadOptions
from lincei.kernel.frames import CHANCE
from tests.games.newscience.editions import Owner
from tests.games.newscience.table import (
    GAME,
    course,
    end_round,
    idle,
    influence,
    legal,
    play,
    resolve,
    rest,
    seen,
    show,
    situation,
    stage,
    told,
)

DEFAULTS = {"scientists": "free", "preview": "off", "cascade": "all", "groups": "one", "markers": "unlimited"}
OTHERS = {"scientists": "random", "preview": "on", "cascade": "direct", "groups": "all", "markers": "limited"}
NINE = "astrology symbolic-algebra laws-of-attraction heliocentrism logarithms falling-bodies moons-of-jupiter"


# -- which there are ----------------------------------------------------------------------------------------------


def test_five_options_and_no_expansion_are_offered() -> None:
    """S-14.07."""
    assert GAME.option_names() == ["scientists", "preview", "cascade", "groups", "markers"]
    with pytest.raises(BadOptions, match="no option 'expansion'"):
        GAME.start(3, 1, {"expansion": "on"})


@pytest.mark.parametrize("name", list(DEFAULTS))
def test_an_option_is_off_unless_said_and_says_one_of_two_things(name: str) -> None:
    """S-14.01. S-14.02. S-14.03. S-14.04. S-14.05."""
    for chosen in (DEFAULTS[name], OTHERS[name]):
        g = GAME.start(3, 1, {name: chosen})
        assert isinstance(g, NewScience)
        assert seen(g)["options"] == {**DEFAULTS, name: chosen}
    assert seen(situation(2))["options"] == DEFAULTS
    with pytest.raises(BadOptions, match=f"{name} is {DEFAULTS[name]} or {OTHERS[name]}, not 'maybe'"):
        GAME.start(3, 1, {name: "maybe"})


def test_every_mixture_of_options_can_be_played_to_its_end() -> None:
    """S-14.01. S-14.03. S-14.04. S-14.05. S-EC40. Every position is whole."""
    for number in range(32):
        options = {name: OTHERS[name] if number >> i & 1 else DEFAULTS[name] for i, name in enumerate(DEFAULTS)}
        for g, _ in course(2 + number % 4, number, eager=True, **options):
            GAME.check(g)
        GAME.check(g)
        assert g.over


# -- scientists ---------------------------------------------------------------------------------------------------


def test_scientists_are_chosen_or_dealt() -> None:
    """S-14.02. S-C02."""
    g = GAME.start(2, 1, explicit_chance=True)
    assert (g.to_move, len(g.legal)) == (0, 5)
    g = GAME.start(2, 1, {"scientists": "random"}, explicit_chance=True)
    assert g.to_move == CHANCE
    g = GAME.start(2, 1, {"scientists": "random"})
    assert isinstance(g, NewScience)
    assert (g.to_move, seen(g)["phase"]) == (g.order[0], "placing")


# -- preview ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_with_the_preview_the_cards_of_the_next_round_lie_open(players: int) -> None:
    """S-14.01. From set-up on; they count as deck and the game is no longer for it."""
    per_round = 1 if players < 4 else 2
    g = situation(players, preview="on")
    rounds = {2: 19, 3: 13, 4: 16, 5: 13}[players]
    for number in range(1, rounds + 1):
        assert (g.over, g.round, seen(g)["rounds"]) == (False, number, rounds)
        ahead = seen(g)["ahead"]
        assert len(ahead) == (per_round if number < rounds else 0)
        assert sum(seen(g)["deck"].values()) == per_round * (rounds - number)
        for viewer in range(players):
            assert seen(g, viewer)["ahead"] == ahead
        idle(g)
        if not g.over:
            assert {row["card"] for row in seen(g)["display"]} == set(ahead)
    assert g.over


def test_without_the_preview_nothing_lies_open() -> None:
    """S-14.01."""
    g = situation(3)
    end_round(g)
    assert (seen(g)["ahead"], len(seen(g)["display"])) == ([], 1)


def test_a_card_of_the_preview_has_no_effect_and_no_space_before_its_round() -> None:
    """S-14.01."""
    g = situation(4, preview="on")
    end_round(g)
    science = [p.influence[3] for p in g.seats]
    resolve(g, {})
    play(g, "event test-all-science", "event test-all-points-research")
    assert g.round == 3
    assert seen(g)["ahead"] == ["test-all-science", "test-all-points-research"]
    assert seen(g)["effects"] == []
    assert [p.influence[3] for p in g.seats] == science
    assert seen(g)["seats"][0]["reach"]["astrology"]["points"] == 2
    resolve(g, {})
    idle(g)
    assert seen(g)["effects"] == ["test-all-science", "test-all-points-research"]
    assert [p.influence[3] for p in g.seats] == [value + 1 for value in science]
    assert seen(g)["seats"][0]["reach"]["astrology"]["points"] == 3


def test_with_the_preview_a_card_that_looks_ahead_opens_what_is_missing() -> None:
    """S-14.01. AHEAD 2 and one card open already: one more is drawn, and none at the end of the round."""
    g = situation(3, preview="on")
    show(g, "test-play-ahead")
    first = seen(g)["ahead"]
    resolve(g, {"event-1": 0, "research-1": 1})
    assert g.to_move == CHANCE
    play(g, "event test-play-science")
    assert seen(g)["ahead"] == [*first, "test-play-science"]
    assert legal(g, "event") == []
    events = play(g, "decline")
    assert told(events) == ["log-decline", "log-reveal", "log-round"]
    assert (seen(g)["ahead"], seen(g)["display"][0]["card"]) == (["test-play-science"], first[0])


# -- cascade and markers ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cascade", "groups", "published"),
    [
        ("all", "one", "astrology heliocentrism moons-of-jupiter laws-of-attraction"),
        ("direct", "one", "heliocentrism moons-of-jupiter"),
        ("all", "all", "astrology heliocentrism planetary-motion moons-of-jupiter laws-of-attraction"),
        ("direct", "all", "heliocentrism planetary-motion moons-of-jupiter"),
    ],
)
def test_options_say_how_far_the_cascade_reaches(cascade: str, groups: str, published: str) -> None:
    """S-14.03. S-14.04."""
    g = situation(3, ["kircher", "kepler", "newton"], cascade=cascade, groups=groups)
    stage(g, 0, tested="astrology laws-of-attraction heliocentrism planetary-motion moons-of-jupiter")
    influence(g, 0, every=5)
    resolve(g, {"publish-1": 0, "publish-2": 0})
    play(g, "publish moons-of-jupiter")
    if groups == "one":
        assert legal(g) == ["cascade heliocentrism", "cascade planetary-motion"]
        play(g, "cascade heliocentrism")
    assert {slug for slug, zones in seen(g)["discoveries"].items() if zones["published"] == 0} == set(published.split())


def test_with_limited_markers_a_step_by_card_needs_one_too() -> None:
    """S-14.05. No marker in supply: neither research nor STEP research."""
    for option, offered in (("unlimited", True), ("limited", False)):
        g = situation(3, markers=option)
        stage(g, 0, tested=NINE, researched="planetary-motion probability analytic-geometry")
        assert seen(g)["seats"][0]["markers"] == 0
        rest(g, 0, 3)
        show(g, "test-play-step-research")
        events = resolve(g, {"event-1": 0, "research-1": 0})
        if offered:
            assert legal(g) == ["research air-pressure"]
            assert told(play(g, "research air-pressure")) == ["log-research", "log-markers"]
            assert seen(g)["seats"][0]["markers"] == -1
        else:
            assert told(events) == ["log-play", "log-skipped", "log-lost"]
            assert "air-pressure" not in seen(g)["seats"][0]["reach"]


def test_published_markers_do_not_come_back() -> None:
    """S-14.05. Ten are ten, in whatever zone they stand; those that go back can be used again."""
    g = situation(3, markers="limited")
    stage(
        g, 0, published="astrology symbolic-algebra laws-of-attraction logarithms falling-bodies", tested="air-pressure"
    )
    stage(g, 0, researched="heliocentrism planetary-motion probability pendulum")
    rest(g, 0, 3)
    resolve(g, {"research-1": 0, "science": 1})
    assert (legal(g, "research"), seen(g)["seats"][0]["markers"]) == ([], 0)
    stage(g, 1, published="heliocentrism")
    resolve(g, {"research-1": 0})
    assert seen(g)["seats"][0]["markers"] == 1
    assert "research analytic-geometry" in legal(g)


# -- data ---------------------------------------------------------------------------------------------------------


def owned(owner: Owner) -> NewScienceGame:
    game = load(owner.path)
    assert isinstance(game, NewScienceGame)
    return game


def test_the_shipped_edition_calls_itself_a_reconstruction() -> None:
    """S-14.06. Its name is shown at the table, and in every view."""
    shipped = NewScienceGame(load_edition())
    view = shipped.view(shipped.start(2, 1), None)
    assert view["edition"] == shipped.edition == "Lincei reconstruction"


def test_an_owner_can_enter_the_printed_values(tmp_path: Path) -> None:
    """S-14.06. S-14.08. Numbers of discoveries, scientists, spaces and the critical value are data, not code."""
    owner = Owner(tmp_path)
    for name in ("discoveries", "scientists", "spaces"):
        owner.printed(name)
    values = {"prestige": 7, "research": 0, "first": 9, "later": 1, "publish": 0, "influence": {"science": 4}}
    owner.put("discoveries", "symbolic-algebra", **values)
    owner.put("scientists", "kepler", research=4, influence={"government": 5})
    owner.put(
        "spaces",
        2,
        rest=1,
        research=[3, 2, 1, 0],
        influence={"government": 1, "religion": 1, "enterprise": 2, "science": 1},
    )
    owner.change("spaces", "critical = 1", "critical = 6")
    assert check_edition(owner.path) == []
    game = owned(owner)
    assert game.digest != NewScienceGame(load_edition()).digest
    g = game.start(2, 1)
    assert isinstance(g, NewScience)
    for text in ("scientist kepler", "scientist newton"):
        g.apply(game.read(g, text))
    assert g.seats[0].influence == (5, 0, 0, 0)
    texts = [game.write(g, action) for action in g.legal]
    assert {"place enterprise-2", "place research-4"} <= set(texts)
    table = game.view(g, 0)["table"]
    assert isinstance(table, dict)
    assert (table["board"]["critical"], table["spaces"][0]["room"]) == (6, 1)
    assert [space["modifier"] for space in table["spaces"] if space["type"] == "research"] == [3, 2, 1, 0]
    assert table["board"]["discoveries"]["symbolic-algebra"]["prestige"] == 7
    assert table["seats"][0]["reach"]["symbolic-algebra"] == {"stage": "research", "points": 5, "rest": 0, "value": 0}
    g.apply(game.read(g, "place rest"))
    refused = game.why_not(g, "place rest")
    assert refused is not None
    assert refused.rule == "S-4.09", "one place to rest is all there is"


def test_cards_of_an_owner_take_the_place_of_the_shipped_ones(tmp_path: Path) -> None:
    """S-14.06."""
    owner = Owner(tmp_path).printed("events")
    owner.put("events", "robert-hooke", name="Hooke, Robert", effect="influence self any +2")
    game = owned(owner)
    g = game.start(2, 1)
    board = game.board(g)["events"]
    assert isinstance(board, dict)
    assert board["robert-hooke"]["name"] == "Hooke, Robert"
    assert board["robert-hooke"]["effect"] != shipped_effect("robert-hooke")
    assert board["great-fire-of-london"]["effect"] == shipped_effect("great-fire-of-london")


def shipped_effect(slug: str) -> str:
    """What a shipped card does, as a reference."""
    e = load_edition()
    return e.event_ref[e.event_slug.index(slug)]
