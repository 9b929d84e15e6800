"""To whom pieces belonged first: stolen units, and cards that lie on another's side of a battle.

A unit keeps its number when it is stolen, so the number tells its first owner, and the owner of the
area its controller. Mind control tokens are not counted anywhere: they lie under such units.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from orrery.starcraft.facts.terms import NONE

if TYPE_CHECKING:
    from orrery.starcraft.board.state import Skirmish, State
    from orrery.starcraft.facts.box import Box


def first_owner(state: State, box: Box, unit: int) -> int:
    """The player whose miniature a unit is, whoever controls it (BW-KEY-12)."""
    faction = box.unit_faction[unit]
    return next(seat for seat, one in enumerate(state.players) if one.faction == faction)


def is_stolen(state: State, box: Box, seat: int, unit: int) -> bool:
    """Whether a unit that a player controls is another's miniature (BW-KEY-08)."""
    return box.unit_faction[unit] != state.players[seat].faction


def stolen_by(state: State, box: Box, seat: int) -> list[tuple[int, int]]:
    """The stolen units of a player with the areas where they are, attackers too: as many mind
    control tokens are in use (BW-KEY-10, BW-TOKEN-07)."""
    found = [
        (unit, area)
        for area, owner in enumerate(state.owners)
        if owner == seat
        for unit in state.armies[area]
        if is_stolen(state, box, seat, unit)
    ]
    if state.active == seat:
        invaders = (unit for unit in state.invaders if is_stolen(state, box, seat, unit))
        found += [(unit, state.invaded) for unit in invaders]
    return found


def has_mind_control_token(state: State, box: Box, seat: int) -> bool:
    """Whether a player has a mind control token left (BW-KEY-10)."""
    tokens = box.mind_control[box.race[state.players[seat].faction]]
    return len(stolen_by(state, box, seat)) < tokens


class Place(NamedTuple):
    """A card at a skirmish: on whose side, as which of them, and how it lies there."""

    skirmish: Skirmish
    role: int
    at: int
    card: int
    mark: int


def placed_of(state: State, box: Box, seat: int) -> list[Place]:
    """The cards from a player's deck at the skirmishes of the battle, on whichever side: that of a
    stolen unit lies beside it (BW-KEY-09)."""
    battle, faction = state.battle, state.players[seat].faction
    if battle is None or faction == NONE:
        return []
    return [
        Place(skirmish, role, at, card, mark)
        for skirmish in battle.skirmishes
        for role in (0, 1)
        for at, (card, mark) in enumerate(
            zip(skirmish.cards[role], skirmish.marks[role], strict=True)
        )
        if box.card_faction[card] == faction
    ]
