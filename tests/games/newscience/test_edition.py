"""What is in the files of an edition, as it is played with; or clear lines about what is wrong in them."""

from __future__ import annotations

from pathlib import Path

import pytest

from lincei.games.counting import ones
from lincei.games.newscience.components import (
    LARGE,
    SHIPPED,
    SMALL,
    Edition,
    check_edition,
    load_edition,
)
from lincei.games.newscience.terms import (
    DISCOVERIES,
    FIELDS,
    PUBLISH,
    RESEARCH,
    SCIENTISTS,
    TRACKS,
)
from tests.games.newscience.editions import Owner, shipped_tables
from tests.games.owners import assert_clear


def slugs(edition: Edition, mask: int) -> list[str]:
    return [edition.discovery_slug[discovery] for discovery in ones(mask)]


def needs(edition: Edition, board: int, slug: str) -> list[list[str]]:
    masks = edition.needs[board * DISCOVERIES + edition.discovery_slug.index(slug)]
    return [slugs(edition, mask) for mask in masks]


class TestTables:
    @pytest.mark.rule("S-3.01", "S-3.03", "S-3.13")
    def test_discoveries_have_their_numbers(self) -> None:
        edition = load_edition()
        for i, row in enumerate(shipped_tables().discoveries):
            assert edition.discovery_slug[i] == row.id
            assert (edition.field_of[i], edition.level_of[i]) == (row.field, row.level)
            assert (edition.person[i], edition.year[i]) == (row.person, row.year)
            assert edition.values[3 * i : 3 * i + 3] == [row.research, row.first, row.publish]
            assert (edition.later[i], edition.prestige[i]) == (row.later, row.prestige)
            assert edition.minimum[4 * i : 4 * i + 4] == row.influence
        astrology = edition.discovery_slug.index("astrology")
        assert edition.minimum[4 * astrology + TRACKS.index("religion")] == 1
        assert edition.minimum[4 * astrology + TRACKS.index("government")] == 0

    def test_discoveries_are_numbered_by_field_and_level(self, tmp_path: Path) -> None:
        owner = Owner(tmp_path)
        rows = [line for line in owner.text("discoveries").splitlines() if line.startswith("  {")]
        swapped = sorted(rows, key=lambda row: ("species" in row, "astrology" in row), reverse=True)
        owner.write("discoveries", 'source = "reconstructed"\nrows = [\n' + "\n".join(swapped) + "\n]\n")
        edition = load_edition(owner.path)
        assert edition.discovery_slug == load_edition().discovery_slug
        places = [(edition.field_of[i], edition.level_of[i]) for i in range(edition.discoveries)]
        assert places == sorted(places)
        assert edition.digest == load_edition().digest

    @pytest.mark.rule("S-3.06", "S-3.07", "S-3.14")
    def test_a_group_is_known_by_any_of_its_members(self) -> None:
        edition = load_edition()
        pair = ["heliocentrism", "planetary-motion"]
        assert needs(edition, LARGE, "moons-of-jupiter") == [pair]
        for slug in pair:
            assert slugs(edition, edition.group[edition.discovery_slug.index(slug)]) == pair
            assert needs(edition, SMALL, slug) == [["astrology"], ["laws-of-attraction"]]
        assert edition.group[edition.discovery_slug.index("astrology")] == 0

    @pytest.mark.rule("S-2.11", "S-2.12", "S-EX27")
    def test_what_is_not_in_play_is_not_needed(self) -> None:
        edition = load_edition()
        assert needs(edition, SMALL, "air-pressure") == [["falling-bodies"]]
        assert needs(edition, LARGE, "air-pressure") == [["falling-bodies"], ["nature-of-gases"]]

    @pytest.mark.rule("S-12.08", "S-2.10")
    def test_levels_are_counted_by_board(self) -> None:
        edition = load_edition()
        for board, fields in [(SMALL, FIELDS[:3]), (LARGE, FIELDS)]:
            last = ones(edition.of_level[6 * board + 5])
            assert [FIELDS[edition.field_of[discovery]] for discovery in last] == fields
            assert sum(edition.of_level[6 * board : 6 * board + 6]) == edition.in_play[board]

    @pytest.mark.rule("S-1.08", "S-2.07")
    def test_scientists_have_their_ratings_and_benefits(self) -> None:
        edition = load_edition()
        for i, row in enumerate(shipped_tables().scientists):
            assert row.id == SCIENTISTS[i]
            assert edition.rating[3 * i : 3 * i + 3] == row.ratings
            assert edition.start[4 * i : 4 * i + 4] == row.influence

    @pytest.mark.rule("S-4.08", "S-14.08")
    def test_spaces_go_by_the_number_of_players(self) -> None:
        edition = load_edition()
        for row in shipped_tables().spaces:
            n = row.players
            assert edition.rest_spaces[n] == row.rest
            assert edition.influence_spaces[4 * n : 4 * n + 4] == row.influence
            assert edition.modifiers[3 * n : 3 * n + 3] == row.modifiers
        assert edition.modifiers[3 * 2 + RESEARCH] != []
        assert edition.modifiers[3 * 1 + PUBLISH] == []

    @pytest.mark.rule("S-2.01")
    def test_the_deck_of_a_small_game_has_no_cards_marked_four(self) -> None:
        edition = load_edition()
        for i, row in enumerate(shipped_tables().events):
            assert edition.event_slug[i] == row.id
            assert (edition.event_level[i], edition.event_type[i]) == (row.level, row.type)
            for board in (SMALL, LARGE):
                decks = [edition.deck[3 * board + level] >> i & 1 for level in range(3)]
                there = board == LARGE or not row.four
                assert decks == [int(there and level + 1 == row.level) for level in range(3)]


