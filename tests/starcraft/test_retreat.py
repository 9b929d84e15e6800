"""Battle step 9: who holds the area, who leaves it, and where to."""

from typing import Any

from orrery.core.decisions import Option
from orrery.starcraft.board.changes import destroy_invader, destroy_unit
from orrery.starcraft.rules.battle.battle import FightBattle
from tests.marks import rule
from tests.starcraft.arena import Army, army, battle
from tests.starcraft.marches import why_not_area
from tests.starcraft.scenario import Position

RETREAT = 9
AREA = "tarsonis.1"  # three units; the planet has two more areas, for four and three units
ELSEWHERE = {"tarsonis.2": "marine", "tarsonis.3": "base"}
"""What a third player needs to close the planet to everybody else."""


def survivors(
    attacking: Army | str, defending: Army | str, area: str = AREA, **other: Any
) -> Position:
    """The Overmind has attacked Aldaris and the splash step is over: these units are left. An army
    that fell has its last unit destroyed here."""
    armies = {"overmind": stand_in(attacking, "zergling"), "aldaris": stand_in(defending, "zealot")}
    game = battle({**armies, **other.pop("others", {})}, area=area, **other)
    stack, state = game.game.stack, game.state
    while not isinstance(stack[-1], FightBattle):
        stack.pop()
    assert state.battle is not None
    state.battle.skirmishes = ()
    if attacking == "":
        destroy_invader(game.game, state.invaders[0])
    if defending == "":
        destroy_unit(game.game, state.armies[state.invaded][0], state.invaded)
    stack[-1].at, stack[-1].done = RETREAT, 0
    game.game.go_on(None)
    return game


def stand_in(one: Army | str, unit: str) -> Army:
    return one if isinstance(one, Army) else army(one or unit)


def is_settled(game: Position) -> bool:
    """The battle is over and nobody stands between the areas."""
    return (game.state.battle, game.state.invaders, game.state.invaded) == (None, (), -1)


# Who holds the area


@rule("SC-RETREAT-02")
def test_attackers_left_alone_win_and_those_above_the_limit_retreat_together() -> None:
    game = survivors("zergling zergling hydralisk hydralisk ultralisk", "")
    assert (game.asked, game.prompt) == ("overmind", "retreat-to")
    assert game.options == ["area tarsonis.2", "area tarsonis.3"]
    game.picks("area tarsonis.3")
    assert game.prompt == "retreat-who"
    assert game.options == ["unit zergling", "unit hydralisk"], "type by type, and two in all"
    game.picks("unit hydralisk")
    assert game.options == ["unit hydralisk", "unit ultralisk"]
    game.picks("unit ultralisk")
    assert game.army("tarsonis.3") == ["hydralisk", "ultralisk"]
    assert game.army(AREA) == ["zergling", "zergling", "hydralisk"]
    assert game.owner(AREA) == "overmind"
    assert is_settled(game)


@rule("SC-RETREAT-02")
def test_attackers_within_the_limit_stay() -> None:
    game = survivors("zergling zergling hydralisk", "")
    assert game.army(AREA) == ["zergling", "zergling", "hydralisk"]
    assert game.owner(AREA) == "overmind"
    assert is_settled(game)


@rule("SC-RETREAT-03")
def test_defenders_left_alone_win_and_nobody_moves() -> None:
    game = survivors("", "zealot dragoon")
    assert game.army(AREA) == ["zealot", "dragoon"]
    assert game.owner(AREA) == "aldaris"
    assert is_settled(game)
    assert game.told("retreat") == []


@rule("SC-RETREAT-04")
def test_an_area_in_which_nobody_is_left_is_empty_but_for_a_base() -> None:
    game = survivors("", "")
    assert (game.army(AREA), game.owner(AREA), game.base(AREA)) == ([], None, None)
    assert is_settled(game)
    game = survivors("", Army("zealot", True, True, army("zealot").side))
    assert game.base(AREA) == "aldaris"
    assert game.box.area_slugs.index("tarsonis.2") in game.player("aldaris").resources


