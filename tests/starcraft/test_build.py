"""The Build order: its steps, workers, transports, units, bases (SC-BUILD)."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.starcraft.orders import RICH, executing, facts, reason, spent, units
from tests.starcraft.scenario import GALAXY, side, table

# Steps


@rule("SC-BUILD-01")
def test_a_building_of_step_2_builds_no_units_in_the_same_order() -> None:
    game = executing("arcturus_mengsk build", arcturus_mengsk=side(at={"helios.2": "base"}))
    assert reason(game, "arcturus_mengsk", "building", "factory") == "SC-BUILD-01"
    game.picks("done", "building factory", "pay")
    assert units(game) == []
    assert reason(game, "arcturus_mengsk", "unit", "vulture") == "SC-BUILD-01"


@rule("SC-BUILD-01", "SC-BUILD-23")
def test_a_base_of_step_3_builds_nothing_in_the_same_order() -> None:
    game = executing("arcturus_mengsk build", arcturus_mengsk=side(at={"helios.2": "marine"}))
    game.picks("done", "base helios.2")
    assert game.base("helios.2") == "arcturus_mengsk"
    assert game.options == ["destroy", "done"]
    assert reason(game, "arcturus_mengsk", "new-worker") == "SC-BUILD-01"
    assert reason(game, "arcturus_mengsk", "base", "helios.2") == "SC-BUILD-24"


@rule("SC-BUILD-01", "SC-EXEC-09")
def test_without_a_unit_or_base_on_the_planet_the_order_has_no_effect() -> None:
    game = executing("arcturus_mengsk build", arcturus_mengsk=side(at={"torus.2": "base"}))
    assert game.prompt not in {"build-forces", "build-upgrades", "build-base"}
    assert game.stack("helios") == []
    assert not game.told("draw-event")


@rule("SC-COMP-07")
def test_an_order_that_can_buy_nothing_may_still_destroy() -> None:
    mine = side(at={"helios.2": "marine marine"}, pool=0)
    game = executing("arcturus_mengsk build", arcturus_mengsk=mine)
    assert (game.prompt, game.options) == ("build-base", ["destroy", "done"])


@rule("SC-BUILD-02")
def test_step_1_needs_a_base_on_the_planet() -> None:
    mine = side(at={"helios.2": "marine", "torus.2": "base"})
    game = executing("arcturus_mengsk build", arcturus_mengsk=mine)
    assert game.prompt == "build-upgrades"


@rule("SC-BUILD-02")
def test_enemy_units_in_the_area_of_the_base_do_not_prevent_step_1() -> None:
    game = executing(
        "arcturus_mengsk build",
        arcturus_mengsk=side(at={"helios.2": "base"}),
        overmind=side(at={"helios.2": "zergling"}),
    )
    assert {"new-worker", "transport helios-torus", "unit marine"} <= set(game.options)
    game.picks("unit marine")
    assert game.options == ["area helios.1", "area helios.3", "area helios.4"]
    assert reason(game, "arcturus_mengsk", "area", "helios.2") == "SC-BUILD-10"


@rule("SC-BUILD-03")
def test_purchases_of_step_1_mix_freely_and_each_is_paid_when_made() -> None:
    game = executing("arcturus_mengsk build", arcturus_mengsk=side(at={"helios.2": "base"}))
    game.picks("transport helios-torus", "pay")
    assert spent(game, "arcturus_mengsk", 6) == 1
    game.picks("unit marine", "area helios.1", "pay", "new-worker", "pay")
    game.picks("unit marine", "area helios.3", "pay")
    assert game.transports("arcturus_mengsk") == ["helios-torus"]
    assert game.army("helios.1") == game.army("helios.3") == ["marine"]
    assert spent(game, "arcturus_mengsk", 6) == 4


# Workers and transports


@rule("SC-BUILD-04")
def test_a_new_worker_is_unavailable() -> None:
    mine = side(at={"helios.2": "base"}, pool=1)
    game = executing("arcturus_mengsk build", arcturus_mengsk=mine)
    game.picks("new-worker", "pay")
    player = game.player("arcturus_mengsk")
    assert (player.pool, player.unavailable) == (0, 1)
    assert "new-worker" not in game.options


@rule("SC-COMP-04", "SC-COMP-01")
def test_workers_are_limited_by_the_supply_of_fifteen() -> None:
    mine = side(at={"helios.2": "base"}, pool=6, unavailable=8)
    game = executing("arcturus_mengsk build", arcturus_mengsk=mine)
    assert facts(game).workers == 15
    game.picks("new-worker", "pay")
    assert reason(game, "arcturus_mengsk", "new-worker") == "SC-COMP-04"
    assert "unit marine" in game.options


@rule("SC-COMP-04")
def test_missing_workers_alone_do_not_open_step_1_for_destruction() -> None:
    routes = ["helios-torus", "helios-pridewater"]
    mine = side(at={"helios.2": "base"}, transports=routes, pool=1, unavailable=14)
    game = executing("aldaris build", aldaris=mine)
    assert game.prompt == "build-upgrades"


@rule("SC-BUILD-05", "SC-BUILD-06")
def test_transports_go_to_routes_of_the_planet_where_the_player_has_none() -> None:
    game = executing(
        "arcturus_mengsk build",
        arcturus_mengsk=side(at={"helios.2": "base"}, transports=["helios-torus"]),
        overmind=side(
            at={"vyctor_5.2": "zergling"}, transports=["helios-torus", "helios-pridewater"]
        ),
        z_axis=[("helios.north", "vyctor_5.east")],
    )
    offered = [text for text in game.options if text.startswith("transport")]
    assert offered == ["transport helios-pridewater", "transport z1"]
    assert reason(game, "arcturus_mengsk", "transport", "dylar_iv-torus") == "SC-BUILD-05"
    assert reason(game, "arcturus_mengsk", "transport", "helios-torus") == "SC-BUILD-06"
    game.picks("transport z1", "pay")
    assert game.transports("arcturus_mengsk") == ["helios-torus", "z1"]
    assert game.transports("overmind") == ["helios-pridewater", "helios-torus"]


@rule("SC-BUILD-07")
def test_an_enemy_who_takes_the_area_of_the_base_does_not_touch_the_transports() -> None:
    game = table(
        arcturus_mengsk=side(at={"helios.2": "base"}),
        overmind=side(at={"torus.3": "zergling"}, transports=["helios-torus"]),
        orders={"helios": ["overmind mobilize", "arcturus_mengsk build"]},
    )
    game.picks("reveal helios", "execute", "transport helios-torus", "pay", "done", "done")
    game.picks("reveal helios", "execute", "move zergling torus.3", "area helios.2")
    assert game.owner("helios.2") == "overmind"
    assert game.transports("arcturus_mengsk") == ["helios-torus"]


@rule("SC-BUILD-07")
def test_transports_take_no_room_and_no_place_of_the_build_limit() -> None:
    mine = side(at={"helios.2": "base"}, resources=RICH, pool=9)
    game = executing("arcturus_mengsk build", arcturus_mengsk=mine)
    game.picks("transport helios-torus", "pay", "transport helios-pridewater", "pay")
    for _ in range(2):
        game.picks("unit marine", "area helios.1", "pay")
    assert game.army("helios.1") == ["marine", "marine"]
    assert reason(game, "arcturus_mengsk", "unit", "marine") == "SC-BUILD-08"


@rule("SC-COMP-04")
def test_transports_are_limited_by_the_supply_of_seven() -> None:
    routes = ["dylar_iv-torus", "dylar_iv-vyctor_5", "tarsonis-torus", "z1", "z2", "z3", "z4"]
    game = executing(
        "arcturus_mengsk build",
        arcturus_mengsk=side(at={"helios.2": "base"}, transports=routes),
        z_axis=[
            ("vyctor_5.east", "pridewater.west"),
            ("torus.north", "pridewater.south"),
            ("dylar_iv.north", "pridewater.east"),
            ("dylar_iv.east", "tarsonis.west"),
        ],
    )
    assert reason(game, "arcturus_mengsk", "transport", "helios-torus") == "SC-COMP-04"


# Bases


@rule("SC-BUILD-23")
def test_a_base_is_built_where_the_player_has_a_unit() -> None:
    mine = side(at={"helios.2": "marine", "helios.4": "marine"})
    game = executing("arcturus_mengsk build", arcturus_mengsk=mine)
    game.picks("done")
    assert game.options == ["base helios.2", "base helios.4", "destroy", "done"]
    assert reason(game, "arcturus_mengsk", "base", "helios.1") == "SC-BUILD-23"
    game.picks("base helios.4", "done")
    assert game.base("helios.4") == "arcturus_mengsk"


@rule("SC-BUILD-24", "SC-COMP-08")
def test_a_second_base_on_a_planet_needs_the_first_to_go() -> None:
    mine = side(at={"helios.2": "base", "helios.4": "marine"})
    game = executing("arcturus_mengsk build", arcturus_mengsk=mine)
    game.picks("destroy", "area helios.2", "done", "done")
    assert game.options == ["base helios.4", "destroy", "done"]
    game.picks("base helios.4", "pay")
    assert (game.base("helios.2"), game.base("helios.4")) == (None, "arcturus_mengsk")
    assert reason(game, "arcturus_mengsk", "base", "helios.4") == "SC-BUILD-24"


@rule("SC-BUILD-24")
def test_different_players_may_have_bases_on_one_planet() -> None:
    game = executing(
        "arcturus_mengsk build",
        arcturus_mengsk=side(at={"helios.2": "marine"}),
        overmind=side(at={"helios.4": "base"}),
    )
    game.picks("done", "base helios.2")
    assert (game.base("helios.2"), game.base("helios.4")) == ("arcturus_mengsk", "overmind")


@rule("SC-BUILD-25")
def test_no_base_is_built_beside_an_enemy_base() -> None:
    game = executing(
        "arcturus_mengsk build",
        arcturus_mengsk=side(at={"helios.2": "marine", "helios.4": "marine"}),
        overmind=side(at={"helios.4": "base"}),
    )
    game.picks("done")
    assert game.options == ["base helios.2", "destroy", "done"]
    assert reason(game, "arcturus_mengsk", "base", "helios.4") == "SC-BUILD-25"


@rule("SC-COMP-04")
def test_with_all_six_bases_on_the_board_one_must_go_before_another_is_built() -> None:
    six = ("dylar_iv.1", "pridewater.1", "tarsonis.1", "vyctor_5.1", "torus.2", "braken.1")
    game = table(
        arcturus_mengsk=side(at={**dict.fromkeys(six, "base"), "helios.2": "marine"}, pool=9),
        overmind=side(at={"torus.3": "zergling"}),
        galaxy=(*GALAXY, "braken 0 2"),
        orders={"helios": ["arcturus_mengsk build", "arcturus_mengsk build"]},
    )
    game.picks("reveal helios", "execute", "done")
    assert game.prompt == "reveal"  # nothing was offered in step 3
    game.picks("reveal helios", "execute", "destroy", "area torus.2", "done")
    assert game.options == ["base helios.2", "destroy", "done"]


@rule("SC-BUILD-23")
def test_only_one_base_is_built_by_an_order_even_if_it_is_destroyed() -> None:
    mine = side(at={"helios.2": "marine", "helios.4": "marine"}, pool=6)
    game = executing("arcturus_mengsk build", arcturus_mengsk=mine)
    game.picks("done", "base helios.2", "destroy", "area helios.2", "base helios.2")
    assert game.base("helios.2") is None
    assert game.options == ["destroy", "done"]
    assert reason(game, "arcturus_mengsk", "base", "helios.4") == "SC-BUILD-23"


@rule("SC-VAR-09")
@pytest.mark.parametrize(("teams", "refused"), [("yes", "SC-VAR-09"), ("no", "SC-ECON-18")])
def test_a_team_has_no_base_in_every_area_of_a_planet(teams: str, refused: str) -> None:
    game = table(
        arcturus_mengsk=side(at={"vyctor_5.2": "marine"}, pool=0),
        overmind=side(at={"torus.2": "base"}),
        aldaris=side(at={"vyctor_5.1": "base"}),
        queen_of_blades=side(at={"torus.4": "base"}),
        teams=teams,
        orders={"vyctor_5": ["arcturus_mengsk build"]},
    )
    game.picks("reveal vyctor_5", "execute")
    assert reason(game, "arcturus_mengsk", "base", "vyctor_5.2") == refused


@rule("SC-BUILD-01", "SC-COMP-07")
def test_who_destroys_his_last_piece_builds_no_more() -> None:
    game = table(
        arcturus_mengsk=side(at={"helios.2": "base"}),
        overmind=side(at={"torus.2": "base"}),
        aldaris=side(at={"vyctor_5.1": "base"}),
        orders={"helios": ["arcturus_mengsk build"], "torus": ["overmind build"]},
    )
    game.picks("reveal helios", "execute", "destroy", "area helios.2")
    assert game.player("arcturus_mengsk").out
    assert (game.asked, game.prompt) == ("overmind", "reveal")
