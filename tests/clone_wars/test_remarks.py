"""What the client need not work out: equal cards, stacks in play, divisions of damage, gestures,
and what an end of the turn would waste."""

from __future__ import annotations

from orrery.clone_wars.knowledge.shown import CloneWarsRemarks
from orrery.clone_wars.knowledge.view import view
from orrery.clone_wars.ruleset import CLONE_WARS
from orrery.core.decisions import Seat
from tests.clone_wars.scenario import Scenario, side, table
from tests.marks import rule

FILLING = "action_vi_transport"
FRIGATE, DREADNOUGHT = "munificent_class_frigate", "providence_class_dreadnought"


def remarks(game: Scenario) -> CloneWarsRemarks:
    return CLONE_WARS.remarks(game.game)


def equal(game: Scenario) -> list[list[str]]:
    """Groups of equal cards, but for the row that a scenario fills up."""
    return [one for one in named(game, remarks(game)["equal"]) if one[0] != FILLING]


def named(game: Scenario, groups: list[list[int]]) -> list[list[str]]:
    """Groups of cards by their slugs."""
    return [[game.game.facts.slug(card) for card in cards] for cards in groups]


def stacks(game: Scenario) -> list[list[str]]:
    """The stacks of the active player's units, as the other one sees them."""
    shown = view(game.game, Seat(1))
    return named(game, shown["sides"][0]["unit_stacks"])


# Equal cards


def test_equal_cards_of_a_place_are_one_group() -> None:
    hand = ["republic_shuttle", "clone_trooper", "republic_shuttle"]
    game = table(republic=side(hand=hand, units=["republic_shuttle"]), row=["stap", "stap"])
    assert equal(game) == [["stap"] * 2, ["republic_shuttle"] * 2]


def test_what_differs_in_state_or_is_attacked_equals_nothing() -> None:
    game = table(republic=side(units=["hutt_fighter"] * 2, pool=1), row=["stap", "stap"])
    assert equal(game) == [["stap"] * 2, ["hutt_fighter"] * 2]
    game.pick("use hutt_fighter")
    assert equal(game) == [["stap"] * 2]
    game.pick(next(text for text in game.options if " stap" in text))
    assert equal(game) == []


def test_equal_units_lie_in_one_stack_also_when_one_joins_an_attack() -> None:
    units = ["clone_trooper", "delta_7b", "clone_trooper"]
    game = table(republic=side(units=units))
    assert stacks(game) == [["clone_trooper"] * 2, ["delta_7b"]]
    game.pick("commit clone_trooper base")
    assert stacks(game) == [["clone_trooper"] * 2, ["delta_7b"]]


def test_units_in_different_states_lie_side_by_side() -> None:
    game = table(republic=side(units=["clone_medic", "delta_7b", "clone_medic"], damage=4))
    game.pick("use clone_medic")
    assert stacks(game) == [["clone_medic"], ["clone_medic"], ["delta_7b"]]


# Gestures


def test_everything_is_sent_against_the_base_by_picks_that_are_offered_in_their_turn() -> None:
    units = ["hutt_fighter", "hutt_fighter", "republic_shuttle", "clone_trooper"]
    game = table(republic=side(units=units, pool=1))
    game.pick("use hutt_fighter")
    picks = remarks(game)["all_to_base"]
    assert picks == [  # the last of several copies needs no number; the shuttle has no attack
        "commit hutt_fighter#1 base",
        "commit hutt_fighter base",
        "commit clone_trooper base",
    ]
    game.picks(*picks)
    assert remarks(game)["all_to_base"] == []
    [(_, cards)] = game.game.state.groups
    assert cards.bit_count() == 3


def test_nothing_is_sent_while_a_question_is_answered() -> None:
    game = table(
        active="separatist",
        separatist=side(units=["commando_droid"]),
        republic=side(hand=["republic_shuttle"] * 2),
    )
    game.pick("use commando_droid")
    assert (remarks(game)["all_to_base"], remarks(game)["wasted"]) == ([], [])


def test_an_end_of_the_turn_wastes_attacks_cards_attackers_and_resources() -> None:
    units = ["delta_7b", "clone_trooper", "republic_shuttle"]
    game = table(republic=side(hand=["republic_shuttle"] * 2, units=units, pool=3))
    game.pick("commit delta_7b base")
    assert remarks(game)["wasted"] == [
        {"what": "groups", "n": 1},
        {"what": "hand", "n": 2},
        {"what": "attackers", "n": 1},
        {"what": "pool", "n": 3},
    ]


def test_an_empty_turn_wastes_nothing() -> None:
    assert remarks(table(republic=side()))["wasted"] == []


# Divisions


@rule("CW-ATTACK-11")
def test_a_division_has_a_lane_for_each_ship_and_a_pick_for_each_share() -> None:
    game = table(republic=side(units=["at_te"]), separatist=side(ships=[(FRIGATE, 1), DREADNOUGHT]))
    game.picks("commit at_te base", "resolve base")
    division = remarks(game)["division"]
    assert division is not None
    first, second = division["lanes"]
    assert (first["room"], len(first["picks"]), len(second["picks"])) == (3, 4, second["room"] + 1)
    assert set(game.options) <= set(first["picks"])
    assert division["total"] == sum(one["value"] for one in division["attackers"])
    assert remarks(table())["division"] is None


# Pilots


def test_the_pilot_that_can_be_bought_is_named() -> None:
    game = table(republic=side(pool=9))
    pilot = view(game.game, None)["pilot"]
    assert pilot == game.game.state.pilots[-1]
    game.game.state.pilots = ()
    assert view(game.game, None)["pilot"] == -1