@rule("SC-RETREAT-01", "SC-RETREAT-05")
def test_all_attackers_leave_an_area_in_which_both_sides_are_left() -> None:
    game = survivors("zergling hydralisk", "zealot high_templar")
    assert (game.asked, game.prompt) == ("overmind", "retreat-to")
    game.picks("area tarsonis.2")
    assert game.army("tarsonis.2") == ["zergling", "hydralisk"]
    assert game.owner("tarsonis.2") == "overmind"
    assert game.army(AREA) == ["zealot", "high_templar"]
    assert game.owner(AREA) == "aldaris"
    assert is_settled(game)


@rule("SC-ASSIST-04", "SC-RETREAT-05")
def test_defenders_with_assist_alone_leave_the_area_to_the_attackers() -> None:
    game = survivors("zergling", "high_templar high_templar")
    assert (game.asked, game.prompt) == ("aldaris", "retreat-to")
    game.picks("area tarsonis.2")
    assert game.army("tarsonis.2") == ["high_templar", "high_templar"]
    assert game.owner(AREA) == "overmind"
    assert is_settled(game)


@rule("SC-ASSIST-05")
def test_where_both_sides_have_only_assist_the_defender_retreats() -> None:
    game = survivors("queen", "arbiter")
    assert game.asked == "aldaris"
    game.picks("area tarsonis.3")
    assert game.army(AREA) == ["queen"]


@rule("SC-RETREAT-08")
def test_the_defender_retreats_before_the_excess_of_the_attacker() -> None:
    third = army("", home=False, elsewhere={"tarsonis.3": "marine", "vyctor_5.1": "base"})
    game = survivors("zergling " * 5, "arbiter arbiter", others={"jim_raynor": third})
    # Only tarsonis.2 was open, and the defender took it.
    assert game.army("tarsonis.2") == ["arbiter", "arbiter"]
    assert game.army(AREA) == ["zergling"] * 3
    assert game.supply("overmind", "zergling") == 6
    assert is_settled(game)


# Where to


@rule("SC-RETREAT-06", "SC-TERM-23")
def test_a_retreat_crosses_to_one_friendly_or_empty_area_with_the_players_transport() -> None:
    retreating = army("zergling hydralisk", transports=["tarsonis-torus"])
    game = survivors(retreating, army("zealot", transports=["dylar_iv-torus"]))
    assert game.options == [
        "area tarsonis.2", "area tarsonis.3",
        "area torus.1", "area torus.2", "area torus.3", "area torus.4",
    ]  # fmt: skip
    assert why_not_area(game, "overmind", AREA) == "SC-RETREAT-06"
    assert why_not_area(game, "overmind", "helios.2") == "SC-RETREAT-06", "two routes away"
    game.picks("area torus.4")
    assert game.army("torus.4") == ["zergling", "hydralisk"], "the army does not split"


@rule("SC-RETREAT-06")
def test_a_transport_of_the_enemy_carries_nobody() -> None:
    game = survivors("zergling", army("zealot", transports=["tarsonis-torus"]))
    assert game.options == ["area tarsonis.2", "area tarsonis.3"]
    assert why_not_area(game, "overmind", "torus.1") == "SC-RETREAT-06"


@rule("SC-RETREAT-10", "SC-RETREAT-11")
def test_nobody_retreats_into_an_enemy_area_not_even_beside_a_lone_base() -> None:
    third = army("", elsewhere=ELSEWHERE, home=False)
    game = survivors(
        army("zergling", transports=["tarsonis-torus"]), "zealot", others={"jim_raynor": third}
    )
    assert why_not_area(game, "overmind", "tarsonis.2") == "SC-RETREAT-10"
    assert why_not_area(game, "overmind", "tarsonis.3") == "SC-RETREAT-10"
    assert game.options == [f"area torus.{number}" for number in (1, 2, 3, 4)]


