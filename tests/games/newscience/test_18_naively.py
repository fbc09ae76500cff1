"""What the engine offers, against the register read a second time (`naive.py`), in scrambled situations."""

from __future__ import annotations

import random
from fractions import Fraction

from lincei.games.newscience.state import NewScience
from lincei.games.newscience.terms import ACTION_SPACE, ACTIONS, SPACE_NAMES, action_of
from tests.games.newscience.naive import Trial
from tests.games.newscience.scrambled import lying, scramble
from tests.games.newscience.table import GAME, game, legal, markers, play

ROUNDS = 240
ASKED = {f"newscience-ask-{action}": action for action in ("research", "experiment", "publish")}
LOW = [1, 2, 2, 3, 3, 4, 5, 6]  # dice that leave something to be decided
NUMBERS = [f"spend {n}" for n in range(4)]


def percent(chance: Fraction) -> int:
    return int(100 * chance + Fraction(1, 2))


def told_of(g: NewScience, text: str) -> dict[str, int | str]:
    return game(g).describe(g, GAME.read(g, text)).args


def test_targets_points_and_costs_are_those_of_the_register() -> None:
    """S-3.04. S-3.14. S-5.04. S-9.01. S-10.01. S-11.02. S-11.03. S-16.03. S-16.06. S-D04. S-D05. S-D08. S-D10."""
    counts = {"research": 0, "experiment": 0, "publish": 0, "card": 0, "step": 0}
    for seed in range(ROUNDS):
        g = scramble(seed, ["", "ONCE", "need", "step"][seed // 4 % 4])
        rng = random.Random(seed)
        while not over(g):
            compare(g, counts)
            play(g, chosen(g, rng))
    assert min(counts[action] for action in ("research", "experiment", "publish")) > 250, counts
    assert counts["card"] > 150 and counts["step"] > 10, counts


def test_the_view_tells_what_is_within_reach() -> None:
    """S-5.04. S-9.01. S-10.05. S-11.03. S-11.04."""
    for seed in range(4000, 4000 + ROUNDS // 4):
        table = lying(scramble(seed))
        for seat, player in enumerate(table.seats):
            within = {}
            for discovery in table.in_play:
                for action in ACTIONS:
                    if table.eligible(seat, action, discovery):
                        within[discovery] = action
            assert {slug: row["stage"] for slug, row in player["reach"].items()} == within
            for discovery, action in within.items():
                row = player["reach"][discovery]
                assert row["points"] == table.points(seat, action, f"{action}-9", discovery, [])
                if action == "experiment":
                    trial = Trial(table, seat, f"{action}-9", discovery, [])
                    assert row["chance"] == [percent(trial.chance(rest)) for rest in range(player["rest"] + 1)]
                    assert row["value"] == trial.value
                else:
                    assert row["rest"] == table.missing(seat, action, f"{action}-9", discovery, [])
                if action == "publish":
                    assert row["prestige"] == table.prestige(seat, discovery, [])
                    assert {discovery, *row["cascade"]} in table.cascades(seat, discovery)
                    assert (not row["lacks"]) == table.influence_suffices(seat, discovery, [])


def over(g: NewScience) -> bool:
    """Whether the scrambled round has ended."""
    return g.resolving < 0


def chosen(g: NewScience, rng: random.Random) -> str:
    """Any answer; an action is seldom declined."""
    answers = legal(g)
    if len(answers) > 1 and rng.random() < 0.9:
        answers = [text for text in answers if text != "decline"]
    return rng.choice(answers)


def compare(g: NewScience, counts: dict[str, int]) -> None:
    """If the question is about a discovery, its answers and their numbers are those of the register."""
    if g.to_move < 0:
        return
    asked = g.question.ask()
    if asked not in (*ASKED, "newscience-ask-step"):
        return
    table = lying(g)
    seat, space = g.to_move, table.seen["resolving"]
    if asked == "newscience-ask-step":
        card = table.seen["display"][int(space.rpartition("-")[2]) - 1]["card"]
        clause = next(clause for clause in table.cards[card].clauses if clause.kind == "step")
        assert set(legal(g)) == table.steps(seat, clause)
        counts["step"] += 1
        return
    action = ASKED[asked]
    targets = table.targets(seat, action, space)
    assert set(legal(g)) == {*targets, "decline"}, (action, table.seats[seat])
    counts[action] += 1
    counts["card"] += any(text.endswith(("card", "card-2")) for text in targets)
    for text, (discovery, way) in targets.items():
        told = told_of(g, text)
        if action == "experiment":
            trial = Trial(table, seat, space, discovery, way)
            assert (told["points"], told["value"]) == (trial.points, trial.value), text
            assert told["chance"] == percent(trial.chance(0)), text
        else:
            assert told["rest"] == table.missing(seat, action, space, discovery, way), text
        if action == "publish":
            assert told["prestige"] == table.prestige(seat, discovery, way), text


def test_an_action_is_lost_only_if_the_register_leaves_nothing() -> None:
    """S-5.14. S-EC23. S-EC24."""
    lost = 0
    for seed in range(1000, 1000 + ROUNDS // 3):
        g = scramble(seed)
        rng = random.Random(seed)
        while not over(g):
            before, first = standing(g), g.resolving
            text = chosen(g, rng)
            play(g, text)
            if over(g) or g.to_move < 0 or g.question.ask() not in ASKED or text.startswith("to "):
                continue
            passed = [space for space in range(max(first + 1, ACTION_SPACE), g.resolving) if space in before]
            for space in passed:  # nothing has changed since each of them was lost
                assert not lying(g).targets(before[space], ACTIONS[action_of(space)], SPACE_NAMES[space])
            lost += len(passed)
    assert lost > 20, lost


def standing(g: NewScience) -> dict[int, int]:
    """Who stands on each space."""
    return {space: seat for space, seat in enumerate(g.cubes) if seat >= 0}


def test_publishing_drags_along_what_the_register_says() -> None:
    """S-11.07. S-11.09. S-11.11. S-11.12. S-14.03. S-14.04. S-D09."""
    published = several = choices = 0
    for seed in range(2000, 2000 + ROUNDS):
        g = scramble(seed)
        rng = random.Random(seed)
        while not over(g):
            if g.to_move >= 0 and g.question.ask() == "newscience-ask-publish":
                table = lying(g)
                for text, (discovery, _) in table.targets(g.to_move, "publish", table.seen["resolving"]).items():
                    expected = table.cascades(g.to_move, discovery)
                    assert dragged(g, text) == expected, (text, expected)
                    assert told_of(g, text)["cascade"] in {len(moved) - 1 for moved in expected}
                    published += 1
                    several += max(len(moved) for moved in expected) > 2
                    choices += len(expected) > 1
            play(g, chosen(g, rng))
    assert published > 300 and several > 60 and choices > 10, (published, several, choices)


def dragged(g: NewScience, text: str) -> set[frozenset[str]]:
    """What the engine makes public, by every choice it leaves."""
    seat = g.to_move
    before = set(markers(g, seat, "published"))
    found: set[frozenset[str]] = set()
    h = g.copy()
    play(h, text)
    waiting = [h]
    while waiting:
        h = waiting.pop()
        if not h.over and h.to_move == seat and legal(h, "cascade"):
            for choice in legal(h):
                branch = h.copy()
                play(branch, choice)
                waiting.append(branch)
        else:
            found.add(frozenset(set(markers(h, seat, "published")) - before))
    return found


def test_experiments_go_step_by_step_as_the_register_says() -> None:
    """S-10.02. S-10.03. S-10.04. S-16.05. S-16.06. S-D06. S-D07. S-C03."""
    counts = {"experiment": 0, "reroll": 0, "late": 0, "two": 0}
    for seed in range(3000, 3000 + ROUNDS):
        g = scramble(seed, "die")
        rng = random.Random(seed)
        while not over(g):
            if g.to_move >= 0 and g.question.ask() == "newscience-ask-experiment":
                table = lying(g)
                targets = table.targets(g.to_move, "experiment", table.seen["resolving"])
                text = rng.choice(list(targets))
                discovery, way = targets[text]
                trial = Trial(table, g.to_move, table.seen["resolving"], discovery, way)
                follow(g, text, trial, rng, counts)
            else:
                play(g, chosen(g, rng))
    assert counts["experiment"] > 300 and min(counts.values()) > 10, counts


def follow(g: NewScience, text: str, trial: Trial, rng: random.Random, counts: dict[str, int]) -> None:
    """One experiment: what is asked at each step, and what comes of it."""
    seat, discovery = g.to_move, text.split()[1]
    held, spent, rerolls, card_used = g.seats[seat].rest, 0, trial.rerolls, False
    counts["experiment"] += 1
    counts["two"] += trial.dice == 2
    play(g, text)
    if held:
        assert legal(g) == NUMBERS[: held + 1]
        assert [told_of(g, offer)["chance"] for offer in legal(g)] == [
            percent(trial.chance(n)) for n in range(held + 1)
        ]
        spent = rng.choice([0, 0, rng.randint(0, held)])
        play(g, f"spend {spent}")
    while True:
        dice = []
        for _ in range(trial.dice):
            assert legal(g) == [f"die {n}" for n in range(1, 7)]
            dice.append(rng.choice(LOW))
            play(g, f"die {dice[-1]}")
        die = max(dice)
        if trial.succeeds(spent, die) or not (rerolls or (trial.card_rerolls and not card_used)):
            break
        assert (g.to_move, legal(g)) == (seat, ["reroll", "decline"])
        counts["reroll"] += 1
        again = rng.choice(["reroll", "decline"])
        play(g, again)
        if again == "decline":
            break
        card_used = card_used or not rerolls
        rerolls = max(0, rerolls - 1)
    late = trial.late or (trial.card_late and not card_used)
    if late and not trial.succeeds(spent, die) and trial.succeeds(held, die):
        assert (g.to_move, legal(g)) == (seat, NUMBERS[: held - spent + 1])
        counts["late"] += 1
        more = rng.randint(0, held - spent)
        play(g, f"spend {more}")
        spent += more
        card_used = card_used or (more > 0 and not trial.late)
    zone = markers(g, seat, "tested" if trial.succeeds(spent, die) else "researched")
    assert discovery in zone
    assert g.seats[seat].rest == held - spent
    if card_used or " card" in text:
        assert g.seats[seat].lab < 0
