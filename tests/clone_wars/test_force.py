"""FORCE: the balance of the Force."""

from __future__ import annotations

import pytest

from orrery.clone_wars.ruleset import CLONE_WARS
from orrery.core.decisions import Seat
from tests.clone_wars.opening import opening, play_at_random
from tests.clone_wars.scenario import START, invent, side, table
from tests.marks import rule

FORCE_1 = [{"effect": "gain", "force": 1}]
GAINS_THEN_DRAWS = {
    "when": "action",
    "do": [
        {"effect": "gain", "force": 1},
        {"effect": "draw", "n": 1, "if": [{"cond": "force_with_you"}]},
    ],
}


@rule("CW-FORCE-01")
def test_the_marker_is_on_one_of_seven_spaces_at_any_time() -> None:
    seen = set()
    for seed in range(6):
        game = opening(seed)
        for part in range(80):
            play_at_random(game, seed=part, picks=5)
            seen.add(game.force)
            shown = CLONE_WARS.view(game.game, Seat(0))["sides"]
            own = [one["force"] for one in shown]
            assert own == [game.force, -game.force]
    assert {0, 1, 2, 3} <= seen <= {-3, -2, -1, 0, 1, 2, 3}


@rule("CW-FORCE-01")
def test_the_last_space_of_a_side_is_the_third_from_the_middle() -> None:
    assert [table(step=START, force=f).pool("republic") for f in range(-3, 4)] == [0] * 6 + [1]
    separatists = [table(step=START, active="separatist", force=f) for f in range(-3, 4)]
    assert [game.pool("separatist") for game in separatists] == [1] + [0] * 6


@rule("CW-FORCE-02")
@pytest.mark.parametrize("force", range(-3, 4))
def test_the_force_is_with_the_player_who_has_the_marker_on_their_side(force: int) -> None:
    mine = side(units=["delta_7b"], deck=["clone_trooper"])
    game = table(force=force, republic=mine)
    assert game.offers("use delta_7b") == (force >= 1)
    theirs = side(units=["maul"])
    game = table(
        active="separatist",
        force=force,
        row=["stap", "stap", "at_rt", "at_rt", "at_te", "at_te"],
        republic=side(ships=["consular_class_cruiser"]),
        separatist=theirs,
    )
    assert game.offers("use maul") == (force <= -1)


@rule("CW-FORCE-03")
def test_force_of_a_played_card_moves_the_marker_towards_its_player() -> None:
    game = table(force=-1, republic=side(hand=["obi_wan_kenobi"]))
    assert game.pick("play obi_wan_kenobi").force == 1
    game = table(active="separatist", force=1, separatist=side(hand=["asajj_ventress"]))
    assert game.pick("play asajj_ventress").force == -1  # over the middle space


@rule("CW-FORCE-03")
def test_force_of_an_ability_moves_the_marker_too() -> None:
    game = table(active="separatist", force=1, separatist=side(units=["outer_rim_pilot"]))
    game.pick("use outer_rim_pilot")
    assert game.force == 0


@rule("CW-FORCE-03")
def test_force_of_a_reward_goes_to_the_attacker() -> None:
    game = table(force=0, row=["commando_droid"], republic=side(units=["arc_trooper"]))
    game.picks("commit arc_trooper commando_droid", "resolve commando_droid")
    game.pick("reward commando_droid")
    assert game.force == 2


@rule("CW-FORCE-04")
def test_the_marker_stops_on_the_last_space() -> None:
    game = table(force=2, republic=side(hand=["yoda"]))
    assert game.pick("play yoda").force == 3
    game = table(active="separatist", force=-2, separatist=side(hand=["count_dooku"]))
    assert game.pick("play count_dooku").force == -3


@rule("CW-FORCE-04")
def test_force_past_the_end_is_lost_and_not_kept() -> None:
    game = table(active="separatist", force=-3, separatist=side(hand=["asajj_ventress"]))
    assert game.pick("play asajj_ventress").force == -3
    assert game.events("force") == []
    game = table(force=3, republic=side(hand=["yoda"]), separatist=side(hand=["nightsister"]))
    game.picks("play yoda", "end", "play nightsister")
    assert game.force == 1


@rule("CW-FORCE-04")
def test_a_gain_of_force_at_the_own_end_changes_nothing() -> None:
    game = table(force=3, republic=side(hand=["jedi_knight"]))
    game.pick("play jedi_knight")
    assert game.options == ["choose jedi_knight 1", "choose jedi_knight 2", "done"]
    game.pick("choose jedi_knight 2")
    assert (game.force, game.pool("republic")) == (3, 1)
    game = table(force=2, republic=side(hand=["jedi_knight", "yoda"]))
    game.picks("play jedi_knight", "choose jedi_knight 3", "play yoda")
    assert game.force == 3


