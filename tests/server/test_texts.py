"""Names and chat: all scripts and emoji are welcome, what hides or disguises is not."""

from __future__ import annotations

import unicodedata
from typing import Any, get_type_hints

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from orrery.server.contract import bodies, protocol, replay_bodies, to_server
from orrery.server.contract.bodies import READ, Body, read_by_others
from orrery.server.contract.texts import cleaned, is_fit
from tests.server.rooms import FRIEND, ME, OPEN, PROGRAM, Room

WELCOME = {
    "plain": "Ann-Marie O’Neil 2",
    "German": "Jürgen Groß",
    "Polish": "Łukasz Żółć",
    "decomposed": unicodedata.normalize("NFD", "Zoë Đặng"),
    "Greek": "Αλέξανδρος",
    "Ukrainian": "Їжак",
    "Arabic": "محمد علي",
    "Arabic with marks": "مُحَمَّد",
    "Persian with a joiner": "می‌خواهم",
    "Hebrew": "שָׁלוֹם",
    "Hindi": "क्षत्रिय",
    "Hindi with a joiner": "क्‍ष",
    "Tamil": "தமிழ்",
    "Thai": "น้ำใจ",
    "Tibetan": "བསྒྲུབས",
    "Korean": "김민준",
    "Korean jamo": unicodedata.normalize("NFD", "김민준"),
    "Chinese": "李小龙",
    "Japanese": "さくら サクラ　桜",
    "emoji": "😀🚀",
    "a family": "👨‍👩‍👧‍👦",
    "a skin": "👩🏽‍🚀",
    "a heart": "❤️‍🔥",
    "a rainbow": "🏳️‍🌈",
    "a head": "🙂‍↔️",
    "a keycap": "1️⃣",
    "flags": "🇵🇱🏴󠁧󠁢󠁥󠁮󠁧󠁿",
    "new emoji": "\U0001fae9\U0001fac6",
    "signs": '<b>&amp; "it\'s" %s {x} \\n',
}
UNFIT = {
    "control": "Ann\x07",
    "escape": "\x1b[31mAnn",
    "line": "Ann\nBen",
    "C1": "Ann\x85Ben",
    "override": "Ann\u202egnp.exe",
    "isolate": "\u2066Ann\u2069",
    "mark": "Ann\u200f",
    "zero width": "A\u200bnn",
    "byte order": "\ufeffAnn",
    "soft hyphen": "A\u00adnn",
    "separator": "Ann\u2028Ben",
    "joined Latin": "A\u200dnn",
    "joiner at the end": "می‌",
    "joiner alone": "\u200d",
    "filler": "\u3164",
    "filled": "Ann\u3164",
    "braille blank": "\u2800",
    "only marks": "\u0301\u0302",
    "only blanks": "\u00a0\u2003",
    "selector alone": "\ufe0f",
    "piled": "A" + "\u0335" * 20,
    "private": "\ue000Ann",
    "unassigned": "Ann\U000e0080",
    "tags": "Ann\U000e0041\U000e0042",
    "no character": "Ann\uffff",
}


@pytest.mark.parametrize("kind", WELCOME)
def test_names_of_all_scripts_are_welcome(kind: str) -> None:
    assert is_fit(WELCOME[kind])


@pytest.mark.parametrize("kind", UNFIT)
def test_what_hides_or_disguises_is_not(kind: str) -> None:
    assert not is_fit(UNFIT[kind])


def test_half_a_character_is_unfit() -> None:
    assert not is_fit("Ann\ud83d")


@settings(max_examples=300, deadline=None)
@given(st.text(max_size=12))
def test_a_cleaned_text_is_fit_or_nothing(text: str) -> None:
    assert cleaned(text) == "" or is_fit(cleaned(text))


def bodies_sent() -> list[type[Body]]:
    return [
        one
        for module in (bodies, protocol, replay_bodies, to_server)
        for one in vars(module).values()
        if isinstance(one, type) and issubclass(one, Body)
    ]


def test_every_name_and_line_that_is_sent_is_looked_at() -> None:
    """A field of such a type is found by its mark, wherever it stands."""
    for body in bodies_sent():
        hints: dict[str, Any] = get_type_hints(body, include_extras=True)
        marked = {name for name, hint in hints.items() if str(READ) in str(hint)}
        assert marked == {*read_by_others(body)}, body
    assert read_by_others(to_server.Say) == ("text",)
    assert read_by_others(bodies.Claim) == ("name",)


@pytest.mark.parametrize("kind", ["Arabic", "Hindi", "Hebrew", "Korean", "a family", "signs"])
def test_a_player_may_be_called_and_say_so(shared: Room, kind: str) -> None:
    name = WELCOME[kind]
    made = shared.make({**ME, "name": name}, PROGRAM, name=name)
    assert shared.table(made)["seats"][0]["name"] == name
    with shared.sit(made, made["mine"][0]["secret"]) as player:
        assert player.ask(type="say", id="s", text=name)["type"] == "ack"


@pytest.mark.parametrize("kind", ["override", "zero width", "filler", "escape"])
def test_unfit_names_are_refused_wherever_they_are_given(shared: Room, kind: str) -> None:
    name = UNFIT[kind]
    made = shared.make(ME, OPEN)
    place, host = f"/api/tables/{made['id']}", made["host"]
    secret = made["mine"][0]["secret"]
    seats = [ME, FRIEND]
    given: list[tuple[str, dict[str, Any]]] = [
        ("/api/tables", {"game": "clone-wars", "seats": seats, "name": name}),
        ("/api/tables", {"game": "clone-wars", "seats": [{**ME, "name": name}, FRIEND]}),
        (
            "/api/tables",
            {"game": "clone-wars", "seats": seats, "pack": {"name": name, "files": {}}},
        ),
        ("/api/guides/clone-wars", {"name": name}),
        (f"{place}/seats", {"name": name, "seat": 1}),
        (f"{place}/rename", {"secret": secret, "name": name}),
        (f"{place}/seats/1", {"host": host, "kind": "person", "name": name}),
        (f"{place}/play-on", {"after": 1, "seats": seats, "name": name}),
    ]
    for path, body in given:
        refused = shared.post(path, body)
        assert (refused.status_code, refused.json()["code"]) == (400, "bad-request"), path
        assert "cannot see" in refused.json()["detail"], path
    refused = shared.http.patch(place, json={"host": host, "name": name})
    assert refused.status_code == 400
    with shared.sit(made, secret) as player:
        told = player.ask(type="say", id="s", text=name)
        assert (told["code"], told["id"]) == ("bad-message", "s")
        assert "cannot see" in told["sentence"]
        assert player.ask(type="ping", id="p")["type"] == "pong"
