"""The rule that each refusal names, where no other test looks for it."""

from __future__ import annotations

from orrery.core.decisions import DONE, Option
from tests.marks import rule
from tests.starcraft.arena import army, battle, duel
from tests.starcraft.dealing import unit_named
from tests.starcraft.orders import RICH, executing, reason
from tests.starcraft.scenario import Position, side
from tests.starcraft.step_8 import playing
from tests.starcraft.test_event_cards_resources import rivals
from tests.starcraft.test_event_cards_routes import MENGSK, route
from tests.starcraft.test_retreat import survivors

PLAN = ["flawless_attack_plan"]  # makes the game ask at the start of a battle


def unit(game: Position, faction: str, slug: str) -> int:
    return unit_named(game.box, game.player(faction).faction, slug)


def area(game: Position, slug: str) -> Option:
    return Option("area", game.box.area_slugs.index(slug))


# Orders


@rule("SC-BUILD-04", "SC-BUILD-20")
def test_a_worker_is_bought_without_a_number_and_a_building_by_one_of_the_sheet() -> None:
    mine = side(at={"helios.2": "base"}, pool=6, resources=RICH)
    game = executing("arcturus_mengsk build", arcturus_mengsk=mine)
    assert game.why(MENGSK, Option("new-worker", 0)) == "SC-BUILD-04"
    game.picks("done")
    assert game.why(MENGSK, Option("building", 99)) == "SC-BUILD-20"


@rule("SC-ECON-08")
def test_a_worker_for_a_depleted_area_is_refused_as_such() -> None:
    mine = side(at={"helios.2": "base"}, pool=9, resources=["helios.2"])
    game = executing(
        "arcturus_mengsk build", arcturus_mengsk=mine, depletion={"torus.1": 2, "helios.2": 1}
    )
    game.picks("new-worker")
    assert game.prompt == "pay"
    assert reason(game, MENGSK, "worker", "torus.1") == "SC-ECON-08"


@rule("SC-RES-04")
def test_another_number_of_combat_cards_is_refused() -> None:
    game = executing("arcturus_mengsk research", arcturus_mengsk=side(at={"helios.2": "base"}))
    assert game.why(MENGSK, Option("draw", 2)) == "SC-RES-04"


# Event cards


@rule("SC-EVENT-11")
def test_only_own_transports_are_moved_each_once_and_instead_of_a_free_one() -> None:
    game = playing("emergency_rerouting", transports=["helios-torus", "helios-pridewater"])
    assert game.why(MENGSK, route(game, "dylar_iv-torus")) == "SC-EVENT-11"
    game.picks("route helios-torus", "route dylar_iv-vyctor_5")
    assert game.why(MENGSK, route(game, "dylar_iv-vyctor_5")) == "SC-EVENT-11"
    assert game.why(MENGSK, Option("transport")) == "SC-EVENT-11"


@rule("SC-TERM-06")
def test_nobody_is_his_own_opponent() -> None:
    game = rivals("saboteur", own=("retreat_2",))
    own = Option("event-of", game.box.event("retreat_2"), game.factions.index("overmind"))
    assert game.why("overmind", own) == "SC-TERM-06"


# Battles


@rule("SC-CARD-P-09")
def test_observers_without_a_worker_for_their_gas_are_refused() -> None:
    game = battle(
        tassadar=army("zealot", technologies=["observers"], pool=0, events=PLAN),
        overmind=army("zergling"),
    )
    observers = Option("use-technology", game.box.tech("observers"))
    assert game.why("tassadar", observers) == "SC-CARD-P-09"


@rule("SC-CARD-Z-07")
def test_consume_without_a_defiler_is_refused() -> None:
    game = battle(
        overmind=army("zergling", technologies=["consume"], events=PLAN),
        jim_raynor=army("marine"),
    )
    assert game.why("overmind", Option("use-technology", game.box.tech("consume"))) == (
        "SC-CARD-Z-07"
    )


@rule("SC-ASSIST-01")
def test_a_pair_with_an_assist_unit_is_refused() -> None:
    game = battle(
        overmind=army("zergling ultralisk queen"), jim_raynor=army("marine goliath science_vessel")
    )
    queen, marine = unit(game, "overmind", "queen"), unit(game, "jim_raynor", "marine")
    vessel = unit(game, "jim_raynor", "science_vessel")
    zergling = unit(game, "overmind", "zergling")
    assert game.why("overmind", Option("pair", queen, marine)) == "SC-ASSIST-01"
    assert game.why("overmind", Option("pair", zergling, vessel)) == "SC-ASSIST-01"


@rule("SC-BATTLE-17")
def test_an_empty_deck_gives_no_card() -> None:
    game = battle(overmind=army("zergling", hand=["zerg_01"]), jim_raynor=army("marine"))
    assert (game.asked, game.prompt) == ("overmind", "standard-card")
    player = game.player("overmind")
    player.deck, player.discards = (), ()
    game.game.ask_again()
    assert game.why("overmind", Option("deck")) == "SC-BATTLE-17"


@rule("SC-CLOAK-01", "SC-CLOAK-02")
def test_a_cloaked_unit_withdraws_neither_far_away_nor_to_enemies_nor_to_a_full_area() -> None:
    game = duel(
        jim_raynor=("goliath", ["terran_14"], {"elsewhere": {"torus.4": "marine"}}),
        overmind=("hydralisk", ["burrow_0/5"], {"elsewhere": {"torus.1": "zergling"}}),
    )
    assert game.prompt == "withdraw"
    for slug in ("helios.2", "torus.3", "torus.4"):
        assert game.why("overmind", area(game, slug)) == "SC-CLOAK-01"
    assert game.why("overmind", DONE) == "SC-CLOAK-01"
    at = game.box.area_slugs.index("torus.1")
    armies = list(game.state.armies)
    armies[at] *= 4
    game.state.armies = tuple(armies)
    assert game.why("overmind", area(game, "torus.1")) == "SC-CLOAK-02"


@rule("SC-RETREAT-02")
def test_whoever_fits_into_no_choice_of_those_who_leave_is_refused() -> None:
    game = survivors("zergling zergling hydralisk hydralisk ultralisk", "")
    game.picks("area tarsonis.3")
    assert game.prompt == "retreat-who"
    ultralisk = Option("unit", unit(game, "overmind", "ultralisk"))
    assert game.why("overmind", ultralisk) == "SC-RETREAT-02"
