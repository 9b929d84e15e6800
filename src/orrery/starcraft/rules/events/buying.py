"""Event cards that let a player buy or gain a building, a module or a technology."""

from __future__ import annotations

from orrery.starcraft.rules.orders.purchases import FREE, LESS_ONE, GainUpgrade
from orrery.starcraft.rules.orders.research import LearnTechnology

ALL_COPIES = 99
"""Any number of the new cards may go to the hand."""


def base_construction(seat: int, card: int) -> GainUpgrade:
    """Buy a building or module for one resource less, or decline; no planet, unit or base is needed
    (SC-EVENT-14, SC-EVENT-09, BW-CARD-46)."""
    return GainUpgrade(seat, LESS_ONE)


def brilliant_engineering(seat: int, card: int) -> GainUpgrade:
    """Gain a building or module free of charge, a new one too (SC-EVENT-38, SC-EVENT-09,
    BW-CARD-46)."""
    return GainUpgrade(seat, FREE)


def technological_advance(seat: int, card: int) -> LearnTechnology:
    """Buy a technology for one resource less, or decline; one of its cards may go to the hand, and
    the Combat deck is shuffled with the discards (SC-EVENT-15, SC-EVENT-09)."""
    return LearnTechnology(seat, LESS_ONE, 1, 1)


def technological_breakthrough(seat: int, card: int) -> LearnTechnology:
    """Gain a technology free; any number of its cards may go to the hand, and the Combat deck is
    shuffled with the discards (SC-EVENT-42, SC-EVENT-09)."""
    return LearnTechnology(seat, FREE, ALL_COPIES, 1)
