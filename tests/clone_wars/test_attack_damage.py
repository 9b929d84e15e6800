"""ATTACK: the damage of an attack on the base (CW-ATTACK-10 to -19)."""

from __future__ import annotations

from tests.clone_wars.scenario import Scenario, invent, side, table
from tests.clone_wars.seen import seen
from tests.marks import rule

REPAIRING_WRECK = invent(
    "munificent_class_frigate",
    ability=[{"when": "on_destroy", "do": [{"effect": "repair", "n": 3}]}],
)


def attack_with(game: Scenario, *cards: str) -> Scenario:
    for card in cards:
        game.pick(f"commit {card} base")
    return game.pick("resolve base")


@rule("CW-ATTACK-10")
def test_no_damage_reaches_the_base_while_a_ship_stands() -> None:
    game = table(
        republic=side(units=["at_te"]),
        separatist=side(ships=[("droid_control_ship", 0)]),
    )
    attack_with(game, "at_te")
    assert game.ships("separatist") == {"droid_control_ship": 5}
    assert game.damage("separatist") == 0


@rule("CW-ATTACK-10")
def test_damaged_and_neutral_ships_protect_the_base_too() -> None:
    game = table(
        republic=side(units=["arc_trooper"]),
        separatist=side(ships=[("dreadnought_class_cruiser", 4)]),
    )
    attack_with(game, "arc_trooper")
    assert game.discard("separatist") == ["dreadnought_class_cruiser"]
    assert game.damage("separatist") == 1


@rule("CW-ATTACK-11")
def test_the_attacker_may_spread_damage_without_destroying_anything() -> None:
    game = table(
        republic=side(units=["at_te"]),
        separatist=side(
            ships=["munificent_class_frigate", "droid_control_ship", "providence_class_dreadnought"]
        ),
    )
    attack_with(game, "at_te")
    assert game.options == [f"assign munificent_class_frigate {n}" for n in (0, 1, 2, 3, 4)]
    game.pick("assign munificent_class_frigate 2")
    assert game.options == [f"assign droid_control_ship {n}" for n in (0, 1, 2, 3)]
    game.pick("assign droid_control_ship 1")
    assert game.ships("separatist") == {
        "munificent_class_frigate": 2,
        "droid_control_ship": 1,
        "providence_class_dreadnought": 2,
    }


@rule("CW-ATTACK-11")
def test_damage_cannot_be_withheld() -> None:
    game = table(
        republic=side(units=["at_te", "commander_cody"]),
        separatist=side(ships=["munificent_class_frigate", "droid_control_ship"]),
    )
    attack_with(game, "at_te", "commander_cody")  # 9 of the 10 that both can take
    assert game.options == [f"assign munificent_class_frigate {n}" for n in (3, 4)]
    game.pick("assign munificent_class_frigate 3")
    assert game.ships("separatist") == {"munificent_class_frigate": 3}
    assert game.discard("separatist") == ["droid_control_ship"]
    assert game.damage("separatist") == 0


@rule("CW-ATTACK-12")
def test_a_ship_takes_no_more_than_destroys_it() -> None:
    game = table(
        republic=side(units=["at_te"]),
        separatist=side(ships=[("munificent_class_frigate", 2), "providence_class_dreadnought"]),
    )
    attack_with(game, "at_te")
    assert game.options == [f"assign munificent_class_frigate {n}" for n in (0, 1, 2)]
    game.pick("assign munificent_class_frigate 2")
    assert game.ships("separatist") == {"providence_class_dreadnought": 3}


@rule("CW-ATTACK-12", "CW-ATTACK-14")
def test_what_is_too_much_for_the_last_ship_hits_the_base() -> None:
    game = table(
        republic=side(units=["at_te", "arc_trooper"]),
        separatist=side(ships=["munificent_class_frigate"]),
    )
    attack_with(game, "at_te", "arc_trooper")
    assert game.asked == "action"  # nothing to choose: the base cannot be spared
    assert game.discard("separatist") == ["munificent_class_frigate"]
    assert game.damage("separatist") == 4


@rule("CW-ATTACK-13")
def test_a_ship_is_destroyed_when_damage_reaches_its_hit_points() -> None:
    for attackers, stands in ((["clone_trooper"], True), (["arc_trooper"], False)):
        game = table(
            republic=side(units=attackers, discard=["at_rt"]),
            separatist=side(ships=[("munificent_class_frigate", 1)], discard=["stap"]),
        )
        attack_with(game, *attackers)
        assert (game.ships("separatist") == {"munificent_class_frigate": 3}) is stands
        pile = ["stap"] if stands else ["stap", "munificent_class_frigate"]
        assert game.discard("separatist") == pile
        assert game.discard("republic") == ["at_rt"]


