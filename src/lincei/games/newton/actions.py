"""Every action id of Newton, one block per kind, and its notation."""

from __future__ import annotations

from typing import Final

from lincei.contract import Block, prefixed
from lincei.games.newton.components import Edition
from lincei.games.newton.terms import (
    ACTIONS,
    BONUS_SPACES,
    BRANCH_CAP,
    CARDS,
    CELL_CAP,
    CITIES,
    DISCOVERIES,
    INCOMES,
    INVENTIONS,
    LEVELS,
    MASTERS,
    OBJECTIVE_SPACES,
    OBJECTIVES,
    PLACES,
    SPECIALISATIONS,
    START_CARDS,
)

PLAY: Final = 0
PERFORM: Final = PLAY + CARDS
EFFECT: Final = PERFORM + 5
END: Final = EFFECT + 1
STEP: Final = END + 1
BRANCH: Final = STEP + 1
MOVE: Final = BRANCH + BRANCH_CAP
CUBE: Final = MOVE + PLACES
JUMP: Final = CUBE + PLACES
TAKE: Final = JUMP + PLACES
SHELVE: Final = TAKE + CARDS
SHELVE_PAID: Final = SHELVE + CELL_CAP
DOUBLE: Final = SHELVE_PAID + CELL_CAP
PICK: Final = DOUBLE + 1
MASTER: Final = PICK + MASTERS
DISCARD: Final = MASTER + MASTERS
DEVELOP: Final = DISCARD + CARDS
INCOME: Final = DEVELOP + 5
SWAP_DEVELOPMENT: Final = INCOME + 3
SWAP_INCOME: Final = SWAP_DEVELOPMENT + 5
COPY: Final = SWAP_INCOME + 3
AGAIN_INCOME: Final = COPY + CARDS
AGAIN_TOKEN: Final = AGAIN_INCOME + 3
AGAIN_CITY: Final = AGAIN_TOKEN + BONUS_SPACES
AGAIN_MASTER: Final = AGAIN_CITY + PLACES
AGAIN_OBJECTIVE: Final = AGAIN_MASTER + MASTERS
FOUND: Final = AGAIN_OBJECTIVE + OBJECTIVE_SPACES
TUCK: Final = FOUND + DISCOVERIES
STOP: Final = TUCK + CARDS
# Offered beside what is asked (N-3.10, NL-3.04):
SPECIAL: Final = STOP + 1
REVEAL: Final = SPECIAL + 1
IMPROVE: Final = REVEAL + LEVELS
POTION: Final = IMPROVE + 1
STUDENT: Final = POTION + 1
BUY: Final = STUDENT + 1
CASH: Final = BUY + DISCOVERIES
# What chance does:
FIRST: Final = CASH + DISCOVERIES
BOARD_DRAW: Final = FIRST + 4
CITY_DRAW: Final = BOARD_DRAW + 4
UNIVERSITY_DRAW: Final = CITY_DRAW + CITIES
ANCIENT_DRAW: Final = UNIVERSITY_DRAW + 6
SPECIALISATION_DRAW: Final = ANCIENT_DRAW + 3
INVENTION_DRAW: Final = SPECIALISATION_DRAW + SPECIALISATIONS
OBJECTIVE_DRAW: Final = INVENTION_DRAW + INVENTIONS
TOKEN_DRAW: Final = OBJECTIVE_DRAW + OBJECTIVES
CARD_DRAW: Final = TOKEN_DRAW + BONUS_SPACES
MASTER_DRAW: Final = CARD_DRAW + CARDS
DISCOVERY_DRAW: Final = MASTER_DRAW + MASTERS

OBJECTIVE_NAMES: Final = ["map", "work", "tree-1", "tree-2", "tree-3", "tree-4"]
LEVEL_NAMES: Final = ["I", "II", "III"]


