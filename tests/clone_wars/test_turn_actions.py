"""TURN: the action phase, and what holds at every moment."""

from __future__ import annotations

from orrery.clone_wars.rules.legality import why_not
from orrery.core.decisions import Option, Seat
from tests.clone_wars.scenario import invent, side, table
from tests.marks import rule

DRAWS_THEN_DISCARDS = {
    "when": "action",
    "do": [
        {"effect": "draw", "n": 1},
        {"effect": "discard", "who": "self", "n": 1, "pick": "owner"},
    ],
}
SHIELDS_SHIPS = {
    "when": "while_in_play",
    "do": [
        {
            "effect": "stat_bonus",
            "stat": "hit_points",
            "n": 2,
            "to": {"who": "self", "type": "capital_ship"},
        }
    ],
}
EXILES_ITSELF = {
    "when": "action",
    "cost": [{"effect": "exile_self"}],
    "do": [{"effect": "gain", "resources": 1}],
}


@rule("CW-TURN-07")
def test_actions_come_in_any_order_and_any_number() -> None:
    game = table(
        row=["clone_medic", "tri_fighter"],
        republic=side(hand=["arc_trooper", "republic_shuttle"], pool=2),
    )
    game.picks("buy clone_medic", "play arc_trooper", "commit arc_trooper tri_fighter")
    game.picks("resolve tri_fighter", "reward tri_fighter", "buy outer_rim_pilot")
    game.picks("play republic_shuttle", "buy outer_rim_pilot", "end")
    assert game.seat == "separatist"


@rule("CW-TURN-07")
def test_every_kind_of_action_is_offered_beside_the_others() -> None:
    game = table(
        row=["stap"],
        republic=side(
            hand=["clone_trooper"],
            units=["clone_medic", "arc_trooper"],
            ships=["consular_class_cruiser"],
            base="coruscant_base_republic",
            damage=2,
            pool=3,
        ),
    )
    game.pick("commit arc_trooper base")
    assert sorted(game.options) == sorted(
        [
            "play clone_trooper",
            "buy action_vi_transport",
            "buy outer_rim_pilot",
            "use clone_medic",
            "use consular_class_cruiser",
            "use coruscant_base_republic",
            "commit clone_medic base",
            "commit clone_medic stap",
            "commit consular_class_cruiser base",
            "resolve base",
            "end",
        ]
    )


@rule("CW-TURN-07")
def test_a_turn_may_consist_of_its_end_only() -> None:
    game = table(republic=side(hand=["clone_trooper", "republic_shuttle"], units=["arc_trooper"]))
    game.pick("end")
    assert game.seat == "separatist"


@rule("CW-TURN-07")
def test_no_other_action_exists() -> None:
    game = table(republic=side(hand=["clone_trooper"]))
    assert why_not(game.game, Seat(0), Option("repair")) == "CW-TURN-07"
    assert why_not(game.game, Seat(0), Option("pass")) == "CW-TURN-07"


@rule("CW-TURN-08")
def test_a_card_just_drawn_cannot_be_played_before_the_ability_is_resolved() -> None:
    text = invent("clone_medic", ability=[DRAWS_THEN_DISCARDS])
    mine = side(units=["clone_medic"], hand=["clone_trooper"], deck=["jedi_knight"])
    game = table(republic=mine, invented=[text])
    game.pick("use clone_medic")
    assert sorted(game.options) == ["discard clone_trooper", "discard jedi_knight"]
    assert game.why("play jedi_knight") == "CW-TURN-08"
    assert game.why("end") == "CW-TURN-08"
    game.picks("discard clone_trooper", "play jedi_knight")
    assert "jedi_knight" in game.units("republic")


@rule("CW-TURN-08")
def test_an_attack_is_resolved_to_its_end_before_the_next_action() -> None:
    game = table(
        row=["commando_droid"], republic=side(units=["arc_trooper"], hand=["clone_trooper"])
    )
    game.picks("commit arc_trooper commando_droid", "resolve commando_droid")
    assert game.asked == "reward"
    assert game.why("play clone_trooper") == "CW-TURN-08"
    game.pick("done")
    assert game.offers("play clone_trooper")


