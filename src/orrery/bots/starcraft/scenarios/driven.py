"""Whose pieces a decision is about: a program may decide for a faction that nobody plays."""

from __future__ import annotations

from orrery.bots.starcraft.table import StarCraftWindow
from orrery.starcraft.facts.box import Box
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.knowledge.shown import StarCraftView


def acting(box: Box, window: StarCraftWindow, view: StarCraftView) -> int:
    """The player whose pieces are moved, built or defended: the seat that is asked, or the one that
    it decides for, in its turn, in its battles and when its units are placed (BW-SCEN-35,
    BW-SCEN-38, BW-SCEN-43)."""
    seat, turn, battle = window.seat, view["under_way"].get("driven"), view["battle"]
    if not box.run_by:
        return seat
    if turn is not None:
        return turn["seat"]
    others = [one for one in range(len(view["players"])) if is_run_by(box, view, one, seat)]
    if battle is not None and seat not in battle["seats"]:
        return next((one for one in others if one in battle["seats"]), seat)
    if window.prompt.key == "starting-unit":
        faction = box.unit_faction[window.options[0].what]
        return next((one for one in others if view["players"][one]["faction"] == faction), seat)
    return seat


def is_run_by(box: Box, view: StarCraftView, seat: int, runner: int) -> bool:
    """Whether a player's pieces are those of a faction that another one runs."""
    faction, other = view["players"][seat]["faction"], view["players"][runner]["faction"]
    return faction != NONE and box.run_by[faction] == other != NONE
