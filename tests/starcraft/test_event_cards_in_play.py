"""Event cards that stay in the play area, at the moment of their use."""

from __future__ import annotations

import pytest

from orrery.core.decisions import Option
from orrery.starcraft.board.queries import stage
from orrery.starcraft.board.sheet import hand_limit
from orrery.starcraft.board.state import EXECUTION
from orrery.starcraft.facts.terms import GAS, MINERALS
from orrery.starcraft.rules.economy import kind_of
from tests.marks import rule
from tests.starcraft.arena import army, battle, place, values
from tests.starcraft.scenario import Position, Side, side, table

TERRAN = ["terran_01", "terran_02"]


def discarded(game: Position) -> list[str]:
    return sorted(game.box.event_slugs[card] for card in game.state.event_discards)


# Start of a battle


@rule("SC-EVENT-20")
@pytest.mark.parametrize("user", ["jim_raynor", "arcturus_mengsk"])
def test_retreat_cancels_the_battle_and_moves_all_units_to_one_area(user: str) -> None:
    armies = {
        name: army("marine marine", events=["retreat_1"] if name == user else [])
        for name in ("jim_raynor", "arcturus_mengsk")
    }
    game = battle(armies)
    game.picks("use retreat_1")
    assert (game.asked, game.prompt) == (user, "escape-to")
    game.picks("area torus.4")
    other = next(name for name in armies if name != user)
    assert (game.owner("torus.4"), game.owner("torus.3")) == (user, other)
    assert game.army("torus.4") == ["marine", "marine"]
    assert not game.told("draw")
    assert discarded(game) == ["retreat_1"]


@rule("SC-EVENT-20", "SC-EVENT-34")
def test_units_above_the_limit_of_the_refuge_are_destroyed() -> None:
    game = battle(
        jim_raynor=army("marine marine firebat", events=["retreat_2"]),
        arcturus_mengsk=army("marine"),
    )
    game.picks("use retreat_2", "area torus.4")
    assert (game.asked, game.prompt) == ("jim_raynor", "escape-lose")
    game.picks("unit firebat")
    assert game.army("torus.4") == ["marine", "marine"]
    assert game.supply("jim_raynor", "firebat") == 3


@rule("SC-EVENT-20")
def test_without_a_legal_area_all_units_are_lost() -> None:
    enemies = {"torus.1": "marine", "torus.2": "marine", "torus.4": "marine"}
    game = battle(
        overmind=army("zergling zergling", events=["retreat_1"]),
        arcturus_mengsk=army("marine", elsewhere=enemies),
    )
    game.picks("use retreat_1")
    assert game.supply("overmind", "zergling") == 9
    assert game.owner("torus.3") == "arcturus_mengsk"


@rule("SC-EVENT-20")
def test_attackers_above_the_limit_are_lost_when_the_defender_escapes() -> None:
    game = battle(
        overmind=army("zergling zergling hydralisk hydralisk ultralisk"),
        arcturus_mengsk=army("marine", events=["retreat_1"]),
    )
    game.picks("use retreat_1", "area torus.4")
    assert game.asked == "overmind"
    game.picks("unit zergling")
    assert sorted(game.army("torus.3")) == ["hydralisk", "hydralisk", "ultralisk", "zergling"]
    assert not game.told("draw")  # no Healing: there was no battle


@rule("SC-EVENT-20")
def test_what_the_attacker_used_before_is_lost() -> None:
    game = battle(
        jim_raynor=army("marine", events=["flawless_attack_plan"]),
        arcturus_mengsk=army("marine", events=["retreat_1"]),
    )
    game.picks("use flawless_attack_plan", "use retreat_1", "area torus.4")
    assert discarded(game) == ["flawless_attack_plan", "retreat_1"]
    assert game.event_cards("jim_raynor") == []


@rule("SC-EVENT-34")
def test_the_retreat_of_stage_ii_does_the_same() -> None:
    game = battle(jim_raynor=army("marine"), arcturus_mengsk=army("marine", events=["retreat_2"]))
    game.picks("use retreat_2", "area torus.2")
    assert (game.army("torus.2"), game.owner("torus.3")) == (["marine"], "jim_raynor")


