"""BW-LEADCARD: cards of the Queen of Blades and the Overmind."""

from __future__ import annotations

import pytest

from orrery.core.decisions import Option
from orrery.starcraft.rules.orders.build import Build
from tests.marks import rule
from tests.starcraft.broodwar.led import installation, lead, regrouping, slugs
from tests.starcraft.scenario import Position, side

ALDARIS = side(at={"dylar_iv.3": "zealot base"})
OVERMIND = side(at={"helios.2": "zergling base"})


def pass_until(game: Position, prompt: str) -> None:
    while game.prompt != prompt:
        game.picks("done" if "done" in game.options else game.options[0])


# ---- Hasten the End ------------------------------------------------------------------------------


@rule("BW-LEADCARD-04")
def test_hasten_the_end_draws_four_event_cards() -> None:
    queen = side(at=OVERMIND.at, drawn=["scouting_party"])
    deck = ["rich_vein", "saboteur", "stellar_maelstrom", "air_support_event", "flagship"]
    game = regrouping(2, {"queen_of_blades": queen, "aldaris": ALDARIS}, deck=deck)
    lead(game, "hasten_the_end", "khala_devotee")
    assert game.prompt == "play-event"
    assert len(game.options) == 6, "one of five cards, or none"
    assert game.state.event_deck == (game.box.event("flagship"),)


@rule("BW-LEADCARD-04")
def test_hasten_the_end_takes_what_there_is_and_may_open_stage_three_at_once() -> None:
    """Interaction 61."""
    at = {"helios.2": "base", "torus.1": "zergling", "tarsonis.2": "base"}
    overmind = side(at={**at, "vyctor_5.1": "base"}, leaders=["the_swarm"])
    sides = {"queen_of_blades": side(at={"dylar_iv.3": "base"}), "overmind": overmind}
    game = regrouping(2, sides, deck=["rich_vein", "saboteur"])
    lead(game, "hasten_the_end", "torrasque")
    while not game.is_over and game.prompt != "play-event":
        game.picks(game.options[0])
    assert game.is_over
    assert (game.winners(), game.state.ending) == (["overmind"], "objective")
    assert not game.state.stages_led >> 3 & 1


# ---- The Swarm Flies -----------------------------------------------------------------------------


def flies(waiting: str = "") -> Position:
    game = regrouping(
        3,
        {
            "overmind": side(at=OVERMIND.at, transports=["helios-torus"]),
            "aldaris": side(at={"dylar_iv.3": "zealot base"}, transports=["dylar_iv-torus", "z1"]),
            "tassadar": side(
                at={"torus.1": "zealot base"},
                transports=["helios-torus", "dylar_iv-torus"],
                leaders=["return_to_aiur"] if waiting == "now" else [],
                waiting=["return_to_aiur"] if waiting == "next" else [],
            ),
        },
        z_axis=[("dylar_iv.north", "torus.north")],
    )
    lead(game, "the_swarm_flies", "destiny")
    if game.prompt == "choose-leader":
        lead(game, "ultimate_sacrifice")
    return game


@rule("BW-LEADCARD-13")
def test_the_swarm_flies_destroys_one_enemy_transport_on_each_route() -> None:
    game = flies()
    assert sorted(game.options[:-1]) == [
        "transport-of dylar_iv-torus aldaris",
        "transport-of dylar_iv-torus tassadar",
        "transport-of helios-torus tassadar",
        "transport-of z1 aldaris",
    ]
    game.picks("transport-of dylar_iv-torus aldaris")
    assert "transport-of dylar_iv-torus tassadar" not in game.options, "one on each route"
    routes = [one.what for one in game.decision.options]
    assert game.why("overmind", Option("transport-of", routes[0], 0)) == "BW-LEADCARD-13", "own"
    game.picks("transport-of z1 aldaris", "done")
    assert game.transports("aldaris") == []
    assert len(game.transports("tassadar")) == 2


@rule("BW-LEADCARD-13", "BW-LEADCARD-35")
def test_protected_transports_are_spared_from_the_next_round_on() -> None:
    assert not any("tassadar" in option for option in flies("now").options)
    assert any("tassadar" in option for option in flies("next").options)


# ---- Teeming Spawn -------------------------------------------------------------------------------


