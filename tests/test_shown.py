"""What games show is what their types say: nothing is missing, nothing else is there."""

from __future__ import annotations

from random import Random
from typing import Any, NotRequired, get_args, get_origin, get_type_hints, is_typeddict

import pytest

from orrery.core.decisions import Seat
from orrery.games import RULESETS, AnyRuleset, new_match, read_texts

PICKS = 300


def required(kind: Any) -> list[str]:
    """The keys that a TypedDict must have; it does not know itself, as its types are told late."""
    hints = get_type_hints(kind, include_extras=True) if kind.__total__ else {}
    return [key for key, hint in hints.items() if get_origin(hint) is not NotRequired]


def wrong(value: Any, kind: Any, where: str) -> list[str]:
    """Where a value does not fit its type: TypedDicts, lists, tuples and what they hold."""
    if is_typeddict(kind):
        hints = get_type_hints(kind)
        strange = [f"{where}.{key}" for key in value if key not in hints]
        missing = [f"{where}.{key}" for key in required(kind) if key not in value]
        return strange + missing + [
            one for key in value if key in hints
            for one in wrong(value[key], hints[key], f"{where}.{key}")
        ]  # fmt: skip
    origin, inner = get_origin(kind), get_args(kind)
    if origin is list:
        return [one for part in value for one in wrong(part, inner[0], f"{where}[]")]
    if origin is tuple:
        return [
            one for part, of in zip(value, inner, strict=True) for one in wrong(part, of, where)
        ]
    if value is not None and type(None) in inner:
        return wrong(value, next(one for one in inner if one is not type(None)), where)
    return []


@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=lambda one: one.name)
def test_views_and_remarks_are_what_their_types_say(ruleset: AnyRuleset) -> None:
    match, chance, shown = new_match(ruleset.name, seed=5), Random(5), ruleset.shown
    game = match.game
    for _ in range(PICKS):
        if game.decision is None:
            break
        for seat in (None, Seat(0), Seat(1)):
            assert wrong(ruleset.view(game, seat), shown.view, "view") == []
        assert wrong(ruleset.remarks(game), shown.remarks, "remarks") == []
        for option in game.decision.options:
            told = ruleset.option_remarks(game, option)
            assert wrong(told, shown.option_remarks, "option") == []
        game.play(chance.choice(game.decision.options))


@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=lambda one: one.name)
def test_what_is_printed_is_what_its_types_say(ruleset: AnyRuleset) -> None:
    texts = read_texts(ruleset)
    facts = ruleset.facts(ruleset.settings({}), texts, {})
    assert wrong(ruleset.speaker("en").printed(facts), ruleset.shown.printed, "printed") == []
    cards = ruleset.speaker("en").gallery(texts, {})
    assert [one for card in cards for one in wrong(card, ruleset.shown.card, "card")] == []


def test_a_value_that_does_not_fit_is_noticed() -> None:
    shown = RULESETS["clone-wars"].shown
    assert wrong({"card": [{"slug": "x", "leak": 1}]}, shown.printed, "printed")[0] == (
        "printed.card[].leak"
    )
