"""TERM: turns, resources, kinds of events, current values, instances."""

from __future__ import annotations

from orrery.clone_wars.ruleset import CLONE_WARS
from orrery.core.decisions import Seat
from tests.clone_wars.scenario import Scenario, invent, side, table
from tests.marks import rule

EXILES_ITSELF = {
    "when": "action",
    "cost": [{"effect": "exile_self"}],
    "do": [{"effect": "gain", "resources": 1}],
}
HELPS_FIGHTERS = {
    "when": "while_in_play",
    "do": [
        {
            "effect": "stat_bonus",
            "stat": "attack",
            "n": 1,
            "to": {"who": "self", "type": "unit", "trait": "fighter"},
        }
    ],
}


@rule("CW-TERM-11")
def test_a_ship_that_attacked_may_attack_again_in_its_owners_next_turn() -> None:
    game = table(republic=side(ships=["arquitens_class_light_cruiser"]))
    game.picks("commit arquitens_class_light_cruiser base", "resolve base")
    assert game.why("commit arquitens_class_light_cruiser base") == "CW-ATTACK-04"
    game.picks("end", "end", "commit arquitens_class_light_cruiser base", "resolve base")
    assert game.damage("separatist") == 2


@rule("CW-TERM-11")
def test_a_turn_belongs_to_one_player() -> None:
    rebels = side(units=["snowspeeder"], base="yavin_4")
    game = table(factions="rebel,empire", rebel=rebels, empire=side(hand=["stormtrooper"]))
    game.picks("use snowspeeder", "use yavin_4")
    assert game.damage("empire") == 2
    empire = side(hand=["stormtrooper"], ships=["gozanti_cruiser"])
    game = table(
        factions="rebel,empire", active="empire", rebel=side(base="yavin_4"), empire=empire
    )
    game.pick("use gozanti_cruiser")  # the Empire discards in its own turn
    assert game.hand("empire") == ["stormtrooper"]  # drawn again
    assert (game.seat, game.asked, game.damage("empire")) == ("empire", "action", 0)


@rule("CW-TERM-12")
def test_resources_are_gained_into_the_own_pool_and_spent_from_it() -> None:
    game = table(
        row=["clone_medic"],
        republic=side(hand=["republic_shuttle"], pool=2),
        separatist=side(base="mygeeto", pool=5),
    )
    game.pick("play republic_shuttle")
    assert (game.pool("republic"), game.pool("separatist")) == (3, 5)
    game.pick("buy clone_medic")
    assert (game.pool("republic"), game.pool("separatist")) == (1, 5)
    assert game.why("buy outer_rim_pilot") == "CW-BUY-03"


@rule("CW-TERM-12")
def test_a_cost_in_resources_needs_them_and_takes_them() -> None:
    game = table(republic=side(units=["hutt_fighter"], pool=1), separatist=side(pool=3))
    game.pick("use hutt_fighter")
    assert (game.pool("republic"), game.pool("separatist")) == (0, 3)
    game = table(republic=side(units=["hutt_fighter"], pool=0), separatist=side(pool=3))
    assert game.why("use hutt_fighter") == "CW-ABILITY-10"


@rule("CW-TERM-12")
def test_a_pool_is_public() -> None:
    game = table(republic=side(hand=["republic_shuttle"]))
    game.pick("play republic_shuttle")
    for seat in (Seat(1), None):
        shown = CLONE_WARS.view(game.game, seat)["sides"]
        assert shown[0]["pool"] == 1


@rule("CW-TERM-13")
def test_a_row_card_discarded_by_an_ability_was_not_defeated() -> None:
    units = ["at_rt", "aurra_sing"]
    game = table(row=["stap"], republic=side(units=units, hand=["clone_trooper"]))
    game.picks("commit aurra_sing stap", "use at_rt", "discard-row stap")
    assert game.asked == "action"  # no reward, no text about a defeat
    game.pick("resolve stap")  # there is nothing left to defeat
    assert (game.asked, game.force) == ("action", 0)
    game = table(row=["stap"], republic=side(units=units))
    game.picks("commit aurra_sing stap", "resolve stap", "use aurra_sing")
    assert game.force == 1


@rule("CW-TERM-13")
def test_a_destroyed_ship_was_not_discarded_from_hand() -> None:
    draws = {"when": "on_opponent_discard", "do": [{"effect": "draw", "n": 1}]}
    gains = {"when": "on_destroy", "do": [{"effect": "gain", "resources": 1}]}
    game = table(
        invented=[
            invent("rishi", ability=[draws]),
            invent("droid_control_ship", ability=[gains]),
        ],
        republic=side(units=["clone_trooper", "clone_trooper"], deck=["jedi_knight"]),
        separatist=side(ships=[("droid_control_ship", 2)]),
    )
    game.picks("commit clone_trooper base", "commit clone_trooper base", "resolve base")
    assert game.discard("separatist") == ["droid_control_ship"]
    assert (game.seat, game.options) == ("separatist", ["use droid_control_ship", "done"])
    game.pick("done")
    assert game.asked == "action"  # nobody asks the Republic
    assert game.hand("republic") == []


@rule("CW-TERM-13")
def test_a_ship_that_is_exiled_was_not_destroyed() -> None:
    draws = {"when": "on_destroy", "do": [{"effect": "draw", "n": 1}]}
    ship = invent("consular_class_cruiser", ability=[EXILES_ITSELF, draws])

    def begin() -> Scenario:
        mine = side(ships=[("consular_class_cruiser", 1)], deck=["jedi_knight"])
        theirs = side(units=["b1_battle_droid"])
        return table(invented=[ship], republic=mine, separatist=theirs)

    game = begin().pick("use consular_class_cruiser 1")
    assert game.exile("republic") == ["consular_class_cruiser"]
    assert game.asked == "action"
    assert game.hand("republic") == []
    game = begin().picks("end", "commit b1_battle_droid base", "resolve base")
    assert (game.seat, game.asked) == ("republic", "trigger")


