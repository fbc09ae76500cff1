"""What is in the files of an edition of Newton, as it is played with; or clear lines about what is wrong in them."""

from __future__ import annotations

from pathlib import Path

import pytest

from lincei.games.newton.components import load_edition
from lincei.games.newton.terms import (
    BONUS_SPACES,
    CARDS,
    CELL_CAP,
    CITIES,
    DISCOVERIES,
    INVENTIONS,
    LEVEL_SIZE,
    MASTERS,
    OBJECTIVE_SPACES,
    OBJECTIVES,
    PLACES,
    SPECIALISATIONS,
    START_CARDS,
)
from tests.games.newton.editions import FILES, Owner
from tests.games.owners import assert_clear


class TestTables:
    def test_every_table_has_its_length(self) -> None:
        e = load_edition()
        assert len(e.place_slug) == len(e.place_kind) == len(e.neighbours) == PLACES
        assert len(e.toll) == len(e.road_by) == PLACES * PLACES
        assert len(e.bonus_players) == len(e.bonus_place) == len(e.bonus_tree) == BONUS_SPACES
        assert len(e.objective_need) == OBJECTIVE_SPACES
        assert len(e.cell_name) == 3 * e.columns <= CELL_CAP
        assert len(e.city_slug) == CITIES
        assert len(e.specialisation_slug) == SPECIALISATIONS
        assert len(e.invention_slug) == INVENTIONS
        assert len(e.objective_slug) == OBJECTIVES
        assert len(e.token_slug) == len(e.token_effect) == BONUS_SPACES
        assert len(e.master_slug) == MASTERS
        assert len(e.discovery_slug) == DISCOVERIES
        assert len(e.card_slug) == len(set(e.card_slug)) == CARDS

    def test_roads_are_the_same_both_ways(self) -> None:
        """N-7.04"""
        e = load_edition()
        for one in range(PLACES):
            assert e.neighbours[one] == sorted(e.neighbours[one])
            for two in range(PLACES):
                assert e.toll[one * PLACES + two] == e.toll[two * PLACES + one]
                assert (e.toll[one * PLACES + two] >= 0) == (two in e.neighbours[one])
                assert bool(e.road_by[one * PLACES + two]) == (two in e.neighbours[one])

    def test_eighteen_places_can_take_a_cube(self) -> None:
        """N-0.10"""
        e = load_edition()
        cubes = [place for place in range(PLACES) if e.cube_places >> place & 1]
        assert sorted([*e.universities, *e.ancients, *e.cities, e.master_place, e.objective_place]) == cubes
        assert e.village_mask.bit_count() == 14
        assert not (e.village_mask | e.cube_places) >> e.basel & 1

    def test_bonus_spaces_are_numbered_map_first(self) -> None:
        e = load_edition()
        on_map = [place for place in e.bonus_place if place >= 0]
        assert [e.place_bonus[place] for place in on_map] == list(range(11))
        assert all(e.place_gold[place] for place in on_map)
        assert [e.tree_bonus[space] for space in e.bonus_tree[11:]] == list(range(11, 18))

    def test_cards_of_a_level_lie_together(self) -> None:
        """NL-1.01a"""
        e = load_edition()
        for level in (1, 2, 3):
            first = START_CARDS + (level - 1) * LEVEL_SIZE
            assert e.card_level[first : first + LEVEL_SIZE] == [level] * LEVEL_SIZE
            assert e.card_module[first : first + LEVEL_SIZE] == [False] * 15 + [True] * 10
        assert e.card_level[:START_CARDS] == [0] * START_CARDS
        assert e.card_colour[:START_CARDS] == [colour for colour in range(4) for _ in range(6)]

    def test_branches_of_the_tree(self) -> None:
        e = load_edition()
        assert [e.tree_slug[e.edge_to[edge]] for edge in e.tree_edges[e.tree_start]] == ["b1", "e1"]
        assert all(e.edge_from[edge] == space for space, edges in enumerate(e.tree_edges) for edge in edges)
        assert [not edges for edges in e.tree_edges] == e.tree_end


