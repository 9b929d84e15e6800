"""Taking back: at once while it is fair, otherwise if the other persons agree; and giving up."""

from __future__ import annotations

from pathlib import Path

import pytest

from orrery.core.decisions import Seat
from orrery.core.gestures import Picks
from orrery.server.contract.protocol import Ack, TableChanged, Thinking, UndoAsked, Update, Welcome
from orrery.server.live.table import Table
from orrery.server.live.table_summary import program_asked
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
from tests.server.test_table import plays, refused

NOBODY = UndoAsked(None, [], [], 0)


async def undo(table: Table, seat: int, name: str = "undo") -> Ack:
    return await table.undo(Seat(seat), name, live_game_of(table).stream(Seat(seat)).number)


async def kinds(table: Table) -> list[str]:
    return [row.kind for row in await table.store.log(table.row.id)]


def stands(table: Table) -> str:
    """Where the game is."""
    return live_game_of(table).match.hash_now()


def test_one_undo_takes_a_whole_gesture_back_and_the_next_the_one_before(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table = await new_table(store, PERSON, PERSON)
        seat = asked(table)
        ear = Ear(table, seat)
        places = [stands(table)]
        for count in (1, 2):
            await step(table, picks=plays(ear)[:count])
            places.append(stands(table))
        shown = ear.update.undo
        assert shown is not None
        assert (shown.picks, shown.fair, shown.theirs) == (2, True, False)
        assert await undo(table, seat, "one") == Ack("one", 0, "")
        assert stands(table) == places[1]
        assert await undo(table, seat, "two") == Ack("two", 0, "")
        assert stands(table) == places[0]
        assert ear.update.undo is None
        await refused(undo(table, seat, "three"), "no-undo")
        assert await kinds(table) == ["pick", "pick", "pick", "undo", "undo"], "a row is never lost"
        assert stands(await load_again(table)) == places[0]

    run(tmp_path, test)


def test_messages_of_one_group_are_undone_together(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table = await new_table(store, PERSON, PERSON)
        seat = asked(table)
        ear, begun = Ear(table, seat), stands(table)
        for name in ("moves7:1", "moves7:2", "moves7:3"):
            one = Picks(plays(ear)[:1])
            assert await table.pick(seat, name, ear.update.number, one) == Ack(name, 1, "")
            assert await table.pick(seat, name, 0, one) == Ack(name, 1, ""), "sent again, done once"
        shown = ear.update.undo
        assert shown is not None
        assert shown.picks == 3
        again = await load_again(table)
        assert await undo(again, seat, "one") == Ack("one", 0, "")
        assert stands(again) == begun

    run(tmp_path, test)


def test_an_undo_sent_again_is_done_once(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table = await new_table(store, PERSON, PERSON)
        seat = asked(table)
        ear = Ear(table, seat)
        await step(table, picks=plays(ear)[:1])
        await step(table, picks=plays(ear)[:1])
        number = ear.update.number
        first = await table.undo(seat, "u", number)
        assert await table.undo(seat, "u", number) == first
        assert (await kinds(table)).count("undo") == 1

    run(tmp_path, test)


async def passed_on(store: Store, *seats: str, **more: object) -> tuple[Table, Seat]:
    """A table where a seat has ended its turn, which drew cards."""
    table = await new_table(store, *seats, **more)  # type: ignore[arg-type]
    seat = asked(table)
    await step(table, picks=["end"])
    return table, seat


def test_what_is_not_fair_needs_the_consent_of_the_others(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table, seat = await passed_on(store, PERSON, PERSON)
        other = Seat(1 - seat)
        ears = [Ear(table, seat), Ear(table, other), Ear(table, None)]
        undo_shown = ears[0].update.undo
        assert undo_shown is not None
        assert not undo_shown.fair
        assert not undo_shown.theirs, "nobody has done anything since"
        before = stands(table)
        assert await undo(table, seat) == Ack("undo", 0, "asked")
        assert stands(table) == before
        for ear in ears:
            assert ear.last(UndoAsked) == UndoAsked(seat, [], [other], 1)
        assert Ear(table, None).last(UndoAsked) == UndoAsked(seat, [], [other], 1), "who comes, too"
        await refused(consent(table, seat, agree=True), "no-wish")
        again = await load_again(table)
        assert live_game_of(again).request == live_game_of(table).request, (
            "a restart forgets no request"
        )
        await consent(table, other, agree=True)
        assert live_game_of(table).match.number == 0
        for ear in ears:
            assert ear.last(UndoAsked) == NOBODY
        assert await kinds(table) == ["pick", "ask", "agree", "undo"]

    run(tmp_path, test)


def test_what_others_did_since_is_told_of(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table, seat = await passed_on(store, PERSON, PERSON)
        await step(table)
        shown = Ear(table, seat).update.undo
        assert shown is not None
        assert shown.theirs

    run(tmp_path, test)


@pytest.mark.parametrize("who", ["other", "self"])
def test_a_request_is_refused_or_withdrawn(who: str, tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table, seat = await passed_on(store, PERSON, PERSON)
        watcher, before = Ear(table, None), stands(table)
        await undo(table, seat)
        await consent(table, Seat(1 - seat) if who == "other" else seat, agree=False)
        assert watcher.last(UndoAsked) == NOBODY
        await refused(consent(table, Seat(1 - seat), agree=True), "no-wish")
        assert stands(table) == before

    run(tmp_path, test)


def test_a_pick_that_all_can_see_ends_a_request(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table, seat = await passed_on(store, PERSON, PERSON)
        watcher = Ear(table, None)
        await undo(table, seat)
        await step(table)
        assert watcher.last(UndoAsked) == NOBODY
        await refused(consent(table, Seat(1 - seat), agree=True), "no-wish")

    run(tmp_path, test)


def test_a_secret_pick_does_not_end_a_request(tmp_path: Path) -> None:
    """That a wish ended would tell of the pick. What is agreed to is still what was wished."""

    async def test(store: Store) -> None:
        table = await new_table(store, PERSON, PERSON, options={"mode": "secret"})
        await until_asked(table, 1)
        ears = [Ear(table, Seat(0)), Ear(table, None)]
        await table._append(live_game_of(table), [("ask", Seat(0), "3", "wish")])
        for ear in ears:
            assert ear.last(UndoAsked) == UndoAsked(0, [], [1], 1)
            ear.forget()
        await step(table)
        await step(table)
        assert [ear.heard for ear in ears] == [[], []]
        await consent(table, Seat(1), agree=True)
        assert live_game_of(table).match.number == 3
        assert asked(table) == 0

    run(tmp_path, test)


def test_whether_undo_is_fair_tells_nothing_of_picks_in_secret(tmp_path: Path) -> None:
    """They are taken back as well: nobody has seen them, so nobody has gained by them."""

    async def test(store: Store) -> None:
        table = await new_table(store, PERSON, PERSON, options={"mode": "secret"})
        await until_asked(table, 1)
        fair = live_game_of(table).undo_for(Seat(0), "en")
        assert fair is not None
        assert fair.fair
        await step(table)
        await step(table)
        assert live_game_of(table).undo_for(Seat(0), "en") == fair
        assert await undo(table, 0) == Ack("undo", 0, "")
        assert live_game_of(table).match.number == 3

    run(tmp_path, test)


def test_all_persons_must_agree_and_programs_wait_so_long(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        seats = (PERSON, PERSON, PERSON, "simple")
        table = await new_table(store, *seats, game="starcraft", options=FOUR)
        await until_asked(table, 3, "simple")
        await until_asked(table, 0, "simple")
        await step(table, "simple")
        await until_asked(table, 3, "simple")
        wisher = next(one.seat for one in live_game_of(table).match.gestures if one.seat != 3)
        others = [seat for seat in range(3) if seat != wisher]
        watcher = Ear(table, None)
        assert watcher.last(Thinking) == Thinking(Seat(3))
        first = live_game_of(table).back_to(wisher)
        await undo(table, wisher)
        assert watcher.last(UndoAsked) == UndoAsked(wisher, [], others, 1)
        assert program_asked(table.seats, table.live_game) is None
        assert watcher.last(Thinking) == Thinking(None)
        await consent(table, Seat(others[0]), agree=True)
        assert watcher.last(UndoAsked) == UndoAsked(wisher, [others[0]], others, 1)
        await consent(table, Seat(others[1]), agree=True)
        assert live_game_of(table).match.number == first
        assert asked(table) == wisher

    run(tmp_path, test)


def test_against_programs_anything_can_be_taken_back_at_once(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table = await new_table(store, PERSON, "greedy")
        places = []
        for _ in range(3):
            await until_asked(table, 0)
            places.append(stands(table))
            await step(table, picks=["end"])
        await until_asked(table, 0)
        for place in reversed(places):
            number = len(live_game_of(table).rows)
            assert (await undo(table, 0, f"u{number}")).stopped == ""
            assert stands(table) == place
        again = await load_again(table)
        assert stands(again) == places[0]

    run(tmp_path, test)


def test_how_much_can_be_taken_back_does_not_count_what_others_did(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table = await new_table(store, PERSON, "greedy")
        ear = Ear(table, Seat(0))
        await until_asked(table, 0)
        await step(table, picks=["end"])
        await until_asked(table, 0, "greedy")
        shown = ear.update.undo
        assert shown is not None
        assert live_game_of(table).match.number > 2
        assert shown.picks == 1

    run(tmp_path, test)


# Giving up


def test_of_two_the_other_has_won(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table = await new_table(store, PERSON, "greedy")
        ears = [Ear(table, Seat(0)), Ear(table, None)]
        await table.resign(Seat(0))
        for ear in ears:
            result = ear.last(TableChanged).table.result
            assert result is not None
            assert (result.winners, result.ending, result.resigned) == ([1], "resigned", 0)
        await refused(table.resign(Seat(0)), "over")
        assert (await load_again(table)).row.status == "over"

    run(tmp_path, test)


def test_of_more_a_program_takes_the_place(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table = await new_table(store, *[PERSON] * 4, game="starcraft", options=FOUR)
        seat = asked(table)
        ear, other = Ear(table, seat), Ear(table, Seat((seat + 1) % 4))
        await table.resign(seat)
        shown = other.last(TableChanged).table
        assert shown.status == "running"
        assert (shown.seats[seat].kind, shown.seats[seat].program) == ("program", "greedy")
        assert shown.watchers == 1
        assert program_asked(table.seats, table.live_game) == seat
        assert other.last(Thinking) == Thinking(seat)
        assert ear.reader is None, "whoever resigned watches"
        assert ear.last(Welcome).seat is None
        assert ear.update.decision is None
        assert ear.update.view == Ear(table, None).update.view
        back = Ear(table, seat)
        assert back.reader is None
        again = await load_again(table)
        assert program_asked(again.seats, again.live_game) == seat, "after a restart, too"
        await step(again, "simple")

    run(tmp_path, test)


def test_whoever_resigned_learns_no_more_than_a_watcher_and_picks_no_more(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table = await new_table(store, *[PERSON] * 4, game="starcraft", options=FOUR)
        seat = asked(table)
        ear, watcher = Ear(table, seat), Ear(table, None)
        before = ear.update.number
        pick = ear.options()[0]
        await table.resign(seat)
        assert [one.seat for one in ear.all(Welcome)] == [seat, None]
        await refused(table.pick(seat, "late", before, Picks([pick])), "not-asked")
        ear.forget()
        watcher.forget()
        for _ in range(12):
            await step(table, "simple")
        assert ear.all(Update) == watcher.all(Update)

    run(tmp_path, test)


def test_whoever_resigned_elsewhere_watches_here_too(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table = await new_table(store, *[PERSON] * 4, game="starcraft", options=FOUR)
        seat = asked(table)
        ear = Ear(table, seat)
        await (await load_again(table)).resign(seat)
        await refused(
            table.pick(seat, "late", ear.update.number, Picks(ear.options()[:1])), "not-asked"
        )
        assert ear.reader is None
        assert ear.update.decision is None

    run(tmp_path, test)


def test_when_no_person_is_left_the_game_is_over(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        seats = (PERSON, "simple", PERSON, "simple")
        table = await new_table(store, *seats, game="starcraft", options=FOUR)
        await table.resign(Seat(0))
        assert table.shown("en").status == "running"
        await table.resign(Seat(2))
        assert table.shown("en").status == "over"
        result = table.shown("en").result
        assert result is not None
        assert result.winners == [1, 3]

    run(tmp_path, test)


def test_who_resigned_is_asked_for_no_consent(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        seats = (PERSON, PERSON, "simple", "simple")
        table = await new_table(store, *seats, game="starcraft", options=FOUR)
        await until_asked(table, 0, "simple")
        await step(table, "simple")
        await until_asked(table, 1, "simple")
        await step(table, "simple")
        watcher = Ear(table, None)
        await undo(table, 0)
        assert watcher.last(UndoAsked).asked == [1]
        await table.resign(Seat(1))
        assert watcher.last(UndoAsked) == NOBODY
        assert (await undo(table, 0, "again")).stopped == "", "nobody is left to be asked"

    run(tmp_path, test)
