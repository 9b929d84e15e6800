"""Why not, by pointing: what a player may want to do with things, and the rule that forbids it."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from orrery.core.decisions import Option
from orrery.core.ruleset import Reason
from orrery.starcraft.knowledge.verbs import VERBS
from orrery.starcraft.rules.legality import why_not
from orrery.starcraft.rules.orders.recall import own_units

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from orrery.core.decisions import Ref
    from orrery.starcraft.board.state import StarCraftGame

ASKED_FOR: dict[str, tuple[str, ...]] = {
    "order-where": ("planet",),
    "order-which": ("order",),
    "reveal": ("reveal",),
    "build-forces": ("unit", "new-worker", "transport", "building", "module", "base"),
    "build-upgrades": ("unit", "building", "module", "base"),
    "build-base": ("unit", "building", "module", "base"),
    "learn-technology": ("technology",),
    "move": ("move", "area"),
}
"""What a player may want to do besides the options, by prompt."""
SAME_KIND = {"source": "area"}
"""Things that are pointed at by way of another: a Resource card by its area."""


def reasons(game: StarCraftGame, seat: int, things: Sequence[Ref]) -> list[Reason]:
    """The moves of the current decision that are about these things, each with the rule that
    forbids it; with no things, moves that name nothing."""
    meant = dict.fromkeys(moves_about(game, seat, things))
    return [Reason(option, why_not(game, seat, option)) for option in meant]


def moves_about(game: StarCraftGame, seat: int, things: Sequence[Ref]) -> Iterator[Option]:
    """Every verb that is offered or might be wanted, with the things that fit it."""
    decision = game.decision
    if decision is None:
        return
    asked = decision.seat == seat  # nobody else may know what is offered
    offered = [option.verb for option in decision.options] if asked else []
    for verb in dict.fromkeys((*offered, *ASKED_FOR.get(decision.prompt.key, ()))):
        first, second = VERBS[verb][:2]
        whats = [one.number for one in things if one.kind == SAME_KIND.get(first, first)]
        tos = [one.number for one in things if one.kind == SAME_KIND.get(second, second)]
        if not first:
            if not things:
                same = [one for one in decision.options if asked and one.verb == verb]
                yield from same or [Option(verb)]
        elif verb == "move":
            yield from moves_of(game, seat, whats, tos)
        elif second:
            yield from (Option(verb, what, to) for what, to in product(whats, tos))
        else:
            yield from (Option(verb, what) for what in whats)


def moves_of(
    game: StarCraftGame, seat: int, units: Sequence[int], areas: Sequence[int]
) -> Iterator[Option]:
    """A unit from the areas pointed at, or from every area with one like it."""
    for unit in units:
        for area in areas or range(game.facts.areas):
            if areas or unit in own_units(game.state, seat, area):
                yield Option("move", unit, area)
