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
    Health,
    Splash,
    Stasis,
)
from orrery.starcraft.rules.cards.terran import Bits


def texts(units: Bits) -> dict[str, CardText]:
    """What each Protoss card with text does, and the rule that says so; numbers are those of
    combat_cards.toml."""
    archon = units("archon")
    return {
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
    }
