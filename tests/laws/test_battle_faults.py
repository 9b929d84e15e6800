"""Leaks planted in battles: each has a prepared position in which the laws catch it."""

from __future__ import annotations

from collections.abc import Callable, Collection
from random import Random
from typing import Any

import pytest

from orrery.core.decisions import Decision, Option
from orrery.core.errors import BrokenRules
from orrery.core.events import EVERYBODY
from orrery.core.flow import Game, StepResult
from orrery.starcraft.board.state import Battle, StarCraftGame
from orrery.starcraft.facts.terms import FROM_DECK
from orrery.starcraft.knowledge import view as sight
from orrery.starcraft.knowledge.worlds import combat_cards
from orrery.starcraft.knowledge.worlds.odds import ANY, known_of
from orrery.starcraft.rules.battle import combatants
from orrery.starcraft.rules.battle.placing import PlaceCards
from orrery.starcraft.ruleset import STARCRAFT
from tests.laws.battle_positions import (
    a_card_from_the_deck,
    a_deck_that_runs_out,
    a_standard_card_and_a_reinforcement_face_down,
    one_reinforcement_among_standard_cards,
    one_standard_card_among_reinforcements,
    one_standard_card_to_replace_another,
    two_cards_looked_at,
    two_cards_to_look_at,
)
from tests.laws.kernel import Broken, nothing_leaks
from tests.laws.starcraft import (
    events_tell_what_is_seen,
    secret_picks_look_alike,
    what_is_known_is_true,
    worlds_depend_on_what_is_known,
)

WORLDS = 12
"""In so many worlds each planted leak shows; most of these positions need only one or two."""
Planted = pytest.MonkeyPatch


def look(
    position: Callable[[], StarCraftGame], law: Callable[[StarCraftGame, Random], object]
) -> None:
    """A law at a position, in several worlds."""
    game = position()
    for seed in range(WORLDS):
        law(game, Random(seed))


def leaks(game: StarCraftGame, rng: Random) -> None:
    nothing_leaks(STARCRAFT, game, game.facts.players, rng)


# A question that a seat is not asked


def skipping(prompt: str, monkeypatch: Planted) -> None:
    """Plant: a question with a single answer is answered at once."""
    whole = PlaceCards.step

    def step(self: PlaceCards, game: StarCraftGame, pick: Option | None) -> StepResult:
        asked = whole(self, game, pick)
        if isinstance(asked, Decision) and asked.prompt.key == prompt and len(asked.options) == 1:
            return whole(self, game, asked.options[0])
        return asked

    monkeypatch.setattr(PlaceCards, "step", step)


QUESTIONS = [
    ("standard-card", one_standard_card_among_reinforcements),
    ("reinforcement-card", one_reinforcement_among_standard_cards),
    ("replacement-card", one_standard_card_to_replace_another),
    ("adaptive-card", two_cards_looked_at),
]


@pytest.mark.parametrize(("prompt", "position"), QUESTIONS, ids=[name for name, _ in QUESTIONS])
def test_a_question_left_out_for_a_hidden_reason_is_caught(
    monkeypatch: Planted, prompt: str, position: Callable[[], StarCraftGame]
) -> None:
    """In another world that fits, the seat would not have been asked."""
    skipping(prompt, monkeypatch)
    with pytest.raises(BrokenRules, match="does not ask where the game stopped"):
        look(position, leaks)


def test_a_question_for_holders_of_a_fitting_card_only_is_caught(monkeypatch: Planted) -> None:
    """Whoever might hold a reinforcement is asked, not whoever does."""
    whole = PlaceCards.reinforcement

    def knowing(self: PlaceCards, game: StarCraftGame, pick: Option | None) -> StepResult:
        asked = whole(self, game, pick)
        return None if isinstance(asked, Decision) and len(asked.options) == 1 else asked

    monkeypatch.setattr(PlaceCards, "reinforcement", knowing)
    with pytest.raises((Broken, BrokenRules), match=r"who is asked|does not ask"):
        look(one_reinforcement_among_standard_cards, leaks)


# A card that is seen


def test_a_deck_card_that_its_owner_sees_is_caught(monkeypatch: Planted) -> None:
    whole = sight.card_view
    monkeypatch.setattr(
        sight, "card_view", lambda card, mark, own: whole(card, mark & ~FROM_DECK, own)
    )
    with pytest.raises(Broken, match="seat 0 sees the truth"):
        look(a_card_from_the_deck, leaks)


