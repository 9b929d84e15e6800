"""What each event names, by kind: a number alone may be a unit, an area or a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.decisions import Ref
from orrery.starcraft.rules.battle.compare import SOURCES
from orrery.starcraft.words.sayings import LISTED, SAYS

if TYPE_CHECKING:
    from orrery.core.events import Event

NUMBER = "number"
KINDS = {
    "end": "slot",
    "enemy": "unit",
    "from": "area",
    "front": "unit",
    "other": "seat",
    "other_end": "slot",
    "other_route": "route",
    "players": "seat",
    "price": "source",
}
"""By the name that a message has for a thing: its kind, where they differ."""
PLAIN = frozenset({"attack", "health", "enemy_attack", "enemy_health", "others", "sums", "name"})
"""What messages name that is no thing."""
ALL = frozenset({*LISTED, "players", "price"})
"""Names that stand for all things of an event."""
GIVERS = {"text": "card", "order": NUMBER, "hero": "unit", "guard": NUMBER}
"""By source of a summand: the kind of what gives it, where they differ."""


def refs(event: Event) -> list[Ref]:
    """The things of an event with their kinds, in their order; then the planet of an order, and the
    front-line units of a skirmish."""
    match event.kind:
        case "summand":
            source = SOURCES[event.things[0]]
            kind = GIVERS.get(source, source)
            return [Ref(NUMBER, event.things[0]), Ref(kind, event.things[1])]
        case "compare":
            units = [Ref("unit", unit) for unit in event.public[:2]]
            return [*(Ref(NUMBER, value) for value in event.things), *units]
    found = [Ref(kind_at(event.kind, at), thing) for at, thing in enumerate(event.things)]
    if event.kind.startswith("order"):
        found.append(Ref("planet", event.public[0]))
    return found


def kind_at(event: str, at: int) -> str:
    """The kind of the thing at a place of an event."""
    names = SAYS[event]
    if names and names[0] in ALL:
        return kind_of(names[0])
    return kind_of(names[at]) if at < len(names) else NUMBER


def kind_of(name: str) -> str:
    if name in PLAIN:
        return NUMBER
    return KINDS.get(name) or LISTED.get(name) or name
