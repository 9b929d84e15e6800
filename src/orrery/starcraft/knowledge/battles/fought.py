"""The latest battle as a reader was told of it. Most battles are over within the pick that lays
their last card: what lay there and who fell is gone from the table, but not from what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.starcraft.knowledge.battles.retold import Retold

if TYPE_CHECKING:
    from collections.abc import Sequence

    from orrery.core.events import Event
    from orrery.starcraft.facts.box import Box
    from orrery.starcraft.knowledge.shown_battles import BattleShown, FoughtShown, LaneShown


def fought(
    box: Box,
    factions: Sequence[int],
    told: Sequence[Event],
    battle: BattleShown | None,
    lanes: Sequence[LaneShown | None],
    is_over: bool,
) -> FoughtShown | None:
    """The battle that began with the first of these events, which are what a reader was told; with
    the battle on the table and its sums as the reader sees them, and who plays which faction."""
    if not told or told[0].kind != "battle":
        return None
    retold = Retold(box, told[0])
    for event in told[1:]:
        retold.take(event)
    shown = retold.shown
    shown["ended"] = battle is None or is_over
    name_decks(box, factions, shown)
    if battle is None:
        return shown
    shown["step"] = battle["step"]
    for lane, sums, skirmish in zip(shown["lanes"], lanes, battle["skirmishes"], strict=False):
        lane["over"] = bool(skirmish["over"])
        if sums is not None and not lane["open"]:
            lane["lines"], lane["open"] = sums["lines"], sums["open"]
            lane["enough"] = sums["enough"]
            lane["attack"], lane["health"] = sums["attack"], sums["health"]
            if "keywords" in sums:
                lane["keywords"] = sums["keywords"]
    return shown


def name_decks(box: Box, factions: Sequence[int], shown: FoughtShown) -> None:
    """Cards of another's deck say so: everybody knows that the card of a stolen unit is from the
    deck of its first owner, whether or not they know the card (BW-KEY-09)."""
    for lane in shown["lanes"]:
        for seat, front, cards in zip(shown["seats"], lane["front"], lane["cards"], strict=True):
            for one in cards:
                card, deck = one["card"], factions[seat]
                if card is not None:
                    deck = box.card_faction[card]
                elif one["from_deck"]:
                    deck = box.unit_faction[front]
                if deck != factions[seat]:
                    one["deck"] = deck
