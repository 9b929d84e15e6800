"""Each word of the card language says what it does, in the shapes that no card here uses."""

from typing import Any

import pytest

from orrery.clone_wars.words.card_texts import card_text
from orrery.core.errors import BadData

Words = dict[str, Any]

DRAW = {"effect": "draw", "n": 1}
REPAIR = {"effect": "repair", "n": 2}
FORCE_1 = {"effect": "gain", "force": 1}
ATTACK_1 = {"effect": "gain", "attack": 1}
LOOK_1 = {"effect": "look_top", "deck": "galaxy", "n": 1}
FORCE = {"cond": "force_with_you"}


def said(effect: Words, conditions: tuple[Words, ...] = ()) -> str:
    clause = {"when": "action", "if": conditions, "do": [effect]}
    (text,) = card_text({"faction": "separatist", "type": "unit", "ability": [clause]}, "en")
    return text


CONDITIONS = [
    ({"cond": "your_turn"}, "it is your turn"),
    ({"cond": "base_is", "name": "Geonosis"}, "your base is Geonosis"),
    ({"cond": "base_is", "name": "Death Star"}, "your base is the Death Star"),
    ({"cond": "in_play", "who": "self"}, "you have a card in play"),
    ({"cond": "in_play", "who": "self", "trait": "officer"}, "you have an Officer in play"),
    (
        {"cond": "in_play", "who": "self", "type": "unit", "faction": "own"},
        "you have a Separatist unit in play",
    ),
    (
        {"cond": "in_play", "who": "opponent", "type": "unit", "unique": True, "trait": "sith"},
        "your opponent has a unique Sith unit in play",
    ),
    (
        {"cond": "in_play", "who": "self", "name": "B1 Battle Droid", "other": True},
        "you have another B1 Battle Droid in play",
    ),
    (
        {"cond": "in_play", "who": "self", "trait": "droid", "traits_any": ["sith", "trooper"]},
        "you have a Sith or Trooper Droid in play",
    ),
    (
        {"cond": "attacking", "target": "galaxy_row"},
        "this unit is attacking a card in the galaxy row",
    ),
]


@pytest.mark.parametrize(("condition", "text"), CONDITIONS)
def test_condition_follows_the_effect(condition: Words, text: str) -> None:
    assert said(DRAW, (condition,)) == f"Draw 1 card if {text}."


