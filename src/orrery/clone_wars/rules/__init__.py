"""The rulebook: setup, turns, purchases, attacks and abilities. Imports `board` and `facts`."""