def reconnaissance(*users: str) -> Position:
    """One Marine against another, with cards in hand; the named sides use the card."""
    armies = {
        name: army("marine", hand=TERRAN, events=["advanced_reconnaissance"] * (name in users))
        for name in ("jim_raynor", "arcturus_mengsk")
    }
    game = battle(armies)
    for _ in users:
        game.picks("use advanced_reconnaissance")
    return game


def cards_up(game: Position, role: int) -> list[bool]:
    assert game.state.battle is not None
    (skirmish,) = game.state.battle.skirmishes
    return [bool(mark & 4) for mark in skirmish.marks[role]]


@rule("SC-EVENT-21")
def test_against_the_attackers_reconnaissance_the_defender_places_first_and_face_up() -> None:
    game = reconnaissance("jim_raynor")
    assert (game.asked, game.prompt) == ("arcturus_mengsk", "standard-card")
    game.picks("card terran_01", "done")
    assert cards_up(game, 1) == [True]
    assert game.asked == "jim_raynor"
    game.picks("card terran_01")
    assert cards_up(game, 0) == [False]


@rule("SC-EVENT-21")
def test_against_the_defenders_reconnaissance_the_attacker_places_face_up() -> None:
    game = reconnaissance("arcturus_mengsk")
    assert game.asked == "jim_raynor"
    game.picks("card terran_01", "done")
    assert (game.asked, cards_up(game, 0)) == ("arcturus_mengsk", [True])


@rule("SC-EVENT-21")
def test_used_by_both_both_place_face_up_and_the_attacker_first() -> None:
    game = reconnaissance("jim_raynor", "arcturus_mengsk")
    assert game.asked == "jim_raynor"
    game.picks("card terran_01", "done")
    assert cards_up(game, 0) == [True]
    game.picks("card terran_01")
    turned = [event.seat for event in game.told("place-card")]
    assert turned == [0, 1]


def compared(attacking: str, defending: str) -> list[tuple[int, int]]:
    """Attack and health of Marines who fight with the same cards, with these Event cards used."""
    armies = {
        name: army("marine", hand=["terran_05"], events=[card] if card else [])
        for name, card in (("jim_raynor", attacking), ("arcturus_mengsk", defending))
    }
    game = battle(armies)
    while game.prompt == "start-of-battle":
        game.picks(game.options[0])
    for _ in armies:
        place(game, ["terran_05"])
    return values(game)


@rule("SC-EVENT-22")
def test_flawless_defense_plan_gives_its_side_two_health_whoever_uses_it() -> None:
    (attack, health), (other_attack, other_health) = compared("", "")
    plan = "flawless_defense_plan"
    assert compared("", plan) == [(attack, health), (other_attack, other_health + 2)]
    assert compared(plan, "") == [(attack, health + 2), (other_attack, other_health)]


@rule("SC-EVENT-35")
def test_flawless_attack_plan_gives_its_side_two_attack_whoever_uses_it() -> None:
    (attack, health), (other_attack, other_health) = compared("", "")
    plan = "flawless_attack_plan"
    assert compared("", plan) == [(attack, health), (other_attack + 2, other_health)]
    assert compared(plan, "") == [(attack + 2, health), (other_attack, other_health)]


# Drawing and placing in a battle


def drawn_by_both(game: Position) -> list[int]:
    return [len(event.things) for event in game.told("draw")]


@rule("SC-EVENT-18")
def test_defensive_strategy_draws_two_more_when_attacked_beside_another_ability() -> None:
    game = battle(
        jim_raynor=army("marine"),
        arcturus_mengsk=army("marine", events=["defensive_strategy", "flawless_attack_plan"]),
    )
    game.picks("use flawless_attack_plan")
    assert (game.asked, game.prompt) == ("arcturus_mengsk", "extra-draw")
    game.picks("draw")
    assert drawn_by_both(game) == [3, 1, 2]


