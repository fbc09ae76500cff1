"""Section 11: the cascade, which publishes what a publication rests on."""

from __future__ import annotations

import pytest

from lincei.games.newscience.state import NewScience
from tests.games.newscience.table import (
    GAME,
    game,
    influence,
    legal,
    markers,
    play,
    resolve,
    rest,
    seen,
    show,
    situation,
    stage,
    why,
)

BASE = "astrology laws-of-attraction heliocentrism moons-of-jupiter"


def about_to_publish(g: NewScience, tested: str = BASE, space: str = "publish-1") -> NewScience:
    """Seat 0 has tested all this and has ample influence and rest."""
    stage(g, 0, tested=tested)
    influence(g, 0, 5)
    rest(g, 0, 3)
    resolve(g, {space: 0})
    return g


def test_the_cascade_reaches_down_to_level_one_and_brings_no_prestige() -> None:
    """S-11.07. S-11.08. S-11.09. S-EC15."""
    g = about_to_publish(situation())
    assert game(g).describe(g, GAME.read(g, "publish moons-of-jupiter")).args["cascade"] == 3
    play(g, "publish moons-of-jupiter")
    assert sorted(markers(g, 0, "published")) == sorted(BASE.split())
    assert not markers(g, 0, "tested")
    assert g.seats[0].prestige == 6
    assert seen(g)["seats"][0]["publications"] == 4


def test_cascaded_markers_count_as_publications_of_their_owner() -> None:
    """S-11.13. S-13.02."""
    g = about_to_publish(situation())
    stage(g, 1, published="symbolic-algebra")
    play(g, "publish moons-of-jupiter")
    assert seen(g)["most"] == [0]
    assert [p["publications"] for p in seen(g)["seats"]] == [4, 1, 0]


def test_what_was_published_earlier_stays_with_its_publisher() -> None:
    """S-11.12. S-EC16."""
    g = situation()
    stage(g, 1, published="astrology")
    about_to_publish(g, BASE.removeprefix("astrology "))
    play(g, "publish moons-of-jupiter")
    assert markers(g, 1, "published") == ["astrology"]
    assert sorted(markers(g, 0, "published")) == sorted(BASE.split()[1:])
    assert g.seats[0].prestige == 6


@pytest.mark.parametrize("chosen", ["heliocentrism", "planetary-motion"])
def test_of_several_own_members_of_a_group_the_publisher_chooses_one(chosen: str) -> None:
    """S-11.11. S-D09. S-EC17."""
    g = about_to_publish(situation(), f"{BASE} planetary-motion")
    play(g, "publish moons-of-jupiter")
    assert (g.to_move, legal(g)) == (0, ["cascade heliocentrism", "cascade planetary-motion"])
    assert why(g, "decline") == why(g, "cascade astrology") == "S-11.11"
    play(g, f"cascade {chosen}")
    other = {"heliocentrism": "planetary-motion", "planetary-motion": "heliocentrism"}[chosen]
    assert markers(g, 0, "tested") == [other]
    assert chosen in markers(g, 0, "published") and len(markers(g, 0, "published")) == 4
    assert g.seats[0].prestige == 6


def test_beside_a_public_member_no_other_member_of_a_group_moves() -> None:
    """S-11.11. S-EC18."""
    g = situation()
    stage(g, 1, published="astrology laws-of-attraction planetary-motion")
    about_to_publish(g, "heliocentrism moons-of-jupiter")
    play(g, "publish moons-of-jupiter")
    assert markers(g, 0, "published") == ["moons-of-jupiter"]
    assert markers(g, 0, "tested") == ["heliocentrism"]


def test_markers_of_others_on_cascaded_discoveries_go_back_and_they_still_know_them() -> None:
    """S-11.07. S-11.06. S-EC19."""
    g = situation()
    stage(g, 1, tested="astrology", researched="heliocentrism")
    about_to_publish(g)
    play(g, "publish moons-of-jupiter")
    assert not markers(g, 1, "tested") and not markers(g, 1, "researched")
    assert g.known(1) == g.known(0)


def test_the_cascade_tests_neither_points_nor_influence() -> None:
    """S-11.10. S-EC20."""
    g = about_to_publish(situation(3, ["kircher", "kepler", "galileo"]))
    rest(g, 0, 0)
    influence(g, 0, 0, government=2, religion=1)  # Heliocentrism asks for religion 2
    assert why(g, "publish heliocentrism") == "S-11.03"
    play(g, "publish moons-of-jupiter")
    assert sorted(markers(g, 0, "published")) == sorted(BASE.split())


def test_prestige_for_both_comes_only_from_below() -> None:
    """S-EC21. S-11.08. S-11.15."""
    up = situation()
    stage(up, 0, tested="symbolic-algebra logarithms")
    influence(up, 0, 1)
    rest(up, 0, 1)
    down = up.copy()
    resolve(up, {"publish-1": 0, "publish-2": 0})
    play(up, "publish symbolic-algebra", "publish logarithms")
    assert up.seats[0].prestige == 6
    resolve(down, {"publish-1": 0, "publish-2": 0})
    play(down, "publish logarithms")
    assert down.seats[0].prestige == 4
    assert markers(down, 0, "published") == ["symbolic-algebra", "logarithms"]


