"""BW-SCEN-16, BW-SCEN-17: the bridge of Desperate Alliance."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.decisions import Option
from tests.marks import rule
from tests.starcraft.broodwar.alliance import BASE, BRIDGE, TO_ANTIGA, TO_DYLAR, alliance, end
from tests.starcraft.marches import march, why_not_area, why_not_move
from tests.starcraft.scenario import Position

HERE = "antiga_prime.1"


def crossing(
    overmind: dict[str, str], raynor: dict[str, str] | None = None, **more: Any
) -> Position:
    """The Overmind mobilizes to Dylar IV, over its transport from Antiga Prime."""
    game = alliance(
        {"at": raynor or {}, **more},
        {"at": {HERE: "zergling zergling", **overmind}, "transports": [TO_ANTIGA, TO_DYLAR]},
        "dylar_iv overmind mobilize", "pridewater overmind build",
    )  # fmt: skip
    game.picks("reveal dylar_iv", "execute", f"move zergling {HERE}")
    return game


def landed(game: Position) -> str:
    """Where a Zergling went that had only one way."""
    [place] = [area for area in (BRIDGE, "dylar_iv.3", "dylar_iv.4") if game.army(area)]
    return place


@rule("BW-SCEN-16")
def test_whoever_does_not_control_the_bridge_lands_only_on_it() -> None:
    game = crossing({})
    assert game.prompt == "move", "there was no choice"
    assert landed(game) == BRIDGE
    march(game, f"zergling {HERE} {BRIDGE}")
    assert game.army(BRIDGE) == ["zergling", "zergling"]


@rule("BW-SCEN-16")
def test_with_control_of_the_bridge_units_land_anywhere() -> None:
    game = crossing({BRIDGE: "zergling"})
    assert game.options == [f"area {one}" for one in (BRIDGE, BASE, "dylar_iv.3", "dylar_iv.4")]


@rule("BW-SCEN-16", "SC-MOVE-13")
def test_the_air_support_module_of_the_base_still_stops_transports() -> None:
    game = crossing({BRIDGE: "zergling"}, modules=["air_support"])
    assert f"area {BASE}" not in game.options
    assert "area dylar_iv.3" in game.options


@rule("BW-SCEN-16")
def test_control_is_tested_when_the_moves_begin() -> None:
    """Interaction 72: a Hydralisk leaves the bridge first; who comes from Antiga Prime may still
    cross it."""
    game = alliance(
        {}, {"at": {HERE: "zergling", BRIDGE: "hydralisk"}, "transports": [TO_DYLAR]},
        "dylar_iv overmind mobilize", "pridewater overmind build",
    )  # fmt: skip
    game.picks("reveal dylar_iv", "execute")
    march(game, f"hydralisk {BRIDGE} dylar_iv.4", f"zergling {HERE} dylar_iv.3")
    assert game.army("dylar_iv.3") == ["zergling"]


@rule("BW-SCEN-16")
def test_the_next_order_may_land_elsewhere() -> None:
    game = alliance(
        {}, {"at": {HERE: "zergling hydralisk"}, "transports": [TO_DYLAR]},
        "dylar_iv overmind mobilize", "dylar_iv overmind mobilize",
    )  # fmt: skip
    game.picks("reveal dylar_iv", "execute")
    march(game, f"zergling {HERE} {BRIDGE}")
    assert why_not_move(game, "overmind", "hydralisk", HERE) is None
    end(game)
    game.picks("reveal dylar_iv", "execute")
    march(game, f"hydralisk {HERE} dylar_iv.4")
    assert game.army("dylar_iv.4") == ["hydralisk"]


@rule("BW-SCEN-16")
def test_why_the_other_areas_are_closed() -> None:
    """With Raynor's Marine on the bridge it is the only way, and a battle."""
    game = alliance(
        {"at": {BRIDGE: "marine"}},
        {"at": {HERE: "zergling", "dylar_iv.4": "hydralisk"}, "transports": [TO_DYLAR]},
        "dylar_iv overmind mobilize", "pridewater overmind build",
    )  # fmt: skip
    game.picks("reveal dylar_iv", "execute", "move hydralisk dylar_iv.4")
    assert why_not_area(game, "overmind", "dylar_iv.3") is None, "on the planet units move freely"
    game.picks("area dylar_iv.3")
    game.picks(f"move zergling {HERE}")
    assert game.state.invaded == game.box.area_slugs.index(BRIDGE)


@rule("BW-SCEN-16")
def test_raynor_is_bound_too() -> None:
    game = alliance(
        {"at": {HERE: "marine"}, "transports": [TO_DYLAR]}, {"at": {BRIDGE: "zergling"}},
        "dylar_iv jim_raynor mobilize", "pridewater overmind build",
    )  # fmt: skip
    game.picks("reveal dylar_iv", "execute", f"move marine {HERE}")
    assert game.state.invaded == game.box.area_slugs.index(BRIDGE)


