"""WIN: the end of the game."""

from __future__ import annotations

import pytest

from orrery.clone_wars.rules.legality import why_not
from orrery.clone_wars.ruleset import CLONE_WARS
from orrery.core.decisions import Option, Seat
from orrery.core.errors import BadData, IllegalPick
from tests.clone_wars.opening import opening
from tests.clone_wars.scenario import Scenario, invent, side, table
from tests.marks import rule

BASES = ["kamino", "ryloth", "anaxes"]
STRONGER_WITH_A_SHIP = {
    "when": "while_base",
    "if": [{"cond": "in_play", "who": "self", "type": "capital_ship"}],
    "do": [{"effect": "stat_bonus", "stat": "hit_points", "n": 3, "to": "this"}],
}

STRONGER_THAN_A_NEUTRAL_SHIP = {
    **STRONGER_WITH_A_SHIP,
    "if": [{"cond": "in_play", "who": "self", "type": "capital_ship", "faction": "neutral"}],
}


def one_blow_from_the_end(lost: int = 2, **options: str) -> Scenario:
    """The Separatists attack Rishi, whose owner has lost other bases already."""
    game = table(
        active="separatist",
        options=options,
        republic=side(damage=6, lost=BASES[:lost], hand=["clone_trooper"]),
        separatist=side(units=["b1_battle_droid"], hand=["b1_battle_droid"]),
    )
    return game.pick("commit b1_battle_droid base")


@rule("CW-WIN-01")
def test_whoever_has_destroyed_three_bases_wins() -> None:
    game = one_blow_from_the_end().pick("resolve base")
    assert (game.winner, game.asked) == ("separatist", "over")
    assert game.victory("separatist") == ["kamino", "ryloth", "rishi"]
    assert CLONE_WARS.winners(game.game) == (Seat(1),)
    assert CLONE_WARS.ending(game.game) == "bases"


@rule("CW-WIN-01")
def test_two_bases_are_not_enough_for_beginners() -> None:
    game = one_blow_from_the_end(lost=1).pick("resolve base")
    assert (game.winner, game.asked) == (None, "action")
    assert CLONE_WARS.winners(game.game) == ()
    game = one_blow_from_the_end(lost=2)
    assert game.winner is None
    assert game.pick("resolve base").winner == "separatist"


@rule("CW-WIN-01")
def test_the_own_lost_bases_do_not_count() -> None:
    game = table(
        republic=side(units=["clone_trooper"], lost=["kamino", "ryloth"]),
        separatist=side(damage=6, lost=["dac"]),
    )
    game.picks("commit clone_trooper base", "resolve base")
    assert (game.winner, game.victory("republic")) == (None, ["dac", "xorrn"])
    game = table(
        republic=side(units=["clone_trooper"]), separatist=side(damage=6, lost=["dac", "felucia"])
    )
    game.picks("commit clone_trooper base", "resolve base")
    assert game.winner == "republic"


@rule("CW-WIN-02")
def test_nothing_is_asked_and_nothing_happens_after_the_deciding_base() -> None:
    game = one_blow_from_the_end().pick("resolve base")
    assert game.options == []
    assert [event.kind for event in game.events()][-2:] == ["destroy-base", "win"]
    assert game.units("separatist") == ["b1_battle_droid"]  # no end steps
    assert game.hand("separatist") == ["b1_battle_droid"]
    assert why_not(game.game, Seat(1), Option("end")) == "CW-WIN-02"
    with pytest.raises(IllegalPick, match="the game is over"):
        game.game.play(Option("end"))


@rule("CW-WIN-02")
def test_the_rest_of_an_ability_is_not_carried_out() -> None:
    damages_and_draws = {
        "when": "action",
        "do": [
            {"effect": "damage", "n": 2, "to": ["enemy_base"]},
            {"effect": "draw", "n": 1},
            {"effect": "gain", "resources": 1},
        ],
    }
    game = table(
        invented=[invent("clone_medic", ability=[damages_and_draws])],
        republic=side(units=["clone_medic"], deck=["jedi_knight"]),
        separatist=side(damage=6, lost=["dac", "felucia"]),
    )
    game.pick("use clone_medic")
    assert game.winner == "republic"
    assert (game.hand("republic"), game.pool("republic")) == ([], 0)


@rule("CW-WIN-02")
def test_a_deciding_bases_own_text_is_not_set_off() -> None:
    revenge = {"when": "on_destroy", "do": [{"effect": "damage", "n": 9, "to": ["enemy_base"]}]}
    game = table(
        invented=[invent("xorrn", ability=[revenge])],
        republic=side(units=["clone_trooper"]),
        separatist=side(damage=6, lost=["dac", "felucia"]),
    )
    game.picks("commit clone_trooper base", "resolve base")
    assert (game.winner, game.asked, game.base("republic")) == ("republic", "over", "rishi")


