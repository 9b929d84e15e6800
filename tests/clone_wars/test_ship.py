"""SHIP: capital ships."""

from __future__ import annotations

from tests.clone_wars.scenario import START, invent, side, table
from tests.marks import rule

VENATOR = "venator_class_star_destroyer"
MUNIFICENT = "munificent_class_frigate"


@rule("CW-SHIP-01")
def test_a_ship_gives_its_values_when_played_and_attacks_at_once() -> None:
    game = table(
        republic=side(hand=[VENATOR]),
        invented=[invent(VENATOR, resources=2, force=1)],
    )
    game.pick(f"play {VENATOR}")
    assert (game.pool("republic"), game.force) == (2, 1)
    game.picks(f"commit {VENATOR} base", "resolve base")
    assert game.damage("separatist") == 4


@rule("CW-SHIP-01", "CW-SHIP-09")
def test_a_ship_uses_its_ability_in_the_turn_it_is_played() -> None:
    game = table(republic=side(hand=["consular_class_cruiser"]))
    game.picks("play consular_class_cruiser", "commit consular_class_cruiser base")
    game.pick("use consular_class_cruiser")
    assert game.force == 1


@rule("CW-SHIP-02")
def test_any_number_of_ships_stay_in_play_at_the_end_of_the_turn() -> None:
    ships = [(VENATOR, 3), ("consular_class_cruiser", 0), ("dreadnought_class_cruiser", 1)]
    game = table(republic=side(ships=ships, units=["clone_trooper"], deck=["at_te"] * 2))
    game.pick("end")
    assert game.ships("republic") == dict(ships)
    assert game.units("republic") == []


@rule("CW-SHIP-03")
def test_each_own_ship_pays_at_the_start_of_its_controllers_turns() -> None:
    game = table(
        republic=side(),
        separatist=side(
            ships=["droid_control_ship", (MUNIFICENT, 2), "providence_class_dreadnought"]
        ),
    )
    assert game.pool("separatist") == 0
    game.pick("end")
    assert game.pool("separatist") == 2 + 2 + 0
    game.pick("end")
    assert (game.pool("separatist"), game.pool("republic")) == (0, 0)


@rule("CW-SHIP-03")
def test_a_ship_destroyed_in_the_opponents_turn_pays_no_more() -> None:
    game = table(
        republic=side(units=["commander_cody"]),
        separatist=side(ships=[MUNIFICENT, "corona_class_frigate"]),
        row=["stap"] * 2 + ["arc_trooper"],
    )
    game.picks("commit commander_cody base", "resolve base", f"assign {MUNIFICENT} 4", "end")
    assert game.pool("separatist") == 1


@rule("CW-SHIP-04")
def test_a_ship_moves_the_marker_when_played_and_never_again() -> None:
    game = table(
        republic=side(hand=[VENATOR], deck=["republic_shuttle"] * 7),
        invented=[invent(VENATOR, force=1)],
    )
    game.pick(f"play {VENATOR}")
    assert game.force == 1
    game.picks("end", "end", "end", "end")
    assert (game.ships("republic"), game.force) == ({VENATOR: 0}, 1)


@rule("CW-SHIP-05")
def test_a_ship_is_committed_to_one_base_attack_a_turn_and_to_no_other() -> None:
    game = table(republic=side(ships=[VENATOR]), row=["stap"])
    assert not game.offers(f"commit {VENATOR} stap")
    game.picks(f"commit {VENATOR} base", "resolve base")
    assert not game.offers(f"commit {VENATOR} base")
    game.picks("end", "end")
    assert game.offers(f"commit {VENATOR} base")


@rule("CW-SHIP-06")
def test_ships_absorb_a_base_attack_and_keep_the_damage() -> None:
    game = table(
        republic=side(units=["arc_trooper"]),
        separatist=side(ships=["droid_control_ship"], damage=1),
    )
    game.picks("commit arc_trooper base", "resolve base", "end", "end")
    assert game.ships("separatist") == {"droid_control_ship": 3}
    assert game.damage("separatist") == 1


