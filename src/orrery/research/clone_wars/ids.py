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
from orrery.core.decisions import Decision
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


PLAIN, NUMBER, BASE, ZONE, ATTACK, CARD, COMMIT, SECOND, EXILE, PUT = range(10)
"""What the two numbers of a verb are made into."""
FORMS: Final = {
    **dict.fromkeys(("end", "reward", "done"), PLAIN),
    "choose": NUMBER,
    "base": BASE,
    "to": ZONE,
    "resolve": ATTACK,
    "commit": COMMIT,
    **dict.fromkeys(("use", "assign"), SECOND),
    "exile": EXILE,
    "put": PUT,
}
"""By verb; all others are about one card."""


class Numbers:
    """The ids of options in games with one box."""

    verbs: dict[str, tuple[int, int, int, tuple[int, ...]]]
    put_places: dict[int, int]
    bits: tuple[int, ...]

    def __init__(self, box: Box, words: Vocabulary, space: Actions) -> None:
        self.put_places = {zone: at for at, zone in enumerate(words.put_zones)}
        self.bits = box.bit
        cards, ships, at, ship = {}, {}, 0, 0
        for kind in words.cards:
            cards[kind.slug], ships[kind.slug] = at, ship
            at += kind.copies
            ship += kind.copies if kind.is_ship else 0
        bases = {base.slug: number for number, base in enumerate(words.bases)}
        slugs = [box.slug(card) for card in range(box.size)]
        of_cards = tuple(cards.get(slug, at + bases.get(slug, 0)) for slug in slugs)
        of_ships = tuple(ships.get(slug, ship + bases.get(slug, 0)) for slug in slugs)
        of_bases = tuple(bases.get(slug, 0) for slug in slugs)
        firsts = {
            **dict.fromkeys(("assign", "destroy", "damage"), of_ships),
            "base": of_bases,
        }
        self.verbs = {
            room.verb: (
                FORMS.get(room.verb, CARD),
                room.first,
                len(room.to.names),
                firsts.get(room.verb, of_cards),
            )
            for room in space.rooms
        }

    def ids(self, game: CloneWarsGame, decision: Decision) -> list[int]:
        """The id of every option of a decision."""
        verbs, row = self.verbs, game.state.row
        first_of: dict[int, int] = {}
        more: dict[int, list[int]] = {}
        found: list[int] = []
        for verb, what, to in decision.options:
            form, number, stride, places = verbs[verb]
            if form == PLAIN:
                found.append(number)
                continue
            if form <= ATTACK:
                found.append(number + self.single(game, form, what, to, places, more))
                continue
            number += places[what] * stride
            if first_of.setdefault(number, what) != what:
                number += place_of(more.setdefault(number, [first_of[number]]), what) * stride
            if form == CARD:
                if to != NONE:
                    raise BrokenRules(f"the id of {verb} {what} does not tell {to}")
            elif form == COMMIT:
                if to != NONE:
                    number += 1 + row.index(to)
            elif form == SECOND:
                number += to
            elif form == EXILE:
                number += EXILED_FROM.index(to)
            else:
                number += self.put_places[to]
            found.append(number)
        return found

    def single(
        self,
        game: CloneWarsGame,
        form: int,
        what: int,
        to: int,
        places: tuple[int, ...],
        more: dict[int, list[int]],
    ) -> int:
        """The argument of a verb that has only one."""
        if form == NUMBER:
            return to
        if form == ZONE:
            return BOUGHT_TO.index(to)
        if form == BASE:
            return places[what]
        if what == NONE:
            return 0
        state = game.state
        if what in state.row and not state.lost_targets & self.bits[what]:
            return 1 + state.row.index(what)
        lost = more.setdefault(NONE - places[what], [])
        return 1 + SLOTS + places[what] + place_of(lost, what)


def place_of(cards: list[int], card: int) -> int:
    """The place of a card among its equals, in the order they were met."""
    if card not in cards:
        cards.append(card)
    return cards.index(card)
