"""What a page is told of a game with the expansion besides its view."""

from __future__ import annotations

from orrery.starcraft.knowledge.figures import figures
from orrery.starcraft.knowledge.shown import FiguresShown
from orrery.starcraft.knowledge.view import view
from tests.marks import rule
from tests.starcraft.scenario import Position, side, table


def told(game: Position) -> FiguresShown:
    return figures(game.game, view(game.game, None), ())


def position() -> Position:
    return table(
        overmind=side(at={"helios.2": "zergling base"}),
        aldaris=side(at={"torus.2": "zealot base"}),
        phase="planning",
        expansion="brood_war",
    )


def test_the_steps_of_regrouping_have_the_numbers_of_this_game() -> None:
    steps = told(position())["turn"]["steps"]
    assert len(steps) == 12
    assert (steps.index("leadership") + 1, steps.index("points") + 1) == (5, 6)
    base = table(overmind=side(at={"helios.2": "base"}), jim_raynor=side(at={"torus.2": "base"}))
    assert len(told(base)["turn"]["steps"]) == 10


@rule("BW-LEAD-10")
def test_without_the_card_there_is_no_objective_not_even_that_of_aldaris() -> None:
    assert [one["objective"] for one in told(position())["standing"]] == [None, None]
    led = table(
        overmind=side(at={"helios.2": "zergling base"}),
        aldaris=side(at={"torus.2": "zealot base"}, leaders=["predestined"]),
        phase="planning",
        expansion="brood_war",
    )
    assert told(led)["standing"][1]["objective"] == {"have": 0, "need": 2}


@rule("BW-LEADCARD-08")
def test_the_permanent_resources_are_those_of_the_sheet_and_of_the_cards() -> None:
    led = table(
        overmind=side(at={"helios.2": "zergling base"}, leaders=["endless_hunger"]),
        aldaris=side(at={"torus.2": "zealot base"}),
        phase="planning",
        expansion="brood_war",
    )
    printed = [list(led.box.permanent[one.faction]) for one in led.state.players]
    minerals, gas = printed[0]
    assert [one["permanent"] for one in told(led)["standing"]] == [
        [minerals + 1, gas + 1],
        printed[1],
    ]
    base = table(overmind=side(at={"helios.2": "base"}), jim_raynor=side(at={"torus.2": "base"}))
    assert all("permanent" not in one for one in told(base)["standing"])
