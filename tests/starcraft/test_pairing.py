"""Battle steps 4 and 5: front line and support (SC-BATTLE, SC-ASSIST)."""

from __future__ import annotations

import pytest

from orrery.starcraft.facts.terms import ATTACKER, DEFENDER
from tests.marks import rule
from tests.starcraft.arena import army, battle, place, skirmishes, supporters, values


@rule("SC-BATTLE-09")
def test_the_attacker_chooses_both_front_line_units() -> None:
    game = battle(
        overmind=army("zergling ultralisk"), arcturus_mengsk=army("marine siege_tank goliath")
    )
    assert game.asked == "overmind"
    assert game.options == [
        "pair zergling marine",
        "pair zergling goliath",
        "pair zergling siege_tank",
    ]
    game.picks("pair zergling siege_tank")
    assert game.options == ["pair ultralisk marine", "pair ultralisk goliath"]
    game.picks("pair ultralisk goliath")
    assert skirmishes(game) == [("zergling", "siege_tank"), ("ultralisk", "goliath")]


@rule("SC-BATTLE-10")
@pytest.mark.parametrize(
    ("attackers", "defenders", "number"),
    [
        ("zergling zergling zergling zergling", "marine marine", 2),
        ("zergling", "marine marine marine", 1),
        ("zergling zergling zergling queen", "marine marine marine marine", 3),
    ],
)
def test_as_many_skirmishes_as_the_smaller_side_has(
    attackers: str, defenders: str, number: int
) -> None:
    game = battle(overmind=army(attackers), arcturus_mengsk=army(defenders))
    assert len(skirmishes(game)) == number


@rule("SC-EX-38")
def test_example_four_against_two() -> None:
    game = battle(
        overmind=army("zergling zergling zergling zergling"), jim_raynor=army("marine marine")
    )
    assert len(skirmishes(game)) == 2
    game = battle(
        overmind=army("zergling zergling zergling zergling"),
        jim_raynor=army("marine science_vessel"),
    )
    assert len(skirmishes(game)) == 1


@rule("SC-BATTLE-11")
def test_pairs_are_made_even_if_neither_can_hit_the_other() -> None:
    game = battle(arcturus_mengsk=army("siege_tank"), overmind=army("guardian", technologies=[]))
    assert skirmishes(game) == [("siege_tank", "guardian")]


@rule("SC-BATTLE-12")
def test_supporters_are_assigned_by_their_owner_the_attacker_first() -> None:
    game = battle(
        overmind=army("zergling zergling zergling queen"),
        arcturus_mengsk=army("marine firebat science_vessel"),
    )
    game.picks("pair zergling marine") if game.prompt == "pair" else None
    asked = []
    while game.prompt == "support":
        asked.append(game.asked)
        game.picks(game.options[-1])
    assert asked == ["overmind", "overmind", "arcturus_mengsk"]
    assert supporters(game, ATTACKER) == [[], ["zergling", "queen"]]
    assert supporters(game, DEFENDER) == [[], ["science_vessel"]]


@rule("SC-BATTLE-12", "SC-TERM-17")
def test_a_single_skirmish_gets_all_supporters_without_a_question() -> None:
    game = battle(overmind=army("zergling zergling queen"), arcturus_mengsk=army("marine"))
    assert game.prompt == "standard-card"
    assert supporters(game, ATTACKER) == [["zergling", "queen"]]


@rule("SC-EX-12")
def test_example_setting_up_skirmishes() -> None:
    game = battle(
        overmind=army("zergling zergling zergling ultralisk", hand=["zerg_07", "zerg_03"]),
        arcturus_mengsk=army("firebat siege_tank"),
    )
    game.picks("pair zergling firebat", "pair ultralisk siege_tank")
    assert skirmishes(game) == [("zergling", "firebat"), ("ultralisk", "siege_tank")]
    assert game.options == ["support zergling 1", "support zergling 2"]
    game.picks("support zergling 1", "support zergling 2")
    assert supporters(game, ATTACKER) == [["zergling"], ["zergling"]]


@rule("SC-EX-13")
def test_example_placing_cards() -> None:
    game = battle(
        overmind=army("zergling zergling zergling ultralisk", hand=["zerg_07", "zerg_03"]),
        arcturus_mengsk=army("firebat siege_tank"),
    )
    game.picks("pair zergling firebat", "pair ultralisk siege_tank")
    game.picks("support zergling 1", "support zergling 2")
    place(game, ["zerg_03"])
    place(game, ["zerg_07"])
    place(game, ["deck"])
    place(game, ["deck"])
    game.picks("skirmish 1")
    assert [event.number for event in game.told("compare")] == [0, 1]
    assert values(game, 1)[0] == (8 + 1, 9)
    assert values(game, 0)[0] == (4 + 1, 5)


@rule("SC-ASSIST-01")
def test_assist_units_are_never_paired_while_others_fight() -> None:
    game = battle(overmind=army("zergling queen"), jim_raynor=army("marine science_vessel"))
    assert skirmishes(game) == [("zergling", "marine")]
    assert supporters(game, ATTACKER) == [["queen"]]
    assert supporters(game, DEFENDER) == [["science_vessel"]]


@rule("SC-ASSIST-02")
def test_both_sides_may_have_supporters_and_the_attacker_assigns_first() -> None:
    game = battle(
        overmind=army("zergling ultralisk queen"),
        jim_raynor=army("marine goliath science_vessel"),
    )
    game.picks("pair zergling marine")
    assert (game.asked, game.options) == ("overmind", ["support queen 1", "support queen 2"])
    game.picks("support queen 2")
    assert game.asked == "jim_raynor"
    assert game.options == ["support science_vessel 1", "support science_vessel 2"]


@rule("SC-ASSIST-03")
def test_a_defender_with_only_assist_units_picks_his_front_before_the_attacker() -> None:
    game = battle(jim_raynor=army("marine firebat"), overmind=army("queen defiler"))
    assert (game.asked, game.prompt) == ("overmind", "front")
    assert game.options == ["front queen", "front defiler"]
    game.picks("front defiler")
    assert (game.asked, game.options) == ("jim_raynor", ["front marine", "front firebat"])
    game.picks("front firebat")
    assert skirmishes(game) == [("firebat", "defiler")]
    assert supporters(game, ATTACKER) == [["marine"]]
    assert supporters(game, DEFENDER) == [["queen"]]


@rule("SC-ASSIST-03")
def test_an_attacker_with_only_assist_units_picks_both_fronts() -> None:
    game = battle(overmind=army("queen defiler"), jim_raynor=army("marine firebat"))
    assert (game.asked, game.options) == ("overmind", ["front queen", "front defiler"])
    game.picks("front queen")
    assert (game.asked, game.options) == ("overmind", ["front marine", "front firebat"])


@rule("SC-ASSIST-03")
def test_two_sides_of_assist_units_pick_the_attacker_first() -> None:
    game = battle(overmind=army("queen defiler"), tassadar=army("high_templar arbiter"))
    assert game.asked == "overmind"
    game.picks("front defiler")
    assert (game.asked, game.options) == ("tassadar", ["front high_templar", "front arbiter"])


@rule("SC-ASSIST-03")
def test_four_marines_against_two_science_vessels_fight_one_skirmish() -> None:
    game = battle(
        jim_raynor=army("marine marine marine marine"),
        arcturus_mengsk=army("science_vessel science_vessel"),
    )
    assert skirmishes(game) == [("marine", "science_vessel")]
    assert supporters(game, ATTACKER) == [["marine", "marine", "marine"]]
