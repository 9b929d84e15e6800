"""Star Wars: The Deckbuilding Game - Clone Wars, alone and combined with the first edition.

The rest of the program uses `CLONE_WARS`, its ruleset. Each room imports only those after it:
`words`, `knowledge`, `rules`, `board`, `facts`.
"""

from orrery.clone_wars.ruleset import CLONE_WARS

__all__ = ("CLONE_WARS",)
