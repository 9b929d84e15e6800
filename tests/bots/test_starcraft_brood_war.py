"""Greedy has sense for Brood War: small positions with one good answer."""

from __future__ import annotations

from typing import Any

import pytest

from orrery import bots
from orrery.bots.starcraft.orders import usable
from orrery.bots.starcraft.strength import units
from orrery.starcraft.ruleset import STARCRAFT
from tests.bots.driving import Club
from tests.bots.sense import judged, pick, play
from tests.starcraft.arena import AREA, army
from tests.starcraft.broodwar.fights import battle, duel
from tests.starcraft.broodwar.led import lead, regrouping, setting_up
from tests.starcraft.broodwar.order_leaders import ALDARIS, OVERMIND, QUEEN, led
from tests.starcraft.broodwar.test_defend import planning
from tests.starcraft.broodwar.test_resource_tokens import building
from tests.starcraft.broodwar.test_strategic_areas import held
from tests.starcraft.expanded import expanded_box
from tests.starcraft.scenario import Position, side, table

CLUB = Club(STARCRAFT, players="3", factions="random", galaxy="quick", expansion="brood_war")


# Orders


def test_a_strategic_area_beside_a_base_is_worth_more_than_a_far_one() -> None:
    orders = {"hydrax": ["jim_raynor build"]}
    near = held(orders)
    far = held(orders, at={"hydrax.1": "wraith", "pridewater.1": "base"})
    area = near.box.area_slugs.index("hydrax.1")
    minerals = near.box.area_slugs.index("hydrax.2")
    assert judged(near).worth(area) > judged(near).worth(minerals), "more than two minerals"
    assert judged(near).worth(area) > judged(far).worth(area)


def test_special_orders_are_usable_where_a_strategic_area_is_held() -> None:
    game = held({}, phase="planning")
    judgement, planets = judged(game), game.box.planet_slugs
    assert 3 in usable(judgement, planets.index("hydrax")), "without a module"
    assert 3 not in usable(judgement, planets.index("torus"))


def test_a_standard_order_will_do_where_a_strategic_area_is_held() -> None:
    module: dict[str, Any] = {"modules": ["research_and_development"]}
    game = held({}, phase="planning", raynor=module)
    game.picks("planet hydrax")
    assert "special" not in pick(game)
    game = held({}, phase="planning", at={"hydrax.2": "marine base"}, raynor=module)
    game.picks("planet hydrax")
    assert "special" in pick(game)


THREATENED = {"helios.1": "marine marine base point"}


def test_it_defends_an_area_that_is_threatened_and_worth_holding() -> None:
    poor: dict[str, Any] = {"pool": 0, "conquest": 18}
    foe = {"torus.4": "hydralisk hydralisk hydralisk", "dylar_iv.3": "base"}
    coming: dict[str, Any] = {"transports": ["helios-torus"]}
    more: dict[str, Any] = {"raynor": poor, "transports": []}
    game = planning(THREATENED, foe, overmind=coming, **more)
    assert pick(game) == "defend helios.1"
    game = planning(THREATENED, foe, **more)
    assert pick(game).startswith("planet "), "they have no transport"


def test_units_come_to_the_defended_area_if_they_are_not_needed_elsewhere() -> None:
    at = {"helios.1": "marine", "helios.2": "base", "torus.4": "marine marine"}
    foe = {"helios.4": "zergling zergling zergling", "dylar_iv.3": "base"}
    game = planning(at, foe)
    game.picks("defend helios.1")
    assert pick(game) == "move marine torus.4"
    game = planning({**at, "torus.4": "base", "torus.1": "marine"}, foe)
    game.picks("defend helios.2")
    assert pick(game) != "move marine helios.1", "it gives conquest points"


def test_a_guard_token_counts_for_those_who_stand_there() -> None:
    at = {"helios.1": "marine marine", "helios.2": "base"}
    foe = {"helios.4": "zergling zergling zergling", "dylar_iv.3": "base"}
    plain, kept = planning(at, foe), planning({**at, "helios.1": "marine marine guard"}, foe)
    area = plain.box.area_slugs.index("helios.1")
    there = tuple(plain.state.armies[area])
    assert judged(kept).hold(area, there) > judged(plain).hold(area, there)


# Resources


def test_resource_tokens_pay_when_there_are_no_workers() -> None:
    assert pick(building(pool=0, tokens=(2, 0))) != "done"


@pytest.mark.parametrize(("tokens", "kind"), [((0, 4), "minerals"), ((9, 0), "gas")])
def test_it_takes_tokens_of_the_kind_that_is_short(tokens: tuple[int, int], kind: str) -> None:
    raynor = side(
        at={"helios.2": "marine base"}, leaders=["storage_facilities"], pool=3, tokens=tokens
    )
    foe = side(at={"vyctor_5.2": "zergling base"})
    game = table(jim_raynor=raynor, overmind=foe, phase="regrouping", expansion="brood_war")
    assert pick(play(game, "gain-token")) == f"token {kind}"


# Battles


def test_of_an_enemys_units_the_best_goes_in_front_even_if_it_is_stolen_from_us() -> None:
    """Aldaris stole an Archon of Tassadar's and has a Zealot of his own."""
    game = battle(
        {
            "tassadar": army("high_templar"),
            "aldaris": army("archon@tassadar zealot"),
        }
    )
    play(game, "front")
    assert pick(game) == "front archon"


