"""Technology tree and Work track: each constraint holds for the shipped edition, and bites (N-K15 to N-K24)."""

from __future__ import annotations

from pathlib import Path

import pytest

from lincei.games.newton.components import load_edition
from lincei.games.newton.map_constraints import steps_from
from lincei.games.newton.terms import INVENTION, MASTER, OBJECTIVE, PLAIN, SPECIALISATION, WILD
from lincei.games.newton.track_constraints import exits, start_of
from lincei.games.newton.vocabulary import amount
from tests.games.newton.editions import Owner, shipped_tables


def work(owner: Owner, *kinds: str) -> Owner:
    """A Work track of these kinds of spaces, the objective last."""
    rows = [f'{{ kind = "{kind}", x = 0, y = 0 }}' for kind in kinds]
    rows.append('{ kind = "objective", x = 0, y = 0, books = "blue blue green green" }')
    text = owner.text("tracks")
    head = text[: text.index("[work]")]
    owner.write("tracks", f'{head}[work]\nsource = "reconstructed"\nrows = [{", ".join(rows)}]\n')
    return owner


PLAINS = ["plain"] * 3
SHIPPED = ["start", "plain", "plain", "specialisation", *PLAINS, "invention", "plain", "plain", "master"]
SHIPPED += ["plain", "plain", "specialisation", "plain"]


@pytest.mark.rule("N-K15", "N-6.02")
def test_n_k15_the_tree_has_one_start_with_two_exits(tmp_path: Path) -> None:
    owner = Owner(tmp_path).printed("tracks").change("tracks", '"s", to = "e1"', '"b1", to = "e1"')
    assert "tracks.toml, row s: must have at least two exits (N-K15)" in owner.problems()
    owner.change("tracks", '"s", kind = "start"', '"s", kind = "plain"')
    assert owner.problems() == ["tracks.toml, row tree, field kind: 0 start spaces instead of 1 (N-K15)"]


@pytest.mark.rule("N-K15", "N-6.03")
def test_n_k15_branches_lead_away_from_the_start(tmp_path: Path) -> None:
    owner = Owner(tmp_path).printed("tracks").change("tracks", '"f2", to = "f3"', '"f2", to = "e1"')
    problems = owner.problems()
    assert "tracks.toml, row f3: no branch leads here from the start (N-K15)" in problems
    assert "tracks.toml, row f2-e1, field to: leads back to where it began (N-K15)" in problems
    owner.change("tracks", '"f2", to = "e1"', '"f2", to = "f9"')
    tables = shipped_tables()
    row = [tables.tree[branch.target].id for branch in tables.branches].index("f3") + 1
    assert owner.problems() == [f"tracks.toml, row branches {row}, field to: there is no 'f9' (N-K15)"]
    owner.change("tracks", '"f2", to = "f9"', '"e1", to = "f2"')
    assert owner.problems() == ["tracks.toml, row e1-f2, field to: there is such a branch already (N-K15)"]


@pytest.mark.rule("N-K15")
def test_n_k15_there_are_further_forks(tmp_path: Path) -> None:
    owner = Owner(tmp_path).printed("tracks")
    for old in ('"b1", to = "c2"', '"a4", to = "b5"', '"e1", to = "f2"', '"d4", to = "e5"'):
        owner.change("tracks", f"from = {old}", f'from = "s", to = {old.rpartition(" ")[2]}')
    assert "tracks.toml, row branches, field rows: there is no fork but the start (N-K15)" in owner.problems()


@pytest.mark.rule("N-K16", "N-6.07")
def test_n_k16_six_ends_four_of_them_objectives(tmp_path: Path) -> None:
    owner = Owner(tmp_path)
    owner.printed("tracks").change_row("tracks", 'id = "e6"', ", end = true", "")
    owner.change_row("tracks", 'id = "d3"', 'kind = "plain"', 'kind = "plain", end = true')
    assert owner.problems() == [
        "tracks.toml, row d3, field end: but a branch goes on from here (N-K16)",
        "tracks.toml, row e6, field end: must be true where no branch goes on (N-K16)",
    ]
    owner = Owner(tmp_path / "b")
    owner.printed("tracks").change_row("tracks", 'id = "d6"', '"objective"', '"plain"')
    owner.change_row("tracks", 'id = "d6"', ', books = "green green orange blue"', "")
    assert owner.problems() == ["tracks.toml, row tree, field kind: 3 objective spaces instead of 4 (N-K16)"]
    owner.add_row("tracks", 'from = "e5"', '{ from = "e5", to = "e7" }')
    owner.add_row("tracks", 'id = "e6"', '{ id = "e7", kind = "plain", x = 0, y = 0, end = true }')
    assert "tracks.toml, row tree, field end: 7 end spaces instead of 6 (N-K16)" in owner.problems()


