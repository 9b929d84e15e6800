"""Decisions that only scenarios ask for: setting up, sparing a teammate, a faction that nobody
plays."""

from __future__ import annotations

from orrery.bots.starcraft.judgement import Judgement
from orrery.bots.starcraft.marching import ENOUGH, best_march
from orrery.core.decisions import DONE, Option
from orrery.core.window import Answer
from orrery.starcraft.facts.terms import NONE


def shelter(judgement: Judgement, options: list[Option]) -> Answer:
    """A base, an installation or an item that decides goes where most units can stand with it, or
    do already; otherwise where control is worth most."""
    box, table = judgement.box, judgement.table

    def safety(option: Option) -> tuple[int, int, float]:
        area = option.what
        units = len(table.armies[area]) if table.is_mine(area) else 0
        return units, box.limit[area], judgement.gives(area)

    return Answer(max(options, key=safety), "bot-sc-shelter")


def spare(judgement: Judgement, options: list[Option]) -> Answer:
    """A teammate's base and Resource cards are worth more to the team where they are
    (BW-MODE-21)."""
    return Answer(Option("spare"), "bot-sc-spare")


def driven_move(judgement: Judgement, options: list[Option]) -> Answer:
    """The planet on which its units gain most, or none (BW-SCEN-40)."""
    planets = [one for one in options if one != DONE]
    best = max(planets, key=lambda one: best_march(judgement, one.what).worth)
    if best_march(judgement, best.what).worth <= ENOUGH:
        return Answer(DONE, "bot-sc-hold")
    return Answer(best, "bot-sc-driven")


def driven_build(judgement: Judgement, options: list[Option]) -> Answer:
    """First where more is at stake: what is paid there cannot be paid elsewhere (BW-SCEN-38)."""

    def stake(option: Option) -> float:
        area = judgement.own_base(option.what)
        army = () if area == NONE else tuple(judgement.table.armies[area])
        return -judgement.hold(area, army) if area != NONE else 0.0

    return Answer(max(options, key=stake), "bot-sc-driven")
