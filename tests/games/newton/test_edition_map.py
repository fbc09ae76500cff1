"""The map: each constraint holds for the shipped edition, and bites (N-K01 to N-K14)."""

from __future__ import annotations

from pathlib import Path

import pytest

from lincei.games.newton.components import Edition, check_edition, load_edition
from lincei.games.newton.map_constraints import roads_of, steps_from
from lincei.games.newton.terms import PLACES
from tests.games.newton.editions import Owner, shipped_tables


def test_the_shipped_edition_meets_every_constraint() -> None:
    """N-K00 to N-K63"""
    assert check_edition() == []


def steps_to(edition: Edition, slug: str) -> int:
    return steps_from(edition.basel, edition.neighbours)[edition.place_slug.index(slug)]


@pytest.mark.rule("N-K01", "N-7.03")
def test_n_k01_places_are_counted_by_kind(tmp_path: Path) -> None:
    owner = Owner(tmp_path).printed("map").change_row("map", 'id = "ulm"', '"village", border = "silver"', '"city"')
    assert owner.problems() == [
        "map.toml, row places, field kind: 8 of kind city instead of 7 (N-K01)",
        "map.toml, row places, field kind: 13 of kind village instead of 14 (N-K01)",
    ]
    edition = load_edition()
    assert len(edition.place_slug) == PLACES
    assert (len(edition.universities), len(edition.ancients), len(edition.cities)) == (6, 3, 7)


@pytest.mark.rule("N-K02")
@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('to = "uppsala"', 'to = "uppsalla"', "row roads 50, field to: there is no 'uppsalla' (N-K02)"),
        ('"gdansk", to = "uppsala"', '"uppsala", to = "uppsala"', "row uppsala-uppsala, field to: must be another"),
        ('"gdansk", to = "uppsala"', '"gdansk", to = "torun"', "row gdansk-torun, field to: there is such a road"),
        ('to = "uppsala", toll = 1', 'to = "uppsala", toll = -1', "row gdansk-uppsala, field toll: must be 0 to 9"),
    ],
)
def test_n_k02_roads_join_two_places_once(tmp_path: Path, old: str, new: str, told: str) -> None:
    problems = Owner(tmp_path).change("map", old, new).problems()
    assert [line for line in problems if line.startswith(f"map.toml, {told}")], problems


@pytest.mark.rule("N-K02")
def test_n_k02_a_place_without_a_way_is_named(tmp_path: Path) -> None:
    owner = Owner(tmp_path).printed("map").drop_row("map", 'from = "gdansk", to = "uppsala"')
    assert owner.problems() == ["map.toml, row uppsala: no roads lead here from basel (N-K02)"]


@pytest.mark.rule("N-K03")
def test_n_k03_some_roads_have_a_toll(tmp_path: Path) -> None:
    owner = Owner(tmp_path).printed("map")
    text = owner.text("map")
    for toll in (2, 3):
        text = text.replace(f"toll = {toll}", "toll = 1")
    assert owner.write("map", text).problems() == []
    owner.write("map", text.replace("toll = 1", "toll = 0"))
    assert owner.problems() == ["map.toml, row roads, field toll: no road has a toll (N-K03)"]
    owner.write("map", text.replace('source = "printed"', 'source = "reconstructed"'))
    assert owner.problems() == [
        "map.toml, row roads, field toll: all tolls are 1; at least two sizes are reported (N-K03)"
    ]
    owner.write("map", text.replace('by = "sea"', 'by = "air"'))
    assert "map.toml, row calais-london, field by: 'air' is none of land, sea, both (N-K03)" in owner.problems()


@pytest.mark.rule("N-K04")
def test_n_k04_the_start_is_basel(tmp_path: Path) -> None:
    owner = Owner(tmp_path).printed("map")
    owner.change_row("map", 'id = "basel"', 'kind = "start"', 'kind = "village", border = "silver"')
    owner.change_row("map", 'id = "ulm"', 'kind = "village", border = "silver"', 'kind = "start"')
    assert owner.problems() == ["map.toml, row ulm, field kind: the start must be basel (N-K04)"]


@pytest.mark.rule("N-K05")
def test_n_k05_the_named_places_are_there(tmp_path: Path) -> None:
    owner = (
        Owner(tmp_path).write("map", Owner(tmp_path / "b").text("map").replace('"leipzig"', '"jena"')).printed("map")
    )
    assert owner.problems() == ["map.toml, row places, field id: leipzig is missing (N-K05)"]


@pytest.mark.rule("N-K05", "N-EX06")
def test_n_k05_bologna_is_a_university_and_istanbul_a_city(tmp_path: Path) -> None:
    owner = Owner(tmp_path).printed("map")
    owner.change_row("map", 'id = "bologna"', '"university"', '"city"')
    owner.change_row("map", 'id = "istanbul"', '"city"', '"university"')
    assert owner.problems() == [
        "map.toml, row bologna, field kind: must be university (N-K05)",
        "map.toml, row istanbul, field kind: must be city (N-K05)",
    ]


