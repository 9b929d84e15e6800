"""A finished game in figures: what each turn did to bases, ships and the Force, and which cards did
most of it. Made from the events of a finished game, when nothing is hidden any more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Literal

from orrery.clone_wars.board.queries import attack_of
from orrery.clone_wars.facts.terms import NONE
from orrery.core.events import Event

if TYPE_CHECKING:
    from orrery.clone_wars.board.state import CloneWarsGame
    from orrery.clone_wars.knowledge.shown import (
        Blow,
        CloneWarsSummary,
        Deed,
        FallenBase,
        ForceAfter,
        Totals,
    )

BEST_CARDS = 3
Given = Literal["attack", "resources"]
"""What cards gave, for adding up."""
COUNTED = {
    "buy": "bought",
    "defeat": "defeated",
    "destroy-row": "defeated",
    "destroy-ship": "ships",
    "destroy-base": "bases",
}
"""Events that are counted once each, and as what."""
OF_THE_LOSER = frozenset({"destroy-ship", "destroy-base", "damage-base", "damage-ship"})
"""Events recorded for the side that suffers; they are counted for the other one."""


class Summary:
    """Adds up a game, pick by pick."""

    def __init__(self) -> None:
        self.turn = 1
        self.damage: Counter[tuple[int, int, str]] = Counter()  # by turn, seat and what was hit
        self.fallen: list[FallenBase] = []
        self.force: list[ForceAfter] = []
        self.totals: Counter[tuple[int, str]] = Counter()
        self.cards: Counter[tuple[int, int, Given]] = Counter()  # by seat, card and what it gave
        self.biggest: Blow | None = None

    def add(self, before: CloneWarsGame, after: CloneWarsGame, events: Sequence[Event]) -> None:
        """What one pick did."""
        source = NONE
        for event in events:
            if event.kind in ("play", "use"):
                source = event.things[0]
            elif event.kind == "turn":
                self.force.append({"turn": self.turn, "force": after.state.force})
                self.turn = event.number
            elif event.kind in ("attack-base", "attack-row"):
                self.attack(before, event)
            elif event.kind == "resources" and source != NONE:
                self.cards[event.seat, source, "resources"] += event.number
            self.count(event)

    def count(self, event: Event) -> None:
        """The figures of one event."""
        seat = 1 - event.seat if event.kind in OF_THE_LOSER else event.seat
        if event.kind in COUNTED:
            self.totals[seat, COUNTED[event.kind]] += 1
        if event.kind in ("damage-base", "damage-ship"):
            self.damage[self.turn, seat, event.kind.removeprefix("damage-")] += event.number
            self.totals[seat, "damage"] += event.number
        elif event.kind == "force":
            self.totals[seat, "force"] += event.number
        elif event.kind == "destroy-base":
            self.fallen.append({"turn": self.turn, "seat": seat, "card": event.things[0]})

    def attack(self, before: CloneWarsGame, event: Event) -> None:
        """An attack, card by card; the biggest one on a base is kept."""
        row = event.kind == "attack-row"
        attackers = event.things[1:] if row else event.things
        values = [attack_of(before, event.seat, card, against_row=row) for card in attackers]
        for card, value in zip(attackers, values, strict=True):
            self.cards[event.seat, card, "attack"] += value
        if not row and event.number > (self.biggest["amount"] if self.biggest else 0):
            self.biggest = {
                "turn": self.turn,
                "seat": event.seat,
                "amount": event.number,
                "cards": [
                    {"card": card, "attack": value}
                    for card, value in zip(attackers, values, strict=True)
                ],
            }

    def best(self, game: CloneWarsGame, seat: int) -> list[Deed]:
        """The cards of a seat that gave most, in attack or resources; equal cards together, and
        starter cards after the others."""
        gave: Counter[tuple[str, Given]] = Counter()
        shown: dict[str, int] = {}
        for (owner, card, what), amount in sorted(self.cards.items()):
            if owner == seat and amount:
                slug = game.facts.slug(card)
                shown.setdefault(slug, card)
                gave[slug, what] += amount
        best: dict[str, Deed] = {}
        begun = {game.facts.slug(card) for card in game.facts.starters[seat]}
        for (slug, what), amount in sorted(gave.most_common(), key=lambda one: one[0][0] in begun):
            best.setdefault(slug, {"card": shown[slug], "what": what, "amount": amount})
        return list(best.values())[:BEST_CARDS]

    def totals_of(self, seat: int) -> Totals:
        """What a seat did in the whole game."""
        counted = self.totals
        return {
            "damage": counted[seat, "damage"],
            "bought": counted[seat, "bought"],
            "defeated": counted[seat, "defeated"],
            "ships": counted[seat, "ships"],
            "bases": counted[seat, "bases"],
            "force": counted[seat, "force"],
        }

    def shown(self, game: CloneWarsGame) -> CloneWarsSummary:
        """The figures of the whole game."""
        return {
            "turns": game.state.turn,
            "damage": [
                {"turn": turn, "seat": seat, "hit": hit, "amount": amount}
                for (turn, seat, hit), amount in sorted(self.damage.items())
            ],
            "fallen": self.fallen,
            "force": [*self.force, {"turn": self.turn, "force": game.state.force}],
            "totals": (self.totals_of(0), self.totals_of(1)),
            "biggest": self.biggest,
            "best": (self.best(game, 0), self.best(game, 1)),
        }


def summary(
    steps: Iterable[tuple[CloneWarsGame, CloneWarsGame, Sequence[Event]]], end: CloneWarsGame
) -> CloneWarsSummary:
    """The summary of a finished game from all its picks: the game before and after each, and what
    happened."""
    added = Summary()
    for before, after, events in steps:
        added.add(before, after, events)
    return added.shown(end)