@rule("BW-SCEN-16")
@pytest.mark.parametrize(("bridge", "comes"), [("", False), ("marine", True)])
def test_a_defend_order_brings_nobody_over_anothers_bridge(bridge: str, comes: bool) -> None:
    at = {HERE: "marine marine", **({BRIDGE: bridge} if bridge else {})}
    game = alliance({"at": at, "transports": [TO_DYLAR]}, {}, phase="planning")
    game.picks("defend dylar_iv.2")
    assert (f"move marine {HERE}" in game.options) == comes
    reason = why_not_move(game, "jim_raynor", "marine", HERE)
    if game.prompt == "defend-move":
        assert reason == (None if comes else "BW-SCEN-16")
    if comes:
        game.picks(f"move marine {BRIDGE}")
        assert f"move marine {HERE}" in game.options, "control was tested when they began to move"


@rule("BW-SCEN-16")
def test_a_defend_order_on_the_bridge_itself_is_free() -> None:
    game = alliance(
        {"at": {HERE: "marine", BRIDGE: "marine"}, "transports": [TO_DYLAR]}, {}, phase="planning"
    )
    game.picks(f"defend {BRIDGE}")
    assert f"move marine {HERE}" in game.options


@rule("BW-SCEN-16")
def test_a_retreat_crosses_the_bridge_that_was_held_when_the_moves_began() -> None:
    """The Overmind left it for an attack on Antiga Prime, in which nobody dies."""
    game = alliance(
        {"at": {HERE: "vulture"}, "hand": ["terran_08"]},
        {"at": {BRIDGE: "zergling"}, "transports": [TO_DYLAR], "hand": ["zerg_05"]},
        "antiga_prime overmind mobilize", "pridewater overmind build",
    )  # fmt: skip
    game.picks("reveal antiga_prime", "execute")
    march(game, f"zergling {BRIDGE} {HERE}")
    game.picks("done")
    while game.prompt != "retreat-to":
        wanted = ("card zerg_05", "card terran_08", "done")
        game.picks(next((one for one in wanted if one in game.options), game.options[0]))
    places = {text.removeprefix("area ") for text in game.options}
    assert {BRIDGE, "dylar_iv.3", "dylar_iv.4"} <= places


@rule("BW-SCEN-16")
def test_a_defender_without_the_bridge_does_not_retreat_beyond_it() -> None:
    """A Medic cannot hold the area: on Dylar IV only the bridge is open to it."""
    game = alliance(
        {"at": {HERE: "medic"}, "transports": [TO_DYLAR], "hand": ["terran_03"]},
        {"at": {"antiga_prime.2": "zergling"}, "hand": ["zerg_03"]},
        "antiga_prime overmind mobilize", "pridewater overmind build",
    )  # fmt: skip
    game.picks("reveal antiga_prime", "execute")
    march(game, f"zergling antiga_prime.2 {HERE}")
    game.picks("done")
    while game.prompt != "retreat-to":
        wanted = ("card zerg_03", "card terran_03", "done")
        game.picks(next((one for one in wanted if one in game.options), game.options[0]))
    assert game.options == ["area antiga_prime.2", "area antiga_prime.3", f"area {BRIDGE}"]
    assert why_not_area(game, "jim_raynor", "dylar_iv.3") == "BW-SCEN-16"


# ---- no base on the bridge -----------------------------------------------------------------------


@rule("BW-SCEN-17")
def test_no_base_is_built_on_the_bridge() -> None:
    game = alliance(
        {}, {"at": {BRIDGE: "zergling", "dylar_iv.4": "zergling"}, "pool": 9, "tokens": (9, 9)},
        "dylar_iv overmind build",
    )  # fmt: skip
    game.picks("reveal dylar_iv", "execute")
    while game.prompt != "build-base":
        game.picks("done")
    assert "base dylar_iv.4" in game.options
    assert f"base {BRIDGE}" not in game.options
    area = game.box.area_slugs.index(BRIDGE)
    assert game.why("overmind", Option("base", area)) == "BW-SCEN-17"


@rule("BW-SCEN-17")
def test_no_base_lifts_off_to_the_bridge() -> None:
    game = alliance(
        {"at": {BRIDGE: "marine", "dylar_iv.3": "marine"}}, {}, "dylar_iv jim_raynor mobilize"
    )
    game.picks("reveal dylar_iv", "execute", "done")
    assert game.options == ["area dylar_iv.3", "done"]
    assert why_not_area(game, "jim_raynor", BRIDGE) == "BW-SCEN-17"
