"""No reader of a table can tell one world from another that fits what it knows: whole games are
played, all messages to all readers recorded as they go over the wire, and what a reader cannot know
is dealt anew; the server's own functions must make the same bytes of it. For a watcher, who knows
least, the worlds of all seats are used in turn.

python -m tests.server.no_leak --times 20     every game and mode, so many times in a row
python -m tests.server.no_leak --game starcraft     only the modes of this game
"""

from __future__ import annotations

import argparse
import asyncio
import copy
import math
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple
from unittest import mock

from orrery.core.codec import state_hash
from orrery.core.decisions import Seat
from orrery.core.events import Event, episode
from orrery.core.gestures import Picks
from orrery.core.speaker import Happened
from orrery.games import AnyGame
from orrery.server.contract.frames import Reader, reasons_for, view_for
from orrery.server.contract.protocol import (
    FromServer,
    TableChanged,
    Update,
)
from orrery.server.contract.to_server import (
    ThingGiven,
)
from orrery.server.live import streams
from orrery.server.live.live_game import LiveGame
from orrery.server.live.parcels import ENCODER
from orrery.server.live.table import Table
from orrery.server.live.table_summary import stand_in_shown, table_shown, thinking_shown, wish_shown
from tests.laws.kernel import demand
from tests.server.playing import PERSON, Ear, answer, asked, live_game_of, new_table, open_store

CLONE_WARS = [{"mode": "beginner"}, {"mode": "full"}, {"mode": "secret"}]
QUICK = {"galaxy": "quick", "factions": "random"}
STARCRAFT = {"players": "3", **QUICK}
PLACED = {"players": "2", "galaxy": "place", "factions": "choose"}
TEAMS = {"players": "4", "teams": "yes", **QUICK}
ELIMINATION = {"players": "2", "goal": "elimination", **QUICK}
BROOD_WAR = {"players": "3", "expansion": "brood_war", **QUICK}
GAMES = [
    *(("clone-wars", mode) for mode in CLONE_WARS),
    *(("starcraft", mode) for mode in (STARCRAFT, PLACED, TEAMS, ELIMINATION, BROOD_WAR)),
]
PROGRAMS = ("greedy", "simple", "eager")
LIMIT = 1500
"""Gestures; longer games are left there."""
RECENT = 60
"""Picks before the present one of which a view may tell again."""
CLOCK = "game 9999999999"
"""More time than there is: a clock that runs, and is never up."""


class Tally(NamedTuple):
    """What a watched game showed."""

    messages: int
    compared: int
    changed: int  # worlds in which the truth was really another
    heard: int  # picks of others whose events and lines were compared
    secret: int  # picks that a reader saw nothing of


class Pick(NamedTuple):
    """What has just been done: the game before it, after it, and between them."""

    before: AnyGame
    after: AnyGame
    events: list[Event]
    earlier: list[list[Event]]
    seat: Seat
    text: str

    def recent(self, events: list[Event]) -> list[Event]:
        """What happened of late, if these are the events of the pick."""
        return [event for one in (*self.earlier, events) for event in one]


def encoded(message: object) -> bytes:
    return ENCODER.encode(message)


def strangers(reader: Reader, seats: int) -> Iterator[Seat]:
    """The seats whose worlds a reader must not be able to tell apart: its own, or for a watcher
    all."""
    yield from range(seats) if reader is None else [reader]  # type: ignore[misc]


def in_world(live_game: LiveGame, world: AnyGame) -> LiveGame:
    """The same game, but in another world."""
    other = copy.copy(live_game)
    other.match = copy.copy(live_game.match)
    other.match.game = world
    return other