@rule("SC-EVENT-18", "SC-EVENT-19")
def test_each_strategy_helps_only_on_its_own_side_of_a_battle() -> None:
    game = battle(
        jim_raynor=army("marine", events=["defensive_strategy"]),
        arcturus_mengsk=army("marine", events=["aggressive_strategy"]),
    )
    assert game.prompt != "extra-draw"
    assert drawn_by_both(game) == [3, 1]


@rule("SC-EVENT-19")
def test_aggressive_strategy_draws_one_more_or_not() -> None:
    game = battle(
        jim_raynor=army("marine", events=["aggressive_strategy"]), arcturus_mengsk=army("marine")
    )
    assert game.options == ["draw", "done"]
    game.picks("done")
    assert drawn_by_both(game) == [3, 1]
    player = game.player("jim_raynor")
    assert hand_limit(game.box, player) == 9


@rule("SC-EVENT-32")
def test_adaptive_strategy_places_one_of_two_cards_of_the_deck_and_discards_the_other() -> None:
    game = battle(
        jim_raynor=army("marine", events=["adaptive_strategy"]), arcturus_mengsk=army("marine")
    )
    while game.prompt != "standard-card":
        game.picks(game.options[0])
    assert "look" in game.options
    game.picks("look")
    assert (game.asked, game.prompt) == ("jim_raynor", "adaptive-card")
    kept, other = game.options
    game.picks(kept)
    assert game.cards("jim_raynor", "discards") == [other.removeprefix("card ")]
    assert hand_limit(game.box, game.player("jim_raynor")) == 9


# Planning


def planning(**sides: Side) -> Position:
    rest = {"tassadar": side(at={"torus.3": "base"})}
    return table({**sides, **rest}, phase="planning")


def place_all(game: Position) -> None:
    """Place the four regular orders of everybody."""
    while game.prompt in ("order-where", "order-which"):
        game.picks(game.options[0])


