"""The record as text: a header, then one line per run of actions, chance results in brackets behind their cause.

What a version writes, every later version reads: the first line carries the number of the format.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from lincei.contract import Game
from lincei.kernel.chance import seeded
from lincei.kernel.errors import BadRecord, LinceiError
from lincei.kernel.playable import Playable
from lincei.kernel.position import Position
from lincei.kernel.record import Record
from lincei.version import __version__

FORMAT = "lincei record 1"
WIDTH = 100
NUMBER = re.compile("-?[0-9]{1,40}")


def write_record(record: Record) -> str:
    """The whole record as text."""
    game = record.game
    lines = [
        FORMAT,
        f"version {__version__}",
        f"game {game.name}",
        f"edition {game.edition} {game.digest}",
        f"players {record.players}",
        f"seed {record.seed}",
    ]
    lines += [f"option {key} {value}" for key, value in sorted(record.options.items()) if value]
    lines += [f"seat {i + 1} {name}" for i, name in enumerate(record.names)]
    lines += ["", *wrap("setup" + answers(record, record.dealt))]
    line = ""
    for i, step in enumerate(record.steps):
        said = game.write(record.position, step.action) + answers(record, step.drawn)
        line = f"{line}; {said}" if line else f"{step.seat + 1}: {said}"
        if i + 1 == len(record.steps) or record.steps[i + 1].seat != step.seat or step.line:
            lines += wrap(line)
            line = ""
    if record.position.over:
        lines += ["", "scores " + " ".join(str(points) for points in record.position.scores())]
    return "\n".join(lines) + "\n"


def answers(record: Record, drawn: list[int]) -> str:
    return f" [{', '.join(record.game.write(record.position, action) for action in drawn)}]" if drawn else ""


def wrap(line: str) -> list[str]:
    """Break a long line behind a comma or semicolon; what continues a line is indented."""
    lines: list[str] = []
    while len(line) > WIDTH:
        cut = max(line.rfind(", ", 10, WIDTH), line.rfind("; ", 10, WIDTH)) + 1
        if cut == 0:
            break
        lines.append(line[:cut])
        line = "    " + line[cut + 1 :]
    return [*lines, line]


def unwrap(text: str) -> list[tuple[int, str]]:
    """The lines of a record, each with its number in the file; indented ones joined, those of comment left out."""
    lines: list[tuple[int, str]] = []
    for number, raw in enumerate(text.splitlines(), start=1):
        line = raw.rstrip()
        if not line or line.startswith("#"):
            continue
        if line.startswith("    ") and lines:
            lines[-1] = (lines[-1][0], f"{lines[-1][1]} {line.strip()}")
        else:
            lines.append((number, line))
    return lines


def read_record(text: str, load: Callable[[str, str], Game]) -> Record:
    """Read a record and play it through; `load` gives the game for a name and an edition's digest.

    Raises `BadRecord` with the line and the reason.
    """
    lines = unwrap(text)
    if not lines or lines[0][1] != FORMAT:
        raise BadRecord(f"line 1: not a record: it should begin with {FORMAT!r}")
    header: dict[str, str] = {}
    body = 1
    for number, line in lines[1:]:
        key, _, value = line.partition(" ")
        if key == "setup":
            break
        if key in ("option", "seat"):
            second, _, value = value.partition(" ")
            key = f"{key} {second}"
        if not value or key in header or key.endswith(" "):
            raise BadRecord(f"line {number}: {'twice' if key in header else 'incomplete'}: {line!r}")
        header[key] = value
        body += 1
    if body == len(lines):
        raise BadRecord(f"line {lines[-1][0]}: there is no set-up")
    record = begin(header, lines[body], load)
    for number, line in lines[body + 1 :]:
        try:
            read_line(record, line)
        except LinceiError as error:
            raise BadRecord(f"line {number}: {error}") from None
    return record


def begin(header: dict[str, str], set_up: tuple[int, str], load: Callable[[str, str], Game]) -> Record:
    """A record set up from its header and the line of the set-up."""
    for key in ("version", "game", "edition", "players", "seed"):
        if key not in header:
            raise BadRecord(f"line 1: the header has no {key!r}")
    for key in ("players", "seed"):
        if not NUMBER.fullmatch(header[key]):
            raise BadRecord(f"line 1: {key} {header[key]!r} is not a number")
    digest = header["edition"].split()[-1]
    try:
        game = load(header["game"], digest)
        if game.digest != digest:
            raise BadRecord(f"played with edition {header['edition']}, not with {game.edition} {game.digest}")
        players, seed = int(header["players"]), int(header["seed"])
        options = {key.split()[1]: value for key, value in header.items() if key.startswith("option ")}
        position = game.prepare(players, seed, options)
    except LinceiError as error:
        raise BadRecord(f"line 1: {error}") from None
    names = [header.get(f"seat {i + 1}", "human") for i in range(players)]
    number, line = set_up
    try:
        return Record(game, players, seed, options, names, split_answers(game, position, line)[1])
    except LinceiError as error:
        raise BadRecord(f"line {number}: {error}") from None


def read_line(record: Record, line: str) -> None:
    """Carry out one line of the body."""
    position = record.position
    if line.startswith("scores "):
        scores = "scores " + " ".join(str(points) for points in position.scores())
        if not position.over or line != scores:
            raise BadRecord(f"{line!r}, but by the rules it is {scores!r}")
        return
    seat, colon, said = line.partition(": ")
    if not colon:
        raise BadRecord(f"cannot read {line!r}")
    for part in said.split(";"):
        text, drawn = split_answers(record.game, position, part)
        if position.over:
            raise BadRecord(f"the game is over before {text!r}")
        if seat not in [str(waiting + 1) for waiting in position.waiting]:
            raise BadRecord(f"seat {position.to_move + 1} is to move, not {seat}")
        position.turn_to(int(seat) - 1)
        action = record.game.read(position, text)
        if action not in position.legal:
            raise BadRecord(f"{text!r} is not legal here")
        record.apply(action, drawn)


def split_answers(game: Playable, position: Position, part: str) -> tuple[str, list[int]]:
    """The notation of an action, and the chance results in brackets behind it."""
    text, bracket, rest = part.strip().partition("[")
    if not bracket:
        return text, []
    if not rest.endswith("]"):
        raise BadRecord("a bracket is not closed")
    return text.strip(), [game.read(position, said) for said in rest[:-1].split(",")]


def random_record(game: Game, players: int, seed: int, options: dict[str, str] | None = None) -> str:
    """A whole game of random choices as text: the same for the same arguments on every machine."""
    record = Record(game, players, seed, options or {}, ["random"] * players)
    rng = seeded(seed)
    while not record.position.over:
        record.apply(record.position.legal[rng.below(len(record.position.legal))])
    return write_record(record)