@rule("CW-WIN-02")
def test_a_played_card_that_wins_asks_for_no_text() -> None:
    stronger = {**STRONGER_WITH_A_SHIP, "if": [{"cond": "force_with_you"}]}
    draws = {"when": "on_play", "do": [{"effect": "draw", "n": 1}]}
    game = table(
        force=-1,
        invented=[
            invent("xorrn", ability=[stronger, {**draws, "when": "on_destroy"}]),
            invent("ahsoka_tano", ability=[draws]),
        ],
        republic=side(hand=["ahsoka_tano"], deck=["jedi_knight"]),
        separatist=side(damage=9, lost=["dac", "felucia"], deck=["stap"]),
    )
    game.pick("play ahsoka_tano")
    assert (game.winner, game.asked, game.hand("republic")) == ("republic", "over", [])


@rule("CW-WIN-02")
def test_damage_left_over_when_the_deciding_base_falls_is_not_assigned() -> None:
    game = table(
        invented=[invent("xorrn", ability=[STRONGER_THAN_A_NEUTRAL_SHIP])],
        republic=side(units=["arc_trooper", "delta_7b"]),
        separatist=side(
            damage=9,
            lost=["dac", "felucia"],
            ships=[("dreadnought_class_cruiser", 4), "droid_control_ship"],
        ),
    )
    game.picks("commit arc_trooper base", "commit delta_7b base", "resolve base")
    assert game.asked == "divide"
    game.pick("assign dreadnought_class_cruiser 2")
    assert (game.winner, game.asked) == ("republic", "over")
    assert game.ships("separatist") == {"droid_control_ship": 0}
    assert game.events()[-1].kind == "win"


@rule("CW-WIN-03")
def test_a_base_destroyed_by_an_ability_counts_like_any_other() -> None:
    game = table(
        active="separatist",
        republic=side(damage=6, lost=["kamino", "ryloth"]),
        separatist=side(units=["vulture_droid"]),
    )
    game.pick("use vulture_droid")
    assert game.winner == "separatist"


@rule("CW-WIN-03")
def test_a_player_may_win_in_the_opponents_turn() -> None:
    revenge = {"when": "on_destroy", "do": [{"effect": "damage", "n": 2, "to": ["enemy_base"]}]}
    game = table(
        invented=[invent("droid_control_ship", ability=[revenge])],
        republic=side(units=["clone_trooper"], damage=6, lost=["kamino", "ryloth"]),
        separatist=side(ships=[("droid_control_ship", 4)]),
    )
    game.picks("commit clone_trooper base", "resolve base", "use droid_control_ship")
    assert game.game.state.active == 0
    assert (game.winner, game.asked) == ("separatist", "over")


@rule("CW-WIN-04")
def test_a_player_without_cards_keeps_playing() -> None:
    game = table(republic=side(), separatist=side())
    for _ in range(40):
        assert game.options == ["end"]
        game.pick("end")
    assert game.winner is None
    assert game.game.state.turn == 43


@rule("CW-WIN-04")
def test_there_is_no_limit_of_turns() -> None:
    game = opening()
    for _ in range(300):
        game.pick("end")
    assert (game.winner, game.game.state.turn) == (None, 301)
    assert game.asked == "action"


@rule("CW-WIN-04")
@pytest.mark.parametrize("active", ["republic", "separatist"])
def test_if_both_deciding_bases_fall_at_once_the_active_player_wins(active: str) -> None:
    enemy_ship = {"cond": "in_play", "who": "opponent", "type": "capital_ship"}
    leaves = {
        "when": "action",
        "cost": [{"effect": "exile_self"}],
        "do": [{"effect": "gain", "resources": 1}],
    }
    ship = {"republic": "consular_class_cruiser", "separatist": "droid_control_ship"}[active]
    own, other = ("rishi", "xorrn") if active == "republic" else ("xorrn", "rishi")
    game = table(
        active=active,
        invented=[
            invent(own, ability=[STRONGER_WITH_A_SHIP]),
            invent(other, ability=[{**STRONGER_WITH_A_SHIP, "if": [enemy_ship]}]),
            invent(ship, ability=[leaves]),
        ],
        republic=side(
            damage=9, lost=BASES[:2], ships=["consular_class_cruiser"] * (active == "republic")
        ),
        separatist=side(
            damage=9,
            lost=["dac", "felucia"],
            ships=["droid_control_ship"] * (active == "separatist"),
        ),
    )
    game.pick(f"use {ship}")
    assert (game.winner, game.asked) == (active, "over")


@rule("CW-WIN-05")
@pytest.mark.parametrize(("mode", "bases"), [("beginner", "6"), ("secret", "6"), ("full", "11")])
def test_more_bases_than_a_player_owns_cannot_be_asked_for(mode: str, bases: str) -> None:
    with pytest.raises(BadData, match="CW-WIN-05"):
        CLONE_WARS.settings({"mode": mode, "bases": bases})


@rule("CW-WIN-05")
def test_as_many_bases_as_a_player_owns_may_be_asked_for() -> None:
    for mode in ("beginner", "full", "secret"):
        assert CLONE_WARS.settings({"mode": mode, "bases": "5"})["bases"] == "5"
