"""Records: a text that says a whole game, and every way in which it can be wrong."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from orrery.core.codec import short_hash
from orrery.core.errors import BadData
from orrery.core.match import Match
from orrery.core.record import FORMAT, Proof, Record, Result, _Reader
from orrery.core.rng import seed_from_number
from tests.core.playing import finished
from tests.core.toy import TEXTS, TOY

RECORD = replace(
    finished(11, rounds=20).record(),
    players=("Anna", "Žofie"),
    bots=("", "greedy"),
    pack="mine",
    proof=Proof("0a" * 32, "0b" * 32, ("0c", "0d")),
    anew={52: "0e" * 32},
)
TEXT = RECORD.to_text()


def read(text: str) -> Record:
    return Record.from_text(text, "game.json")


def altered(name: str, value: object) -> str:
    """The text of the record with another entry, its check made anew."""
    content = {**json.loads(TEXT), name: value}
    if value == "drop":
        del content[name]
    content["check"] = short_hash({key: part for key, part in content.items() if key != "check"})
    return json.dumps(content)


@given(st.integers(0, 10**6), st.integers(2, 3))
def test_a_record_comes_back_from_its_text(number: int, seats: int) -> None:
    record = finished(number, seats).record()
    assert read(record.to_text()) == record
    assert read(record.to_text()).to_text() == record.to_text()


def test_the_text_is_readable_with_one_pick_on_each_line() -> None:
    lines = TEXT.splitlines()
    at = lines.index(' "picks": [')
    assert [line.strip().strip(',"') for line in lines[at + 1 :][: len(RECORD.picks)]] == [
        *RECORD.picks
    ]
    assert list(json.loads(TEXT)) == [
        *("format", "game", "program", "settings", "fingerprint", "pack", "seed", "players"),
        *("bots", "proof", "anew", "picks", "hashes", "result", "check"),
    ]
    assert read(TEXT) == RECORD


def test_a_record_keeps_a_hash_every_50_picks_and_at_the_end() -> None:
    assert len(RECORD.picks) > 50
    assert list(RECORD.hashes) == [0, 50, len(RECORD.picks)]
    assert RECORD.result is not None


def test_the_record_of_a_running_game_has_no_result() -> None:
    match = Match.new(TOY, {}, seed_from_number(1), TEXTS, {})
    match.play_text(next(iter(match.options())))
    assert match.record().result is None
    assert list(match.record().hashes) == [0, 1]
    assert "players" not in match.record().to_text()
    assert read(match.record().to_text()) == match.record()


def test_truncate_keeps_the_first_picks_and_their_hashes() -> None:
    short = RECORD.truncate(53)
    assert short.picks == RECORD.picks[:53]
    assert list(short.hashes) == [0, 50]
    assert list(short.anew) == [52]
    assert RECORD.truncate(51).anew == {}
    assert short.result is None
    assert RECORD.truncate(len(RECORD.picks)) == RECORD
    assert read(short.to_text()) == short


@pytest.mark.parametrize("number", [-1, 10**6])
def test_truncate_knows_how_many_picks_there_are(number: int) -> None:
    with pytest.raises(BadData, match=f"pick {number} requested, but it has {len(RECORD.picks)}"):
        RECORD.truncate(number)


def test_a_text_cut_off_anywhere_is_noticed() -> None:
    for length in range(len(TEXT) - 2):
        with pytest.raises(BadData, match=r"^game\.json: "):
            read(TEXT[:length])


def test_a_missing_or_doubled_line_is_noticed() -> None:
    lines = TEXT.splitlines()
    for at, line in enumerate(lines):
        for changed in (lines[:at] + lines[at + 1 :], [*lines[:at], line, *lines[at:]]):
            with pytest.raises(BadData, match=r"^game\.json: "):
                read("\n".join(changed))


def alteration_is_noticed(at: int, letter: str) -> bool:
    """The law: a text with another letter is refused, or still says the same."""
    try:
        return read(TEXT[:at] + letter + TEXT[at + 1 :]) == RECORD
    except BadData:
        return True


@given(st.integers(0, len(TEXT) - 1), st.sampled_from('0129afz "{}[],:\\nX\x00é'))
def test_an_altered_letter_is_noticed(at: int, letter: str) -> None:
    assert alteration_is_noticed(at, letter)


def test_without_its_check_an_alteration_would_pass() -> None:
    with pytest.MonkeyPatch.context() as planted:
        planted.setattr(_Reader, "check_content", lambda _: None)
        assert not alteration_is_noticed(TEXT.index("Anna"), "X")
    assert alteration_is_noticed(TEXT.index("Anna"), "X")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "not JSON, or cut off: .* expected a record"),
        ("hello", "not JSON"),
        ("[1, 2]", "found a list, expected the object of a record"),
        ("null", "found a NoneType, expected the object of a record"),
        ("{}", "no 'format' found, expected an Orrery record"),
        ('{"format": 1, "format": 1}', ".*a name is used twice among format, format"),
        ("[" * 100_000, "nested too deeply"),
        ("9" * 10_000, "not JSON"),
    ],
)
def test_a_foreign_text_is_named(text: str, message: str) -> None:
    with pytest.raises(BadData, match=rf"^game\.json: {message}"):
        read(text)


@pytest.mark.parametrize("name", [name for name in json.loads(TEXT) if name != "check"])
def test_every_entry_must_have_its_kind(name: str) -> None:
    for value in (
        5.5,
        True,
        [[1]],
        {"a": [1]},
        *([None] if name not in ("result", "proof") else []),
    ):
        with pytest.raises(BadData, match=rf"^game\.json: {name}.*: found .*, expected"):
            read(altered(name, value))


@pytest.mark.parametrize("name", [name for name in json.loads(TEXT) if name != "check"])
def test_every_entry_but_names_must_be_there(name: str) -> None:
    if name in ("players", "bots", "proof", "anew"):
        assert not getattr(read(altered(name, "drop")), name)
    else:
        with pytest.raises(BadData, match=rf"^game\.json: .*'{name}'"):
            read(altered(name, "drop"))


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("format", FORMAT + 1, f"format: found 2, expected at most {FORMAT}: a newer Orrery"),
        ("format", 0, "format: found 0, expected a number from 1"),
        ("more", 1, "an entry: found 'more', expected format, game"),
        ("seed", "abc", "seed: found 'abc', expected 64 hex digits"),
        ("seed", "G" * 64, "seed: found 'GGG"),
        ("picks", ["lay ant", 5], r"picks\[1\]: found 5, expected a string"),
        ("settings", {"seats": 2}, "settings.seats: found 2, expected a string"),
        ("hashes", {"01": "0" * 16}, "hashes: found '01', expected a number from 0"),
        ("hashes", {"9999": "0" * 16}, "hashes: found '9999', expected a number from 0"),
        ("hashes", {"9" * 9999: "0" * 16}, "hashes: found '999"),
        ("hashes", {"1": "xyz"}, "hashes.1: found 'xyz', expected 16 hex digits"),
        ("anew", {"9999": "0" * 64}, "anew: found '9999', expected a number from 0"),
        ("anew", {"1": "xyz"}, "anew.1: found 'xyz', expected 64 hex digits"),
        ("proof", {"commitment": "aa", "secret": "bb"}, "proof: found .* expected a commitment"),
        ("proof", {"commitment": "aa", "secret": "b", "nonces": []}, "proof: found"),
        ("result", {"winners": [-1], "ending": "x"}, "result: found .* expected null, or seats"),
        ("result", {"winners": [True], "ending": "x"}, "result: found"),
        ("result", {"winners": [0], "ending": "x", "more": 1}, "result: found"),
        ("result", {"winners": [0]}, "result: found"),
    ],
)
def test_damage_is_named_with_what_was_expected(name: str, value: Any, message: str) -> None:
    with pytest.raises(BadData, match=rf"^game\.json: {message}"):
        read(altered(name, value))


def test_the_check_names_an_alteration() -> None:
    text = TEXT.replace('"ending": "', '"ending": "un')
    with pytest.raises(BadData, match=r"check: found '\w{16}', expected '\w{16}': .* altered"):
        read(text)


def test_a_result_is_plain() -> None:
    assert read(altered("result", {"winners": [1], "ending": "x"})).result == Result((1,), "x")
