"""Questions about Leadership cards that lie open. Where there are none, nobody leads with any."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from orrery.starcraft.facts.terms import NONE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from orrery.starcraft.board.state import State
    from orrery.starcraft.facts.box import Box, Forces


class Led(Protocol):
    """Whose Leadership cards lie open, to the rules as to a program that reads a view."""

    @property
    def faction(self) -> int: ...
    @property
    def leading(self) -> Sequence[int]: ...


def leads(box: Box, player: Led, slug: str) -> bool:
    """Whether a Leadership card is in force for a player (BW-LEAD-08)."""
    return bool(player.leading) and box.leader_number[slug] in player.leading


def number_of(box: Box, slug: str) -> int:
    """The figure in the text of a Leadership card."""
    return box.leadership[box.leader_number[slug]].number


def leader_with(state: State, box: Box, slug: str) -> int:
    """The player for whom a Leadership card is in force, or NONE."""
    if not box.leadership:
        return NONE
    card = box.leader_number[slug]
    for seat, player in enumerate(state.players):
        if card in player.leading:
            return seat
    return NONE


def of_stage(box: Box, cards: Sequence[int], stage: int) -> list[int]:
    """Those of some Leadership cards that belong to a stage (BW-LEAD-01)."""
    return [card for card in cards if box.leadership[card].stage == stage]


def has_victory_card(box: Box, player: Led) -> bool:
    """Whether the card with the Special Victory trait lies before a player (BW-LEAD-10)."""
    return True in [box.leadership[card].wins for card in player.leading]


def has_safe_transports(box: Box, player: Led) -> bool:
    """Whether nobody can destroy a player's transports in this round; those of a faction that
    nobody plays never are, nor are they spent to evade (BW-LEADCARD-35, BW-SCEN-37)."""
    return has_fixed_transports(box, player) or leads(box, player, "return_to_aiur")


def has_fixed_transports(box: Box, player: Led) -> bool:
    """Whether a player's transports are given once and for all, those of a faction that nobody
    plays: none is built, moved or destroyed (BW-SCEN-37)."""
    return bool(box.run_by) and box.run_by[player.faction] != NONE


def forces_of(state: State, box: Box, seat: int) -> Forces:
    """What a player begins with: the forces on the Leadership card chosen for them, or those that
    nobody chooses (SC-GALAXY-17, BW-SETUP-13, BW-LEAD-09, BW-OPT-06)."""
    player = state.players[seat]
    for card in player.leading:
        if box.leadership[card].stage == 1:
            return box.leadership[card].forces
    return box.starting_forces[player.faction]