@rule("SC-EVENT-23")
def test_preemptive_action_places_a_fifth_order_below_all_others() -> None:
    game = planning(overmind=side(at={"helios.2": "base"}, events=["preemptive_action"]))
    game.picks("use preemptive_action", "planet helios", "order research")
    assert discarded(game) == ["preemptive_action"]
    place_all(game)
    assert game.stack("helios")[0] == "overmind research"
    stacks = game.state.stacks
    assert sum(one // 6 == 0 for stack in stacks for one in stack) == 5


@rule("SC-EVENT-23", "SC-PLAN-07")
def test_an_order_of_preemptive_action_follows_the_normal_rules() -> None:
    game = planning(overmind=side(at={"helios.2": "base"}, events=["preemptive_action"]))
    game.picks("use preemptive_action")
    assert "planet vyctor_5" not in game.options
    game.picks("planet helios")
    assert game.options == ["order build", "order mobilize", "order research"]


@rule("SC-EVENT-36")
def test_unexpected_action_places_a_fifth_order_on_top_of_all_others() -> None:
    game = planning(overmind=side(at={"helios.2": "base"}, events=["unexpected_action"]))
    place_all(game)
    assert game.options == ["use unexpected_action", "done"]
    game.picks("use unexpected_action", "planet torus", "order research")
    assert game.stack("torus")[-1] == "overmind research"
    assert game.state.phase == EXECUTION
    assert discarded(game) == ["unexpected_action"]


@rule("SC-EVENT-29")
def test_progressive_strategy_draws_the_top_event_card_face_down() -> None:
    game = planning(overmind=side(at={"helios.2": "base"}, events=["progressive_strategy"]))
    top = game.state.event_deck[-1]
    game.picks("use progressive_strategy")
    assert game.player("overmind").drawn == (top,)
    assert game.told("draw-event")[0].things == ()
    assert game.event_cards("overmind") == ["progressive_strategy"]
    assert game.prompt == "order-where"


@rule("SC-EVENT-29")
def test_progressive_strategy_need_not_draw() -> None:
    game = planning(overmind=side(at={"helios.2": "base"}, events=["progressive_strategy"]))
    game.picks("done")
    assert game.player("overmind").drawn == ()


@rule("SC-EVENT-29")
def test_progressive_strategy_can_end_a_stage_and_its_card_is_played_in_step_8() -> None:
    second = ["saboteur", "rich_vein", "reinforcements", "stellar_maelstrom", "unexpected_action"]
    game = table(
        phase="planning",
        event_deck=["scouting_party", *second, *second],
        overmind=side(at={"helios.2": "base"}, events=["progressive_strategy"]),
        tassadar=side(at={"torus.3": "base"}),
    )
    assert stage(game.state, game.box) == 1
    game.picks("use progressive_strategy")
    assert stage(game.state, game.box) == 2
    while game.prompt != "play-event":
        game.picks("draw-event" if game.prompt == "execute" else game.options[0])
    assert game.asked == "overmind"
    assert "event scouting_party" in game.options
    assert len(game.player("overmind").drawn) == 5


@rule("SC-EVENT-45")
def test_unconventional_strategy_permits_all_special_orders_without_a_module() -> None:
    game = planning(overmind=side(at={"helios.2": "base"}, events=["unconventional_strategy"]))
    specials = ["order special_build", "order special_mobilize", "order special_research"]
    while game.prompt in ("order-where", "order-which"):
        found = [text for text in specials if game.asked == "overmind" and text in game.options]
        game.picks((found or game.options)[0])
    orders = game.player("overmind").orders
    assert orders[3:] == (0, 0, 0)
    assert sum(game.box.order_tokens) - sum(orders) == 4


# Execution and Regrouping


@rule("SC-EVENT-43")
def test_double_time_frees_all_workers_on_cards_but_not_the_unavailable_ones() -> None:
    game = table(
        orders={"helios": ["overmind build"]},
        overmind=side(
            at={"helios.2": "base"},
            events=["double_time"],
            workers={"helios.2": 2, "permanent.minerals": 1},
            pool=1,
            unavailable=2,
        ),
        tassadar=side(at={"torus.3": "base"}),
    )
    game.picks("reveal helios", "execute", "use double_time")
    player = game.player("overmind")
    assert (player.pool, player.unavailable) == (4, 2)
    assert (sum(player.workers), player.permanent) == (0, (0, 0))
    assert discarded(game) == ["double_time"]


@rule("SC-EVENT-30")
def test_industrial_strategy_sells_one_point_a_phase_for_a_mineral_and_a_gas() -> None:
    game = table(
        phase="regrouping",
        overmind=side(at={"helios.2": "base"}, events=["industrial_strategy"]),
        tassadar=side(at={"torus.3": "base"}, drawn=["flagship"]),
    )
    game.picks("use industrial_strategy")
    while game.asked == "overmind":
        assert game.prompt != "industrial-strategy"
        game.picks(game.options[0])
    spent = [kind_of(game.box, source) for event in game.told("pay") for source in event.things]
    assert sorted(spent) == [MINERALS, GAS]
    assert game.player("overmind").conquest == 1
    assert game.event_cards("overmind") == ["industrial_strategy"]


@rule("SC-EVENT-30")
def test_industrial_strategy_may_be_left() -> None:
    game = table(
        phase="regrouping",
        overmind=side(at={"helios.2": "base"}, events=["industrial_strategy"]),
        tassadar=side(at={"torus.3": "base"}, drawn=["flagship"]),
    )
    game.picks("done")
    assert (game.asked, game.player("overmind").conquest) == ("tassadar", 0)


@rule("SC-EVENT-31")
def test_specialized_strategy_takes_up_to_two_cards_from_discards_and_deck() -> None:
    game = table(
        phase="regrouping",
        overmind=side(
            at={"helios.2": "base"},
            events=["specialized_strategy"],
            deck=["zerg_01", "zerg_05", "zerg_07"],
        ),
        tassadar=side(at={"torus.3": "base"}, drawn=["flagship"]),
    )
    taken = next(text for text in game.options if text.startswith("take"))
    game.picks("search zerg_05", taken)
    assert game.asked == "tassadar"
    assert sorted(game.cards("overmind", "hand")) == sorted(["zerg_05", taken[5:]])
    assert sorted(game.cards("overmind", "deck")) == ["zerg_01", "zerg_07"]
    assert game.why("tassadar", Option("search", 0)) is not None
