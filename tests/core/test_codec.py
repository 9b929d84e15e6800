"""Saving and restoring: at every decision the same game comes back, and damage is named."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from enum import IntEnum
from typing import Any, ClassVar, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from orrery.core import codec
from orrery.core.codec import load, save, short_hash, state_hash
from orrery.core.decisions import Option, Seat
from orrery.core.errors import BadData, BrokenRules
from tests.core.playing import contents, new_match, play_out, played
from tests.core.toy import TOY, Player, Toy, ToyGame

Path = tuple[str | int, ...]


def comes_back(game: ToyGame, number: int) -> bool:
    """The law: what is loaded equals what was saved, asks the same, and plays on identically."""
    data = json.loads(json.dumps(save(TOY, game)))
    other = load(TOY, game.facts, data)
    if contents(other) != contents(game) or other.decision != game.decision:
        return False
    if save(TOY, other) != data or state_hash(TOY, other) != state_hash(TOY, game):
        return False
    return contents(play_out(other, number)) == contents(play_out(game.copy(), number))


@given(st.integers(0, 10**6), st.integers(2, 3))
@pytest.mark.slow
def test_every_decision_comes_back(number: int, seats: int) -> None:
    for match in played(number, seats):
        assert comes_back(match.game, number)


FIELDS = [(shell, field) for shell in Toy.shells for field in codec.fields_of(shell)]


@pytest.mark.parametrize(("shell", "field"), FIELDS)
def test_a_codec_that_drops_a_field_is_caught(shell: type[object], field: str) -> None:
    """Planted fault, once for each field of each class: nothing but the law notices it."""
    fields = tuple(name for name in codec.fields_of(shell) if name != field)
    with pytest.MonkeyPatch.context() as planted:
        planted.setitem(codec._known_fields, shell, fields)
        assert not all(survives(match.game) for match in played(4))
    assert all(survives(match.game) for match in played(4))


def survives(game: ToyGame) -> bool:
    try:
        return comes_back(game, 4)
    except AttributeError:  # the field that was dropped
        return False


def test_all_slots_are_fields_those_of_bases_included() -> None:
    assert set(codec.fields_of(Toy.shells[0])) == {
        *("counter", "irrevocable", "seed", "deck", "discards", "ending", "latest"),
        *("players", "rounds", "top_known"),
    }
    assert set(codec.fields_of(Toy.shells[4])) == {"at", "done", "seat"}


def test_the_form_is_plain_and_marked() -> None:
    game = new_match().game
    game.state.latest = Option("peek")
    data: Any = save(TOY, game)
    assert data["game"] == "toy"
    assert data["state"]["$"] == "State"
    assert data["state"]["seed"] == {"$bytes": game.state.seed.hex()}
    assert data["state"]["latest"] == {"$option": ["peek", -1, -1]}
    assert data["state"]["players"][1]["$"] == "Player"
    assert [frame["$"] for frame in data["stack"]] == ["Rounds", "Round"]
    assert contents(load(TOY, game.facts, data)) == contents(game)


def test_the_hash_is_of_state_and_stack_only() -> None:
    game = new_match().game
    assert len(state_hash(TOY, game)) == 16
    assert state_hash(TOY, game) == state_hash(TOY, game.copy()) == save(TOY, game)["hash"]
    deeper, richer = game.copy(), game.copy()
    deeper.stack[-1].done += 1
    richer.state.players[0].score += 1
    assert len({state_hash(TOY, one) for one in (game, deeper, richer)}) == 3


def places(data: Any, path: Path = ()) -> Iterator[Path]:
    """The path of every part of plain data."""
    if isinstance(data, dict | list):
        for key in data if isinstance(data, dict) else range(len(data)):
            yield (*path, key)
            yield from places(data[key], (*path, key))


def saved_turn() -> tuple[ToyGame, dict[str, Any]]:
    """A saved game in the middle of a turn, with three procedures on the stack."""
    games = (match.game for match in played(4))
    game = next(game for game in games if len(game.stack) == 3 and game.state.latest)
    return game, json.loads(json.dumps(save(TOY, game)))


def owner_of(data: Any, path: Path) -> Any:
    for key in path[:-1]:
        data = data[key]
    return data


GAME, DATA = saved_turn()


@pytest.mark.parametrize("value", ["drop", 0.5, "strange", 77, None, [], {}, {"$": "Rounds"}])
def test_damage_anywhere_is_noticed(value: object) -> None:
    for path in places(DATA):
        damaged = deepcopy(DATA)
        owner = owner_of(damaged, path)
        if value == "drop":
            del owner[path[-1]]
        else:
            owner[path[-1]] = value
        if damaged != DATA:
            with pytest.raises(BadData):
                load(TOY, GAME.facts, damaged)


@pytest.mark.parametrize("path", [path for path in places(DATA) if path[-1] == "$"], ids=str)
def test_an_extra_field_is_noticed_in_every_class(path: Path) -> None:
    damaged = deepcopy(DATA)
    owner_of(damaged, path)["more"] = 1
    with pytest.raises(BadData, match=r"^(state|stack\[\d\]).*: 'more' is unknown; expected"):
        load(TOY, GAME.facts, damaged)


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (("state", "players", 1, "$"), "Ship", r"state.players\[1\]: unknown class 'Ship'; pos"),
        (
            ("stack", 2, "$"),
            "Player",
            r"stack\[2\]: unknown class 'Player'; .* Round, Rounds, Turn",
        ),
        (("state", "$"), "Turn", "state: unknown class 'Turn'; possible here: State"),
        (("state", "$"), ["Turn"], r"state: unknown class \['Turn'\]"),
        (("state",), 5, r'state: expected an object marked "\$", found 5'),
        (("state", "seed", "$bytes"), "0G", "state.seed: expected pairs of hex digits"),
        (("state", "seed", "$bytes"), "abc", "state.seed: expected pairs of hex digits"),
        (("state", "latest"), {"$option": ["x", True, 1]}, "state.latest: expected a verb"),
        (("state", "latest"), {"$option": ["x", 1]}, "state.latest: expected a verb"),
        (("state", "players", 0, "hand", 0), 1.5, r"players\[0\].hand\[0\]: 1.5 cannot"),
        (("state", "rounds"), {}, "state.rounds: expected an object marked"),
        (("stack",), {}, "stack: expected a list, found {}"),
        (("game",), "chess", "game: found 'chess', expected 'toy'"),
        (("state", "players", 0, "score"), 9, "hash: found .*, but state and stack give"),
    ],
)
def test_damage_is_named_with_its_place(path: Path, value: object, message: str) -> None:
    damaged = deepcopy(DATA)
    owner_of(damaged, path)[path[-1]] = value
    with pytest.raises(BadData, match=message):
        load(TOY, GAME.facts, damaged)


def test_a_saved_game_is_an_object() -> None:
    with pytest.raises(BadData, match=r"is an object, not \[\]"):
        load(TOY, GAME.facts, [])


class Colour(IntEnum):
    RED = 1


class Loose(Player):
    """Without slots of its own, it would take fields that no codec sees."""


@pytest.mark.parametrize("value", [[1], {1: 2}, {1}, 0.5, Colour.RED, Seat, (1, [2]), Player])
def test_what_could_not_come_back_equal_is_refused(value: Any) -> None:
    game = new_match().game
    game.state.players[0].hand = value
    with pytest.raises(BrokenRules, match=r"Player\.hand holds"):
        save(TOY, game)


class Pair(NamedTuple):
    one: int
    two: int


def test_a_named_tuple_comes_back_as_an_equal_plain_one() -> None:
    game = new_match().game
    game.state.players[0].away = Pair(1, 2)
    other = load(TOY, game.facts, save(TOY, game))
    assert other.state.players[0].away == Pair(1, 2)
    assert type(other.state.players[0].away) is tuple


def test_a_class_that_is_no_shell_is_refused() -> None:
    class Small(Toy):
        shells = Toy.shells[:1] + Toy.shells[2:]

    with pytest.raises(BrokenRules, match=r"State\.players holds a Player"):
        save(Small(), new_match().game)


def test_a_class_without_slots_is_refused() -> None:
    with pytest.raises(BrokenRules, match="Loose or a base has no __slots__"):
        codec.fields_of(Loose)


def test_two_classes_of_one_name_are_refused() -> None:
    class Double(Toy):
        shells = (*Toy.shells, type("Player", (), {"__slots__": ()}))

    with pytest.raises(BrokenRules, match="two shells of toy have the same name"):
        save(Double(), new_match().game)


def test_a_field_that_was_never_set_is_refused() -> None:
    game = new_match().game
    del game.state.players[0].hand
    with pytest.raises(BrokenRules, match=r"Player.hand was never set"):
        save(TOY, game)


def test_the_order_of_names_does_not_change_a_hash() -> None:
    assert short_hash({"a": 1, "b": [2]}) == short_hash({"b": [2], "a": 1})
    assert short_hash({"a": 1}) != short_hash({"a": 2})


class Richer(Player):
    """A player of a later version, who may also have tokens."""

    __slots__ = ("tokens",)
    late: ClassVar[dict[str, object]] = {"tokens": ()}

    def __init__(self, tokens: tuple[int, ...] = ()) -> None:
        super().__init__()
        self.tokens = tokens


Richer.__name__ = "Player"


class Later(Toy):
    """The toy of a later version."""

    shells = tuple(Richer if shell is Player else shell for shell in Toy.shells)


def test_what_was_saved_before_a_late_field_existed_still_loads() -> None:
    old = save(TOY, GAME)
    game = load(Later(), GAME.facts, old)
    assert [getattr(player, "tokens", None) for player in game.state.players] == [(), ()]
    assert save(Later(), game) == old, "it does not show while it has its first value"


def test_a_late_field_with_another_value_is_saved_and_hashed() -> None:
    game = load(Later(), GAME.facts, save(TOY, GAME))
    before = state_hash(Later(), game)
    game.state.players = (game.state.players[0], Richer((3, 1)))
    data = json.loads(json.dumps(save(Later(), game)))
    assert data["state"]["players"][1]["tokens"] == [3, 1]
    assert "tokens" not in data["state"]["players"][0]
    assert data["hash"] != before
    assert contents(load(Later(), GAME.facts, data)) == contents(game)


def test_a_field_that_is_not_late_must_be_there() -> None:
    damaged = deepcopy(DATA)
    del damaged["state"]["players"][0]["score"]
    with pytest.raises(BadData, match="'score' is missing; expected"):
        load(Later(), GAME.facts, damaged)


def test_a_late_field_must_be_a_field() -> None:
    class Wrong(Player):
        __slots__ = ()
        late: ClassVar[dict[str, object]] = {"tokens": ()}

    with pytest.raises(BrokenRules, match="Wrong has no field tokens"):
        codec.late_fields(Wrong)
