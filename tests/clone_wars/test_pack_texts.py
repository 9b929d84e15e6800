"""Texts that only packs have, and moments that random games hardly reach."""

from __future__ import annotations

import pytest

from orrery.clone_wars.facts.language import Checker
from orrery.clone_wars.rules.purchase import why_not_buy
from orrery.core.errors import BadData
from tests.clone_wars.scenario import invent, side, table
from tests.marks import rule

FORCE = [{"cond": "force_with_you"}]


def clause(*do: object, when: str = "action", **more: object) -> dict[str, object]:
    return {"when": when, "do": list(do), **more}


@rule("CW-BOUNTY-10")
def test_a_lost_target_may_be_attacked_again_when_its_group_is_gone() -> None:
    game = table(
        factions="rebel,empire",
        active="empire",
        force=-1,
        row=["y_wing"],
        galaxy=["tie_fighter", "at_st", "at_at"],
        empire=side(units=["outer_rim_pilot", "tie_bomber", "moff_jerjerrod", "stormtrooper"]),
    )
    game.picks("commit outer_rim_pilot y_wing", "use moff_jerjerrod", "swap-out y_wing")
    game.picks("use outer_rim_pilot", "use tie_bomber", "discard-row tie_fighter")
    assert game.row[0] == "y_wing"
    assert game.why("commit stormtrooper y_wing") is None
    assert game.offers("commit stormtrooper y_wing")


def test_a_lost_target_in_a_pile_is_its_equals_equal() -> None:
    game = table(
        factions="rebel,empire",
        active="empire",
        options={"mode": "full"},
        row=["twilek_smuggler"],
        galaxy=["at_st", "at_at"],
        galaxy_discard=["twilek_smuggler"],
        empire=side(
            base="ord_mantell", units=["tie_bomber", "jawa_scavenger", "stormtrooper"], pool=9
        ),
    )
    game.picks("commit stormtrooper twilek_smuggler", "use tie_bomber")
    game.picks("discard-row twilek_smuggler", "use jawa_scavenger")
    assert game.discard("empire") == ["twilek_smuggler"]


@rule("CW-TURN-19", "CW-PLAY-01")
def test_a_card_that_is_due_is_apart_from_its_equal_in_hand() -> None:
    game = table(
        factions="rebel,empire",
        active="empire",
        empire=side(hand=["gozanti_cruiser"], units=["grand_moff_tarkin"]),
        row=["gozanti_cruiser"],
        galaxy=["at_st", "at_at"],
    )
    game.pick("use grand_moff_tarkin")
    assert {"play gozanti_cruiser#1", "play gozanti_cruiser#2"} <= set(game.options)
    game.picks("play gozanti_cruiser#2", "end")
    assert game.ships("empire") == {"gozanti_cruiser": 0}
    assert game.exile("empire") == ["gozanti_cruiser"]


def test_a_discard_of_the_opponents_last_card_cannot_be_taken_back() -> None:
    game = table(
        active="separatist",
        separatist=side(units=["commando_droid"]),
        republic=side(hand=["clone_trooper"], deck=["republic_shuttle"]),
    )
    before = game.game.state.irrevocable
    game.pick("use commando_droid")
    assert game.game.state.irrevocable > before


@rule("CW-TERM-08", "CW-BUY-01")
def test_reasons_name_what_is_wrong() -> None:
    game = table(
        republic=side(discard=["outer_rim_pilot"], pool=9),
        separatist=side(ships=["munificent_class_frigate"]),
    )
    assert game.why("use munificent_class_frigate") == "CW-TERM-08"
    pilot = game.side("republic").discard[0]
    assert why_not_buy(game.game, 0, pilot) == "CW-BUY-01"


@rule("CW-KEY-01")
def test_a_condition_on_a_part_of_a_while_text_counts() -> None:
    bonus = {"effect": "stat_bonus", "stat": "attack", "n": 5, "to": "this", "if": FORCE}
    trooper = invent("clone_trooper", ability=[clause(bonus, when="while_in_play")])
    for force, damage in ((0, 2), (1, 7)):
        game = table(force=force, republic=side(units=["clone_trooper"]), invented=[trooper])
        game.picks("commit clone_trooper base", "resolve base")
        assert game.damage("separatist") == damage


@rule("CW-ATTACK-10", "CW-ATTACK-14")
def test_no_damage_reaches_the_base_while_a_ship_that_was_served_still_stands() -> None:
    others = {"who": "self", "type": "capital_ship", "other": True}
    shield = {"effect": "stat_bonus", "stat": "hit_points", "n": 2, "to": others}
    game = table(
        active="separatist",
        separatist=side(units=["general_grievous"]),
        republic=side(
            ships=[
                "venator_class_star_destroyer",
                ("consular_class_cruiser", 3),
                ("arquitens_class_light_cruiser", 4),
            ]
        ),
        invented=[
            invent("general_grievous", attack=6, ability=[]),
            invent(
                "consular_class_cruiser",
                ability=[clause(shield, when="while_in_play")],
                hit_points=5,
            ),
            invent("arquitens_class_light_cruiser", hit_points=3, ability=[]),
            invent("venator_class_star_destroyer", hit_points=5, ability=[]),
        ],
    )
    game.picks("commit general_grievous base", "resolve base")
    game.picks("assign venator_class_star_destroyer 3", "assign consular_class_cruiser 2")
    assert game.ships("republic") == {"venator_class_star_destroyer": 4}
    assert game.damage("republic") == 0