@pytest.mark.rule("N-K16", "N-21.01")
def test_n_k16_one_end_is_the_masters_and_one_an_invention(tmp_path: Path) -> None:
    owner = Owner(tmp_path).change_row("tracks", 'id = "b6"', '"master"', '"plain"')
    assert owner.problems() == [
        "tracks.toml, row tree, field kind: no end is the Master's (N-K16)",
        "tracks.toml, row tree, field kind: 0 Master and 1 invention ends instead of 1 and 1 (N-K16)",
    ]
    owner.change_row("tracks", 'id = "a3"', '"bonus"', '"master"').change_row(
        "tracks", 'id = "a3"', ", players = 4", ""
    )
    told = "tracks.toml, row a3, field end: objective and Master spaces are ends (N-K16)"
    assert told in owner.problems()
    owner = Owner(tmp_path / "b").printed("tracks").change_row("tracks", 'id = "e6"', '"invention"', '"master"')
    owner.change_row("tracks", 'id = "e5"', '"plain"', '"invention"')
    assert owner.problems() == []  # a printed tree may have two


@pytest.mark.rule("N-K17", "N-EX03")
def test_n_k17_the_example_can_be_played(tmp_path: Path) -> None:
    told = "tracks.toml, row tree, field kind: no bonus space next to the start is a fork with a special space"
    owner = Owner(tmp_path).printed("tracks")
    owner.change_row("tracks", 'id = "c2"', "x = 400", "x = 100")
    assert owner.problems() == [f"{told} two steps up its right branch (N-K17)"]
    edition = load_edition()
    fork, special = edition.tree_slug.index("b1"), edition.tree_slug.index("c3")
    tables = shipped_tables()
    assert fork in exits(tables)[start_of(tables)]
    assert edition.tree_bonus[fork] >= 0
    assert edition.tree_special[special] >= 0
    assert steps_from(fork, exits(tables))[special] == 2


@pytest.mark.rule("N-K18", "N-1.03", "N-1.05")
def test_n_k18_five_specialisation_and_five_invention_spaces(tmp_path: Path) -> None:
    owner = Owner(tmp_path).printed("tracks").change_row("tracks", 'id = "f6"', '"invention"', '"specialisation"')
    assert owner.problems() == [
        "tracks.toml, row tree, field kind: 6 specialisation spaces on tree and Work track instead of 5 (N-K18)",
        "tracks.toml, row tree, field kind: 4 invention spaces on tree and Work track instead of 5 (N-K18)",
    ]
    edition = load_edition()
    on_tree = [edition.tree_kind.count(kind) for kind in (SPECIALISATION, INVENTION)]
    assert on_tree == [3, 4]
    assert sorted(edition.tree_special + edition.work_special)[-10:] == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]


@pytest.mark.rule("N-K18")
def test_n_k18_each_track_has_a_specialisation(tmp_path: Path) -> None:
    owner = Owner(tmp_path)
    text = owner.text("tracks").replace('"invention", x = 468', '"specialisation", x = 468')
    head, _, tail = text.partition("[work]")
    owner.write("tracks", f"{head}[work]{tail.replace('specialisation', 'invention')}")
    owner.change_row("tracks", 'id = "c6"', '"invention"', '"specialisation"')
    owner.change_row("tracks", 'id = "f6"', '"invention"', '"specialisation"')
    assert owner.problems() == ["tracks.toml, row work, field kind: there is no specialisation space (N-K18)"]
    assert owner.printed("tracks").problems() == []


@pytest.mark.rule("N-K19")
def test_n_k19_the_tree_has_its_size_and_depth(tmp_path: Path) -> None:
    owner = Owner(tmp_path)
    for i, space in enumerate(("a5", "c5", "d5", "e5", "f5", "b5")):
        assert owner.problems() == []
        owner.add_row("tracks", 'id = "e6"', f'{{ id = "g{i}", kind = "plain", x = 0, y = 0 }}')
        owner.change_row("tracks", f'to = "{space}"', f'to = "{space}"', f'to = "g{i}"')
        owner.add_row("tracks", f'to = "g{i}"', f'{{ from = "g{i}", to = "{space}" }}')
    assert owner.problems() == ["tracks.toml, row tree, field rows: 35 spaces instead of 26 to 34 (N-K19)"]
    assert owner.printed("tracks").problems() == []
    owner = Owner(tmp_path / "b").change("tracks", '"a4", to = "b5"', '"a3", to = "b5"')
    owner.add_row("tracks", 'from = "f2"', '{ from = "f2", to = "f6" }')
    assert owner.problems() == [
        "tracks.toml, row b6, field end: 5 steps from the start instead of 6 to 8 (N-K19)",
        "tracks.toml, row f7, field end: 4 steps from the start instead of 6 to 8 (N-K19)",
        "tracks.toml, row f7, field kind: is nearer to the start than the Master end (N-K19)",
    ]
    assert owner.printed("tracks").problems() == []


@pytest.mark.rule("N-K19")
def test_n_k19_every_branch_pays_early(tmp_path: Path) -> None:
    owner = Owner(tmp_path)
    owner.change_row("tracks", 'id = "f3"', '"specialisation"', '"plain"')
    owner.change_row("tracks", 'id = "c5"', '"plain"', '"specialisation"')
    owner.change_row("tracks", 'id = "f5"', '"bonus"', '"plain"').change_row("tracks", 'id = "f5"', ", players = 1", "")
    owner.change_row("tracks", 'id = "d3"', '"plain"', '"bonus"').change_row(
        "tracks", 'id = "d3"', "y =", "players = 1, y ="
    )
    assert owner.problems() == ["tracks.toml, row e1-f2, field to: no token and no tile in the first 4 steps (N-K19)"]
    assert owner.printed("tracks").problems() == []