def air_raid(first: str) -> Position:
    """The Corsair can attack the Mutalisk only, and the Reaver the Hydralisk only."""
    game = battle(
        overmind=army("hydralisk mutalisk"), tassadar=army("reaver corsair", modules=["defensive"])
    )
    play(game, "pair")
    game.picks(first)
    return game


def test_the_defender_exchanges_units_if_that_helps() -> None:
    game = air_raid("pair hydralisk corsair")
    assert pick(play(game, "exchange")) == "exchange-front corsair 1"
    game.picks("exchange-front corsair 1")
    assert pick(game) == "exchange-front reaver 2"


def test_the_defender_exchanges_nothing_that_is_well_placed() -> None:
    assert pick(play(air_raid("pair hydralisk reaver"), "exchange")) == "done"


def shelled(units: str) -> Position:
    """A Siege Tank in Siege Mode has survived; two workers are on the Resource card there."""
    more: dict[str, Any] = {"resources": [AREA], "workers": {AREA: 2}, "pool": 1, "base": True}
    return duel(
        jim_raynor=("siege_tank", ["siege_mode_bw_9/7"]), overmind=(units, ["zerg_03"], more)
    )


def test_collateral_damage_kills_workers_where_the_base_will_fall_anyway() -> None:
    assert pick(play(shelled("zergling"), "collateral")) == f"kill-workers {AREA}"


def test_collateral_damage_razes_a_base_that_would_stand() -> None:
    assert pick(play(shelled("mutalisk mutalisk"), "collateral")) == f"raze-base {AREA}"


# Leadership cards


HOME = {"helios.2": "zergling base"}
FOE = side(at={"dylar_iv.3": "zealot base"})


def test_an_extra_order_each_round_is_worth_more_than_a_hero_without_a_place() -> None:
    game = regrouping(2, {OVERMIND: side(at=HOME), ALDARIS: FOE})
    assert pick(game) == "leader torrasque"
    three = {"helios.1": "ultralisk", "helios.2": "ultralisk base", "torus.1": "ultralisk"}
    game = regrouping(2, {OVERMIND: side(at=three), ALDARIS: FOE})
    assert pick(game) == "leader cerebrate_daggoth", "all three Ultralisks are in use"


def test_destiny_is_for_the_round_in_which_a_rival_would_win() -> None:
    for conquest, card in ((0, "the_will_of_the_conclave"), (14, "destiny")):
        rival = side(at={"helios.1": "zergling", "helios.2": "base"}, conquest=conquest)
        game = regrouping(3, {ALDARIS: FOE, QUEEN: rival})
        assert pick(game) == f"leader {card}"


def test_destiny_is_for_the_round_in_which_a_rival_would_reach_the_objective() -> None:
    """Bases on three planets, with the card and without it."""
    bases = {"helios.2": "base", "torus.3": "base", "tarsonis.2": "base"}
    for leaders, card in ((["the_swarm"], "destiny"), ([], "the_will_of_the_conclave")):
        game = regrouping(3, {ALDARIS: FOE, OVERMIND: side(at=bases, leaders=leaders)})
        assert pick(game) == f"leader {card}"


def test_the_forces_of_a_leadership_card_are_weighed() -> None:
    """A conquest point each round is worth more than two workers and a gas."""
    assert pick(setting_up(OVERMIND, "aldaris")) == "leader the_overmind"


def test_a_hero_is_stronger_than_a_unit_of_its_type_and_worth_more() -> None:
    box = expanded_box(players="2")
    known = units(box)
    for hero, bonus in box.hero_bonus.items():
        plain = known[box.figure_of[hero]]
        assert known[hero].worth > plain.worth
        if bonus.health and not box.assist[hero]:
            assert known[hero].health > plain.health


def test_an_installation_goes_to_the_safest_area() -> None:
    at = {"helios.1": "zergling", "pridewater.2": "zergling", "tarsonis.2": "base"}
    foe = side(at={"helios.4": "zealot zealot", "dylar_iv.3": "base"})
    game = regrouping(2, {OVERMIND: side(at=at), ALDARIS: foe})
    lead(game, "cerebrate_daggoth", "khala_devotee")
    assert game.prompt == "install"
    assert pick(game) == "install pridewater.2"


def test_point_tokens_go_to_areas_that_we_hold() -> None:
    mengsk = side(at={"helios.2": "marine base", "pridewater.1": "marine"})
    game = regrouping(2, {"arcturus_mengsk": mengsk, ALDARIS: FOE})
    lead(game, "tactical_mastery", "khala_devotee")
    assert game.prompt == "tactical-mastery"
    first = pick(game)
    game.picks(first)
    assert {first, pick(game)} == {"area helios.2", "area pridewater.1"}


def test_a_stack_is_turned_only_to_bring_an_own_order_up() -> None:
    for stack, answer in (
        (["aldaris build", "jim_raynor build"], "turn-stack helios"),
        (["jim_raynor build", "aldaris build"], "done"),
    ):
        game = led(ALDARIS, "khala_devotee", orders={"helios": stack}, phase="planning")
        while game.prompt != "end-of-planning":
            text = next((one for one in game.options if one == "planet torus"), game.options[0])
            text = next((one for one in game.options if one == "planet vyctor_5"), text)
            game.picks(text)
        assert pick(game) == answer


# What nobody tells


def test_a_pick_depends_on_nothing_hidden() -> None:
    maker, game = bots.maker("greedy", "starcraft"), CLUB.new_game(11)
    assert CLUB.picks_that_change(game, "greedy", "eager", "simple", maker=maker, every=5) == 0
