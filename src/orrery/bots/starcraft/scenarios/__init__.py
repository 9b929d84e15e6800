"""Scenarios and Survival as `greedy` sees them: what the aims are worth, items, driven factions."""
