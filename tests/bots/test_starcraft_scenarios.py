"""Greedy has sense for the aims of scenarios: positions with one good answer, which it would not
find without its module of aims."""

from __future__ import annotations

from typing import Any

import pytest

from orrery import bots
from orrery.bots.starcraft.economy import for_upgrade, wants_worker
from orrery.bots.starcraft.marching import best_march
from orrery.bots.starcraft.scenarios import aims
from orrery.core.window import Window
from orrery.starcraft.facts.scenario import Aim
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.ruleset import STARCRAFT
from tests.bots.driving import STARCRAFT_CLUB as CLUB
from tests.bots.sense import attacked, attacked_blindly, forget, judged, pick, sense
from tests.starcraft.broodwar.quest import quest
from tests.starcraft.broodwar.scenes import laid_out, new_scenario, scenario
from tests.starcraft.broodwar.test_sparing import TEAMS, beside
from tests.starcraft.broodwar.trump import before_planning, trump
from tests.starcraft.scenario import Position, side

QUEEN, OVERMIND, TASSADAR, MENGSK = "queen_of_blades", "overmind", "tassadar", "arcturus_mengsk"
RAYNOR, ALDARIS = "jim_raynor", "aldaris"


def blind(monkeypatch: pytest.MonkeyPatch, game: Position) -> str:
    """What greedy would pick if it did not know the aims."""
    with monkeypatch.context() as patch:
        forget(patch)
        return pick(game)


def moving(planet: str, seat: str, game_of: Any, **sides: Any) -> Position:
    """A player executes a Mobilize order: at the first move."""
    game: Position = game_of(orders={planet: [f"{seat} mobilize"]}, **sides)
    while game.prompt != "move":
        wanted = [one for one in game.options if one.startswith(("reveal", "execute"))]
        game.picks(wanted[0])
    return game


def target_of(game: Position) -> str:
    """The area that the march of the active player attacks, "" for none."""
    target = best_march(judged(game), game.state.planet).target
    return "" if target < 0 else game.box.area_slugs[target]


def test_every_kind_of_aim_is_weighed() -> None:
    assert set(aims.AIMS) == set(Aim.__args__)  # type: ignore[attr-defined]


# ---- items_home ----------------------------------------------------------------------------------


def test_an_item_is_carried_home(monkeypatch: pytest.MonkeyPatch) -> None:
    queen = side(
        at={"antiga_prime.1": "sarah_kerrigan base", "paladino_belt.1": "zergling zergling"},
        transports=["antiga_prime-paladino_belt"],
    )
    game = moving("antiga_prime", QUEEN, quest, khalis="", queen_of_blades=with_item(queen))
    assert pick(game) == "carry zergling khalis_crystal"
    assert "carry" not in blind(monkeypatch, game)
    game.picks(pick(game))
    while game.prompt in ("move", "move-to"):
        game.picks(pick(game))
    carrier = "zergling+khalis_crystal"
    assert any(carrier in game.army(f"antiga_prime.{number}") for number in (1, 2, 3))


def with_item(given: Any) -> Any:
    """The Khalis Crystal lies beside the units on Paladino Belt."""
    at = {**given.at, "paladino_belt.1": f"{given.at['paladino_belt.1']} khalis_crystal"}
    return side(at=at, transports=given.transports)


def test_an_item_is_not_carried_away_from_home_nor_fetched_by_those_who_hold_it() -> None:
    mengsk = side(
        at={"dylar_iv.1": "marine marine uraj_crystal base"}, transports=["braken-dylar_iv"]
    )
    game = moving("braken", MENGSK, quest, uraj="", arcturus_mengsk=mengsk)
    assert not pick(game).startswith("carry")


def test_an_item_is_worth_more_the_nearer_it_is_to_home() -> None:
    game = moving("antiga_prime", QUEEN, quest)
    places = judged(game).aims.places[game.box.item_slugs.index("uraj_crystal")]
    worth = [
        places[game.box.area_slugs.index(area)] for area in ("tarsonis.1", "braken.1", "dylar_iv.1")
    ]
    assert worth == sorted(worth, reverse=True)
    assert len(set(worth)) == 3


def test_a_base_is_built_where_an_item_lies(monkeypatch: pytest.MonkeyPatch) -> None:
    at = {"tarsonis.2": "zeratul base", "braken.2": "zealot", "braken.3": "zealot uraj_crystal"}
    game = quest(orders={"braken": ["tassadar build"]}, uraj="", tassadar=side(at=at))
    while game.prompt != "build-base":
        wanted = [one for one in game.options if one.startswith(("reveal", "execute"))]
        game.picks(wanted[0] if wanted else "done")
    assert pick(game) == "base braken.3"
    assert blind(monkeypatch, game) != "base braken.3"


