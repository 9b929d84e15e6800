"""A finished game in figures: what each round brought and cost, which orders were executed, the
battles, and the orders that changed most. Made from the events of a finished game, when nothing is
hidden any more."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Literal

from orrery.starcraft.board.control import controlled
from orrery.starcraft.facts.terms import GAS, KINDS_OF_ORDER, MINERALS, ORDERS, owner_of
from orrery.starcraft.knowledge.battles.retold import Retold
from orrery.starcraft.knowledge.ranking import decided, standings
from orrery.starcraft.rules.economy import kind_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from orrery.core.events import Event
    from orrery.starcraft.board.state import StarCraftGame, State
    from orrery.starcraft.knowledge.shown_summary import (
        BattleFought,
        OrdersExecuted,
        RoundFigures,
        Spending,
        StarCraftSummary,
        Swing,
    )

BOUNDARIES = frozenset({"reveal", "obstructed", "phase", "round"})
"""Where an order ends at the latest."""
AREA_COUNTS = 3
"""An area that somebody else loses counts as much as so many units."""
MOST_SWINGS = 3

Bought = Literal[
    "units", "workers", "transports", "buildings", "modules", "bases", "technologies", "points"
]
BOUGHT: dict[str, Bought] = {
    "place": "units",
    "reserve": "units",
    "new-worker": "workers",
    "transport": "transports",
    "building": "buildings",
    "module": "modules",
    "base": "bases",
    "learn": "technologies",
    "conquest": "points",
}
"""What is paid for comes right after the payment."""

Holdings = list[tuple[int, int]]
"""By seat: areas and units."""


class Summary:
    """Adds up a game, pick by pick."""

    def __init__(self) -> None:
        self.round = 0
        self.begins: list[int] = []
        self.rounds: list[RoundFigures] = []
        self.counted: Counter[tuple[int, str]] = Counter()  # by seat: of this round
        self.executed: Counter[tuple[int, str]] = Counter()  # by seat: of the game
        self.bought: Counter[tuple[int, Bought]] = Counter()  # by seat: of the game
        self.out: Counter[int] = Counter()  # by seat: the round of the elimination
        self.fallen: set[int] = set()  # who was eliminated by the last pick
        self.battles: list[tuple[int, int, Retold]] = []  # with their steps and rounds
        self.swings: list[Swing] = []
        self._step = 0
        self._order: tuple[int, Event] | None = None  # the step and the order that is executed
        self._held: Holdings = []  # what everybody had when it began
        self._due = 0  # paid, but not yet had

    def add(self, before: StarCraftGame, after: StarCraftGame, events: Sequence[Event]) -> None:
        """What one pick did. A quick game is in its first round before the first pick."""
        self._step += 1
        if not self.round and before.state.round:
            self.begin_round(before.state.round, 0)
        self.fallen = {event.seat for event in events if event.kind == "eliminated"}
        for at, event in enumerate(events):
            if event.kind in BOUNDARIES:
                self.end_order((before if at == 0 else after).state)
                self._order = (self._step, event) if event.kind == "reveal" else None
            if event.kind == "round":
                self.end_round(after)
                self.begin_round(event.number, self._step)
            elif event.kind == "battle":
                self.battles.append((self._step, self.round, Retold(after.facts, event)))
            elif self.battles:
                self.battles[-1][2].take(event)
            self.count(after, event)
            self.spend(event)

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
            case "draw-event":
                self.executed[seat, event.kind] += 1
            case "obstructed":
                self.executed[seat, event.kind] += 1
                self.executed.update((one, "obstructing") for one in covering(game.state, seat))
            case "eliminated":
                self.out[seat] = self.round

    def spend(self, event: Event) -> None:
        """What was paid goes to the first thing that is had for it."""
        if event.kind == "pay":
            self._due += len(event.things)
        elif self._due and event.kind in BOUGHT:
            self.bought[event.seat, BOUGHT[event.kind]] += self._due
            self._due = 0

    def begin_round(self, number: int, step: int) -> None:
        self.round = number
        self.begins.append(step)

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
        """An order is over, or the setup: how much it changed. Of equal ones the later counts."""
        now = holdings(state)
        if self._order is not None:
            step, reveal = self._order
            order, planet = reveal.things
            pairs = [*zip(self._held, now, strict=True)]
            swing: Swing = {
                "step": step,
                "round": self.round,
                "seat": reveal.seat,
                "order": order,
                "planet": planet,
                "areas": [there[0] - then[0] for then, there in pairs],
                "units": [there[1] - then[1] for then, there in pairs],
            }
            if weight(swing):
                self.swings = sorted([swing, *self.swings], key=weight, reverse=True)[:MOST_SWINGS]
        self._held = now

    def executed_by(self, seat: int) -> OrdersExecuted:
        return {
            "orders": [self.executed[seat, order] for order in ORDERS[:KINDS_OF_ORDER]],
            "events": self.executed[seat, "draw-event"],
            "obstructed": self.executed[seat, "obstructed"],
            "obstructing": self.executed[seat, "obstructing"],
        }

    def spent_by(self, seat: int) -> Spending:
        bought = self.bought
        return {
            "units": bought[seat, "units"],
            "workers": bought[seat, "workers"],
            "transports": bought[seat, "transports"],
            "buildings": bought[seat, "buildings"],
            "modules": bought[seat, "modules"],
            "bases": bought[seat, "bases"],
            "technologies": bought[seat, "technologies"],
            "points": bought[seat, "points"],
        }

    def shown(self, end: StarCraftGame) -> StarCraftSummary:
        """The figures of the whole game."""
        self.end_order(end.state)
        self.end_round(end)
        seats = range(len(end.state.players))
        out = [self.out[seat] for seat in seats]
        return {
            "begins": self.begins,
            "rounds": self.rounds,
            "executed": [self.executed_by(seat) for seat in seats],
            "battles": [battle_fought(end.state, *one) for one in self.battles],
            "swings": self.swings,
            "spent": [self.spent_by(seat) for seat in seats],
            "out": out,
            "standings": standings(end, out),
            "decided": decided(end, self.fallen),
        }


def covering(state: State, seat: int) -> set[int]:
    """Whose orders lie on top of the stacks that hold a player's orders."""
    stacks = [[owner_of(one) for one in stack] for stack in state.stacks]
    return {stack[-1] for stack in stacks if seat in stack[:-1]} - {seat}