def test_a_face_down_card_that_the_enemy_sees_is_caught(monkeypatch: Planted) -> None:
    whole = sight.card_view
    monkeypatch.setattr(sight, "card_view", lambda card, mark, _: whole(card, mark, True))
    with pytest.raises(Broken, match="seat 1 sees the truth"):
        look(a_standard_card_and_a_reinforcement_face_down, leaks)


def test_cards_of_adaptive_strategy_that_the_enemy_sees_are_caught(monkeypatch: Planted) -> None:
    whole = sight.battle_view

    def leaky(battle: Battle, mine: Collection[int]) -> object:
        return {**whole(battle, mine), "leak": [[*cards] for cards in battle.aside]}

    monkeypatch.setattr(sight, "battle_view", leaky)
    with pytest.raises(Broken, match="seat 1 sees the truth"):
        look(two_cards_looked_at, leaks)


def test_a_hand_that_is_named_where_everybody_is_shown_what_lies_hidden_is_caught(
    monkeypatch: Planted,
) -> None:
    """What nobody sees is named in no order, or the hand could be told from the deck."""
    monkeypatch.setattr(sight, "sorted", list, raising=False)
    with pytest.raises(Broken, match="sees the truth"):
        look(a_card_from_the_deck, leaks)


# A card that is told


def telling(kind: str, seen_by: int, monkeypatch: Planted) -> None:
    """Plant: an event of a kind names its cards to these seats."""

    whole = Game.emit

    def loud(game: StarCraftGame, told: str, seat: int, *given: Any, **named: Any) -> None:
        whole(game, told, seat, *given, **named)
        if told == kind and game.events:
            game.events[-1] = game.events[-1]._replace(seen_by=seen_by)

    monkeypatch.setattr(Game, "emit", loud)


def test_an_event_that_tells_a_face_down_card_is_caught(monkeypatch: Planted) -> None:
    telling("place-card", EVERYBODY, monkeypatch)
    with pytest.raises(Broken, match="hears it"):
        look(a_deck_that_runs_out, secret_picks_look_alike)


def test_an_event_that_tells_a_deck_card_to_its_owner_is_caught(monkeypatch: Planted) -> None:
    telling("place-card", 0b01, monkeypatch)
    with pytest.raises(Broken, match="an event tells 0"):
        look(one_standard_card_among_reinforcements, events_tell_what_is_seen)


def test_an_event_that_tells_what_is_looked_at_is_caught(monkeypatch: Planted) -> None:
    telling("look", EVERYBODY, monkeypatch)
    with pytest.raises(Broken, match="an event tells"):
        look(two_cards_to_look_at, events_tell_what_is_seen)


# What everybody knows


def test_a_card_that_stays_known_to_be_out_is_caught(monkeypatch: Planted) -> None:
    """A card that was turned up may go back into the deck."""
    monkeypatch.setattr(combatants, "turn_up", lambda *_, **__: None)
    game = a_deck_that_runs_out()
    game.play(Option("deck"))
    with pytest.raises(Broken, match="an announced card is in the deck"):
        throughout(game, what_is_known_is_true)


def throughout(game: StarCraftGame, law: Callable[[StarCraftGame], None]) -> None:
    while game.decision is not None and game.state.battle is not None:
        law(game)
        game.play(game.decision.options[0])
    law(game)


def test_worlds_that_forget_what_was_announced_are_caught(monkeypatch: Planted) -> None:
    whole = known_of
    monkeypatch.setattr(
        combat_cards, "known_of", lambda pool, seen, _, *buried: whole(pool, seen, (), *buried)
    )

    def announced() -> StarCraftGame:
        game = one_standard_card_among_reinforcements()
        game.state.players[0].announced = game.state.players[0].hand[:1]
        return game

    with pytest.raises(Broken, match="an announced card is in the deck"):
        look(announced, worlds_depend_on_what_is_known)


def test_worlds_that_take_any_card_for_a_standard_card_are_caught(monkeypatch: Planted) -> None:
    whole = combat_cards.face_down

    def careless(game: StarCraftGame, owner: int, own: bool) -> list[combat_cards.Slot]:
        return [slot._replace(kind=ANY) for slot in whole(game, owner, own)]

    monkeypatch.setattr(combat_cards, "face_down", careless)
    with pytest.raises(Broken, match="a card from the hand is of the wrong kind"):
        look(a_standard_card_and_a_reinforcement_face_down, worlds_depend_on_what_is_known)
