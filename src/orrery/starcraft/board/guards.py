"""Guard tokens: whose they are, and how they come and go. They never give control (BW-TOKEN-04)."""

from __future__ import annotations

from itertools import compress
from typing import TYPE_CHECKING

from orrery.starcraft.board.queries import is_friendly
from orrery.starcraft.board.rows import replaced
from orrery.starcraft.facts.terms import MOST_PLAYERS, NONE, guard_of, guard_tokens, guarded

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame, State


def guards_in(state: State, area: int) -> int:
    """How many guard tokens stand in an area (BW-DEFEND-10)."""
    return guard_tokens(state.guards[area]) if state.guards else 0


def guard_in(state: State, area: int) -> int:
    """Whose guard tokens stand in an area, NONE for none."""
    return guard_of(state.guards[area]) if state.guards else NONE


def place_guard(game: StarCraftGame, seat: int, area: int) -> None:
    """A guard token from the supply; if none is left there, nothing (BW-DEFEND-05,
    BW-DEFEND-10)."""
    state, box = game.state, game.facts
    guards = state.guards or (0,) * box.areas
    if has_guards_left(guards, box.guard_tokens):
        tokens = guard_tokens(guards[area]) + 1
        state.guards = replaced(guards, area, guarded(seat, tokens))
        game.emit("guard", seat, (area,))


def has_guards_left(guards: tuple[int, ...], number: int) -> bool:
    """Whether not all guard tokens of the game are on the board (BW-DEFEND-10)."""
    if sum(guards) < guarded(0, number):
        return True  # even if their owners' seats, which are in the sum, were tokens
    return sum(map(guard_tokens, guards)) < number


def take_guard(game: StarCraftGame, area: int) -> None:
    """One guard token of an area returns to the supply (BW-DEFEND-07)."""
    there = game.state.guards[area]
    leave_guards(game, area, guard_tokens(there) - 1)


def leave_guards(game: StarCraftGame, area: int, tokens: int) -> None:
    """So many guard tokens are left in an area."""
    state = game.state
    left = guarded(guard_of(state.guards[area]), tokens)
    guards = replaced(state.guards, area, left)
    state.guards = guards if any(guards) else ()


def lose_guards(game: StarCraftGame) -> None:
    """Guard tokens whose owner does not control their area any more are discarded
    (BW-DEFEND-09, BW-TOKEN-04)."""
    state = game.state
    guards, owners, bases = state.guards, state.owners, state.bases
    standing = state.installations
    for area in compress(range(len(guards)), guards):
        seat, owner, base = guards[area] % MOST_PLAYERS, owners[area], bases[area]
        alone = base in (seat, NONE) if owner == seat else owner == NONE and base == seat
        if alone and (not standing or standing[area] == NONE):
            continue  # as nearly always
        if not is_friendly(state, seat, area):
            leave_guards(game, area, 0)
            game.emit("guard-lost", seat, (area,), guard_tokens(guards[area]))