class Watched:
    """A table under watch: everything that its readers are told."""

    def __init__(self, table: Table, seed: int) -> None:
        self.table = table
        self.live_game = live_game_of(table)
        self.rng = Random(seed)
        self.seats = len(table.seats)
        self.ears = [Ear(table, reader) for reader in (None, *map(Seat, range(self.seats)))]
        self.latest: dict[Reader, dict[type, FromServer]] = {}
        self.own: dict[Reader, int] = {}  # how many picks the latest gesture of a seat had
        self.things = self.all_things()
        self.messages = self.compared = self.changed = self.heard = self.secret = 0
        for ear in self.ears:
            self.latest[ear.reader] = {type(one): one for one in ear.heard}
            ear.forget()

    def all_things(self) -> list[ThingGiven]:
        """Everything that can be pointed at."""
        printed = self.table.ruleset.speaker("en").printed(self.live_game.match.game.facts)
        return [
            ThingGiven(kind, number)
            for kind, things in printed.items()
            if isinstance(things, list)
            for number in range(len(things))
        ]

    async def play(self, every: int, most: int) -> Tally:
        """Play to the end, now and then taking something back; compare worlds at each so many."""
        number = 0
        while not self.live_game.is_over and number < most:
            number += 1
            pick: Pick | None = None
            undoable = self.live_game.undo_for(asked(self.table), "en")
            if undoable is not None and undoable.fair and self.rng.random() < 0.08:
                seat = asked(self.table)
                await self.table.undo(seat, f"undo-{number}", self.live_game.stream(seat).number)
                self.own.pop(seat, None)
            else:
                pick = await self.pick(number)
            self.messages_bring_something(pick)
            if self.live_game.asked is not None and number % every == 0:
                self.worlds_look_the_same()
                if pick is not None:
                    self.events_are_told_the_same(pick)
        return Tally(self.messages, self.compared, self.changed, self.heard, self.secret)

    async def pick(self, number: int) -> Pick:
        match, seat = self.live_game.match, asked(self.table)
        before, text = match.game, answer(self.table, self.rng.choice(PROGRAMS))
        await self.table.pick(seat, f"pick-{number}", None, Picks([text]))
        self.own[seat] = 1
        *earlier, events = match.events
        return Pick(before, match.game, events, earlier[-RECENT:], seat, text)

    # What came, without any other world

    def messages_bring_something(self, pick: Pick | None) -> None:
        """A message that tells nothing new tells that something happened in secret. What is told
        to all alike comes only when all were told of something."""
        watcher = self.ears[0]
        public = bool(watcher.all(Update))
        for ear in self.ears:
            latest = self.latest[ear.reader]
            self.secret += not ear.heard
            for message in ear.heard:
                self.messages += 1
                self.holds_no_secret(ear.reader, message)
                if isinstance(message, Update):
                    before = latest[Update]
                    demand(
                        message.actor == ear.reader or news(message) != news(before),
                        f"an update tells {ear.reader} of something done in secret",
                        message.number,
                    )
                    self.undo_counts_own_picks(ear.reader, message)
                else:
                    demand(public, f"{ear.reader} is told although nothing is seen", message)
                    demand(message != latest.get(type(message)), "the same is told again", message)
                latest[type(message)] = message
            ear.forget()

    def holds_no_secret(self, reader: Reader, message: FromServer) -> None:
        """Before the end nothing of the seed goes over the wire, nor anybody's secret."""
        row, wire = self.table.row, encoded(message)
        hidden = [row.seed or "", row.secret, *(seat.nonce for seat in self.table.seats)]
        hidden += [*(seat.secret_hash for seat in self.table.seats), row.host_hash]
        hidden += [seat.link_hash for seat in self.table.seats]
        if not self.live_game.is_over:
            found = [one for one in hidden if one and one.encode() in wire]
            demand(not found, f"a secret is told to {reader}", found)

    def undo_counts_own_picks(self, reader: Reader, update: Update) -> None:
        if update.undo is not None and reader in self.own:
            demand(update.undo.picks == self.own[reader], "undo counts the picks of others")

    # What would come in another world

    def worlds_look_the_same(self) -> None:
        """The latest messages of every reader are the same bytes in a world that fits."""
        ruleset, game = self.table.ruleset, self.live_game.match.game
        for ear in self.ears:
            for seat in strangers(ear.reader, self.seats):
                world = ruleset.determinize(game, seat, self.rng)
                self.compared += 1
                self.changed += is_another(self.table, game, world)
                self.compare(ear.reader, world)

    def compare(self, reader: Reader, world: AnyGame) -> None:
        there, table = in_world(self.live_game, world), self.table
        latest = self.latest[reader]
        update = latest[Update]
        assert isinstance(update, Update)
        undo = None if reader is None else there.undo_for(reader, "en")
        again = there.stream(reader).updates(there.match, update.number - 1, undo, "en")[-1]
        for name in ("number", "view", "asked", "decision", "undo"):
            demand(
                encoded(getattr(update, name)) == encoded(getattr(again, name)),
                f"{reader} can tell worlds apart by {name}",
                (getattr(update, name), getattr(again, name)),
            )
        shown = table_shown(table.row, table.seats, there, table.attendance, "en")
        for message in (
            TableChanged(shown),
            thinking_shown(table.seats, there),
            wish_shown(there),
            stand_in_shown(there),
        ):
            if type(message) in latest:
                told = latest[type(message)]
                demand(encoded(told) == encoded(message), "what all are told is no secret", message)
        if reader is not None:
            self.reasons_are_the_same(reader, world)

    def reasons_are_the_same(self, seat: Seat, world: AnyGame) -> None:
        ruleset, game = self.table.ruleset, self.live_game.match.game
        things = self.rng.sample(self.things, self.rng.choice((1, 1, 2)))
        speaker = ruleset.speaker("en")
        here, there = (reasons_for(speaker, one, seat, things) for one in (game, world))
        demand(encoded(here) == encoded(there), f"why not tells {seat} a secret", (here, there))

    def events_are_told_the_same(self, pick: Pick) -> None:
        """A pick that looks the same to a reader in two worlds is told the same, in events and in
        words; and the words know no more than the events that the reader was told."""
        ruleset = self.table.ruleset
        for ear in self.ears:
            reader = ear.reader
            self.words_know_no_more(pick, reader)
            for seat in strangers(reader, self.seats):
                world = ruleset.determinize(pick.before, seat, self.rng)
                other = picked(self.table, world, pick.text)
                if other is None or forgets(pick.events):
                    continue
                after, events = other
                if ruleset.view(pick.after, reader) != ruleset.view(after, reader):
                    continue
                self.heard += pick.seat != reader
                told = told_of(self.table, reader, pick, pick.before, pick.after, pick.events)
                too = told_of(self.table, reader, pick, world, after, events)
                demand(told == too, f"{reader} is told what it cannot see", (pick.text, told, too))

    def words_know_no_more(self, pick: Pick, reader: Reader) -> None:
        seen = [event.for_seat(reader) for event in pick.events]
        words, again = (
            told_of(self.table, reader, pick, pick.before, pick.after, events)
            for events in (pick.events, seen)
        )
        demand(words == again, f"{reader} is told more than its events say", (words, again))


