"""Where games are kept: each in a file that is written anew after every action, and read again to go on.

The folder is LINCEI_HOME, else `lincei` in the folder for state of the XDG rules. A file there belongs to the process
that holds its lock, so two games at once never meet in one file, and the lock goes with the process however it ends.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
import stat
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from lincei.contract import Game
from lincei.kernel.errors import BadOptions, BadRecord
from lincei.kernel.record import Record
from lincei.notation import FORMAT, read_record, write_record
from lincei.version import __version__

try:
    import fcntl
except ImportError:  # no such locks on this system: a game is then not guarded against being resumed twice
    fcntl = None  # type: ignore[assignment]

SUFFIX = ".lincei"
KEPT = 20  # finished games of one kind
A_DAY = 86_400  # seconds
LONGEST = 4_000_000  # characters of a record; a long game has some thousands


def home() -> Path:
    """The folder of the kept games."""
    if os.environ.get("LINCEI_HOME"):
        return Path(os.environ["LINCEI_HOME"]).absolute()
    state = os.environ.get("XDG_STATE_HOME", "")
    base = Path(state) if os.path.isabs(state) else Path(os.path.expanduser("~")) / ".local" / "state"
    if not base.is_absolute():
        raise FileNotFoundError(errno.ENOENT, "there is no home folder; LINCEI_HOME can name another")
    return base / "lincei"


# -- files --------------------------------------------------------------------------------------------------------


def path_of(text: str) -> Path:
    """The file a player means; ~ is a home folder."""
    try:
        return Path(text).expanduser()
    except RuntimeError:
        raise BadOptions(f"{text!r}: nobody of that name has a home folder here") from None


def write_atomically(path: Path, text: str) -> None:
    """Either the whole new text is in the file, on the disk, or the old file is untouched."""
    target = Path(os.path.realpath(path))
    if target.exists() and not target.is_file():
        raise FileExistsError(errno.EEXIST, "not a file that can be written", str(path))
    handle, part = tempfile.mkstemp(prefix=".lincei-", suffix=".part", dir=target.parent)
    try:
        with open(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(part, stat.S_IMODE(target.stat().st_mode) if target.exists() else 0o666 & ~umask())
        os.replace(part, target)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(part)
        raise
    keep_names(target.parent)


def keep_names(folder: Path) -> None:
    """Let the names in a folder, too, be on the disk; not every system lets us ask for that."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def umask() -> int:
    mask = os.umask(0o077)
    os.umask(mask)
    return mask


def save(path: Path, record: Record) -> None:
    """Save a game where a player wants it; only another record is ever overwritten."""
    if "\0" in str(path):
        raise BadOptions(f"{str(path)!r} cannot be the name of a file")
    if path.is_file() and not begins_like_a_record(path):
        raise BadOptions(f"{path} is there already and is no record of a game; nothing is overwritten")
    write_atomically(path, write_record(record))


def begins_like_a_record(path: Path) -> bool:
    with open(path, "rb") as file:
        return file.read(len(b"lincei record")) == b"lincei record"


def read(path: Path, load: Callable[[str, str], Game]) -> Record:
    """The game in a file; `BadRecord` names the file, the line and the reason."""
    try:
        with open(path, encoding="utf-8") as file:
            text = file.read(LONGEST + 1)
    except UnicodeDecodeError:
        raise BadRecord(f"{path}, line 1: not a record: it is not text") from None
    except (FileNotFoundError, IsADirectoryError, NotADirectoryError) as error:
        raise BadRecord(f"{path}: {str(error.strerror).lower()}") from None
    except ValueError:
        raise BadRecord(f"{str(path)!r} cannot be the name of a file") from None
    if len(text) > LONGEST:
        raise BadRecord(f"{path}: too long for a record")
    first = text.split("\n", 1)[0].strip()
    if first != FORMAT and first.startswith("lincei record "):
        raise BadRecord(f"{path}, line 1: {first!r} is of another version of Lincei; this one reads {FORMAT!r}")
    try:
        return read_record(text, load)
    except BadRecord as error:
        wrote = re.search(r"^version (\S+)$", text, re.M)
        hint = f" (written by version {wrote[1]}; this is {__version__})" if wrote and wrote[1] != __version__ else ""
        raise BadRecord(f"{path}, {error}{hint}") from None


