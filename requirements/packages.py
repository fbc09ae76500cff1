"""Install locked packages into an environment, or make the locks anew.

packages.py install FOLDER FILE    FILE is a lock (every package checked against its hash) or a wheel
packages.py lock DATE              nothing uploaded after DATE: what is wrong with a new release shows in time

uv does the work. It does not read pip's configuration, so what pip has been told about this machine (its index, its
certificates) is handed on in the environment, where no file of the project records it. Where uv does not work, pip
does.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent

# Lock -> what of pyproject.toml goes into it.
LOCKS = {
    "uv": ["--group", "uv"],
    "play": ["pyproject.toml", "--extra", "server", "--group", "build", "--group", "web"],
    "dev": ["pyproject.toml", "--extra", "server", "--group", "dev"],
    "bench": ["pyproject.toml", "--extra", "server", "--group", "bench"],
}

# What pip calls it -> where uv looks for it.
SETTINGS = {
    "index-url": "UV_DEFAULT_INDEX",
    "extra-index-url": "UV_INDEX",
    "find-links": "UV_FIND_LINKS",
    "cert": "SSL_CERT_FILE",
}
LINE = re.compile(r"(?P<section>[^.]+)\.(?P<key>[a-z-]+)='(?P<value>.*)'")


def pip_settings(listing: str) -> dict[str, str]:
    """What `pip config list` says, for uv. The environment outranks a command's section, and that the global one."""
    rank = {"global": 0, "install": 1, ":env:": 2}
    found: dict[str, tuple[int, str]] = {}
    for line in listing.splitlines():
        match = LINE.fullmatch(line.strip())
        if match and match["key"] in SETTINGS and match["section"] in rank:
            order = rank[match["section"]]
            name = SETTINGS[match["key"]]
            if name not in found or order >= found[name][0]:
                found[name] = (order, " ".join(match["value"].replace("\\n", " ").split()))
    settings = {name: value for name, (_, value) in found.items() if value}
    if "UV_FIND_LINKS" in settings:
        settings["UV_FIND_LINKS"] = settings["UV_FIND_LINKS"].replace(" ", ",")
    return settings


def uv_environment() -> dict[str, str]:
    """The environment for uv: whatever is set already stands."""
    listing = subprocess.run(
        [BIN / "python", "-m", "pip", "config", "list"], capture_output=True, text=True, check=False
    )
    # Like pip, look at every index for a package; its hash, not its origin, says that it is the right one.
    ours = {"UV_SYSTEM_CERTS": "1", "UV_INDEX_STRATEGY": "unsafe-best-match", **pip_settings(listing.stdout)}
    return {**ours, **os.environ}


def quietly(command: list[str | Path], environment: dict[str, str] | None = None) -> str:
    """Run a command; "" if it went well, otherwise all that it said."""
    try:
        done = subprocess.run(
            command, env=environment, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
        )
    except OSError as error:
        return str(error)
    return "" if done.returncode == 0 else done.stdout or f"{command[0]} failed"


def install(folder: str, file: str) -> str:
    """Install a lock or a wheel; "" if it went well, otherwise what went wrong."""
    python = ROOT / folder / "bin" / "python"
    locked = file.endswith(".txt")
    # A lock is complete and names every hash; a wheel's needs are in the lock that was installed before it.
    what: list[str | Path] = ["--no-deps", *(["--require-hashes", "-r", file] if locked else ["--no-index", file])]
    uv: list[str | Path] = [BIN / "uv", "pip", "install", "--quiet", "--python", python]
    trouble = quietly([*uv, *([] if locked else ["--reinstall"]), *what], uv_environment())
    if trouble:
        reason = next((line for line in trouble.splitlines() if line.strip()), "")
        print(f"uv could not do it ({reason.strip()}); trying pip, which takes longer ...", flush=True)
        pip: list[str | Path] = [BIN / "python", "-m", "pip", "--python", python, "install", "--quiet"]
        trouble = quietly([*pip, *([] if locked else ["--force-reinstall"]), *what])
    return trouble


def lock(date: str) -> str:
    """Resolve the locks for every platform and Python version the project supports."""
    environment = uv_environment()
    for extra in ("UV_INDEX", "UV_FIND_LINKS"):
        environment.pop(extra, None)  # a lock needs one complete index: upload dates, and every platform's hashes
    for name, sources in LOCKS.items():
        print(f"requirements/{name}.txt", flush=True)
        how = ["--universal", "--generate-hashes", "--no-header", "--upgrade", "--exclude-newer", date]
        into = ["--output-file", f"requirements/{name}.txt"]
        trouble = quietly([BIN / "uv", "pip", "compile", *sources, *how, *into], environment)
        if trouble:
            return trouble
    return ""


def main(arguments: list[str]) -> int:
    match arguments:
        case ["install", folder, file]:
            trouble = install(folder, file)
        case ["lock", date]:
            trouble = lock(date)
        case _:
            trouble = __doc__ or ""
    if trouble:
        print(trouble.rstrip(), file=sys.stderr)
    return 1 if trouble else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
