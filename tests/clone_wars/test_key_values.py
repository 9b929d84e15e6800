"""KEY: repair, damage, destroy, gain, draw, put, prevent and counted numbers (CW-KEY-07 to -23)."""

from __future__ import annotations

from tests.clone_wars.scenario import START, Scenario, invent, side, table
from tests.marks import rule

DREADNOUGHT = "dreadnought_class_cruiser"
GAIN_TWO = [{"effect": "gain", "attack": 2}]


def attack_base(game: Scenario, *cards: str) -> Scenario:
    for card in cards:
        game.pick(f"commit {card} base")
    return game.pick("resolve base")


@rule("CW-KEY-07")
def test_repair_removes_counters_from_the_own_base_and_from_no_ship() -> None:
    game = table(
        republic=side(units=["clone_medic"], damage=5, ships=[("consular_class_cruiser", 2)]),
        separatist=side(damage=5),
    )
    game.pick("use clone_medic")
    assert (game.damage("republic"), game.damage("separatist")) == (3, 5)
    assert game.ships("republic") == {"consular_class_cruiser": 2}


@rule("CW-KEY-07")
def test_repair_never_goes_below_no_damage() -> None:
    game = table(republic=side(units=["clone_medic", "clone_medic"], damage=1))
    game.pick("use clone_medic")
    assert game.damage("republic") == 0
    assert not game.offers("use clone_medic")  # the second one has nothing to repair


@rule("CW-KEY-07")
def test_repair_does_not_revive_a_destroyed_base() -> None:
    game = table(
        force=1, republic=side(base=None, lost=["rishi"], units=["obi_wan_kenobi"], deck=["at_te"])
    )
    game.pick("use obi_wan_kenobi")
    assert (game.base("republic"), game.damage("republic")) == (None, 0)
    assert game.hand("republic") == ["at_te"]
    assert game.events("repair") == []


@rule("CW-KEY-14")
def test_damage_of_a_text_goes_straight_to_the_base() -> None:
    game = table(
        republic=side(units=["at_te", "clone_trooper"]),
        separatist=side(ships=["droid_control_ship"]),
    )
    game.pick("use at_te")
    assert game.damage("separatist") == 2
    assert game.ships("separatist") == {"droid_control_ship": 0}


@rule("CW-KEY-14")
def test_the_user_picks_one_target_for_the_whole_amount() -> None:
    game = table(
        active="separatist",
        separatist=side(units=["vulture_droid"]),
        republic=side(ships=["consular_class_cruiser", "arquitens_class_light_cruiser"]),
    )
    game.pick("use vulture_droid")
    assert (game.asked, game.seat) == ("damage", "separatist")
    assert game.options == [
        "damage rishi",
        "damage consular_class_cruiser",
        "damage arquitens_class_light_cruiser",
    ]
    game.pick("damage arquitens_class_light_cruiser")
    assert game.ships("republic") == {
        "consular_class_cruiser": 0,
        "arquitens_class_light_cruiser": 2,
    }
    assert game.damage("republic") == 0


@rule("CW-KEY-14")
def test_what_exceeds_the_hit_points_of_a_ship_is_lost() -> None:
    game = table(
        active="separatist",
        separatist=side(units=["tri_fighter"]),
        republic=side(ships=[("consular_class_cruiser", 1), "arquitens_class_light_cruiser"]),
        row=["stap"],
    )
    game.picks("use tri_fighter", "damage consular_class_cruiser")
    assert game.ships("republic") == {"arquitens_class_light_cruiser": 0}
    assert game.damage("republic") == 0
    assert game.events("damage-ship")[-1].number == 2


@rule("CW-KEY-14")
def test_damage_of_a_text_may_win_the_game() -> None:
    game = table(
        republic=side(units=["at_te", "clone_trooper"]),
        separatist=side(damage=7, lost=["dac", "felucia"]),
    )
    game.pick("use at_te")
    assert (game.winner, game.asked) == ("republic", "over")


@rule("CW-KEY-15")
def test_a_ship_is_destroyed_regardless_of_its_hit_points() -> None:
    game = table(
        force=1,
        republic=side(units=["maul"]),
        separatist=side(ships=["providence_class_dreadnought", (DREADNOUGHT, 1)]),
        row=["at_te"] * 2 + ["arc_trooper"] * 2 + ["stap"] * 2,
    )
    game.pick("use maul")
    assert game.options == ["destroy providence_class_dreadnought", f"destroy {DREADNOUGHT}"]
    game.pick("destroy providence_class_dreadnought")
    assert game.ships("separatist") == {DREADNOUGHT: 1}
    assert game.discard("separatist") == ["providence_class_dreadnought"]


