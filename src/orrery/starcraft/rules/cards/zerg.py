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
        **expanded(units),
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


def expanded(units: Bits) -> dict[str, CardText]:
    """The Zerg cards of the second box; those of Scourge and Infested Terrans have no text."""
    devourer = units("devourer")
    burst = Splash(ON_GROUND, front=units("lurker"))
    flames = Splash(ON_GROUND, only=units("marine", "zealot", "zergling"), front=units("mutalisk"))
    fighters = units(
        "firebat", "zergling", "ultralisk", "infested_terran", "zealot", "dark_templar"
    )
    return {
        "bw_z6": CardText(
            "BW-CARD-40", (Attack(1, front=units("hydralisk"), versus=IN_AIR), burst)
        ),
        "bw_z14": CardText("BW-CARD-42", (flames, Attack(1, front=devourer))),
        "bw_z18": CardText("BW-CARD-43", (Health(1, front=devourer), burst)),
        "bw_z19": CardText("BW-CARD-44", (Health(2, front=devourer), burst)),
        "dark_swarm_bw": CardText(
            "BW-CARD-17", (LoseAttack(ON_GROUND, units("any") & ~fighters, both_sides=True),)
        ),
        "kerrigan_psionic_storm": CardText("BW-CARD-22", (Attack(2), Detector(), Splash(EITHER))),
        "kerrigan_cloaking": CardText("BW-CARD-23", (Cloaking(units("sarah_kerrigan")),)),
    }
