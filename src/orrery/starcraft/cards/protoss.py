"""Protoss Combat cards and technologies with text. Technologies in the play area act where the rule
they change is carried out: Recall after moving, Observers at the start of a battle, Cloaking Field
in compare.py, Summon Archon in build.py."""

from __future__ import annotations

from orrery.starcraft.cards.effects import (
    Attack,
    CancelStandard,
    Detector,
    Effect,
    Health,
    Splash,
    Stasis,
)
from orrery.starcraft.cards.terran import Bits
from orrery.starcraft.terms import EITHER, IN_AIR, ON_GROUND


def texts(units: Bits) -> dict[str, tuple[Effect, ...]]:
    """What each Protoss card with text does (SC-CARD-P-01 to SC-CARD-P-17)."""
    archon = units("archon")
    return {
        "protoss_05": (Attack(1, front=units("dragoon"), versus=IN_AIR),),
        "protoss_07": (Attack(1, versus=IN_AIR),),
        "protoss_09": (Attack(1, versus=IN_AIR),),
        "protoss_12": (Splash(ON_GROUND),),
        "protoss_13": (Splash(EITHER),),
        "protoss_14": (Splash(EITHER, front=archon),),
        "protoss_15": (Splash(EITHER, front=archon),),
        "protoss_16": (Splash(ON_GROUND),),
        "protoss_17": (Health(1),),
        "protoss_18": (Health(1),),
        "psionic_storm": (Attack(2), Detector(), Splash(EITHER)),
        "hallucination": (CancelStandard(),),
        "increased_reaver_capacity": (Splash(ON_GROUND),),
        "stasis_field": (Stasis(),),
        "shield_battery": (Health(2, at_base=True),),
        "singularity_charge": (Attack(1),),
    }
