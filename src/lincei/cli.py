"""The command `lincei`.

Exit codes: 0 fine, 1 a failure such as a full disk, 2 bad input, 130 after Ctrl-C, 141 when nobody reads the output.
Every failure is one line on the standard error.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from typing import NoReturn

from lincei.games import NAMES, check_edition, load, new_edition
from lincei.kernel.errors import LinceiError
from lincei.server.command import add_serve, serve
from lincei.text.console import flush, prepare_streams, write
from lincei.text.signals import Ended, listen

FAILURE, BAD_INPUT, NOBODY_READS = 1, 2, 141
LARGEST_SEED = 10**18


class BadUsage(LinceiError):
    """A command line that argparse refuses."""


class Parser(argparse.ArgumentParser):
    """Says in one line what is wrong."""

    more: Callable[[], str] | None = None  # what only --help needs

    def error(self, message: str) -> NoReturn:
        raise BadUsage(f"{message} (see {self.prog} --help)")

    def format_help(self) -> str:
        if self.more is not None:
            self.epilog = self.more()
        return super().format_help()


def main(argv: list[str] | None = None) -> int:
    """Run a command; its exit code."""
    try:
        prepare_streams()
        listen()
        code = run(argv)
        flush()
    except KeyboardInterrupt:
        code = 130
    except Ended as ended:
        code = 128 + ended.number
    except BrokenPipeError:
        code = NOBODY_READS
    except LinceiError as error:
        code = complain(str(error), BAD_INPUT)
    except OSError as error:
        code = complain(said_of(error), FAILURE)
    return code if quiet_end() else code or FAILURE


def run(argv: list[str] | None) -> int:
    try:
        args = parser().parse_args(argv)
    except SystemExit as end:  # --help
        return end.code if isinstance(end.code, int) else 0
    if args.version:
        write(version() + "\n")
        return 0
    if args.command is None:
        parser().print_help()
        return 0
    if args.command == "play":
        from lincei.text.play import play

        return play(args)
    if args.command == "replay":
        from lincei.text.replay import replay

        return replay(args)
    if args.command == "rules":
        from lincei.text.rulebook import show_rules

        return show_rules(args)
    if args.command == "serve":
        return serve(args)
    return edition(args)


def edition(args: argparse.Namespace) -> int:
    """`lincei edition check` and `lincei edition new`."""
    if args.what == "new":
        new_edition(args.game, args.path)
        write(f"{args.path}: a copy of the edition that comes with Lincei; edit it, then: lincei edition check\n")
        return 0
    problems = check_edition(args.path)
    write("".join(problem + "\n" for problem in problems) or f"{args.path}: in order\n")
    return BAD_INPUT if problems else 0


def version() -> str:
    """The version, and whether the engine runs compiled."""
    import lincei

    how = "compiled" if lincei.COMPILED else "interpreted"
    return f"lincei {lincei.__version__} (engine {how}, Python {sys.version.split()[0]})"


# -- the command line ---------------------------------------------------------------------------------------------


def parser() -> Parser:
    top = Parser(prog="lincei", description="Board games about science.")
    top.add_argument("--version", action="store_true", help="say which version this is, and how its engine runs")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    add_play(commands.add_parser("play", help="play a game", description="Play a game in lines of text."))
    add_replay(commands.add_parser("replay", help="step through a record", description="Step through a record."))
    add_rules(commands.add_parser("rules", help="look a rule up", description="A rule, a search, or the chapters."))
    add_serve(commands.add_parser("serve", help="let others play over the network", description="The server."))
    add_edition(commands.add_parser("edition", help="check or begin an edition", description="Editions of a game."))
    return top


def add_play(play: Parser) -> None:
    play.more = the_games
    play.add_argument("game", nargs="?", metavar="GAME", help=f"{', '.join(NAMES)} (default: expo1906)")
    play.add_argument("--players", metavar="A,B,…", help="human, human:NAME or a bot for each seat (random, greedy)")
    play.add_argument("--seed", type=seed, metavar="N", help="the same number gives the same game")
    play.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", help="an option of the game; may be repeated"
    )
    play.add_argument("--modules", metavar="A,B,…", help="the modules to play with, short for --option modules=A,B,…")
    play.add_argument(
        "--resume", nargs="?", const="", metavar="FILE", help="go on with FILE, or with the newest unfinished game"
    )
    play.add_argument("--save", metavar="FILE", help="keep the game in FILE instead of among the others")
    add_edition_option(play)
    add_language(play)
    play.add_argument("--json", action="store_true", help="one JSON object a line, for programs (docs/json.md)")


def the_games() -> str:
    """Every game with its seats and options."""
    said: list[str] = []
    for name in NAMES:
        game = load(name)
        said.append(f"{name} ({game.least} to {game.most} players; options: {', '.join(game.option_names())})")
    return f"Games: {', '.join(said)}."


def add_replay(replay: argparse.ArgumentParser) -> None:
    replay.add_argument("file", metavar="FILE", help="a record")
    replay.add_argument("--step", type=whole, metavar="N", help="begin after action N")
    replay.add_argument("--to-end", action="store_true", help="show everything without stopping")
    replay.add_argument("--seat", type=whole, metavar="N", help="see the table like seat N (default: like a spectator)")
    add_edition_option(replay)
    add_language(replay)
    replay.add_argument("--json", action="store_true", help="one JSON object a line, for programs (docs/json.md)")


def add_rules(rules: argparse.ArgumentParser) -> None:
    rules.add_argument("game", metavar="GAME", help=f"which game: {', '.join(NAMES)}")
    rules.add_argument("words", nargs="*", metavar="ID | WORD", help="a rule like E-10.07, or words to look for")
    add_language(rules)


def add_edition(edition: argparse.ArgumentParser) -> None:
    what = edition.add_subparsers(dest="what", metavar="check | new", required=True, parser_class=Parser)
    check = what.add_parser("check", help="list everything that is wrong with an edition")
    check.add_argument("path", metavar="PATH", help="the folder of the edition")
    new = what.add_parser("new", help="copy the edition that comes with Lincei, to edit it")
    new.add_argument("game", metavar="GAME", help=f"of which game: {', '.join(NAMES)}")
    new.add_argument("path", metavar="PATH", help="a new folder")


def add_edition_option(command: argparse.ArgumentParser) -> None:
    command.add_argument("--edition", metavar="PATH", help="the folder of an edition of your own")


def add_language(command: argparse.ArgumentParser) -> None:
    command.add_argument("--lang", metavar="en|fr|de", help="the language (default: the system's)")
    command.add_argument("--plain", action="store_true", help="no drawings: for screen readers")


def seed(text: str) -> int:
    number = int(text)
    if not -LARGEST_SEED < number < LARGEST_SEED:
        raise ValueError
    return number


def whole(text: str) -> int:
    number = int(text)
    if not 0 <= number < 10**9:
        raise ValueError
    return number


# -- the end ------------------------------------------------------------------------------------------------------


def complain(text: str, code: int) -> int:
    """One line on the standard error."""
    line = " ".join(text.split())
    if sys.stderr is not None:
        try:
            print(f"lincei: {line}", file=sys.stderr, flush=True)
        except OSError:
            return code
    return code


def said_of(error: OSError) -> str:
    what = (error.strerror or str(error) or type(error).__name__).lower()
    return f"{error.filename}: {what}" if error.filename else what


def quiet_end() -> bool:
    """Write out what is left, so that the interpreter has nothing to say at its own end; whether that worked."""
    try:
        flush()
    except (OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        return False
    return True
