"""A real Chromium: the machine's own, or else the one from npm."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from requirements import npm

ROOT = Path(__file__).resolve().parent.parent.parent
NAMES = ("chromium", "chromium-browser", "google-chrome")
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
FONTS = "<fontconfig><dir>{folder}/fonts/fonts</dir><cachedir>{folder}/cache</cachedir></fontconfig>"


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser without a window."""
    own = next((found for found in map(shutil.which, NAMES) if found and not os.environ.get("LINCEI_NPM_CHROMIUM")), "")
    path, environment = (own, {}) if own else unpacked()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path, args=QUIET, env={**os.environ, **environment}, timeout=0
        )
        try:
            yield browser
        finally:
            browser.close()


def unpacked() -> tuple[str, dict[str, str]]:
    """The Chromium of npm, unpacked once, and the environment that it needs: libraries and fonts of its own."""
    folder = ROOT / ".venv" / "chromium"
    path = folder / "chromium"
    if not path.exists():
        half = folder.with_name(f"chromium-{os.getpid()}")
        half.mkdir()
        subprocess.run(
            ["node", "tools/chromium.mjs"], cwd=ROOT / "web", env={**npm.environment(), "TMPDIR": str(half)}, check=True
        )
        (half / "fonts.conf").write_text(FONTS.format(folder=folder))
        try:
            half.rename(folder)
        except OSError:  # another worker was quicker
            shutil.rmtree(half)
    return str(path), {
        "LD_LIBRARY_PATH": f"{folder}/al2023/lib:{os.environ.get('LD_LIBRARY_PATH', '')}",
        "FONTCONFIG_FILE": f"{folder}/fonts.conf",
    }
