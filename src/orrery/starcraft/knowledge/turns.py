"""Where a round is, and how much room moves leave: everybody can count it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from orrery.starcraft.board.queries import clockwise, seats_after
from orrery.starcraft.board.state import EXECUTION
from orrery.starcraft.facts.terms import DEFEND, NONE, ORDERS_PER_ROUND, SURPLUS, owner_of
from orrery.starcraft.rules.orders.moves import CLOSED, DEFENDED, kinds_of_areas, survey

if TYPE_CHECKING:
    from orrery.core.decisions import Decision
    from orrery.starcraft.board.state import StarCraftGame, State
    from orrery.starcraft.knowledge.shown import RoomShown, StarCraftView, TurnShown

PLACING = ("order-where", "order-which")
MOVING = ("move", "move-to")


def turn(game: StarCraftGame, view: StarCraftView, laid: list[int]) -> TurnShown:
    """Orders are counted, never told by kind; a Defend order is one of those placed, but is never
    revealed (SC-PLAN-01, SC-EXEC-01, SC-REGROUP-01, BW-DEFEND-02)."""
    state, decision = game.state, game.decision
    defending = [sum(player.shown[DEFEND : DEFEND + 1]) for player in state.players]
    shown = [sum(player.shown) for player in state.players]
    revealed = [up - one for up, one in zip(shown, defending, strict=True)]
    left = face_down(state, laid)
    key = "" if decision is None else decision.prompt.key
    regrouping = view["under_way"].get("regrouping")
    return {
        "cycle": game.subject()["n"].number if key in PLACING else 0,
        "placed": [up + down for up, down in zip(shown, left, strict=True)],
        "order": sum(revealed) + (key == "reveal") if state.phase == EXECUTION else 0,
        "of": sum(revealed) + sum(left),
        "next": NONE if decision is None else next_seat(game, decision, left),
        "step": NONE if regrouping is None else regrouping["step"],
        "steps": list(game.facts.regrouping[1:]),
    }


class OrdersLaid(NamedTuple):
    """By seat, the orders on the board, and those of them that lie under others."""

    laid: list[int]
    covered: list[int]


def orders_laid(state: State) -> OrdersLaid:
    """Whose the orders are is public (SC-PLAN-06, SC-EXEC-02)."""
    found = OrdersLaid([0] * len(state.players), [0] * len(state.players))
    for stack in filter(None, state.stacks):
        for token in stack:
            found.laid[owner_of(token)] += 1
            found.covered[owner_of(token)] += 1
        found.covered[owner_of(stack[-1])] -= 1
    return found


def face_down(state: State, laid: list[int]) -> list[int]:
    """By seat, the orders on the board that have not been revealed."""
    left = [*laid]
    if state.revealed != NONE:
        left[owner_of(state.stacks[state.revealed][-1])] -= 1
    return left


def next_seat(game: StarCraftGame, decision: Decision, left: list[int]) -> int:
    """Whose order comes after the present one, NONE if there is no further (SC-PLAN-01,
    SC-EXEC-07)."""
    state, seat, order = game.state, decision.seat, clockwise(game.state)
    if decision.prompt.key in PLACING:
        cycle, at = game.subject()["n"].number, order.index(seat) + 1
        is_last = at == len(order) and cycle == ORDERS_PER_ROUND
        return NONE if is_last or not cycle else order[at % len(order)]
    if state.phase != EXECUTION:
        return NONE
    if state.revealed == NONE:
        left = [*left]
        left[seat] -= 1
        now = int(seat)
    else:
        now = owner_of(state.stacks[state.revealed][-1])
    return next((one for one in seats_after(state, now) if left[one] > 0), NONE)


def room(game: StarCraftGame, view: StarCraftView) -> list[RoomShown]:
    """The areas of the active planet while units move there: how many may be in each, and are
    (SC-MOVE-08, SC-MOVE-10)."""
    decision, moves = game.decision, view["under_way"].get("mobilize")
    if decision is None or moves is None or decision.prompt.key not in MOVING:
        return []
    state, box = game.state, game.facts
    planet, seat = state.planet, state.active
    kinds, areas = kinds_of_areas(game, seat, planet), box.areas_of[state.planet]
    ground = survey(game, seat, planet, kinds, NONE, tuple(moves["moved"]))
    shown: list[RoomShown] = []
    for at, area in enumerate(areas):
        surplus = SURPLUS if kinds[at] & DEFENDED else 0
        most = box.limit[area] + surplus
        shown.append(
            {
                "area": area,
                "limit": box.limit[area],
                "surplus": surplus,
                "there": most - ground.gaps[at],
                "arrived": most - ground.unclaimed[at],
                "over": max(-ground.gaps[at], 0),
                "battle": bool(kinds[at] & DEFENDED) and not kinds[at] & CLOSED,
            }
        )
    return shown
