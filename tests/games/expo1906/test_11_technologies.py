"""Chapter 11: technologies and upgraded cards."""

from __future__ import annotations

import pytest

from lincei.games.expo1906.state import Expo
from lincei.kernel.events import Event
from tests.games.expo1906.table import (
    CELLOPHANE,
    academy,
    clear_scrap,
    end_round,
    finished,
    give,
    legal,
    money,
    on_turn,
    place,
    play,
    put,
    seen,
    situation,
    supplied,
    why,
)

CARDS = ["TERMINAL", "ACADEMY", "LABORATORY", "JOURNAL", "SKYSCRAPER"]
TWO_TYPES = {
    "pneumatic-hammer": {"steel": 2, "manual": 2},
    "time-study": {"manual": 2, "scientific": 2},
    "galvanometer": {"scientific": 2, "copper": 2},
    "automatic-exchange": {"copper": 2, "automated": 2},
    "tabulating-machine": {"automated": 2, "empirical": 2},
    "high-speed-steel": {"empirical": 2, "steel": 2},
}


def upgraded(g: Expo, viewer: int | None = None) -> list[str]:
    """The upgraded cards of the first seat, as a seat or a spectator sees them."""
    cards = seen(g, viewer)["seats"][0]["upgraded"]
    assert isinstance(cards, list)
    return cards


def between_two_projects(tech: str) -> Expo:
    """A tech that touches Cellophane and Laparoscope, but not Telephone."""
    g = on_turn(situation(), 0)
    clear_scrap(g, 0)
    put(g, 0, "cellophane@b2", "laparoscope@d1", "telephone@d6", f"{tech}@c2")
    return g


def news(events: list[Event], viewer: int) -> list[tuple[str, str]]:
    return [(event.message, str(sorted(event.args.items()))) for event in events if event.visible_to(viewer)]


def test_a_tech_in_the_front_supplies_nothing_and_upgrades_nothing() -> None:
    """E-11.01."""
    g = on_turn(situation(), 0)
    put(g, 0, *CELLOPHANE[:3])
    give(g, 0, "combustion-engine", "skyscraper-upgrade")
    assert (supplied(g, 0, "cellophane").get("steam", 0), finished(g, 0), upgraded(g)) == (0, [], [])
    money(g, 0, 0)
    play(g, "play SKYSCRAPER")
    assert seen(g)["seats"][0]["money"] == 4
    on_turn(g, 0)
    play(g, "play LABORATORY")
    place(g, "combustion-engine@c5", "skyscraper-upgrade@d2")
    assert (finished(g, 0), upgraded(g)) == (["cellophane"], ["SKYSCRAPER"]), "in the lab both work"


@pytest.mark.parametrize(("tech", "energy"), [("combustion-engine", "steam"), ("batteries", "electric")])
def test_combustion_engine_and_batteries_supply_4_units_to_every_adjacent_project(tech: str, energy: str) -> None:
    """E-11.02."""
    g = between_two_projects(tech)
    assert supplied(g, 0, "cellophane") == supplied(g, 0, "laparoscope") == {energy: 4}
    assert supplied(g, 0, "telephone") == {}


@pytest.mark.parametrize("tech", sorted(TWO_TYPES))
def test_every_other_resource_tech_supplies_2_units_of_two_types(tech: str) -> None:
    """E-11.03."""
    g = between_two_projects(tech)
    assert supplied(g, 0, "cellophane") == supplied(g, 0, "laparoscope") == TWO_TYPES[tech]
    assert supplied(g, 0, "telephone") == {}


def test_the_combustion_engine_of_the_example_serves_both_projects() -> None:
    """E-EX05."""
    g = on_turn(situation(), 0)
    clear_scrap(g, 0)
    put(g, 0, "cellophane@b2", "laparoscope@d2", "empirical/copper@c3", "combustion-engine@d4")
    assert supplied(g, 0, "cellophane") == {"empirical": 2, "copper": 1, "steam": 4}
    assert supplied(g, 0, "laparoscope") == {"steam": 4}
    lacks = {
        tile["tile"]: {kind: need - have for kind, (have, need) in tile["needs"].items() if have < need}
        for tile in seen(g)["seats"][0]["lab"]
        if "needs" in tile
    }
    assert lacks == {
        "cellophane": {"automated": 2},
        "laparoscope": {"empirical": 1, "automated": 2, "copper": 2},
    }


def test_a_tech_supplies_its_full_amount_once_however_many_sides_touch() -> None:
    """E-11.04, E-EC02."""
    g = on_turn(situation(), 0)
    put(g, 0, "telephone@b6", "high-speed-steel@b4")
    assert supplied(g, 0, "telephone") == {"empirical": 2, "steel": 2}, "b5 and c5 touch it"


def test_there_are_five_upgrade_techs_one_for_each_upgraded_card_and_eight_resource_techs() -> None:
    """E-11.05."""
    g = on_turn(situation(), 0)
    techs = seen(g)["board"]["techs"]
    upgrades = {tech: row["upgrades"] for tech, row in techs.items() if row["upgrades"]}
    assert sorted(upgrades.values()) == sorted(CARDS)
    assert sorted(set(techs) - set(upgrades)) == sorted([*TWO_TYPES, "combustion-engine", "batteries"])
    assert all(row["supplies"] == {} for tech, row in techs.items() if tech in upgrades)