@rule("CW-SHIP-07")
def test_a_destroyed_ship_goes_to_the_discard_pile_of_the_player_who_had_it() -> None:
    game = table(
        republic=side(units=["commander_cody"]),
        separatist=side(ships=["corona_class_frigate"], discard=["stap"]),
        row=["arc_trooper", "arc_trooper", "at_te"],
    )
    game.picks("commit commander_cody base", "resolve base")
    assert game.discard("separatist") == ["stap", "corona_class_frigate"]
    assert game.galaxy_discard == game.exile("separatist") == game.exile("republic") == []
    assert (game.discard("republic"), game.pool("republic"), game.force) == ([], 0, 0)


@rule("CW-SHIP-07")
def test_a_destroyed_ship_comes_back_undamaged_and_unused() -> None:
    game = table(
        republic=side(units=["clone_trooper"]),
        separatist=side(ships=[("droid_control_ship", 4)]),
    )
    game.picks("commit clone_trooper base", "resolve base", "end")
    game.picks("end", "end")  # the discard pile is drawn
    game.pick("play droid_control_ship")
    assert game.ships("separatist") == {"droid_control_ship": 0}
    assert game.pool("separatist") == 2
    assert game.offers("commit droid_control_ship base")


@rule("CW-SHIP-08")
def test_a_ship_of_the_row_is_bought_or_removed_by_texts_only() -> None:
    game = table(
        active="separatist",
        separatist=side(units=["droideka"], ships=["providence_class_dreadnought"], pool=9),
        row=[VENATOR, "droid_control_ship", "arquitens_class_light_cruiser"],
        galaxy=["stap"],
    )
    assert game.offers("buy droid_control_ship")
    assert game.why(f"buy {VENATOR}") == "CW-BUY-02"
    assert not game.offers(f"commit droideka {VENATOR}")
    game.pick("use providence_class_dreadnought")
    assert game.options == [f"destroy {VENATOR}", "destroy arquitens_class_light_cruiser"]
    game.pick(f"destroy {VENATOR}")
    assert game.galaxy_discard == [VENATOR]
    assert game.row[0] == "stap"
    assert game.discard("separatist") == game.discard("republic") == []


@rule("CW-SHIP-08")
def test_destroying_an_enemy_ship_of_the_row_needs_one_there() -> None:
    game = table(
        active="separatist",
        separatist=side(ships=["providence_class_dreadnought"], pool=9),
        row=["droid_control_ship", "clone_medic"],
    )
    game.pick("use providence_class_dreadnought")  # the 2 resources are spent for nothing
    assert (game.pool("separatist"), game.galaxy_discard) == (7, [])
    assert game.asked == "action"


@rule("CW-SHIP-09")
def test_a_ship_uses_its_ability_once_in_each_of_its_owners_turns() -> None:
    game = table(
        step=START, force=-3, republic=side(ships=["consular_class_cruiser"], deck=["at_te"])
    )
    game.pick("use consular_class_cruiser")
    assert not game.offers("use consular_class_cruiser")
    assert game.why("use consular_class_cruiser") == "CW-ABILITY-03"
    game.picks("end", "end", "use consular_class_cruiser")
    assert game.force == -1


@rule("CW-KEY-01", "CW-SHIP-09")
def test_while_texts_of_ships_hold_in_the_opponents_turn() -> None:
    sturdy = invent(
        "consular_class_cruiser",
        ability=[
            {"when": "action", "do": [{"effect": "gain", "resources": 1}]},
            {
                "when": "while_in_play",
                "do": [
                    {
                        "effect": "stat_bonus",
                        "stat": "hit_points",
                        "n": 3,
                        "to": {"who": "self", "type": "capital_ship"},
                    }
                ],
            },
        ],
    )
    game = table(
        republic=side(ships=["consular_class_cruiser"]),
        separatist=side(hand=["droideka"]),
        invented=[sturdy],
    )
    game.picks("use consular_class_cruiser 1", "end")
    game.picks("play droideka", "commit droideka base", "resolve base")
    assert game.ships("republic") == {"consular_class_cruiser": 4}
