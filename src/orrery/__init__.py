"""Orrery: a digital tabletop for rules-heavy games of planets and war, by the book."""

__version__ = "0.1.0"
