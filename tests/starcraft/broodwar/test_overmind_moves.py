"""BW-SCEN-40 to BW-SCEN-42: the Overmind of Trump Card moves, and its bases stand."""

from __future__ import annotations

from random import Random

from tests.laws.starcraft_moves import offered_if_and_only_if_legal
from tests.marks import rule
from tests.starcraft.broodwar.trump import (
    before_planning,
    laws_hold,
    swarm,
    trump,
)
from tests.starcraft.marches import march, why_not_area
from tests.starcraft.scenario import side

# ---- moving --------------------------------------------------------------------------------------


@rule("BW-SCEN-40")
def test_one_order_on_torus_over_the_three_routes() -> None:
    game = before_planning("dylar_iv.4", jim_raynor={"torus.3": "marine"})
    assert game.options == ["planet torus", "done"], "nobody can get to Dylar IV yet"
    game.picks("planet torus")
    starts = sorted(text for text in game.options if text.startswith("move"))
    assert starts == ["move zergling antiga_prime.1", "move zergling tarsonis.2"]
    march(game, "zergling antiga_prime.1 torus.1", "zergling tarsonis.2 torus.2")
    game.picks("done")
    assert game.prompt == "driven-build", "one order in a turn"
    laws_hold(game)


@rule("BW-SCEN-40")
def test_it_enters_one_enemy_area_and_the_plain_limit_holds() -> None:
    """Torus 2 takes two units: in an attack there could be four."""
    game = before_planning(
        "dylar_iv.4",
        overmind=swarm({"torus.3": "zergling zergling zergling"}),
        arcturus_mengsk={"torus.2": "marine", "torus.4": "marine"},
    )
    game.picks("planet torus")
    march(game, "zergling torus.3 torus.2")
    game.picks("move zergling torus.3")
    assert game.options == ["area torus.1", "area torus.2"]
    assert why_not_area(game, "jim_raynor", "torus.4") == "SC-MOVE-07"
    game.picks("area torus.2", "move zergling antiga_prime.1")
    assert game.options == ["area torus.1", "area torus.3"]
    assert why_not_area(game, "jim_raynor", "torus.2") == "SC-MOVE-11"
    offered_if_and_only_if_legal(game.game, Random(1))


@rule("BW-SCEN-40")
def test_a_full_enemy_area_can_be_entered() -> None:
    """Two Marines fill Torus 2, but they will not be there any more."""
    game = before_planning(
        "dylar_iv.4",
        overmind=swarm({"torus.3": "zergling"}),
        arcturus_mengsk={"torus.2": "marine marine"},
    )
    game.picks("planet torus")
    offered_if_and_only_if_legal(game.game, Random(1))
    march(game, "zergling torus.3 torus.2")
    assert game.army("torus.2") == ["zergling"]


@rule("BW-SCEN-41")
def test_all_units_in_the_area_are_destroyed_without_a_battle() -> None:
    """Heroes and Raynor's own units too; the base stays until the Regrouping Phase."""
    game = before_planning(
        "dylar_iv.4",
        overmind=swarm({"torus.3": "zergling"}),
        jim_raynor=side(at={"bhekar_ro.1": "base", "torus.2": "jim_raynor_hero marine base"}),
        aldaris={"torus.1": "zealot"},
    )
    game.picks("planet torus")
    march(game, "zergling torus.3 torus.2")
    assert game.army("torus.2") == ["zergling"]
    assert (game.owner("torus.2"), game.base("torus.2")) == ("overmind", "jim_raynor")
    assert game.supply("jim_raynor", "marine") == game.box.figures[game.box.unit(0, "marine")]
    assert not game.told("battle")
    assert len(game.told("destroy")) == 2
    game.picks("done")
    assert game.army("torus.1") == ["zealot"]
    laws_hold(game)


@rule("BW-SCEN-41")
def test_guard_tokens_do_not_help_and_are_lost() -> None:
    game = before_planning(
        "dylar_iv.4",
        overmind=swarm({"torus.3": "zergling"}),
        arcturus_mengsk={"torus.2": "marine guard"},
    )
    game.picks("planet torus")
    march(game, "zergling torus.3 torus.2")
    game.picks("done")
    assert game.told("guard-lost")
    assert not game.state.guards


@rule("BW-SCEN-41")
def test_who_loses_the_last_unit_is_out_at_once() -> None:
    game = before_planning(
        "dylar_iv.4",
        overmind=swarm({"torus.3": "zergling"}),
        aldaris=side(at={"torus.2": "zealot"}),
    )
    game.picks("planet torus")
    march(game, "zergling torus.3 torus.2")
    assert game.player("aldaris").out
    assert not game.is_over


# ---- bases ---------------------------------------------------------------------------------------


@rule("BW-SCEN-42")
def test_a_base_stands_while_a_unit_of_the_overmind_is_on_its_planet() -> None:
    game = trump(
        overmind=side(
            at={"tarsonis.2": "base", "tarsonis.1": "zergling", "antiga_prime.1": "base"}
        ),
        aldaris={"tarsonis.2": "zealot", "antiga_prime.1": "zealot"},
        phase="regrouping",
    )
    assert game.base("tarsonis.2") == "overmind"
    assert game.base("antiga_prime.1") is None
    assert not game.state.winners


@rule("BW-SCEN-42")
def test_only_the_overmind_s_bases_are_sheltered() -> None:
    game = trump(
        arcturus_mengsk=side(at={"dylar_iv.2": "base", "torus.1": "base", "torus.2": "marine"}),
        aldaris={"torus.1": "zealot"},
        phase="regrouping",
    )
    assert game.base("torus.1") is None
