"""The latest battle is the same to a reader at the table, after a reload, and in a replay."""

from __future__ import annotations

from pathlib import Path

import msgspec

from orrery import games
from orrery.core.decisions import Seat
from orrery.core.match import Match
from orrery.core.record import Record
from orrery.games import AnyMatch
from orrery.server.contract.frames import Reader, view_for
from orrery.server.live.streams import Stream
from orrery.server.work.replays import FinishedGame, Replay

PLACE = Path(__file__).parents[1] / "records" / "starcraft" / "four-players.json"
STEPS = 300


def record() -> Record:
    return Record.from_text(PLACE.read_text(encoding="utf-8"), PLACE.name)


def after(picks: int) -> AnyMatch:
    given = record()
    facts = games.facts_of(given.game, given.settings, {})
    match: AnyMatch = Match.begin(games.ruleset_of(given.game), given, facts)
    for text in given.picks[:picks]:
        match.play_text(text)
    return match


def test_a_replay_shows_the_battle_as_the_table_did() -> None:
    shown, match, given = Replay(FinishedGame("table", record(), {})), after(0), record()
    fights = 0
    for number, text in enumerate(given.picks[:STEPS], 1):
        match.play_text(text)
        if number % 25 and match.events[-1][-1:] and match.events[-1][-1].kind != "battle-over":
            continue
        for reader in (None, Seat(0), Seat(3)):
            [frame] = shown.frames(reader, number, number)
            view = view_for(match.ruleset, match.game, reader, match.episode())
            assert msgspec.json.encode(frame.view) == msgspec.json.encode(view)
            fights += b'"fought":{' in msgspec.json.encode(view)
    assert fights > 5


def newcomers_view(match: AnyMatch, reader: Reader) -> bytes:
    """What somebody is sent who comes, or comes back, now."""
    stream = Stream(match.ruleset, match.game.facts, reader)
    stream.begin(match.happened()[0])
    return msgspec.json.encode(stream.updates(match, 0, None, "en")[-1].view)


def test_a_battle_is_told_to_a_newcomer_and_is_gone_when_taken_back() -> None:
    match = after(0)
    for text in record().picks:
        match.play_text(text)
        if any(event.kind == "battle" for event in match.events[-1]):
            break
    assert b'"fought":{' in newcomers_view(match, None)
    match.back_to(match.number - 1)
    assert b'"fought":null' in newcomers_view(match, None)
