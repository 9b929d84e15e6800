"""What all cards with text do, of every race."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from orrery.starcraft.rules.cards import protoss, terran, zerg
from orrery.starcraft.rules.cards.effects import CardText

if TYPE_CHECKING:
    from orrery.starcraft.facts.box import Box


def bits_of(box: Box, slugs: Sequence[str]) -> int:
    """The bits of unit types; a type that the box does not have has none."""
    mask = 0
    for slug in slugs:
        mask |= box.bits.get(slug, 0)
    return mask


def texts_of(box: Box) -> dict[str, CardText]:
    """What the cards with text do, by slug; their lists name types or whole classes of units
    (BW-CARD-45)."""

    def units(*slugs: str) -> int:
        return bits_of(box, slugs)

    return {**terran.texts(units), **protoss.texts(units), **zerg.texts(units)}
