"""BW-CARD-24, -28: Event cards about Leadership cards."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.decisions import DONE, Option
from orrery.starcraft.facts.terms import ORDERS
from orrery.starcraft.rules.points import points_of_installation
from tests.marks import rule
from tests.starcraft.broodwar.led import installation, slugs
from tests.starcraft.scenario import Position, side, table

FAR = side(at={"vyctor_5.2": "marine base"}, leaders=["raynors_raiders"])


def playing(event: str, leaders: list[str], **more: Any) -> Position:
    """The Overmind plays an Event card; the Leadership cards of all stages have been chosen."""
    settings = more.pop("settings", None)
    game = table(
        overmind=side(
            at=more.pop("at", {"helios.2": "zergling base", "helios.3": "zergling"}),
            drawn=[event],
            leaders=leaders,
            **more,
        ),
        jim_raynor=FAR,
        phase="regrouping",
        expansion="brood_war",
        stages_led=(1, 2, 3),
        settings=settings,
    )
    while game.prompt != "play-event":
        game.picks(game.options[-1])
    game.picks(f"event {event}")
    return game


@rule("BW-CARD-24")
def test_subtle_planning_replaces_the_card_of_stage_i() -> None:
    game = playing("subtle_planning", ["the_swarm"])
    assert (game.prompt, game.options) == (
        "subtle-planning",
        ["leader endless_hunger", "leader the_overmind", "done"],
    )
    workers = game.player("overmind").worker_supply
    game.picks("leader endless_hunger")
    assert slugs(game, "overmind") == ["endless_hunger"]
    assert slugs(game, "overmind", "leaders").count("the_swarm") == 0, "it has left the game"
    assert game.army("helios.2") == ["zergling"], "no starting forces"
    assert game.player("overmind").worker_supply == workers


@rule("BW-CARD-24")
def test_subtle_planning_may_be_declined() -> None:
    game = playing("subtle_planning", ["the_swarm"])
    box = game.box
    other = next(at for at, one in enumerate(box.leadership) if one.slug == "teeming_spawn")
    assert game.why("overmind", Option("leader", other)) == "BW-CARD-24"
    assert game.why("overmind", DONE) is None
    game.picks("done")
    assert slugs(game, "overmind") == ["the_swarm"]


@rule("BW-CARD-24")
def test_subtle_planning_without_a_present_card_of_stage_i() -> None:
    game = playing("subtle_planning", [])
    game.picks("leader the_swarm")
    assert slugs(game, "overmind") == ["the_swarm"]


@rule("BW-CARD-24")
def test_an_installation_of_the_new_card_is_placed_now_and_one_of_the_old_card_stays_idle() -> None:
    game = playing("subtle_planning", ["endless_hunger"])
    game.picks("leader the_overmind")
    assert installation(game, "helios.3") == ("overmind", "overmind"), "the only area for it"
    assert points_of_installation(game.game, 0) == 1
    other = playing(
        "subtle_planning", ["the_overmind"], at={"helios.2": "base", "helios.3": "overmind"}
    )
    other.picks("leader endless_hunger")
    assert installation(other, "helios.3") == ("overmind", "overmind")
    assert points_of_installation(other.game, 0) == 0


def replacing(faction: str, old: str, new: str, **more: Any) -> Position:
    """A Terran player plays Subtle Planning in the middle of a game."""
    game = table(
        {
            faction: side(
                at={"helios.2": "marine base"}, drawn=["subtle_planning"], leaders=[old], **more
            ),
            "overmind": side(at={"vyctor_5.2": "zergling base"}),
        },
        phase="regrouping",
        expansion="brood_war",
        stages_led=(1, 2, 3),
    )
    while game.prompt != "play-event":
        game.picks(game.options[-1])
    game.picks("event subtle_planning", f"leader {new}")
    return game


@rule("BW-CARD-24", "BW-TOKEN-06")
def test_the_star_order_comes_and_goes_with_its_card_and_nobody_becomes_first_player() -> None:
    lost = replacing("arcturus_mengsk", "the_sons_of_korhal", "emperor_arcturus_i")
    assert lost.player("arcturus_mengsk").orders[ORDERS.index("star")] == 0
    assert lost.prompt == "order-where", "naming a first player belongs to setup"
    assert [event.seat for event in lost.told("first-player")] == [1], "the token has passed"
    gained = replacing("arcturus_mengsk", "emperor_arcturus_i", "the_sons_of_korhal")
    assert gained.player("arcturus_mengsk").orders[ORDERS.index("star")] == 1
    assert gained.army("helios.2") == ["marine"]


@rule("BW-CARD-24")
def test_units_on_the_old_card_return_to_the_supply_and_no_ghosts_wait_on_the_new_one() -> None:
    old, new = "covert_operations", "storage_facilities"
    game = replacing("jim_raynor", old, new, reserve="ghost ghost")
    assert game.player("jim_raynor").reserve == ()
    assert game.supply("jim_raynor", "ghost") == 3
    other = replacing("jim_raynor", new, old)
    assert slugs(other, "jim_raynor") == [old]
    assert other.player("jim_raynor").reserve == ()
    assert other.supply("jim_raynor", "ghost") == 3


@rule("BW-CARD-24", "BW-CARD-28")
def test_without_leadership_cards_nothing_happens() -> None:
    for event in ("subtle_planning", "inspiring_leadership"):
        game = playing(event, [], settings={"leadership": "no"})
        assert game.prompt == "order-where"


@rule("BW-CARD-28")
def test_inspiring_leadership_resolves_one_of_two_cards_of_stage_iii() -> None:
    game = playing("inspiring_leadership", ["the_swarm"])
    assert (game.prompt, game.options) == (
        "inspiring-leadership",
        ["leader the_swarm_flies", "leader teeming_spawn"],
    )
    assert game.why("overmind", DONE) == "BW-CARD-28"
    game.picks("leader the_swarm_flies")
    assert "the_swarm_flies" not in slugs(game, "overmind", "leaders")
    assert "teeming_spawn" in slugs(game, "overmind", "leaders")
    assert [event.seat for event in game.told("leader")] == [0]


@rule("BW-CARD-28")
def test_inspiring_leadership_with_one_card_left_asks_nothing_about_it() -> None:
    game = playing("inspiring_leadership", ["the_swarm", "teeming_spawn"])
    assert game.told("leader")
    assert slugs(game, "overmind", "leaders").count("the_swarm_flies") == 0


@rule("BW-CARD-28", "BW-LEADCARD-43")
def test_a_delayed_card_begins_with_the_next_round() -> None:
    """Interaction 64."""
    game = table(
        queen_of_blades=side(
            at={"helios.2": "zergling base"},
            drawn=["inspiring_leadership"],
            leaders=["a_new_rising_power"],
        ),
        jim_raynor=FAR,
        phase="regrouping",
        expansion="brood_war",
        stages_led=(1, 2, 3),
    )
    game.picks("event inspiring_leadership", "leader deathblow")
    assert slugs(game, "queen_of_blades") == ["a_new_rising_power", "deathblow"]
    assert game.state.round == 2


@rule("BW-CARD-28", "BW-LEADCARD-42")
@pytest.mark.parametrize("card", ["destiny", "the_will_of_the_conclave"])
def test_destiny_stops_the_end_of_the_game_in_this_very_step(card: str) -> None:
    game = table(
        aldaris=side(
            at={"helios.2": "zealot base"},
            drawn=["inspiring_leadership"],
            leaders=["riches_of_aiur"],
        ),
        jim_raynor=FAR,
        phase="regrouping",
        expansion="brood_war",
        stages_led=(1, 2, 3),
        common=2,
    )
    game.picks("event inspiring_leadership", f"leader {card}")
    assert game.is_over == (card != "destiny")


@rule("BW-CARD-24", "BW-LEADCARD-44")
def test_units_on_a_card_that_leaves_the_game_go_to_the_supply() -> None:
    game = table(
        aldaris=side(
            at={"helios.2": "zealot base"},
            drawn=["subtle_planning"],
            leaders=["conclave_fleet"],
            reserve="dragoon dragoon",
        ),
        jim_raynor=FAR,
        phase="regrouping",
        expansion="brood_war",
        stages_led=(1, 2, 3),
    )
    before = game.supply("aldaris", "dragoon")
    game.picks("event subtle_planning", "leader riches_of_aiur")
    assert game.player("aldaris").reserve == ()
    assert game.supply("aldaris", "dragoon") == before + 2


@rule("BW-CARD-28", "BW-LEADCARD-34")
def test_who_sacrifices_their_last_units_by_an_event_card_is_out() -> None:
    game = table(
        tassadar=side(at={"torus.1": "zealot dragoon"}, drawn=["inspiring_leadership"]),
        jim_raynor=FAR,
        overmind=side(at={"helios.2": "zergling base"}),
        phase="regrouping",
        expansion="brood_war",
        stages_led=(1, 2, 3),
        event_deck=["flagship", "informant"],
    )
    game.picks("event inspiring_leadership", "leader ultimate_sacrifice")
    game.picks("strike zealot torus.1", "area torus.1")
    assert game.player("tassadar").out
    card = game.box.event("inspiring_leadership")
    assert game.state.removed.count(card) == 1, "it has left the game"
    assert game.asked != "tassadar"
