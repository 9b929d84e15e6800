"""The two sides of a battle: which units are in it, and how they leave it."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from orrery.core.decisions import Ref, Subject
from orrery.core.errors import BrokenRules
from orrery.starcraft.board.changes import (
    destroy_invader,
    destroy_unit,
    put_unit,
    take_unit,
)
from orrery.starcraft.board.decks import turn_up
from orrery.starcraft.board.queries import seat_of_card
from orrery.starcraft.board.rows import replaced, with_one, without
from orrery.starcraft.facts.terms import ATTACKER, FACE_UP, FROM_DECK, NONE

if TYPE_CHECKING:
    from orrery.starcraft.board.state import Battle, Skirmish, StarCraftGame, State, Units
    from orrery.starcraft.facts.box import Box


def battle_of(state: State) -> Battle:
    """The battle being fought."""
    if state.battle is None:
        raise BrokenRules("no battle is being fought")
    return state.battle


def skirmish_subject(game: StarCraftGame, number: int) -> Subject:
    """What a question about a skirmish is about: its front-line units, the player's own first, and
    its number, counted from one."""
    battle = battle_of(game.state)
    front = battle.skirmishes[number].front
    is_defender = game.decision is not None and game.decision.whose != battle.seats[ATTACKER]
    own, enemy = reversed(front) if is_defender else front
    return {
        "unit": Ref("unit", own),
        "enemy": Ref("unit", enemy),
        "n": Ref("number", number + 1),
    }


def units_in_battle(state: State, role: int) -> Units:
    """The units of a side that are still in the battle."""
    return state.invaders if role == ATTACKER else state.armies[battle_of(state).area]


def is_broken_off(state: State) -> bool:
    """Whether a side of the battle is out, so that nobody is left to fight with (BW-MODE-08)."""
    return any(state.players[seat].out for seat in battle_of(state).seats)


def units_in(skirmish: Skirmish, role: int) -> Units:
    """The units of a side in a skirmish, front line first (SC-TERM-17)."""
    front = skirmish.front[role]
    return skirmish.support[role] if front == NONE else (front, *skirmish.support[role])


def without_heroes(box: Box, units: Units) -> Units:
    """Units without heroes, whom neither splash damage nor technologies destroy
    (BW-LEAD-16, BW-LEAD-17)."""
    return tuple([unit for unit in units if not box.hero[unit]])


T = TypeVar("T")


def for_role(pair: tuple[T, T], role: int, value: T) -> tuple[T, T]:
    """A pair by role, with another value for one side."""
    return (value, pair[1]) if role == ATTACKER else (pair[0], value)


def leave_skirmish(skirmish: Skirmish, role: int, unit: int, in_front: bool) -> None:
    """A unit is no longer in its skirmish; equal units may be in the front line and in support."""
    if in_front:
        skirmish.front = for_role(skirmish.front, role, NONE)
    else:
        support = without(skirmish.support[role], unit)
        skirmish.support = for_role(skirmish.support, role, support)


def find_skirmish(battle: Battle, role: int, unit: int) -> Skirmish:
    """A skirmish with such a unit of a side, as a supporting unit if possible, else in the front
    line."""
    for skirmish in battle.skirmishes:
        if unit in skirmish.support[role]:
            return skirmish
    for skirmish in battle.skirmishes:
        if skirmish.front[role] == unit:
            return skirmish
    raise BrokenRules(f"unit {unit} is in no skirmish")


def destroy_combatant(
    game: StarCraftGame, role: int, unit: int, skirmish: Skirmish, in_front: bool
) -> None:
    """A unit in a skirmish is destroyed (SC-TERM-15)."""
    leave_skirmish(skirmish, role, unit, in_front)
    destroy_in_battle(game, role, unit)


def destroy_in_battle(game: StarCraftGame, role: int, unit: int) -> None:
    """A unit in the battle returns to its owner's supply (SC-TERM-15)."""
    if role == ATTACKER:
        destroy_invader(game, unit)
    else:
        destroy_unit(game, unit, battle_of(game.state).area)


