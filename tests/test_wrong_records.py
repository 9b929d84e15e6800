"""A record from a stranger may say anything: it is read and replayed, or `BadData` says why not."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

import pytest

from orrery.core.codec import save, short_hash
from orrery.core.errors import MOST_SAID, BadData
from orrery.core.record import MOST_IN_A_NAME, MOST_NESTED, Record
from orrery.core.replay import verify
from orrery.games import new_match, read_texts, ruleset_of

PICKS = 52
GAMES = {"clone-wars": {}, "starcraft": {"players": "2", "factions": "random", "galaxy": "quick"}}


def nested(depth: int) -> Any:
    found: Any = []
    for _ in range(depth):
        found = [found]
    return found


WRONG: dict[str, Any] = {
    "nothing": None,
    "yes": True,
    "a negative number": -1,
    "a huge number": 10**4000,
    "a fraction": 0.5,
    "no letters": "",
    "a word": "x",
    "a long word": "x" * 5000,
    "a lone surrogate": "\ud800",
    "NUL": "a\0b",
    "digits of another script": "²",
    "an empty list": [],
    "a list of numbers": [1, -1, 10**30],
    "a long list": ["x"] * 500,
    "an empty object": {},
    "numbers by name": {"0": 1, "-1": 2, "x": 3},
    "texts by name": {"0": "x", "99999999999": "y", "\ud800": "\0"},
    "brackets": nested(MOST_NESTED + 5),
    "many brackets": nested(600),
}


@cache
def content(game: str) -> dict[str, Any]:
    """A record with every entry there is."""
    match, chance = new_match(game, seed=3, **GAMES[game]), Random(3)
    start = save(match.ruleset, match.game)
    while match.number < PICKS:
        match.play_text(chance.choice(list(match.options())))
    found: dict[str, Any] = json.loads(match.record().to_text())
    found |= {"players": ["Anna", "Bo"], "bots": ["", "greedy"], "anew": {"7": "0a" * 32}}
    found |= {"proof": {"commitment": "0a", "secret": "0b", "nonces": ["0c"]}, "start": start}
    found |= {"result": {"winners": [0], "ending": "bases"}}
    return found


def places(part: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every entry, and the first parts of what is in it."""
    within = part.items() if isinstance(part, dict) else enumerate(part[:2])
    for key, value in within:
        yield (*path, key)
        if isinstance(value, dict | list) and path == ():
            yield from places(value, (key,))


def changed(game: str, path: tuple[Any, ...], value: Any) -> str:
    """The text of the record with another value, its check made anew."""
    data = plain(game)
    data[path[0]] = deepcopy(content(game)[path[0]])
    inner = data if len(path) == 1 else data[path[0]]
    inner[path[-1]] = value
    return sealed(data)


def plain(game: str) -> dict[str, Any]:
    """The record without entries that need not be there."""
    left_out = ("players", "bots", "anew", "proof", "start", "check")
    data = {key: part for key, part in content(game).items() if key not in left_out}
    return {**deepcopy(data), "result": None}


def sealed(data: dict[str, Any]) -> str:
    return json.dumps({**data, "check": short_hash(data)})


def read_and_replay(text: str) -> Record | None:
    """The law: nothing but `BadData` is raised, and it is short."""
    try:
        record = Record.from_text(text, "record")
        ruleset = ruleset_of(record.game)
        verify(ruleset, record, read_texts(ruleset), {})
    except BadData as error:
        said = str(error)
    else:
        return record
    assert len(said) <= MOST_SAID
    return None


CASES = [(game, path) for game in GAMES for path in places(content(game)) if path != ("check",)]


@pytest.mark.parametrize(
    ("game", "path"), CASES, ids=[f"{game}-{'.'.join(map(str, path))}" for game, path in CASES]
)
def test_a_wrong_entry_is_named(game: str, path: tuple[Any, ...]) -> None:
    for value in WRONG.values():
        read_and_replay(changed(game, path, value))


@pytest.mark.parametrize("game", GAMES)
def test_what_is_not_altered_is_read_and_replayed(game: str) -> None:
    assert read_and_replay(sealed(plain(game))) is not None


def test_options_that_came_later_take_their_defaults() -> None:
    text = sealed({**plain("clone-wars"), "settings": {"mode": "beginner"}})
    assert read_and_replay(text) is not None


@pytest.mark.parametrize("name", ["game", "program"])
def test_names_are_as_long_as_a_database_keeps_them(name: str) -> None:
    text = changed("clone-wars", (name,), "x" * (MOST_IN_A_NAME + 1))
    with pytest.raises(BadData, match=f"^record: {name}: found 'xxx.*', expected at most 40 char"):
        Record.from_text(text, "record")


@pytest.mark.parametrize("wrong", ["\ud800", "a\0b", "x" * 201])
@pytest.mark.parametrize(
    "path",
    [("program",), ("pack",), ("players", 0), ("bots", 1), ("picks", 0), ("settings", "mode")],
)
def test_what_a_database_cannot_keep_is_refused(path: tuple[Any, ...], wrong: str) -> None:
    with pytest.raises(BadData, match=r"^record: (NUL or a lone surrogate|.* expected at most)"):
        Record.from_text(changed("clone-wars", path, wrong), "record")


def test_an_unknown_game_is_named_in_short() -> None:
    with pytest.raises(BadData, match="there is no game 'xxx") as caught:
        ruleset_of("x" * 5000)
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize("text", ["[" * 100_000, '{"a":' * 100_000, '{"format": NaN}', '"\ud800"'])
def test_a_text_that_is_no_record_is_refused(text: str) -> None:
    assert read_and_replay(text) is None
