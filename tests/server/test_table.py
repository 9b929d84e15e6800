"""A table: gestures, sitting down, presence, chat, and what happens when somebody was faster."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from orrery.core.decisions import Seat
from orrery.core.gestures import Picks
from orrery.core.rng import commitment, verify_seed
from orrery.server.contract.protocol import Ack, Chat, TableChanged, Thinking, Update, Welcome
from orrery.server.errors import Refusal
from orrery.server.live.table import Table
from orrery.server.storage.rows import LogRow
from orrery.server.storage.store import Store
from orrery.server.tables.new_seats import moved_on
from tests.server.playing import (
    FOUR,
    OPEN,
    PERSON,
    SOMETIME,
    Ear,
    asked,
    claim,
    live_game_of,
    load_again,
    new_table,
    play_until,
    run,
    seat_row,
    step,
    told_watchers,
)


def plays(ear: Ear) -> list[str]:
    """The cards that can be played and reveal nothing."""
    options = ear.decision.options
    return [one.text for one in options if one.verb == "play" and not one.reveals]


async def refused(action: object, code: str) -> None:
    with pytest.raises(Refusal) as caught:
        await action  # type: ignore[misc]
    assert caught.value.code == code


# Gestures


def test_several_picks_are_one_gesture(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table = await new_table(store, PERSON, PERSON)
        ear = Ear(table, asked(table))
        first = ear.update.number
        one, two = plays(ear)[:2]
        ack = await table.pick(asked(table), "all", first, Picks([one, two]))
        assert ack == Ack("all", 2, "")
        assert [update.number for update in ear.all(Update)] == [first, first + 1, first + 2]
        shown = [update.view is not None for update in ear.all(Update)]
        assert shown == [True, False, True], "only the last has the view"
        assert [row.text for row in await store.log(table.row.id)] == [one, two]

    run(tmp_path, test)


def test_a_gesture_stops_where_a_pick_is_no_option(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table = await new_table(store, PERSON, PERSON)
        ear = Ear(table, asked(table))
        one, two = plays(ear)[:2]
        ack = await table.pick(asked(table), "g", ear.update.number, Picks([one, "nonsense", two]))
        assert ack == Ack("g", 1, "no-option")
        assert len(await store.log(table.row.id)) == 1
        before = ear.update.number
        await refused(table.pick(asked(table), "h", before, Picks(["nonsense"])), "no-option")
        assert ear.update.number == before

    run(tmp_path, test)


def test_a_gesture_stops_when_the_decision_passes(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table = await new_table(store, PERSON, PERSON)
        seat = asked(table)
        ack = await table.pick(seat, "g", None, Picks(["end", "end"]))
        assert ack == Ack("g", 1, "passed")
        assert asked(table) != seat

    run(tmp_path, test)


def test_a_gesture_stops_when_something_is_revealed(tmp_path: Path) -> None:
    """Nobody has decided what to do with a card that was not there."""

    async def test(store: Store) -> None:
        table = await new_table(store, PERSON, PERSON, seed=2)
        live_game = live_game_of(table)
        while not live_game.is_over:
            ear = Ear(table, asked(table))
            found = [one.text for one in ear.decision.options if one.reveals and one.verb == "buy"]
            if found:
                ack = await table.pick(asked(table), "g", None, Picks([found[0], "end"]))
                assert ack == Ack("g", 1, "revealed")
                return
            await step(table)
        pytest.fail("nothing was ever revealed")

    run(tmp_path, test)


def test_a_set_is_carried_out_in_the_order_in_which_the_game_asks(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table = await new_table(store, PERSON, PERSON)
        ear = Ear(table, asked(table))
        one, two = plays(ear)[:2]
        prompt = ear.decision.prompt
        sent = Picks([two, one, "nonsense"], "set", frozenset([prompt]))
        assert await table.pick(asked(table), "g", ear.update.number, sent) == Ack(
            "g", 2, "no-option"
        )
        assert [row.text for row in await store.log(table.row.id)] == [one, two]
        other = Picks(["end"], "exact", frozenset(["another-prompt"]))
        await refused(table.pick(asked(table), "h", ear.update.number, other), "no-option")

    run(tmp_path, test)


def test_a_gesture_sent_again_is_done_once(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table = await new_table(store, PERSON, PERSON)
        ear = Ear(table, asked(table))
        number, picks = ear.update.number, plays(ear)[:2]
        first = await table.pick(asked(table), "g", number, Picks(picks))
        again = await table.pick(asked(table), "g", number, Picks(picks))
        assert first == again == Ack("g", 2, "")
        loaded = await load_again(table)
        assert await loaded.pick(asked(table), "g", number, Picks(picks)) == first, (
            "after a restart too"
        )
        assert len(await store.log(table.row.id)) == 2

    run(tmp_path, test)


def test_who_is_not_asked_or_looked_away_is_refused(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table = await new_table(store, PERSON, PERSON)
        seat, number = asked(table), live_game_of(table).stream(asked(table)).number
        await refused(table.pick(Seat(1 - seat), "g", None, Picks(["end"])), "not-asked")
        await refused(table.pick(seat, "g", number + 1, Picks(["end"])), "stale")
        assert await store.log(table.row.id) == []

    run(tmp_path, test)


def test_a_table_catches_up_with_whoever_was_faster(tmp_path: Path) -> None:
    """Two processes serve one table: the unique number decides, and nothing is lost or doubled."""

    async def test(store: Store) -> None:
        here = await new_table(store, PERSON, PERSON)
        there = await load_again(here)
        seat = asked(here)
        ear = Ear(there, seat)
        await step(here, picks=["end"])
        await refused(there.pick(seat, "late", ear.update.number, Picks(["end"])), "stale")
        assert live_game_of(there).rows == live_game_of(here).rows
        assert ear.update.number == live_game_of(here).stream(seat).number, "it is told at once"

    run(tmp_path, test)


# Sitting down


def test_the_game_begins_when_everybody_sits(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table = await new_table(store, PERSON, OPEN)
        watcher = Ear(table, None)
        assert watcher.all(Update) == []
        await refused(table.pick(Seat(0), "g", None, Picks(["end"])), "not-started")
        await claim(table, 1, "Eve", "a-secret-that-is-long-enough")
        assert table.row.status == "running"
        assert watcher.update.number == 1
        assert watcher.last(TableChanged).table.seats[1].name == "Eve"
        assert table.seat_of("a-secret-that-is-long-enough") == 1
        again = await load_again(table)
        assert live_game_of(again).match.hash_now() == live_game_of(table).match.hash_now()

    run(tmp_path, test)


def test_two_who_want_one_seat(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        here = await new_table(store, PERSON, OPEN)
        there = await load_again(here)
        results = await asyncio.gather(
            *(
                claim(table, 1, f"Person {number}", f"secret-{number}-{'x' * 20}")
                for number, table in enumerate((here, there, here))
            ),
            return_exceptions=True,
        )
        assert len([one for one in results if one is None]) == 1
        assert all(one is None or isinstance(one, Refusal) for one in results)
        kept = (await store.seats(here.row.id))[1]
        assert kept.name == f"Person {results.index(None)}"

    run(tmp_path, test)


def test_a_game_that_was_about_to_begin_begins_after_a_restart(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table = await new_table(store, PERSON, OPEN)
        await store.change_seat(
            table.row.id, table.seats[1], seat_row(1, PERSON, 1)
        )  # and then the power failed
        again = await load_again(table)
        assert again.row.status == "running"
        assert live_game_of(again).asked is not None

    run(tmp_path, test)


def test_the_seed_can_be_verified_when_the_game_is_over_and_not_before(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table = await new_table(store, PERSON, PERSON)
        watcher = Ear(table, None)
        before = watcher.last(Welcome).table
        assert before.result is None
        assert table.row.seed is not None
        assert table.row.seed not in str(watcher.heard)
        assert table.row.secret not in str(watcher.heard)
        await table.resign(Seat(0))
        result = watcher.last(TableChanged).table.result
        assert result is not None
        assert commitment(bytes.fromhex(result.secret)) == before.commitment
        nonces = [bytes.fromhex(nonce) for nonce in result.nonces]
        seed, secret = bytes.fromhex(result.seed), bytes.fromhex(result.secret)
        assert verify_seed(seed, before.commitment, secret, nonces)

    run(tmp_path, test)


def test_in_a_rematch_everybody_sits_one_seat_on(tmp_path: Path) -> None:
    seats = [seat_row(0, PERSON, 1), seat_row(1, "greedy", 1), seat_row(2, PERSON, 1)]
    moved = moved_on(seats, SOMETIME + 1)
    assert [one.name for one in moved] == ["Person 2", "Person 0", "greedy"]
    assert [one.seat for one in moved] == [0, 1, 2]
    assert [one.taken for one in moved] == [None, None, SOMETIME + 1]
    assert moved[2].nonce not in ("", seats[1].nonce), "a new game, a new share of the seed"


# Who is there


def test_everybody_sees_who_comes_and_goes(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table = await new_table(store, PERSON, PERSON, seed=3)
        ann = Ear(table, Seat(0))
        bob, watcher = Ear(table, Seat(1)), Ear(table, None)
        shown = ann.last(TableChanged).table
        assert [one.present for one in shown.seats] == [True, True]
        assert shown.watchers == 1
        table.leave(bob)
        table.leave(watcher)
        shown = ann.last(TableChanged).table
        assert [one.present for one in shown.seats] == [True, False]
        await told_watchers(ann, 0)
        welcome = Ear(table, Seat(1)).last(Welcome)
        assert (welcome.seat, welcome.side) == (1, "separatist")

    run(tmp_path, test)


def test_chat_reaches_everybody_and_whoever_comes_later(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table = await new_table(store, PERSON, PERSON)
        ears = [Ear(table, Seat(0)), Ear(table, None)]
        await table.say(Seat(0), "Ann", "Good luck")
        for ear in ears:
            assert ear.last(Chat).line.text == "Good luck"
        line = Ear(table, Seat(1)).last(Welcome).chat[0]
        assert (line.number, line.name, line.text) == (1, "Ann", "Good luck")
        assert (await load_again(table)).chat == table.chat

    run(tmp_path, test)


def test_who_comes_back_with_the_latest_number_sees_how_things_stand(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table = await new_table(store, PERSON, PERSON)
        ear = Ear(table, asked(table))
        back = Ear(table, asked(table), after=ear.update.number)
        assert back.update.number == ear.update.number
        assert (back.update.view, back.update.decision) == (ear.update.view, ear.update.decision)
        assert (back.update.log_from, back.update.log) == (len(ear.update.log), [])

    run(tmp_path, test)


def test_all_may_know_who_thinks_but_not_how_often(tmp_path: Path) -> None:
    """A program that picks bases in secret thinks once."""

    async def test(store: Store) -> None:
        options = {"mode": "secret"}
        table = await new_table(store, "greedy", "greedy", options=options)
        watcher = Ear(table, None)
        assert watcher.all(Thinking) == [Thinking(Seat(0))]
        await play_until(table, lambda: live_game_of(table).asked == 1)
        await step(table)
        await step(table)
        assert watcher.all(Thinking) == [Thinking(Seat(0)), Thinking(Seat(1))]
        assert Ear(table, None).all(Thinking) == [Thinking(Seat(1))], "whoever comes is told, too"

    run(tmp_path, test)


# The end


def test_a_game_that_ended_just_before_a_crash_is_over_after_it(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table = await new_table(store, PERSON, PERSON)
        await store.append(table.row.id, [LogRow(1, "resign", 0, "", "", 5.0)])
        again: Table = await load_again(table)
        assert again.row.status == "over"
        kept = await store.table(table.row.id)
        assert kept is not None
        assert kept.result == {"winners": [1], "ending": "resigned"}
        await refused(again.pick(Seat(0), "g", None, Picks(["end"])), "over")

    run(tmp_path, test)


@pytest.mark.slow
def test_a_table_with_four_seats_is_played_to_its_end_by_the_same_code(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table = await new_table(store, *["simple"] * 3, PERSON, game="starcraft", options=FOUR)
        ears = [Ear(table, reader) for reader in (None, Seat(3))]
        await play_until(table, lambda: False, "simple")
        assert table.row.status == "over"
        for ear in ears:
            shown = ear.last(TableChanged).table
            assert shown.result is not None
            assert shown.result.winners
            assert shown.turn > 1
            assert len(shown.score) == 4
        assert not [update for update in ears[0].all(Update) if update.decision or update.undo]

    run(tmp_path, test)
