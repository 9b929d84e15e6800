"""StarCraft in a terminal."""
