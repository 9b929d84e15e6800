"""Experiments: games between programs."""
