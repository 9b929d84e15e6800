"""The action ids of Clone Wars. A card is its kind and its place among the equal cards that the
same verb offers in this decision, so a move has one id whatever number the card has."""

from __future__ import annotations

from typing import Final

from orrery.clone_wars.board.state import CloneWarsGame
from orrery.clone_wars.facts.box import Box
from orrery.clone_wars.facts.terms import (
    DISCARD,
    GALAXY_ROW,
    HAND,
    NONE,
    TOP_OF_DECK,
    ZONE_NAMES,
)
from orrery.core.decisions import Decision, Option
from orrery.core.errors import BrokenRules
from orrery.research.actions import NOTHING, Actions, Argument, Room
from orrery.research.clone_wars.vocabulary import Vocabulary

SLOTS: Final = 6
"""Slots of the galaxy row (CW-SETUP-06)."""
MORE_HIT_POINTS: Final = 16
"""What "while" texts can add to the printed hit points of a ship, far more than any card does."""
EXILED_FROM: Final = (HAND, DISCARD, GALAXY_ROW)
BOUGHT_TO: Final = (DISCARD, HAND, TOP_OF_DECK)

TABLE_ORDER: Final = (
    "play", "buy", "pay-off", "use", "commit", "resolve", "end", "base", "reward", "assign",
    "choose", "exile", "to", "put", "discard", "discard-row", "purchase", "take", "destroy",
    "damage", "strengthen", "swap-out", "swap-in", "done",
)  # fmt: skip
"""The verbs in the order of their ids. New ones go to the end."""


def actions_of(words: Vocabulary) -> Actions:
    """The ids of all moves with these cards."""
    copies = tuple(f"{k.slug}#{n + 1}" for k in words.cards for n in range(k.copies))
    ships = tuple(f"{k.slug}#{n + 1}" for k in words.cards if k.is_ship for n in range(k.copies))
    bases = tuple(base.slug for base in words.bases)
    hit_points = max((kind.facts["hit_points"] for kind in words.cards if kind.is_ship), default=0)
    card, ship = Argument("card", copies), Argument("ship", ships)
    base = Argument("base", bases)
    targets = ("base", *(f"slot_{slot + 1}" for slot in range(SLOTS)))
    lost = tuple(f"lost_{copy}" for copy in copies)
    amounts = tuple(str(number) for number in range(hit_points + MORE_HIT_POINTS + 1))
    whats = {
        "use": Argument("card or base", (*copies, *bases)),
        "resolve": Argument("attack", (*targets, *lost)),
        "base": base,
        "assign": ship,
        "choose": Argument("branch", tuple(str(n + 1) for n in range(words.branches))),
        "to": Argument("zone", tuple(ZONE_NAMES[zone] for zone in BOUGHT_TO)),
        "destroy": ship,
        "damage": Argument("ship or base", (*ships, *bases)),
        **dict.fromkeys(("end", "reward", "done"), NOTHING),
    }
    tos = {
        "use": Argument("ability", tuple(str(n + 1) for n in range(words.abilities))),
        "commit": Argument("target", targets),
        "assign": Argument("damage", amounts),
        "exile": Argument("zone", tuple(ZONE_NAMES[zone] for zone in EXILED_FROM)),
        "put": Argument("zone", tuple(ZONE_NAMES[zone] for zone in words.put_zones)),
    }
    return Actions.of(
        Room(verb, whats.get(verb, card), tos.get(verb, NOTHING)) for verb in TABLE_ORDER
    )


class Numbers:
    """The ids of options in games with one box."""

    firsts: dict[str, int]
    strides: dict[str, int]
    cards: tuple[int, ...]
    ships: tuple[int, ...]
    bases: tuple[int, ...]
    put_places: dict[int, int]
    copies: int

    def __init__(self, box: Box, words: Vocabulary, space: Actions) -> None:
        self.firsts = {room.verb: room.first for room in space.rooms}
        self.strides = {room.verb: len(room.to.names) for room in space.rooms}
        self.put_places = {zone: at for at, zone in enumerate(words.put_zones)}
        cards, ships, at, ship = {}, {}, 0, 0
        for kind in words.cards:
            cards[kind.slug], ships[kind.slug] = at, ship
            at += kind.copies
            ship += kind.copies if kind.is_ship else 0
        bases = {base.slug: number for number, base in enumerate(words.bases)}
        slugs = [box.slug(card) for card in range(box.size)]
        self.copies = at
        self.cards = tuple(cards.get(slug, at + bases.get(slug, 0)) for slug in slugs)
        self.ships = tuple(ships.get(slug, ship + bases.get(slug, 0)) for slug in slugs)
        self.bases = tuple(bases.get(slug, 0) for slug in slugs)

    def ids(self, game: CloneWarsGame, decision: Decision) -> list[int]:
        """The id of every option of a decision."""
        firsts, strides = self.firsts, self.strides
        places: dict[tuple[str, int], int] = {}
        alike: dict[tuple[str, int], int] = {}
        found: list[int] = []
        for option in decision.options:
            verb, what, _ = option
            first = firsts[verb]
            if verb in ("end", "done", "reward"):
                found.append(first)
                continue
            if verb in ("choose", "to", "base") or (verb == "resolve" and what == NONE):
                found.append(first + self.simple(option))
                continue
            start = (self.ships if verb in ("assign", "destroy", "damage") else self.cards)[what]
            place = places.get((verb, what), -1)
            if place < 0:
                place = alike.get((verb, start), 0)
                alike[verb, start] = place + 1
                places[verb, what] = place
            if verb == "resolve":
                found.append(first + self.attacked(game, what, start + place))
            else:
                found.append(first + (start + place) * strides[verb] + self.second(game, option))
        return found

    def simple(self, option: Option) -> int:
        """The argument of a verb that is about no card of several."""
        verb, what, to = option
        if verb == "choose":
            return to
        if verb == "to":
            return BOUGHT_TO.index(to)
        return 0 if what == NONE else self.bases[what]

    def attacked(self, game: CloneWarsGame, target: int, copy: int) -> int:
        """The target of an open attack: a slot of the row, or a card that has left it."""
        state = game.state
        if target in state.row and not state.lost_targets & game.facts.bit[target]:
            return 1 + state.row.index(target)
        return 1 + SLOTS + copy

    def second(self, game: CloneWarsGame, option: Option) -> int:
        """The second argument of a verb that is about a card."""
        verb, _, to = option
        if verb == "commit":
            return 0 if to == NONE else 1 + game.state.row.index(to)
        if verb in ("use", "assign"):
            return to
        if verb == "exile":
            return EXILED_FROM.index(to)
        if verb == "put":
            return self.put_places[to]
        if to != NONE:
            raise BrokenRules(f"{option} has a second number that its id does not tell")
        return 0
