"""Terran Combat cards and technologies with text. Technologies in the play area act where the rule
they change is carried out: Scanner Sweep at the start of a battle, Defense Matrix in compare.py."""

from __future__ import annotations

from collections.abc import Callable

from orrery.starcraft.cards.effects import (
    Attack,
    CancelReinforcement,
    Cloaking,
    Effect,
    Health,
    LoseAttack,
    Nuke,
    Repair,
    Splash,
)
from orrery.starcraft.terms import EITHER, IN_AIR, ON_GROUND

Bits = Callable[..., int]
"""The sum of the bits of unit types, by their slugs."""


def texts(units: Bits) -> dict[str, tuple[Effect, ...]]:
    """What each Terran card with text does (SC-CARD-T-01 to SC-CARD-T-19)."""
    against_light = Splash(ON_GROUND, only=units("marine", "zealot", "zergling"))
    against_flyers = Attack(1, versus=IN_AIR)
    battlecruiser, goliath = units("battlecruiser"), units("goliath")
    repair = (Health(1), Repair())
    machines = units(
        "vulture", "goliath", "siege_tank", "wraith", "science_vessel", "battlecruiser",
        "carrier", "scout", "reaver", "dragoon",
    )  # fmt: skip
    living = units("marine", "firebat", "ghost", "zealot", "high_templar", "any_zerg")
    archon = units("archon")
    return {
        "terran_02": (against_flyers,),
        "terran_03": (against_flyers,),
        "terran_04": (against_light,),
        "terran_06": (against_light,),
        "terran_09": (Attack(2, front=goliath, versus=IN_AIR),),
        "terran_10": (against_flyers,),
        "terran_11": (Health(1, front=battlecruiser),),
        "terran_12": (Attack(1, front=battlecruiser), Health(1, front=battlecruiser)),
        "terran_13": (Attack(1, front=battlecruiser),),
        "terran_14": (Attack(1, front=battlecruiser),),
        "terran_15": (Attack(1, front=goliath, versus=IN_AIR),),
        "terran_16": (Attack(1, front=units("siege_tank")),),
        "terran_17": repair,
        "terran_18": repair,
        "lockdown": (LoseAttack(EITHER, machines),),
        "cloaking_field_terran": (Cloaking(units("wraith", "ghost")),),
        "bunker": (Health(3, at_base=True),),
        "siege_mode": (Splash(ON_GROUND),),
        "spider_mines": (Splash(ON_GROUND, unseen=True),),
        "emp_shockwave": (
            CancelReinforcement(),
            Attack(3, versus_units=archon),
            Attack(1, versus_units=units("any_protoss") & ~archon),
        ),
        "irradiate": (Attack(1), Splash(EITHER, only=living)),
        "nuke": (Nuke(),),
    }