@pytest.mark.rule("N-K06", "N-EX10")
def test_n_k06_the_scoring_example_is_possible(tmp_path: Path) -> None:
    named = "bologna, paris, leipzig, amsterdam, napoli, athenai, istanbul, krakow"
    told = f"map.toml, row places, field kind: of {named} four must be university, one ancient, three city or master"
    owner = Owner(tmp_path).printed("map").change_row("map", 'id = "krakow"', '"university"', '"city"')
    owner.change_row("map", 'id = "london"', '"city"', '"university"')
    assert owner.problems() == [f"{told} (N-K06)"]
    owner.change_row("map", 'id = "amsterdam"', '"city"', '"university"')
    owner.change_row("map", 'id = "london"', '"university"', '"city"')
    assert owner.problems() == []


@pytest.mark.rule("N-K06")
def test_n_k06_which_of_them_is_what_is_our_ruling(tmp_path: Path) -> None:
    owner = Owner(tmp_path).change_row("map", 'id = "paris"', '"university"', '"city"')
    owner.change_row("map", 'id = "amsterdam"', '"city"', '"university"')
    assert owner.problems() == [
        "map.toml, row paris, field kind: must be university (N-K06)",
        "map.toml, row places, field kind: two of amsterdam, napoli and krakow must be city (N-K06)",
    ]
    edition = load_edition()
    assert edition.place_slug.index("krakow") in edition.universities


@pytest.mark.rule("N-K07")
def test_n_k07_places_lie_in_europe_each_in_its_spot(tmp_path: Path) -> None:
    owner = Owner(tmp_path).change_row("map", 'id = "london"', "lon = -0.13", "lon = -74.01")
    owner.change_row("map", 'id = "torun"', "lon = 18.60, lat = 53.01", "lon = 18.65, lat = 54.35")
    assert owner.problems() == [
        "map.toml, row london, field lon: lies outside Europe (-25 to 60, 28 to 70) (N-K07)",
        "map.toml, row torun, field lon: lies where gdansk lies (N-K07)",
    ]
    assert owner.printed("map").problems() == []


@pytest.mark.rule("N-K08")
def test_n_k08_silver_and_gold_villages_occur(tmp_path: Path) -> None:
    owner = Owner(tmp_path).printed("map")
    owner.write("map", owner.text("map").replace('"silver"', '"gold", players = 1'))
    told = "map.toml, row places, field border: both silver and gold must occur (N-K08)"
    assert told in owner.problems()
    owner.change_row("map", 'id = "ulm"', '"gold", players = 1', '"bronze"')
    assert "map.toml, row ulm, field border: 'bronze' is none of silver, gold (N-K08)" in owner.problems()


@pytest.mark.rule("N-K09")
def test_n_k09_three_marks_tell_the_ancient_lands_apart(tmp_path: Path) -> None:
    assert load_edition().ancient_slug == ["column", "obelisk", "amphora"]
    owner = Owner(tmp_path).change("tiles", '"obelisk", "amphora"]', '"amphora", "amphora"]')
    told = "tiles.toml, row ancients, field rows: 'amphora' must be one word of small letters, unlike any other id"
    assert f"{told} (N-K09)" in owner.problems()
    owner.change("tiles", '"amphora", "amphora"]', '"amphora"]')
    assert "tiles.toml, row ancients, field rows: 2 marks instead of 3 (N-K09)" in owner.problems()


@pytest.mark.rule("N-K10", "N-EX04")
def test_n_k10_a_way_of_three_free_roads_leads_over_a_token_to_istanbul(tmp_path: Path) -> None:
    owner = Owner(tmp_path)
    owner.change_row("map", 'to = "istanbul"', "toll = 0", "toll = 1")
    owner.change_row("map", 'from = "istanbul"', "toll = 0", "toll = 1")
    told = "map.toml, row roads, field to: no way of three roads without toll ends in a gold village and istanbul"
    assert f"{told} (N-K10)" in owner.problems()
    assert owner.printed("map").problems() == []
    for village in ("ragusa", "rhodos"):
        owner.change_row("map", f'id = "{village}"', '"gold", players = 1', '"silver"')
    told = "map.toml, row roads, field to: no way of three roads ends in a gold village and istanbul (N-K10)"
    assert told in owner.problems()
    tables = shipped_tables()
    assert len(roads_of(tables)[tables.place("istanbul")]) > 1


