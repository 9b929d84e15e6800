"""Messages are formatted whole, or the error says which message of which language is wrong."""

import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from fluent.runtime import FluentResource

from orrery.core.errors import BadData
from orrery.messages import Messages, messages


def made(folder: Path, text: str) -> Messages:
    (folder / "some.ftl").write_text(text, encoding="utf-8")
    return Messages([folder], "en")


def test_message_has_its_arguments_in_place(tmp_path: Path) -> None:
    words = made(tmp_path, "draw = Draw { $n ->\n    [one] a card\n   *[other] { $n } cards\n}.\n")
    assert words.format("draw", n=1) == "Draw a card."
    assert words.format("draw", n=2, unused="x") == "Draw 2 cards."
    assert words.has("draw")
    assert not words.has("drew")


def test_missing_key_is_named_with_its_language() -> None:
    with pytest.raises(BadData, match="'no-such-key' is missing in 'en'"):
        messages("en").format("no-such-key")


def test_missing_argument_is_named_with_key_and_language(tmp_path: Path) -> None:
    words = made(tmp_path, "costs = costs { $number }\n")
    with pytest.raises(BadData, match=r"'costs' in 'en': .*number.*; given: pool"):
        words.format("costs", pool=3)


def test_missing_argument_inside_another_message_is_found(tmp_path: Path) -> None:
    words = made(tmp_path, "one = { two }\ntwo = { $n ->\n   *[other] x\n}\n")
    with pytest.raises(BadData, match="'one' in 'en'"):
        words.format("one")


def test_missing_reference_is_found(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="'one' in 'en'"):
        made(tmp_path, "one = { two }\n").format("one")


def test_message_without_text_is_no_message(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="'one' in 'en' is empty"):
        made(tmp_path, "one =\n    .title = Title\n").format("one")


def test_what_is_no_message_is_shown_with_its_file(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"en/some\.ftl: not a Fluent message: 'draw Draw'"):
        made(tmp_path, "draw Draw\n")


def test_what_is_wrong_within_a_message_is_shown_when_it_is_needed(tmp_path: Path) -> None:
    words = made(tmp_path, "good = Good\nbad = { $n ->\n    [one] x\n}\n")
    assert words.format("good") == "Good"
    for _ in range(2):
        with pytest.raises(BadData, match=r"en/some\.ftl: not a Fluent message: 'bad = "):
            words.format("bad")


def test_threads_that_need_the_same_message_at_once_all_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def slow(text: str) -> object:
        time.sleep(0.05)
        return FluentResource(text)

    monkeypatch.setattr("orrery.messages.FluentResource", slow)
    words = made(tmp_path, "one = One { two }\ntwo = Two\n")
    with ThreadPoolExecutor(4) as threads:
        said = [*threads.map(words.format, ["one", "one", "two", "one"])]
    assert said == ["One Two", "One Two", "Two", "One Two"]


def test_every_message_of_ours_can_be_read() -> None:
    words = messages("en")
    for name in words.names:
        words._read(name)
    assert len(words.names) > 2000
    assert not words._unread


def test_two_messages_of_one_name_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"en/some\.ftl: 'draw' is defined twice"):
        made(tmp_path, "draw = Draw\ndraw = Pull\n")


def test_language_without_messages_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="no messages for 'xx'"):
        Messages([tmp_path], "xx")


def test_messages_of_a_language_are_read_once() -> None:
    assert messages("en") is messages("en")


def test_what_was_said_is_kept_by_its_arguments_and_their_kind(tmp_path: Path) -> None:
    words = made(tmp_path, "many = { $n ->\n    [one] a card\n   *[other] { $n } cards\n}\n")
    assert words.format("many", n=1) is words.format("many", n=1)
    assert words.format("many", n=1000) == "1,000 cards"
    assert words.format("many", n="1000") == "1000 cards"
