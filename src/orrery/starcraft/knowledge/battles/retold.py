"""A battle, put together from what happened in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from orrery.core.events import HIDDEN
from orrery.starcraft.facts.terms import ATTACKER, DEFENDER, FROM_DECK, NONE, SEEN
from orrery.starcraft.knowledge.battles.sums import merged, rule_of
from orrery.starcraft.rules.battle.compare import SOURCES, Summand, is_enough

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from orrery.core.events import Event
    from orrery.starcraft.facts.box import Box
    from orrery.starcraft.knowledge.shown_battles import (
        CardPlaced,
        FoughtLane,
        FoughtShown,
        GoneReason,
        HeldShown,
        RetreatShown,
        RuinShown,
    )

STEPS = {
    "use-event": 2,
    "use-technology": 2,
    "use-guard": 2,
    "use-hero": 2,
    "draw": 3,
    "skirmish": 4,
    "support": 5,
    "exchange": 5,
    "place-card": 6,
    "reveal-cards": 7,
    "splash": 8,
    "nuked": 8,
    "retreat": 9,
    "battle-over": 9,
}
"""By kind of event: the battle step in which it happens at the latest."""
SKIRMISHES, SPLASH = 7, 8
AFTERWARDS = frozenset({"draw", "reshuffle"})
"""What belongs to a battle although it is over, if it comes at once (SC-FACT-04)."""


class Retold:
    """A battle, put together event by event."""

    def __init__(self, box: Box, event: Event) -> None:
        area, defender = event.things
        attackers, *units = event.public
        self.box, self.seats = box, (event.seat, defender)
        self.sums: list[Summand] = []
        self.skirmish = NONE  # the latest that was compared
        self.is_escape = self.is_over = self.is_past = False
        self.ruining: Event | None = None  # what lays waste to something just now
        self.shown: FoughtShown = {
            "area": area,
            "seats": self.seats,
            "special": bool(event.number),
            "units": (units[:attackers], units[attackers:]),
            "step": 1,
            "ended": False,
            "called_off": False,
            "used": [],
            "given_up": ([], []),
            "drawn": (no_cards(), no_cards()),
            "lanes": [],
            "splash": ([], []),
            "nuked": ([], []),
            "retreats": [],
            "holder": NONE,
            "drawn_after": (no_cards(), no_cards()),
            "base_lost": NONE,
            "eliminated": [],
        }

    def take(self, event: Event) -> None:
        """What happened next. When the battle is over, only its aftermath still belongs to it."""
        self.is_past |= self.is_over and event.kind not in AFTERWARDS
        if event.kind == "base-destroyed" and event.things == (self.shown["area"],):
            self.shown["base_lost"] = event.seat
        if self.is_past:
            return
        if self.ruining is not None and event.kind in RUINS:
            self.ruin(self.ruining, event)
            self.ruining = None
            return
        self.shown["step"] = max(self.shown["step"], STEPS.get(event.kind, 0))
        teller = TELLERS.get(event.kind)
        if teller is not None:
            teller(self, event)

    def role(self, event: Event) -> int:
        return ATTACKER if event.seat == self.seats[ATTACKER] else DEFENDER

    def lane(self, event: Event) -> FoughtLane:
        """The skirmish that an event names by its number."""
        return self.shown["lanes"][event.number]

    # Before the skirmishes

    def used(self, event: Event) -> None:
        """An ability at the start of the battle; the card Retreat calls it off (SC-EVENT-20,
        BW-DEFEND-07, BW-LEADCARD-33)."""
        kind, [thing] = event.kind.removeprefix("use-"), event.things
        self.shown["used"].append({"seat": event.seat, "kind": kind, "thing": thing})
        if kind == "event" and self.box.event_slugs[thing].startswith("retreat"):
            self.is_escape = True

    def draw(self, event: Event) -> None:
        held = self.shown["drawn_after" if self.is_over else "drawn"][self.role(event)]
        held["cards"] += len(event.things)
        held["known"] += [card for card in event.things if card != HIDDEN]

    def pair(self, event: Event) -> None:
        attacking, defending = event.things
        self.shown["lanes"].append(
            {
                "front": (attacking, defending),
                "support": ([], []),
                "cards": ([], []),
                "gone": ([], []),
                "lines": [],
                "attack": (0, 0),
                "health": (0, 0),
                "open": False,
                "enough": (False, False),
                "over": False,
                "lost": ([], []),
                "withdrawn": ([], []),
                "triggered": ([], []),
            }
        )

    def support(self, event: Event) -> None:
        self.lane(event)["support"][self.role(event)].extend(event.things)

    def exchange(self, event: Event) -> None:
        """Two units of the defender's change places (BW-MODULE-02)."""
        numbers, is_support = event.public[::2], event.public[1::2]
        one, two = event.things
        self.shown["exchanged"] = one, two
        for number, behind, old, new in zip(
            numbers, is_support, (one, two), (two, one), strict=True
        ):
            lane = self.shown["lanes"][number]
            if behind:
                support = lane["support"][DEFENDER]
                support[support.index(old)] = new
            else:
                lane["front"] = (lane["front"][ATTACKER], new)

    # Cards

    def place(self, event: Event) -> None:
        [card], [mark] = event.things, event.public
        self.lane(event)["cards"][self.role(event)].append(card_placed(card, mark))

    def reveal(self, event: Event) -> None:
        """The cards of a side lie open; any that nobody placed came from the deck."""
        cards = self.lane(event)["cards"][self.role(event)]
        marks = [FROM_DECK * one["from_deck"] | SEEN * one["looked"] for one in cards]
        marks += [FROM_DECK] * len(event.things)
        cards[:] = [
            {**card_placed(card, mark), "face_up": True}
            for card, mark in zip(event.things, marks, strict=False)
        ]

    def gone(self, event: Event) -> None:
        """A card leaves its skirmish before it counts (SC-SKIRM-03, SC-SKIRM-05, SC-SKIRM-08)."""
        [card], lane, role = event.things, self.lane(event), self.role(event)
        lane["gone"][role].append({"card": card, "why": GONE[event.kind]})
        cards = lane["cards"][role]
        cards[:] = [*cards[: place_of(cards, card)], *cards[place_of(cards, card) + 1 :]]

    def trigger(self, event: Event) -> None:
        self.lane(event)["triggered"][self.role(event)].extend(event.things)

    # Skirmishes

    def summand(self, event: Event) -> None:
        source, thing = SOURCES[event.things[0]], event.things[1]
        value = "health" if event.public[0] else "attack"
        rule = rule_of(self.box, source, thing, value)
        self.sums.append(Summand(self.role(event), value, event.number, source, thing, rule))

    def compare(self, event: Event) -> None:
        attacking, defending, health, enemy_health = event.things
        lane = self.lane(event)
        lane["lines"] = merged(self.sums)
        lane["attack"], lane["health"] = (attacking, defending), (health, enemy_health)
        lane["enough"] = (is_enough(attacking, enemy_health), is_enough(defending, health))
        lane["open"] = lane["over"] = True
        self.sums, self.skirmish = [], event.number

    def destroy(self, event: Event) -> None:
        """A unit falls in its skirmish, or finds no room when it must leave; victims of splash
        damage are named before they fall. A stolen unit that is given up elsewhere was not in the
        battle (BW-KEY-10)."""
        (unit, area), role = event.things, self.role(event)
        [step] = event.public
        if area != self.shown["area"]:
            return
        if step == SKIRMISHES:
            self.shown["lanes"][self.skirmish]["lost"][role].append(unit)
        elif step > SPLASH or self.is_escape:
            self.retreat_of(event.seat)["lost"].append(unit)
        elif step < SKIRMISHES:
            self.shown["given_up"][role].append(unit)

    def withdraw(self, event: Event) -> None:
        unit, area = event.things
        lane = self.shown["lanes"][self.skirmish]
        lane["withdrawn"][self.role(event)].append({"unit": unit, "area": area})

    # Keywords

    def steal(self, event: Event) -> None:
        """The enemy's front-line unit is the thief's from now on (BW-KEY-07)."""
        self.lane(event).setdefault("stolen", ([], []))[1 - self.role(event)].append(
            event.things[0]
        )

    def sacrifice(self, event: Event) -> None:
        """A unit that falls by its own attack; that it falls is told next (BW-KEY-16)."""
        self.lane(event).setdefault("sacrificed", ([], []))[self.role(event)].extend(event.things)

    def feed(self, event: Event) -> None:
        """A unit that Feedback takes; that it falls or withdraws is told next (BW-CARD-12)."""
        self.lane(event).setdefault("fed", ([], []))[self.role(event)].extend(event.things)

    def lay_waste(self, event: Event) -> None:
        """What is destroyed next falls to Collateral Damage or to a last strike (BW-KEY-03,
        BW-LEADCARD-32)."""
        self.ruining = event

    def ruin(self, cause: Event, event: Event) -> None:
        """A unit, a base, an installation or workers that this destroys."""
        kind = RUINS[event.kind]
        by: Literal["collateral", "strike"] = (
            "collateral" if cause.kind == "collateral" else "strike"
        )
        one: RuinShown = {
            "by": by,
            "seat": cause.seat,
            "what": kind,
            "whose": event.seat,
            "area": event.things[-1],
            "n": event.things[0] if kind == "unit" else event.number,
        }
        self.shown.setdefault("ruins", []).append(one)

    def recharge(self, event: Event) -> None:
        """A card returns to the hand of its owner (BW-KEY-14)."""
        held = self.shown.setdefault("recharged", ([], []))
        held[self.role(event)].extend(event.things)

    # Afterwards

    def splash(self, event: Event) -> None:
        self.shown["splash"][self.role(event)].extend(event.things)

    def nuked(self, event: Event) -> None:
        self.shown["nuked"][self.role(event)].extend(event.things)

    def retreat(self, event: Event) -> None:
        unit, area = event.things
        group = self.retreat_of(event.seat)
        group["units"].append(unit)
        group["to"] = area

    def retreat_of(self, seat: int) -> RetreatShown:
        """The units of a player that leave together."""
        groups = self.shown["retreats"]
        for group in groups:
            if group["seat"] == seat:
                return group
        groups.append({"seat": seat, "units": [], "to": NONE, "lost": []})
        return groups[-1]

    def end(self, event: Event) -> None:
        self.is_over = True
        self.shown["called_off"] = bool(event.number)
        [self.shown["holder"]] = event.public

    def eliminated(self, event: Event) -> None:
        self.shown["eliminated"].append(event.seat)


