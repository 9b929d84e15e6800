"""Cloaking and Detector (SC-CLOAK)."""

from __future__ import annotations

from tests.marks import rule
from tests.starcraft.arena import army, battle, duel, place, values

HIDDEN = ["burrow_0/5"]


@rule("SC-CLOAK-01")
def test_a_cloaked_unit_must_withdraw_to_an_area_of_its_owners_choice() -> None:
    game = duel(
        jim_raynor=("goliath", ["terran_14"], {"elsewhere": {"torus.4": "marine"}}),
        overmind=("hydralisk", HIDDEN, {"elsewhere": {"torus.1": "zergling"}}),
    )
    assert (game.asked, game.prompt) == ("overmind", "withdraw")
    assert game.options == ["area torus.1", "area torus.2"]
    game.picks("area torus.2")
    assert game.army("torus.2") == ["hydralisk"]
    assert game.owner("torus.2") == "overmind"
    assert game.army("torus.3") == ["goliath"]


@rule("SC-CLOAK-02")
def test_without_room_a_cloaked_unit_is_destroyed() -> None:
    game = duel(
        jim_raynor=(
            "goliath",
            ["terran_14"],
            {"elsewhere": {"torus.1": "marine", "torus.2": "marine", "torus.4": "marine"}},
        ),
        overmind=("hydralisk", HIDDEN),
    )
    assert game.supply("overmind", "hydralisk") == 6
    assert game.told("withdraw") == []


@rule("SC-CLOAK-02")
def test_full_areas_are_not_offered() -> None:
    game = duel(
        jim_raynor=("goliath", ["terran_14"], {"elsewhere": {"torus.4": "marine"}}),
        overmind=("hydralisk", HIDDEN, {"elsewhere": {"torus.1": "zergling zergling"}}),
    )
    assert game.army("torus.2") == ["hydralisk"]


@rule("SC-CLOAK-03")
def test_each_unit_withdraws_on_its_own() -> None:
    game = battle(
        jim_raynor=army("goliath goliath", hand=["terran_14", "terran_15"]),
        overmind=army("hydralisk hydralisk", hand=["burrow_0/5", "burrow_0/6"]),
    )
    place(game, ["terran_14"])
    place(game, ["terran_15"])
    place(game, ["burrow_0/5"])
    place(game, ["burrow_0/6"])
    game.picks("skirmish 1", "area torus.1")
    assert game.prompt == "withdraw"
    assert game.options == ["area torus.1", "area torus.2", "area torus.4"]
    game.picks("area torus.4")
    assert (game.army("torus.1"), game.army("torus.4")) == (["hydralisk"], ["hydralisk"])


@rule("SC-CLOAK-04", "SC-CARD-T-13")
def test_a_withdrawing_ghost_does_not_stop_its_nuke_and_triggers_enemy_splash() -> None:
    game = battle(
        jim_raynor=army(
            "ghost marine marine",
            hand=["nuke", "cloaking_field_terran"],
            elsewhere={"torus.1": "marine"},
        ),
        overmind=army("mutalisk zergling zergling", hand=["zerg_15"]),
    )
    game.picks("pair marine zergling")
    place(game, ["deck"])
    place(game, ["deck"])
    place(game, ["nuke", "cloaking_field_terran"])
    place(game, ["deck"])
    place(game, ["deck"])
    place(game, ["zerg_15"])
    game.picks("skirmish 3", "area torus.1")
    assert game.army("torus.1") == ["marine", "ghost"]
    assert game.state.battle is not None
    assert game.state.battle.nukes == (1, 0)
    assert len(game.state.battle.splash[1]) == 1


@rule("SC-CLOAK-04")
def test_a_ghost_without_room_to_withdraw_takes_its_nuke_along() -> None:
    enemies = {"torus.1": "zergling", "torus.2": "zergling", "torus.4": "zergling"}
    game = duel(
        jim_raynor=("ghost", ["nuke", "cloaking_field_terran"]),
        overmind=("ultralisk hydralisk", ["zerg_07"], {"elsewhere": enemies}),
    )
    assert game.supply("jim_raynor", "ghost") == 3
    assert game.told("nuked") == []


