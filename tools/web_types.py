"""The types of the server's interface for the browser client, made from the server: web/src/lib/schema.d.ts

web_types.py            write the file
web_types.py --check    say whether it is up to date
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from lincei.server.app import build
from lincei.server.settings import Settings
from lincei.server.store.store import Store

ROOT = Path(__file__).resolve().parent.parent
TYPES = ROOT / "web" / "src" / "lib" / "schema.d.ts"


def description(folder: Path) -> dict[str, Any]:
    """What the server says of its interface."""
    settings = Settings(f"sqlite:///{folder / 'server.db'}")
    app = build(settings, Store(settings.database), lambda *_: None)
    return dict(app.openapi_schema.to_schema())


def types(folder: Path) -> str:
    """The same for TypeScript."""
    described, made = folder / "openapi.json", folder / "schema.d.ts"
    described.write_text(json.dumps(description(folder)), encoding="utf-8")
    npm = [sys.executable, str(ROOT / "requirements" / "npm.py"), "--silent", "exec", "--"]
    done = subprocess.run(
        [*npm, "openapi-typescript", str(described), "-o", str(made)], capture_output=True, text=True, check=False
    )
    if done.returncode:
        sys.exit(done.stdout + done.stderr)
    return made.read_text(encoding="utf-8")


def main(arguments: list[str]) -> int:
    with tempfile.TemporaryDirectory() as folder:
        made = types(Path(folder))
    if arguments == ["--check"]:
        if TYPES.read_text(encoding="utf-8") != made:
            print(f"{TYPES.relative_to(ROOT)} is not what the server says: run `make format`.")
            return 1
        return 0
    TYPES.write_text(made, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