@rule("CW-ATTACK-13")
def test_hit_points_a_destroyed_ship_gave_are_gone_for_the_same_damage() -> None:
    bonus = {"effect": "stat_bonus", "stat": "hit_points", "n": 2}
    to_others = {"who": "self", "type": "capital_ship", "other": True}
    flagship = invent(
        "munificent_class_frigate",
        ability=[{"when": "while_in_play", "do": [{**bonus, "to": to_others}]}],
    )
    for attacker, least, left in (("commander_cody", 2, 0), ("at_te", 3, 1)):
        game = table(
            republic=side(units=[attacker]),
            separatist=side(ships=["munificent_class_frigate", ("droid_control_ship", 6)]),
            invented=[flagship],
        )
        attack_with(game, attacker)
        assert game.options[0] == f"assign munificent_class_frigate {least}"
        game.pick("assign munificent_class_frigate 4")
        assert game.ships("separatist") == {}
        assert game.damage("separatist") == left


@rule("CW-ATTACK-14")
def test_without_ships_the_whole_total_goes_on_the_base() -> None:
    game = table(republic=side(units=["at_te"]), separatist=side(damage=1))
    attack_with(game, "at_te")
    assert game.damage("separatist") == 6


@rule("CW-ATTACK-15")
def test_damage_above_the_hit_points_of_the_base_is_lost() -> None:
    game = table(
        republic=side(units=["at_te", "anakin_skywalker", "arc_trooper"]),
        separatist=side(bases=["dac", "felucia"]),
    )
    attack_with(game, "at_te", "anakin_skywalker")  # 5 + 8 against 8 hit points
    assert game.victory("republic") == ["xorrn"]
    assert (game.base("separatist"), game.damage("separatist")) == (None, 0)
    attack_with(game, "arc_trooper")  # the next base is not in play yet
    game.picks("end", "base dac")
    assert (game.base("separatist"), game.damage("separatist")) == ("dac", 0)


@rule("CW-ATTACK-15")
def test_a_base_is_destroyed_by_exactly_its_hit_points_and_not_by_less() -> None:
    game = table(republic=side(units=["at_te", "arc_trooper"]), separatist=side(damage=2))
    attack_with(game, "at_te")
    assert (game.base("separatist"), game.damage("separatist")) == ("xorrn", 7)
    game = table(republic=side(units=["at_te"]), separatist=side(damage=3))
    attack_with(game, "at_te")
    assert game.base("separatist") is None


@rule("CW-ATTACK-16")
def test_damage_on_a_ship_stays_until_it_falls() -> None:
    game = table(
        republic=side(units=["arc_trooper"], deck=["clone_trooper"]),
        separatist=side(ships=["munificent_class_frigate"]),
        invented=[invent("munificent_class_frigate", hit_points=5)],
    )
    attack_with(game, "arc_trooper")
    game.picks("end", "end")
    assert game.ships("separatist") == {"munificent_class_frigate": 3}
    game.pick("play clone_trooper")
    attack_with(game, "clone_trooper")
    assert game.ships("separatist") == {}
    assert game.damage("separatist") == 0


@rule("CW-ATTACK-17")
def test_an_attack_may_be_resolved_although_the_base_has_fallen() -> None:
    game = table(
        republic=side(units=["at_te", "delta_7b", "anakin_skywalker", "clone_trooper"]),
        separatist=side(ships=["munificent_class_frigate"], damage=6),
    )
    game.pick("use at_te")  # 2 damage straight to the base
    assert game.base("separatist") is None
    attack_with(game, "delta_7b")
    assert game.ships("separatist") == {"munificent_class_frigate": 3}
    attack_with(game, "anakin_skywalker")  # 1 for the ship, the rest for nothing
    assert game.ships("separatist") == {}
    attack_with(game, "clone_trooper")  # neither base nor ship
    assert game.why("commit clone_trooper base") == "CW-ATTACK-04"
    assert game.damage("separatist") == 0
    assert game.victory("republic") == ["xorrn"]