def space(e: Edition) -> list[Block]:
    """The action space: fixed ids, with the notation of this edition's components."""
    drawn = [""] * START_CARDS + e.card_slug[START_CARDS:]
    edges = [f"{e.tree_slug[e.edge_from[i]]}-{e.tree_slug[e.edge_to[i]]}" for i in range(len(e.edge_from))]
    branches = edges + [""] * (BRANCH_CAP - len(edges))
    cells = e.cell_name + [""] * (CELL_CAP - len(e.cell_name))
    return [
        Block("play", PLAY, prefixed("play ", e.card_slug), "card"),
        Block("perform", PERFORM, prefixed("perform ", ACTIONS), "action"),
        Block("effect", EFFECT, ["use effect"], "button"),
        Block("end", END, ["end turn"], "button"),
        Block("step", STEP, ["step"], "work"),
        Block("branch", BRANCH, prefixed("student ", branches), "student tree"),
        Block("move", MOVE, prefixed("travel ", e.place_slug), "place"),
        Block("cube", CUBE, prefixed("cube ", e.place_slug), "place"),
        Block("jump", JUMP, prefixed("jump ", e.place_slug), "place"),
        Block("take", TAKE, prefixed("take ", e.card_slug), "card"),
        Block("shelve", SHELVE, prefixed("shelve ", cells), "shelf"),
        Block("shelve-paid", SHELVE_PAID, prefixed("shelve-paid ", cells), "shelf"),
        Block("double", DOUBLE, ["double tokens"], "button"),
        Block("pick", PICK, prefixed("pick ", e.master_slug), "master"),
        Block("master", MASTER, prefixed("master ", e.master_slug), "master"),
        Block("discard", DISCARD, prefixed("discard ", e.card_slug), "card"),
        Block("develop", DEVELOP, prefixed("develop ", ACTIONS), "development"),
        Block("income", INCOME, prefixed("income ", INCOMES), "income"),
        Block("swap-development", SWAP_DEVELOPMENT, prefixed("give-back development ", ACTIONS), "drawer"),
        Block("swap-income", SWAP_INCOME, prefixed("give-back income ", INCOMES), "slot"),
        Block("copy", COPY, prefixed("copy ", e.card_slug), "card"),
        Block("again-income", AGAIN_INCOME, prefixed("again income ", INCOMES), "slot"),
        Block("again-token", AGAIN_TOKEN, prefixed("again token ", kinds(e.token_slug)), "token"),
        Block("again-city", AGAIN_CITY, prefixed("again city ", e.place_slug), "place"),
        Block("again-master", AGAIN_MASTER, prefixed("again master ", e.master_slug), "master"),
        Block("again-objective", AGAIN_OBJECTIVE, prefixed("again objective ", OBJECTIVE_NAMES), "objective"),
        Block("found", FOUND, prefixed("discover ", e.discovery_slug), "discovery"),
        Block("tuck", TUCK, prefixed("tuck ", e.card_slug), "card"),
        Block("stop", STOP, ["stop"], "button"),
        Block("special", SPECIAL, ["use special"], "button", aside=True),
        Block("reveal", REVEAL, prefixed("reveal ", LEVEL_NAMES), "deck", aside=True),
        Block("improve", IMPROVE, ["improve"], "button", aside=True),
        Block("potion", POTION, ["buy potion"], "button", aside=True),
        Block("student", STUDENT, ["buy student"], "button", aside=True),
        Block("buy", BUY, prefixed("buy ", e.discovery_slug), "discovery", aside=True),
        Block("cash", CASH, prefixed("cash ", e.discovery_slug), "discovery", aside=True),
        Block("first", FIRST, prefixed("first ", ["1", "2", "3", "4"]), chance=True),
        Block("board", BOARD_DRAW, prefixed("board ", e.board_slug), chance=True),
        Block("city", CITY_DRAW, prefixed("city ", e.city_slug), chance=True),
        Block("university", UNIVERSITY_DRAW, prefixed("university ", e.university_slug), chance=True),
        Block("ancient", ANCIENT_DRAW, prefixed("ancient ", e.ancient_slug), chance=True),
        Block("specialisation", SPECIALISATION_DRAW, prefixed("spec ", e.specialisation_slug), chance=True),
        Block("invention", INVENTION_DRAW, prefixed("invention ", e.invention_slug), chance=True),
        Block("objective", OBJECTIVE_DRAW, prefixed("objective ", e.objective_slug), chance=True),
        Block("token", TOKEN_DRAW, prefixed("token ", kinds(e.token_slug)), chance=True),
        Block("card", CARD_DRAW, prefixed("card ", drawn), chance=True),
        Block("deal", MASTER_DRAW, prefixed("deal ", e.master_slug), chance=True),
        Block("discovery", DISCOVERY_DRAW, prefixed("discovery ", e.discovery_slug), chance=True),
    ]


def kinds(slugs: list[str]) -> list[str]:
    """Equal tokens are one kind, known by the first of them."""
    return [slug if slugs.index(slug) == i else "" for i, slug in enumerate(slugs)]