@rule("BW-LEADCARD-14")
def test_teeming_spawn_builds_on_any_planet_and_brings_all_workers_back() -> None:
    """Interactions 14, 59."""
    overmind = side(at={"helios.2": "zergling base", "torus.1": "zergling"}, pool=4, unavailable=2)
    game = regrouping(3, {"overmind": overmind, "aldaris": ALDARIS})
    lead(game, "teeming_spawn", "the_will_of_the_conclave")
    assert game.options == ["planet helios", "planet torus", "done"]
    game.picks("planet helios")
    assert (game.prompt, game.state.active) == ("build-forces", 0)
    assert "destroy" in game.options, "he is the active player"
    workers = game.player("overmind").pool
    assert workers == 6, "step 4 is over"
    game.picks("new-worker")
    pass_until(game, "order-where")
    assert game.player("overmind").pool == 7
    assert (game.state.active, game.state.planet) == (-1, -1)


@rule("BW-LEADCARD-14")
def test_teeming_spawn_may_buy_nothing() -> None:
    game = regrouping(3, {"overmind": OVERMIND, "aldaris": ALDARIS})
    lead(game, "teeming_spawn", "the_will_of_the_conclave")
    game.picks("done")
    assert game.prompt == "order-where"
    assert slugs(game, "overmind") == []


# ---- the Overmind, the Cerebrate -----------------------------------------------------------------


@rule("BW-LEADCARD-10", "BW-INST-08")
def test_the_overmind_gives_a_point_while_it_stands() -> None:
    found = {}
    for leader in ("the_overmind", "endless_hunger"):
        for there in ("zergling overmind", "zergling"):
            overmind = side(at={"helios.1": there, "helios.2": "base"}, leaders=[leader])
            game = regrouping(1, {"aldaris": ALDARIS, "overmind": overmind}, led=[1])
            found[leader, there] = game.player("overmind").conquest
    least = found["endless_hunger", "zergling"]
    assert found == {
        ("the_overmind", "zergling overmind"): least + 1,
        ("the_overmind", "zergling"): least,
        ("endless_hunger", "zergling overmind"): least,
        ("endless_hunger", "zergling"): least,
    }


@rule("BW-LEADCARD-10")
def test_an_overmind_that_falls_in_step_one_gives_nothing() -> None:
    overmind = side(at={"helios.1": "overmind", "helios.2": "base"}, leaders=["the_overmind"])
    aldaris = side(at={"dylar_iv.3": "base", "helios.1": "zealot"})
    game = regrouping(1, {"overmind": overmind, "aldaris": aldaris}, led=[1])
    assert game.player("overmind").conquest == 0
    assert installation(game, "helios.1") is None
    assert slugs(game, "overmind") == ["the_overmind"], "the card stays"


@rule("BW-LEADCARD-11", "BW-LEADCARD-46")
def test_the_cerebrate_goes_to_a_friendly_area() -> None:
    overmind = side(
        at={"helios.2": "zergling base", "torus.1": "zergling", "tarsonis.2": "zergling"}
    )
    game = regrouping(2, {"overmind": overmind, "aldaris": ALDARIS})
    lead(game, "cerebrate_daggoth", "khala_devotee")
    assert game.options == ["install tarsonis.2", "install torus.1"]
    game.picks("install torus.1")
    assert installation(game, "torus.1") == ("overmind", "cerebrate")


@rule("BW-LEADCARD-11", "BW-LEADCARD-46")
def test_without_an_area_there_is_no_cerebrate() -> None:
    game = regrouping(2, {"overmind": OVERMIND, "aldaris": ALDARIS})
    lead(game, "cerebrate_daggoth", "khala_devotee")
    assert game.state.installations == ()
    assert slugs(game, "overmind") == ["cerebrate_daggoth"]


# ---- Torrasque -----------------------------------------------------------------------------------


def fallen(at: dict[str, str], gained: bool = True) -> Position:
    """Torrasque was gained, and is not on the board; the Overmind is asked, if at all."""
    overmind = side(at=at, leaders=["torrasque"])
    game = regrouping(
        2,
        {"overmind": overmind, "aldaris": side(at=ALDARIS.at, drawn=["rich_vein"])},
        led=[1, 2],
    )
    if gained:
        game.player("overmind").gained = (game.box.unit_slugs.index("torrasque"),)
    assert game.prompt == "play-event"
    game.picks("done")
    return game


