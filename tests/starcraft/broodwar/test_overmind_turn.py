"""BW-SCEN-35 to BW-SCEN-39, BW-SCEN-46: the Overmind of Trump Card, which nobody plays."""

from __future__ import annotations

from random import Random

import pytest

from orrery.core.decisions import Option
from orrery.starcraft.board.sheet import unit_build_limit
from orrery.starcraft.board.state import StarCraftGame
from orrery.starcraft.rules.orders.evasion import can_evade
from orrery.starcraft.rules.round.regroup import retrieve_workers
from orrery.starcraft.rules.victory import settle_eliminations
from tests.marks import rule
from tests.starcraft.broodwar.scenes import laid_out
from tests.starcraft.broodwar.trump import (
    PEOPLE,
    ROUTES,
    TRUMP,
    before_planning,
    build_nothing,
    laws_hold,
    mobilizing,
    swarm,
    trump,
)
from tests.starcraft.marches import why_not_area
from tests.starcraft.scenario import side

OVERMIND = 3


# ---- who decides ---------------------------------------------------------------------------------


@rule("BW-SCEN-35")
def test_raynor_s_player_is_asked_for_the_overmind() -> None:
    game = before_planning()
    assert (game.asked, game.decision.whose) == ("jim_raynor", OVERMIND)
    game.picks("planet tarsonis")
    assert (game.asked, game.prompt) == ("jim_raynor", "build-forces")