# ---- heroes_lost ---------------------------------------------------------------------------------


def hunt(queen: dict[str, str]) -> Position:
    """Strong units of the Overmind come to Antiga Prime."""
    hunters = side(
        at={"torus.3": "zergling base", "paladino_belt.1": "ultralisk ultralisk hydralisk"},
        transports=["antiga_prime-paladino_belt"],
    )
    return moving("antiga_prime", OVERMIND, quest, overmind=hunters, queen_of_blades=side(at=queen))


def test_a_hero_is_hunted(monkeypatch: pytest.MonkeyPatch) -> None:
    game = hunt(
        {
            "bhekar_ro.1": "base",
            "antiga_prime.1": "zergling",
            "antiga_prime.3": "sarah_kerrigan hydralisk",
        }
    )
    assert target_of(game) == "antiga_prime.3"
    with monkeypatch.context() as patch:
        forget(patch)
        assert target_of(game) != "antiga_prime.3"


def test_the_last_hero_is_kept_out_of_battles() -> None:
    """Her end would be the end."""
    queen = side(
        at={"antiga_prime.1": "sarah_kerrigan base", "paladino_belt.2": "zergling"},
        transports=["antiga_prime-paladino_belt"],
    )
    foe = {"paladino_belt.1": "hydralisk hydralisk"}
    lost = side(at={"tarsonis.2": "zealot base"})
    game = moving("paladino_belt", QUEEN, quest, queen_of_blades=queen, overmind=foe, tassadar=lost)
    hero = judged(game).box.unit_slugs.index("sarah_kerrigan")
    assert judged(game).aims.stakes[hero] == aims.VICTORY
    march = best_march(judged(game), game.state.planet)
    assert hero not in [one.unit for one in march.moves if one.to == march.target]


def test_a_hero_may_be_risked_while_another_one_is_left() -> None:
    """Her own side dares more with her; to those who hunt her she is worth as much as ever."""
    mine, hunted = (judged(moving("antiga_prime", one, quest)).aims for one in (QUEEN, OVERMIND))
    hero = mine.box.unit_slugs.index("sarah_kerrigan")
    assert mine.stakes[hero] < hunted.stakes[hero] < aims.VICTORY


# ---- pressed by the points of others -------------------------------------------------------------


def in_a_build_order(seat: str, round: int) -> Position:
    """The first purchase of a Build order at home."""
    home = {QUEEN: "antiga_prime", OVERMIND: "torus"}[seat]
    game = quest(orders={home: [f"{seat} build"]}, round=round)
    while game.prompt != "build-forces":
        wanted = [one for one in game.options if one.startswith(("reveal", "execute"))]
        game.picks(wanted[0])
    return game


def test_whoever_must_fetch_items_before_others_have_their_points_begins_with_an_army() -> None:
    """Workers come later; those who only need time begin with them."""
    assert wants_worker(judged(in_a_build_order(OVERMIND, 1)))
    assert not wants_worker(judged(in_a_build_order(QUEEN, 1)))
    assert wants_worker(judged(in_a_build_order(QUEEN, 2)))


def test_they_do_not_save_for_buildings_and_do_not_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    queen, overmind = (judged(in_a_build_order(one, 2)) for one in (QUEEN, OVERMIND))
    assert (queen.aims.pressed, overmind.aims.pressed) == (True, False)
    assert (queen.aims.calm, queen.aims.thrift) < (overmind.aims.calm, overmind.aims.thrift)
    assert for_upgrade(queen) == (0, 0)
    monkeypatch.setattr(queen.aims, "pressed", False)
    assert for_upgrade(queen) != (0, 0)


def test_the_points_of_others_count_more_to_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """To take an area that gives points, and to hold one."""
    game = moving("antiga_prime", QUEEN, quest, overmind={"torus.1": "zergling"})
    held, free = (game.box.area_slugs.index(one) for one in ("torus.1", "paladino_belt.1"))
    pressed, calm = judged(game), judged(game)
    monkeypatch.setattr(calm.aims, "pressed", False)
    assert pressed.gives(free) > calm.gives(free)
    assert pressed.denial(held) > calm.denial(held)


# ---- bases ---------------------------------------------------------------------------------------


