"""Zerg Combat cards and technologies with text. Technologies in the play area act where the rule
they change is carried out: Consume at the start of a battle, Parasite when cards are placed,
Metabolic Boost in compare.py, Guardian Aspect in build.py."""

from __future__ import annotations

from orrery.starcraft.cards.effects import (
    Attack,
    Broodling,
    Cloaking,
    Detector,
    Dive,
    Effect,
    Health,
    LoseAttack,
    NoSupport,
    Splash,
)
from orrery.starcraft.cards.terran import Bits
from orrery.starcraft.terms import EITHER, IN_AIR, ON_GROUND


def texts(units: Bits) -> dict[str, tuple[Effect, ...]]:
    """What each Zerg card with text does (SC-CARD-Z-01 to SC-CARD-Z-17)."""
    against_light = Splash(ON_GROUND, only=units("marine", "zealot", "zergling"))
    ultralisk = units("ultralisk")
    fighters = units("firebat", "zergling", "ultralisk", "zealot")
    prey = units(
        "marine", "firebat", "ghost", "vulture", "goliath", "siege_tank", "zealot", "dragoon",
        "high_templar", "any_zerg_ground",
    )  # fmt: skip
    swarm = Attack(1, supported=True)
    return {
        "zerg_05": (Attack(1, front=units("hydralisk"), versus=IN_AIR),),
        "zerg_06": (Attack(1, versus=IN_AIR),),
        "zerg_07": (Health(1, front=ultralisk),),
        "zerg_09": (Health(1, front=ultralisk),),
        "zerg_10": (Dive(),),
        "zerg_11": (Dive(),),
        "zerg_12": (Dive(),),
        "zerg_14": (against_light,),
        "zerg_15": (against_light,),
        "zerg_16": (against_light,),
        "zerg_17": (swarm,),
        "zerg_18": (swarm,),
        "plague": (Detector(), Splash(EITHER, always=True)),
        "dark_swarm": (LoseAttack(ON_GROUND, units("any") & ~fighters, both_sides=True),),
        "spawn_broodling": (Broodling(prey),),
        "ensnare": (Detector(), Health(1), NoSupport()),
        "improved_carapace": (Health(1),),
        "burrow": (Cloaking(units("zergling", "hydralisk", "defiler")),),
        "sunken_colony": (Attack(2, versus=ON_GROUND, at_base=True),),
    }