@pytest.mark.rule("N-K11", "N-1.06")
def test_n_k11_eighteen_bonus_spaces_with_all_marks(tmp_path: Path) -> None:
    owner = Owner(tmp_path).printed("map").printed("tracks")
    owner.change_row("map", 'id = "pisa"', '"gold", players = 1', '"silver"')
    assert owner.problems() == [
        "tracks.toml, row tree, field kind: 17 bonus spaces on map and tree instead of 18 (N-K11)"
    ]
    for file in ("map", "tracks"):
        owner.write(file, owner.text(file).replace("players = 2", "players = 3"))
    assert "tracks.toml, row tree, field players: no bonus space of map and tree is 2+ (N-K11)" in owner.problems()
    for space in ("c4", "d2", "f5"):
        players = owner.line("tracks", f'"{space}", kind = "bonus"').partition("players = ")[2][0]
        owner.change_row("tracks", f'"{space}", kind = "bonus"', f", players = {players}", "")
        owner.change_row("tracks", f'"{space}", kind = "bonus"', '"bonus"', '"plain"')
    told = "tracks.toml, row tree, field kind: 4 bonus spaces instead of at least 5 (N-K11)"
    assert told in owner.problems()


@pytest.mark.rule("N-K12")
def test_n_k12_alone_seven_tokens_can_be_found(tmp_path: Path) -> None:
    owner = Owner(tmp_path)
    for village in ("pisa", "calais"):
        owner.change_row("map", f'id = "{village}"', "players = 1", "players = 2")
    told = "map.toml, row places, field players: 6 bonus spaces of map and tree for 1 player instead of at least 7"
    assert owner.problems() == [f"{told} (N-K12)"]
    assert owner.printed("map").problems() == []
    edition = load_edition()
    assert [edition.bonus_players.count(players) for players in (1, 2, 3, 4)] == [8, 3, 3, 4]
    assert sum(place >= 0 for place in edition.bonus_place) == 11


@pytest.mark.rule("N-K13")
def test_n_k13_the_objective_is_a_far_dead_end() -> None:
    edition = load_edition()
    assert len(edition.neighbours[edition.objective_place]) == 1
    assert steps_to(edition, "uppsala") >= 4
    assert 3 <= steps_to(edition, "uraniborg") <= 5


@pytest.mark.rule("N-K14")
def test_n_k14_roads_and_tolls_are_counted(tmp_path: Path) -> None:
    owner = Owner(tmp_path)
    owner.change_row("map", '"speyer", to = "paris"', "toll = 1", "toll = 4")
    for end in ("calais", "bayonne"):
        owner.change_row("map", f'"paris", to = "{end}"', "toll = 0", "toll = 2")
    assert owner.problems() == [
        "map.toml, row roads, field toll: 17 of 50 roads have one, not a quarter to a third (N-K14)",
        "map.toml, row speyer-paris, field toll: 4 instead of 1 to 3 (N-K14)",
    ]
    for i, places in enumerate((("basel", "paris"), ("basel", "leipzig"), ("paris", "london"))):
        row = f'{{ from = "{places[0]}", to = "{places[1]}", toll = {i % 2}, by = "land" }}'
        owner.add_row("map", '"gdansk", to = "uppsala"', row)
    assert "map.toml, row roads, field rows: 53 roads instead of 42 to 52 (N-K14)" in owner.problems()
    assert owner.printed("map").problems() == []


@pytest.mark.rule("N-K14")
def test_n_k14_universities_and_ancient_lands_have_their_distance(tmp_path: Path) -> None:
    owner = Owner(tmp_path).add_row(
        "map", '"gdansk", to = "uppsala"', '{ from = "basel", to = "paris", toll = 0, by = "land" }'
    )
    owner.add_row("map", '"basel", to = "paris"', '{ from = "ulm", to = "athenai", toll = 3, by = "land" }')
    assert owner.problems() == [
        "map.toml, row paris: 1 steps from the start instead of 2 to 5 (N-K14)",
        "map.toml, row athenai: 2 steps from the start instead of 4 to 7 (N-K14)",
    ]


@pytest.mark.rule("N-K14")
def test_n_k14_basel_is_in_the_middle(tmp_path: Path) -> None:
    owner = Owner(tmp_path)
    for end in ("besancon", "speyer"):
        owner.drop_row("map", f'"basel", to = "{end}"')
    assert "map.toml, row basel: 2 roads instead of at least 3 (N-K14)" in owner.problems()
    edition = load_edition()
    assert min(steps_to(edition, edition.place_slug[place]) for place in edition.universities + edition.cities) == 2


@pytest.mark.rule("N-K14")
def test_n_k14_most_cube_spaces_are_two_steps_apart(tmp_path: Path) -> None:
    owner = Owner(tmp_path)
    for one, two in (("bologna", "paris"), ("leipzig", "krakow")):
        row = f'{{ from = "{one}", to = "{two}", toll = 0, by = "land" }}'
        owner.add_row("map", '"gdansk", to = "uppsala"', row)
    owner.drop_row("map", '"bologna", to = "graz"').drop_row("map", '"amsterdam", to = "lubeck"')
    for one, two in (("istanbul", "athenai"), ("carthago", "napoli")):
        row = f'{{ from = "{one}", to = "{two}", toll = 1, by = "sea" }}'
        owner.add_row("map", '"gdansk", to = "uppsala"', row)
    told = "map.toml, row roads, field rows: only 5 of 18 cube spaces are 2 steps from the next (N-K14)"
    assert told in owner.problems()