class TestDigest:
    def test_comments_names_and_history_do_not_change_it(self, tmp_path: Path) -> None:
        owner = Owner(tmp_path)
        owner.write("spaces", "# mine\n" + owner.text("spaces").replace(" = ", "=").replace("  {", "{"))
        owner.change("edition", '"Lincei reconstruction"', '"Mine"')
        owner.put("discoveries", "combustion", name="Feuer", person="Boyle", year=1673)
        owner.put("scientists", "kircher", name="Father Athanasius")
        edition = load_edition(owner.path)
        assert edition.name == "Mine"
        assert edition.discovery_label[edition.discovery_slug.index("combustion")] == "Feuer"
        assert edition.scientist_label == ["", "", "Father Athanasius", "", ""]
        assert edition.digest == load_edition().digest

    @pytest.mark.parametrize(
        ("table", "row", "field", "value"),
        [
            ("discoveries", "calculus", "research", 9),
            ("discoveries", "calculus", "first", 9),
            ("discoveries", "calculus", "later", 9),
            ("discoveries", "calculus", "publish", 9),
            ("discoveries", "calculus", "influence", {"science": 5}),
            ("discoveries", "calculus", "prestige", 20),
            ("discoveries", "calculus", "needs", ["infinite-series", "astrology"]),
            ("scientists", "newton", "experiment", 5),
            ("scientists", "newton", "influence", {"science": 5}),
            ("spaces", 3, "rest", 1),
            ("spaces", 3, "influence", {"government": 2, "religion": 1, "enterprise": 1, "science": 1}),
            ("spaces", 3, "research", [3, 3, 3]),
            ("spaces", 3, "publish", [-1, -1]),
        ],
    )
    def test_whatever_bears_on_play_changes_it(
        self, tmp_path: Path, table: str, row: str | int, field: str, value: object
    ) -> None:
        owner = Owner(tmp_path).printed(table).put(table, row, **{field: value})
        assert load_edition(owner.path).digest != load_edition().digest

    def test_so_does_the_critical_value(self, tmp_path: Path) -> None:
        owner = Owner(tmp_path).change("spaces", "critical = 1", "critical = 2")
        assert load_edition(owner.path).digest != load_edition().digest


@pytest.mark.rule("S-14.06")
def test_the_files_say_openly_what_is_reconstructed() -> None:
    for file in ["edition", "discoveries", "scientists", "spaces"]:
        text = (Path(SHIPPED) / f"{file}.toml").read_text(encoding="utf-8")
        comments = " ".join(line.strip("# ") for line in text.splitlines() if line.startswith("#"))
        assert "reconstructed" in comments.lower(), file
        assert "of the box" in comments, file
    assert set(shipped_tables().sources.values()) == {"reconstructed"}


