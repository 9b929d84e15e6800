"""Every Leadership card that does something when it is resolved, by title."""

from __future__ import annotations

from collections.abc import Callable

from orrery.starcraft.board.state import Step
from orrery.starcraft.rules.leadership.orders import SubtleInfluence, TerranCivilization
from orrery.starcraft.rules.leadership.protoss import ReturnToAiur, UltimateSacrifice
from orrery.starcraft.rules.leadership.psi_disrupter import PsiDisrupter
from orrery.starcraft.rules.leadership.terran import (
    NameFirstPlayer,
    ScorchedEarth,
    TacticalMastery,
    ToTheBitterEnd,
)
from orrery.starcraft.rules.leadership.zerg import HastenTheEnd, SwarmFlies, TeemingSpawn

TEXTS: dict[str, Callable[[int, int], Step]] = {
    # Stage I
    "emperor_arcturus_i": NameFirstPlayer,
    # Stage II
    "hasten_the_end": HastenTheEnd,
    "tactical_mastery": TacticalMastery,
    # Stage III
    "subtle_influence": SubtleInfluence,
    "the_swarm_flies": SwarmFlies,
    "teeming_spawn": TeemingSpawn,
    "terran_civilization": TerranCivilization,
    "scorched_earth_policy": ScorchedEarth,
    "to_the_bitter_end": ToTheBitterEnd,
    "psi_disrupter": PsiDisrupter,
    "ultimate_sacrifice": UltimateSacrifice,
    "return_to_aiur": ReturnToAiur,
}
"""By slug: the procedure of a card, made from its player and its number. Heroes are gained by
`heroes.GainHero`, installations placed by `installing.PlaceInstallation`. All other cards only
change figures, or are asked about by name where their rule is carried out."""

AT_SETUP = frozenset({"emperor_arcturus_i"})
"""Those of Stage I that are resolved while the game is set up, and at no other time."""

RULES: dict[str, str] = {
    "forward_planning": "BW-LEADCARD-01",
    "a_new_rising_power": "BW-LEADCARD-02",
    "glimpse_the_future": "BW-LEADCARD-03",
    "hasten_the_end": "BW-LEADCARD-04",
    "sarah_kerrigan": "BW-LEADCARD-05",
    "deathblow": "BW-LEADCARD-06",
    "subtle_influence": "BW-LEADCARD-07",
    "endless_hunger": "BW-LEADCARD-08",
    "the_swarm": "BW-LEADCARD-09",
    "the_overmind": "BW-LEADCARD-10",
    "cerebrate_daggoth": "BW-LEADCARD-11",
    "torrasque": "BW-LEADCARD-12",
    "the_swarm_flies": "BW-LEADCARD-13",
    "teeming_spawn": "BW-LEADCARD-14",
    "emperor_arcturus_i": "BW-LEADCARD-15",
    "terran_dominion": "BW-LEADCARD-16",
    "the_sons_of_korhal": "BW-LEADCARD-17",
    "norad_ii": "BW-LEADCARD-18",
    "tactical_mastery": "BW-LEADCARD-19",
    "terran_civilization": "BW-LEADCARD-20",
    "scorched_earth_policy": "BW-LEADCARD-21",
    "storage_facilities": "BW-LEADCARD-22",
    "raynors_raiders": "BW-LEADCARD-23",
    "covert_operations": "BW-LEADCARD-24",
    "jim_raynor_hero": "BW-LEADCARD-25",
    "make_do_with_little": "BW-LEADCARD-26",
    "to_the_bitter_end": "BW-LEADCARD-27",
    "psi_disrupter": "BW-LEADCARD-28",
    "orbital_platform": "BW-LEADCARD-29",
    "domination": "BW-LEADCARD-30",
    "warp_gate": "BW-LEADCARD-31",
    "gantrithor": "BW-LEADCARD-32",
    "zeratul": "BW-LEADCARD-33",
    "ultimate_sacrifice": "BW-LEADCARD-34",
    "return_to_aiur": "BW-LEADCARD-35",
    "riches_of_aiur": "BW-LEADCARD-36",
    "predestined": "BW-LEADCARD-37",
    "conclave_fleet": "BW-LEADCARD-38",
    "fenix": "BW-LEADCARD-39",
    "khala_devotee": "BW-LEADCARD-40",
    "the_will_of_the_conclave": "BW-LEADCARD-41",
    "destiny": "BW-LEADCARD-42",
}
"""By slug: the rule that says in full what a card does."""
