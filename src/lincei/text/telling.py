"""What happened, what is asked and what was scored, as lines in the player's language, each with its rule."""

from __future__ import annotations

from collections.abc import Sequence

from lincei.contract import Game
from lincei.kernel.events import Event, Points
from lincei.kernel.position import Position
from lincei.words import Words


def colon(words: Words, what: str, text: str) -> str:
    """`what: text`, with the colon as the language sets it."""
    return f"{what}{words.say('lincei-colon')} {text}"


def log_lines(events: Sequence[Event], words: Words, names: Sequence[str]) -> list[str]:
    """The log, each line with its rule; a run of lines that differ in a component is one line, where it reads well."""
    lines: list[str] = []
    run: list[str] = []
    for event, after in zip(events, [*events[1:], None], strict=False):
        args = dict(event.args)
        if words.joins(event.message):
            component = next(key for key, value in args.items() if isinstance(value, str))
            run.append(words.ref(str(args[component])))
            if after is not None and differ_only_in(component, event, after):
                continue
            args[component] = "=" + ", ".join(run)
            run = []
        lines.append(f"{words.say(event.message, args, names)} ({event.rule})")
    return lines


def differ_only_in(key: str, event: Event, other: Event) -> bool:
    """Whether two lines of the log say the same, save for one argument."""
    same = (event.message, event.rule) == (other.message, other.rule)
    return same and {**event.args, key: 0} == {**other.args, key: 0}


def points_line(points: Points, words: Words, names: Sequence[str]) -> str:
    """One line of a score, right-aligned: 5  Cellophane (E-10.12)."""
    return f"{points.points:>6}  {words.say(points.message, points.args, names)} ({points.rule})"


def score_lines(position: Position, words: Words, names: Sequence[str]) -> list[str]:
    """Where every point of every seat came from."""
    lines: list[str] = []
    for seat, (total, parts) in enumerate(zip(position.scores(), position.breakdown(), strict=True)):
        lines.append(names[seat])
        lines += [points_line(part, words, names) for part in parts]
        lines.append(f"{total:>6}  {words.say('lincei-total')}")
    return lines


def ranking_lines(game: Game, position: Position, words: Words, names: Sequence[str]) -> list[str]:
    """The places, and what decided between equal points."""
    scores = position.scores()
    places = position.ranking()
    if position.players == 1:
        return []  # nobody to beat; the log has said how good the result is
    lines = [words.say("lincei-ranking")]
    for place, seat in sorted((place, seat) for seat, place in enumerate(places)):
        lines.append(f"  {place}. {colon(words, names[seat], str(scores[seat]))}")
    rule = {"rule": "=" + game.rule_of_the_end()}
    winners = [names[seat] for seat, place in enumerate(places) if place == 1]
    if len(winners) > 1:
        lines.append(words.say("lincei-shared", {"names": "=" + ", ".join(winners), **rule}))
    else:
        lines.append(words.say("lincei-winner", {"name": "=" + winners[0]}))
    if len(set(zip(scores, places, strict=True))) > len(set(scores)):
        lines.append(words.say("lincei-tie-broken", rule))
    return lines
