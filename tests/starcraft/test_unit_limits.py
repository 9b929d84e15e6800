"""Unit limits of the move step: only the final position counts, and it can always be reached."""

from orrery.core.decisions import DONE
from tests.marks import rule
from tests.starcraft.marches import march, why_not_area, why_not_move
from tests.starcraft.orders import executing
from tests.starcraft.scenario import Position, side


def can_end(game: Position) -> bool:
    return "done" in game.options


@rule("SC-COMP-10", "SC-MOVE-08")
def test_a_base_does_not_count_against_the_limit_and_a_fourth_unit_does_not_fit() -> None:
    game = executing(
        "overmind mobilize",
        overmind=side(
            at={
                "helios.4": "zergling zergling base",
                "helios.2": "hydralisk",
                "torus.1": "hydralisk",
            },
            transports=["helios-torus"],
        ),
    )
    march(game, "hydralisk helios.2 helios.4")
    assert game.army("helios.4") == ["zergling", "zergling", "hydralisk"]
    assert can_end(game)
    march(game, "hydralisk torus.1 helios.4")
    assert not can_end(game)
    assert game.why("overmind", DONE) == "SC-MOVE-08"


@rule("SC-MOVE-08")
def test_two_full_areas_exchange_units() -> None:
    game = executing(
        "overmind mobilize",
        overmind=side(at={"helios.1": "zergling zergling", "helios.3": "hydralisk hydralisk"}),
    )
    march(game, "2 zergling helios.1 helios.3")
    assert not can_end(game)
    march(game, "2 hydralisk helios.3 helios.1")
    assert can_end(game)
    assert game.army("helios.1") == ["hydralisk", "hydralisk"]


@rule("SC-MOVE-08")
def test_what_has_arrived_must_fit() -> None:
    game = executing(
        "overmind mobilize",
        overmind=side(
            at={"helios.1": "zergling zergling", "torus.3": "hydralisk hydralisk hydralisk"},
            transports=["helios-torus"],
        ),
    )
    march(game, "2 hydralisk torus.3 helios.1")
    game.picks("move hydralisk torus.3")
    assert why_not_area(game, "overmind", "helios.1") == "SC-MOVE-08"
    assert "area helios.1" not in game.options


@rule("SC-MOVE-08")
def test_no_more_units_come_than_the_planet_has_places_for() -> None:
    full = {"helios.1": "zergling zergling", "helios.3": "zergling zergling"}
    game = executing(
        "overmind mobilize",
        overmind=side(
            at={
                **full,
                "helios.2": "hydralisk " * 4,
                "helios.4": "ultralisk " * 3,
                "torus.1": "queen",
            },
            transports=["helios-torus"],
        ),
    )
    assert why_not_move(game, "overmind", "queen", "torus.1") == "SC-MOVE-08"
    assert why_not_move(game, "overmind", "zergling", "helios.1") is None


@rule("SC-EX-07", "SC-MOVE-08", "SC-COMP-10")
def test_example_of_voluntary_destruction_while_moving() -> None:
    game = executing(
        "overmind mobilize",
        overmind=side(
            at={"helios.2": "zergling " * 4, "torus.1": "hydralisk hydralisk"},
            transports=["helios-torus"],
        ),
    )
    for _ in range(2):
        game.picks("destroy", "area helios.2")
    march(game, "2 hydralisk torus.1 helios.2")
    game.picks("done")
    assert sorted(game.army("helios.2")) == ["hydralisk", "hydralisk", "zergling", "zergling"]
    assert game.supply("overmind", "zergling") == 7


@rule("SC-MOVE-08", "SC-MOVE-07")
def test_units_beside_an_enemy_base_exchange_places_with_others() -> None:
    game = executing(
        "overmind mobilize",
        "abaddon",
        galaxy=["abaddon 0 0", "helios 0 1"],
        overmind=side(at={"abaddon.1": "zergling " * 4, "abaddon.2": "hydralisk " * 3}),
        jim_raynor=side(at={"abaddon.1": "base", "helios.1": "marine"}),
    )
    march(game, "zergling abaddon.1 abaddon.2")
    assert not can_end(game)
    march(game, "hydralisk abaddon.2 abaddon.1")
    assert can_end(game)
    assert game.army("abaddon.1") == ["zergling", "zergling", "zergling", "hydralisk"]


@rule("SC-MOVE-09")
def test_the_places_of_arrived_units_that_were_destroyed_are_free_again() -> None:
    game = executing(
        "overmind mobilize",
        overmind=side(
            at={"helios.2": "zergling", "torus.3": "hydralisk " * 4}, transports=["helios-torus"]
        ),
    )
    march(game, "2 hydralisk torus.3 helios.1")
    for _ in range(2):
        game.picks("destroy", "area helios.1")
    march(game, "2 hydralisk torus.3 helios.1")
    assert game.army("helios.1") == ["hydralisk", "hydralisk"]
    assert can_end(game)
