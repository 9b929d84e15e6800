"""Programs for StarCraft."""
