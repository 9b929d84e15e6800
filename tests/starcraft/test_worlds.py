"""Worlds dealt for a seat: all that fits what it knows, nothing else, with the right odds."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from orrery.core.decisions import Seat
from orrery.core.errors import BrokenRules
from orrery.starcraft.board.decks import (
    draw_combat,
    draw_event,
    renew_deck,
    shuffle_in,
)
from orrery.starcraft.board.state import State
from orrery.starcraft.facts.terms import SPECIAL, order_of
from orrery.starcraft.knowledge.worlds.dealing import determinize
from orrery.starcraft.knowledge.worlds.odds import known_of
from tests.starcraft.arena import army, battle
from tests.starcraft.eyes import worlds_for
from tests.starcraft.scenario import Position, side, table

RAYNOR = side(at={"dylar_iv.3": "marine base"})
ORDERS = {"helios": ["overmind build"]}


def facing(**overmind: Any) -> Position:
    """Jim Raynor, seat 1, wonders what the Overmind has."""
    at = {"helios.2": "zergling base"}
    return table(overmind=side(at=at, **overmind), jim_raynor=RAYNOR, orders=ORDERS)


def numbers(game: Position, *slugs: str) -> list[int]:
    faction = game.player("overmind").faction
    return [
        next(
            card
            for card, name in enumerate(game.box.card_slugs)
            if name == slug and game.box.card_faction[card] == faction
        )
        for slug in slugs
    ]


def test_a_world_has_another_seed_and_the_seats_own_hand() -> None:
    game = facing(hand=["zerg_01", "zerg_05"])
    world = determinize(game.game, Seat(0), Random(1))
    assert (world.state.seed, world.state.counter) != (game.state.seed, game.state.counter)
    assert world.state.players[0].hand == game.player("overmind").hand
    assert sorted(world.state.players[0].deck) == sorted(game.player("overmind").deck)
    assert world.decision == game.decision


def test_any_card_that_nobody_has_seen_may_be_in_another_hand() -> None:
    game = facing(hand=["zerg_01", "zerg_05", "zerg_09"])
    player = game.player("overmind")
    found = Counter(card for world in worlds_for(game, "jim_raynor", 300) for card in hand(world))
    assert set(found) == set(player.hand + player.deck)
    assert all(len(hand(world)) == 3 for world in worlds_for(game, "jim_raynor", 5))


def hand(state: State) -> tuple[int, ...]:
    return state.players[0].hand


def test_an_announced_card_is_in_the_hand_in_every_world() -> None:
    game = facing(hand=["burrow", "zerg_05"])
    player = game.player("overmind")
    [burrow] = (card for card in player.hand if game.box.card_slugs[card] == "burrow")
    player.announced = (burrow,)
    assert all(burrow in hand(world) for world in worlds_for(game, "jim_raynor"))


def test_what_was_buried_at_the_last_shuffle_is_in_the_deck_until_something_is_drawn() -> None:
    game = facing(hand=["zerg_01", "zerg_05"], discards=["zerg_09", "zerg_10", "zerg_11"])
    player = game.player("overmind")
    buried = set(player.discards)
    shuffle_in(game.game, 0, ())
    assert not any(buried & set(hand(world)) for world in worlds_for(game, "jim_raynor", 200))
    draw_combat(game.game, 0, 1)
    found = [len(buried & set(hand(world))) for world in worlds_for(game, "jim_raynor", 300)]
    assert set(found) == {0, 1}, "at most one of them has been drawn since"


def test_when_the_discards_become_the_deck_everybody_can_name_the_hand() -> None:
    game = facing(hand=["zerg_01", "zerg_05"], deck=[])
    renew_deck(game.game, 0)
    known = game.player("overmind").hand
    assert all(hand(world) == known for world in worlds_for(game, "jim_raynor"))
    draw_combat(game.game, 0, 1)
    for world in worlds_for(game, "jim_raynor"):
        assert Counter(known) <= Counter(hand(world))
        assert len(hand(world)) == 3


def test_a_world_that_cannot_be_is_a_fault_and_says_so() -> None:
    game = facing(hand=["zerg_01"])
    game.player("overmind").announced = tuple(numbers(game, "zerg_05", "zerg_09"))
    with pytest.raises(BrokenRules, match="no world fits"):
        worlds_for(game, "jim_raynor", 1)


def test_equal_cards_count_first_as_announced_then_as_anything_then_as_buried() -> None:
    must, buried, dug, others = known_of((1, 1, 2, 3), (1, 2), (1,), (2, 2), 1)
    assert (must, buried, dug, others) == ((), (2,), 0, (1, 1, 3))


# Battles


def placing(texts: list[str], **overmind: Any) -> Position:
    """The Overmind attacks and places cards so."""
    given = {"hand": ["zerg_01", "zerg_02", "plague", "ensnare", "dark_swarm"], **overmind}
    game = battle(
        overmind=army("zergling", **given),
        jim_raynor=army("marine marine", hand=["terran_01", "terran_02"]),
    )
    while game.prompt != "standard-card":
        game.picks(game.options[0])
    game.picks(*texts)
    return game


def slots(state: State) -> tuple[int, ...]:
    assert state.battle is not None
    [skirmish] = state.battle.skirmishes
    return skirmish.cards[0]


def test_a_card_from_the_hand_is_first_a_standard_card_then_a_reinforcement() -> None:
    game = placing(["card zerg_01", "card plague"])
    standard = game.box.standard
    first, second = zip(*(slots(world) for world in worlds_for(game, "jim_raynor")), strict=True)
    assert all(standard[card] for card in first)
    assert not any(standard[card] for card in second)
    assert min(len(set(first)), len(set(second))) > 1
    assert {slots(world) for world in worlds_for(game, "overmind")} == {slots(game.state)}


def test_a_card_from_the_deck_may_be_anything_even_to_its_owner() -> None:
    game = placing(["deck"], discards=[], hand=["zerg_01", "zerg_02"])
    for who in ("overmind", "jim_raynor"):
        found = {slots(world)[0] for world in worlds_for(game, who, 200)}
        assert len(found) > 5
    player = game.player("overmind")
    own = {slots(world)[0] for world in worlds_for(game, "overmind", 300)}
    assert own == {*player.deck, *slots(game.state)}


def test_a_card_chosen_with_adaptive_strategy_is_known_to_its_owner() -> None:
    game = placing(["look"], events=["adaptive_strategy"])
    assert game.state.battle is not None
    aside = game.state.battle.aside[0]
    dealt = {world.battle.aside[0] for world in worlds_for(game, "jim_raynor") if world.battle}
    assert len(dealt) > 5
    kept = {world.battle.aside[0] for world in worlds_for(game, "overmind") if world.battle}
    assert kept == {aside}
    game.picks(game.options[0])
    assert {slots(world) for world in worlds_for(game, "overmind")} == {slots(game.state)}
    assert len({slots(world) for world in worlds_for(game, "jim_raynor")}) > 5


# Orders


def test_face_down_orders_are_tokens_not_shown_and_no_more_special_than_permitted() -> None:
    game = table(
        overmind=side(at={"helios.2": "zergling base"}),
        jim_raynor=RAYNOR,
        orders={
            "helios": ["overmind special_build", "overmind build", "overmind mobilize"],
            "torus": ["jim_raynor build", "overmind research"],
        },
    )
    game.picks("reveal torus", "draw-event")
    helios = game.box.planet_slugs.index("helios")
    stacks = [world.stacks[helios] for world in worlds_for(game, "jim_raynor", 300)]
    kinds = [[order_of(one) for one in stack] for stack in stacks]
    specials = {sum(order >= SPECIAL for order in stack) for stack in kinds}
    assert specials == {0, 1}
    tokens = game.box.order_tokens
    for stack in kinds:
        assert stack.count(2) + 1 <= tokens[2], "one research has been shown"
        assert all(stack.count(order) <= tokens[order] for order in stack)
    assert {world.stacks[helios] for world in worlds_for(game, "overmind")} == {
        game.state.stacks[helios]
    }
    for world in worlds_for(game, "jim_raynor", 20):
        down = Counter(order_of(one) for one in world.stacks[helios])
        held = world.players[0].orders
        assert [held[order] + down[order] for order in range(6)] == list(tokens)


# Event cards


def test_event_cards_are_dealt_stage_by_stage_even_the_seats_own_until_they_are_read() -> None:
    game = table(
        overmind=side(at={"helios.2": "zergling base"}, drawn=["scouting_party", "double_time"]),
        jim_raynor=side(at={"dylar_iv.3": "marine base"}, drawn=["rich_vein"]),
        orders=ORDERS,
    )
    stages = game.box.event_stage
    for who in ("overmind", "jim_raynor"):
        worlds = worlds_for(game, who, 100)
        for owner in (0, 1):
            dealt = [world.players[owner].drawn for world in worlds]
            assert len(set(dealt)) > 3
            truth = game.state.players[owner].drawn
            assert {tuple(stages[card] for card in cards) for cards in dealt} == {
                tuple(stages[card] for card in truth)
            }


def test_in_step_8_the_own_event_cards_are_kept() -> None:
    game = table(
        phase="regrouping",
        overmind=side(at={"helios.2": "zergling base"}, drawn=["scouting_party"]),
        jim_raynor=side(at={"dylar_iv.3": "marine base"}, drawn=["rich_vein"]),
    )
    assert game.prompt == "play-event"
    worlds = worlds_for(game, "overmind", 100)
    assert {world.players[0].drawn for world in worlds} == {game.player("overmind").drawn}
    assert len({world.players[1].drawn for world in worlds}) > 3


def test_a_card_seen_going_into_the_event_deck_is_there_or_was_drawn_since() -> None:
    game = table(
        overmind=side(at={"helios.2": "zergling base"}, drawn=["double_time"]),
        jim_raynor=RAYNOR,
        orders=ORDERS,
        event_deck=["stalling_tactic", "accelerated_progress", "informant"],
    )
    state = game.state
    stalling = game.box.event("stalling_tactic")
    state.event_buried, state.event_dug = (stalling,), 0
    for world in worlds_for(game, "jim_raynor", 100):
        assert stalling in world.event_deck
    draw_event(game.game, 0)
    out = [stalling not in world.event_deck for world in worlds_for(game, "jim_raynor", 300)]
    assert 0 < sum(out) < 300
