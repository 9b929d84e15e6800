"""Which picks can be carried out: found by trying them before anything is stored."""

from __future__ import annotations

import logging

from orrery.core.decisions import Seat
from orrery.core.errors import BrokenRules
from orrery.core.gestures import Picks, Tried, try_picks
from orrery.server.errors import Refusal
from orrery.server.live.live_game import LiveGame
from orrery.server.storage.rows import TableRow
from orrery.server.work.pools import Work
from orrery.server.work.thinking import Position
from orrery.server.work.trials import try_picks_at
from orrery.server.work.workers import NoAnswer

LOGGER = logging.getLogger(__name__)


async def possible(
    work: Work, row: TableRow, live_game: LiveGame, seat: Seat, picks: Picks
) -> Tried:
    """The picks that can be carried out. Refused if there are none, or if the rules fail on the
    way."""
    try:
        tried = await tried_picks(work, row, live_game, seat, picks)
    except (BrokenRules, NoAnswer) as failure:
        LOGGER.warning("table %s: the rules failed on %r: %s", row.id, picks.texts, failure)
        raise Refusal("broken-rules") from failure
    if not tried.taken:
        decision = live_game.match.game.decision
        rule = "" if decision is None else decision.prompt.rule
        raise Refusal("no-option", rule=rule, pick=picks.texts[0])
    return tried


async def tried_picks(
    work: Work, row: TableRow, live_game: LiveGame, seat: Seat, picks: Picks
) -> Tried:
    """Try picks on a copy: here, or in a worker process if the table has a card pack."""
    if not row.pack:
        return try_picks(live_game.ruleset, live_game.match.game, seat, picks)
    position = Position(row.id, live_game.record(), dict(row.pack))
    return await work.trying.do(row.turn_of, try_picks_at, position, seat, picks)
