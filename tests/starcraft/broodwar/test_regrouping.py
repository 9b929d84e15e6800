"""The eleven steps of the Regrouping Phase: what is scored, and in which order things happen."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.starcraft.board.state import PLANNING
from orrery.starcraft.rules.objectives import progress_of
from tests.marks import rule
from tests.starcraft.scenario import Position, Side, side, table

FAR_ZERG = side(at={"vyctor_5.2": "zergling base"})
HELD = {"helios.2": "base", "helios.3": "icc"}
TAKEN = {"helios.2": "marine", "helios.3": "marine"}
RAIDERS: dict[str, Any] = {"leaders": ["raynors_raiders"]}


def regrouping(sides: dict[str, Side], **more: Any) -> Position:
    """A Regrouping Phase in which all Leadership cards have been chosen."""
    options = {"stages_led": (1, 2, 3), **more}
    return table(sides, phase="regrouping", expansion="brood_war", **options)


def kinds(game: Position) -> list[str]:
    """What happened, each kind of event once where it first happened."""
    return list(dict.fromkeys(event.kind for event in game.events))


# ---- the order of the steps ----------------------------------------------------------------------


@rule("BW-REGROUP-06", "BW-REGROUP-09", "BW-REGROUP-11")
def test_everything_happens_in_the_order_of_the_steps() -> None:
    game = regrouping(
        {
            "overmind": side(
                at={
                    "helios.2": "base",
                    "helios.3": "icc",
                    "torus.1": "zergling",
                    "torus.3": "base",
                },
                transports=["helios-pridewater"],
                resources=["helios.2"],
                drawn=["encrypted_data_chip"],
            ),
            "jim_raynor": side(
                at={"helios.2": "marine", "helios.3": "marine", "vyctor_5.2": "base"}
            ),
        }
    )
    while game.state.phase != PLANNING:
        game.picks(game.options[0])
    told = [kind for kind in kinds(game) if kind in ORDER]
    assert told == list(ORDER)


ORDER = (
    "base-destroyed",
    "installation-destroyed",
    "transport-destroyed",
    "lose-resource",
    "gain-resource",
    "conquest",
    "play-event",
    "first-player",
)


@rule("BW-REGROUP-10", "BW-REGROUP-11")
def test_hands_are_cut_before_the_first_player_token_passes() -> None:
    zerg = [f"zerg_0{number}" for number in (1, 2, 3, 4, 5, 7, 8)]
    terran = [f"terran_0{number}" for number in (1, 2, 3, 6, 7, 8, 9)]
    game = regrouping(
        {
            "overmind": side(at={"helios.2": "zergling base"}, hand=zerg),
            "jim_raynor": side(at={"torus.2": "marine base"}, hand=terran),
        }
    )
    assert (game.prompt, game.asked) == ("discard-to-limit", "overmind")
    assert not game.told("first-player")
    game.picks(game.options[0])
    assert len(game.cards("overmind", "hand")) == 6
    assert len(game.cards("jim_raynor", "hand")) == 7, "eight are allowed"
    assert [event.seat for event in game.told("first-player")] == [1]


# ---- conquest points -----------------------------------------------------------------------------


@rule("BW-TOKEN-05", "BW-REGROUP-06")
def test_special_tokens_are_scored_by_whoever_controls_the_area() -> None:
    at = {"torus.2": "marine base", "torus.3": "marine", "helios.2": "point point"}
    game = regrouping(
        {
            "arcturus_mengsk": side(at=at),
            "overmind": side(at={"helios.2": "zergling base"}),
        }
    )
    assert game.player("overmind").conquest == 2, "an enemy of Mengsk scores them"
    assert game.player("arcturus_mengsk").conquest == 0


@rule("BW-TOKEN-05", "BW-REGROUP-06")
def test_special_tokens_add_to_what_is_printed() -> None:
    mengsk = side(at={"helios.1": "marine point", "torus.2": "marine base"})
    game = regrouping({"arcturus_mengsk": mengsk, "overmind": FAR_ZERG})
    assert game.player("arcturus_mengsk").conquest == 1 + 1


@rule("BW-TOKEN-05", "BW-LEADCARD-02", "BW-LEADCARD-23")
def test_an_area_with_a_special_token_counts_for_the_queen_and_a_resource_area_for_raynor() -> None:
    """Interaction 70."""
    at = {"helios.1": "zergling", "helios.3": "zergling", "helios.2": "zergling base point"}
    game = regrouping(
        {
            "queen_of_blades": side(at=at, leaders=["a_new_rising_power"]),
            "jim_raynor": side(at={"torus.2": "marine base"}, **RAIDERS),
        },
        event_deck=["scouting_party"],
    )
    progress = progress_of(game.state, game.box, 0)
    assert progress is not None
    assert progress.have == 3
    raynor = regrouping(
        {
            "jim_raynor": side(at={"helios.2": "marine base point"}, **RAIDERS),
            "overmind": FAR_ZERG,
        },
        event_deck=["scouting_party"],
    )
    held = progress_of(raynor.state, raynor.box, 0)
    assert held is not None
    assert held.have == 1


# ---- victory -------------------------------------------------------------------------------------


@rule("BW-REGROUP-07", "BW-REGROUP-06")
def test_fifteen_points_win_with_those_just_scored() -> None:
    game = regrouping(
        {
            "overmind": side(at={"helios.1": "zergling", "helios.2": "base"}, conquest=14),
            "jim_raynor": side(at={"torus.2": "marine base"}),
        }
    )
    assert game.is_over
    assert (game.winners(), game.state.ending) == (["overmind"], "conquest-points")


@rule("BW-REGROUP-07")
@pytest.mark.parametrize(("card", "is_over"), [("predestined", False), ("riches_of_aiur", True)])
def test_others_need_twenty_while_predestined_is_in_play(card: str, is_over: bool) -> None:
    game = regrouping(
        {
            "overmind": side(at={"helios.2": "zergling base"}, conquest=16),
            "aldaris": side(at={"torus.2": "zealot base"}, leaders=[card]),
        }
    )
    assert game.is_over == is_over


@rule("BW-REGROUP-09")
def test_the_second_end_card_ends_the_game_after_all_have_played() -> None:
    game = regrouping(
        {
            "overmind": side(at={"helios.2": "zergling base"}, drawn=["the_end_draws_near"]),
            "jim_raynor": side(
                at={"torus.2": "marine base"}, drawn=["encrypted_data_chip"], conquest=3
            ),
        },
        common=1,
    )
    game.picks("event the_end_draws_near")
    assert game.winners() == [], "the other player has not played yet"
    game.picks("event encrypted_data_chip", "token gas", "token gas")
    assert game.winners() == ["jim_raynor"]
    assert not game.told("first-player"), "nothing further is done"


@rule("BW-REGROUP-09")
def test_a_stage_that_begins_here_brings_leadership_cards_in_the_next_round_only() -> None:
    game = regrouping(
        {
            "overmind": side(at={"helios.2": "zergling base"}, drawn=["accelerated_progress"]),
            "jim_raynor": side(at={"torus.2": "marine base"}),
        },
        event_deck=["encrypted_data_chip", "air_support_event"],
        stages_led=(1,),
    )
    assert game.prompt == "play-event", "in Stage I nobody has a choice left"
    game.picks("event accelerated_progress", "token gas", "token gas")
    assert game.state.event_deck == (game.box.event("air_support_event"),), "Stage II"
    assert game.prompt == "order-where"
    assert not game.told("choose-leader")
