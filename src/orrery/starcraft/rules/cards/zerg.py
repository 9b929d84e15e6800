"""Zerg Combat cards and technologies with text. Technologies in the play area act where the rule
they change is carried out: Consume at the start of a battle, Parasite when cards are placed,
Metabolic Boost in compare.py, Guardian Aspect in build.py."""

from __future__ import annotations

from orrery.starcraft.facts.terms import EITHER, IN_AIR, ON_GROUND
from orrery.starcraft.rules.cards.effects import (
    Attack,
    Broodling,
    CardText,
    Cloaking,
    Detector,
    Dive,
    Health,
    LoseAttack,
    NoSupport,
    Splash,
)
from orrery.starcraft.rules.cards.terran import Bits


def texts(units: Bits) -> dict[str, CardText]:
    """What each Zerg card with text does, and the rule that says so; numbers are those of
    combat_cards.toml."""
    against_light = Splash(ON_GROUND, only=units("marine", "zealot", "zergling"))
    ultralisk = units("ultralisk")
    fighters = units("firebat", "zergling", "ultralisk", "zealot")
    prey = units(
        "marine", "firebat", "ghost", "vulture", "goliath", "siege_tank", "zealot", "dragoon",
        "high_templar", "any_zerg_ground",
    )  # fmt: skip
    swarm = Attack(1, supported=True)
    return {
        "zerg_05": CardText("SC-CARD-Z-01", (Attack(1, front=units("hydralisk"), versus=IN_AIR),)),
        "zerg_06": CardText("SC-CARD-Z-02", (Attack(1, versus=IN_AIR),)),
        "zerg_07": CardText("SC-CARD-Z-03", (Health(1, front=ultralisk),)),
        "zerg_09": CardText("SC-CARD-Z-03", (Health(1, front=ultralisk),)),
        "zerg_10": CardText("SC-CARD-Z-04", (Dive(),)),
        "zerg_11": CardText("SC-CARD-Z-04", (Dive(),)),
        "zerg_12": CardText("SC-CARD-Z-04", (Dive(),)),
        "zerg_14": CardText("SC-CARD-Z-05", (against_light,)),
        "zerg_15": CardText("SC-CARD-Z-05", (against_light,)),
        "zerg_16": CardText("SC-CARD-Z-05", (against_light,)),
        "zerg_17": CardText("SC-CARD-Z-06", (swarm,)),
        "zerg_18": CardText("SC-CARD-Z-06", (swarm,)),
        "plague": CardText("SC-CARD-Z-11", (Detector(), Splash(EITHER, always=True))),
        "dark_swarm": CardText(
            "SC-CARD-Z-12", (LoseAttack(ON_GROUND, units("any") & ~fighters, both_sides=True),)
        ),
        "spawn_broodling": CardText("SC-CARD-Z-13", (Broodling(prey),)),
        "ensnare": CardText("SC-CARD-Z-14", (Detector(), Health(1), NoSupport())),
        "improved_carapace": CardText("SC-CARD-Z-15", (Health(1),)),
        "burrow": CardText("SC-CARD-Z-16", (Cloaking(units("zergling", "hydralisk", "defiler")),)),
        "sunken_colony": CardText("SC-CARD-Z-17", (Attack(2, versus=ON_GROUND, at_base=True),)),
    }
