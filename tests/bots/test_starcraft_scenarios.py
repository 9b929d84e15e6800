"""Greedy has sense for the aims of scenarios: positions with one good answer, which it would not
find without its module of aims."""

from __future__ import annotations

from typing import Any

import pytest

from orrery import bots
from orrery.bots.starcraft.cards import event_worth
from orrery.bots.starcraft.marching import best_march
from orrery.bots.starcraft.scenarios import aims
from orrery.core.window import Window
from orrery.starcraft.facts.scenario import Aim
from orrery.starcraft.ruleset import STARCRAFT
from tests.bots.driving import STARCRAFT_CLUB as CLUB
from tests.bots.sense import judged, pick, sense
from tests.starcraft.broodwar.quest import quest
from tests.starcraft.broodwar.scenes import laid_out, scenario
from tests.starcraft.broodwar.test_sparing import TEAMS, beside
from tests.starcraft.broodwar.trump import before_planning, trump
from tests.starcraft.scenario import Position, side, table

QUEEN, OVERMIND, TASSADAR, MENGSK = "queen_of_blades", "overmind", "tassadar", "arcturus_mengsk"
RAYNOR, ALDARIS = "jim_raynor", "aldaris"


def blind(monkeypatch: pytest.MonkeyPatch, game: Position) -> str:
    """What greedy would pick if it did not know the aims."""
    with monkeypatch.context() as patch:
        patch.setattr(aims, "AIMS", dict.fromkeys(aims.AIMS, lambda *_: None))
        patch.setattr(aims, "lives", lambda _: None)
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
        patch.setattr(aims, "AIMS", dict.fromkeys(aims.AIMS, lambda *_: None))
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


# ---- bases ---------------------------------------------------------------------------------------


def test_the_base_that_decides_is_attacked(monkeypatch: pytest.MonkeyPatch) -> None:
    raynor = {"dylar_iv.4": "marine marine marine marine firebat"}
    foe = side(at={"dylar_iv.1": "marine", "dylar_iv.2": "vulture marine base"})
    game = moving("dylar_iv", RAYNOR, trump, jim_raynor=raynor, arcturus_mengsk=foe)
    assert target_of(game) == "dylar_iv.2"


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
        patch.setattr(aims, "AIMS", dict.fromkeys(aims.AIMS, lambda *_: None))
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


def test_units_go_where_the_installation_is(monkeypatch: pytest.MonkeyPatch) -> None:
    raynor = side(
        at={"moria.1": "base", "avernus_station.1": "wraith", "avernus_station.3": "marine marine"}
    )
    game = moving("avernus_station", RAYNOR, storm, jim_raynor=raynor)
    assert target_of(game) == "avernus_station.2"


def test_conquest_points_are_for_the_side_that_wins_by_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A conquest area is worth more than a rich resource area, to the side that only keeps the
    points from its rivals too."""
    game = moving("antiga_prime", QUEEN, quest)
    points, rich = (game.box.area_slugs.index(one) for one in ("paladino_belt.1", "bhekar_ro.1"))
    assert judged(game).worth(points) > judged(game).worth(rich)
    with monkeypatch.context() as patch:
        patch.setattr(aims, "AIMS", dict.fromkeys(aims.AIMS, lambda *_: None))
        assert judged(game).worth(points) < judged(game).worth(rich)


def test_cards_that_end_the_game_are_for_one_side() -> None:
    game = moving("dylar_iv", RAYNOR, trump)
    card = game.box.event("the_end_draws_near")
    assert event_worth(judged(game), card) < 0
    game = moving("torus", MENGSK, trump, arcturus_mengsk={"torus.1": "marine"})
    assert event_worth(judged(game), card) > 2


def test_losses_count_less_to_whoever_loses_when_the_rounds_are_over() -> None:
    early, late = (moving("moria", RAYNOR, storm, round=number) for number in (1, 7))
    assert (judged(early).rounds, judged(early).aims.thrift) == (4, 1.0)
    assert judged(late).rounds == 1
    assert judged(late).aims.thrift < 0.2
    late = moving("antiga_prime", OVERMIND, storm, round=7)
    assert judged(late).aims.thrift == 1.0, "the Overmind has won if nothing happens"


# ---- bases are life ------------------------------------------------------------------------------


def survival(round: int, foes: dict[str, str]) -> Position:
    """Survival: two players, one with two bases."""
    mine = {"helios.1": "marine", "helios.2": "marine base", "torus.3": "base"}
    return table(
        {RAYNOR: side(at=mine), ALDARIS: side(at=foes)},
        orders={"helios": [f"{RAYNOR} mobilize"]},
        expansion="brood_war",
        settings={"mode": "survival", "players": "2", "goal": "elimination"},
        round=round,
    )


def test_in_survival_the_last_base_is_worth_most() -> None:
    two = survival(2, {"helios.3": "zealot base", "vyctor_5.1": "base"})
    one = survival(2, {"helios.3": "zealot base"})
    area = two.box.area_slugs.index("helios.3")
    assert judged(two).denial(area) < judged(one).denial(area)
    assert judged(one).aims.bases[area - 1] > 0


def test_in_survival_whoever_has_waited_long_dares_more() -> None:
    early, late = (survival(number, {"helios.3": "zealot base"}) for number in (2, 30))
    assert (judged(early).aims.fear, judged(early).aims.calm) == (1.0, 1.0)
    assert judged(late).aims.fear == 0.0
    assert judged(late).aims.calm < 0.5


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


@pytest.mark.parametrize("mode", ["desperate_alliance", "trump_card", "quest_for_uraj_and_khalis"])
def test_a_pick_in_a_scenario_depends_on_nothing_hidden(mode: str) -> None:
    game = laid_out(mode).game
    seats = ["greedy"] * game.facts.players
    maker = bots.maker("greedy", "starcraft")
    assert CLUB.picks_that_change(game, *seats, maker=maker, every=9) == 0
