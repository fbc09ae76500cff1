"""Reading an edition's TOML without trusting it: every fault becomes one line that names file, row and field."""

from __future__ import annotations

import os
import tomllib
from typing import Final, final

MOST_BYTES: Final = 1_000_000
MOST_TEXT: Final = 400
MOST_ROWS: Final = 200
ALL: Final = "*"
SOURCES: Final = ["rulebook", "reported", "reconstructed", "printed"]


@final
class Problems:
    """What is wrong with an edition, one line each; the rule id at the end says which rule asks for it."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def add(self, file: str, row: str, field: str, reason: str, rule: str = "") -> None:
        where = file
        if row == ALL:
            where += ", all rows"
        elif row:
            where += f", row {row}"
        if field:
            where += f", field {field}"
        self.lines.append(f"{where}: {reason} ({rule})" if rule else f"{where}: {reason}")


def quoted(text: str) -> str:
    """Any text on one line and short, for messages."""
    return repr(text if len(text) <= 40 else text[:39] + "…")


def kind_of(value: object) -> str:
    if isinstance(value, bool):
        return "true or false"
    if isinstance(value, int):
        return "a number" if abs(value) >= 1_000_000 else f"the number {value}"
    if isinstance(value, float):
        return "a decimal number"
    if isinstance(value, str):
        return f"the text {quoted(value)}"
    if isinstance(value, list):
        return "a list"
    if isinstance(value, dict):
        return "a table"
    return "a date or time"


def mapping(value: object) -> dict[str, object] | None:
    """The value as a table with text keys, or None."""
    if not isinstance(value, dict):
        return None
    table: dict[str, object] = {}
    for key, item in value.items():
        table[str(key)] = item
    return table


@final
class Fields:
    """The fields of one table or row. `close` reports those nobody asked about; a bad row makes its table bad."""

    def __init__(
        self, problems: Problems, file: str, name: str, fields: dict[str, object], table: Fields | None = None
    ) -> None:
        self.problems: Final = problems
        self.file: Final = file
        self.name = name
        self.fields: Final = fields
        self.table: Final = table
        self.asked: Final[list[str]] = []
        self.good = True

    def fault(self, field: str, reason: str, rule: str = "") -> None:
        self.good = False
        if self.table is not None:
            self.table.good = False
        self.problems.add(self.file, self.name, field, reason, rule)

    def has(self, field: str) -> bool:
        if field not in self.asked:
            self.asked.append(field)
        return field in self.fields

    def value(self, field: str) -> object:
        if not self.has(field):
            self.fault(field, "missing")
            return None
        return self.fields[field]

    def text(self, field: str) -> str:
        value = self.value(field)
        if isinstance(value, str):
            if value.strip() and value.isprintable() and len(value) <= MOST_TEXT:
                return value
            self.fault(field, f"must be one printable line of at most {MOST_TEXT} characters")
        elif self.has(field):
            self.fault(field, f"must be a text, not {kind_of(value)}")
        return ""

    def label(self) -> str:
        """The optional name an owner gives a component; "" leaves it to the catalogue."""
        return self.text("name") if self.has("name") else ""

    def number(self, field: str, low: int, high: int, rule: str = "") -> int:
        value = self.value(field)
        if isinstance(value, int) and not isinstance(value, bool):
            if low <= value <= high:
                return value
            self.fault(field, f"must be {low} to {high}, not {value if abs(value) < 1_000_000 else 'that'}", rule)
        elif self.has(field):
            self.fault(field, f"must be a whole number, not {kind_of(value)}")
        return low

    def decimal(self, field: str, low: float, high: float) -> float:
        value = self.value(field)
        if isinstance(value, (int, float)) and not isinstance(value, bool):
            if low <= value <= high:
                return float(value)
            self.fault(field, f"must be {low:g} to {high:g}")
        elif self.has(field):
            self.fault(field, f"must be a number, not {kind_of(value)}")
        return low

    def marked(self, field: str) -> bool:
        """An optional field that is true; without it, false."""
        if not self.has(field):
            return False
        value = self.value(field)
        if not isinstance(value, bool):
            self.fault(field, f"must be true or false, not {kind_of(value)}")
        return value is True

    def slug(self, taken: list[str]) -> str:
        """The id of a component: it is what game records say, so it must be unlike the others."""
        id = self.text("id")
        if not id:
            return ""
        plain = id.isascii() and id.replace("-", "").isalnum() and id == id.lower() and id[0].isalpha()
        self.name = id if plain and len(id) <= 40 else quoted(id)
        if not plain or not 3 <= len(id) <= 40:
            self.fault("id", "must be 3 to 40 small letters, digits and hyphens, beginning with a letter")
        if id in taken:
            self.fault("id", "is there twice")
        return id

    def one_of(self, field: str, words: list[str], rule: str) -> int:
        """The index of the field's word in `words`, or -1."""
        word = self.text(field)
        if word in words:
            return words.index(word)
        if word:
            self.fault(field, f"{quoted(word)} is none of {', '.join(words)}", rule)
        return -1

    def source(self) -> str:
        index = self.one_of("source", SOURCES, "")
        return SOURCES[index] if index >= 0 else ""

    def optional_source(self) -> None:
        """A row may say that it comes from elsewhere than its table; for readers only."""
        if self.has("source"):
            self.source()

    def items(self, field: str) -> list[object]:
        value = self.value(field)
        if isinstance(value, list):
            return list(value)
        if self.has(field):
            self.fault(field, f"must be a list, not {kind_of(value)}")
        return []

    def amounts(self, field: str, words: list[str], most: int, rule: str) -> list[int]:
        """A table of words and amounts from 1 to `most`, as numbers in the order of `words`."""
        units = [0] * len(words)
        value = self.value(field)
        table = mapping(value)
        if table is None:
            if self.has(field):
                self.fault(field, f"must be a table of amounts, not {kind_of(value)}")
            return units
        for word, amount in table.items():
            if word not in words:
                self.fault(field, f"{quoted(word)} is none of {', '.join(words)}", rule)
            elif not isinstance(amount, int) or isinstance(amount, bool) or not 1 <= amount <= most:
                self.fault(field, f"{word} must be 1 to {most}, not {kind_of(amount)}")
            else:
                units[words.index(word)] = amount
        return units

    def close(self) -> bool:
        """Report fields that do not exist; True if the row had no problem at all."""
        for field in self.fields:
            if field not in self.asked:
                self.fault(quoted(field), f"unknown; known here: {', '.join(self.asked)}")
        return self.good


