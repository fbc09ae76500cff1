"""Compile the engine into the wheel, as one mypyc unit; without a C compiler the wheel stays pure Python.

Only the lack of a compiler is forgiven. A type error, or C code that a working compiler refuses, fails the build:
a slow engine must never be the silent result of a mistake. LINCEI_COMPILE=0 asks for the pure wheel. LINCEI_CACHE names
a folder where the compiled engine is kept, so that a change elsewhere does not compile it again.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir
from importlib import metadata
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from mypyc.build import mypycify
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError


class EngineHook(BuildHookInterface):  # type: ignore[type-arg]  # hatchling's configuration class is not public
    """Adds the compiled engine and the rule registers to the wheel; the source tree stays as it is."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # development runs from the sources: a compiled module beside them would go stale unseen
        root = Path(self.root)
        for register in sorted((root / self.config["registers"]).glob("*.md")):
            build_data["force_include"][str(register)] = f"lincei/registers/{register.name}"
        if os.environ.get("LINCEI_COMPILE") == "0":
            say("LINCEI_COMPILE=0: building without the compiled engine.")
            return
        # Hatchling packs after this method; the directory goes when the process ends.
        self.scratch = tempfile.TemporaryDirectory(prefix="lincei-build-")
        scratch = Path(self.scratch.name)
        lack = missing_toolchain(scratch)
        if lack:
            say(f"{lack}: building without the compiled engine. Everything works, several times slower.")
            return
        for module in compiled(root, scratch, self.config["compile"]):
            build_data["force_include"][str(module)] = module.relative_to(scratch / "out").as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def say(line: str) -> None:
    print(f"lincei: {line}", file=sys.stderr, flush=True)


def missing_toolchain(scratch: Path) -> str:
    """What is missing to build an extension module, "" if nothing: two tiny ones are built to find out."""
    if not builds("int nothing;\n", scratch):
        return "no working C compiler found"
    if not builds("#include <Python.h>\n", scratch):
        return "the C header files of Python are not installed"
    return ""


def builds(source: str, scratch: Path) -> bool:
    probe = scratch / "probe.c"
    probe.write_text(source)
    try:
        with silence():
            build_extensions([Extension("probe", [str(probe)])], scratch / "probe")
    except (BaseError, CCompilerError, OSError):
        return False
    return True


def compiled(root: Path, scratch: Path, folders: list[str]) -> list[Path]:
    """The extension modules of the engine: those that were kept, if its sources and its tools are still the same."""
    files = sources(root, folders)
    cache = os.environ.get("LINCEI_CACHE")
    kept = Path(cache) / fingerprint(root, files) if cache else None
    if kept is not None and kept.is_dir():
        say("the engine has not changed: using the one compiled before.")
        shutil.copytree(kept, scratch / "out")
        return sorted(file for file in (scratch / "out").rglob("*") if file.is_file())
    modules = compile_engine(root, scratch, files)
    if kept is not None:
        shutil.rmtree(kept.parent, ignore_errors=True)
        half = kept.with_name("half")
        shutil.copytree(scratch / "out", half)
        half.rename(kept)  # a build that was interrupted leaves nothing that looks whole
    return modules


def sources(root: Path, folders: list[str]) -> list[str]:
    """The files of the unit."""
    files: list[str] = []
    for folder in folders:
        path = root / folder
        found = [path] if path.is_file() else sorted(path.rglob("*.py"))
        files += [file.relative_to(root).as_posix() for file in found]
    return files


def fingerprint(root: Path, files: list[str]) -> str:
    """Of all that the compiled engine depends on."""
    tools = [sys.version, sysconfig.get_platform(), metadata.version("mypy"), os.environ.get("CC", "")]
    whole = hashlib.sha256("\0".join(tools).encode())
    for file in ["hatch_build.py", "pyproject.toml", *files]:
        whole.update(f"\0{file}\0".encode() + (root / file).read_bytes())
    return whole.hexdigest()


def compile_engine(root: Path, scratch: Path, files: list[str]) -> list[Path]:
    """Compile copies of the sources below `scratch`; the extension modules made."""
    shutil.copy(root / "pyproject.toml", scratch)
    shutil.copytree(root / "src", scratch / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    with chdir(scratch):
        # A C file for each module, as fast as one for all: that kept one core busy for eight minutes.
        options = ["--config-file", "pyproject.toml", "--no-error-summary"]
        extensions = mypycify([*options, *files], opt_level="3", debug_level="0", group_name="lincei", multi_file=True)
        if os.name == "posix":
            for extension in extensions:
                extension.extra_compile_args.append("-Wno-error")  # a newer C compiler's new warning harms nobody
        return build_extensions(extensions, scratch / "out")


class ManyAtOnce(build_ext):  # type: ignore[misc]  # setuptools is not typed
    """Runs as many C compilers as there are cores; setuptools compiles the files of a module one after the other."""

    def build_extensions(self) -> None:
        one_by_one = self.compiler.compile

        def compile(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda source: one_by_one([source], **options), sources)
                return [name for names in made for name in names]

        self.compiler.compile = compile
        super().build_extensions()


def build_extensions(extensions: list[Any], into: Path) -> list[Path]:
    """Build extension modules into a folder, laid out as they are imported."""
    command = ManyAtOnce(Distribution({"ext_modules": extensions}))
    command.force = True
    command.build_lib = str(into)
    command.build_temp = str(into.with_name(into.name + "-objects"))
    command.ensure_finalized()
    command.run()
    return [Path(path) for path in command.get_outputs()]


class silence:
    """What the C compiler says to the probe is for nobody."""

    def __enter__(self) -> None:
        sys.stdout.flush()
        sys.stderr.flush()
        self.kept = [os.dup(1), os.dup(2)]
        with open(os.devnull, "w") as nothing:
            os.dup2(nothing.fileno(), 1)
            os.dup2(nothing.fileno(), 2)

    def __exit__(self, *_: object) -> None:
        for stream, number in zip(self.kept, (1, 2), strict=True):
            os.dup2(stream, number)
            os.close(stream)