@rule("CW-KEY-15")
def test_only_ships_are_destroyed_by_a_text() -> None:
    game = table(
        factions="empire,rebel",
        empire=side(base="death_star", pool=4, units=["stormtrooper"]),
        rebel=side(units=["x_wing"], ships=["hammerhead_corvette"]),
        row=["y_wing", "mon_calamari_cruiser", "star_destroyer", "blockade_runner"],
        galaxy=["at_at"],
    )
    game.pick("use death_star")
    assert game.pool("empire") == 0
    assert game.options == [
        "destroy hammerhead_corvette",
        "destroy mon_calamari_cruiser",
        "destroy star_destroyer",
        "destroy blockade_runner",
        "destroy c_roc_cruiser",
    ]
    game.pick("destroy blockade_runner")
    assert (game.galaxy_discard, game.row[3]) == (["blockade_runner"], "at_at")
    assert game.asked == "action"  # no reward


@rule("CW-KEY-16")
def test_gained_attack_belongs_to_the_card_itself_and_ends_with_the_turn() -> None:
    ship = invent("consular_class_cruiser", ability=[{"when": "action", "do": GAIN_TWO}])
    game = table(
        republic=side(ships=["consular_class_cruiser"], units=["clone_trooper"]), invented=[ship]
    )
    game.pick("use consular_class_cruiser")
    attack_base(game, "consular_class_cruiser")
    assert game.damage("separatist") == 2
    attack_base(game, "clone_trooper")
    assert game.damage("separatist") == 4
    game.picks("end", "end")
    attack_base(game, "consular_class_cruiser")
    assert game.damage("separatist") == 4


@rule("CW-KEY-16")
def test_resources_go_to_the_pool_and_force_to_the_marker() -> None:
    game = table(active="separatist", separatist=side(base="felucia"), row=["stap"], galaxy=["mtt"])
    game.pick("use felucia")
    assert (game.pool("separatist"), game.pool("republic"), game.force) == (1, 0, -1)


@rule("CW-KEY-16")
def test_attack_gained_from_a_base_is_given_to_one_card_in_play() -> None:
    base = invent("rishi", ability=[{"when": "action", "do": GAIN_TWO}])
    game = table(
        republic=side(units=["clone_trooper"], ships=["consular_class_cruiser"]), invented=[base]
    )
    game.pick("use rishi")
    assert (game.asked, game.seat) == ("strengthen", "republic")
    assert game.options == ["strengthen clone_trooper", "strengthen consular_class_cruiser"]
    game.pick("strengthen consular_class_cruiser")
    attack_base(game, "consular_class_cruiser")
    assert game.damage("separatist") == 2


@rule("CW-KEY-16")
def test_attack_gained_from_a_reward_is_given_to_one_card_in_play() -> None:
    rewarding = invent("stap", reward=GAIN_TWO)
    game = table(
        republic=side(units=["clone_trooper", "arc_trooper"]), row=["stap"], invented=[rewarding]
    )
    game.picks("commit clone_trooper stap", "resolve stap", "reward stap", "strengthen arc_trooper")
    attack_base(game, "arc_trooper")
    assert game.damage("separatist") == 5


@rule("CW-KEY-17")
def test_a_ship_pays_once_in_the_turn_it_is_played_and_once_in_the_next() -> None:
    game = table(
        step=START,
        republic=side(hand=["consular_class_cruiser"], ships=["arquitens_class_light_cruiser"]),
    )
    assert game.pool("republic") == 1
    game.pick("play consular_class_cruiser")
    assert game.pool("republic") == 2
    game.picks("end", "end")
    assert game.pool("republic") == 2


@rule("CW-KEY-18")
def test_a_drawn_card_can_be_played_in_the_same_turn() -> None:
    game = table(republic=side(units=["ahsoka_tano"], deck=["at_te", "at_rt"]))
    game.picks("use ahsoka_tano", "play at_te")
    assert game.units("republic") == ["ahsoka_tano", "at_te"]
    assert game.deck("republic") == ["at_rt"]


@rule("CW-KEY-18")
def test_drawing_goes_on_after_a_reshuffle_and_knows_no_limit_of_the_hand() -> None:
    shuttles = ["republic_shuttle"] * 7
    game = table(
        force=1,
        republic=side(units=["yoda"], hand=shuttles, deck=["at_te"], discard=["at_rt", "at_rt"]),
    )
    game.pick("use yoda")
    assert game.hand("republic") == ["at_rt", "at_te", *shuttles]
    assert (game.deck("republic"), game.discard("republic")) == (["at_rt"], [])


@rule("CW-KEY-18")
def test_cards_drawn_in_the_action_phase_do_not_reduce_the_new_hand() -> None:
    game = table(republic=side(units=["ahsoka_tano"], deck=["at_te", *["republic_shuttle"] * 6]))
    game.picks("use ahsoka_tano", "end")
    assert game.hand("republic") == ["republic_shuttle"] * 5


