"""The house itself: locks, versions, the wheel and how it is built."""

from __future__ import annotations

import importlib
import os
import pkgutil
import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path
from shutil import copy

import pytest

import lincei
import lincei.games
import lincei.kernel
from requirements.packages import pip_settings

ROOT = Path(__file__).resolve().parent.parent
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def wheel_of(project: Path, into: Path, **settings: str) -> tuple[zipfile.ZipFile | None, str]:
    """Build the wheel of a project as `make` does: the wheel, None if the build failed, and all that was said."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(into)]
    done = subprocess.run(
        command, cwd=project, env={**os.environ, **settings}, capture_output=True, text=True, check=False
    )
    wheels = list(into.glob("*.whl"))
    assert len(wheels) == (done.returncode == 0), done.stderr
    return zipfile.ZipFile(wheels[0]) if wheels else None, done.stdout + done.stderr


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A project with our build hook and one module to compile."""
    project = tmp_path / "small"
    module = project / "src" / "lincei" / "kernel" / "twice.py"
    module.parent.mkdir(parents=True)
    module.write_text("def twice(n: int) -> int:\n    return 2 * n\n")
    (module.parent / "__init__.py").touch()
    (module.parent.parent / "__init__.py").touch()
    (project / PROJECT["tool"]["hatch"]["version"]["path"]).write_text('__version__ = "0"\n')
    for name in ("hatch_build.py", "LICENSE", "README.md"):
        copy(ROOT / name, project)
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    text = re.sub(r"(?m)^compile = .*$", 'compile = ["src/lincei/kernel"]', text)
    (project / "pyproject.toml").write_text(text, encoding="utf-8")
    return project


def files_below(folder: Path) -> set[str]:
    return {str(path) for path in folder.rglob("*") if "__pycache__" not in path.parts}


def test_the_engine_runs_as_announced() -> None:
    """Interpreted where LINCEI_EXPECT says so, compiled where it says that: the kernel and all games."""
    expected = os.environ.get("LINCEI_EXPECT")
    if expected is None:
        pytest.skip("LINCEI_EXPECT is not set")
    names = ["lincei.contract"]
    for package in (lincei.kernel, lincei.games):
        names += [module.name for module in pkgutil.walk_packages(package.__path__, package.__name__ + ".")]
    assert len(names) > 10
    for name in names:
        file = str(importlib.import_module(name).__file__)
        assert ("interpreted" if file.endswith(".py") else "compiled") == expected, file


# -- locks -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_a_lock_names_no_host_and_no_path(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert "://" not in text
    assert "index-url" not in text
    assert "find-links" not in text
    assert not re.search(r"(^|\s)/", text)


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_a_lock_pins_every_package_with_its_hashes(lock: Path) -> None:
    text = re.sub(r"(?m)^\s*#.*\n", "", lock.read_text(encoding="utf-8")).replace("\\\n", " ")
    lines = text.splitlines()
    assert lines
    for line in lines:
        assert re.match(r"[a-z0-9-]+==\S+ .*--hash=sha256:[0-9a-f]{64}", line), line


@pytest.mark.parametrize(("lock", "group"), [("uv", "uv"), ("play", "build"), ("dev", "dev"), ("bench", "bench")])
def test_a_lock_holds_all_that_the_project_asks_for(lock: str, group: str) -> None:
    text = (ROOT / "requirements" / f"{lock}.txt").read_text(encoding="utf-8")
    asked = [need for need in PROJECT["dependency-groups"][group] if isinstance(need, str)]
    if lock != "uv":
        asked += PROJECT["project"]["dependencies"]
    for need in asked:
        name = re.sub(r"[._]", "-", re.split(r"[<>=]", need)[0]).lower()
        assert re.search(rf"(?m)^{name}==", text), need


def test_the_build_needs_the_same_inside_and_outside_make() -> None:
    assert PROJECT["build-system"]["requires"] == PROJECT["dependency-groups"]["build"]


def test_what_pip_was_told_about_the_machine_reaches_uv() -> None:
    listing = "\n".join(
        [
            "global.index-url='https://one.invalid/simple'",
            "install.index-url='https://two.invalid/simple'",
            ":env:.cert='/certificates.pem'",
            "global.cert='/other.pem'",
            "global.find-links='/a /b'",
            "freeze.index-url='https://three.invalid/simple'",
            "global.timeout='10'",
        ]
    )
    assert pip_settings(listing) == {
        "UV_DEFAULT_INDEX": "https://two.invalid/simple",
        "SSL_CERT_FILE": "/certificates.pem",
        "UV_FIND_LINKS": "/a,/b",
    }