@rule("CW-TERM-14")
def test_a_text_may_let_a_player_attack_neutral_cards() -> None:
    empire = side(units=["stormtrooper"], base="ord_mantell")
    options = {"mode": "full"}
    game = table(
        factions="rebel,empire", active="empire", row=["bossk"], empire=empire, options=options
    )
    assert game.offers("commit stormtrooper bossk")
    empire = side(units=["stormtrooper"])
    game = table(factions="rebel,empire", active="empire", row=["bossk"], empire=empire)
    assert game.why("commit stormtrooper bossk") == "CW-OPT-04"


@rule("CW-TERM-14")
def test_a_text_may_let_a_player_buy_where_nobody_else_buys() -> None:
    mine = side(ships=["droid_control_ship"], exile=["stap"], pool=2)
    game = table(active="separatist", separatist=mine)
    assert game.why("buy stap") == "CW-BUY-01"
    game.pick("use droid_control_ship")
    assert game.discard("separatist") == ["stap"]
    assert (game.exile("separatist"), game.pool("separatist")) == ([], 0)


@rule("CW-TERM-15")
def test_attack_counts_as_it_is_when_the_attack_is_resolved() -> None:
    text = invent("venator_class_star_destroyer", ability=[HELPS_FIGHTERS, EXILES_ITSELF])
    ships = ["venator_class_star_destroyer"]

    def begin() -> Scenario:
        game = table(invented=[text], republic=side(units=["delta_7b"], ships=ships))
        return game.pick("commit delta_7b base")

    assert begin().pick("resolve base").damage("separatist") == 4
    assert begin().picks("use venator_class_star_destroyer 2", "resolve base").damage(
        "separatist"
    ) == (3)


@rule("CW-TERM-15")
def test_a_bonus_that_comes_too_late_changes_nothing() -> None:
    game = table(republic=side(units=["delta_7b"], hand=["venator_class_star_destroyer"]))
    game.picks("commit delta_7b base", "resolve base", "play venator_class_star_destroyer")
    assert game.damage("separatist") == 3


@rule("CW-TERM-15")
def test_damage_is_compared_with_the_current_hit_points() -> None:
    def fire(base: str) -> Scenario:
        game = table(
            active="separatist",
            republic=side(ships=[("consular_class_cruiser", 2)], base=base),
            separatist=side(units=["separatist_shuttle", "b1_battle_droid"]),
        )
        return game.picks("commit b1_battle_droid base", "resolve base")

    assert fire("anaxes").ships("republic") == {"consular_class_cruiser": 4}
    assert fire("kamino").ships("republic") == {}


@rule("CW-TERM-15")
def test_attack_gained_this_turn_adds_to_the_printed_one() -> None:
    game = table(republic=side(units=["hutt_fighter"], pool=1))
    game.picks("use hutt_fighter", "commit hutt_fighter base", "resolve base")
    assert game.damage("separatist") == 4


@rule("CW-TERM-16")
def test_two_copies_have_separate_states() -> None:
    game = table(republic=side(hand=["clone_medic", "clone_medic"], damage=4))
    game.picks("play clone_medic", "play clone_medic", "use clone_medic")
    assert game.damage("republic") == 2
    game.pick("use clone_medic")
    assert game.damage("republic") == 0
    assert game.why("use clone_medic") == "CW-ABILITY-03"
    game = table(republic=side(hand=["clone_trooper", "clone_trooper"]))
    game.picks("play clone_trooper", "play clone_trooper")
    game.picks("commit clone_trooper base", "resolve base")
    game.picks("commit clone_trooper base", "resolve base")
    assert game.damage("separatist") == 4


@rule("CW-TERM-16")
def test_a_card_played_again_counts_as_newly_played() -> None:
    gives = invent("vulture_droid", resources=1, force=1)
    game = table(
        active="separatist",
        invented=[gives],
        separatist=side(hand=["vulture_droid", "mtt"]),
    )
    game.picks("play vulture_droid", "play mtt", "commit vulture_droid base", "resolve base")
    game.picks("use vulture_droid", "use mtt", "play vulture_droid")
    assert game.pool("separatist") == 1 + 3 + 1
    assert game.force == -2
    game.picks("commit vulture_droid base", "resolve base", "use vulture_droid")
    assert game.damage("republic") == 8 - 8  # the fourth blow destroyed it
    assert game.victory("separatist") == ["rishi"]


@rule("CW-TERM-16")
def test_a_bonus_is_forgotten_when_its_card_leaves_play() -> None:
    strengthens = {"when": "on_play", "do": [{"effect": "gain", "attack": 3}]}
    text = invent("vulture_droid", ability=[strengthens, EXILES_ITSELF])
    game = table(
        active="separatist",
        invented=[text],
        separatist=side(hand=["vulture_droid"], units=["mtt"]),
    )
    game.picks("play vulture_droid", "use vulture_droid 1", "commit vulture_droid base")
    game.picks("use vulture_droid 2", "use mtt", "play vulture_droid", "done")
    assert not game.offers("resolve base")
    game.picks("commit vulture_droid base", "resolve base")
    assert game.damage("republic") == 2


@rule("CW-TERM-16")
def test_a_ship_destroyed_and_redrawn_comes_back_undamaged() -> None:
    game = table(
        republic=side(units=["arc_trooper"]),
        separatist=side(ships=[("munificent_class_frigate", 2)]),
    )
    game.picks("commit arc_trooper base", "resolve base", "end", "end", "end")
    game.pick("play munificent_class_frigate")
    assert game.ships("separatist") == {"munificent_class_frigate": 0}