def destroy_survivor(game: StarCraftGame, role: int, unit: int) -> None:
    """A unit that has survived its skirmish is destroyed after all."""
    skirmish = find_skirmish(battle_of(game.state), role, unit)
    in_front = unit not in skirmish.support[role]
    destroy_combatant(game, role, unit, skirmish, in_front)


def withdraw_combatant(
    game: StarCraftGame, role: int, unit: int, skirmish: Skirmish, in_front: bool, area: int
) -> None:
    """A cloaked unit leaves the battle for another area and takes no further part (SC-CLOAK-08)."""
    state = game.state
    battle = battle_of(state)
    leave_skirmish(skirmish, role, unit, in_front)
    if role == ATTACKER:
        state.invaders = without(state.invaders, unit)
    else:
        take_unit(game, unit, battle.area)
    put_unit(game, battle.seats[role], unit, area)
    game.emit("withdraw", battle.seats[role], (unit, area))


# Cards at a skirmish


def lay_card(skirmish: Skirmish, role: int, card: int, mark: int) -> None:
    """A card is placed at a skirmish."""
    skirmish.cards = for_role(skirmish.cards, role, (*skirmish.cards[role], card))
    skirmish.marks = for_role(skirmish.marks, role, (*skirmish.marks[role], mark))


def lift_card(skirmish: Skirmish, role: int, card: int) -> None:
    """A card is taken from a skirmish."""
    at = skirmish.cards[role].index(card)
    marks = skirmish.marks[role]
    skirmish.cards = for_role(skirmish.cards, role, without(skirmish.cards[role], card))
    skirmish.marks = for_role(skirmish.marks, role, marks[:at] + marks[at + 1 :])


def lies_open(skirmish: Skirmish, role: int) -> bool:
    """Whether a side has placed cards at a skirmish and all of them are face up (SC-BATTLE-18)."""
    marks = skirmish.marks[role]
    return bool(marks) and all(mark & FACE_UP for mark in marks)


def turn_cards_up(game: StarCraftGame, role: int, skirmish: Skirmish) -> None:
    """The cards of a side at a skirmish are face up from now on. One drawn unseen since the deck
    was last reshuffled is none of those known to be out before."""
    for at, (card, mark) in enumerate(zip(skirmish.cards[role], skirmish.marks[role], strict=True)):
        if not mark & FACE_UP:
            seat = seat_of_card(game.state, game.facts, card)
            turn_up(game, seat, card, from_deck=mark & ~FACE_UP == FROM_DECK)
            marks = replaced(skirmish.marks[role], at, mark | FACE_UP)
            skirmish.marks = for_role(skirmish.marks, role, marks)
    game.state.irrevocable += 1


def discard_placed(game: StarCraftGame, role: int, skirmish: Skirmish, card: int) -> None:
    """A face-up card goes from a skirmish to its owner's discard pile (SC-BATTLE-20)."""
    lift_card(skirmish, role, card)
    discard_used(game, card)


def discard_used(game: StarCraftGame, card: int) -> None:
    """A used card goes to the discard pile of the player whose deck it is from (SC-BATTLE-20)."""
    player = game.state.players[seat_of_card(game.state, game.facts, card)]
    player.discards = with_one(player.discards, card)


def return_to_technologies(game: StarCraftGame, card: int) -> None:
    """A used card goes back openly to its owner's Technology deck (SC-SKIRM-26)."""
    seat = seat_of_card(game.state, game.facts, card)
    player = game.state.players[seat]
    player.tech_deck = with_one(player.tech_deck, card)
    game.emit("return-card", seat, (card,))


def standard_of(game: StarCraftGame, skirmish: Skirmish, role: int) -> int:
    """The standard card of a side at a skirmish, or NONE."""
    return next((card for card in skirmish.cards[role] if game.facts.standard[card]), NONE)


def reinforcement_of(game: StarCraftGame, skirmish: Skirmish, role: int) -> int:
    """The reinforcement card of a side at a skirmish, or NONE."""
    return next((card for card in skirmish.cards[role] if not game.facts.standard[card]), NONE)