EFFECTS = [
    ({"effect": "gain", "resources": 2, "force": 1}, "Gain 2 resources and 1 Force."),
    (
        {"effect": "gain", "attack": 2, "resources": 1, "force": 1},
        "This unit gains 2 attack and you gain 1 resource and 1 Force.",
    ),
    ({"effect": "gain", "force": "cost_of_defeated"}, "Gain Force equal to the cost of that card."),
    (
        {"effect": "gain", "attack": "cost_of_defeated"},
        "This unit gains attack equal to the cost of that card.",
    ),
    ({"effect": "draw", "n": 3}, "Draw 3 cards."),
    (
        {"effect": "damage", "n": "cards_discarded", "to": ["enemy_capital_ship"]},
        "Deal 1 damage to a ship your opponent has in play for each card discarded.",
    ),
    (
        {"effect": "damage", "n": 1, "to": ["enemy_capital_ship", "enemy_base"]},
        "Deal 1 damage to the enemy base or to a ship your opponent has in play.",
    ),
    (
        {"effect": "destroy", "type": "capital_ship", "from": ["galaxy_row"], "row_faction": "any"},
        "Destroy any ship in the galaxy row.",
    ),
    (
        {"effect": "discard", "who": "self", "n": 2, "pick": "random"},
        "Discard 2 random cards from your hand.",
    ),
    (
        {"effect": "discard", "who": "opponent", "n": 2, "pick": "owner"},
        "Your opponent discards 2 cards of their choice from their hand.",
    ),
    (
        {"effect": "discard_row", "n": 2, "filter": {"type": "capital_ship", "max_cost": 4}},
        "Discard 2 ships with a cost of 4 or less of your choice from the galaxy row.",
    ),
    ({"effect": "discard_row", "n": "all"}, "Discard all cards from the galaxy row."),
    (
        {"effect": "exile", "n": 2, "from": ["hand", "discard"], "filter": {"faction": "neutral"}},
        "Exile 2 neutral cards from your hand and discard pile.",
    ),
    (
        {"effect": "exile", "n": 1, "from": ["galaxy_row", "discard", "hand"]},
        "Exile 1 card from your hand, your discard pile or the galaxy row.",
    ),
    (
        {"effect": "exile", "up_to": 1, "from": ["discard"]},
        "Exile up to 1 card from your discard pile.",
    ),
    (
        {"effect": "exile", "up_to": 2, "from": ["hand", "galaxy_row"]},
        "Exile up to 2 cards from your hand and the galaxy row.",
    ),
    (
        {"effect": "exile", "n": 1, "from": ["discard", "galaxy_row"], "filter": {"other": True}},
        "Exile 1 other card from your discard pile or the galaxy row.",
    ),
    (
        {"effect": "purchase", "free": False, "from": "galaxy_row", "to": "top_of_deck"},
        "Buy 1 card from the galaxy row, paying its cost, and put it on top of your deck.",
    ),
    (
        {"effect": "take", "from": "discard", "to": "hand", "filter": {"faction": "own"}},
        "Return 1 Separatist card from your discard pile to your hand.",
    ),
    (
        {"effect": "take", "from": "exile_pile", "to": "discard"},
        "Put 1 Separatist or neutral card from your exile pile into your discard pile.",
    ),
    (
        {
            "effect": "next_purchase_to",
            "to": "hand",
            "filter": {"type": "unit", "traits_any": ["jedi", "sith"]},
        },
        "The next Jedi or Sith unit you buy this turn goes into your hand.",
    ),
    ({"effect": "put", "card": "this", "to": "top_of_deck"}, "Put this unit on top of your deck."),
    ({"effect": "put", "card": "this", "to": "exile_pile"}, "Exile this unit."),
    ({"effect": "put", "card": "that_card", "to": "play"}, "Put it into play."),
    ({"effect": "put", "card": "this", "to": "galaxy_discard"}, "Discard this unit."),
    (
        {"effect": "put", "card": "this", "to": "bottom_of_galaxy_deck"},
        "Put this unit on the bottom of the galaxy deck.",
    ),
    (
        {"effect": "put", "card": "this", "to": "top_of_opponent_deck"},
        "Put this unit on top of your opponent’s deck.",
    ),
    (
        {"effect": "put", "card": "one_of_opponent_hand", "pick": "you", "to": "discard"},
        "Put 1 card of your choice from your opponent’s hand into your discard pile.",
    ),
    ({"effect": "look_hand", "who": "opponent"}, "Look at your opponent’s hand."),
    ({"effect": "reveal_top", "deck": "galaxy"}, "Reveal the top card of the galaxy deck."),
    (
        {"effect": "reveal_top", "deck": "galaxy", "if_own": [DRAW, FORCE_1]},
        (
            "Reveal the top card of the galaxy deck."
            " If it is a Separatist card, draw 1 card and gain 1 Force."
        ),
    ),
    (
        {
            "effect": "reveal_top",
            "deck": "galaxy",
            "if_enemy": [{"effect": "put", "card": "revealed", "to": "bottom_of_galaxy_deck"}],
        },
        "Reveal the top card of the galaxy deck. If it is an enemy card, put it on the bottom.",
    ),
    (
        {**LOOK_1, "then": [{"effect": "put", "card": "one_looked", "to": "galaxy_discard"}]},
        "Look at the top card of the galaxy deck. Discard it.",
    ),
    (
        {
            **LOOK_1,
            "then": [
                {
                    "effect": "swap",
                    "a": "looked_card",
                    "b": "galaxy_row",
                    "filter_a": {"faction": "enemy"},
                }
            ],
        },
        (
            "Look at the top card of the galaxy deck."
            " Swap it with a card in the galaxy row if it is an enemy card."
        ),
    ),
    (
        {"effect": "swap", "a": "galaxy_discard", "b": "galaxy_row", "optional": True},
        "You may swap a card in the galaxy discard pile with a card in the galaxy row.",
    ),
    (
        {"effect": "choose", "chooser": "self", "options": [[DRAW, FORCE_1], [ATTACK_1]]},
        "Choose one: you draw 1 card and you gain 1 Force, or this unit gains 1 attack.",
    ),
    (
        {
            "effect": "choose",
            "chooser": "self",
            "options": [[DRAW], [REPAIR, {**FORCE_1, "if": [FORCE]}], [FORCE_1]],
        },
        (
            "Choose one: draw 1 card, repair 2 and if the Force is with you, also gain 1"
            " Force, or gain 1 Force."
        ),
    ),
]


@pytest.mark.parametrize(("effect", "text"), EFFECTS)
def test_effect_says_what_is_done(effect: Words, text: str) -> None:
    assert said(effect) == text


def test_unknown_word_is_named() -> None:
    with pytest.raises(BadData, match="'effect-juggle' is missing in 'en'"):
        said({"effect": "juggle"})
