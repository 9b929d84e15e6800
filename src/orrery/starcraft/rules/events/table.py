"""Every Event card that does something at once, by title."""

from __future__ import annotations

from collections.abc import Callable

from orrery.starcraft.board.state import Step
from orrery.starcraft.rules.events.areas import DepleteAreas, RichVein
from orrery.starcraft.rules.events.assault import SurpriseAssault
from orrery.starcraft.rules.events.buying import (
    base_construction,
    brilliant_engineering,
    technological_advance,
    technological_breakthrough,
)
from orrery.starcraft.rules.events.free_units import (
    air_support,
    flagship,
    reinforcements,
    scouting_party,
)
from orrery.starcraft.rules.events.leadership import InspiringLeadership, SubtlePlanning
from orrery.starcraft.rules.events.navigation import NavigationError
from orrery.starcraft.rules.events.rivals import Informant, Saboteur
from orrery.starcraft.rules.events.routes import (
    EmergencyRerouting,
    InvasionPreparation,
    StellarMaelstrom,
)
from orrery.starcraft.rules.events.tokens import encrypted_data_chip, xelnaga_artifact

TEXTS: dict[str, Callable[[int, int], Step]] = {
    # Stage I
    "emergency_rerouting": EmergencyRerouting,
    "navigation_error": NavigationError,
    "scouting_party": scouting_party,
    "base_construction": base_construction,
    "technological_advance": technological_advance,
    "refinery_bombardment": DepleteAreas,
    "subtle_planning": SubtlePlanning,
    "encrypted_data_chip": encrypted_data_chip,
    # Stage II
    "air_support_event": air_support,
    "invasion_preparation": InvasionPreparation,
    "reinforcements": reinforcements,
    "stellar_maelstrom": StellarMaelstrom,
    "rich_vein": RichVein,
    "saboteur": Saboteur,
    "refinery_sabotage": DepleteAreas,
    "brilliant_engineering": brilliant_engineering,
    "xelnaga_artifact": xelnaga_artifact,
    # Stage III
    "flagship": flagship,
    "informant": Informant,
    "surprise_assault": SurpriseAssault,
    "technological_breakthrough": technological_breakthrough,
    "materials_shortage": DepleteAreas,
    "inspiring_leadership": InspiringLeadership,
}
"""By slug: the procedure of a card, made from its player and its number. Accelerated Progress,
Stalling Tactic and The End Draws Near are about the cards themselves: `play_events.ExecuteEvent`
does what they say. All others stay in the play area."""
