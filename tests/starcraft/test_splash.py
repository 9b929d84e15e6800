"""Battle step 8: splash damage and Nukes (SC-SPLASH)."""

from __future__ import annotations

from orrery.starcraft.rules.battle.splash import splash_victims
from tests.marks import rule
from tests.starcraft.arena import Army, army, battle, duel, finish, place, values
from tests.starcraft.scenario import Position

MELEE = ["zerg_01", "zerg_02", "zerg_03", "zerg_04"]


def splash_cards(game: Position, role: int) -> list[str]:
    """The triggered cards of a side."""
    assert game.state.battle is not None
    return [game.box.card_slugs[card] for card in game.state.battle.splash[role]]


def two_skirmishes(attacker: Army, defender: Army) -> Position:
    """Two skirmishes with the cards in hand placed in order; the first is resolved."""
    game = battle(overmind=attacker, jim_raynor=defender)
    while game.prompt != "next-skirmish":
        cards = [option for option in game.options if option.startswith("card")]
        game.picks(cards[0] if cards and game.prompt == "standard-card" else game.options[-1])
    game.picks("skirmish 1")
    return game


@rule("SC-SPLASH-01", "SC-SPLASH-02")
def test_splash_is_applied_after_all_skirmishes_and_changes_none() -> None:
    game = duel(
        jim_raynor=("firebat", ["terran_04"]), overmind=("zergling zergling zergling", ["zerg_01"])
    )
    assert values(game) == [(6, 6), (6 + 2, 3)]
    order = [event.kind for event in game.events]
    assert order.index("compare") < order.index("splash") < order.index("battle-over")
    assert game.army("torus.3") == ["zergling"]


@rule("SC-SPLASH-02")
def test_a_destroyed_supporter_triggers_too_and_no_loss_triggers_nothing() -> None:
    game = duel(
        jim_raynor=("firebat", ["terran_04"]),
        overmind=("mutalisk zergling zergling", ["zerg_13"]),
    )
    assert game.army("torus.3") == ["mutalisk"]
    game = duel(jim_raynor=("firebat", ["terran_04"]), overmind=("mutalisk queen", ["zerg_13"]))
    assert game.told("splash") == []


@rule("SC-SPLASH-03", "SC-EX-29")
def test_example_one_victim_triggers_both_cards() -> None:
    game = duel(
        tassadar=("reaver high_templar", ["protoss_12", "psionic_storm"]),
        overmind=("zergling hydralisk ultralisk mutalisk", ["zerg_01"]),
    )
    assert (game.asked, game.prompt) == ("overmind", "splash")
    assert sorted(splash_cards(game, 0)) == ["protoss_12", "psionic_storm"]
    assert game.options == ["unit hydralisk", "unit ultralisk"]
    game.picks("unit hydralisk", "unit mutalisk")
    assert game.army("torus.3") == ["ultralisk"]


@rule("SC-SPLASH-04", "SC-EX-28")
def test_example_both_sides_may_trigger_in_mutual_destruction() -> None:
    game = battle(
        jim_raynor=army("siege_tank marine", hand=["siege_mode_9/7"]),
        overmind=army("ultralisk queen zergling", hand=["zerg_07"], deck=MELEE),
    )
    game.picks("pair marine zergling", "support queen 2")
    place(game, ["deck"])
    place(game, ["siege_mode_9/7"])
    place(game, ["deck"])
    place(game, ["zerg_07"])
    game.picks("skirmish 2")
    assert values(game, 0) == [(9, 7), (8, 9)]
    assert game.supply("jim_raynor", "siege_tank") == 3
    assert game.supply("overmind", "ultralisk") == 3
    assert game.told("splash")[0].seat == 1


@rule("SC-SPLASH-04")
def test_the_defenders_card_triggers_in_the_same_skirmish() -> None:
    game = duel(
        jim_raynor=("marine marine firebat", ["terran_05"]),
        overmind=("mutalisk", ["zerg_16"], {"elsewhere": {"torus.1": "zergling"}}),
    )
    assert [event.seat for event in game.told("splash")] == [0]
    assert game.supply("jim_raynor", "marine") == 6


@rule("SC-SPLASH-05", "SC-CLOAK-01", "SC-EX-30")
def test_example_a_cloaked_victim_withdraws_and_triggers_splash() -> None:
    game = duel(
        jim_raynor=("siege_tank", ["siege_mode_9/8"]),
        overmind=(
            "hydralisk zergling",
            ["burrow_0/5"],
            {"elsewhere": {"torus.1": "zergling zergling", "torus.2": "zergling zergling"}},
        ),
    )
    assert game.prompt == "withdraw" or game.army("torus.4") == ["hydralisk"]
    finish(game)
    assert game.army("torus.4") == ["hydralisk"]
    assert len(game.told("splash")) == 1


@rule("SC-SPLASH-06")
def test_a_scourge_text_does_not_trigger_splash_and_spawn_broodling_does() -> None:
    game = duel(
        overmind=("scourge queen", ["zerg_12"]), jim_raynor=("wraith wraith", ["terran_01"])
    )
    assert game.supply("jim_raynor", "wraith") == 2
    assert game.told("splash") == []
    game = duel(
        overmind=("zergling queen defiler", ["burrow_0/6", "spawn_broodling"]),
        jim_raynor=("marine marine marine", ["terran_08"]),
    )
    finish(game)
    assert game.supply("jim_raynor", "marine") == 4


