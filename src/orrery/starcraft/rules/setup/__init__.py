"""A whole game, and how its galaxy is built."""
