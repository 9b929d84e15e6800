"""StarCraft: The Board Game, by every rule of rules/starcraft.md.

The rest of the program uses `STARCRAFT`, its ruleset. Each room imports only those after it:
`words`, `knowledge`, `rules`, `board`, `facts`.
"""

from orrery.starcraft.ruleset import STARCRAFT

__all__ = ("STARCRAFT",)
