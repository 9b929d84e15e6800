"""A finished game in figures: what each round brought and cost, which orders were executed, the
battles, and the order that changed most. Made from the events of a finished game, when nothing is
hidden any more."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from orrery.starcraft.board.queries import controlled
from orrery.starcraft.facts.terms import GAS, MINERALS, NONE, ORDERS
from orrery.starcraft.knowledge.fought import Retold
from orrery.starcraft.rules.economy import kind_of
from orrery.starcraft.rules.victory import strength

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from orrery.core.events import Event
    from orrery.starcraft.board.state import StarCraftGame, State
    from orrery.starcraft.knowledge.shown_summary import (
        BattleFought,
        OrdersExecuted,
        RoundFigures,
        Standing,
        StarCraftSummary,
        Swing,
    )

ORDER_BEGINS = frozenset({"reveal", "obstructed"})
BOUNDARIES = ORDER_BEGINS | {"phase", "round"}
"""Where an order ends at the latest."""
AREA_COUNTS = 2
"""An area that changes hands counts as much as so many units."""

Holdings = list[tuple[int, int]]
"""By seat: areas and units."""


class Summary:
    """Adds up a game, pick by pick."""

    def __init__(self) -> None:
        self.round = 0
        self.rounds: list[RoundFigures] = []
        self.counted: Counter[tuple[int, str]] = Counter()  # by seat: of this round
        self.executed: Counter[tuple[int, str]] = Counter()  # by seat: of the game
        self.battles: list[tuple[int, Retold]] = []
        self.swing: Swing | None = None
        self._order = NONE  # whose order is executed
        self._held: Holdings = []  # what everybody had when it began

    def add(self, before: StarCraftGame, after: StarCraftGame, events: Sequence[Event]) -> None:
        """What one pick did. A quick game is in its first round before the first pick."""
        self.round = self.round or before.state.round
        for at, event in enumerate(events):
            if event.kind in BOUNDARIES:
                self.end_order((before if at == 0 else after).state)
                self._order = event.seat if event.kind in ORDER_BEGINS else NONE
            if event.kind == "round":
                self.end_round(after)
                self.round = event.number
            elif event.kind == "battle":
                self.battles.append((self.round, Retold(after.facts, event)))
            elif self.battles:
                self.battles[-1][1].take(event)
            self.count(after, event)

    def count(self, game: StarCraftGame, event: Event) -> None:
        """The figures of one event."""
        seat = event.seat
        match event.kind:
            case "draw":
                self.counted[seat, "drawn"] += len(event.things)
            case "pay":
                kinds = [kind_of(game.facts, source) for source in event.things]
                self.counted[seat, "minerals"] += kinds.count(MINERALS)
                self.counted[seat, "gas"] += kinds.count(GAS)
            case "reveal":
                self.executed[seat, ORDERS[event.things[0]]] += 1
            case "draw-event" | "obstructed":
                self.executed[seat, event.kind] += 1

    def end_round(self, game: StarCraftGame) -> None:
        """What everybody has at the end of a round, and what was counted in it."""
        if self.round:
            seats = range(len(game.state.players))
            self.rounds += [self.figures(game.state, seat) for seat in seats]
        self.counted.clear()

    def figures(self, state: State, seat: int) -> RoundFigures:
        areas, units = holdings(state)[seat]
        player = state.players[seat]
        return {
            "round": self.round,
            "seat": seat,
            "points": player.conquest,
            "areas": areas,
            "units": units,
            "bases": state.bases.count(seat),
            "workers": player.pool
            + player.unavailable
            + sum(player.workers)
            + sum(player.permanent),
            "drawn": self.counted[seat, "drawn"],
            "minerals": self.counted[seat, "minerals"],
            "gas": self.counted[seat, "gas"],
        }

    def end_order(self, state: State) -> None:
        """An order is over, or the setup: how much it changed."""
        now = holdings(state)
        if self._order != NONE:
            pairs = [*zip(self._held, now, strict=True)]
            swing: Swing = {
                "round": self.round,
                "seat": self._order,
                "areas": [there[0] - then[0] for then, there in pairs],
                "units": [there[1] - then[1] for then, there in pairs],
            }
            if weight(swing) > (weight(self.swing) if self.swing else 0):
                self.swing = swing
        self._held = now

    def executed_by(self, seat: int) -> OrdersExecuted:
        return {
            "orders": [self.executed[seat, order] for order in ORDERS],
            "events": self.executed[seat, "draw-event"],
            "obstructed": self.executed[seat, "obstructed"],
        }

    def shown(self, end: StarCraftGame) -> StarCraftSummary:
        """The figures of the whole game."""
        self.end_order(end.state)
        self.end_round(end)
        return {
            "rounds": self.rounds,
            "executed": [self.executed_by(seat) for seat in range(len(end.state.players))],
            "battles": [battle_fought(end.state, number, one) for number, one in self.battles],
            "swing": self.swing,
            "standings": [standing(end, team) for team in sorted({*end.facts.teams})],
        }


def holdings(state: State) -> Holdings:
    """The areas and units of each player; attackers are not in an area yet."""
    units = Counter[int]()
    for owner, army in zip(state.owners, state.armies, strict=True):
        units[owner] += len(army)
    if state.invaders:
        units[state.active] += len(state.invaders)
    return [(len(controlled(state, seat)), units[seat]) for seat in range(len(state.players))]


def weight(swing: Swing) -> int:
    """How much an order changed: areas that were won or lost, and units that were lost."""
    areas = sum(max(change, 0) for change in swing["areas"])
    return AREA_COUNTS * areas + sum(max(-change, 0) for change in swing["units"])


def battle_fought(state: State, number: int, retold: Retold) -> BattleFought:
    """One battle. Where it ended the game, the area belongs to whoever has it then."""
    shown = retold.shown
    holder = shown["holder"] if retold.is_over else state.owners[shown["area"]]
    return {
        "round": number,
        "area": shown["area"],
        "seats": shown["seats"],
        "units": shown["units"],
        "lost": (losses(retold, 0), losses(retold, 1)),
        "holder": holder,
        "called_off": shown["called_off"],
    }


def losses(retold: Retold, role: int) -> list[int]:
    """Every unit of a side that fell, wherever that happened."""
    shown = retold.shown
    fallen = [*shown["given_up"][role], *shown["splash"][role], *shown["nuked"][role]]
    for lane in shown["lanes"]:
        fallen += lane["lost"][role]
    for group in shown["retreats"]:
        fallen += group["lost"] if group["seat"] == shown["seats"][role] else []
    return sorted(fallen)


def standing(game: StarCraftGame, team: int) -> Standing:
    points, resources, areas, bases, workers = strength(game, team)
    return {
        "points": points,
        "resources": resources,
        "areas": areas,
        "bases": bases,
        "workers": workers,
    }


def summary(
    steps: Iterable[tuple[StarCraftGame, StarCraftGame, Sequence[Event]]], end: StarCraftGame
) -> StarCraftSummary:
    """The summary of a finished game from all its picks: the game before and after each, and what
    happened."""
    added = Summary()
    for before, after, events in steps:
        added.add(before, after, events)
    return added.shown(end)