@rule("SC-CLOAK-05", "SC-FACT-13")
def test_a_detector_in_the_skirmish_makes_cloaking_void() -> None:
    game = duel(
        jim_raynor=("goliath science_vessel", ["terran_14"]), overmind=("hydralisk", HIDDEN)
    )
    assert game.supply("overmind", "hydralisk") == 6


@rule("SC-CLOAK-05")
def test_a_detector_in_another_skirmish_does_not_help() -> None:
    game = battle(
        jim_raynor=army("goliath goliath science_vessel", hand=["terran_14", "terran_15"]),
        overmind=army(
            "hydralisk hydralisk", hand=["burrow_0/5"], elsewhere={"torus.1": "zergling"}
        ),
    )
    game.picks("support science_vessel 2")
    place(game, ["terran_14"])
    place(game, ["terran_15"])
    place(game, ["burrow_0/5"])
    place(game, ["deck"])
    game.picks("skirmish 1")
    assert game.prompt == "withdraw"


@rule("SC-CLOAK-06")
def test_cloaking_of_a_card_lasts_for_its_skirmish_only() -> None:
    game = battle(
        jim_raynor=army("goliath goliath", hand=["terran_14", "terran_15"]),
        overmind=army("hydralisk hydralisk", hand=["burrow_0/5", "zerg_04"]),
    )
    place(game, ["terran_14"])
    place(game, ["terran_15"])
    place(game, ["burrow_0/5"])
    place(game, ["zerg_04"])
    game.picks("skirmish 1", "area torus.1")
    assert game.army("torus.1") == ["hydralisk"]
    assert game.supply("overmind", "hydralisk") == 5


@rule("SC-CLOAK-06", "SC-CARD-T-10")
def test_a_scanner_sweep_detects_in_the_whole_battle() -> None:
    game = battle(
        jim_raynor=army("goliath", hand=["terran_14"], technologies=["scanner_sweep"]),
        overmind=army("hydralisk", hand=HIDDEN),
    )
    game.picks("use-technology scanner_sweep")
    place(game, ["terran_14"])
    place(game, HIDDEN)
    assert game.supply("overmind", "hydralisk") == 6
    assert "scanner_sweep" in game.cards("jim_raynor", "tech_deck")


@rule("SC-CLOAK-07")
def test_cloaking_saves_supporters_and_victims_of_a_scourge() -> None:
    game = duel(
        overmind=("scourge", ["zerg_12"]),
        jim_raynor=(
            "wraith",
            ["terran_01", "cloaking_field_terran"],
            {"elsewhere": {"torus.1": "marine"}},
        ),
    )
    game.picks("area torus.1")
    assert game.army("torus.1") == ["marine", "wraith"]
    assert game.supply("overmind", "scourge") == 3


@rule("SC-CLOAK-07")
def test_cloaking_saves_a_supporter_hit_in_place_of_a_flyer() -> None:
    game = duel(
        jim_raynor=("siege_tank", ["terran_14"]),
        tassadar=(
            "scout zealot arbiter",
            ["protoss_08"],
            {"technologies": ["cloaking_field_protoss"], "elsewhere": {"torus.1": "zealot"}},
        ),
    )
    assert values(game) == [(8, 8), (7 + 1, 8)]
    assert (game.asked, game.prompt) == ("tassadar", "withdraw")
    game.picks("area torus.1")
    assert game.army("torus.1") == ["zealot", "zealot"]


@rule("SC-CLOAK-08")
def test_a_withdrawn_unit_is_out_of_the_battle() -> None:
    game = duel(
        jim_raynor=("siege_tank", ["siege_mode_9/8"]),
        overmind=("hydralisk", HIDDEN, {"elsewhere": {"torus.1": "zergling"}}),
    )
    game.picks("area torus.1")
    assert game.told("splash") == []
    assert game.owner("torus.3") == "jim_raynor"
    assert game.army("torus.1") == ["zergling", "hydralisk"]