class TestDigest:
    def test_comments_names_positions_and_layout_do_not_change_it(self, tmp_path: Path) -> None:
        owner = Owner(tmp_path)
        owner.write("masters", "# mine\n" + owner.text("masters").replace(" = ", "=").replace("  {", "{"))
        owner.change("edition", '"Lincei reconstruction"', '"Mine"')
        owner.change_row("map", 'id = "krakow"', '"krakow"', '"krakow", name = "Kraków"')
        owner.change_row("masters", '"newton"', '"newton"', '"newton", name="Sir Isaac"')
        owner.change_row("map", 'id = "ulm"', "lon = 9.99", "lon = 10")
        owner.change_row("tracks", 'id = "a2"', "x = 180", "x = 181")
        edition = load_edition(owner.path)
        assert edition.name == "Mine"
        assert edition.place_label[edition.place_slug.index("krakow")] == "Kraków"
        assert edition.master_label[edition.master_slug.index("newton")] == "Sir Isaac"
        assert edition.place_lon[edition.place_slug.index("ulm")] == 10.0
        assert edition.digest == load_edition().digest

    @pytest.mark.parametrize(
        ("table", "old", "new"),
        [
            ("map", '"basel", to = "ulm", toll = 0', '"basel", to = "ulm", toll = 1'),
            ("map", '"gold", players = 3, lon = 15.55', '"gold", players = 4, lon = 15.55'),
            ("tracks", '"green green orange blue"', '"green green orange orange"'),
            ("tracks", '"a4", to = "b5"', '"a5", to = "b5"'),
            ("shelf", '"a3 b3", vp = 2', '"a3 b3", vp = 3'),
            ("shelf", 'id = "f1", need = "green"', 'id = "f1", need = "blue"'),
            ("boards", '"travel"', '"study"'),
            ("tiles", '"3 coins", count = 3', '"3 coins", count = 2'),
            ("starting", '"yellow", action = "study", books = "green"', '"yellow", action = "study", books = "blue"'),
            ("cards", '"pay 1 vp: 3 coins"', '"pay 1 vp: 2 coins"'),
            ("masters", '"work 6 unpaid", vp = 4', '"work 6 unpaid", vp = 5'),
            ("lessons", '"work/travel", effect = "book orange"', '"work/travel", effect = "book blue"'),
            ("discoveries", '"vacuum", cost = 8', '"vacuum", cost = 7'),
        ],
    )
    def test_whatever_bears_on_play_changes_it(self, tmp_path: Path, table: str, old: str, new: str) -> None:
        owner = Owner(tmp_path).change(table, old, new)
        for file in FILES[1:]:
            owner.printed(file)
        if table == "tiles":
            owner.change("tiles", '"2 coins", count = 2', '"2 coins", count = 3')
        assert load_edition(owner.path).digest != load_edition().digest


@pytest.mark.parametrize(
    ("table", "old", "new", "told"),
    [
        (
            "map",
            "lon = 7.59",
            'lon = "east"',
            "map.toml, row basel, field lon: must be a number, not the text 'east'",
        ),
        ("map", "lon = 7.59", "lon = 759", "map.toml, row basel, field lon: must be -180 to 180"),
        ("map", "lon = 7.59", "lon = nan", "map.toml, row basel, field lon: must be -180 to 180"),
        ("map", 'id = "ulm"', 'id = "work"', "map.toml, row work, field id: is a word of the game"),
        ("map", 'id = "ulm"', 'id = "Ulm"', "map.toml, row 'Ulm', field id: must be 3 to 40 small letters"),
        ("map", 'id = "ulm"', 'id = "speyer"', "map.toml, row speyer, field id: is there twice"),
        ("map", "[roads]", "[rods]", "map.toml, field roads: missing"),
        ("masters", 'id = "boyle"', 'id = "basel"', "masters.toml, row basel, field id: is there twice"),
        ("tracks", 'id = "b5"', 'id = "b555"', "tracks.toml, row 'b555', field id: must be 1 to 3 small letters"),
        ("tracks", 'id = "b5"', 'id = "b6"', "tracks.toml, row b6, field id: is there twice"),
        (
            "tracks",
            "y = 300, end = true }",
            "y = 300, end = 1 }",
            "tracks.toml, row b6, field end: must be true or",
        ),
        ("shelf", 'id = "g3"', 'id = "g2"', "shelf.toml, row g2, field id: is there twice"),
        ("shelf", "printed = true", 'printed = "yes"', "shelf.toml, row a1, field printed: must be true or false"),
        ("tiles", '"4 coins" }', '"four coins" }', "tiles.toml, row bank, field effect: 'four coins' is no effect"),
        ("tiles", '"4 coins" }', '"٤ coins" }', "tiles.toml, row bank, field effect: '٤ coins' is no effect"),
        ("tiles", '"4 coins" }', '"9999 coins" }', "tiles.toml, row bank, field effect: '9999 coins' is no effect"),
        ("tiles", '"III", "IV"', '"IV", "III"', "tiles.toml, row universities, field rows: must be I, II, III"),
        (
            "cards",
            "pay 1 vp: 3 coins",
            "pay a vp: 3 coins",
            "cards.toml, row work-1a, field effect: 'a vp' is no price",
        ),
        (
            "cards",
            'id = "work-1a"',
            'id = "travel-1z"',
            "cards.toml, row travel-1z, field id: must be work-1 and a letter",
        ),
        (
            "starting",
            '"red", action = "work"',
            '"pink", action = "work"',
            "starting.toml, row 1, field colour: 'pink'",
        ),
        (
            "discoveries",
            "cost = 8, book",
            "cost = 99, book",
            "discoveries.toml, row vacuum, field cost: must be 0 to 30",
        ),
    ],
)
def test_a_wrong_field_is_named(tmp_path: Path, table: str, old: str, new: str, told: str) -> None:
    owner = Owner(tmp_path)
    owner.write(table, owner.text(table).replace(old, new, 1))
    problems = owner.problems()
    assert [line for line in problems if line.startswith(told)], problems
    assert_clear(problems)