@rule("SC-SPLASH-06")
def test_spawn_broodling_triggers_the_standard_card_beside_it() -> None:
    game = duel(
        overmind=("mutalisk queen", ["zerg_15", "spawn_broodling"]),
        jim_raynor=("battlecruiser marine marine", ["terran_12"]),
    )
    assert values(game)[0][0] < values(game)[1][1]
    assert len(game.told("splash")) == 1
    assert game.supply("jim_raynor", "marine") == 6


@rule("SC-SPLASH-07")
def test_the_attacker_loses_first_and_his_own_cards_still_count() -> None:
    game = duel(
        jim_raynor=("marine", ["siege_mode_9/7"]),
        overmind=("mutalisk zergling zergling", ["zerg_15"]),
    )
    assert game.told("splash") == []
    game = battle(
        jim_raynor=army("siege_tank marine", hand=["siege_mode_9/7", "terran_05"]),
        overmind=army("mutalisk zergling", hand=["zerg_15", "zerg_01"]),
    )
    game.picks("pair marine mutalisk")
    place(game, ["terran_05"])
    place(game, ["siege_mode_9/7"])
    place(game, ["zerg_15"])
    place(game, ["zerg_01"])
    finish(game)
    assert values(game, 0) == [(5, 5), (7, 7)]
    assert game.army("torus.3") == ["mutalisk"]


@rule("SC-SPLASH-08")
def test_victims_may_stand_in_any_skirmish_in_front_or_behind() -> None:
    game = two_skirmishes(
        army("zergling zergling zergling", hand=["zerg_01", "zerg_02"]),
        army("firebat firebat", hand=["terran_04", "terran_07"]),
    )
    finish(game)
    assert game.told("splash")


@rule("SC-SPLASH-09")
def test_a_restricted_card_hits_only_listed_units() -> None:
    game = duel(
        jim_raynor=("firebat", ["terran_04"]), overmind=("zergling hydralisk queen", ["zerg_02"])
    )
    assert game.army("torus.3") == ["hydralisk", "queen"]
    assert game.told("splash") == []


@rule("SC-SPLASH-10", "SC-EX-31")
def test_example_as_many_units_as_possible_are_destroyed() -> None:
    game = battle(overmind=army("zergling zergling mutalisk"), jim_raynor=army("marine"))
    box = game.box
    flying, either = box.bits_of_kind[2], box.bits_of_kind[3]
    units = game.state.invaders
    first = splash_victims(box, [flying, either], units, ())
    assert [box.unit_slugs[unit] for unit in first] == ["zergling"]
    second = splash_victims(box, [flying, either], units, tuple(first))
    assert [box.unit_slugs[unit] for unit in second] == ["mutalisk"]
    assert splash_victims(box, [flying, either], units, (*first, *second)) == []


@rule("SC-SPLASH-11")
def test_cloaking_does_not_help_against_splash() -> None:
    game = duel(
        jim_raynor=("siege_tank", ["siege_mode_9/8"]),
        overmind=("zergling hydralisk", ["burrow_0/5"], {"elsewhere": {"torus.1": "zergling"}}),
    )
    finish(game)
    assert game.supply("overmind", "hydralisk") == 6


@rule("SC-SPLASH-12", "SC-CARD-T-19")
def test_nuke_victims_come_after_and_beside_splash_victims() -> None:
    game = battle(
        jim_raynor=army("ghost siege_tank", hand=["nuke", "siege_mode_9/8"]),
        overmind=army("zergling " * 5, hand=["zerg_01", "zerg_02"], deck=["zerg_04", "zerg_03"]),
        area="pridewater.1",
    )
    assert game.asked == "overmind"
    game.picks("support zergling 2")
    place(game, ["nuke"])
    place(game, ["siege_mode_9/8"])
    place(game, ["zerg_04"])
    place(game, ["zerg_01"])
    finish(game)
    kinds = [event.kind for event in game.events if event.kind in ("splash", "nuked")]
    assert kinds == ["splash", "nuked"]
    assert [len(event.things) for event in game.told("nuked")] == [2]
    assert "nuke" in game.cards("jim_raynor", "tech_deck")
    assert "siege_mode_9/8" in game.cards("jim_raynor", "discards")


@rule("SC-SPLASH-12", "SC-CARD-P-13")
def test_a_triggered_reaver_card_returns_after_the_splash_step() -> None:
    game = duel(
        tassadar=("reaver", ["increased_reaver_capacity_9/7"]),
        overmind=("zergling zergling hydralisk", ["zerg_01"]),
    )
    assert game.prompt == "splash"
    assert "increased_reaver_capacity_9/7" not in game.cards("tassadar", "tech_deck")
    game.picks("unit zergling")
    assert "increased_reaver_capacity_9/7" in game.cards("tassadar", "tech_deck")


@rule("SC-TIME-01", "SC-EX-37")
def test_example_the_nuke_waits_for_its_time() -> None:
    game = duel(
        jim_raynor=("ghost", ["nuke"]),
        overmind=("ultralisk zergling zergling hydralisk", ["zerg_04"]),
    )
    assert values(game) == [(0, 6), (1 + 3, 6)]
    order = [event.kind for event in game.events]
    assert "destroy" not in order[: order.index("compare")]
    assert (game.asked, game.prompt) == ("overmind", "nuke")
    game.picks("unit zergling")
    assert game.prompt == "nuke"
    game.picks("unit ultralisk")
    assert game.army("torus.3") == ["zergling", "hydralisk"]