def read_toml(folder: str, file: str, problems: Problems) -> Fields | None:
    """The top table of one file, or None with a problem noted."""
    path = os.path.join(folder, file)
    data: dict[str, object] = {}
    try:
        if not os.path.isfile(path):
            problems.add(file, "", "", "no such file")
            return None
        if os.path.getsize(path) > MOST_BYTES:
            problems.add(file, "", "", f"larger than {MOST_BYTES} bytes")
            return None
        with open(path, "rb") as stream:
            data = tomllib.loads(stream.read().decode("utf-8-sig"))
    except OSError as error:
        problems.add(file, "", "", f"cannot be read: {error.strerror}")
        return None
    except UnicodeDecodeError:
        problems.add(file, "", "", "is not UTF-8 text")
        return None
    except (ValueError, RecursionError) as error:
        problems.add(file, "", "", f"is not TOML: {first_line(str(error))}")
        return None
    return Fields(problems, file, "", data)


def first_line(text: str) -> str:
    lines = text.splitlines()
    return lines[0][:120] if lines else "unreadable"


def rows_of(table: Fields) -> list[Fields]:
    """The rows of a table that is a list of tables; each is first known by its number."""
    rows: list[Fields] = []
    for number, item in enumerate(few_items(table)):
        fields = mapping(item)
        name = f"{table.name} {number + 1}".strip()
        if fields is None:
            table.problems.add(table.file, name, "rows", f"must be a table, not {kind_of(item)}")
            table.good = False
        else:
            rows.append(Fields(table.problems, table.file, name, fields, table))
    return rows


def words_of(table: Fields) -> list[str]:
    """The rows of a table that is a list of texts."""
    words: list[str] = []
    for number, item in enumerate(few_items(table)):
        if isinstance(item, str):
            words.append(item)
        else:
            name = f"{table.name} {number + 1}".strip()
            table.problems.add(table.file, name, "rows", f"must be a text, not {kind_of(item)}")
            table.good = False
    return words


def few_items(table: Fields) -> list[object]:
    items = table.items("rows")
    if len(items) > MOST_ROWS:
        table.fault("rows", f"more than {MOST_ROWS} rows")
        return []
    return items