@rule("CW-TURN-08")
def test_other_actions_may_come_between_commit_and_resolve() -> None:
    game = table(republic=side(units=["arc_trooper"], hand=["jedi_knight"]))
    game.picks("commit arc_trooper base", "play jedi_knight", "done", "resolve base")
    assert game.damage("separatist") == 3 + 2


@rule("CW-TURN-08")
def test_a_played_cards_texts_come_before_the_next_action() -> None:
    game = table(republic=side(hand=["jedi_knight", "clone_trooper"]))
    game.pick("play jedi_knight")
    assert game.options == [*(f"choose jedi_knight {n}" for n in (1, 2, 3)), "done"]
    assert game.why("play clone_trooper") == "CW-TURN-08"


@rule("CW-TURN-09")
def test_the_opponent_takes_no_action_in_another_players_turn() -> None:
    theirs = side(
        hand=["separatist_shuttle"],
        units=["b1_battle_droid"],
        ships=["munificent_class_frigate"],
        base="geonosis",
        damage=3,
        pool=5,
    )
    game = table(row=["stap"], separatist=theirs)
    for move in (
        "play separatist_shuttle",
        "buy stap",
        "use geonosis",
        "use munificent_class_frigate",
        "commit b1_battle_droid base",
        "end",
    ):
        assert game.why(move, by="separatist") == "CW-TURN-09"


@rule("CW-TURN-09")
def test_the_opponent_chooses_only_what_an_effect_tells() -> None:
    game = table(
        active="separatist",
        republic=side(hand=["clone_trooper", "jedi_knight"], deck=["republic_shuttle"]),
        separatist=side(units=["commando_droid"]),
    )
    game.pick("use commando_droid")
    assert (game.seat, game.asked) == ("republic", "discard")
    assert game.why("play clone_trooper") == "CW-TURN-08"
    assert game.why("end", by="separatist") == "CW-TURN-08"
    game.pick("discard jedi_knight")
    assert (game.seat, game.hand("republic")) == ("separatist", ["clone_trooper"])
    assert game.why("end", by="republic") == "CW-TURN-09"


@rule("CW-TURN-09")
def test_the_opponents_while_and_when_texts_work_all_the_same() -> None:
    draws = {"when": "on_destroy", "do": [{"effect": "draw", "n": 1}]}
    game = table(
        active="separatist",
        invented=[invent("consular_class_cruiser", ability=[draws])],
        republic=side(
            base="anaxes", ships=["consular_class_cruiser"], deck=["clone_trooper"], damage=1
        ),
        separatist=side(units=["general_grievous"]),
    )
    game.picks("commit general_grievous base", "resolve base")
    assert game.damage("republic") == 1 + 6 - (3 + 2)
    assert (game.seat, game.asked) == ("republic", "trigger")
    assert game.why("end", by="separatist") == "CW-TURN-08"
    game.pick("use consular_class_cruiser")
    assert (game.seat, game.hand("republic")) == ("separatist", ["clone_trooper"])
    assert game.why("end", by="republic") == "CW-TURN-09"


@rule("CW-TURN-09")
def test_the_attacker_and_not_the_defender_assigns_the_damage() -> None:
    game = table(
        republic=side(units=["clone_trooper"]),
        separatist=side(ships=["droid_control_ship", "munificent_class_frigate"]),
    )
    game.picks("commit clone_trooper base", "resolve base")
    assert (game.seat, game.asked) == ("republic", "divide")
    assert game.why("end", by="separatist") == "CW-TURN-09"


