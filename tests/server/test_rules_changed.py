"""A running game survives a change of the rules: it goes on from where it stood, and nothing that
was picked is lost. The rules before the change are those of a hand of six cards."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from orrery.cli import main
from orrery.clone_wars.rules import turn
from orrery.clone_wars.ruleset import CLONE_WARS
from orrery.core.decisions import Seat
from orrery.core.errors import BadData
from orrery.core.record import Record
from orrery.core.replay import verify
from orrery.games import read_texts
from orrery.server.contract.replay_bodies import Verdict
from orrery.server.errors import Outdated
from orrery.server.live import table as live_table
from orrery.server.live.finished import record_of
from orrery.server.live.rules_changed import snapshot_of
from orrery.server.live.table import Table
from orrery.server.programs.programs import Programs
from orrery.server.storage.rows import Snapshot
from orrery.server.storage.store import Store
from orrery.server.tables import tables as halls
from orrery.server.tables.tables import Tables
from orrery.server.work.replays import checking, read_record
from orrery.server.work.thinking import Position, Question, think
from tests.server.databases import only_sqlite, rows_in, url_in
from tests.server.playing import (
    FOUR,
    PERSON,
    WORK,
    Ear,
    asked,
    live_game_of,
    load_again,
    new_table,
    run,
    step,
)
from tests.server.test_programs import until

CARDS_BEFORE = 6
SPOIL = "UPDATE log SET text = 'fly away' WHERE number = 2 RETURNING 1"


@contextmanager
def old_rules() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(turn, "HAND_SIZE", CARDS_BEFORE)
        yield


async def turns(table: Table, count: int) -> None:
    """So many turns in which nothing but the first card is played."""
    for _ in range(count):
        await step(table)
        await step(table, picks=["end"])


async def old_game(store: Store, *seats: str, since: int = 0, **more: Any) -> tuple[Table, Any]:
    """A table at which turns were played by the old rules, kept but for the last picks, and what
    could be seen there in the end."""
    with old_rules():
        table = await new_table(store, *(seats or (PERSON, PERSON)), **more)
        await turns(table, 4)
        await table.save_snapshot()
        for _ in range(since):
            await step(table)
        return table, views(table)


async def kinds(table: Table) -> list[str]:
    return [row.kind for row in await table.store.log(table.row.id)]


def views(table: Table) -> Any:
    return [Ear(table, reader).update.view for reader in (Seat(0), Seat(1), None)]


@pytest.mark.parametrize("since", [0, 2])
def test_a_game_goes_on_from_where_it_stood(tmp_path: Path, since: int) -> None:
    async def test(store: Store) -> None:
        table, before = await old_game(store, since=since)
        numbers = [Ear(table, reader).update.number for reader in (Seat(0), Seat(1), None)]
        rows = live_game_of(table).number
        again = await load_again(table)
        assert views(again) == before, "picks after it was kept are not lost either"
        assert live_game_of(again).number == rows + 1
        for reader, number in zip((Seat(0), Seat(1), None), numbers, strict=True):
            update = Ear(again, reader, after=number).update
            assert update.number > number, "whoever knew the old story hears the new one whole"
            assert [line.chapter for line in update.log] == [True]
            assert update.log_from == 0
            assert update.log[0].text.startswith("The rules were corrected after this game began.")
        assert Ear(again, asked(again)).update.undo is None, "nothing before is taken back"
        third = await load_again(again)
        assert await kinds(third) == await kinds(again), "it is mended once"
        assert views(third) == before
        assert Ear(third, None).update == Ear(again, None).update

    run(tmp_path, test)


def test_it_is_played_on_by_the_new_rules(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        again = await load_again((await old_game(store))[0])
        seat = asked(again)
        await step(again)
        ear = Ear(again, seat)
        undone = ear.update.undo
        assert undone is not None
        assert undone.fair
        before = views(again)
        await again.undo(seat, "back", ear.update.number)
        await step(again)
        assert views(again) == before
        await step(again, picks=["end"])
        drawn: Any = Ear(again, seat).update.view
        assert drawn["sides"][seat]["hand"]["cards"] == CARDS_BEFORE - 1
        assert views(await load_again(again)) == views(again)

    run(tmp_path, test)


def test_a_change_that_the_picks_still_fit_is_noticed(tmp_path: Path) -> None:
    """With fewer cards the same picks may be possible, but the players saw something else."""

    async def test(store: Store) -> None:
        with old_rules():
            table = await new_table(store, PERSON, PERSON)
            await step(table, picks=["end"])
            await table.save_snapshot()
            before = views(table)
        again = await load_again(table)
        assert await kinds(again) == ["pick", "mended"]
        assert views(again) == before

    run(tmp_path, test)


def test_rules_that_did_not_change_change_nothing(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table = await new_table(store, PERSON, PERSON)
        await turns(table, 2)
        await table.save_snapshot()
        await step(table)
        assert "mended" not in await kinds(await load_again(table))

    run(tmp_path, test)


@only_sqlite
@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "options"), [("clone-wars", {"mode": "secret"}), ("starcraft", FOUR)]
)
def test_games_stand_where_they_are_played_again(
    tmp_path: Path, game: str, options: dict[str, str]
) -> None:
    """Also where much was taken back: else a restart would mend what is whole."""

    async def test(store: Store) -> None:
        seats = [PERSON] * (4 if game == "starcraft" else 2)
        table = await new_table(store, *seats, game=game, options=options)
        for number in range(400):
            seat = asked(table)
            await step(table, "random" if number % 3 else "eager")
            shown = live_game_of(table).undo_for(seat, "en")
            if number % 7 == 0 and shown is not None and shown.fair:
                await table.undo(seat, f"back-{number}", live_game_of(table).stream(seat).number)
            if number % 20 == 0:
                await table.save_snapshot()
                again = await load_again(table)
                assert "mended" not in [row.kind for row in live_game_of(again).rows]
            if live_game_of(table).is_over:
                break
        assert "undo" in await kinds(table)

    run(tmp_path, test)


@pytest.mark.parametrize("state", ['{"hash": "?"}', '{"hash": "?", "game": "chess"}'])
def test_what_was_kept_in_another_form_harms_no_game(tmp_path: Path, state: str) -> None:
    async def test(store: Store) -> None:
        table = await new_table(store, PERSON, PERSON)
        await turns(table, 2)
        await store.save_snapshot(table.row.id, Snapshot(live_game_of(table).number, state))
        assert views(await load_again(table)) == views(table)
        assert "mended" not in await kinds(table)
        rows_in(url_in(tmp_path), SPOIL)
        with pytest.raises(Outdated):
            await load_again(table)

    run(tmp_path, test)


def test_picks_that_fit_nothing_are_told_as_before(tmp_path: Path) -> None:
    """What was kept knows no later picks, and these do not fit: nothing is thrown away."""

    async def test(store: Store) -> None:
        table, _ = await old_game(store, since=2)
        latest = "UPDATE log SET text = 'fly away' WHERE number = 10 RETURNING 1"
        assert rows_in(url_in(tmp_path), latest)
        with pytest.raises(Outdated):
            await load_again(table)
        assert "mended" not in await kinds(table)

    run(tmp_path, test)


def test_time_that_was_used_stays_used(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table, _ = await old_game(store, clock="game 600")
        clock, again = live_game_of(table).clock, live_game_of(await load_again(table)).clock
        assert clock is not None
        assert again is not None
        assert [again.left(seat) for seat in (0, 1)] == pytest.approx(
            [clock.left(seat) for seat in (0, 1)], abs=1
        )

    run(tmp_path, test)


def test_requests_and_absences_outlive_it(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        with old_rules():
            table = await new_table(store, PERSON, PERSON)
            await turns(table, 2)
            other = Seat(1 - asked(table))
            await table.stand_in(other, other, "away")
            await table.save_snapshot()
        again = live_game_of(await load_again(table))
        assert "mended" in [row.kind for row in again.rows]
        assert again.stand_ins == live_game_of(table).stand_ins != {}

    run(tmp_path, test)


def test_programs_think_at_it(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        again = await load_again((await old_game(store))[0])
        for _ in range(2):
            question = Question(Position("mended", live_game_of(again).record(), {}), "greedy", 1)
            thought = think(question)
            await step(again, picks=[thought.pick])

    run(tmp_path, test)


def test_its_record_begins_where_the_rules_changed(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        again = await load_again((await old_game(store))[0])
        while not live_game_of(again).is_over:
            question = Question(Position("mended", live_game_of(again).record(), {}), "eager", 1)
            await step(again, picks=[think(question).pick])
        again = await load_again(again)
        text = record_of(again).to_text()
        record = Record.from_text(text, "record")
        assert record.start is not None
        assert record.to_text() == text
        match = verify(CLONE_WARS, record, read_texts(CLONE_WARS), {})
        assert match.game.decision is None
        *_, verdict = checking(record, {}, "en")
        assert isinstance(verdict, Verdict)
        assert (verdict.fits, verdict.seed) == (True, "mended"), "more than is known is not said"
        assert "Earlier moves were made under" in verdict.sentence
        file = tmp_path / "game.json"
        file.write_text(text, "utf-8")
        told = CliRunner().invoke(main, ["replay", "--verify", str(file)])
        assert told.exit_code == 0, told.output
        assert "shuffles cannot be reproduced" in " ".join(told.output.split())
        assert "proved" not in told.output
        with pytest.raises(BadData, match="begins in the middle of a game"):
            read_record(text, {}, 1000, "record")
        odd = json.dumps({**json.loads(text), "start": "now"})
        with pytest.raises(BadData, match="start: found 'now', expected a saved game"):
            Record.from_text(odd, "record")

    run(tmp_path, test)


def test_what_is_picked_while_it_is_kept_is_not_half_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(store: Store) -> None:
        table = await new_table(store, PERSON, PERSON)
        await turns(table, 1)
        number = live_game_of(table).number
        begun, may_go_on = asyncio.Event(), threading.Event()
        loop = asyncio.get_running_loop()

        def slowly(*given: Any) -> Snapshot:
            loop.call_soon_threadsafe(begun.set)
            assert may_go_on.wait(30)
            return snapshot_of(*given)

        monkeypatch.setattr(live_table, "snapshot_of", slowly)
        keeping = asyncio.create_task(table.save_snapshot())
        await begun.wait()
        await step(table)
        may_go_on.set()
        await keeping
        kept = await store.snapshot(table.row.id)
        assert kept is not None
        assert kept.number == number
        assert "mended" not in [row.kind for row in live_game_of(await load_again(table)).rows]

    run(tmp_path, test)


def test_one_that_cannot_be_kept_keeps_no_other_from_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(store: Store) -> None:
        made = [await new_table(store, PERSON, PERSON, seed=seed) for seed in (1, 2)]
        tables = Tables(store, Programs(workers=1, pace=0), WORK)
        first, second = [await tables.table(one.row.id) for one in made]
        await step(first)
        await step(second)
        monkeypatch.setattr(first, "save_snapshot", lambda: 1 / 0)
        await tables.save_snapshots()
        assert await store.snapshot(first.row.id) is None
        assert await store.snapshot(second.row.id) is not None

    run(tmp_path, test)


def test_it_is_kept_when_the_server_stops_and_now_and_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(halls, "SNAPSHOT_EVERY", 0.01)

    async def test(store: Store) -> None:
        table = await new_table(store, PERSON, PERSON)
        tables = Tables(store, Programs(workers=1, pace=0), WORK)
        seated = await tables.table(table.row.id)
        await step(seated)
        await tables.dismiss(1.0)
        first = await store.snapshot(table.row.id)
        assert first is not None
        assert first.number == live_game_of(seated).number
        await step(seated)
        keeping = asyncio.create_task(tables.save_snapshots())
        await until(lambda: seated._kept == live_game_of(seated).number)
        keeping.cancel()
        later = await store.snapshot(table.row.id)
        assert later is not None
        assert later.number == live_game_of(seated).number
        await store.save_snapshot(table.row.id, first)
        assert await store.snapshot(table.row.id) == later, "what is older is not kept"

    run(tmp_path, test)