def test_a_part_that_took_the_revealed_card_leaves_nothing_to_put() -> None:
    away = {"effect": "put", "card": "revealed", "to": "galaxy_discard"}
    reveal = {
        "effect": "reveal_top",
        "deck": "galaxy",
        "if_enemy": [{"effect": "discard_row", "n": 1}, away],
    }
    game = table(
        active="separatist",
        separatist=side(units=["stap"]),
        row=["mtt"],
        galaxy=["arc_trooper", "vulture_droid"],
        invented=[invent("stap", ability=[clause(reveal)])],
    )
    game.picks("use stap", "discard-row mtt")
    assert game.row[0] == "arc_trooper"
    assert game.galaxy == ["vulture_droid"]


@rule("CW-KEY-05")
def test_a_cost_with_an_unmet_condition_is_not_due() -> None:
    pay = {"effect": "pay", "resources": 2, "if": FORCE}
    medic = invent("clone_medic", ability=[clause({"effect": "gain", "force": 1}, cost=[pay])])
    game = table(republic=side(units=["clone_medic"]), invented=[medic])
    game.pick("use clone_medic")
    assert game.force == 1


@rule("CW-ATTACK-19")
def test_a_destroyed_ship_may_go_back_on_top_of_the_deck() -> None:
    back = clause({"effect": "put", "card": "this", "to": "top_of_deck"}, when="on_destroy")
    game = table(
        active="separatist",
        separatist=side(units=["droideka"]),
        republic=side(ships=["consular_class_cruiser"], deck=["yoda"]),
        invented=[invent("consular_class_cruiser", ability=[back])],
    )
    game.picks("commit droideka base", "resolve base", "use consular_class_cruiser")
    assert game.deck("republic") == ["consular_class_cruiser", "yoda"]


def test_a_card_in_play_is_not_put_into_play() -> None:
    again = clause({"effect": "put", "card": "this", "to": "play"})
    game = table(
        republic=side(units=["clone_medic"]), invented=[invent("clone_medic", ability=[again])]
    )
    assert game.why("use clone_medic") == "CW-ABILITY-12"


def test_this_card_and_a_bought_card_are_kept_apart() -> None:
    purchase = {"effect": "purchase", "free": True, "from": "galaxy_row", "to": "discard"}
    back = {"effect": "put", "card": "this", "to": "hand"}
    game = table(
        republic=side(units=["clone_medic"]),
        row=["captain_rex"],
        invented=[invent("clone_medic", ability=[clause(purchase, back)])],
    )
    game.picks("use clone_medic", "purchase captain_rex")
    assert game.hand("republic") == ["clone_medic"]
    assert game.discard("republic") == ["captain_rex"]


@rule("CW-BOUNTY-12")
def test_a_defeat_text_knows_the_cost_of_what_was_defeated() -> None:
    gain = clause({"effect": "gain", "resources": "cost_of_defeated"}, when="on_defeat_row")
    game = table(
        republic=side(units=["cad_bane"]),
        row=["droideka"],
        invented=[invent("cad_bane", ability=[gain])],
    )
    game.picks("commit cad_bane droideka", "resolve droideka", "use cad_bane")
    assert game.pool("republic") == 4


@pytest.mark.parametrize(
    ("complaint", "given"),
    [
        (
            "once, not several times",
            clause({"effect": "draw", "n": 1}, cost=[{"effect": "repair", "n": 1}] * 2),
        ),
        (
            "put has no place in cost",
            clause(
                {"effect": "draw", "n": 1}, cost=[{"effect": "put", "card": "this", "to": "hand"}]
            ),
        ),
        (
            "attacking strengthens the attacking card",
            clause(
                {"effect": "stat_bonus", "stat": "attack", "n": 9, "to": {"who": "self"}},
                when="while_in_play",
                **{"if": [{"cond": "attacking", "target": "galaxy_row"}]},
            ),
        ),
    ],
)
def test_clauses_that_make_no_sense_are_refused(complaint: str, given: object) -> None:
    with pytest.raises(BadData, match=complaint):
        Checker("test: card").clause(given)


@rule("CW-BUY-02")
def test_no_pool_is_large_enough_for_an_enemy_card_or_an_empty_slot() -> None:
    """Mygeeto keeps resources for as long as a game lasts."""
    game = table(
        active="separatist", separatist=side(base="mygeeto", pool=5000), row=["yoda"], pilots=0
    )
    game.game.state.row = (*game.game.state.row[:1], -1, -1, -1, -1, -1)
    game.game.go_on(None)
    assert game.options == ["end"]
    assert game.why("buy yoda") == "CW-BUY-02"
