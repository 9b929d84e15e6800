"""How the game of a table begins once all seats are taken: the same, whichever process starts
it."""

from __future__ import annotations

import time
from collections.abc import Sequence

from orrery import __version__, games
from orrery.core.record import Record
from orrery.core.rng import seed_of
from orrery.server.live.clocks import Clock, Limit
from orrery.server.live.live_game import LiveGame
from orrery.server.storage.rows import NOBODY, LogRow, SeatRow, TableColumns, TableRow


def beginning(
    row: TableRow, seats: Sequence[SeatRow], before: LiveGame | None
) -> tuple[TableColumns, list[LogRow]]:
    """The new row of a table whose game begins, and what is added to its log. `before` is what was
    played elsewhere, if the game continues here: what nobody has seen of it is dealt again."""
    seed = seed_of(bytes.fromhex(row.secret), [bytes.fromhex(seat.nonce) for seat in seats])
    if before is not None:
        running: TableColumns = {"status": "running"}
        if before.match.anew.get(before.match.number) == seed.hex():
            return running, []
        anew = LogRow(before.number + 1, "anew", NOBODY, seed.hex(), "", time.time())
        return running, [anew]
    ruleset = games.ruleset_of(row.game)
    settings = ruleset.settle(ruleset.settings(row.options), seed)
    facts = games.facts_of(row.game, settings, row.pack)
    begun: TableColumns = {
        "status": "running",
        "settings": settings,
        "seed": seed.hex(),
        "fingerprint": ruleset.fingerprint(facts),
        "program": __version__,
    }
    return begun, []


def new_live_game(row: TableRow, seats: Sequence[SeatRow]) -> LiveGame:
    """The game of a table, before the first row of its log."""
    ruleset, settings = games.ruleset_of(row.game), row.settings or {}
    facts = games.facts_of(row.game, settings, row.pack)
    head = Record(
        game=row.game,
        settings=settings,
        fingerprint=ruleset.fingerprint(facts),
        seed=row.seed or "",
        program=row.program or "",
        pack=row.pack_name,
        players=tuple(seat.name for seat in seats),
        bots=tuple(seat.program for seat in seats),
    )
    return LiveGame(ruleset, head, facts, new_clock(row, seats))


def new_clock(row: TableRow, seats: Sequence[SeatRow]) -> Clock | None:
    """The clock of a table, if it has one. It starts when the last seat is taken."""
    if row.clock is None:
        return None
    began = max(seat.taken or row.made for seat in seats)
    return Clock(Limit.of(row.clock), len(seats), began)
