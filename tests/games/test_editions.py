"""Loading, checking and copying editions of any game: whatever the files hold, the answer is an edition or clear lines.

What is in the files of one game is tested beside its rules.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import lincei
from lincei.games import GAMES, NAMES, check_edition, load, new_edition
from lincei.games.expo1906 import components as expo1906
from lincei.games.newscience import components as newscience
from lincei.games.newton import components as newton
from lincei.kernel.errors import BadEdition, LinceiError
from tests.games.owners import AnyOwner, assert_clear, toml


def shipped(game: str) -> Path:
    return Path(lincei.__file__).parent / "games" / game / "edition"


@cache
def tables(game: str) -> list[str]:
    """The names of the files, the one that says which game it is for first."""
    return ["edition", *sorted(path.stem for path in shipped(game).iterdir() if path.stem != "edition")]


class Owner(AnyOwner):
    """Somebody who got the shipped files of a game and edits them."""

    def __init__(self, game: str, folder: Path) -> None:
        self.game = game
        super().__init__(folder, GAMES[game].new_edition, GAMES[game].load)


each_game = pytest.mark.parametrize("game", NAMES)
each_file = pytest.mark.parametrize(("game", "table"), [(game, table) for game in NAMES for table in tables(game)])


# -- the shipped files ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("components", [expo1906, newscience, newton], ids=NAMES)
def test_the_shipped_edition_is_loaded_once(components: ModuleType) -> None:
    assert components.load_edition() is components.load_edition()
    assert components.load_edition(components.SHIPPED) is not components.load_edition()


@each_game
def test_the_shipped_edition_is_loaded_like_any_other(game: str) -> None:
    assert load(game, str(shipped(game))).digest == load(game).digest
    assert check_edition(str(shipped(game))) == []


@each_game
def test_an_owner_gets_every_shipped_file_with_its_comments(game: str, tmp_path: Path) -> None:
    mine = tmp_path / "deep" / "mine"
    new_edition(game, str(mine))
    assert sorted(path.name for path in mine.iterdir()) == sorted(path.name for path in shipped(game).iterdir())
    for copy in mine.iterdir():
        assert copy.read_bytes() == (shipped(game) / copy.name).read_bytes()
        assert "# " in copy.read_text(encoding="utf-8")
    assert check_edition(str(mine)) == []


@each_game
def test_nothing_is_overwritten(game: str, tmp_path: Path) -> None:
    (tmp_path / "notes").write_text("mine")
    for path in [tmp_path, tmp_path / "notes"]:
        with pytest.raises(BadEdition, match="is there already; nothing is overwritten"):
            new_edition(game, str(path))
    assert os.listdir(tmp_path) == ["notes"]


@each_game
@pytest.mark.parametrize("path", ["", "\0", "notes/below", "x" * 5000])
def test_a_path_that_cannot_be_made_is_one_line(
    game: str, path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "notes").write_text("mine")
    with pytest.raises(BadEdition, match="cannot be written") as caught:
        new_edition(game, path)
    assert_clear(caught.value.problems)


# -- garbage --------------------------------------------------------------------------------------------------------


@each_game
@pytest.mark.parametrize("path", ["", "nowhere", "\0", "\ud800", "two\nlines"])
def test_a_folder_that_is_not_there(game: str, path: str) -> None:
    with pytest.raises(BadEdition, match="no such folder") as caught:
        load(game, path)
    assert_clear(caught.value.problems)
    assert isinstance(caught.value, LinceiError)
    assert GAMES[game].check_edition(path) == caught.value.problems


@pytest.mark.parametrize(("game", "other"), [(game, other) for game in NAMES for other in NAMES if game != other])
def test_an_edition_of_another_game_is_refused(game: str, other: str, tmp_path: Path) -> None:
    owner = Owner(game, tmp_path).change("edition", f'game = "{game}"', f'game = "{other}"')
    assert owner.problems() == [f"edition.toml, field game: must be '{game}'"]


@each_file
def test_a_file_that_is_missing_or_a_folder(game: str, table: str, tmp_path: Path) -> None:
    owner = Owner(game, tmp_path)
    (owner.folder / f"{table}.toml").unlink()
    assert owner.problems()[0] == f"{table}.toml: no such file"
    (owner.folder / f"{table}.toml").mkdir()
    assert owner.problems()[0] == f"{table}.toml: no such file"
    assert_clear(owner.problems())


@each_file
def test_a_file_that_is_empty(game: str, table: str, tmp_path: Path) -> None:
    problems = Owner(game, tmp_path).write(table, "").problems()
    assert problems[0].startswith(f"{table}.toml, field ")
    assert_clear(problems)


@each_file
@pytest.mark.parametrize(
    "content", [b"\xff\xfe", b"rows = [", b"rows", b"a = " + b"[" * 50_000, b"a = " + b"9" * 9_999, b"\0"]
)
def test_a_file_that_is_not_toml(game: str, table: str, content: bytes, tmp_path: Path) -> None:
    owner = Owner(game, tmp_path)
    (owner.folder / f"{table}.toml").write_bytes(content)
    problems = owner.problems()
    assert problems[0].startswith(f"{table}.toml: is not ")
    assert_clear(problems)


@each_file
def test_a_file_of_many_megabytes_is_not_read(game: str, table: str, tmp_path: Path) -> None:
    owner = Owner(game, tmp_path).write(table, "#" * 1_000_001)
    assert owner.problems()[0] == f"{table}.toml: larger than 1000000 bytes"


@each_file
def test_a_byte_order_mark_is_no_fault(game: str, table: str, tmp_path: Path) -> None:
    owner = Owner(game, tmp_path)
    owner.write(table, "\ufeff" + owner.text(table).replace("\n", "\r\n"))
    assert owner.problems() == []


# -- anything -------------------------------------------------------------------------------------------------------


def words_in(value: object) -> Iterator[str]:
    """The keys and the short texts in a value of TOML."""
    if isinstance(value, str) and len(value) <= 20:
        yield value
    for item in [*value, *value.values()] if isinstance(value, dict) else value if isinstance(value, list) else []:
        yield from words_in(item)


@cache
def contents(game: str) -> st.SearchStrategy[dict[str, object]]:
    """Tables of anything, often with words that the files of a game have."""
    files = [tomllib.loads((shipped(game) / f"{table}.toml").read_text(encoding="utf-8")) for table in tables(game)]
    words = st.sampled_from(sorted({word for file in files for word in words_in(file)}))
    keys = st.one_of(words, st.text(min_size=1, max_size=4))
    scalars = st.one_of(st.booleans(), st.integers(-5, 100), st.integers(), st.text(max_size=8), words)
    values = st.recursive(
        scalars,
        lambda inner: st.one_of(st.lists(inner, max_size=5), st.dictionaries(keys, inner, max_size=6)),
        max_leaves=20,
    )
    tops = sorted({key for file in files for key in file})
    return st.dictionaries(st.one_of(st.just("rows"), st.sampled_from(tops), keys), values)


@pytest.fixture(scope="module", params=NAMES)
def owner(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Owner:
    return Owner(request.param, tmp_path_factory.mktemp("garbage"))


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_whatever_the_tables_hold_the_answer_is_clear(owner: Owner, data: st.DataObject) -> None:
    table = data.draw(st.sampled_from(tables(owner.game)))
    content = data.draw(contents(owner.game))
    before = owner.text(table)
    owner.write(table, "\n".join(f"{toml(key)} = {toml(value)}" for key, value in content.items()))
    try:
        problems = owner.problems()
        assert problems[0].startswith(f"{table}.toml")
        assert_clear(problems)
    finally:
        owner.write(table, before)


@settings(max_examples=150, deadline=None)
@given(data=st.data(), start=st.floats(0, 1), length=st.integers(1, 40), patch=st.binary(max_size=12))
def test_a_damaged_file_never_raises_anything_else(
    owner: Owner, data: st.DataObject, start: float, length: int, patch: bytes
) -> None:
    path = owner.folder / f"{data.draw(st.sampled_from(tables(owner.game)))}.toml"
    before = path.read_bytes()
    at = int(start * len(before))
    path.write_bytes(before[:at] + patch + before[at + length :])
    try:
        assert_clear(owner.problems())
    finally:
        path.write_bytes(before)


@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_a_dropped_or_doubled_row_never_raises_anything_else(owner: Owner, data: st.DataObject) -> None:
    """Constraints meet tables that are too short, too long or contradict one another."""
    table = data.draw(st.sampled_from(tables(owner.game)[1:]))
    before = owner.text(table)
    lines = before.splitlines()
    rows = [i for i, line in enumerate(lines) if line.startswith("  {")] or [0]
    source = data.draw(st.sampled_from(["reconstructed", "printed"]))
    for i in data.draw(st.lists(st.sampled_from(rows), max_size=12)):
        lines[i] = data.draw(st.sampled_from(["", lines[data.draw(st.sampled_from(rows))]]))
    owner.write(table, "\n".join(lines).replace('source = "reconstructed"', f'source = "{source}"'))
    try:
        assert_clear(owner.problems())
    finally:
        owner.write(table, before)