@rule("BW-SCEN-35")
def test_it_has_no_orders_no_events_and_no_hand() -> None:
    game = laid_out(TRUMP)
    assert game.player("overmind").hand == ()
    asked: set[int] = set()
    chance = Random(3)
    while game.state.round == 1 and not game.is_over:
        if game.decision.whose == OVERMIND:
            asked.add(game.state.phase)
        assert not any(token // 6 == OVERMIND for stack in game.state.stacks for token in stack)
        assert not game.player("overmind").drawn
        game.game.play(chance.choice(game.decision.options))
    assert asked <= {1, 2}


@rule("BW-SCEN-35")
def test_its_pieces_cannot_be_destroyed_at_will() -> None:
    game = before_planning("dylar_iv.4", overmind=swarm({"torus.1": "zergling"}))
    game.picks("planet torus")
    assert "destroy" not in game.options
    assert game.why("jim_raynor", Option("destroy")) == "SC-COMP-07"
    game.picks("done", "planet tarsonis")
    assert game.prompt == "build-forces"
    assert "destroy" not in game.options
    assert game.why("jim_raynor", Option("destroy")) == "SC-COMP-07"


@rule("BW-SCEN-35")
def test_it_is_not_raynor_s_and_keeps_nobody_in_the_game() -> None:
    """Raynor's last unit is gone: he is out, whatever the Overmind has."""
    game = trump(jim_raynor=side(at={"bhekar_ro.2": "marine"}), phase="planning")
    game.state.armies = tuple(
        () if owner == 1 else army
        for owner, army in zip(game.state.owners, game.state.armies, strict=True)
    )
    game.state.owners = tuple(-1 if owner == 1 else owner for owner in game.state.owners)
    settle_eliminations(game.game)
    assert game.player("jim_raynor").out
    assert not game.player("overmind").out


@rule("BW-SCEN-35")
def test_the_last_player_wins_although_the_overmind_is_still_there() -> None:
    """Mengsk has nothing left; Raynor was out before."""
    game = trump(jim_raynor=side(out=True), phase="planning")
    without_mengsk(game.game)
    settle_eliminations(game.game)
    assert game.winners() == ["aldaris"]
    assert game.state.ending == "elimination"


def without_mengsk(game: StarCraftGame) -> None:
    state = game.state
    state.bases = tuple(-1 if base == 0 else base for base in state.bases)
    state.armies = tuple(
        () if owner == 0 else army for owner, army in zip(state.owners, state.armies, strict=True)
    )
    state.owners = tuple(-1 if owner == 0 else owner for owner in state.owners)


@rule("BW-SCEN-35")
def test_an_eliminated_raynor_goes_on_deciding_for_it() -> None:
    game = before_planning(jim_raynor=side(out=True))
    assert (game.asked, game.prompt) == ("jim_raynor", "driven-build")


# ---- Raynor keeps away ---------------------------------------------------------------------------


@rule("BW-SCEN-36")
@pytest.mark.parametrize("there", ["zergling", "base"])
def test_raynor_s_units_do_not_enter_areas_of_the_overmind(there: str) -> None:
    game = mobilizing(
        "torus",
        jim_raynor={"torus.1": "marine"},
        overmind=side(at={"torus.2": there, "tarsonis.2": "base"}),
        arcturus_mengsk={"torus.3": "marine"},
    )
    game.picks("move marine torus.1")
    assert game.options == ["area torus.3", "area torus.4"], "others may be attacked"
    assert why_not_area(game, "jim_raynor", "torus.2") == "BW-SCEN-36"


@rule("BW-SCEN-36")
@pytest.mark.parametrize(
    ("faction", "unit"), [("arcturus_mengsk", "marine"), ("aldaris", "zealot")]
)
def test_the_others_may_attack_it(faction: str, unit: str) -> None:
    game = mobilizing(
        "torus", faction, overmind=swarm({"torus.2": "zergling"}), **{faction: {"torus.1": unit}}
    )
    game.picks(f"move {unit} torus.1")
    assert "area torus.2" in game.options


# ---- transports ----------------------------------------------------------------------------------


@rule("BW-SCEN-37")
def test_its_transports_stay_without_a_base_at_either_end() -> None:
    """No base on Torus, Dylar IV or Antiga Prime; Mengsk's transport there is lost."""
    mengsk = side(at={"dylar_iv.2": "base"}, transports=["antiga_prime-torus", "dylar_iv-torus"])
    game = trump(
        overmind=side(at={"tarsonis.2": "base"}, transports=ROUTES),
        arcturus_mengsk=mengsk,
        phase="regrouping",
    )
    assert sorted(game.transports("overmind")) == ROUTES
    assert game.transports("arcturus_mengsk") == ["dylar_iv-torus"]


@rule("BW-SCEN-37")
def test_a_maelstrom_does_not_destroy_them() -> None:
    mengsk = side(
        at={"dylar_iv.2": "base"}, transports=["dylar_iv-torus"], drawn=["stellar_maelstrom"]
    )
    game = trump(arcturus_mengsk=mengsk, phase="regrouping")
    game.picks("event stellar_maelstrom", "route dylar_iv-torus")
    assert game.transports("arcturus_mengsk") == []
    assert sorted(game.transports("overmind")) == ROUTES


@rule("BW-SCEN-37")
def test_it_builds_no_transport() -> None:
    game = before_planning(overmind=swarm(pool=10))
    game.picks("planet tarsonis")
    assert not any(text.startswith("transport") for text in game.options)
    for route in range(len(game.state.galaxy.routes)):
        assert game.why("jim_raynor", Option("transport", route)) == "BW-SCEN-37"


@rule("BW-SCEN-37")
def test_orbital_defense_keeps_it_out_even_with_an_offensive_module() -> None:
    """Mengsk's base area is closed to units from Torus, but not to those that are on the planet."""
    mengsk = side(
        at={"dylar_iv.2": "base", "dylar_iv.4": "psi_emitter marine"}, modules=["air_support"]
    )
    game = before_planning(
        arcturus_mengsk=mengsk,
        jim_raynor=side(at={"bhekar_ro.1": "base"}),
        overmind=swarm({"torus.1": "zergling"}, modules=["offensive"]),
    )
    assert not can_evade(game.box, game.player("overmind"))
    game.picks("planet dylar_iv", "move zergling torus.1")
    assert game.options == ["area dylar_iv.1", "area dylar_iv.3", "area dylar_iv.4"]
    assert why_not_area(game, "jim_raynor", "dylar_iv.2") == "SC-MOVE-13"


# ---- the turn ------------------------------------------------------------------------------------


@rule("BW-SCEN-38")
def test_it_builds_on_each_planet_with_a_base_in_the_order_that_raynor_s_player_likes() -> None:
    game = before_planning()
    assert game.options == ["planet antiga_prime", "planet tarsonis"]
    game.picks("planet tarsonis")
    assert game.box.planet_slugs[game.state.planet] == "tarsonis"
    while game.box.planet_slugs[game.state.planet] == "tarsonis":
        game.picks("done")
    assert game.box.planet_slugs[game.state.planet] == "antiga_prime"
    build_nothing(game)
    assert (game.asked, game.prompt) == ("arcturus_mengsk", "order-where")
    assert (game.state.active, game.state.planet) == (-1, -1)


@rule("BW-SCEN-38")
def test_the_turn_comes_before_the_first_planning_phase_too_and_before_all_cards() -> None:
    """Mengsk could use Preemptive Action at the start of the Planning Phase."""
    started = laid_out(TRUMP)
    assert (started.state.round, started.asked, started.prompt) == (1, "jim_raynor", "driven-build")
    mengsk = side(at={"dylar_iv.2": "base"}, events=["preemptive_action"])
    game = before_planning(arcturus_mengsk=mengsk)
    assert game.prompt == "driven-build"
    build_nothing(game)
    assert (game.asked, game.prompt) == ("arcturus_mengsk", "start-of-planning")


@rule("BW-SCEN-38", "BW-SCEN-40")
def test_without_the_planted_emitter_it_does_not_move() -> None:
    game = before_planning(overmind=swarm({"torus.1": "zergling"}))
    assert game.prompt == "driven-build"
    planted = before_planning("dylar_iv.4", overmind=swarm({"torus.1": "zergling"}))
    assert planted.prompt == "driven-move"
    assert planted.options == ["planet torus", "planet dylar_iv", "done"]
    planted.picks("done")
    assert planted.prompt == "driven-build"
    assert planted.army("torus.1") == ["zergling"]


# ---- building ------------------------------------------------------------------------------------


@rule("BW-SCEN-39")
def test_it_builds_more_units_than_the_limit_but_follows_the_other_rules() -> None:
    """With one building type the limit would be two; areas and miniatures do limit it."""
    game = before_planning(overmind=swarm(pool=12, resources=["tarsonis.3", "antiga_prime.2"]))
    game.picks("planet tarsonis")
    built = 0
    while "unit zergling" in game.options:
        before = len(game.army("tarsonis.1") + game.army("tarsonis.2") + game.army("tarsonis.3"))
        game.picks("unit zergling")
        while game.prompt != "build-forces":
            game.picks("accept" if "accept" in game.options else game.options[0])
        now = len(game.army("tarsonis.1") + game.army("tarsonis.2") + game.army("tarsonis.3"))
        built += now - before
        laws_hold(game)
    assert built > 2
    figures = [game.box.figures[unit] for unit in game.box.units_of[5]]
    assert unit_build_limit(game.box, game.player("overmind"), 0) == sum(figures)
    assert unit_build_limit(game.box, game.player("arcturus_mengsk"), 0) == 2


@rule("BW-SCEN-39")
@pytest.mark.parametrize("workers", ["yes", "no"])
def test_whether_it_builds_workers_is_a_switch(workers: str) -> None:
    settings = {"overmind_workers": workers}
    game = before_planning(overmind=swarm(pool=8), settings=settings)
    game.picks("planet tarsonis")
    assert ("new-worker" in game.options) == (workers == "yes")
    why = None if workers == "yes" else "BW-SCEN-39"
    assert game.why("jim_raynor", Option("new-worker")) == why


@rule("BW-SCEN-39")
def test_one_building_and_one_module_in_each_order() -> None:
    game = before_planning(overmind=swarm(pool=14))
    game.picks("planet tarsonis", "done")
    assert game.prompt == "build-upgrades"
    for verb in ("building", "module"):
        game.picks(next(text for text in game.options if text.startswith(verb)))
        while game.prompt == "pay":
            game.picks("accept" if "accept" in game.options else game.options[0])
        assert not any(text.startswith(verb) for text in game.options)
        if game.decision.about != -1 or game.prompt != "build-upgrades":
            break
    build_nothing(game)
    assert game.asked == "arcturus_mengsk"


# ---- upkeep --------------------------------------------------------------------------------------


@rule("BW-SCEN-46")
def test_the_overmind_takes_part_in_the_first_four_steps_and_in_no_others() -> None:
    """An enemy takes a card, it gains another, its workers come back; it scores nothing."""
    overmind = side(
        at={"tarsonis.2": "base zergling", "antiga_prime.1": "base zergling"},
        resources=["tarsonis.2", "antiga_prime.2"],
        workers={"tarsonis.2": 2, "antiga_prime.2": 1},
        pool=1,
        unavailable=2,
    )
    game = trump(overmind=overmind, aldaris={"antiga_prime.2": "zealot"}, phase="regrouping")
    player = game.player("overmind")
    slugs = {game.box.area_slugs[area] for area in player.resources}
    assert slugs == {"tarsonis.2", "tarsonis.3", "antiga_prime.3"}
    assert (player.pool, player.unavailable, sum(player.workers)) == (5, 0, 0)
    assert player.conquest == 0
    assert [game.factions[seat] for seat in game.state.order] == PEOPLE


@rule("BW-SCEN-46")
def test_workers_that_it_built_can_be_used_after_step_four() -> None:
    game = before_planning(overmind=swarm(pool=6))
    game.picks("planet tarsonis", "new-worker")
    while game.prompt == "pay":
        game.picks("accept" if "accept" in game.options else game.options[0])
    overmind = game.player("overmind")
    assert overmind.unavailable == 1
    retrieve_workers(game.game)
    assert (overmind.pool, overmind.unavailable) == (7, 0)
