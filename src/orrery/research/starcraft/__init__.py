"""StarCraft and Brood War for nets: ids and observations."""
