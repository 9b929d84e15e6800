"""The action ids of StarCraft. The pieces of the player that a decision is about are named as their
sheet and decks name them; others are counted from that player."""

from __future__ import annotations

from typing import Final

from orrery.core.decisions import Decision, Option
from orrery.core.errors import BrokenRules
from orrery.research.actions import NOTHING, Actions, Argument, Room
from orrery.research.starcraft.words import SKIRMISHES, Words, planets_in_play, seat_of_faction
from orrery.starcraft.board.galaxy import place_of
from orrery.starcraft.board.state import StarCraftGame
from orrery.starcraft.facts.box import Box
from orrery.starcraft.facts.options import FACTIONS
from orrery.starcraft.facts.terms import MODULES, YIELDS
from orrery.starcraft.knowledge.verbs import TABLE

VERBS: Final = (
    "faction", "leader", "planet", "cell", "turn", "slot", "area", "unit", "route", "base",
    "install", "place", "move", "deploy", "on-card", "carry", "spare", "raze", "take-away",
    "strike", "strike-attacker", "order", "reveal", "execute", "execute-as", "pool-order",
    "lose-order", "defend", "extra-order", "turn-stack", "draw-event", "event", "event-of",
    "transport", "transport-of", "conquest", "pay", "worker", "token", "discount", "new-worker",
    "free-worker", "free-transport", "building", "module", "technology", "draw", "card", "take",
    "search", "use", "seat", "skirmish", "use-technology", "use-guard", "use-hero", "lose-worker",
    "front", "pair", "support", "deck", "look", "withdraw", "dive", "spawn-broodling",
    "collateral", "raze-base", "raze-installation", "kill-workers", "exchange-front",
    "exchange-support", "recharge", "mind-control", "give-up", "destroy", "done",
)  # fmt: skip
"""The verbs in the order of their ids. New ones go to the end."""
OF_THE_EXPANSION: Final = frozenset(
    ("install", "strike", "strike-attacker", "defend", "use-guard", "use-hero", "give-up",
     "raze-installation", "kill-workers", "exchange-front", "exchange-support", "recharge")
)  # fmt: skip
"""Verbs with many ids that only Brood War has."""
OF_OWN_UNITS: Final = frozenset(
    ("place", "move", "carry", "strike", "support", "exchange-front", "exchange-support",
     "give-up")
)  # fmt: skip
"""Verbs about a unit of one's own and something else: a form, or one of the others offered."""
OTHERS: Final = 16
"""How many different moves of stolen units, or strikes at others' units, a decision can offer: two
units are stolen at most (BW-KEY-10), and six attack an area (SC-MOVE-10)."""
STOLEN: Final = 4
"""Stolen units on one side of a battle (BW-KEY-10)."""


def actions_of(words: Words, box: Box) -> Actions:
    """The ids of all moves with this box."""
    return Actions.of(room(words, box, verb) for verb in VERBS)


def room(words: Words, box: Box, verb: str) -> Room:
    """The ids of a verb."""
    if verb in OF_THE_EXPANSION and not words.is_expanded:
        return Room(verb, Argument("", ()))
    if verb == "pair":
        stolen = STOLEN if words.steals else 0
        sides = (*words.form_names, *(f"stolen_{number + 1}" for number in range(stolen)))
        return Room(verb, Argument("own unit", sides), Argument("enemy unit", sides))
    what, to = TABLE[verb].what, TABLE[verb].to
    if verb in OF_OWN_UNITS:
        seconds = () if verb == "give-up" else argument(words, box, to).names
        pairs = [f"{form} {second}" for form in words.form_names for second in seconds]
        if words.is_expanded:
            pairs += [f"other_{number + 1}" for number in range(OTHERS)]
        return Room(verb, Argument(f"unit and {to}", tuple(pairs)))
    if verb == "strike-attacker":
        to = ""  # always where the hero fell
    first = argument(words, box, "any card" if verb == "recharge" else what)
    return Room(verb, first, argument(words, box, to))


def argument(words: Words, box: Box, kind: str) -> Argument:
    """What things of a kind are called."""
    seats = words.seat_names
    names: dict[str, tuple[str, ...]] = {
        "": ("",),
        "area": words.areas,
        "building": tuple(f"building_{n + 1}" for n in range(max(map(len, box.building_slugs)))),
        "card": words.card_names,
        "any card": tuple(f"{seat}.{card}" for seat in seats for card in words.card_names),
        "event": box.event_slugs,
        "faction": FACTIONS,
        "item": box.item_slugs,
        "leader": tuple(one.slug for one in box.leadership),
        "module": MODULES[: len(box.module_slugs)],
        "number": ("0", "1", "2", "3"),
        "order": words.orders,
        "planet": words.planets,
        "resource": YIELDS,
        "route": ("any", *(f"route_{number + 1}" for number in range(words.routes))),
        "seat": seats,
        "skirmish": tuple(f"skirmish_{number + 1}" for number in range(SKIRMISHES)),
        "slot": words.slots,
        "source": (*words.areas, "permanent.minerals", "permanent.gas"),
        "technology": tuple(one.slug for one in box.technologies),
        "unit": tuple(f"{seat}.{form}" for seat in seats for form in words.form_names),
    }
    if kind == "cell":
        reach = span(box)
        cells = [f"{x},{y}" for x in range(-reach, reach + 1) for y in range(-reach, reach + 1)]
        by_hand = box.settings["galaxy"] == "place" and box.scenario is None
        return Argument(kind, tuple(cells) if by_hand else ())
    return NOTHING if not kind else Argument(kind, names[kind])