@rule("CW-TURN-10")
def test_ending_is_refused_only_while_a_must_is_open() -> None:
    must = {"when": "action", "must": True, "do": [{"effect": "draw", "n": 1}]}
    mine = side(hand=["clone_medic"], units=["arc_trooper"], pool=3, deck=["jedi_knight"])
    game = table(republic=mine, invented=[invent("clone_medic", ability=[must])])
    assert game.why("end") is None
    game.pick("play clone_medic")
    assert not game.offers("end")
    assert game.why("end") == "CW-KEY-06"
    game.pick("use clone_medic")
    assert game.why("end") is None
    assert game.offers("end")


@rule("CW-TURN-10")
def test_a_committed_attack_that_is_not_resolved_is_lost() -> None:
    game = table(republic=side(ships=["arquitens_class_light_cruiser"]))
    game.pick("commit arquitens_class_light_cruiser base")
    assert game.why("end") is None
    game.pick("end")
    assert game.damage("separatist") == 0
    assert not game.offers("resolve base")
    game.pick("end")
    assert not game.offers("resolve base")
    assert game.offers("commit arquitens_class_light_cruiser base")


@rule("CW-TURN-18")
def test_a_ship_kept_alive_by_a_while_text_dies_at_once_with_its_source() -> None:
    game = table(
        invented=[invent("clone_medic", ability=[SHIELDS_SHIPS, EXILES_ITSELF])],
        republic=side(
            units=["clone_medic"],
            ships=[("consular_class_cruiser", 4), ("venator_class_star_destroyer", 6)],
        ),
    )
    game.pick("use clone_medic 2")
    assert game.ships("republic") == {"venator_class_star_destroyer": 6}
    assert game.discard("republic") == ["consular_class_cruiser"]


@rule("CW-TURN-18")
def test_damage_equal_to_the_hit_points_destroys_and_one_less_does_not() -> None:
    for damage, falls in ((5, False), (6, True)):
        game = table(
            republic=side(units=["clone_trooper"]), separatist=side(damage=damage, bases=["dac"])
        )
        game.picks("commit clone_trooper base", "resolve base")
        assert (game.base("separatist") is None) == falls
    for damage, falls in ((3, False), (4, True)):
        ship = ("droid_control_ship", damage)
        game = table(republic=side(units=["clone_trooper"]), separatist=side(ships=[ship]))
        game.picks("commit clone_trooper base", "resolve base")
        assert (game.ships("separatist") == {}) == falls


@rule("CW-TURN-18")
def test_the_check_runs_in_the_middle_of_an_ability() -> None:
    hits_twice = {
        "when": "action",
        "do": [
            {"effect": "damage", "n": 2, "to": ["enemy_capital_ship"]},
            {"effect": "draw", "n": 1, "if": [{"cond": "in_play", "who": "opponent"}]},
        ],
    }
    for damage, drawn in ((4, []), (3, ["jedi_knight"])):
        game = table(
            invented=[invent("clone_medic", ability=[hits_twice])],
            republic=side(units=["clone_medic"], deck=["jedi_knight"]),
            separatist=side(ships=[("droid_control_ship", damage)]),
        )
        game.pick("use clone_medic")
        assert game.hand("republic") == drawn


@rule("CW-TURN-18")
def test_a_played_cards_force_may_take_hit_points_away() -> None:
    shield = {**SHIELDS_SHIPS, "if": [{"cond": "force_with_you"}]}
    game = table(
        force=-1,
        invented=[invent("droid_control_ship", ability=[shield])],
        republic=side(hand=["ahsoka_tano"]),
        separatist=side(ships=[("droid_control_ship", 7)]),
    )
    game.pick("play ahsoka_tano")
    assert game.discard("separatist") == ["droid_control_ship"]


@rule("CW-TURN-18")
def test_ships_die_with_the_base_that_kept_them_alive() -> None:
    ships = [("consular_class_cruiser", 4), ("venator_class_star_destroyer", 6)]
    game = table(
        active="separatist",
        republic=side(base="anaxes", damage=14, ships=ships),
        separatist=side(units=["vulture_droid"]),
    )
    game.picks("use vulture_droid", "damage anaxes")
    assert game.victory("separatist") == ["anaxes"]
    assert game.ships("republic") == {"venator_class_star_destroyer": 6}
