"""BW-LEADCARD: cases that the rules name beside the usual use of a card."""

from __future__ import annotations

import pytest

from orrery.core.decisions import Option
from tests.marks import rule
from tests.starcraft.broodwar.led import lead, regrouping
from tests.starcraft.scenario import Position, side, table


def fleet(revealed: str, enemy: str = "dylar_iv.1") -> Position:
    """Two Zealots wait on the card of Aldaris, who has two bases; a Mobilize order is revealed."""
    game = table(
        expansion="brood_war",
        overmind=side(at={"dylar_iv.3": "base", enemy: "zergling"}),
        aldaris=side(
            at={"helios.2": "base", "tarsonis.2": "base"},
            reserve="zealot zealot",
            leaders=["conclave_fleet"],
            transports=["helios-torus"],
        ),
        orders={"torus": [f"{revealed} mobilize"], "dylar_iv": ["overmind build"]},
    )
    if game.asked != revealed:
        game.picks("reveal dylar_iv", "draw-event")
    game.picks("reveal torus")
    return game


@rule("BW-LEADCARD-38")
def test_the_fleet_does_not_land_at_a_base_among_enemies() -> None:
    assert fleet("overmind").options == ["area helios.2", "area tarsonis.2", "done"]
    assert fleet("overmind", enemy="tarsonis.2").options == ["area helios.2", "done"]


@rule("BW-LEADCARD-38")
def test_the_fleet_lands_in_one_area_only() -> None:
    game = fleet("overmind")
    game.picks("area helios.2", "deploy zealot")
    assert game.options == ["deploy zealot", "done"]
    game.picks("deploy zealot")
    assert game.army("helios.2") == ["zealot", "zealot"]


@rule("BW-LEADCARD-38")
def test_units_that_land_may_take_part_in_the_own_order() -> None:
    game = fleet("aldaris")
    assert (game.prompt, game.asked) == ("conclave-fleet", "aldaris")
    game.picks("area helios.2", "deploy zealot", "done", "execute")
    assert "move zealot helios.2" in game.options


@rule("BW-LEADCARD-19")
def test_tactical_mastery_finds_strategic_areas_but_none_outside_the_galaxy() -> None:
    mengsk = side(at={"helios.2": "marine base"})
    aldaris = side(at={"dylar_iv.3": "zealot base"})
    game = regrouping(
        2,
        {"arcturus_mengsk": mengsk, "aldaris": aldaris},
        galaxy=("helios 0 0", "torus 1 0", "dylar_iv 2 0", "hydrax 0 1"),
    )
    lead(game, "tactical_mastery", "khala_devotee")
    offered = [game.box.area_slugs[option.what] for option in game.decision.options]
    planets = {slug.partition(".")[0] for slug in offered}
    assert planets == {"helios", "torus", "dylar_iv", "hydrax"}
    assert "hydrax.1" in offered, "a strategic area"
    moria = Option("area", game.box.area_slugs.index("moria.1"))
    assert game.why("arcturus_mengsk", moria) == "SC-TERM-05"


@rule("BW-LEADCARD-36")
@pytest.mark.parametrize(("teams", "spared"), [("yes", False), ("no", True)])
def test_a_teammate_may_deplete_what_opponents_may_not(teams: str, spared: bool) -> None:
    """Without teams everybody is an opponent."""
    game = regrouping(
        1,
        {
            "aldaris": side(at={"helios.2": "zealot base"}, leaders=["riches_of_aiur"]),
            "jim_raynor": side(at={"vyctor_5.2": "base"}),
            "overmind": side(at={"dylar_iv.3": "base"}, drawn=["refinery_bombardment"]),
            "tassadar": side(at={"tarsonis.2": "base"}),
        },
        led=[1],
        teams=teams,
    )
    game.picks("event refinery_bombardment")
    assert ("area helios.2" not in game.options) == spared


@rule("BW-LEADCARD-12", "BW-LEAD-13")
def test_a_stolen_ultralisk_gives_torrasque_no_miniature() -> None:
    game = regrouping(
        2,
        {
            "overmind": side(
                at={"helios.2": "base", "torus.1": "ultralisk"}, leaders=["torrasque"]
            ),
            "aldaris": side(
                at={"dylar_iv.3": "base", "tarsonis.2": "ultralisk@overmind ultralisk@overmind"},
                drawn=["rich_vein"],
            ),
        },
        led=[1, 2],
    )
    game.player("overmind").gained = (game.box.unit_slugs.index("torrasque"),)
    game.picks("done")
    assert (game.prompt, game.options) == ("return-figure", ["area torus.1", "done"])


@rule("BW-LEAD-13", "BW-LEAD-14")
def test_the_last_unit_beside_an_own_base_may_become_the_hero() -> None:
    """The area stays friendly by its base; the other Ultralisks are stolen."""
    game = regrouping(
        2,
        {
            "overmind": side(at={"helios.2": "ultralisk base"}),
            "aldaris": side(
                at={"dylar_iv.3": "base", "tarsonis.2": "ultralisk@overmind ultralisk@overmind"}
            ),
        },
    )
    lead(game, "torrasque", "khala_devotee")
    assert (game.prompt, game.options) == ("hero-figure", ["area helios.2", "done"])
    game.picks("area helios.2")
    assert game.army("helios.2") == ["torrasque"]


@rule("BW-LEAD-04")
def test_what_has_been_revealed_cannot_be_chosen_anew() -> None:
    """Both heroes have two areas to choose from, so that nothing else happens before."""
    game = regrouping(
        2,
        {
            "overmind": side(at={"helios.2": "base", "helios.1": "zergling"}),
            "aldaris": side(at={"dylar_iv.3": "base", "dylar_iv.1": "zealot"}),
        },
    )
    before = game.state.irrevocable
    lead(game, "torrasque")
    assert game.state.irrevocable == before, "nobody has seen it"
    lead(game, "fenix")
    assert game.prompt == "hero-area"
    assert game.state.irrevocable > before


@rule("BW-LEAD-07", "BW-LEADCARD-28")
def test_the_card_of_a_player_who_is_out_is_not_resolved() -> None:
    game = regrouping(
        3,
        {
            "jim_raynor": side(at={"torus.1": "marine", "helios.2": "base"}),
            "overmind": side(at={"torus.2": "zergling"}),
            "tassadar": side(at={"dylar_iv.3": "base"}),
        },
    )
    lead(game, "psi_disrupter", "teeming_spawn", "return_to_aiur")
    game.picks("planet torus")
    assert game.player("overmind").out
    assert (game.prompt, game.asked) == ("return-to-aiur", "tassadar")