@rule("CW-ATTACK-18")
def test_attackers_are_set_aside_in_play_and_may_use_their_abilities() -> None:
    game = table(
        force=1, republic=side(units=["delta_7b", "clone_trooper"], deck=["republic_shuttle"])
    )
    game.pick("commit delta_7b base")
    assert seen(game, "separatist", "sides", 0, "units", 0, "committed") is True
    assert seen(game, "separatist", "sides", 0, "units", 0, "attacked") is False
    game.pick("resolve base")
    assert game.units("republic") == ["delta_7b", "clone_trooper"]
    assert seen(game, "separatist", "sides", 0, "units", 0, "committed") is False
    assert seen(game, "separatist", "sides", 0, "units", 0, "attacked") is True
    assert seen(game, "separatist", "sides", 0, "units", 1, "attacked") is False
    game.pick("use delta_7b")
    assert game.hand("republic") == ["republic_shuttle"]


@rule("CW-ATTACK-18")
def test_attackers_are_discarded_or_straightened_at_the_end_of_the_turn() -> None:
    game = table(
        republic=side(
            units=["arc_trooper"],
            ships=["venator_class_star_destroyer"],
            deck=["republic_shuttle"] * 5,
        )
    )
    attack_with(game, "arc_trooper", "venator_class_star_destroyer")
    game.pick("end")
    assert game.discard("republic") == ["arc_trooper"]
    assert game.ships("republic") == {"venator_class_star_destroyer": 0}
    assert seen(game, "republic", "sides", 0, "ships", 0, "attacked") is False


@rule("CW-ATTACK-19")
def test_a_text_about_a_destroyed_ship_cannot_save_the_base_from_that_attack() -> None:
    game = table(
        republic=side(units=["anakin_skywalker"]),
        separatist=side(ships=["munificent_class_frigate"], damage=6),
        invented=[REPAIRING_WRECK],
    )
    attack_with(game, "anakin_skywalker")  # 4 on the ship, 2 on the base: 8
    assert game.victory("republic") == ["xorrn"]
    assert game.asked == "action"  # without a base there is nothing to repair


@rule("CW-ATTACK-19")
def test_the_owner_of_a_destroyed_ship_uses_its_text_after_all_damage() -> None:
    game = table(
        republic=side(units=["anakin_skywalker"]),
        separatist=side(ships=["munificent_class_frigate"], damage=5),
        invented=[REPAIRING_WRECK],
    )
    attack_with(game, "anakin_skywalker")
    assert (game.asked, game.seat) == ("trigger", "separatist")
    assert game.damage("separatist") == 7
    game.pick("use munificent_class_frigate")
    assert game.damage("separatist") == 4
    assert (game.asked, game.seat) == ("action", "republic")


@rule("CW-WIN-02")
def test_no_text_is_resolved_when_the_last_needed_base_falls() -> None:
    drawing_wreck = invent(
        "munificent_class_frigate",
        ability=[{"when": "on_destroy", "do": [{"effect": "draw", "n": 1}]}],
    )
    game = table(
        republic=side(units=["anakin_skywalker"]),
        separatist=side(
            ships=["munificent_class_frigate"],
            deck=["b1_battle_droid"],
            damage=6,
            lost=["dac", "felucia"],
        ),
        invented=[drawing_wreck],
    )
    game.picks("commit anakin_skywalker base", "resolve base")
    assert game.winner == "republic"
    assert game.asked == "over"
    assert game.hand("separatist") == []


@rule("CW-ATTACK-11", "CW-ATTACK-13")
def test_where_a_ship_shields_another_the_attacker_picks_the_order() -> None:
    """Attack 10; one ship of 4 hit points gives the other one, also of 4, two more."""
    others = {"who": "self", "type": "capital_ship", "other": True}
    shield = {"effect": "stat_bonus", "stat": "hit_points", "n": 2, "to": others}
    for first, rest in (("corona_class_frigate", 0), ("munificent_class_frigate", 2)):
        game = table(
            republic=side(units=["at_te", "clone_trooper", "arc_trooper"]),
            separatist=side(ships=["corona_class_frigate", "munificent_class_frigate"]),
            row=["stap", "mtt", "droideka"],
            invented=[
                invent(
                    "munificent_class_frigate",
                    ability=[{"when": "while_in_play", "do": [shield]}],
                )
            ],
        )
        attack_with(game, "at_te", "clone_trooper", "arc_trooper")
        most = {"corona_class_frigate": 6, "munificent_class_frigate": 4}
        assert game.options == [f"assign {ship} {number}" for ship, number in most.items()]
        game.pick(f"assign {first} {most[first]}")
        assert game.ships("separatist") == {}
        assert game.damage("separatist") == rest
