"""Greedy has sense for Survival, where only bases keep a player in the game: it attacks, and its
armies go on until somebody has won."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.bots.starcraft import marching, orders
from orrery.bots.starcraft.judgement import HARMLESS
from orrery.bots.starcraft.marching import best_march
from orrery.bots.starcraft.scenarios import aims
from orrery.starcraft.facts.terms import NONE
from tests.bots.sense import attacked, attacked_blindly, judged, pick
from tests.starcraft.scenario import Position, side, table

RAYNOR, ALDARIS = "jim_raynor", "aldaris"


def survival(round: int, mine: dict[str, str], foes: dict[str, str], **more: Any) -> Position:
    """Survival: two players."""
    given = {"orders": {"helios": [f"{RAYNOR} mobilize"]}, **more}
    return table(
        {RAYNOR: side(at=mine), ALDARIS: side(at=foes)},
        expansion="brood_war",
        settings={"mode": "survival", "players": "2", "goal": "elimination"},
        round=round,
        **given,
    )


def at_the_last_base() -> Position:
    """Three Marines next to the last base of Aldaris."""
    mine = {"helios.1": "marine", "helios.2": "marine marine base", "torus.3": "base"}
    game = survival(2, mine, {"helios.3": "zealot zealot base"})
    while game.prompt != "move":
        game.picks(next(one for one in game.options if one.startswith(("reveal", "execute"))))
    return game


def test_in_survival_the_last_base_is_attacked(monkeypatch: pytest.MonkeyPatch) -> None:
    assert attacked(at_the_last_base()) == "helios.3"
    assert attacked_blindly(monkeypatch, at_the_last_base()) == ""


def beside(round: int, mine: str, foes: str) -> str:
    """What is attacked by an army that stands next to an enemy's last base, and guards its own."""
    game = survival(round, {"helios.2": f"{mine} base"}, {"helios.3": f"{foes} base"})
    while game.prompt != "move":
        game.picks(next(one for one in game.options if one.startswith(("reveal", "execute"))))
    return attacked(game)


def test_in_survival_nobody_guards_a_last_base_for_ever() -> None:
    """Two equal armies: at first both stay, since a base without units falls, and later they
    attack."""
    assert beside(8, "marine marine", "zealot zealot") == ""
    assert beside(30, "marine marine", "zealot zealot") == "helios.3"


