"""Whatever somebody types into a record: it is refused in one sentence, or it can be played."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

import pytest

from orrery.clone_wars.compile import make_box
from orrery.clone_wars.facts.language import CONDITIONS, EFFECTS, FILTER_WORDS, TRAITS, VALUES
from orrery.clone_wars.facts.library import Edition, Library, check_base, check_card
from orrery.clone_wars.ruleset import CLONE_WARS
from orrery.clone_wars.words.card_texts import card_text, reward_text
from orrery.core.errors import BadData
from tests.clone_wars import scenario
from tests.marks import few_quick

WORDS = sorted({*EFFECTS, *CONDITIONS, *FILTER_WORDS, *TRAITS, "action", "all", "while_base"})
VALUE_WORDS = sorted({str(value) for values in VALUES.values() for value in values})
ODD = [0, 1, -1, 10**30, 1.5, True, "", "x", [], {}, [[]], [{}], {"effect": "draw", "n": 1}]
SLIPS = 150


def places(node: Any) -> list[tuple[Any, Any]]:
    """Every value in a record, as a container and the key in it."""
    found: list[tuple[Any, Any]] = []
    if isinstance(node, dict):
        found = [(node, key) for key in node]
    elif isinstance(node, list):
        found = [(node, at) for at in range(len(node))]
    return found + [place for holder, key in list(found) for place in places(holder[key])]


def slip(record: dict[str, Any], parts: list[Any], chance: Random) -> None:
    """Something else at one place: a word, a part of another card, or nothing."""
    holder, key = chance.choice(places({"record": record})[1:])
    other = [chance.choice(ODD), chance.choice(WORDS), chance.choice(VALUE_WORDS)]
    other += [deepcopy(chance.choice(parts)) for _ in range(3)]
    if isinstance(holder, dict) and chance.random() < 0.1:
        del holder[key]
    else:
        holder[key] = chance.choice(other)


@pytest.mark.slow
@pytest.mark.parametrize("seed", few_quick(range(5)))
def test_a_slip_is_refused_or_can_be_played(seed: int) -> None:
    library, chance = scenario.library(), Random(seed)
    parts = [holder[key] for record in library.records() for holder, key in places(record)]
    for _ in range(SLIPS):
        edition = chance.choice(list(library.editions.values()))
        is_base = chance.random() < 0.2
        ours = chance.choice(edition.bases if is_base else edition.cards)
        record = deepcopy(ours)
        slip(record, parts, chance)
        record["id"] = ours["id"]
        try:
            (check_base if is_base else check_card)("slip", record)
        except BadData:
            continue
        card_text(record, "en")
        reward_text(record, "en")
        changed = Edition(
            edition.name,
            [record if card is ours else card for card in edition.cards],
            [record if base is ours else base for base in edition.bases],
        )
        factions = "republic,separatist" if edition.name == "clone_wars" else "rebel,empire"
        make_box(
            Library({**library.editions, edition.name: changed}),
            CLONE_WARS.settings({"factions": factions}),
        )