def no_cards() -> HeldShown:
    return {"cards": 0, "known": []}


def card_placed(card: int, mark: int) -> CardPlaced:
    return {
        "card": None if card == HIDDEN else card,
        "face_up": False,
        "from_deck": bool(mark & FROM_DECK),
        "looked": bool(mark & SEEN),
    }


def place_of(cards: Sequence[CardPlaced], card: int) -> int:
    """Which of the cards is this one: a card that was hidden until now is the one from a deck, or
    the last."""
    known = [at for at, one in enumerate(cards) if one["card"] == card]
    blind = [at for at, one in enumerate(cards) if one["card"] is None and one["from_deck"]]
    return (known or blind or [len(cards) - 1])[0]


GONE: dict[str, GoneReason] = {
    "lone-reinforcement": "alone",
    "invalid": "invalid",
    "cancel": "cancelled",
}
RUINS: dict[str, Literal["unit", "base", "installation", "workers"]] = {
    "destroy": "unit",
    "base-destroyed": "base",
    "installation-destroyed": "installation",
    "workers-destroyed": "workers",
}
TELLERS: dict[str, Callable[[Retold, Event], None]] = {
    "use-event": Retold.used,
    "use-technology": Retold.used,
    "use-guard": Retold.used,
    "use-hero": Retold.used,
    "draw": Retold.draw,
    "skirmish": Retold.pair,
    "support": Retold.support,
    "exchange": Retold.exchange,
    "place-card": Retold.place,
    "lone-reinforcement": Retold.gone,
    "reveal-cards": Retold.reveal,
    "invalid": Retold.gone,
    "cancel": Retold.gone,
    "trigger": Retold.trigger,
    "summand": Retold.summand,
    "compare": Retold.compare,
    "destroy": Retold.destroy,
    "withdraw": Retold.withdraw,
    "mind-control": Retold.steal,
    "sacrifice": Retold.sacrifice,
    "feedback": Retold.feed,
    "collateral": Retold.lay_waste,
    "last-strike": Retold.lay_waste,
    "recharge": Retold.recharge,
    "splash": Retold.splash,
    "nuked": Retold.nuked,
    "retreat": Retold.retreat,
    "battle-over": Retold.end,
    "eliminated": Retold.eliminated,
}
