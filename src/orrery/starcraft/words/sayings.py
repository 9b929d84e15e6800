"""What each kind of event is about: the names its message uses for the things involved."""

from __future__ import annotations

from collections.abc import Callable

from orrery.starcraft.words.names import Names

SAYS: dict[str, tuple[str, ...]] = {
    # Setup
    "faction": ("faction",),
    "first-player": (),
    "planets": ("planets",),
    "tile": ("planet",),
    "z-axis": ("end", "other_end"),
    "z-axis-left": (),
    "workers": (),
    # Rounds
    "round": (),
    "phase": (),
    "order": ("order",),
    "order-discarded": ("order",),
    "reveal": ("order", "planet"),
    "obstructed": (),
    "conquest": (),
    "eliminated": (),
    "win": ("players",),
    # Units, bases, transports
    "place": ("unit", "area"),
    "move": ("unit", "from", "area"),
    "lift-off": ("from", "area"),
    "recall": ("unit", "from", "area"),
    "destroy": ("unit", "area"),
    "base": ("area",),
    "base-destroyed": ("area",),
    "transport": ("route",),
    "transport-destroyed": ("route",),
    # Resources, purchases, technologies
    "pay": ("price",),
    "new-worker": (),
    "free-workers": (),
    "worker-destroyed": (),
    "gain-resource": ("area",),
    "lose-resource": ("area",),
    "partial": ("area",),
    "depleted": ("area",),
    "restored": ("area",),
    "building": ("building",),
    "module": ("module",),
    "learn": ("technology",),
    "technology-to-hand": ("card",),
    "no-base": ("planet",),
    # Combat cards
    "draw": ("cards",),
    "discard": ("card",),
    "reshuffle": (),
    "take-card": ("card",),
    "search-card": ("card",),
    # Event cards
    "draw-event": (),
    "read-events": ("events",),
    "play-event": ("event",),
    "keep-event": ("event",),
    "strategy-replaced": ("event",),
    "discard-events": ("events",),
    "use-event": ("event",),
    "use-technology": ("technology",),
    "double-time": (),
    "the-end": (),
    "shuffle-event": ("event",),
    "sabotage": ("event", "other"),
    "take-event": ("event", "other"),
    "exchange-ends": ("end", "other_end"),
    "reroute": ("route", "other_route"),
    "assault": ("unit", "from", "area"),
    # Battles
    "battle": ("area", "other"),
    "skirmish": ("front", "enemy"),
    "support": ("unit",),
    "place-card": ("card",),
    "look": ("cards",),
    "lone-reinforcement": ("cards",),
    "reveal-cards": ("cards",),
    "invalid": ("card",),
    "cancel": ("card",),
    "compare": (
        "unit", "enemy", "attack", "health", "enemy_attack", "enemy_health", "others", "sums",
    ),
    "summand": ("source", "name"),
    "repair": (),
    "dive": ("unit",),
    "withdraw": ("unit", "area"),
    "trigger": ("card",),
    "nuke-held": (),
    "return-card": ("card",),
    "splash": ("units",),
    "nuked": ("units",),
    "retreat": ("unit", "area"),
    "battle-over": (),
}  # fmt: skip
"""By kind of event: the names its message uses for the things, in order. A plural stands for all of
them."""

NAMED: dict[str, Callable[[Names, int], str]] = {
    "area": Names.area,
    "card": Names.card,
    "end": Names.slot,
    "enemy": Names.unit,
    "event": Names.event,
    "faction": Names.faction,
    "from": Names.area,
    "front": Names.unit,
    "module": Names.module,
    "order": Names.order,
    "other_end": Names.slot,
    "other_route": Names.route,
    "planet": Names.planet,
    "route": Names.route,
    "technology": Names.technology,
    "unit": Names.unit,
}
LISTED = {"cards": "card", "events": "event", "planets": "planet", "units": "unit"}
