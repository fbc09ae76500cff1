"""Words: message ids and references become sentences, in three languages that say the same things."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lincei import catalogues, words
from lincei.contract import Game
from lincei.games import NAMES as GAMES
from lincei.kernel.chance import seeded
from lincei.kernel.errors import BadOptions
from lincei.kernel.position import Position
from lincei.server.problems import MESSAGES
from lincei.words import LANGUAGES, Words, choose_language
from tests.contract.cases import Case, cases, choice

NAMES = ["Anna", "Bruno", "Chloé", "Dmitri"]


def plain(text: str) -> str:
    """The text with ordinary spaces."""
    return text.replace("\N{NO-BREAK SPACE}", " ")


# -- messages and references --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Bruno buys Cellophane for 2$."),
        ("fr", "Bruno achète Cellophane pour 2 $."),
        ("de", "Bruno kauft Zellophan für 2 $."),
    ],
)
def test_a_player_is_a_seat_a_number_a_number_and_a_string_a_reference(lang: str, said: str) -> None:
    args: dict[str, int | str] = {"player": 1, "tile": "tile.cellophane", "price": 2}
    assert plain(Words(lang, "expo1906").say("expo1906-log-buy", args, NAMES)) == said


@pytest.mark.parametrize(
    ("ref", "said"),
    [
        ("tile.cellophane", "Cellophane"),
        ("card.TERMINAL", "Terminal"),
        ("upgraded.academy", "Academy, upgraded"),
        ("box(type.steel,=4)", "steel 4"),
        ("=whatever, (as it is)", "whatever, (as it is)"),
    ],
)
def test_a_reference_is_a_component_its_parts_or_its_own_text(ref: str, said: str) -> None:
    assert Words("en", "expo1906").ref(ref) == said


def test_the_parts_of_a_component_are_put_into_words() -> None:
    said = Words("de", "expo1906").ref("resource(type.steam,type.scientific)")
    assert plain(said).split() == ["2", "Dampf", said.split()[2], "1", "Wissenschaft"]


def test_a_component_has_a_note_or_none() -> None:
    en = Words("en", "expo1906")
    assert en.note("chip.fine-arts") == "3 VP."
    assert en.note("place.start") is None
    assert en.note("tile.no-such-thing") is None
    assert en.note("resource(type.steam,type.steel)") is None


def test_a_seat_without_a_name_is_called_by_its_number() -> None:
    assert Words("fr", "expo1906").name(2, ["Anna", "Bruno"]) == "Joueur 3"
    assert Words("fr", "expo1906").name(1, ["Anna", None]) == "Joueur 2"
    assert Words("en", "expo1906").name(-1, NAMES) == "Player 0"


def test_a_name_cannot_steer_the_terminal() -> None:
    said = Words("en", "expo1906").say("expo1906-log-first", {"player": 0}, ["\x1b[2J\u202eEve\n\a"])
    assert said == "[2JEve begins."


@pytest.mark.parametrize(
    ("lang", "one", "several"),
    [
        ("en", "1 card in hand.", "4 cards in hand."),
        ("fr", "1 carte en main.", "4 cartes en main."),
        ("de", "1 Karte auf der Hand.", "4 Karten auf der Hand."),
    ],
)
def test_one_thing_is_singular_and_several_are_plural(lang: str, one: str, several: str) -> None:
    found = [Words(lang, "expo1906").say("expo1906-seat-hand-size", {"count": count}) for count in (1, 4)]
    assert found == [one, several]


# -- what is missing ----------------------------------------------------------------------------------------------


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Catalogues of our own."""
    monkeypatch.setattr(words, "LOCALE", tmp_path)
    words.bundle.cache_clear()
    for lang in LANGUAGES:
        (tmp_path / lang).mkdir()
    yield tmp_path
    words.bundle.cache_clear()


def test_english_stands_in_for_a_missing_message_and_the_id_for_a_missing_english_one(shelf: Path) -> None:
    (shelf / "en" / "expo1906.ftl").write_text(
        "expo1906-tile-x = the x\n    .note = odd\nexpo1906-hi = hello { $who }\n"
    )
    (shelf / "fr" / "expo1906.ftl").write_text("expo1906-tile-x = le x\n")
    fr = Words("fr", "expo1906")
    assert fr.ref("tile.x") == "le x"
    assert fr.note("tile.x") == "odd"
    assert fr.say("expo1906-hi", {"who": "tile.x"}) == "hello le x"
    assert fr.missing == set()
    assert fr.say("expo1906-unheard-of") == "expo1906-unheard-of"
    assert fr.ref("tile.flying-machine") == "flying-machine"
    assert fr.missing == {"expo1906-unheard-of", "tile.flying-machine"}


def test_an_argument_that_is_not_given_is_noticed(shelf: Path) -> None:
    (shelf / "en" / "common.ftl").write_text("lincei-hi = hello { $who }\n")
    en = Words("en", "expo1906")
    assert "hello" in en.say("lincei-hi")
    assert len(en.missing) == 1


