"""Reading boards, tiles, tokens, cards, Masters and discoveries of an edition into rows."""

from __future__ import annotations

from typing import Final

from lincei.games.editions import inner_table
from lincei.games.newton.rows import Board, Card, Discovery, Master, StartCard, Tables, Tile
from lincei.games.newton.terms import ACTIONS, ANCIENTS, BOARDS, BOOK, BOOKS, COLOURS, LEVELS, UNIVERSITIES
from lincei.games.newton.vocabulary import COINS, NO_EFFECT, POTIONS, VP, Effect, Reader
from lincei.games.reading import Fields, Problems, quoted, read_toml, rows_of, words_of

MOST_COST: Final = 30
MOST_MASTER_VP: Final = 20
MOST_BOOKS: Final = 8
TAGS: Final = "abcdefghijklmnopqrstuvwxyz"


def read_id(row: Fields, tables: Tables) -> str:
    """The id of a component, unlike all others and unlike the words of the game."""
    id = row.slug(tables.ids)
    if id in ACTIONS or id in BOOKS or id in COLOURS or id == "joker":
        row.fault("id", "is a word of the game")
    tables.ids.append(id)
    return id


def read_effect(row: Fields, field: str) -> Effect:
    """The effect that a line of words stands for."""
    text = row.text(field)
    if not text:
        return NO_EFFECT
    reader = Reader(text)
    effect = reader.effect()
    if reader.fault:
        row.fault(field, reader.fault)
    return effect


def read_books(row: Fields, field: str) -> int:
    """Coloured books in words, packed."""
    return books_of(row, field, row.text(field).split())


def books_of(row: Fields, field: str, words: list[str]) -> int:
    packed = 0
    for word in words:
        if word not in BOOKS[:-1]:
            row.fault(field, f"{quoted(word)} is none of {', '.join(BOOKS[:-1])}", "N-11.01")
        else:
            packed += BOOK[BOOKS.index(word)]
    if len(words) > MOST_BOOKS:
        row.fault(field, f"more than {MOST_BOOKS} books")
    return packed


# -- tiles and tokens ---------------------------------------------------------------------------------------------


def read_tiles(folder: str, tables: Tables, problems: Problems) -> None:
    top = read_toml(folder, "tiles.toml", problems)
    if top is None:
        return
    universities = inner_table(top, "universities")
    if universities is not None:
        tables.universities = words_of(universities)
        if universities.good and tables.universities != UNIVERSITIES:
            universities.fault("rows", f"must be {', '.join(UNIVERSITIES)}", "N-1.02")
        tables.finish(universities, "universities")
    ancients = inner_table(top, "ancients")
    if ancients is not None:
        read_marks(ancients, tables)
    tables.cities = read_class(top, tables, "cities")
    tables.specialisations = read_class(top, tables, "specialisations")
    tables.inventions = read_class(top, tables, "inventions")
    tables.objectives = read_class(top, tables, "objectives")
    tables.tokens = read_class(top, tables, "tokens")
    top.close()


def read_marks(table: Fields, tables: Tables) -> None:
    """The three marks of the ancient lands, by which the shelf tells them apart (N-K09)."""
    tables.ancients = words_of(table)
    for mark in tables.ancients:
        plain = mark.isascii() and mark.isalpha() and mark == mark.lower() and 3 <= len(mark) <= 40
        if not plain or mark in tables.ids:
            table.fault("rows", f"{quoted(mark)} must be one word of small letters, unlike any other id", "N-K09")
        tables.ids.append(mark)
    if table.good and len(tables.ancients) != ANCIENTS:
        table.fault("rows", f"{len(tables.ancients)} marks instead of {ANCIENTS}", "N-K09")
    tables.finish(table, "ancients")


def read_class(top: Fields, tables: Tables, name: str) -> list[Tile]:
    tiles: list[Tile] = []
    table = inner_table(top, name)
    if table is None:
        return tiles
    for row in rows_of(table):
        id = read_id(row, tables)
        effect = read_effect(row, "effect")
        module = False
        if name in ("cities", "inventions", "objectives") and row.has("module"):
            module = row.one_of("module", ["discoveries"], "ND-1.01") == 0
        count = row.number("count", 1, 18, "N-K36") if name == "tokens" else 1
        row.optional_source()
        if row.close():
            tiles.append(Tile(id, effect, module, count))
    tables.finish(table, name)
    return tiles


def read_boards(folder: str, tables: Tables, problems: Problems) -> None:
    table = read_toml(folder, "boards.toml", problems)
    if table is None:
        return
    for row in rows_of(table):
        id = read_id(row, tables)
        symbol = row.one_of("symbol", ACTIONS, "N-K32")
        row.optional_source()
        if row.close():
            tables.boards.append(Board(id, symbol))
    if len(tables.boards) != BOARDS and table.good:
        table.fault("rows", f"{len(tables.boards)} boards instead of {BOARDS}", "N-K32")
    tables.finish(table, "boards")


# -- cards --------------------------------------------------------------------------------------------------------


def read_cards(folder: str, tables: Tables, problems: Problems) -> None:
    table = read_toml(folder, "starting.toml", problems)
    if table is not None:
        read_starting(table, tables)
    table = read_toml(folder, "cards.toml", problems)
    if table is not None:
        read_action_cards(table, tables)
    table = read_toml(folder, "lessons.toml", problems)
    if table is not None:
        read_lessons(table, tables)


