"""BW-SCEN-85 to BW-SCEN-89: factions that are joined where fewer than six play Eye of the Storm."""

from __future__ import annotations

from collections import Counter
from typing import Any

from orrery.starcraft.words.questions import prompt_line
from tests.marks import rule
from tests.starcraft.broodwar.scenes import scenario
from tests.starcraft.broodwar.test_eye_of_the_storm import STORM, bases, on, started
from tests.starcraft.scenario import Position, side


@rule("BW-SCEN-85", "BW-SCEN-EX3")
def test_with_five_raynor_also_has_the_forces_of_mengsk() -> None:
    game = started("5")
    assert bases(game, "jim_raynor") == ["dylar_iv", "moria"]
    assert on(game, "dylar_iv") == {"marine": 2, "firebat": 2}
    assert game.player("jim_raynor").pool == 17
    assert len(game.transports("jim_raynor")) == 2
    assert any("dylar_iv" in route for route in game.transports("jim_raynor"))


@rule("BW-SCEN-85")
def test_with_three_each_player_has_the_forces_of_two() -> None:
    game = started("3")
    assert len(bases(game, "overmind")) == 4
    assert game.player("overmind").pool == 14
    assert len(bases(game, "aldaris")) == 2
    assert game.player("aldaris").pool == 15
    assert len(game.transports("overmind")) == 4


@rule("BW-SCEN-86")
def test_pieces_of_both_colours() -> None:
    game, alone = started("5"), started("6")
    raynor, other = game.player("jim_raynor"), alone.player("jim_raynor")
    assert raynor.transport_supply + 2 == 14
    assert raynor.worker_supply + raynor.pool == 30
    assert raynor.base_supply + 2 == 7, "its own six, and the one that Mengsk begins with"
    assert other.worker_supply + other.pool == 15
    marines = game.box.figures[game.box.unit(raynor.faction, "marine")]
    assert marines == 2 * alone.box.figures[alone.box.unit(other.faction, "marine")]
    assert game.supply("jim_raynor", "marine") == marines - 5


@rule("BW-SCEN-87")
def test_both_colours_have_one_deck_and_one_sheet() -> None:
    game, alone = started("5"), started("6")
    raynor, other = game.player("jim_raynor"), alone.player("jim_raynor")
    assert len(raynor.deck) + len(raynor.hand) == len(other.deck) + len(other.hand)
    assert len(raynor.tech_deck) == len(other.tech_deck)
    assert raynor.buildings == other.buildings


def joined(**options: Any) -> Position:
    """Five players: Raynor has the pieces of Mengsk too."""
    every = {
        "jim_raynor": side(at={"moria.1": "base marine", "dylar_iv.2": "base"}),
        "queen_of_blades": side(at={"hydrax.2": "base"}),
        "overmind": side(at={"antiga_prime.2": "base"}),
        "aldaris": side(at={"bhekar_ro.2": "base"}),
        "tassadar": side(at={"pridewater.1": "base"}),
    }
    return scenario(STORM, every, **options)


def place(game: Position) -> str:
    """One order on the first planet there is; who placed it."""
    seat = game.asked
    game.picks(next(text for text in game.options if text.startswith("planet")))
    game.picks(game.options[0])
    return seat


@rule("BW-SCEN-88")
def test_two_orders_each_time_and_eight_in_all() -> None:
    game = joined(phase="planning")
    placed = []
    while game.prompt.startswith("order-"):
        placed.append(place(game))
    assert placed[:4] == ["jim_raynor", "jim_raynor", "queen_of_blades", "overmind"]
    assert Counter(placed) == {
        "jim_raynor": 8, "queen_of_blades": 4, "overmind": 4, "aldaris": 4, "tassadar": 4,
    }  # fmt: skip


@rule("BW-SCEN-88")
def test_the_second_order_must_be_placed() -> None:
    game = joined(phase="planning")
    assert prompt_line(game.game, "en") == "Place two orders in cycle 1 of 4: where?"
    place(game)
    assert game.asked == "jim_raynor"
    assert "done" not in game.options
    assert prompt_line(game.game, "en") == "Place the second order in cycle 1 of 4: where?"
    place(game)
    assert prompt_line(game.game, "en") == "Place order 1 of 4: where?"


@rule("BW-SCEN-88", "BW-DEFEND-01")
def test_one_defend_order_in_a_phase_even_for_two_factions() -> None:
    game = joined(phase="planning")
    game.picks("defend moria.1")
    while game.prompt != "order-where":
        game.picks(game.options[-1])
    assert game.asked == "jim_raynor"
    assert not any(text.startswith("defend") for text in game.options)


@rule("BW-SCEN-88")
def test_the_tokens_of_both_factions_can_be_placed() -> None:
    game = joined(phase="planning")
    tokens = game.player("jim_raynor").orders
    assert tokens[:3] == (4, 4, 4)
    assert tokens[3:6] == (2, 2, 2)
    assert game.player("aldaris").orders[:3] == (2, 2, 2)


@rule("BW-SCEN-89")
def test_whoever_has_eight_orders_goes_on_when_the_others_have_finished() -> None:
    orders = {"moria": ["jim_raynor research"] * 3, "bhekar_ro": ["aldaris research"]}
    game = joined(orders=orders)
    asked = []
    while not game.is_over and game.prompt in ("reveal", "execute-or-draw", "execute"):
        asked.append(game.asked)
        draw = [text for text in game.options if text.startswith(("reveal", "draw-event"))]
        game.picks(draw[0])
    assert asked == ["jim_raynor"] * 2 + ["aldaris"] * 2 + ["jim_raynor"] * 4


@rule("BW-SCEN-89")
def test_whoever_has_eight_orders_is_obstructed_only_if_all_that_are_left_are_covered() -> None:
    """One of Raynor's is on top of its stack at first; the other one waits for Aldaris."""
    orders = {
        "moria": ["jim_raynor research"],
        "bhekar_ro": ["jim_raynor research", "aldaris research", "aldaris research"],
    }
    game = joined(orders=orders)
    while not game.is_over and game.prompt in ("reveal", "execute"):
        game.picks(next(one for one in game.options if one.startswith(("reveal", "draw-event"))))
    assert len(game.told("obstructed")) == 1
    assert [one.seat for one in game.told("reveal")].count(0) == 2
