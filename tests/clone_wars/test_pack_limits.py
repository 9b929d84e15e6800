"""How much a card pack may say: as much as a printed card could, so that reading it is cheap."""

from __future__ import annotations

import pytest

from orrery.clone_wars.facts.language import MOST_CLAUSES, MOST_EFFECTS, MOST_IN_A_LIST
from orrery.clone_wars.facts.library import load_library
from orrery.core.errors import BadData
from tests.clone_wars.scenario import texts
from tests.clone_wars.test_packs import GOOD, MEDIC, ability, does, pack
from tests.clone_wars.test_words import records

DRAW = '{ effect = "draw", n = 1 }'


def listed(item: str, count: int) -> str:
    return f"[{', '.join([item] * count)}]"


def clause(effects: str) -> str:
    return f'{{ when = "action", do = {effects} }}'


def test_as_much_as_is_allowed_is_read() -> None:
    full = clause(listed(DRAW, MOST_IN_A_LIST))
    load_library(texts(), ability(listed(full, 3)))
    load_library(texts(), ability(listed(clause(f"[{DRAW}]"), MOST_CLAUSES)))


@pytest.mark.parametrize(
    ("said", "complaint"),
    [
        (listed(clause(f"[{DRAW}]"), MOST_CLAUSES + 1), f"ability .* more than {MOST_CLAUSES} ent"),
        (f"[{clause(listed(DRAW, MOST_IN_A_LIST + 1))}]", f"do .* more than {MOST_IN_A_LIST} entr"),
        (listed(clause(listed(DRAW, 12)), 4), f"more than {MOST_EFFECTS} effects in all"),
    ],
)
def test_a_text_that_no_card_could_print_is_refused(said: str, complaint: str) -> None:
    with pytest.raises(BadData, match=rf"^pack/clone_wars.toml: clone_medic: .*{complaint}"):
        load_library(texts(), ability(said))


HAND, OWN, JEDI = "'hand'", "'own'", "'jedi'"
TAKE = 'effect = "take", from = "discard", to = "hand", filter'


@pytest.mark.parametrize(
    "said",
    [
        f'effect = "choose", chooser = "self", options = {listed(f"[{DRAW}]", 13)}',
        f'effect = "exile", n = 1, from = {listed(HAND, 13)}',
        f"{TAKE}.faction = {listed(OWN, 13)}",
        f"{TAKE}.traits_any = {listed(JEDI, 13)}",
    ],
)
def test_lists_within_a_text_are_short(said: str) -> None:
    with pytest.raises(BadData, match="cannot have more than 12 entries, and has 13"):
        load_library(texts(), does(said))


@pytest.mark.parametrize("number", ["100", "1000000000000000000", "-1"])
@pytest.mark.parametrize("key", ["copies", "cost", "attack"])
def test_figures_are_those_of_cards(key: str, number: str) -> None:
    with pytest.raises(BadData, match=rf"{key} (cannot be more than 99|must be a number, 0 or)"):
        load_library(texts(), pack(**{key: number}))


@pytest.mark.parametrize("effect", ['"draw"', '"repair"', '"look_top", deck = "galaxy"'])
def test_numbers_of_effects_are_those_of_cards(effect: str) -> None:
    with pytest.raises(BadData, match="n cannot be more than 99, and is 1000000"):
        load_library(texts(), does(f"effect = {effect}, n = 1000000"))


def test_a_pack_adds_no_more_records_than_we_have() -> None:
    cards = "".join(
        MEDIC.format(**{**GOOD, "copies": "0"}).replace('"clone_medic"', f'"medic_{number}"')
        for number in range(200)
    )
    some, most = cards.split("\n[[card]]"), len([*records("clone_wars")])
    load_library(texts(), {"clone_wars.toml": "\n[[card]]".join(some[: most + 1])})
    with pytest.raises(BadData, match=f"{most + 1} new records, expected at most {most}"):
        load_library(texts(), {"clone_wars.toml": "\n[[card]]".join(some[: most + 2])})


def test_a_complaint_repeats_little_of_what_it_was_given() -> None:
    with pytest.raises(BadData) as caught:
        load_library(texts(), pack(faction="x" * 50_000))
    assert len(str(caught.value)) < 300
