"""Whose pieces a decision is about: a program may decide for a faction that nobody plays."""

from __future__ import annotations

from orrery.bots.starcraft.table import Table
from orrery.core.decisions import Option
from orrery.starcraft.facts.box import Box
from orrery.starcraft.facts.terms import NONE


def acting(box: Box, table: Table, prompt: str, options: list[Option]) -> Table:
    """The table as known to the player whose pieces are moved, built or defended: the seat that is
    asked, or the one that it decides for, in its turn, in its battles and when its units are placed
    (BW-SCEN-35, BW-SCEN-38, BW-SCEN-43)."""
    if box.run_by and table.asked == table.seat:
        table.seat = actor(box, table, prompt, options)
    return table


def actor(box: Box, table: Table, prompt: str, options: list[Option]) -> int:
    """The seat of that player."""
    seat, turn, battle = table.seat, table.under_way.get("driven"), table.battle
    if turn is not None:
        return turn["seat"]
    others = [one for one in range(len(table.players)) if is_run_by(box, table, one, seat)]
    if battle is not None and seat not in battle.seats:
        return next((one for one in others if one in battle.seats), seat)
    if prompt == "starting-unit":
        faction = box.unit_faction[options[0].what]
        return next((one for one in others if table.players[one].faction == faction), seat)
    return seat


def is_run_by(box: Box, table: Table, seat: int, by: int) -> bool:
    """Whether a player's pieces are those of a faction that another one runs."""
    faction, other = table.players[seat].faction, table.players[by].faction
    return faction != NONE and box.run_by[faction] == other != NONE


def runner(box: Box, table: Table, seat: int) -> int:
    """Who decides for a player (BW-SCEN-35)."""
    faction = table.players[seat].faction
    if not box.run_by or faction == NONE or box.run_by[faction] == NONE:
        return seat
    return seat_of(table, box.run_by[faction])


def seat_of(table: Table, faction: int) -> int:
    """Who plays a faction, or NONE."""
    seats = (at for at, one in enumerate(table.players) if one.faction == faction)
    return next(seats, NONE)