@pytest.mark.parametrize("card", CARDS)
def test_placing_an_upgrade_tech_exchanges_its_card_at_once_and_unasked(card: str) -> None:
    """E-11.06."""
    g = on_turn(situation(), 0)
    give(g, 0, f"{card.lower()}-upgrade")
    play(g, "play LABORATORY", f"place {card.lower()}-upgrade", "at d2")
    assert upgraded(g) == [card]
    assert all(text.startswith("remove") or text == "stop" for text in legal(g)), "nothing is asked about it"


def test_the_terminal_upgrade_works_without_touching_a_project() -> None:
    """E-EX06."""
    g = on_turn(situation(), 0)
    put(g, 0, "telephone@b6")
    give(g, 0, "terminal-upgrade")
    play(g, "play LABORATORY")
    place(g, "terminal-upgrade@d2")
    assert upgraded(g) == ["TERMINAL"]
    play(g, "stop")
    on_turn(g, 0)
    money(g, 0, 4)
    play(g, "play TERMINAL", *[f"buy {tile}" for tile in seen(g)["terminal"][:3]])
    assert seen(g)["seats"][0]["money"] == 0, "1$, 1$ and 2$"


def test_a_card_in_hand_is_exchanged_in_hand_and_a_played_one_on_the_table() -> None:
    """E-11.07."""
    g = on_turn(situation(), 0)
    money(g, 0, 0)
    give(g, 0, "skyscraper-upgrade", "journal-upgrade")
    play(g, "play SKYSCRAPER")
    on_turn(g, 0)
    play(g, "play LABORATORY")
    place(g, "skyscraper-upgrade@d2", "journal-upgrade@a2")
    play(g, "stop")
    assert upgraded(g) == ["JOURNAL", "SKYSCRAPER"]
    assert seen(g, 0)["seats"][0]["hand"] == ["TERMINAL", "ACADEMY", "JOURNAL", "MEETING"]
    on_turn(g, 0)
    assert why(g, "play SKYSCRAPER") == "E-3.05", "upgraded on the table, but played"
    play(g, "play JOURNAL", "move 1 steel", "move 1 right", "move 1 right", "move 1 right")
    assert seen(g)["patents"]["stacks"]["steel"] == {"5": ["0.0"]}, "upgraded in hand: 4 MP"
    on_turn(g, 0)
    end_round(g)
    on_turn(g, 0, first=True)
    play(g, "play SKYSCRAPER")
    assert seen(g)["seats"][0]["money"] == 1 + 4 + 6


def test_removing_an_upgrade_tech_brings_the_base_card_back_at_once() -> None:
    """E-11.08."""
    g = on_turn(situation(), 0)
    put(g, 0, "skyscraper-upgrade@d2")
    assert upgraded(g) == ["SKYSCRAPER"]
    money(g, 0, 0)
    play(g, "play LABORATORY", "remove d2", "stop")
    assert (upgraded(g), "skyscraper-upgrade" in academy(g)) == ([], True)
    on_turn(g, 0)
    play(g, "play SKYSCRAPER")
    assert seen(g)["seats"][0]["money"] == 4


def test_an_upgrade_removed_after_its_card_was_played_leaves_the_base_card_on_the_table() -> None:
    """E-EC10."""
    g = on_turn(situation(), 0)
    put(g, 0, "skyscraper-upgrade@d2")
    money(g, 0, 0)
    play(g, "play SKYSCRAPER")
    assert seen(g)["seats"][0]["money"] == 6
    on_turn(g, 0)
    play(g, "play LABORATORY", "remove d2", "stop")
    assert upgraded(g) == []
    on_turn(g, 0)
    assert why(g, "play SKYSCRAPER") == "E-3.05", "unplayable this round"
    end_round(g)
    on_turn(g, 0, first=True)
    play(g, "play SKYSCRAPER")
    assert seen(g)["seats"][0]["money"] == 6 + 1 + 4, "and base in the next"


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_everybody_sees_which_card_is_upgraded(viewer: int | None) -> None:
    """E-11.09."""
    g = on_turn(situation(), 0)
    give(g, 0, "journal-upgrade")
    play(g, "play LABORATORY")
    place(g, "journal-upgrade@d2")
    assert upgraded(g, viewer) == ["JOURNAL"]


@pytest.mark.parametrize("removing", [False, True])
def test_everybody_learns_whether_a_card_was_exchanged_in_hand_or_on_the_table(removing: bool) -> None:
    """E-11.09."""
    told = []
    for played in [False, True]:
        g = on_turn(situation(), 0)
        if removing:
            put(g, 0, "skyscraper-upgrade@d2")
        else:
            give(g, 0, "skyscraper-upgrade")
        if played:
            play(g, "play SKYSCRAPER")
            on_turn(g, 0)
        play(g, "play LABORATORY")
        events = play(g, "remove d2") if removing else place(g, "skyscraper-upgrade@d2")
        told.append(news(events, 1))
    assert told[0] != told[1]


def test_only_one_version_of_a_card_is_in_use() -> None:
    """E-11.10."""
    g = on_turn(situation(), 0)
    put(g, 0, "skyscraper-upgrade@d2")
    desk = seen(g, 0)["seats"][0]
    assert (desk["hand_size"], desk["hand"].count("SKYSCRAPER")) == (6, 1)
    money(g, 0, 0)
    play(g, "play SKYSCRAPER")
    on_turn(g, 0)
    assert why(g, "play SKYSCRAPER") == "E-3.05", "the base card is no second one"
    end_round(g)
    assert seen(g, 0)["seats"][0]["hand"].count("SKYSCRAPER") == 1