def holdings(state: State) -> Holdings:
    """The areas and units of each player; attackers are not in an area yet."""
    units = Counter[int]()
    for owner, army in zip(state.owners, state.armies, strict=True):
        units[owner] += len(army)
    if state.invaders:
        units[state.active] += len(state.invaders)
    return [(len(controlled(state, seat)), units[seat]) for seat in range(len(state.players))]


def weight(swing: Swing) -> int:
    """How much an order changed: areas that were won or lost, and units that were lost. Areas that
    the player left behind count for nothing."""
    gained = max(swing["areas"][swing["seat"]], 0)
    taken = [-change for seat, change in enumerate(swing["areas"]) if seat != swing["seat"]]
    areas = AREA_COUNTS * sum(max(change, 0) for change in taken)
    return gained + areas + sum(max(-change, 0) for change in swing["units"])


def battle_fought(state: State, step: int, number: int, retold: Retold) -> BattleFought:
    """One battle. Where it ended the game, the area belongs to whoever has it then."""
    shown = retold.shown
    holder = shown["holder"] if retold.is_over else state.owners[shown["area"]]
    return {
        "step": step,
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
    for ruin in shown.get("ruins", ()):
        is_ours = ruin["what"] == "unit" and ruin["area"] == shown["area"]
        fallen += [ruin["n"]] if is_ours and ruin["whose"] == shown["seats"][role] else []
    return sorted(fallen)


def summary(
    steps: Iterable[tuple[StarCraftGame, StarCraftGame, Sequence[Event]]], end: StarCraftGame
) -> StarCraftSummary:
    """The summary of a finished game from all its picks: the game before and after each, and what
    happened."""
    added = Summary()
    for before, after, events in steps:
        added.add(before, after, events)
    return added.shown(end)
