"""Guard tokens in a battle: +2 health for the defender, and what becomes of them."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.decisions import Option
from orrery.starcraft.board.guards import guards_in, has_guards_left
from orrery.starcraft.facts.terms import guarded
from orrery.starcraft.rules.battle.compare import SOURCES
from tests.marks import rule
from tests.starcraft.arena import AREA, army, place, values
from tests.starcraft.broodwar.fights import battle
from tests.starcraft.scenario import Position

ATTACK = {"units": "zergling", "hand": ["zerg_01", "zerg_02"]}


def attacked(units: str = "marine guard", defender: str = "jim_raynor", **options: Any) -> Position:
    """The Overmind attacks an area with a guard token."""
    attack = army(**{**ATTACK, **options.pop("overmind", {})})
    setting = {"settings": {"leadership": "no"}, **options.pop("setting", {})}
    return battle({"overmind": attack, defender: army(units, **options)}, setting=setting)


def guards(game: Position) -> int:
    return guards_in(game.state, game.box.area_slugs.index(AREA))


def fight(game: Position, *cards: str, against: str = "zerg_01") -> list[tuple[int, int]]:
    """The Overmind's card, then the defender's; the values of both sides."""
    while game.prompt in ("extra-draw", "start-of-battle"):
        game.picks("done")
    place(game, [against])
    place(game, list(cards))
    return values(game, 0)


def finish(game: Position) -> None:
    while game.state.battle is not None:
        game.picks("done" if "done" in game.options else game.options[0])


@rule("BW-DEFEND-07", "BW-DEFEND-EX1")
@pytest.mark.parametrize(("pick", "health"), [(f"use-guard {AREA}", 7), ("done", 5)])
def test_the_defender_may_discard_it_for_two_health(pick: str, health: int) -> None:
    game = attacked(hand=["terran_03"])
    assert (game.asked, game.prompt) == ("jim_raynor", "start-of-battle")
    assert game.options == [f"use-guard {AREA}", "done"]
    game.picks(pick)
    assert guards(game) == (pick == "done")
    assert fight(game, "terran_03")[1] == (5, health)


@rule("BW-DEFEND-07")
def test_it_helps_in_every_skirmish() -> None:
    game = attacked(
        "marine marine guard",
        hand=["terran_03", "terran_02"],
        overmind={"units": "zergling zergling"},
    )
    game.picks(f"use-guard {AREA}")
    fight_all = ("card zerg_01", "card zerg_02", "card terran_03", "card terran_02")
    while game.state.battle is not None and len(game.told("compare")) < 2:
        wanted = [text for text in fight_all if text in game.options]
        game.picks(*(wanted[:1] or ["done" if "done" in game.options else game.options[0]]))
    given = [one for one in game.told("summand") if SOURCES[one.things[0]] == "guard"]
    assert [event.number for event in given] == [2, 2]


@rule("BW-DEFEND-07")
def test_attackers_never_use_one_and_only_in_its_own_area() -> None:
    game = attacked("marine", overmind={"elsewhere": {"tarsonis.1": "zergling guard"}})
    assert game.prompt != "start-of-battle", "nobody has anything to use"
    owned = attacked(overmind={"events": ["flawless_attack_plan"]})
    assert owned.asked == "overmind"
    area = owned.box.area_slugs.index(AREA)
    assert owned.options == ["use flawless_attack_plan", "done"]
    assert owned.why("overmind", Option("use-guard", area)) == "BW-DEFEND-07"
    owned.picks("done")
    assert owned.why("jim_raynor", Option("use-guard", area + 1)) == "BW-DEFEND-07"


@rule("BW-DEFEND-07")
def test_it_is_the_one_ability_of_the_defender() -> None:
    game = attacked(events=["flawless_defense_plan"], hand=["terran_03"])
    assert game.options == [f"use-guard {AREA}", "use flawless_defense_plan", "done"]
    game.picks(f"use-guard {AREA}")
    assert game.prompt != "start-of-battle"
    assert game.event_cards("jim_raynor") == ["flawless_defense_plan"]


@rule("BW-DEFEND-10")
def test_of_two_tokens_one_is_discarded_in_a_battle() -> None:
    game = attacked("marine guard guard", hand=["terran_03"])
    game.picks(f"use-guard {AREA}")
    assert guards(game) == 1
    assert fight(game, "terran_03")[1] == (5, 7)


@rule("BW-DEFEND-08")
def test_guard_and_one_more_health_make_two() -> None:
    """Interaction 15."""
    game = attacked("zealot guard", "aldaris", hand=["protoss_03", "protoss_17"])
    plain = attacked("zealot guard", "aldaris", hand=["protoss_03", "protoss_17"])
    game.picks(f"use-guard {AREA}")
    plain.picks("done")
    cards = ("protoss_03", "protoss_17")
    assert fight(plain, *cards)[1] == (5, 7)
    assert fight(game, *cards)[1] == (5, 8), "2 instead of 1"


@rule("BW-DEFEND-08", "BW-DEFEND-EX1")
def test_guard_and_bunker_make_three() -> None:
    """Interaction 15."""
    game = attacked("marine guard", base=True, hand=["terran_03", "bunker"])
    game.picks(f"use-guard {AREA}")
    assert fight(game, "terran_03", "bunker")[1] == (5, 8)


@rule("BW-DEFEND-08")
def test_all_other_bonuses_together_are_compared_with_the_guard() -> None:
    """Fenix has two more health and Heroic Strategy gives one: three, with or without the token."""
    hero: dict[str, Any] = {"leaders": ["fenix"], "events": ["heroic_strategy"]}
    setting = {"settings": {"leadership": "yes"}, "stages_led": (1, 2, 3)}
    found = {}
    for pick in (f"use-guard {AREA}", "done"):
        game = attacked("fenix guard", "aldaris", hand=["protoss_03"], setting=setting, **hero)
        game.picks(pick)
        found[pick] = fight(game, "protoss_03")[1]
        gained = [
            one for one in game.told("summand") if SOURCES[one.things[0]] in ("hero", "event")
        ]
        assert sum(one.number for one in gained if one.seat == 1) >= 3
    assert found[f"use-guard {AREA}"] == found["done"]


@rule("BW-DEFEND-09")
@pytest.mark.parametrize(
    ("against", "own", "base", "left", "kept"),
    [
        ("zerg_03", "terran_03", False, ["marine"], 1),
        ("zerg_05", "terran_03", False, ["zergling"], 0),
        ("zerg_01", "terran_02", True, [], 1),
        ("zerg_01", "terran_02", False, [], 0),
    ],
)
def test_control_after_the_battle_decides(
    against: str, own: str, base: bool, left: list[str], kept: int
) -> None:
    """Interaction 18: defenders are left, attackers are left, or nobody; then a base alone keeps
    the token."""
    game = attacked(hand=[own], base=base, overmind={"hand": [against]})
    game.picks("done")
    assert guards(game) == 1, "although attackers are there"
    fight(game, own, against=against)
    finish(game)
    while game.prompt == "end-order":
        game.picks("done")
    assert game.army(AREA) == left
    assert guards(game) == kept


@rule("BW-DEFEND-07")
def test_if_the_attacker_calls_the_battle_off_the_token_stays() -> None:
    """Interaction 16."""
    game = attacked(overmind={"events": ["retreat_1"], "elsewhere": {"tarsonis.1": "zergling"}})
    assert game.asked == "overmind"
    game.picks("use retreat_1")
    while game.state.battle is not None or game.prompt == "escape":
        assert game.prompt != "start-of-battle"
        game.picks(game.options[0])
    assert guards(game) == 1


@pytest.mark.parametrize("seat", range(6))
def test_only_tokens_count_as_tokens_on_the_board_not_whose_they_are(seat: int) -> None:
    eleven = (guarded(seat, 1),) * 11
    assert has_guards_left(eleven, 12)
    assert not has_guards_left((*eleven, 0, guarded(seat, 1)), 12)
