"""Terran Combat cards and technologies with text. Technologies in the play area act where the rule
they change is carried out: Scanner Sweep at the start of a battle, Defense Matrix in compare.py."""

from __future__ import annotations

from collections.abc import Callable

from orrery.starcraft.facts.terms import EITHER, IN_AIR, ON_GROUND
from orrery.starcraft.rules.cards.effects import (
    Attack,
    CancelReinforcement,
    CardText,
    Cloaking,
    Collateral,
    Health,
    LoseAttack,
    Nuke,
    OnlySupport,
    Repair,
    Splash,
)

Bits = Callable[..., int]
"""The sum of the bits of unit types, by their slugs."""


def texts(units: Bits) -> dict[str, CardText]:
    """What each Terran card with text does, and the rule that says so; numbers are those of
    combat_cards.toml."""
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
        **expanded(units),
        "terran_02": CardText("SC-CARD-T-01", (against_flyers,)),
        "terran_03": CardText("SC-CARD-T-01", (against_flyers,)),
        "terran_04": CardText("SC-CARD-T-02", (against_light,)),
        "terran_06": CardText("SC-CARD-T-02", (against_light,)),
        "terran_09": CardText("SC-CARD-T-03", (Attack(2, front=goliath, versus=IN_AIR),)),
        "terran_10": CardText("SC-CARD-T-01", (against_flyers,)),
        "terran_11": CardText("SC-CARD-T-04", (Health(1, front=battlecruiser),)),
        "terran_12": CardText(
            "SC-CARD-T-05", (Attack(1, front=battlecruiser), Health(1, front=battlecruiser))
        ),
        "terran_13": CardText("SC-CARD-T-06", (Attack(1, front=battlecruiser),)),
        "terran_14": CardText("SC-CARD-T-06", (Attack(1, front=battlecruiser),)),
        "terran_15": CardText("SC-CARD-T-07", (Attack(1, front=goliath, versus=IN_AIR),)),
        "terran_16": CardText("SC-CARD-T-08", (Attack(1, front=units("siege_tank")),)),
        "terran_17": CardText("SC-CARD-T-09", repair),
        "terran_18": CardText("SC-CARD-T-09", repair),
        "lockdown": CardText("SC-CARD-T-12", (LoseAttack(EITHER, machines),)),
        "cloaking_field_terran": CardText("SC-CARD-T-13", (Cloaking(units("wraith", "ghost")),)),
        "bunker": CardText("SC-CARD-T-14", (Health(3, at_base=True),)),
        "siege_mode": CardText("SC-CARD-T-15", (Splash(ON_GROUND),)),
        "spider_mines": CardText("SC-CARD-T-16", (Splash(ON_GROUND, unseen=True),)),
        "emp_shockwave": CardText(
            "SC-CARD-T-17",
            (
                CancelReinforcement(),
                Attack(3, versus_units=archon),
                Attack(1, versus_units=units("any_protoss") & ~archon),
            ),
        ),
        "irradiate": CardText("SC-CARD-T-18", (Attack(1), Splash(EITHER, only=living))),
        "nuke": CardText("SC-CARD-T-19", (Nuke(),)),
    }


def expanded(units: Bits) -> dict[str, CardText]:
    """The Terran cards of the second box."""
    flames = Splash(ON_GROUND, only=units("marine", "zealot", "zergling"), front=units("firebat"))
    repair = (Health(1), Repair())
    machines = units(
        "vulture", "goliath", "siege_tank", "wraith", "science_vessel", "battlecruiser",
        "valkyrie", "carrier", "scout", "reaver", "dragoon", "corsair",
    )  # fmt: skip
    patients = units("marine", "firebat", "ghost", "medic")
    return {
        "bw_t1": CardText("BW-CARD-29", repair),
        "bw_t2": CardText("BW-CARD-29", repair),
        "bw_t3": CardText(
            "BW-CARD-30", (Attack(2, versus=IN_AIR), Splash(IN_AIR, front=units("valkyrie")))
        ),
        "bw_t4": CardText("BW-CARD-31", (Splash(IN_AIR),)),
        "bw_t6": CardText("BW-CARD-32", (Attack(1, front=units("siege_tank")),)),
        "bw_t10": CardText("BW-CARD-33", (flames,)),
        "bw_t11": CardText("BW-CARD-34", (Attack(1, front=units("firebat")), flames)),
        "siege_mode_bw": CardText("BW-CARD-01", (Splash(ON_GROUND), Collateral())),
        "lockdown_bw": CardText("BW-CARD-02", (LoseAttack(EITHER, machines),)),
        "heal": CardText("BW-CARD-03", (Health(2, front=patients),)),
        "optic_flare": CardText("BW-CARD-04", (OnlySupport(),)),
    }
