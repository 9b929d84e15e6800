"""What heroes add in battles, from their Leadership cards. What else these cards do is carried out
elsewhere."""

from __future__ import annotations

from orrery.starcraft.rules.cards.effects import HeroBonus

HEROES: dict[str, HeroBonus] = {
    "sarah_kerrigan": HeroBonus("BW-LEADCARD-05", any_card=True),
    "norad_ii": HeroBonus("BW-LEADCARD-18", health=1),
    "jim_raynor_hero": HeroBonus("BW-LEADCARD-25", health=2, army=1),
    "gantrithor": HeroBonus("BW-LEADCARD-32", health=1),
    "zeratul": HeroBonus("BW-LEADCARD-33", attack=1, health=1),
    "fenix": HeroBonus("BW-LEADCARD-39", health=2),
}
"""By hero; Torrasque adds nothing."""