# -- versions --------------------------------------------------------------------------------------------------------


def test_the_changelog_knows_the_version() -> None:
    """Unreleased changes first; the newest release, once there is one, is the version of the package."""
    headings = re.findall(r"(?m)^## \[(.+?)\]", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    assert headings[0] == "Unreleased"
    assert headings[1:2] in ([], [lincei.__version__])


# -- the wheel -------------------------------------------------------------------------------------------------------


def test_the_wheel_holds_sources_data_and_registers_and_leaves_the_tree_clean(tmp_path: Path) -> None:
    before = files_below(ROOT / "src")
    wheel, said = wheel_of(ROOT, tmp_path, LINCEI_COMPILE="0")
    assert wheel is not None, said
    assert str(wheel.filename).endswith(f"lincei-{lincei.__version__}-py3-none-any.whl")
    held = set(wheel.namelist())
    for path in (ROOT / "src").rglob("*"):
        if path.suffix in {".py", ".toml", ".ftl"}:
            assert path.relative_to(ROOT / "src").as_posix() in held
    for register in (ROOT / "docs" / "rules").glob("*.md"):
        assert f"lincei/registers/{register.name}" in held
    assert not [name for name in held if name.endswith((".so", ".pyd", ".pyc"))]
    assert files_below(ROOT / "src") == before


def test_the_compiled_wheel_is_tagged_for_its_python(small: Path, tmp_path: Path) -> None:
    wheel, said = wheel_of(small, tmp_path / "out", LINCEI_COMPILE="1")
    assert wheel is not None, said
    if "no working C compiler" in said or "header files" in said:
        pytest.skip("no C compiler here")
    tag = f"cp{sys.version_info.major}{sys.version_info.minor}"
    assert f"-{tag}-{tag}-" in str(wheel.filename)
    modules = [name for name in wheel.namelist() if name.startswith("lincei/kernel/twice.")]
    assert "lincei/kernel/twice.py" in modules
    assert len(modules) == 2
    assert not [path for path in files_below(small) if path.endswith((".so", ".pyd", ".c"))]


def test_the_engine_is_compiled_again_only_if_it_has_changed(small: Path, tmp_path: Path) -> None:
    again = "lincei: the engine has not changed"
    cache = str(tmp_path / "cache")
    said = [wheel_of(small, tmp_path / f"out{n}", LINCEI_COMPILE="1", LINCEI_CACHE=cache)[1] for n in (1, 2)]
    if "no working C compiler" in said[0] or "header files" in said[0]:
        pytest.skip("no C compiler here")
    assert [again in each for each in said] == [False, True]
    (small / "src" / "lincei" / "outside.py").write_text("x = 1\n")
    wheel, third = wheel_of(small, tmp_path / "out3", LINCEI_COMPILE="1", LINCEI_CACHE=cache)
    assert again in third and wheel is not None
    assert len([name for name in wheel.namelist() if name.startswith("lincei/kernel/twice.")]) == 2
    with open(small / "src" / "lincei" / "kernel" / "twice.py", "a") as file:
        file.write("\n\ndef thrice(n: int) -> int:\n    return 3 * n\n")
    assert again not in wheel_of(small, tmp_path / "out4", LINCEI_COMPILE="1", LINCEI_CACHE=cache)[1]


def test_a_type_error_fails_the_build(small: Path, tmp_path: Path) -> None:
    with (small / "src" / "lincei" / "kernel" / "twice.py").open("a") as module:
        module.write("wrong: int = twice('2')\n")
    wheel, said = wheel_of(small, tmp_path / "out", LINCEI_COMPILE="1")
    if "no working C compiler" in said or "header files" in said:
        pytest.skip("no C compiler here")
    assert wheel is None
    assert "twice.py:3: error:" in said


def test_without_a_compiler_the_wheel_is_pure_and_says_so_in_one_line(small: Path, tmp_path: Path) -> None:
    wheel, said = wheel_of(small, tmp_path / "out", LINCEI_COMPILE="1", CC="/nonexistent/cc")
    assert wheel is not None
    assert str(wheel.filename).endswith("-py3-none-any.whl")
    assert [line for line in said.splitlines() if line.startswith("lincei: no working C compiler found")]
    assert len(said.splitlines()) == 2  # that line, and the name of the wheel
