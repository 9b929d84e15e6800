"""What readers are told, numbered by what they may see, and the same again from the log."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

from orrery.core.decisions import Seat
from orrery.server.contract.frames import Reader
from orrery.server.contract.protocol import LineShown, Update
from orrery.server.live.live_game import LiveGame
from orrery.server.live.table import Table
from orrery.server.storage.store import Store
from tests.server.playing import (
    FOUR,
    PERSON,
    Ear,
    asked,
    consent,
    live_game_of,
    load_again,
    new_table,
    run,
    step,
    until_asked,
)

GAMES = {
    "clone-wars": {"mode": "full"},
    "clone-wars secret": {"mode": "secret"},
    "starcraft": FOUR,
}
MOST = 120
"""Gestures of a game that is played here."""


def readers_of(table: Table) -> list[Reader]:
    return [None, *(Seat(seat.seat) for seat in table.seats)]


async def game_of(store: Store, name: str) -> Table:
    game, options = name.split(maxsplit=1)[0], GAMES[name]
    return await new_table(
        store, *[PERSON] * (4 if options is FOUR else 2), game=game, options=options
    )


async def play_with_undo(table: Table, rng: Random) -> None:
    """Random gestures, some of them taken back, fair or not."""
    for number in range(MOST):
        live_game = live_game_of(table)
        if live_game.is_over:
            return
        if live_game.match.gestures and rng.random() < 0.15:
            seat = rng.choice(live_game.match.gestures).seat
            await table.undo(seat, f"undo-{number}", live_game.stream(seat).number)
            if live_game.request is not None:
                for other in range(len(table.seats)):
                    if other != seat:
                        await consent(table, Seat(other), agree=True)
        else:
            await step(table, rng.choice(["eager", "random", "simple"]))


def told_of(live_game: LiveGame, reader: Reader) -> list[bytes]:
    """Everything that a reader was ever told, as bytes."""
    return [msgspec.json.encode(tuple(one)) for one in live_game.stream(reader).happened]


def now_of(live_game: LiveGame, reader: Reader, after: int) -> list[Update]:
    undo = None if reader is None else live_game.undo_for(reader, "en")
    return live_game.stream(reader).updates(live_game.match, after, undo, "en")


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.slow)])
def test_streams_from_the_log_are_those_that_were_told_live(
    name: str, seed: int, tmp_path: Path
) -> None:
    async def test(store: Store) -> None:
        table = await game_of(store, name)
        live = live_game_of(table)
        for reader in readers_of(table):
            live.stream(reader)
        await play_with_undo(table, Random(seed))
        again = live_game_of(await load_again(table))
        for reader in readers_of(table):
            assert told_of(again, reader) == told_of(live, reader)
            assert now_of(again, reader, 0) == now_of(live, reader, 0)
        assert again.moves == live.moves
        assert again.match.gestures == live.match.gestures
        assert any(row.kind == "undo" for row in live.rows)

    run(tmp_path, test)


def replaced(story: list[LineShown], update: Update) -> list[LineShown]:
    """The story as a client keeps it, after an update."""
    assert update.log_from <= len(story), "a gap in the story"
    return story[: update.log_from] + update.log


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_catching_up_after_any_number_leads_to_the_same(name: str, tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table = await game_of(store, name)
        ears = [Ear(table, reader) for reader in readers_of(table)]
        await play_with_undo(table, Random(3))
        for ear in ears:
            stories: list[list[LineShown]] = [[]]
            for update in ear.all(Update):
                assert update.number == len(stories), "numbers have no gaps"
                stories.append(replaced(stories[-1], update))
            last = ear.update
            for after in range(0, last.number + 2, 7):
                missed = now_of(live_game_of(table), ear.reader, after)
                story = stories[after] if after <= last.number else []
                for update in missed:
                    story = replaced(story, update)
                assert story == stories[-1]
                assert missed[-1].number == last.number
                assert (missed[-1].view, missed[-1].asked) == (last.view, last.asked)
                assert (missed[-1].decision, missed[-1].undo) == (last.decision, last.undo)
                if 0 < after < last.number:
                    assert [one.number for one in missed] == [*range(after + 1, last.number + 1)]

    run(tmp_path, test)


@pytest.mark.parametrize("name", GAMES)
def test_what_a_reader_is_told_changes_only_with_a_number(name: str, tmp_path: Path) -> None:
    """Whoever comes back with the number it had must not learn that something was done in secret:
    view, decision and even whether undo is fair are as they were."""

    async def test(store: Store) -> None:
        table = await game_of(store, name)
        live_game, rng = live_game_of(table), Random(4)
        unseen = 0
        told = {reader: now_of(live_game, reader, 0)[-1] for reader in readers_of(table)}
        for _ in range(MOST):
            if live_game.is_over:
                break
            await step(table, rng.choice(["eager", "random"]))
            for reader, before in told.items():
                after = now_of(live_game, reader, 0)[-1]
                if after.number == before.number:
                    assert after == before
                    unseen += 1
                told[reader] = after
        assert unseen or "secret" not in name, "nothing happened in secret"

    run(tmp_path, test)


def test_picks_in_secret_have_no_number_and_no_trace_when_taken_back(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table = await new_table(store, PERSON, PERSON, options={"mode": "secret"})
        await until_asked(table, 1)
        seat = asked(table)
        reader, watcher, actor = Ear(table, Seat(0)), Ear(table, None), Ear(table, seat)
        before = actor.update
        for ear in (reader, watcher, actor):
            ear.forget()
        moved, moves = table.shown("en").moved, live_game_of(table).moves
        await step(table)
        await step(table)
        await table.undo(seat, "back", actor.update.number)
        assert [one.number for one in actor.all(Update)] == [
            before.number + 1,
            before.number + 2,
            before.number + 3,
        ]
        assert (reader.heard, watcher.heard) == ([], []), "no message of any kind"
        assert (table.shown("en").moved, live_game_of(table).moves) == (moved, moves)

    run(tmp_path, test)


def test_an_undo_that_others_saw_shortens_their_story(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table = await new_table(store, PERSON, PERSON)
        seat = asked(table)
        watcher, actor = Ear(table, None), Ear(table, seat)
        before = watcher.update
        play = next(text for text in actor.options() if text.startswith("play "))
        await step(table, picks=[play])
        assert watcher.update.log, "the play is told"
        await table.undo(seat, "back", actor.update.number)
        after = watcher.update
        assert (after.number, after.actor) == (before.number + 2, seat)
        assert (after.log_from, after.log) == (len(before.log), [])
        assert after.view == before.view
        assert Ear(table, None).update.log == before.log, "whoever comes hears nothing of it"

    run(tmp_path, test)


def test_what_watchers_are_told_is_made_once(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table = await new_table(store, PERSON, PERSON)
        watchers = [Ear(table, None), Ear(table, None)]
        for _ in range(5):
            await step(table)
        one, other = (ear.all(Update)[1:] for ear in watchers)
        assert len(one) == 5
        assert all(mine is yours for mine, yours in zip(one, other, strict=True))
        numbers = [update.number for update in one]
        assert numbers == sorted(set(numbers))  # nobody is told the same again

    run(tmp_path, test)