def at_the_base() -> Position:
    """Three units of Raynor's, next to two that guard the base of Mengsk, and one that does not."""
    raynor = {"dylar_iv.4": "marine firebat", "dylar_iv.3": "marine"}
    foe = side(at={"dylar_iv.1": "marine", "dylar_iv.2": "firebat firebat base"})
    return moving("dylar_iv", RAYNOR, trump, jim_raynor=raynor, arcturus_mengsk=foe)


def test_the_base_that_decides_is_attacked(monkeypatch: pytest.MonkeyPatch) -> None:
    assert attacked(at_the_base()) == "dylar_iv.2"
    assert attacked_blindly(monkeypatch, at_the_base()) == ""


def beside_the_bases(foe: str) -> Position:
    """Two units of Aldaris next to the guarded base of the Overmind, and others on the planet."""
    zerg = side(
        at={"tarsonis.1": foe, "tarsonis.2": "base", "tarsonis.3": "zergling"},
        transports=["antiga_prime-torus"],
    )
    guests = {"tarsonis.2": "zealot zealot"}
    return moving("tarsonis", ALDARIS, trump, aldaris=guests, overmind=zerg)


def test_units_that_shelter_a_base_are_hunted(monkeypatch: pytest.MonkeyPatch) -> None:
    """It stands while a unit of its faction is on the planet (BW-SCEN-42)."""
    assert attacked(beside_the_bases("hydralisk")).startswith("tarsonis.")
    assert attacked_blindly(monkeypatch, beside_the_bases("hydralisk")) == ""


def test_the_forces_of_a_scenario_are_laid_out_together(monkeypatch: pytest.MonkeyPatch) -> None:
    """The best units stand beside the base that must not fall, though the others come first."""
    game = new_scenario("trump_card", factions=f"{MENGSK},{RAYNOR},{ALDARIS}")
    while game.prompt != "starting-unit":
        game.picks(pick(game))
    base = game.box.area_slugs[next(at for at, one in enumerate(game.state.bases) if one != NONE)]
    first = pick(game)
    assert first.startswith("place marine")
    assert not first.endswith(base)
    while game.asked == MENGSK:
        game.picks(pick(game))
    assert sorted(game.army(base)) == ["firebat", "firebat"]


def test_a_base_is_spared_if_another_side_would_win_by_its_end() -> None:
    game = moving("dylar_iv", RAYNOR, trump, jim_raynor={"dylar_iv.4": "marine"})
    area = game.box.area_slugs.index("dylar_iv.2")
    assert judged(game).denial(area) > aims.VICTORY / 2
    game = moving("braken", ALDARIS, trump, aldaris={"braken.1": "zealot"})
    assert judged(game).denial(area) < 0


def test_every_base_of_a_faction_is_hunted_the_last_one_most() -> None:
    two = moving("tarsonis", ALDARIS, trump, aldaris={"tarsonis.1": "zealot"})
    last = side(at={"tarsonis.2": "zergling base"}, transports=["antiga_prime-torus"])
    one = moving("tarsonis", ALDARIS, trump, aldaris={"tarsonis.1": "zealot"}, overmind=last)
    area = two.box.area_slugs.index("tarsonis.2")
    assert aims.VICTORY / 4 < judged(two).denial(area) < judged(one).denial(area)
    assert target_of(one) == "tarsonis.2"


# ---- a faction that nobody plays, and its item ---------------------------------------------------


def test_who_decides_for_a_faction_brings_its_units_where_they_win() -> None:
    game = before_planning("dylar_iv.3", overmind={"torus.1": "zergling"})
    assert (game.asked, game.prompt) == (RAYNOR, "driven-move")
    assert sense(game) == "planet dylar_iv"
    for _ in range(9):
        if game.is_over:
            break
        game.picks(pick(game))
    assert game.winners() == [RAYNOR]


def test_the_item_that_calls_them_is_brought_to_its_planet(monkeypatch: pytest.MonkeyPatch) -> None:
    raynor = side(
        at={"bhekar_ro.1": "jim_raynor_hero+psi_emitter", "bhekar_ro.2": "base"},
        transports=["bhekar_ro-dylar_iv"],
    )
    mengsk = side(
        at={
            "dylar_iv.1": "marine marine",
            "dylar_iv.2": "vulture vulture base",
            "dylar_iv.3": "marine marine",
        }
    )
    game = moving("dylar_iv", RAYNOR, trump, jim_raynor=raynor, arcturus_mengsk=mengsk)
    moves = best_march(judged(game), game.state.planet).moves
    carrier = game.box.unit_slugs.index("jim_raynor_hero+psi_emitter")
    assert carrier in [one.unit for one in moves]
    with monkeypatch.context() as patch:
        forget(patch)
        moves = best_march(judged(game), game.state.planet).moves
        assert carrier not in [one.unit for one in moves]