@rule("SC-RETREAT-10", "SC-RETREAT-07")
def test_without_a_legal_area_all_are_destroyed() -> None:
    third = army("", elsewhere=ELSEWHERE, home=False)
    game = survivors("zergling hydralisk", "zealot", others={"jim_raynor": third})
    assert is_settled(game)
    assert game.supply("overmind", "zergling") == 9
    assert game.army("tarsonis.2") == ["marine"]


@rule("SC-VAR-06")
def test_nobody_retreats_into_an_area_of_the_teammate() -> None:
    mate = army("", elsewhere=ELSEWHERE, home=False)
    fourth = army("", elsewhere={"vyctor_5.1": "base"}, home=False)
    game = survivors(
        army("zergling", transports=["tarsonis-torus"]),
        "zealot",
        others={"jim_raynor": mate, "queen_of_blades": fourth},
        setting={"teams": "yes"},
    )
    assert why_not_area(game, "overmind", "tarsonis.2") == "SC-VAR-06"
    assert not any("tarsonis" in option for option in game.options)


@rule("SC-RETREAT-09")
def test_a_transport_without_a_base_at_either_end_still_carries_a_retreat() -> None:
    third = army("", elsewhere=ELSEWHERE, home=False)
    away = army(
        "zergling", home=False, transports=["tarsonis-torus"], elsewhere={"torus.1": "zergling"}
    )
    game = survivors(away, "zealot", others={"jim_raynor": third})
    game.picks("area torus.1")
    assert game.army("torus.1") == ["zergling", "zergling"]
    assert game.transports("overmind") == ["tarsonis-torus"]


# Places for all


@rule("SC-RETREAT-07")
def test_units_without_a_place_in_the_chosen_area_are_destroyed_by_their_owner() -> None:
    retreating = army("zergling zergling hydralisk hydralisk", elsewhere={"tarsonis.3": "queen"})
    game = survivors(retreating, "zealot")
    assert game.options == ["area tarsonis.2", "area tarsonis.3"], "the smaller one too"
    game.picks("area tarsonis.3")
    assert (game.asked, game.prompt) == ("overmind", "retreat-lose")
    assert game.options == ["unit zergling", "unit hydralisk"]
    assert game.why("overmind", Option("unit", 0)) == "SC-RETREAT-07"
    game.picks("unit zergling", "unit hydralisk")
    assert game.army("tarsonis.3") == ["zergling", "hydralisk", "queen"]
    assert game.supply("overmind", "hydralisk") == 5
    assert is_settled(game)


@rule("SC-RETREAT-07", "SC-RETREAT-02")
def test_the_excess_of_a_victor_is_destroyed_where_it_finds_no_place() -> None:
    victors = army(
        "zergling zergling hydralisk hydralisk ultralisk",
        elsewhere={"tarsonis.3": "queen queen", "tarsonis.2": "defiler"},
    )
    game = survivors(victors, "")
    game.picks("area tarsonis.3", "unit zergling")
    assert game.prompt == "retreat-who"
    game.picks("unit ultralisk")
    assert game.army("tarsonis.3") == ["ultralisk", "queen", "queen"]
    assert game.army(AREA) == ["zergling", "hydralisk", "hydralisk"]
    assert game.supply("overmind", "zergling") == 8
    assert is_settled(game)


@rule("SC-RETREAT-07")
def test_a_retreat_into_full_areas_only_is_not_asked_and_destroys_all() -> None:
    full = {"tarsonis.2": "zergling " * 4, "tarsonis.3": "hydralisk " * 3}
    game = survivors(army("ultralisk ultralisk", elsewhere=full), "zealot")
    assert is_settled(game)
    assert game.supply("overmind", "ultralisk") == 3


@rule("SC-RETREAT-07")
def test_a_player_whose_last_units_find_no_place_is_eliminated() -> None:
    closed = army("", elsewhere=ELSEWHERE, home=False)
    game = survivors(army("zergling", home=False), "zealot", others={"jim_raynor": closed})
    assert game.player("overmind").out
    assert not game.is_over