def test_a_discovery_without_prerequisites_drags_nothing_along() -> None:
    """S-11.07."""
    g = about_to_publish(situation(), "astrology symbolic-algebra")
    play(g, "publish astrology")
    assert markers(g, 0, "published") == ["astrology"]
    assert markers(g, 0, "tested") == ["symbolic-algebra"]


def test_what_is_not_a_prerequisite_stays() -> None:
    """S-11.07. S-11.09."""
    g = about_to_publish(situation(), f"{BASE} symbolic-algebra logarithms solar-parallax")
    play(g, "publish moons-of-jupiter")
    assert markers(g, 0, "tested") == ["solar-parallax", "symbolic-algebra", "logarithms"]


def test_one_publication_may_reach_the_whole_tree_beneath_it() -> None:
    """S-11.09. S-11.11."""
    physics = "symbolic-algebra falling-bodies air-pressure pendulum light-spectrum universal-gravitation"
    g = about_to_publish(situation(), f"{BASE} planetary-motion {physics}")
    rest(g, 0, 3)
    resolve(g, {"publish-1": 0})
    play(g, "publish universal-gravitation")
    assert legal(g) == ["cascade pendulum", "cascade light-spectrum"]
    play(g, "cascade light-spectrum")
    assert legal(g) == ["cascade heliocentrism", "cascade planetary-motion"]
    play(g, "cascade planetary-motion")
    assert markers(g, 0, "tested") == ["heliocentrism", "pendulum"]
    assert g.seats[0].prestige == 10


def test_prerequisites_out_of_play_are_not_dragged_along() -> None:
    """S-11.07. S-2.11."""
    chemistry = "alchemy nature-of-gases"
    physics = "laws-of-attraction symbolic-algebra falling-bodies air-pressure"
    g = about_to_publish(situation(4), f"{physics} {chemistry}")
    play(g, "publish air-pressure")
    assert not markers(g, 0, "tested")
    g = about_to_publish(situation(3), physics)
    play(g, "publish air-pressure")
    assert not markers(g, 0, "tested")


def test_a_ban_on_a_field_does_not_stop_a_cascade_into_it() -> None:
    """S-16.03. S-EC39."""
    g = situation()
    show(g, "test-all-ban-publish-astronomy")
    physics = "symbolic-algebra falling-bodies air-pressure pendulum universal-gravitation"
    about_to_publish(g, f"{BASE} {physics}")
    assert why(g, "publish moons-of-jupiter") == "S-16.03"
    play(g, "publish universal-gravitation")
    assert {"astrology", "heliocentrism", "moons-of-jupiter"} <= set(markers(g, 0, "published"))


def test_by_option_the_cascade_stops_at_direct_prerequisites() -> None:
    """S-14.03. S-EC45."""
    g = about_to_publish(situation(cascade="direct"))
    play(g, "publish moons-of-jupiter")
    assert markers(g, 0, "published") == ["heliocentrism", "moons-of-jupiter"]
    assert markers(g, 0, "tested") == ["astrology", "laws-of-attraction"]
    assert seen(g)["seats"][0]["publications"] == 2


def test_by_option_all_own_members_of_a_group_are_dragged_along() -> None:
    """S-14.04. S-EC46."""
    g = about_to_publish(situation(groups="all"), f"{BASE} planetary-motion")
    play(g, "publish moons-of-jupiter")
    assert len(markers(g, 0, "published")) == 5 and not markers(g, 0, "tested")
    g = situation(groups="all")
    stage(g, 1, published="astrology laws-of-attraction planetary-motion")
    about_to_publish(g, "heliocentrism moons-of-jupiter")
    play(g, "publish moons-of-jupiter")
    assert markers(g, 0, "published") == ["heliocentrism", "moons-of-jupiter"]
    assert g.seats[0].prestige == 6


def test_both_options_together() -> None:
    """S-14.03. S-14.04."""
    g = about_to_publish(situation(cascade="direct", groups="all"), f"{BASE} planetary-motion")
    play(g, "publish moons-of-jupiter")
    assert markers(g, 0, "published") == ["heliocentrism", "planetary-motion", "moons-of-jupiter"]
    assert markers(g, 0, "tested") == ["astrology", "laws-of-attraction"]


def test_after_a_direct_cascade_a_prerequisite_below_may_still_be_published_for_prestige() -> None:
    """S-14.03. S-11.04."""
    g = situation(cascade="direct")
    stage(g, 0, tested=BASE)
    influence(g, 0, 5)
    rest(g, 0, 3)
    resolve(g, {"publish-1": 0, "publish-2": 0})
    play(g, "publish moons-of-jupiter", "publish astrology")
    assert g.seats[0].prestige == 8
