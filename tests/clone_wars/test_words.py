"""Card texts say what the clauses do: all records as a golden file, and each word by itself."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from orrery.clone_wars.ruleset import CLONE_WARS
from orrery.clone_wars.words.card_texts import card_text, reward_text
from orrery.lab.golden import card_texts
from orrery.messages import messages
from orrery.resources import resource

GOLDEN = Path(__file__).with_name("card_texts.txt")
Words = dict[str, Any]

FORCE = {"cond": "force_with_you"}
DRAW = {"effect": "draw", "n": 1}
REPAIR = {"effect": "repair", "n": 2}
FORCE_1 = {"effect": "gain", "force": 1}
ATTACK_1 = {"effect": "gain", "attack": 1}
THEY_DISCARD = {"effect": "discard", "who": "opponent", "n": 1, "pick": "owner"}


def records(*editions: str) -> Iterator[Words]:
    """Every card and base, edition by edition."""
    for edition in editions or ("clone_wars", "first_edition"):
        with resource("data", "clone_wars", f"{edition}.toml").open("rb") as file:
            facts = tomllib.load(file)
        yield from facts["card"]
        yield from facts["base"]


def test_every_card_says_what_the_golden_file_says() -> None:
    assert card_texts(CLONE_WARS) == GOLDEN.read_text(encoding="utf-8"), "see `orrery bless`"


def test_golden_file_holds_every_record() -> None:
    assert len(GOLDEN.read_text(encoding="utf-8").splitlines()) == len([*records()])


def test_every_word_of_the_language_has_a_message() -> None:
    page = resource("data", "clone_wars", "EFFECTS.md").read_text(encoding="utf-8")
    sections = dict(
        re.findall(r"^## (\d)\.[^\n]*\n(.*?)(?=^## |\Z)", page, re.MULTILINE | re.DOTALL)
    )
    kinds = {"2": "trigger", "3": "condition", "4": "effect"}
    words = [
        f"{kind}-{word}"
        for section, kind in kinds.items()
        for word in re.findall(r"^\| `(\w+)`", sections[section], re.MULTILINE)
    ]
    assert len(words) >= 41
    assert [word for word in words if not messages("en").has(word)] == []


def card(*clauses: Words, kind: str = "unit", faction: str = "separatist") -> Words:
    return {"id": "x", "name": "X", "faction": faction, "type": kind, "ability": list(clauses)}


def base(*clauses: Words) -> Words:
    return {"id": "x", "name": "X", "faction": "separatist", "ability": list(clauses)}


def clause(*do: Words, when: str = "action", **others: Any) -> Words:
    return {
        "when": when,
        "do": list(do),
        **{key.rstrip("_"): value for key, value in others.items()},
    }


def said(effect: Words, **others: Any) -> str:
    return " ".join(card_text(card(clause(effect, **others)), "en"))


TRIGGERS = [
    ("on_play", "When you play this unit, draw 1 card."),
    ("on_play_card", "When you play a card, draw 1 card."),
    ("on_purchase", "When you buy this unit, draw 1 card."),
    ("on_purchase_card", "When you buy a card, draw 1 card."),
    ("on_defeat_row", "When this unit helps to defeat a card in the galaxy row, draw 1 card."),
    ("on_destroy", "When this unit is destroyed, draw 1 card."),
    ("start_of_turn", "At the start of your turn, draw 1 card."),
    ("end_of_turn", "At the end of your turn, draw 1 card."),
    (
        "on_opponent_discard",
        "When your opponent discards a card from their hand, draw 1 card.",
    ),
]


@pytest.mark.parametrize(("when", "text"), TRIGGERS)
def test_trigger_says_its_moment(when: str, text: str) -> None:
    assert said(DRAW, when=when) == text


def test_ship_and_base_are_called_what_they_are() -> None:
    destroyed = clause(DRAW, when="on_destroy")
    assert card_text(card(destroyed, kind="capital_ship"), "en") == (
        "When this ship is destroyed, draw 1 card.",
    )
    assert card_text(base(destroyed), "en") == ("When this base is destroyed, draw 1 card.",)


CLAUSES = [
    (clause(DRAW, must=True), "You must draw 1 card."),
    (
        clause(THEY_DISCARD, must=True),
        "You must use this ability: your opponent discards 1 card of their choice from their hand.",
    ),
    (
        clause(DRAW, must=True, when="on_play", cost=[{"effect": "pay", "resources": 1}]),
        "When you play this unit, you must spend 1 resource to draw 1 card.",
    ),
    (
        clause(DRAW, cost=[{"effect": "exile_self"}, {"effect": "pay", "resources": 2}]),
        "Exile this unit and spend 2 resources to draw 1 card.",
    ),
    (
        clause(DRAW, cost=[{"effect": "exile_self"}], if_=[FORCE]),
        "If the Force is with you, exile this unit to draw 1 card.",
    ),
    (
        clause({**DRAW, "if": [FORCE]}, cost=[{"effect": "exile_self"}]),
        "Exile this unit: if the Force is with you, draw 1 card.",
    ),
    (
        clause(DRAW, ATTACK_1, if_=[FORCE]),
        "If the Force is with you: draw 1 card. This unit gains 1 attack.",
    ),
    (
        clause(DRAW, if_=[FORCE, {"cond": "base_is", "name": "Dac"}]),
        "Draw 1 card if the Force is with you and your base is Dac.",
    ),
    (clause(DRAW, FORCE_1, REPAIR), "Draw 1 card, gain 1 Force and repair 2."),
    (
        clause(REPAIR, {**REPAIR, "if": [FORCE]}),
        "Repair 2. If the Force is with you, repair 2 more.",
    ),
    (
        clause(DRAW, {"effect": "choose", "chooser": "self", "options": [[REPAIR], [FORCE_1]]}),
        "Draw 1 card. Then choose one: repair 2 or gain 1 Force.",
    ),
    (
        clause(DRAW, ATTACK_1, if_=[FORCE], else_=[REPAIR]),
        (
            "Repair 2. If the Force is with you, do this instead: Draw 1 card."
            " This unit gains 1 attack."
        ),
    ),
    (
        clause(DRAW, FORCE_1, if_=[FORCE], else_=[DRAW]),
        "Draw 1 card. If the Force is with you, draw 1 card and gain 1 Force instead.",
    ),
    (
        clause({**THEY_DISCARD, "n": 2}, if_=[FORCE], else_=[THEY_DISCARD]),
        (
            "Your opponent discards 1 card of their choice from their hand."
            " If the Force is with you, they discard 2 of their choice instead."
        ),
    ),
    (
        clause(
            DRAW,
            when="on_play_card",
            if_=[{"cond": "first_this_turn", "filter": {"trait": "droid"}}],
            else_=[REPAIR],
        ),
        "When you play a card, repair 2. If it is your first Droid this turn, draw 1 card instead.",
    ),
    (
        clause(DRAW, when="on_play_card", if_=[{"cond": "first_this_turn"}, FORCE]),
        "When you play your first card each turn, draw 1 card if the Force is with you.",
    ),
    (
        clause({"effect": "put", "card": "this", "to": "play"}, when="on_purchase"),
        "When you buy this unit, put it into play.",
    ),
]


@pytest.mark.parametrize(("given", "text"), CLAUSES)
def test_clause_joins_its_parts(given: Words, text: str) -> None:
    assert card_text(card(given), "en") == (text,)


BONUS = {"effect": "stat_bonus", "stat": "attack", "n": 1}
STANDING = [
    (
        {**BONUS, "to": {"who": "self", "type": "capital_ship"}},
        [FORCE],
        "While this is your base and the Force is with you, your ships have +1 attack.",
    ),
    (
        {
            **BONUS,
            "to": {"faction": ["own", "neutral"], "max_cost": 3},
            "max": 2,
            "per": {"count": "in_play", "trait": "jedi"},
        },
        [],
        (
            "While this is your base, your Separatist and neutral cards with a cost of 3 or less"
            " have +1 attack for each Jedi you have in play, up to +2."
        ),
    ),
    (
        {**BONUS, "stat": "hit_points", "to": "this"},
        [FORCE],
        "+1 hit points while the Force is with you.",
    ),
    (
        {"effect": "prevent_damage", "n": 1, "to": "this_base", "per": "turn"},
        [FORCE],
        (
            "While the Force is with you, the first 1 damage dealt to this base each turn is"
            " prevented."
        ),
    ),
    (
        {
            "effect": "allow_row_attack",
            "times_per_turn": 2,
            "filter": {"type": "unit", "faction": "neutral"},
            "target_value": "cost",
            "reward": [ATTACK_1],
        },
        [],
        (
            "Twice per turn you may attack a neutral unit in the galaxy row."
            " Its cost is its target value; as its reward, one of your cards in play gains 1"
            " attack."
        ),
    ),
]


@pytest.mark.parametrize(("effect", "conditions", "text"), STANDING)
def test_standing_clause_says_how_long_it_lasts(
    effect: Words, conditions: list[Words], text: str
) -> None:
    assert card_text(base(clause(effect, when="while_base", if_=conditions)), "en") == (text,)


def test_each_clause_has_a_text_of_its_own() -> None:
    assert card_text(card(clause(DRAW), clause(REPAIR)), "en") == ("Draw 1 card.", "Repair 2.")


def test_card_without_ability_says_nothing() -> None:
    assert card_text(card(), "en") == ()
    assert reward_text(card(), "en") is None


def test_neutral_card_speaks_of_your_faction() -> None:
    take = {"effect": "take", "from": "exile_pile", "to": "hand", "filter": {"trait": "droid"}}
    assert card_text(card(clause(take), faction="neutral"), "en") == (
        "Put 1 Droid of your faction or 1 neutral Droid from your exile pile into your hand.",
    )


def test_reward_speaks_to_the_attacker() -> None:
    exile = {"effect": "exile", "n": 1, "from": ["galaxy_row"], "filter": {"faction": "own"}}
    assert reward_text({**card(), "reward": [exile, {"effect": "gain", "attack": 2}]}, "en") == (
        "Exile 1 card of your faction from the galaxy row."
        " One of your cards in play gains 2 attack."
    )