@rule("CW-KEY-21")
def test_a_card_put_into_the_hand_may_be_played_at_once() -> None:
    game = table(republic=side(pool=3), row=["death_watch_warrior"])
    game.picks("buy death_watch_warrior", "use death_watch_warrior", "play death_watch_warrior")
    assert game.units("republic") == ["death_watch_warrior"]
    assert game.discard("republic") == []


@rule("CW-KEY-21")
def test_a_card_put_on_an_empty_deck_makes_a_deck_of_one() -> None:
    game = table(
        republic=side(units=["toydarian_trader"], discard=["at_te", "at_rt"], pool=3),
        row=["delta_7b"],
    )
    game.picks("use toydarian_trader", "buy delta_7b")
    assert game.deck("republic") == ["delta_7b"]
    assert game.discard("republic") == ["at_te", "at_rt"]


@rule("CW-KEY-21")
def test_a_card_put_into_play_is_not_played() -> None:
    arriving = invent(
        "death_watch_warrior",
        resources=2,
        force=1,
        ability=[
            {"when": "on_purchase", "do": [{"effect": "put", "card": "this", "to": "play"}]},
            {"when": "on_play", "do": [{"effect": "draw", "n": 1}]},
            {"when": "action", "do": [{"effect": "gain", "resources": 1}]},
        ],
    )
    game = table(
        republic=side(pool=3, deck=["at_te"]), row=["death_watch_warrior"], invented=[arriving]
    )
    game.picks("buy death_watch_warrior", "use death_watch_warrior 1")
    assert game.units("republic") == ["death_watch_warrior"]
    assert (game.pool("republic"), game.force, game.hand("republic")) == (0, 0, [])
    game.pick("use death_watch_warrior 3")
    attack_base(game, "death_watch_warrior")
    assert (game.pool("republic"), game.damage("separatist")) == (1, 3)


@rule("CW-KEY-22")
def test_the_first_damage_of_a_turn_is_prevented_up_to_the_number() -> None:
    one = invent("vulture_droid", attack=1)
    game = table(
        active="separatist",
        separatist=side(units=["vulture_droid", "tri_fighter", "droideka"]),
        republic=side(base="kashyyyk"),
        invented=[one],
    )
    placed = []
    for unit in ("vulture_droid", "tri_fighter", "droideka"):  # 1, 3 and 4
        before = game.damage("republic")
        attack_base(game, unit)
        placed.append(game.damage("republic") - before)
    assert placed == [0, 2, 4]


@rule("CW-KEY-22")
def test_damage_of_a_text_uses_up_the_same_allowance() -> None:
    game = table(
        active="separatist",
        separatist=side(units=["vulture_droid", "droideka"]),
        republic=side(base="kashyyyk", ships=["consular_class_cruiser"]),
    )
    game.picks("use vulture_droid", "damage kashyyyk")
    assert game.damage("republic") == 0
    attack_base(game, "droideka")  # 3 on the ship, 1 on the base
    assert (game.ships("republic"), game.damage("republic")) == ({}, 1)


@rule("CW-KEY-22")
def test_prevention_starts_over_every_turn() -> None:
    game = table(
        active="separatist",
        separatist=side(ships=["droid_control_ship"], units=["tri_fighter"]),
        republic=side(base="kashyyyk"),
    )
    attack_base(game, "tri_fighter")
    assert game.damage("republic") == 1
    game.picks("end", "end")
    attack_base(game, "droid_control_ship")
    assert game.damage("republic") == 1


@rule("CW-KEY-23")
def test_a_counted_bonus_is_recounted_until_the_attack_is_resolved() -> None:
    game = table(
        active="separatist",
        separatist=side(
            units=["general_grievous", "vulture_droid", "b1_battle_droid"], hand=["stap"]
        ),
        republic=side(base="coruscant_base_republic"),
    )
    attack_base(game, "b1_battle_droid")  # set aside, still counted
    game.picks("commit general_grievous base", "play stap", "use vulture_droid", "resolve base")
    assert game.damage("republic") == 2 + 2 + (6 + 2)


@rule("CW-KEY-23")
def test_a_stated_maximum_limits_the_bonus() -> None:
    for others, attack in ((1, 8), (2, 10), (3, 10)):
        units = ["anakin_skywalker", *["clone_trooper", "clone_trooper", "ahsoka_tano"][:others]]
        game = table(republic=side(units=units), invented=[invent("xorrn", hit_points=20)])
        attack_base(game, "anakin_skywalker")
        assert game.damage("separatist") == attack


@rule("CW-KEY-23")
def test_lost_bases_are_counted_too() -> None:
    for lost in (["dantooine"], ["dantooine", "mon_cala"]):
        game = table(
            factions="rebel,empire", rebel=side(base="hoth", lost=lost, units=["baze_malbus"])
        )
        attack_base(game, "baze_malbus")
        assert game.damage("empire") == 2 + len(lost)
