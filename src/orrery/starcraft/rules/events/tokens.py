"""Event cards that give resource tokens."""

from __future__ import annotations

from orrery.starcraft.rules.tokens import GainTokens


def encrypted_data_chip(seat: int, card: int) -> GainTokens:
    """Two resource tokens of any kinds (BW-CARD-25)."""
    return GainTokens(seat, 2)


def xelnaga_artifact(seat: int, card: int) -> GainTokens:
    """Three resource tokens of any kinds (BW-CARD-27)."""
    return GainTokens(seat, 3)