# -- the file of a running game -----------------------------------------------------------------------------------


class Place:
    """The file a running game is kept in, and whether that has worked."""

    def __init__(self, path: Path, lock: int | None = None, nowhere: str = "") -> None:
        self.path = path
        self.nowhere = nowhere  # why there is no place at all
        self.trouble = nowhere  # why the last writing failed
        self.holds_game = False
        self._lock = lock

    def write(self, record: Record) -> None:
        """Keep the game. A failure is remembered, not raised: the players may go on."""
        if self.nowhere:
            return
        try:
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            if self._lock is None and guarded(self.path):
                self._lock = lock(self.path)
            write_atomically(self.path, write_record(record))
        except OSError as error:
            self.trouble = f"{self.path}: {(error.strerror or str(error)).lower()}"
        else:
            self.trouble = ""
            self.holds_game = True

    def release(self) -> None:
        """Let others take the file up."""
        if self._lock is not None:
            with contextlib.suppress(OSError):
                os.unlink(lock_of(self.path))
            os.close(self._lock)
            self._lock = None


def fresh(game: str) -> Place:
    """A new file for a new game."""
    try:
        folder = home()
    except OSError as error:
        return Place(Path(os.devnull), nowhere=error.strerror or str(error))
    name = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}"
    while (folder / f"{name}{SUFFIX}").exists():  # one process may play several games within a second
        name += "+"
    return Place(folder / f"{name}{SUFFIX}")


def take_up(path: Path) -> Place | None:
    """The file of a game to go on with; None for a file that is not one of ours. `BadOptions` if it is in use."""
    if not guarded(path):
        return None
    place = Place(path, lock(path))
    place.holds_game = True
    return place


def newest_unfinished(game: str) -> Place | None:
    """The newest game of a kind that was left before its end and that nobody plays now."""
    for path in kept(game):
        try:
            if not finished(path):
                return take_up(path)
        except (BadOptions, OSError):
            continue
    return None


def tidy(game: str) -> None:
    """Of the finished games the newest stay; what a killed process left half written goes."""
    with contextlib.suppress(OSError):
        for path in [path for path in kept(game) if finished(path)][KEPT:]:
            path.unlink(missing_ok=True)
        for path in home().glob(".lincei-*.part"):
            if time.time() - path.stat().st_mtime > A_DAY:
                path.unlink(missing_ok=True)


def kept(game: str) -> list[Path]:
    """The kept games of a kind, the newest first."""
    try:
        found = [(path.stat().st_mtime_ns, path) for path in home().glob(f"{game}-*{SUFFIX}")]
    except OSError:
        return []
    return [path for _, path in sorted(found, reverse=True)]


def finished(path: Path) -> bool:
    """A finished game ends with its scores."""
    lines = path.read_text(encoding="utf-8", errors="replace").rstrip().splitlines()
    return bool(lines) and lines[-1].startswith("scores ")


def guarded(path: Path) -> bool:
    """Whether a file lies in our own folder, where a lock beside it disturbs nobody."""
    try:
        return os.path.realpath(path.parent) == os.path.realpath(home())
    except OSError:
        return False


def lock_of(path: Path) -> Path:
    return path.with_suffix(".lock")


def lock(path: Path) -> int | None:
    """Hold the lock beside a file; None where there can be none. `BadOptions` if somebody else holds it."""
    if fcntl is None:
        return None
    while True:
        try:
            handle = os.open(lock_of(path), os.O_RDWR | os.O_CREAT, 0o600)
        except OSError:
            return None
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            os.close(handle)
            if error.errno in (errno.EWOULDBLOCK, errno.EACCES):
                raise BadOptions(f"{path} is being played just now") from None
            return None
        # Between opening and locking, the one who held it may have removed the file: then it guards nothing.
        with contextlib.suppress(OSError):
            if os.path.samestat(os.fstat(handle), os.stat(lock_of(path))):
                return handle
        os.close(handle)