def test_in_survival_units_are_hunted_where_the_base_cannot_fall(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """One Battlecruiser cannot take an area with four Zealots, which cannot even hit it; in the end
    it attacks to destroy one of them."""
    assert beside(8, "battlecruiser", "zealot zealot zealot zealot") == ""
    assert beside(60, "battlecruiser", "zealot zealot zealot zealot") == "helios.3"
    monkeypatch.setattr(marching, "KILL", 0.0)
    assert beside(60, "battlecruiser", "zealot zealot zealot zealot") == ""


def test_in_survival_units_are_built_that_can_hit_whom_they_hunt() -> None:
    """Marines can hit Scouts, Firebats cannot: that counts once units are hunted."""

    def preferred(round: int, foes: str) -> float:
        """How much better than a Firebat a Marine is."""
        game = survival(round, {"helios.2": "marine base"}, {"helios.3": f"{foes} base"})
        marine, firebat = [game.box.unit_slugs.index(one) for one in ("marine", "firebat")]
        judgement = judged(game)
        return judgement.quality(marine) - judgement.quality(firebat)

    assert preferred(60, "scout scout") == preferred(8, "scout scout") + HARMLESS
    assert preferred(60, "scout zealot") == preferred(60, "zealot") == preferred(8, "zealot")


def test_in_survival_a_transport_is_sent_from_a_planet_without_a_base(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The army goes on from there in the same round (BW-MODE-05)."""

    def planned() -> list[str]:
        army = {"dylar_iv.1": "marine marine marine", "dylar_iv.2": "marine marine firebat"}
        mine, foe = {**army, "tarsonis.1": "base"}, {"vyctor_5.1": "zealot base"}
        game, picked = survival(30, mine, foe, phase="planning", orders={}), list[str]()
        while game.prompt in ("order-where", "order-which"):
            picked += [pick(game)] if game.asked == RAYNOR else []
            game.picks(pick(game))
        return picked

    march = ["planet dylar_iv", "order build", "planet vyctor_5", "order mobilize"]
    assert planned()[:4] == march
    monkeypatch.setattr(orders, "sends", lambda *_: False)
    assert "planet vyctor_5" not in planned()


def test_in_survival_whoever_stands_in_an_enemy_base_stays_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It falls when the round ends."""

    def stood() -> Position:
        mine = {"helios.1": "marine base", "helios.3": "marine", "torus.3": "base"}
        game = survival(2, mine, {"helios.3": "base", "vyctor_5.1": "zealot"})
        while game.prompt != "move":
            game.picks(next(one for one in game.options if one.startswith(("reveal", "execute"))))
        return game

    game = stood()
    area = game.box.area_slugs.index("helios.3")
    unit = game.state.armies[area][0]
    assert judged(game).leaves(unit, area, (unit,)) > aims.VICTORY / 2


def test_in_survival_an_attack_counts_that_it_leads_to_a_base(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The planet between the army and the base is full of enemies."""
    on_the_way = {f"dylar_iv.{number}": "zealot" for number in (1, 2, 3, 4)}
    army = side(at={"torus.1": "goliath goliath", "torus.3": "base"}, transports=["dylar_iv-torus"])
    game = table(
        {RAYNOR: army, ALDARIS: side(at={**on_the_way, "vyctor_5.1": "base"})},
        expansion="brood_war",
        settings={"mode": "survival", "players": "2", "goal": "elimination"},
        round=18,
        orders={"dylar_iv": [f"{RAYNOR} mobilize"]},
    )
    planet = game.box.planet_slugs.index("dylar_iv")
    march = best_march(judged(game), planet)
    assert march.target != NONE
    monkeypatch.setattr(aims, "PULL", 0.0)
    assert best_march(judged(game), planet).worth < march.worth - 0.02


def test_in_survival_those_in_the_rear_march_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Five routes from an enemy base a step nearer counts as much as the last one."""
    row = ["torus 5 0", "dylar_iv 4 0", "hydrax 3 0", "helios 2 0", "moria 1 0"]
    home = {"torus.2": "marine marine base", "torus.3": "marine marine firebat firebat"}
    ahead = {"dylar_iv.1": "vulture", "dylar_iv.2": "vulture", "dylar_iv.3": "goliath"}
    ahead["dylar_iv.4"] = "ghost"
    army = side(at={**home, **ahead}, transports=["dylar_iv-torus"])
    game = table(
        {RAYNOR: army, ALDARIS: side(at={"vyctor_5.1": "zealot base"})},
        galaxy=[*row, "vyctor_5 0 0"],
        expansion="brood_war",
        settings={"mode": "survival", "players": "2", "goal": "elimination"},
        round=30,
        orders={"dylar_iv": [f"{RAYNOR} mobilize"]},
    )
    dylar_iv = game.box.planet_slugs.index("dylar_iv")
    moves = best_march(judged(game), dylar_iv).moves
    monkeypatch.setattr(aims, "STRIDE", 0.0)
    without = best_march(judged(game), dylar_iv).moves
    assert (len(moves) > 2, without) == (True, []), f"{moves} instead of {without}"


def test_in_survival_the_best_units_attack_from_wherever_they_are() -> None:
    """Those that have come nearest do not stay because they are near, while weak ones from the rear
    take the room in the area."""
    game = table(
        {
            RAYNOR: side(
                at={
                    "helios.4": "battlecruiser goliath goliath",
                    "torus.2": "marine marine marine marine",
                    "torus.3": "base",
                },
                transports=["helios-torus"],
            ),
            ALDARIS: side(at={"helios.3": "dragoon dragoon base"}),
        },
        galaxy=["helios 0 0", "torus 1 0"],
        expansion="brood_war",
        settings={"mode": "survival", "players": "2", "goal": "elimination"},
        round=30,
        orders={"helios": [f"{RAYNOR} mobilize"]},
    )
    march = best_march(judged(game), game.box.planet_slugs.index("helios"))
    slugs = [game.box.unit_slugs[unit] for unit, _, _ in march.moves]
    assert march.target == game.box.area_slugs.index("helios.3")
    assert "battlecruiser" in slugs, slugs


def test_in_survival_nothing_is_built_that_finds_no_place() -> None:
    """Only areas for flying units are free, and there is no building for them yet."""
    full = {"hydrax.2": "marine marine marine base", "hydrax.4": "firebat firebat"}
    game = table(
        {RAYNOR: side(at={**full, "torus.1": "base"}), ALDARIS: side(at={"vyctor_5.1": "base"})},
        galaxy=["hydrax 0 0", "torus 1 0", "vyctor_5 2 0"],
        expansion="brood_war",
        settings={"mode": "survival", "players": "2", "goal": "elimination"},
        round=30,
        orders={"torus": [f"{RAYNOR} mobilize"]},
    )
    hydrax, torus = (game.box.planet_slugs.index(one) for one in ("hydrax", "torus"))
    judgement = judged(game)
    assert orders.build_worth(judgement, judgement, torus) > 0.0
    assert orders.build_worth(judgement, judgement, hydrax) == 0.0


def test_in_survival_whoever_has_waited_long_dares_more() -> None:
    mine = {"helios.1": "marine", "helios.2": "marine base", "torus.3": "base"}
    early, late = (survival(number, mine, {"helios.3": "zealot base"}) for number in (2, 30))
    assert (judged(early).aims.fear, judged(early).aims.calm) == (1.0, 1.0)
    assert judged(late).aims.fear == 0.0
    assert judged(late).aims.calm < 0.5
    assert (judged(early).aims.thrift, judged(late).aims.thrift) == (1.0, 0.0)