# ---- an installation, points, cards and the clock ------------------------------------------------


def storm(**sides: Any) -> Position:
    """Eye of the Storm for three; the Overmind's installation is on Avernus Station."""
    known = {
        RAYNOR: side(at={"moria.1": "marine base"}),
        OVERMIND: side(at={"antiga_prime.1": "zergling base", "avernus_station.2": "overmind"}),
        ALDARIS: side(at={"bhekar_ro.1": "zealot base"}),
    }
    orders = sides.pop("orders", {})
    rest = {key: sides.pop(key) for key in ("phase", "round") if key in sides}
    return scenario("eye_of_the_storm", {**known, **sides}, orders=orders, **rest)


def at_the_installation(guards: str, round: int) -> Position:
    """Two Marines next to the installation and its guards."""
    raynor = side(at={"moria.1": "base", "avernus_station.3": "marine marine"})
    foe = {"antiga_prime.1": "zergling base", "avernus_station.2": f"{guards} overmind"}
    sides = {RAYNOR: raynor, OVERMIND: side(at=foe)}
    return moving("avernus_station", RAYNOR, storm, round=round, **sides)


def test_units_go_where_the_installation_is(monkeypatch: pytest.MonkeyPatch) -> None:
    guards = "hydralisk hydralisk"
    assert attacked(at_the_installation(guards, 1)) == "avernus_station.2"
    assert attacked_blindly(monkeypatch, at_the_installation(guards, 1)) == ""


def test_whoever_may_arrive_by_two_orders_is_feared_where_all_is_at_stake() -> None:
    """Raynor's Marines can go to Torus first, and from there to the installation."""

    def feared(*transports: str) -> list[str]:
        there = {"moria.1": "base", "paladino_belt.2": "marine marine"}
        raynor = side(at=there, transports=[*transports])
        game = storm(jim_raynor=raynor, phase="planning")
        while game.asked != OVERMIND:
            game.picks(pick(game))
        box = game.box
        threats = judged(game).threats_to(box.planet_slugs.index("avernus_station"))
        return [box.unit_slugs[unit] for army in threats for unit in army]

    assert feared("torus-paladino_belt") == ["marine", "marine"]
    assert feared() == []


def test_conquest_points_are_for_the_side_that_wins_by_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A conquest area is worth more than a rich resource area, to the side that only keeps the
    points from its rivals too."""
    game = moving("antiga_prime", QUEEN, quest)
    points, rich = (game.box.area_slugs.index(one) for one in ("paladino_belt.1", "bhekar_ro.1"))
    assert judged(game).worth(points) > judged(game).worth(rich)
    with monkeypatch.context() as patch:
        forget(patch)
        assert judged(game).worth(points) < judged(game).worth(rich)


def test_losses_count_less_to_whoever_loses_when_the_rounds_are_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """An attack that will hardly succeed is left out in the first round, not in the last one."""
    guards = "ultralisk hydralisk"
    assert attacked(at_the_installation(guards, 1)) == ""
    assert attacked(at_the_installation(guards, 7)) == "avernus_station.2"
    with monkeypatch.context() as patch:
        patch.setitem(aims.AIMS, "rounds_over", lambda *_: None)
        assert attacked(at_the_installation(guards, 7)) == ""


# ---- teammates -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("guest", "host", "unit"), TEAMS)
def test_a_teammate_is_spared(guest: str, host: str, unit: str) -> None:
    game = beside(guest, host, unit)
    for prompt in ("spare-base", "spare-card"):
        assert (game.asked, game.prompt) == (guest, prompt)
        window = Window(STARCRAFT, game.game)
        answer = bots.make("greedy", "starcraft", 1).answer(window)
        assert (window.texts()[answer.pick], answer.reason) == ("spare", "bot-sc-spare")
        game.picks("spare")


# ---- what nobody tells ---------------------------------------------------------------------------


SCENARIOS = [
    *("desperate_alliance", "trump_card", "quest_for_uraj_and_khalis"),
    pytest.param("eye_of_the_storm", marks=pytest.mark.slow),
]


@pytest.mark.parametrize("mode", SCENARIOS)
def test_a_pick_in_a_scenario_depends_on_nothing_hidden(mode: str) -> None:
    game = laid_out(mode).game
    seats = ["greedy"] * game.facts.players
    maker = bots.maker("greedy", "starcraft")
    assert CLUB.picks_that_change(game, *seats, maker=maker, every=9) == 0