def test_only_the_language_in_use_is_loaded() -> None:
    words.bundle.cache_clear()
    Words("de", "expo1906")
    assert words.bundle.cache_info().currsize == 0
    Words("de", "expo1906").say("lincei-none")
    Words("de", "expo1906").say("expo1906-ask-play")
    assert words.bundle.cache_info().misses == 1


@settings(deadline=None)
@given(st.text(max_size=40), st.integers(-9, 9))
def test_nothing_that_is_said_raises(text: str, number: int) -> None:
    fr = Words("fr", "expo1906")
    assert isinstance(fr.say(text, {"player": number, "tile": text, "price": number}, NAMES), str)
    assert isinstance(fr.ref(text), str)
    assert isinstance(fr.ref(f"resource({text},{text})"), str)
    fr.note(text)


# -- language -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wish", "environ", "lang"),
    [
        (None, {}, "en"),
        ("fr", {"LINCEI_LANG": "de"}, "fr"),
        (None, {"LINCEI_LANG": "de", "LANG": "fr_FR.UTF-8"}, "de"),
        (None, {"LANG": "fr_CH.UTF-8"}, "fr"),
        (None, {"LC_ALL": "de_AT", "LC_MESSAGES": "fr", "LANG": "fr"}, "de"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "fr_FR", "LANG": "de_DE"}, "fr"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "it_IT.UTF-8"}, "en"),
        ("DE-ch", {}, "de"),
    ],
)
def test_the_wish_comes_first_then_the_environment_then_english(
    wish: str | None, environ: dict[str, str], lang: str
) -> None:
    assert choose_language(wish, environ) == lang


@pytest.mark.parametrize(("wish", "environ"), [("it", {}), ("", {"LINCEI_LANG": "klingon"})])
def test_an_unknown_language_is_refused_in_one_line(wish: str, environ: dict[str, str]) -> None:
    with pytest.raises(BadOptions, match=r"there is no language '(it|klingon)'; there are: en, fr, de") as refused:
        choose_language(wish, environ)
    assert "\n" not in str(refused.value)


def test_words_in_an_unknown_language_are_refused() -> None:
    with pytest.raises(BadOptions):
        Words("xx", "expo1906")


# -- catalogues ---------------------------------------------------------------------------------------------------


def test_the_catalogues_hold_all_that_the_code_asks_for_in_three_languages() -> None:
    problems, _ = catalogues.check()
    assert problems == []


@pytest.mark.parametrize(
    ("french", "problem"),
    [
        ("a-b = un { $x }\n    .note = n\n", ""),
        ("", "fr/common.ftl: a-b: missing"),
        ("a-b = un { $x }\n", "fr/common.ftl: a-b.note: attribute only in English"),
        ("a-b = un { $y }\n    .note = n\n", "fr/common.ftl: a-b: variables $y, in English variables $x"),
        ("a-b = un\n    .note = n\n", "fr/common.ftl: a-b: no variables, in English variables $x"),
        ("a-b = un { $x }\n    .note = n\na-c = deux\n", "fr/common.ftl: a-c: not in English"),
        ("a-b = un { $x }\n    .note = n\na-b = deux\n", "fr/common.ftl: a-b: also in fr/common.ftl"),
        (
            "a-b = un { $x }\n    .note = n\n\na-c = { $\n",
            'fr/common.ftl: line 4: Expected a character from range: "a-zA-Z"',
        ),
    ],
)
def test_each_difference_between_languages_is_told_with_file_and_id(tmp_path: Path, french: str, problem: str) -> None:
    for lang, text in (("en", "a-b = one { $x }\n    .note = n\n"), ("fr", french)):
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "common.ftl").write_text(text)
    problems: list[str] = []
    english, ours = (catalogues.read_catalogue(tmp_path / lang, problems) for lang in ("en", "fr"))
    assert [*problems, *catalogues.compare("fr", ours, english)] == ([problem] if problem else [])


def test_the_source_is_searched_for_messages_in_full_computed_and_with_their_variables(tmp_path: Path) -> None:
    (tmp_path / "some.py").write_text(
        'words.say("lincei-one", {"x": 1})\n'
        'pen.say("lincei-two", x=1, y=2)\n'
        'g.tell("expo1906-log-three", rule, {"player": seat})\n'
        'g.tell("expo1906-log-four", rule, args)\n'
        'raise Refused(404, "lincei-six", {"seat": seat})\n'
        'raise Refused(409, "lincei-seven")\n'
        "raise Refused(409, found.message)\n"
        'said = f"lincei-five-{number}"\n'
        'path = "lincei-"\n'
    )
    asked = catalogues.Asked(tmp_path)
    ours = ["lincei-one", "lincei-seven", "lincei-six", "lincei-two"]
    assert sorted(asked.names) == ["expo1906-log-four", "expo1906-log-three", *ours]
    assert [name for name in asked.patterns if "five" in name] == [r"lincei\-five\-[a-z0-9-]+"]
    assert [(name, given) for _, name, given in asked.calls] == [
        ("lincei-one", {"x"}),
        ("lincei-two", {"x", "y"}),
        ("expo1906-log-three", {"player"}),
        ("lincei-six", {"seat"}),
        ("lincei-seven", set()),
    ]


