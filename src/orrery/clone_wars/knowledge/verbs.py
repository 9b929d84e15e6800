"""The verbs of options, and the names of the things they are about: `commit stap arc_trooper`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.clone_wars.facts.terms import NONE, ZONE_NAMES
from orrery.clone_wars.rules.attack import members
from orrery.core.verbs import Reference, ThingKind, Verb, Verbs

if TYPE_CHECKING:
    from orrery.clone_wars.board.state import CloneWarsGame, State
    from orrery.clone_wars.facts.box import Box
    from orrery.core.decisions import Option

WITH = ("what", "with")

TABLE: dict[str, Verb] = {
    # The action phase
    "play": Verb("card"),
    "buy": Verb("card"),
    "pay-off": Verb("card"),
    "use": Verb("card", "ability", WITH),
    "commit": Verb("card", "target"),
    "resolve": Verb("attack", roles=("to", "")),
    "end": Verb(ends=True),
    # Bases, rewards, attacks
    "base": Verb("card"),
    "reward": Verb("card"),
    "assign": Verb("card", "damage", WITH),
    # Texts of cards
    "choose": Verb("card", "branch", WITH),
    "exile": Verb("card", "zone", ("what", "from")),
    "to": Verb("card", "zone"),
    "put": Verb("card", "zone"),
    "discard": Verb("card"),
    "discard-row": Verb("card"),
    "purchase": Verb("card"),
    "take": Verb("card"),
    "destroy": Verb("card"),
    "damage": Verb("card"),
    "strengthen": Verb("card"),
    "swap-out": Verb("card"),
    "swap-in": Verb("card"),
    "done": Verb(ends=True),
}
"""What the two numbers of each verb are."""


def slug(game: CloneWarsGame, _: Option, card: int) -> str:
    return game.facts.slug(card)


def numbered(game: CloneWarsGame, _: Option, card: int) -> str:
    """The slug of a card, numbered among equal cards in its zone: `clone_medic#2`."""
    state = game.state
    for side in state.sides:
        for zone in (side.units, side.ships, side.hand, side.discard, side.exile):
            if card in zone:
                return with_place(game, zone, card)
    return with_place(game, state.row if card in state.row else (card,), card)


def zoned(game: CloneWarsGame, option: Option, card: int) -> str:
    """The same, if a row card has an equal elsewhere."""
    text = numbered(game, option, card)
    return f"{text} galaxy_row" if card in game.state.row else text


def among_attacked(game: CloneWarsGame, _: Option, target: int) -> str:
    """A target as the groups know it, since one that was lost may be face down."""
    return with_place(game, tuple(one for one, _ in game.state.groups), target)


def with_place(game: CloneWarsGame, zone: tuple[int, ...], card: int) -> str:
    """1 for the first of its kind in a zone, 2 for the second."""
    kind = game.facts.kind
    equal = [one for one in zone if one != NONE and kind[one] == kind[card]]
    return f"{game.facts.slug(card)}#{equal.index(card) + 1}"


def ability(game: CloneWarsGame, option: Option, number: int) -> str:
    """The number of an ability, if its card has several."""
    return branch(game, option, number) if len(game.facts.abilities[option.what]) > 1 else ""


def branch(_: CloneWarsGame, __: Option, number: int) -> str:
    return str(number + 1)


def amount(_: CloneWarsGame, __: Option, number: int) -> str:
    return str(number)


def zone_name(_: CloneWarsGame, __: Option, zone: int) -> str:
    return ZONE_NAMES[zone]


def aimed_at(game: CloneWarsGame, target: int) -> int:
    """The card that is attacked: the enemy base, if no other is named."""
    return game.state.sides[1 - game.state.active].base if target == NONE else target


def target_reference(game: CloneWarsGame, role: str, target: int) -> list[Reference]:
    return [Reference(role, "card", aimed_at(game, target))]


def attack_references(game: CloneWarsGame, role: str, target: int) -> list[Reference]:
    """What is attacked, and who attacks."""
    cards = next(cards for one, cards in game.state.groups if one == target)
    attackers = members(game, game.state.active, cards)
    return [
        *target_reference(game, role, target),
        *(Reference("with", "card", card) for card in attackers),
    ]


def zone_reference(_: CloneWarsGame, role: str, zone: int) -> list[Reference]:
    return [] if zone == NONE else [Reference(role, "zone", zone, ZONE_NAMES[zone])]


def ability_reference(_: CloneWarsGame, role: str, number: int) -> list[Reference]:
    return [Reference(role, "ability", number)]


KINDS: dict[str, ThingKind[State, Box]] = {
    "card": ThingKind((slug, numbered, zoned)),
    "target": ThingKind((slug, numbered), nothing="base", references=target_reference),
    "attack": ThingKind((slug, among_attacked), nothing="base", references=attack_references),
    "zone": ThingKind((zone_name,), references=zone_reference),
    "ability": ThingKind((ability,)),
    "branch": ThingKind((branch,), references=ability_reference),
    "damage": ThingKind((amount,)),
}

VERBS = Verbs(TABLE, KINDS)
