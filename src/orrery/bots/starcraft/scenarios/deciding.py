"""Decisions that only scenarios ask for: setting up, sparing a teammate, a faction that nobody
plays."""

from __future__ import annotations

from orrery.bots.starcraft.judgement import Judgement, remade
from orrery.bots.starcraft.marching import ENOUGH, best_march
from orrery.bots.starcraft.places import room
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


def lay_out(judgement: Judgement, options: list[Option]) -> Answer:
    """A starting unit goes where it is most useful once all that come with it have found their
    places, the best ones first (BW-MODE-15)."""
    asked, areas = options[0].what, {one.to: one for one in options}
    for unit in still_to_place(judgement, asked, options[0].to):
        armies = judgement.table.armies
        free = [area for area in areas if room(judgement, area, armies[area], unit) > 0]
        best = max(free, key=lambda one: judgement.joins(unit, one), default=NONE)
        if unit == asked and best != NONE:
            return Answer(areas[best], "bot-sc-place")
        if best != NONE:
            judgement = with_unit(judgement, unit, best)
    return Answer(options[0], "bot-sc-place")


def still_to_place(judgement: Judgement, asked: int, area: int) -> list[int]:
    """The units of a scenario's force that are not on its planet yet, the best ones first."""
    box, table, planet = judgement.box, judgement.table, judgement.box.planet_of[area]
    placed = sum(len(table.armies[one]) for one in box.areas_of[planet])
    forces = () if box.scenario is None else box.scenario.forces
    units = next(
        (one.units[placed:] for one in forces if one.planet == planet and asked in one.units),
        (asked,),
    )
    return sorted(units, key=lambda one: (-judgement.units[one].worth, one))


def with_unit(judgement: Judgement, unit: int, area: int) -> Judgement:
    """The same judgement with one more unit of ours in an area."""
    table = judgement.table.copy()
    armies, owners = list(table.armies), list(table.owners)
    armies[area], owners[area] = tuple(sorted((*armies[area], unit))), judgement.seat
    table.armies, table.owners = tuple(armies), tuple(owners)
    return remade(judgement, table)


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
        army = () if area == NONE else judgement.table.armies[area]
        return -judgement.hold(area, army) if area != NONE else 0.0

    return Answer(max(options, key=stake), "bot-sc-driven")