def read_starting(table: Fields, tables: Tables) -> None:
    for row in rows_of(table):
        colour = row.one_of("colour", COLOURS, "N-K38")
        action = row.one_of("action", [*ACTIONS, "joker"], "N-K38")
        if colour >= 0 and action >= 0:
            row.name = f"{COLOURS[colour]}-{[*ACTIONS, 'joker'][action]}"
        books = read_books(row, "books") if row.has("books") else 0
        row.optional_source()
        if row.close():
            tables.starting.append(StartCard(row.name, colour, action, books))
    tables.finish(table, "starting")


def check_id(row: Fields, tables: Tables, id: str, actions: list[int], level: int) -> None:
    """A card is called by its actions, level and a letter: the name that players read is made of them."""
    start = "-".join([ACTIONS[action] for action in actions]) + f"-{level}"
    if id and row.good and (id[:-1] != start or id[-1] not in TAGS):
        row.fault("id", f"must be {start} and a letter")


def read_action_cards(table: Fields, tables: Tables) -> None:
    for row in rows_of(table):
        id = read_id(row, tables)
        level = row.number("level", 1, LEVELS, "N-K40")
        action = row.one_of("action", ACTIONS, "N-K40")
        effect = read_effect(row, "effect")
        row.optional_source()
        if row.good:
            check_id(row, tables, id, [action], level)
        if row.close():
            tables.cards.append(Card(id, level, [action], effect, NO_EFFECT))
    tables.finish(table, "cards")


def read_lessons(table: Fields, tables: Tables) -> None:
    for row in rows_of(table):
        id = read_id(row, tables)
        level = row.number("level", 1, LEVELS, "N-K55")
        actions = read_symbols(row)
        effect, special = NO_EFFECT, NO_EFFECT
        if row.has("special"):
            special = read_effect(row, "special")
            if row.has("effect"):
                row.fault("effect", "a special card has no effect", "NL-1.04")
            if len(actions) == 2:
                row.fault("actions", "a special card has one action symbol", "NL-1.02")
        elif len(actions) == 1:
            row.fault("special", "missing; only a card with two action symbols has none", "NL-1.02")
        elif row.has("effect"):
            effect = read_effect(row, "effect")
        row.optional_source()
        if row.good:
            check_id(row, tables, id, actions, level)
        if row.close():
            tables.lessons.append(Card(id, level, actions, effect, special))
    tables.finish(table, "lessons")


def read_symbols(row: Fields) -> list[int]:
    """`work`, `study study` or `work/travel` (NL-2.01, NL-2.02)."""
    text = row.text("actions")
    words = text.replace("/", " ").split()
    if not text:
        return []
    known = [ACTIONS.index(word) for word in words if word in ACTIONS]
    one = len(words) == 1 and "/" not in text
    equal = len(words) == 2 and words[0] == words[1] and "/" not in text
    different = len(words) == 2 and words[0] != words[1] and text.count("/") == 1
    if len(known) != len(words) or not (one or equal or different):
        row.fault("actions", f"{quoted(text)} should be like 'work', 'study study' or 'work/travel'", "NL-1.02")
    return known


def read_masters(folder: str, tables: Tables, problems: Problems) -> None:
    table = read_toml(folder, "masters.toml", problems)
    if table is None:
        return
    for row in rows_of(table):
        id = read_id(row, tables)
        effect = read_effect(row, "effect")
        vp = row.number("vp", 0, MOST_MASTER_VP, "N-K50")
        label = row.label()
        row.optional_source()
        if row.close():
            tables.masters.append(Master(id, label, effect, vp))
    tables.finish(table, "masters")


def read_discoveries(folder: str, tables: Tables, problems: Problems) -> None:
    table = read_toml(folder, "discoveries.toml", problems)
    if table is None:
        return
    for row in rows_of(table):
        id = read_id(row, tables)
        cost = row.number("cost", 0, MOST_COST, "N-K60")
        books = 0
        if row.has("book"):
            index = row.one_of("book", BOOKS, "N-K60")
            books = BOOK[index] if index >= 0 else 0
        income = read_income(row) if row.has("income") else (0, 0, 0)
        effect = read_effect(row, "effect")
        row.optional_source()
        if row.close():
            tables.discoveries.append(Discovery(id, cost, books, income, effect))
    tables.finish(table, "discoveries")


def read_income(row: Fields) -> tuple[int, int, int]:
    """What a discovery brings in every Upkeep: VP, coins and potions."""
    vp, coins, potions = 0, 0, 0
    effect = read_effect(row, "income")
    for clause in effect.clauses:
        if clause.verb == VP:
            vp += clause.n
        elif clause.verb == COINS:
            coins += clause.n
        elif clause.verb == POTIONS:
            potions += clause.n
        else:
            row.fault("income", "must be VP, coins or potions", "N-K60")
        if clause.per >= 0:
            row.fault("income", "must be a plain number", "N-K60")
    if effect.discard or effect.coins or effect.potions or effect.vp or effect.after >= 0:
        row.fault("income", "has neither price nor condition", "N-K60")
    return (vp, coins, potions)