class TestGarbage:
    def test_every_problem_of_every_file_is_told_at_once(self, tmp_path: Path) -> None:
        owner = Owner(tmp_path).write("spaces", "").put("scientists", "newton", research="much", colour="red")
        owner.put("discoveries", "species", field="botany", influence={"money": 1})
        assert owner.problems() == [
            "discoveries.toml, row species, field field: 'botany' is none of " + ", ".join(FIELDS) + " (S-3.01)",
            "discoveries.toml, row species, field influence: 'money' is none of " + ", ".join(TRACKS) + " (S-1.10)",
            "scientists.toml, row newton, field research: must be a whole number, not the text 'much'",
            "scientists.toml, row newton, field 'colour': unknown; "
            "known here: id, name, research, experiment, publish, influence, source",
            "spaces.toml, field critical: missing",
            "spaces.toml, field rows: missing",
            "spaces.toml, field source: missing",
        ]

    @pytest.mark.parametrize(
        ("table", "row", "field", "value", "told"),
        [
            ("discoveries", "species", "level", 6, "row species, field level: must be 1 to 5, not 6 (S-3.01)"),
            ("discoveries", "species", "level", "5", "row species, field level: must be a whole number"),
            ("discoveries", "species", "year", 1200, "row species, field year: must be 1400 to 1800"),
            ("discoveries", "species", "person", 3, "row species, field person: must be a text"),
            ("discoveries", "species", "research", 13, "row species, field research: must be 0 to 12"),
            ("discoveries", "species", "first", -1, "row species, field first: must be 0 to 12"),
            ("discoveries", "species", "later", None, "row species, field later: missing"),
            ("discoveries", "species", "prestige", 41, "row species, field prestige: must be 0 to 40"),
            ("discoveries", "species", "influence", {"science": 6}, "row species, field influence: science must be"),
            ("discoveries", "species", "influence", 3, "row species, field influence: must be a table"),
            ("discoveries", "species", "needs", "cells", "row species, field needs: must be a list"),
            ("discoveries", "species", "needs", [3], "row species, field needs: must be texts, not the number 3"),
            ("discoveries", "species", "needs", ["cells", "cells"], "row species, field needs: 'cells' is there twice"),
            (
                "discoveries",
                "species",
                "needs",
                ["genera"],
                "row species, field needs: 'genera' is no discovery or group (S-3.06)",
            ),
            ("discoveries", "species", "group", 3, "row species, field group: must be a text"),
            (
                "discoveries",
                "species",
                "group",
                "cells",
                "row cells, field group: is the id of a discovery too (S-3.07)",
            ),
            ("discoveries", "species", "price", 3, "row species, field 'price': unknown; known here: id, field, level"),
            ("discoveries", "species", "source", "guess", "row species, field source: 'guess' is none of"),
            ("scientists", "kepler", "research", 6, "row kepler, field research: must be -3 to 5, not 6 (S-1.08)"),
            ("scientists", "kepler", "publish", None, "row kepler, field publish: missing"),
            ("scientists", "kepler", "influence", {"court": 1}, "row kepler, field influence: 'court' is none of"),
            ("spaces", 2, "rest", 0, "row 2 players, field rest: must be 1 to 2, not 0 (S-4.09)"),
            ("spaces", 2, "research", [], "row 2 players, field research: must be 1 to 8 spaces (S-4.08)"),
            ("spaces", 2, "research", [0] * 9, "row 2 players, field research: must be 1 to 8 spaces (S-4.08)"),
            ("spaces", 2, "research", [1, 4], "row 2 players, field research: must be whole numbers from -3 to 3"),
            ("spaces", 2, "publish", ["+1"], "row 2 players, field publish: must be whole numbers from -3 to 3"),
            ("spaces", 2, "publish", 1, "row 2 players, field publish: must be a list"),
            ("spaces", 2, "influence", {"science": 3}, "row 2 players, field influence: science must be 1 to 2"),
        ],
    )
    def test_a_wrong_field_is_named(
        self, tmp_path: Path, table: str, row: str | int, field: str, value: object, told: str
    ) -> None:
        problems = check_edition(Owner(tmp_path).put(table, row, **{field: value}).path)
        assert [line for line in problems if line.startswith(f"{table}.toml, {told}")], problems
        assert_clear(problems)

    @pytest.mark.parametrize(
        ("table", "old", "new", "told"),
        [
            ("edition", 'game = "newscience"', 'game = "newton"', "edition.toml, field game: must be 'newscience'"),
            ("discoveries", 'id = "species"', 'id = "cells"', "discoveries.toml, row cells, field id: is there twice"),
            ("discoveries", 'id = "species"', 'id = "Species"', "discoveries.toml, row 'Species', field id: must be 3"),
            ("scientists", 'id = "newton"', 'id = "hooke"', "scientists.toml, row 5, field id: 'hooke' is none of"),
            ("scientists", 'id = "newton"', 'id = "kepler"', "scientists.toml, row kepler, field id: is there twice"),
            ("spaces", "players = 2", "players = 6", "spaces.toml, row 1, field players: must be 2 to 5, not 6"),
            ("spaces", "players = 2", "players = 3", "spaces.toml, row 3 players, field players: is there twice"),
        ],
    )
    def test_a_wrong_name_is_named(self, tmp_path: Path, table: str, old: str, new: str, told: str) -> None:
        problems = check_edition(Owner(tmp_path).change(table, old, new).path)
        assert [line for line in problems if line.startswith(told)], problems
        assert_clear(problems)

    def test_every_number_of_players_has_its_spaces(self, tmp_path: Path) -> None:
        owner = Owner(tmp_path).drop_row("spaces", "players = 4")
        assert owner.problems() == ["spaces.toml, row 4 players, field players: missing (S-1.01)"]

    def test_there_is_room_for_forty_discoveries(self, tmp_path: Path) -> None:
        owner = Owner(tmp_path).printed("discoveries")
        row = owner.line("discoveries", 'id = "species"')
        more = [row.replace('"species"', f'"species-{i}"') for i in range(DISCOVERIES - 27)]
        owner.change("discoveries", row, "\n".join(more))
        assert owner.problems() == ["discoveries.toml, field rows: at most 40 discoveries"]
        owner.drop_row("discoveries", 'id = "species-0"')
        edition = load_edition(owner.path)
        assert edition.discoveries == DISCOVERIES
        assert all(edition.discovery_slug)
