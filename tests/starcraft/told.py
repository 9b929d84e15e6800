"""What a page is told of the options of a position."""

from __future__ import annotations

from orrery.starcraft import STARCRAFT
from orrery.starcraft.knowledge.shown import StarCraftOptionRemarks
from orrery.starcraft.knowledge.shown_decisions import CostShown, Lead
from tests.starcraft.scenario import Position


def told_of(game: Position, text: str) -> StarCraftOptionRemarks:
    """What is told of an option, by its text."""
    return STARCRAFT.option_remarks(game.game, game.decision.options[game.options.index(text)])


def leads(game: Position, text: str) -> dict[str, Lead]:
    """The leads of an option, by the texts of the picks that follow."""
    return {", ".join(one["then"]): one for one in told_of(game, text)["leads"]}


def costs(told: StarCraftOptionRemarks | Lead) -> list[tuple[str, int]]:
    """The costs, each by its kind and number."""
    return [(one["kind"], one["n"]) for one in told["costs"]]


def named(game: Position, told: CostShown) -> list[str]:
    """The areas, planets and units that a cost names."""
    box = game.box
    slugs = {"area": box.area_slugs, "planet": box.planet_slugs, "unit": box.unit_slugs}
    return [slugs[one["kind"]][one["number"]] for one in told["refs"]]