def test_the_browser_client_is_searched_for_messages_too(tmp_path: Path) -> None:
    (tmp_path / "pages").mkdir()
    (tmp_path / "table.ts").write_text(
        "say('lincei-one'); say(\"newton-two\"); say(`expo1906-three`);\n"
        "const path = 'lincei/four', part = 'no lincei-five', half = 'lincei-six-', key = 'lincei_seven';\n"
    )
    (tmp_path / "pages" / "Lobby.svelte").write_text(
        '<h1>\n  {t("lincei-eight")}</h1>\n<p class="lincei-{kind}">{t(`lincei-nine-${status}-${a ?? 1}`)}</p>\n'
        "{say(`${game}-ten`)}\n"
    )
    asked = catalogues.Asked(tmp_path)
    assert asked.names == {}
    asked.look_at_client(tmp_path)
    here = f"web/{tmp_path.name}"
    assert asked.names == {
        "lincei-one": f"{here}/table.ts:1",
        "newton-two": f"{here}/table.ts:1",
        "expo1906-three": f"{here}/table.ts:1",
        "lincei-eight": f"{here}/pages/Lobby.svelte:2",
    }
    assert asked.patterns == {r"lincei\-nine\-[a-z0-9-]+\-[a-z0-9-]+": f"{here}/pages/Lobby.svelte:3"}


def test_every_reason_of_every_question_is_found() -> None:
    found = dict(catalogues.reasons("expo1906"))
    assert {"expo1906-why-e-3-06", "expo1906-why-e-9-08", "expo1906-why-e-12-18", "expo1906-why-e-20-04"} <= set(found)


def test_reasons_are_found_by_ids_of_every_form() -> None:
    for rule in ("E-3.06", "N-13.02a", "NL-3.04b", "ND-2.04", "N-K44"):
        assert catalogues.RULE.fullmatch(rule)
    for other in ("E-3", "3.06", "nl-3.04", "E-3.06 ", "N-K"):
        assert not catalogues.RULE.fullmatch(other)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_questions_and_reasons_are_sentences(game: str, lang: str) -> None:
    found = catalogues.read_catalogue(words.LOCALE / lang, [])
    said = Words(lang, game)
    assert any(message.startswith(f"{game}-ask-") for message in found)
    for message in found:
        if message.startswith(f"{game}-ask-"):
            assert said.say(message)[0].isupper()
            assert "?" in said.say(message)
        elif message.startswith((f"{game}-why-", f"{game}-log-end-")):
            assert said.say(message)[0].isupper()
            assert said.say(message).endswith(".")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_server_says_is_a_sentence(lang: str) -> None:
    said = Words(lang, "server")
    found = catalogues.read_catalogue(words.LOCALE / lang, [])
    ours = {message: entry for message, entry in found.items() if entry.file.endswith("/server.ftl")}
    for message, entry in ours.items():
        if message.startswith("lincei-status-"):  # a word on a label
            continue
        for count in (1, 7):
            sentence = said.say(message, dict.fromkeys(entry.variables[""], count))
            assert sentence[0].isupper() or not sentence[0].isalpha()
            assert sentence.endswith(".")
            assert not sentence.endswith("..")
    assert len(ours) > 50
    assert said.missing == set()


def test_what_is_refused_without_an_argument_has_words_without_one() -> None:
    found = catalogues.read_catalogue(words.LOCALE / "en", [])
    assert [message for message in MESSAGES.values() if found[message].variables[""]] == []


# -- all that a game says -----------------------------------------------------------------------------------------


def game_told(case: Case, seed: int) -> Iterator[Position]:
    """Every position of a random game in which all is told, from the set-up on."""
    position = case.game.prepare(case.players, seed, case.options)
    position.listen()
    position.settle()
    rng = seeded(seed)
    yield position
    while not position.over:
        position.apply(choice(position, rng))
        yield position


def all_said(game: Game, position: Position, said: Words) -> Iterator[str]:
    """What is asked, what may be done, why the rest may not, and where the points came from, in words."""
    if not position.over:
        yield said.say(position.question.ask(), position.question.args(position), NAMES)
    for action in position.legal:
        deed = game.describe(position, action)
        yield said.say(deed.message, deed.args, NAMES)
    for action in game.decisions[::7]:
        refusal = game.why_not(position, game.texts[action])
        if refusal is not None:
            yield said.say(refusal.message)
    for lines in position.breakdown():
        yield from (said.say(points.message, points.args, NAMES) for points in lines)


@pytest.mark.parametrize("case", cases(), ids=repr)
def test_a_whole_game_leaves_nothing_without_words(case: Case) -> None:
    speakers = [Words(lang, case.name) for lang in LANGUAGES]
    spoken = 0
    for number, position in enumerate(game_told(case, 5)):
        for said in speakers:
            lines = [said.say(event.message, event.args, NAMES) for event in position.events]
            if number % 10 == 0 or position.over:
                lines += all_said(case.game, position, said)
            assert not [line for line in lines if not line or "{" in line or line.startswith((case.name, "lincei"))]
            spoken += len(lines)
    assert spoken > 1000
    assert [said.missing for said in speakers] == [set(), set(), set()]
