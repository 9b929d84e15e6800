"""Nothing that is hidden goes over the wire, and each way in which it could is noticed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from orrery.clone_wars.board.state import CloneWarsGame
from orrery.clone_wars.ruleset import CloneWars
from orrery.core.decisions import Seat
from orrery.core.events import Event
from orrery.core.ruleset import Progress
from orrery.core.shown import View
from orrery.games import AnyFacts, AnyGame, AnyRuleset, AnySpeaker
from orrery.server.contract.bodies import TableShown
from orrery.server.contract.frames import (
    Reader,
    StoryLine,
    asked_shown,
    events_for,
    line_shown,
    view_for,
)
from orrery.server.contract.protocol import (
    AskedShown,
    EventShown,
    LineShown,
    ReasonShown,
    Thinking,
    UndoShown,
)
from orrery.server.contract.to_server import (
    ThingGiven,
)
from orrery.server.live import streams, table_summary
from orrery.server.live.clocks import Clock
from orrery.server.live.live_game import LiveGame
from orrery.server.live.table import Table
from tests.laws.kernel import Broken
from tests.server import no_leak
from tests.server.no_leak import BROOD_WAR, GAMES, LIMIT, STARCRAFT, watch

SECRET = {"mode": "secret"}
FULL = {"mode": "full"}
MOST = {"clone-wars": LIMIT, "starcraft": 350}
"""Games of StarCraft are longer, and have more readers; the command watches whole ones."""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "options"),
    GAMES,
    ids=["beginner", "full", "secret", "starcraft", "placed", "teams", "elimination", "brood-war"],
)
def test_nobody_is_told_what_is_hidden(game: str, options: dict[str, str]) -> None:
    tally = watch(game, options, seed=1, every=9, most=MOST[game])
    assert tally.changed > tally.compared * 0.9, "the re-dealt worlds are hardly different"
    assert tally.heard > 50
    assert tally.messages > 500
    assert tally.secret or options != SECRET, "nothing was done in secret"


def leaks(match: str, game: str = "clone-wars", options: dict[str, str] = FULL) -> None:
    """The watch notices, in one of some games, and not far from their beginnings."""
    with pytest.raises(Broken, match=match):
        watch_some(game, options)


def watch_some(game: str, options: dict[str, str]) -> None:
    for seed in range(30):
        watch(game, options, seed, most=40)


def test_a_card_too_many_in_a_view_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(
        ruleset: AnyRuleset, game: AnyGame, reader: Reader, _: Sequence[Event] = ()
    ) -> dict[str, object]:
        return {**view_for(ruleset, game, reader), "next": game.state.galaxy[-1:]}

    monkeypatch.setattr(streams, "view_for", leaky)
    leaks("can tell worlds apart by view")


def test_a_leadership_card_that_is_shown_when_it_is_laid_down_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def leaky(
        ruleset: AnyRuleset, game: AnyGame, reader: Reader, _: Sequence[Event] = ()
    ) -> dict[str, object]:
        return {
            **view_for(ruleset, game, reader),
            "leaders": [player.chosen for player in game.state.players],
        }

    monkeypatch.setattr(streams, "view_for", leaky)
    leaks("can tell worlds apart by view", "starcraft", BROOD_WAR)


def test_a_leadership_card_that_is_told_of_when_it_is_laid_down_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def leaky(ruleset: AnyRuleset, events: Sequence[Event], reader: Reader) -> list[EventShown]:
        open_to_all = [
            event._replace(seen_by=-1) if event.kind == "choose-leader" else event
            for event in events
        ]
        return events_for(ruleset, open_to_all, reader)

    monkeypatch.setattr(streams, "events_for", leaky)
    leaks("is told more than|is told what it cannot see", "starcraft", BROOD_WAR)


def test_what_a_watcher_may_not_see_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(ruleset: AnyRuleset, game: AnyGame, reader: Reader, _: Sequence[Event] = ()) -> View:
        return view_for(ruleset, game, Seat(1) if reader is None else reader)

    monkeypatch.setattr(streams, "view_for", leaky)
    leaks("None can tell worlds apart by view")


@pytest.mark.slow
@pytest.mark.parametrize(("game", "options"), [("clone-wars", FULL), ("starcraft", STARCRAFT)])
def test_the_number_of_options_is_caught(
    game: str, options: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def leaky(game: AnyGame) -> AskedShown | None:
        asked = asked_shown(game)
        if asked is None or game.decision is None:
            return None
        return msgspec.structs.replace(asked, rule=f"one of {len(game.decision.options)}")

    monkeypatch.setattr(streams, "asked_shown", leaky)
    leaks("can tell worlds apart by asked", game, options)


def test_an_event_that_is_not_filtered_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(ruleset: AnyRuleset, events: Sequence[Event], _: Reader) -> list[EventShown]:
        return events_for(ruleset, [event._replace(seen_by=-1) for event in events], None)

    monkeypatch.setattr(streams, "events_for", leaky)
    leaks("is told more than|is told what it cannot see")


@pytest.mark.slow
def test_a_battle_retold_from_what_others_know_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(
        ruleset: AnyRuleset, game: AnyGame, reader: Reader, recent: Sequence[Event] = ()
    ) -> View:
        return ruleset.page_view(game, reader, recent)

    monkeypatch.setattr(no_leak, "view_for", leaky)
    with pytest.raises(Broken, match="is told more than its events say"):
        watch("starcraft", STARCRAFT, seed=1, every=1, most=400)


def test_a_line_of_somebody_elses_story_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(speaker: AnySpeaker, facts: AnyFacts, line: StoryLine, _: Reader) -> LineShown:
        return line_shown(speaker, facts, line, None if line.seat < 0 else Seat(line.seat))

    monkeypatch.setattr(streams, "line_shown", leaky)
    leaks("is told more than|is told what it cannot see")


def test_a_number_that_counts_secret_picks_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "shows", lambda *_: True)
    leaks("an update tells .* of something done in secret", options=SECRET)


@pytest.mark.slow
def test_an_undo_of_secret_picks_that_is_told_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = streams.Stream.undo

    def leaky(self: streams.Stream, picks: int, actor: int) -> None:
        self._seen_picks[-1] = self._seen_picks[-1]._replace(was_seen=True)
        whole(self, picks, actor)

    monkeypatch.setattr(streams.Stream, "undo", leaky)
    leaks("an update tells .* of something done in secret", options=SECRET)


def test_an_undo_that_counts_the_picks_of_others_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    whole = LiveGame.undo_for

    def leaky(self: LiveGame, seat: Seat, locale: str) -> UndoShown | None:
        undo, first = whole(self, seat, locale), self.back_to(seat)
        if undo is None or first is None:
            return None
        return msgspec.structs.replace(undo, picks=self.match.number - first)

    monkeypatch.setattr(LiveGame, "undo_for", leaky)
    leaks("undo counts the picks of others")


def test_a_clock_that_every_pick_moves_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(self: Clock, at: float, asked: Seat | None, running: Seat | None) -> None:
        self.resume(at)
        honest(self, at, asked, running)

    honest = Clock.note
    monkeypatch.setattr(Clock, "note", leaky)
    leaks("is told although nothing is seen", options=SECRET)


def test_a_time_that_tells_of_secret_picks_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = table_summary.table_shown

    def leaky(row: Any, seats: Any, live_game: LiveGame, *more: Any) -> TableShown:
        moved = live_game.rows[-1].at if live_game.rows else row.made
        table = whole(row, seats, live_game, *more)
        return msgspec.structs.replace(table, moved=moved)

    monkeypatch.setattr("orrery.server.live.audience.table_shown", leaky)
    leaks("is told although nothing is seen", options=SECRET)


def test_thinking_that_counts_picks_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(_: Any, live_game: LiveGame) -> Thinking:
        return Thinking(live_game.number)

    monkeypatch.setattr("orrery.server.live.audience.thinking_shown", leaky)
    leaks("is told although nothing is seen", options=SECRET)


def test_the_same_told_twice_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "_is_new", lambda *_: True)
    leaks("the same is told again|is told although nothing is seen")


def test_a_score_that_counts_hidden_cards_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = CloneWars.progress

    def leaky(self: CloneWars, game: CloneWarsGame) -> Progress:
        return whole(self, game)._replace(score=(sum(game.state.sides[0].hand), 0))

    monkeypatch.setattr(CloneWars, "progress", leaky)
    leaks("what all are told is no secret")


def test_a_reason_that_looks_into_a_hand_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(
        speaker: AnySpeaker, game: AnyGame, seat: Seat, things: Sequence[ThingGiven]
    ) -> list[ReasonShown]:
        hand = game.state.sides[1 - seat].hand
        return [ReasonShown("The other has it.", "", "") for one in things if one.number in hand]

    monkeypatch.setattr(no_leak, "reasons_for", leaky)
    leaks("why not tells")


def test_a_seed_in_a_message_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = table_summary.table_shown

    def leaky(row: Any, seats: Any, live_game: Any, *more: Any) -> TableShown:
        table = whole(row, seats, live_game, *more)
        return msgspec.structs.replace(table, name=f"{row.seed}")

    monkeypatch.setattr("orrery.server.live.audience.table_shown", leaky)
    leaks("a secret is told")