@pytest.mark.rule("N-K20", "N-5.06")
def test_n_k20_the_work_track_runs_from_start_to_objective(tmp_path: Path) -> None:
    owner = work(Owner(tmp_path), "plain", *SHIPPED[1:])
    assert owner.problems() == [
        "tracks.toml, row work, field kind: the first space, and no other, must be start (N-K20)"
    ]
    owner.write("tracks", owner.text("tracks").replace('"plain", x = 0', '"start", x = 0', 1))
    owner.write(
        "tracks",
        owner.text("tracks").replace(
            'kind = "objective", x = 0, y = 0, books = "blue blue green green"', 'kind = "plain", x = 0, y = 0'
        ),
    )
    assert owner.problems() == [
        "tracks.toml, row work, field kind: the last space, and no other, must be objective (N-K20)"
    ]
    assert work(owner, "start", "bonus", *SHIPPED[2:]).problems() == [
        "tracks.toml, row work 2, field kind: there are no bonus spaces on the Work track (N-1.06)"
    ]


@pytest.mark.rule("N-K21", "ND-4.07")
def test_n_k21_four_special_spaces_one_of_them_the_masters(tmp_path: Path) -> None:
    owner = work(Owner(tmp_path), *SHIPPED[:10], "plain", *SHIPPED[11:])
    owner.write("tracks", owner.text("tracks").replace('"reconstructed"', '"printed"'))
    assert owner.problems() == [
        "tracks.toml, row work, field kind: 3 special spaces instead of 4 (N-K21)",
        "tracks.toml, row work, field kind: 0 Master spaces instead of 1 (N-K21)",
    ]


@pytest.mark.rule("N-K22", "N-EX02")
def test_n_k22_a_marker_can_stop_on_a_special_space_two_ahead_and_go_on() -> None:
    edition = load_edition()
    special = edition.work_special.index(max(edition.work_special))
    assert special >= 2
    assert edition.work_kind[special + 1] == PLAIN


@pytest.mark.rule("N-K23")
def test_n_k23_length_distances_and_master_of_the_work_track(tmp_path: Path) -> None:
    assert load_edition().work_end == 15
    owner = work(Owner(tmp_path), *SHIPPED, "plain", "plain")
    assert owner.problems() == [
        "tracks.toml, row work, field rows: 17 steps to the objective instead of 14 to 16 (N-K23)"
    ]
    work(
        owner,
        "start",
        "specialisation",
        *PLAINS,
        "master",
        "plain",
        "plain",
        "invention",
        *PLAINS,
        "plain",
        "specialisation",
        "plain",
    )
    assert owner.problems() == [
        "tracks.toml, row work 14, field kind: 5 steps after the last special space instead of 3 or 4 (N-K23)",
        "tracks.toml, row work 6, field kind: the Master must be in the second half (N-K23)",
    ]
    assert owner.write("tracks", owner.text("tracks").replace('"reconstructed"', '"printed"')).problems() == []


@pytest.mark.rule("N-K24", "N-11.01")
def test_n_k24_an_objective_asks_for_four_books(tmp_path: Path) -> None:
    owner = Owner(tmp_path).printed("tracks").printed("map")
    owner.change("map", '"orange orange blue green"', '"orange blue green"')
    owner.change("tracks", '"green green orange blue"', '"green green orange blue blue"')
    owner.change("tracks", '"blue blue green green"', '"blue"')
    assert owner.problems() == [
        "map.toml, row uppsala, field books: 3 books instead of 4 (N-K24)",
        "tracks.toml, row d6, field books: 5 books instead of 4 (N-K24)",
        "tracks.toml, row w15, field books: 1 books instead of 4 (N-K24)",
    ]


@pytest.mark.rule("N-K24")
def test_n_k24_every_colour_is_asked_eight_times() -> None:
    edition = load_edition()
    needs = [[amount(books, colour) for colour in range(WILD)] for books in edition.objective_need]
    assert [sum(colour) for colour in zip(*needs, strict=True)] == [8, 8, 8]
    assert sorted(sorted(need) for need in needs) == [[0, 2, 2]] * 3 + [[1, 1, 2]] * 3
    assert len({tuple(need) for need in needs}) == 6


@pytest.mark.rule("N-K16")
def test_the_ends_of_the_shipped_tree() -> None:
    edition = load_edition()
    ends = [kind for kind, end in zip(edition.tree_kind, edition.tree_end, strict=True) if end]
    assert sorted(ends) == sorted([OBJECTIVE] * 4 + [MASTER, INVENTION])
    objectives = [space.id for space in shipped_tables().tree if space.kind == OBJECTIVE]
    assert [edition.tree_slug[edition.tree_objective.index(slot)] for slot in range(2, 6)] == objectives
