"""Protoss Combat cards and technologies with text. Technologies in the play area act where the rule
they change is carried out: Recall after moving, Observers at the start of a battle, Cloaking Field
in compare.py, Summon Archon in build.py."""

from __future__ import annotations

from orrery.starcraft.facts.terms import EITHER, IN_AIR, ON_GROUND
from orrery.starcraft.rules.cards.effects import (
    Attack,
    CancelStandard,
    CardText,
    Detector,
    Feedback,
    Health,
    LoseAttack,
    MindControl,
    NoAntiAircraft,
    Splash,
    Stasis,
)
from orrery.starcraft.rules.cards.terran import Bits


def texts(units: Bits) -> dict[str, CardText]:
    """What each Protoss card with text does, and the rule that says so; numbers are those of
    combat_cards.toml."""
    archon = units("archon")
    return {
        **expanded(units),
        "protoss_05": CardText("SC-CARD-P-01", (Attack(1, front=units("dragoon"), versus=IN_AIR),)),
        "protoss_07": CardText("SC-CARD-P-02", (Attack(1, versus=IN_AIR),)),
        "protoss_09": CardText("SC-CARD-P-02", (Attack(1, versus=IN_AIR),)),
        "protoss_12": CardText("SC-CARD-P-03", (Splash(ON_GROUND),)),
        "protoss_13": CardText("SC-CARD-P-04", (Splash(EITHER),)),
        "protoss_14": CardText("SC-CARD-P-05", (Splash(EITHER, front=archon),)),
        "protoss_15": CardText("SC-CARD-P-05", (Splash(EITHER, front=archon),)),
        "protoss_16": CardText("SC-CARD-P-03", (Splash(ON_GROUND),)),
        "protoss_17": CardText("SC-CARD-P-06", (Health(1),)),
        "protoss_18": CardText("SC-CARD-P-06", (Health(1),)),
        "psionic_storm": CardText("SC-CARD-P-11", (Attack(2), Detector(), Splash(EITHER))),
        "hallucination": CardText("SC-CARD-P-12", (CancelStandard(),)),
        "increased_reaver_capacity": CardText("SC-CARD-P-13", (Splash(ON_GROUND),)),
        "stasis_field": CardText("SC-CARD-P-15", (Stasis(),)),
        "shield_battery": CardText("SC-CARD-P-16", (Health(2, at_base=True),)),
        "singularity_charge": CardText("SC-CARD-P-17", (Attack(1),)),
        "mind_control": CardText("BW-CARD-11", (MindControl(),)),
    }


def expanded(units: Bits) -> dict[str, CardText]:
    """The Protoss cards of the second box."""
    templar, corsair = units("dark_templar"), units("corsair")
    walking = units("any_terran_ground", "any_protoss_ground", "any_zerg_ground")
    return {
        "bw_p1": CardText("BW-CARD-35", (Attack(1, front=templar),)),
        "bw_p2": CardText(
            "BW-CARD-36", (Attack(1, front=templar), Health(2, front=templar | corsair))
        ),
        "bw_p9": CardText("BW-CARD-37", (Attack(1, versus=IN_AIR),)),
        "bw_p19": CardText("BW-CARD-38", (Health(1),)),
        "bw_p20": CardText("BW-CARD-39", (Attack(1, front=corsair, versus=IN_AIR),)),
        "increased_reaver_capacity_bw": CardText("BW-CARD-07", (Splash(ON_GROUND),)),
        "feedback": CardText("BW-CARD-12", (Feedback(),)),
        "disruption_web": CardText("BW-CARD-14", (LoseAttack(IN_AIR, walking), NoAntiAircraft())),
    }
