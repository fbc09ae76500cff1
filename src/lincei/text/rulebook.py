"""`lincei rules`: a rule, the rules that contain some words, or the chapters."""

from __future__ import annotations

from argparse import Namespace

from lincei.games import known
from lincei.kernel.errors import BadOptions
from lincei.register import Rule, rule, rules, search
from lincei.text.commands import RULE_ID
from lincei.text.console import Console
from lincei.words import Words, choose_language


def show_rules(args: Namespace) -> int:
    """What the register says."""
    known(args.game)
    lang = choose_language(args.lang)
    console = Console(args.plain)
    words = " ".join(args.words).strip()
    if not words:
        show_chapters(args.game, lang, console)
    elif len(args.words) == 1 and RULE_ID.fullmatch(words):
        show_rule(rule(args.game, words, lang), console)
    else:
        found = search(args.game, words, lang)
        if not found:
            raise BadOptions(f"no rule of {args.game} contains {words!r}")
        for each in found:
            show_rule(each, console)
    return 0


def show_chapters(game: str, lang: str, console: Console) -> None:
    chapters: dict[str, list[Rule]] = {}
    for each in rules(game, lang):
        chapters.setdefault(each.chapter, []).append(each)
    for chapter, its in chapters.items():
        run = its[0].id if len(its) == 1 else f"{its[0].id} – {its[-1].id}"
        console.say(f"{run}  {chapter}", hang="    ")
    console.say()
    console.say(Words(lang, game).say("lincei-rules-hint", {"game": "=" + game, "rule": "=" + rules(game, lang)[0].id}))


def show_rule(each: Rule, console: Console) -> None:
    """The id with its mark (R rulebook, D follows, X our ruling), the chapter, and the text."""
    mark = f" [{each.mark}]" if each.mark else ""
    console.say(f"{each.id}{mark}  {each.chapter}", hang="    ")
    console.say(each.text, "  ", "")