@rule("CW-FORCE-05")
def test_the_end_space_pays_one_resource_at_the_start_of_its_owners_turn() -> None:
    assert table(step=START, force=3).pool("republic") == 1
    game = table(force=3, separatist=side()).pick("end")
    assert game.seat == "separatist"
    assert (game.pool("republic"), game.pool("separatist")) == (0, 0)


@rule("CW-FORCE-05")
def test_the_bonus_is_neither_earned_nor_lost_later_in_the_turn() -> None:
    game = table(step=START, force=2, republic=side(hand=["ahsoka_tano"]))
    game.pick("play ahsoka_tano")
    assert (game.force, game.pool("republic")) == (3, 0)
    game = table(
        step=START,
        active="separatist",
        force=-3,
        invented=[invent("rishi", ability=[{"when": "on_opponent_discard", "do": FORCE_1}])],
        republic=side(),
        separatist=side(units=["savage_opress"], hand=["b1_battle_droid"]),
    )
    assert game.pool("separatist") == 1
    game.picks("use savage_opress", "use rishi")
    assert (game.force, game.pool("separatist")) == (-2, 1)


@rule("CW-FORCE-06")
def test_who_has_the_force_is_checked_when_the_ability_is_used() -> None:
    mine = side(units=["delta_7b"], hand=["obi_wan_kenobi"], deck=["clone_trooper"])
    game = table(force=0, republic=mine)
    assert game.why("use delta_7b") == "CW-FORCE-06"
    game.picks("play obi_wan_kenobi", "use delta_7b")
    assert game.hand("republic") == ["clone_trooper"]


@rule("CW-FORCE-06")
def test_a_card_counts_the_force_it_brought_itself() -> None:
    mine = side(hand=["yoda"], deck=["clone_trooper", "clone_trooper", "jedi_knight"])
    game = table(force=-2, republic=mine)
    game.picks("play yoda", "use yoda")
    assert game.hand("republic") == ["clone_trooper", "clone_trooper"]
    mine = side(hand=["yoda"], deck=["clone_trooper", "clone_trooper", "jedi_knight"])
    game = table(force=-3, republic=mine)
    game.picks("play yoda", "use yoda")
    assert game.hand("republic") == ["clone_trooper"]


@rule("CW-FORCE-06")
def test_force_gained_by_an_earlier_sentence_counts_for_a_later_one() -> None:
    text = invent("clone_medic", ability=[GAINS_THEN_DRAWS])
    mine = side(units=["clone_medic"], deck=["clone_trooper"])
    game = table(force=0, republic=mine, invented=[text])
    game.pick("use clone_medic")
    assert game.hand("republic") == ["clone_trooper"]
    game = table(force=-1, republic=mine, invented=[text])
    game.pick("use clone_medic")
    assert game.hand("republic") == []


@rule("CW-FORCE-06")
def test_what_was_resolved_stays_when_the_force_is_lost() -> None:
    takes_the_force = {"when": "on_opponent_discard", "do": [{"effect": "gain", "force": 3}]}
    game = table(
        force=1,
        row=["arc_trooper"],
        invented=[invent("xorrn", ability=[takes_the_force])],
        republic=side(units=["padme_amidala", "savage_opress"], hand=["clone_trooper"], pool=3),
    )
    game.picks("use padme_amidala", "use savage_opress", "use xorrn")
    assert game.force == -1
    game.pick("buy arc_trooper")
    assert "arc_trooper" in game.hand("republic")


@rule("CW-FORCE-07")
def test_the_marker_stays_where_it_is_when_a_base_falls() -> None:
    for force in (-3, 1, 3):
        game = table(
            force=force,
            republic=side(units=["clone_trooper"]),
            separatist=side(damage=6),
        )
        game.picks("commit clone_trooper base", "resolve base")
        assert game.victory("republic") == ["xorrn"]
        assert game.force == force


@rule("CW-FORCE-07")
def test_the_marker_stays_when_a_new_base_is_revealed() -> None:
    game = table(
        force=-2,
        republic=side(units=["clone_trooper"]),
        separatist=side(damage=6, bases=["mygeeto", "geonosis"]),
    )
    game.picks("commit clone_trooper base", "resolve base", "end", "base mygeeto")
    assert game.force == -2
    assert game.pool("separatist") == 0
