"""Set a game up from the command line, or take it up where it was left, and see it through to its exit code."""

from __future__ import annotations

import secrets
import shlex
from argparse import Namespace
from pathlib import Path

from lincei import saves
from lincei.contract import Game
from lincei.games import known, load
from lincei.kernel.errors import BadEdition, BadOptions, BadRecord
from lincei.kernel.record import Record
from lincei.saves import Place
from lincei.text.client import CUT, LEFT, OVER, Client
from lincei.text.console import Console, tell, write
from lincei.text.pipe import Pipe
from lincei.text.players import read_players
from lincei.text.session import Session
from lincei.text.signals import Ended
from lincei.words import Words, choose_language

GAME = "expo1906"
PLAYERS = 3  # a human and bots, where the game takes so many
SEEDS = 10**9  # a fresh seed is below this, short enough to tell somebody


def play(args: Namespace) -> int:
    """`lincei play`."""
    known(args.game or GAME)
    lang = choose_language(args.lang)
    session = go_on(args, lang) if args.resume is not None else begin(args, lang)
    try:
        stopped = Pipe(session).run() if args.json else Client(session, Console(args.plain)).run()
    except (KeyboardInterrupt, Ended):
        tell(leave(session, args))
        raise
    finally:
        session.place.release()
    return close(session, stopped, args)


def begin(args: Namespace, lang: str) -> Session:
    """A new game; everything is checked before anything starts."""
    game = load_game(args.game or GAME, args.edition)
    players = read_players(default_players(game) if args.players is None else args.players.split(","))
    seed = secrets.randbelow(SEEDS) if args.seed is None else args.seed
    options = read_options(args.option, args.modules)
    record = Record(game, len(players), seed, options, [player.spec for player in players])
    place = place_for(args, game.name, None)
    if args.save is not None:
        write_first(place, record)
    return Session(game, record, players, place, Words(lang, game.name))


def default_players(game: Game) -> list[str]:
    """A human against bots."""
    return ["human", *["greedy"] * (min(max(PLAYERS, game.least), game.most) - 1)]


def write_first(place: Place, record: Record) -> None:
    """A file that a player has chosen must work from the start."""
    place.write(record)
    if place.trouble:
        raise OSError(place.trouble)


def go_on(args: Namespace, lang: str) -> Session:
    """A game that was left, from its file or from the newest autosave."""
    for name in ("players", "seed", "option", "modules"):
        if getattr(args, name) not in (None, []):
            raise BadOptions(f"--resume goes on with the game as it was begun: leave --{name} out")
    place: Place | None
    if args.resume:
        path = saves.path_of(args.resume)
        place = saves.take_up(path)
    else:
        name = args.game or GAME
        place = saves.newest_unfinished(name)
        if place is None:
            raise BadOptions(f"no unfinished game of {name} is kept here; begin one with: lincei play {name}")
        path = place.path
    try:
        record, game = read_game(path, args.edition, args.game)
        players = read_players(record.names)
        words = Words(lang, game.name)
        if record.position.over:
            return Session(game, record, players, place or Place(path), words)
        kept = place_for(args, game.name, place)
        if args.save is not None:
            write_first(kept, record)
        elif kept is not place:
            kept.write(record)
        if place is not None and kept is not place:
            place.release()
        return Session(game, record, players, kept, words)
    except BaseException:
        if place is not None:
            place.release()
        raise


def read_game(path: Path, edition: str | None, wanted: str | None = None) -> tuple[Record, Game]:
    """The game in a file, played with its own edition."""
    loaded: list[Game] = []

    def load_for(name: str, digest: str) -> Game:
        if wanted is not None and name != wanted:
            raise BadRecord(f"a game of {name}, not of {wanted}")
        game = load_game(name, edition)
        if game.digest != digest:
            given = f"the edition in {edition}" if edition else "the edition that comes with Lincei"
            raise BadRecord(f"played with another edition ({digest}) than {given} ({game.digest}): see --edition")
        loaded.append(game)
        return game

    record = saves.read(path, load_for)
    return record, loaded[0]


def load_game(name: str, edition: str | None) -> Game:
    """A game with its edition; a broken one is told with the command that lists all that is wrong with it."""
    try:
        return load(name, edition)
    except BadEdition as error:
        raise BadOptions(f"{error}; all of it: {shlex.join(['lincei', 'edition', 'check', edition or ''])}") from None


def place_for(args: Namespace, game: str, taken_up: Place | None) -> Place:
    """Where the game is kept: the file of --save, else where it came from if that is ours, else a new file."""
    if args.save is None:
        return taken_up or saves.fresh(game)
    path = saves.path_of(args.save)
    if path.exists() and not (args.resume and path.samefile(saves.path_of(args.resume))):
        raise BadOptions(f"{path} is there already; go on with it by --resume, or name another file")
    if not path.absolute().parent.is_dir():
        raise BadOptions(f"there is no folder {path.absolute().parent}")
    return Place(path)


def read_options(given: list[str], modules: str | None = None) -> dict[str, str]:
    """KEY=VALUE, each once; the modules are an option with a flag of its own."""
    options: dict[str, str] = {}
    for text in given if modules is None else [*given, f"modules={modules}"]:
        key, _, value = (part.strip() for part in text.partition("="))
        if not key or not value or not text.isprintable() or "#" in text:
            raise BadOptions(f"--option wants KEY=VALUE, not {text!r}")
        if key in options:
            raise BadOptions(f"the option {key!r} is given twice")
        options[key] = value
    return options


# -- the end ------------------------------------------------------------------------------------------------------


def close(session: Session, stopped: str, args: Namespace) -> int:
    """Say where the game is kept; the exit code."""
    words = session.words
    if stopped == OVER and not session.place.trouble:
        saves.tidy(session.game.name)
        if not args.json:
            file = shlex.quote(str(session.place.path))
            write(words.say("lincei-record-kept", {"command": f"=lincei replay {file}"}) + "\n")
        return 0
    if stopped == LEFT and not session.place.trouble:
        if not args.json:
            write(leave(session, args) + "\n")
        return 0
    tell(f"{words.say('lincei-input-ended')} {leave(session, args)}" if stopped == CUT else leave(session, args))
    return 1


def leave(session: Session, args: Namespace) -> str:
    """What to do to go on with a game that is left now."""
    words = session.words
    if session.place.trouble:
        return words.say("lincei-lost", {"why": "=" + session.place.trouble})
    if not session.place.holds_game:
        return words.say("lincei-not-begun")
    parts = ["lincei", "play", session.game.name, "--resume", str(session.place.path)]
    parts += ["--edition", args.edition] if args.edition else []
    parts += ["--save", args.save] if args.save else []
    return words.say("lincei-resume", {"command": "=" + shlex.join(parts)})
