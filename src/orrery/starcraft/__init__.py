"""StarCraft: The Board Game, by every rule of rules/starcraft.md."""