@rule("BW-LEADCARD-12", "BW-LEAD-18")
def test_torrasque_returns_at_a_base_at_the_end_of_the_phase() -> None:
    """Interaction 48."""
    game = fallen({"helios.2": "zergling base", "torus.1": "base", "tarsonis.2": "zergling"})
    assert (game.prompt, game.asked) == ("return-hero", "overmind")
    assert game.state.first == 1, "after the last step"
    assert game.options == ["area helios.2", "area torus.1", "done"]
    unit = game.box.area_slugs.index("tarsonis.2")
    assert game.why("overmind", Option("area", unit)) == "BW-LEADCARD-12"
    game.picks("area torus.1")
    assert game.army("torus.1") == ["torrasque"]


@rule("BW-LEADCARD-12")
def test_torrasque_need_not_return() -> None:
    game = fallen({"helios.2": "zergling base"})
    game.picks("done")
    assert game.army("helios.2") == ["zergling"]


@rule("BW-LEADCARD-12")
def test_a_torrasque_that_was_never_gained_does_not_enter_this_way() -> None:
    """Interaction 48."""
    assert fallen({"helios.2": "zergling base"}, gained=False).prompt == "order-where"
    assert fallen({"helios.2": "torrasque base"}).prompt == "order-where", "it lives"
    assert fallen({"helios.2": "zergling"}).prompt == "order-where", "no base"


@rule("BW-LEADCARD-12", "BW-LEAD-13")
def test_without_a_miniature_an_ultralisk_gives_its_own_for_torrasque() -> None:
    game = fallen({"helios.2": "base", "torus.1": "ultralisk ultralisk", "tarsonis.2": "ultralisk"})
    assert game.prompt == "return-figure"
    game.picks("area tarsonis.2", "area helios.2")
    assert game.army("tarsonis.2") == []
    assert game.army("helios.2") == ["torrasque"]


@rule("BW-LEADCARD-12")
def test_torrasque_needs_room_at_the_base() -> None:
    full = "zergling zergling zergling zergling base"
    game = fallen({"helios.2": full, "torus.1": "base"})
    assert game.options == ["area torus.1", "done"]
    nowhere = {"helios.2": full, "torus.1": "ultralisk ultralisk", "tarsonis.2": "ultralisk"}
    assert fallen(nowhere).prompt == "order-where", "no Ultralisk is destroyed for nothing"


@rule("BW-LEADCARD-12")
def test_an_ultralisk_at_a_full_base_gives_its_miniature_and_its_place() -> None:
    full = "zergling zergling zergling ultralisk base"
    game = fallen({"helios.2": full, "torus.1": "ultralisk ultralisk"})
    assert game.options == ["area helios.2", "done"], "the others would make no room at the base"
    game.picks("area helios.2")
    assert game.options == ["area helios.2", "done"]
    game.picks("area helios.2")
    assert game.army("helios.2") == ["zergling", "zergling", "zergling", "torrasque"]


@rule("BW-LEADCARD-12")
def test_torrasque_returns_as_often_as_it_is_destroyed() -> None:
    game = fallen({"helios.2": "zergling base", "torus.1": "base"})
    game.picks("area torus.1")
    to_destroy = ("planet torus", "order mobilize", "execute", "destroy", "area torus.1")
    while game.army("torus.1") == ["torrasque"]:
        wanted = to_destroy if game.asked == "overmind" else ("draw-event",)
        game.picks(next((one for one in wanted if one in game.options), game.options[0]))
    pass_until(game, "return-hero")
    assert game.state.round == 2, "in the next Regrouping Phase"
    game.picks("area torus.1")
    assert game.army("torus.1") == ["torrasque"]


@rule("BW-LEADCARD-14")
@pytest.mark.parametrize("held", [True, False])
def test_teeming_spawn_is_a_special_order_with_a_strategic_area(held: bool) -> None:
    area = "hydrax.1" if held else "hydrax.2"
    at = {area: "mutalisk", "helios.2": "base"}
    overmind = side(at=at, pool=9)
    game = regrouping(
        3,
        {"overmind": overmind, "aldaris": ALDARIS},
        galaxy=("helios 0 0", "torus 1 0", "dylar_iv 2 0", "hydrax 0 1"),
    )
    lead(game, "teeming_spawn", "the_will_of_the_conclave")
    game.picks("planet hydrax")
    building = game.game.stack[-1]
    assert isinstance(building, Build)
    assert building.special == int(held)