def span(box: Box) -> int:
    """How far from the first planet another can lie."""
    return planets_in_play(box) - 1


class Numbers:
    """The ids of options in games with one box."""

    words: Words
    firsts: dict[str, int]
    sizes: dict[str, int]
    strides: dict[str, int]
    reach: int

    def __init__(self, words: Words, box: Box, space: Actions) -> None:
        self.words = words
        self.firsts = {room.verb: room.first for room in space.rooms}
        self.sizes = {room.verb: room.size for room in space.rooms}
        self.strides = {room.verb: len(room.to.names) for room in space.rooms}
        self.reach = span(box)

    def ids(self, game: StarCraftGame, decision: Decision) -> list[int]:
        """The id of every option of a decision."""
        others: list[Option] = []
        found: list[int] = []
        for option in decision.options:
            verb = option.verb
            number = self.within(game, decision, option, others)
            if not 0 <= number < self.sizes[verb]:
                raise BrokenRules(f"{option} at {decision.prompt.key} has no id: {number}")
            found.append(self.firsts[verb] + number)
        return found

    def within(
        self, game: StarCraftGame, decision: Decision, option: Option, others: list[Option]
    ) -> int:
        """The number of an option among the ids of its verb."""
        verb, what, to = option
        known = TABLE[verb]
        if not known.what:
            return 0
        if verb == "pair":
            return self.pair(game, decision, option)
        if verb in OF_OWN_UNITS:
            return self.own_unit(game, decision, option, others)
        if verb == "strike-attacker":
            return self.thing(game, decision, "unit", what)
        first = self.thing(game, decision, "any card" if verb == "recharge" else known.what, what)
        if not known.to:
            return first
        return first * self.strides[verb] + self.thing(game, decision, known.to, to)

    def thing(self, game: StarCraftGame, decision: Decision, kind: str, number: int) -> int:
        """A thing of a kind, as the player whose decision it is counts it."""
        words = self.words
        if kind == "unit":
            rank = self.seat(game, decision, words.faction_of[number])
            return rank * words.forms + words.form_of[number]
        if kind == "card":
            own = game.state.players[decision.whose].faction
            if words.card_faction[number] != own:
                raise BrokenRules(f"card {number} at {decision.prompt.key} is from another deck")
            return words.card_place[number]
        if kind == "any card":
            rank = self.seat(game, decision, words.card_faction[number])
            return rank * words.cards + words.card_place[number]
        if kind == "seat":
            return (number - decision.whose) % words.seats
        if kind == "route":
            return number + 1
        if kind == "cell":
            column, row = place_of(number)
            if max(abs(column), abs(row)) > self.reach:
                raise BrokenRules(f"cell {column},{row} is further away than planets can lie")
            return (column + self.reach) * (2 * self.reach + 1) + row + self.reach
        return number

    def seat(self, game: StarCraftGame, decision: Decision, faction: int) -> int:
        """Who plays a faction, counted from the player whose decision it is."""
        players = game.state.players
        if players[decision.whose].faction == faction:
            return 0
        seat = seat_of_faction([player.faction for player in players], faction)
        return (seat - decision.whose) % self.words.seats

    def own_unit(
        self, game: StarCraftGame, decision: Decision, option: Option, others: list[Option]
    ) -> int:
        """A unit of one's own with an area, a skirmish or an item; or one of the other moves with
        this verb, in their order."""
        words = self.words
        own = game.state.players[decision.whose].faction
        seconds = self.seconds(option.verb)
        if words.faction_of[option.what] == own:
            return words.form_of[option.what] * seconds + option.to
        others.append(option)
        rank = sum(1 for one in others if one.verb == option.verb) - 1
        if rank >= OTHERS:
            raise BrokenRules(f"{decision.prompt.key} offers over {OTHERS} moves of others' units")
        return words.forms * seconds + rank

    def seconds(self, verb: str) -> int:
        """How many things the second number of a verb can be."""
        return (self.sizes[verb] - (OTHERS if self.words.is_expanded else 0)) // self.words.forms

    def pair(self, game: StarCraftGame, decision: Decision, option: Option) -> int:
        """Two units that fight: one's own, and the enemy's."""
        battle = game.state.battle
        if battle is None:
            raise BrokenRules("units are paired without a battle")
        sides = [self.side(game, decision, 0, option.what), self.side(game, decision, 1, option.to)]
        if battle.seats[1] == decision.whose:
            sides.reverse()
        return sides[0] * self.strides["pair"] + sides[1]

    def side(self, game: StarCraftGame, decision: Decision, role: int, unit: int) -> int:
        """A unit on one side of a battle: its form, or which of the stolen units it is."""
        words, battle = self.words, game.state.battle
        if battle is None:
            raise BrokenRules("units are paired without a battle")
        faction = game.state.players[battle.seats[role]].faction
        if words.faction_of[unit] == faction:
            return words.form_of[unit]
        units = {(option.what, option.to)[role] for option in decision.options}
        stolen = sorted(one for one in units if words.faction_of[one] != faction)
        return words.forms + stolen.index(unit)