def news(message: FromServer) -> tuple[object, ...]:
    """What an update brings, besides its number."""
    assert isinstance(message, Update)
    return (message.view, message.asked, message.events, message.log)


def forgets(events: list[Event]) -> bool:
    """Which cards lay at which of two skirmishes is shown, and no longer seen afterwards."""
    return sum(event.kind == "compare" for event in events) > 1


def is_another(table: Table, game: AnyGame, world: AnyGame) -> bool:
    truth, dealt = game.copy(), world.copy()
    truth.state.seed = dealt.state.seed = b""
    truth.state.counter = dealt.state.counter = 0
    return state_hash(table.ruleset, truth) != state_hash(table.ruleset, dealt)


def picked(table: Table, world: AnyGame, text: str) -> tuple[AnyGame, list[Event]] | None:
    """A world after a pick, and what happened; None if it cannot be picked there."""
    option = table.ruleset.verbs.options(world).get(text)
    if option is None:
        return None
    after = world.copy()
    after.events = events = list[Event]()
    after.play(option)
    after.events = None
    return after, events


def told_of(
    table: Table,
    reader: Reader,
    pick: Pick,
    before: AnyGame,
    after: AnyGame,
    events: list[Event],
) -> bytes:
    """What a stream tells a reader of a pick, if this is what happened: whether at all, by which
    events, in which words; and what the view tells again of it."""
    stream = streams.Stream(table.ruleset, after.facts, reader)
    stream.pick(before, after, Happened(events, table.ruleset.scene(after)), pick.seat)
    recent = episode([pick.recent(events)], table.ruleset.episodes)
    view = view_for(table.ruleset, after, reader, recent)
    return encoded([[*map(tuple, stream.happened)], stream.lines("en"), view])


async def watched(
    folder: Path, game: str, options: dict[str, str], seed: int, every: int, most: int
) -> Tally:
    """One game under watch. Its clock runs fast: a message that only tells the time must come with
    something that is seen."""
    minutes = mock.Mock(side_effect=(float(at) for at in range(10**6, 10**9, 61)))
    async with open_store(folder) as store:
        seats = int(options.get("players", "2"))
        jumps = mock.patch("orrery.server.live.clocks.JUMP", math.inf)  # this clock is no jump
        with mock.patch("orrery.server.live.table.time.time", minutes), jumps:
            persons = [PERSON] * seats
            table = await new_table(
                store, *persons, game=game, options=options, seed=seed, clock=CLOCK
            )
            try:
                return await Watched(table, seed).play(every, most)
            except Exception as broken:
                broken.add_note(
                    f"{game}, {options}, seed {seed}, {live_game_of(table).number} rows"
                )
                raise


def watch(
    game: str, options: dict[str, str], seed: int, every: int = 1, most: int = LIMIT
) -> Tally:
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(watched(Path(folder), game, options, seed, every, most))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=20, help="games of each mode")
    parser.add_argument("--first", type=int, default=1000, help="seed of the first")
    parser.add_argument("--every", type=int, default=3, help="compare worlds at so many picks")
    parser.add_argument("--game", choices=["clone-wars", "starcraft"], help="only this one")
    given = parser.parse_args()
    games = [one for one in GAMES if given.game in (None, one[0])]
    for seed in range(given.first, given.first + given.times):
        for game, options in games:
            began = time.perf_counter()
            tally = watch(game, options, seed, given.every)
            seconds = time.perf_counter() - began
            sys.stdout.write(f"{game} {options} seed {seed}: {tally}, {seconds:.0f} s\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
