"""Texts of card packs that set each other off come to an end, whatever they say.

A stranger may hand in a pack, so rules that run for ever would stop a server.
"""

from __future__ import annotations

from random import Random
from time import thread_time

import pytest

from orrery.clone_wars.facts.language import EFFECTS, ONLY_COST, ONLY_STANDING
from orrery.clone_wars.ruleset import CLONE_WARS
from orrery.core.errors import EndlessRules
from orrery.core.match import Match
from orrery.core.rng import seed_from_number
from orrery.games import read_texts
from tests.laws import packs
from tests.laws.packs import FORMS, TRIGGERS, Node, clauses, comes_to_an_end
from tests.marks import few_quick

BUYING: Node = {"effect": "purchase", "free": True, "from": "discard", "to": "discard"}
CIRCLES: dict[str, list[Node]] = {
    "a card is bought out of the discard pile into it": [BUYING],
    "each player draws and discards what the other reacts to": [
        {"effect": "draw", "n": 1},
        {"effect": "discard", "who": "self", "n": 99, "pick": "owner"},
    ],
    "ships come back and destroy each other": [
        {"effect": "put", "card": "this", "to": "play"},
        {"effect": "destroy", "type": "capital_ship", "from": ["opponent_play"]},
    ],
}
"""Texts that can set themselves off for ever under some trigger."""
ENDLESS_PACK = """
[[base]]
id = "rishi"
name = "Rishi"
faction = "republic"
hit_points = 8
starting = true
beginner_deck = true
provenance = "public"
ability = [{when="start_of_turn",must=true,do=[{effect="purchase",free=true,from="galaxy_row",\
to="discard"}]},{when="on_purchase_card",must=true,do=[{effect="purchase",free=true,\
from="discard",to="discard"}]}]
""".replace("\\\n", "")


def test_every_effect_is_tried() -> None:
    assert set(FORMS) == set(EFFECTS) - ONLY_STANDING - ONLY_COST
    assert all(FORMS.values())


@pytest.mark.parametrize("word", few_quick(FORMS))
@pytest.mark.parametrize("cards", [False, True])
def test_an_effect_under_every_trigger_comes_to_an_end(word: str, cards: bool) -> None:
    for form in FORMS[word]:
        comes_to_an_end(clauses(TRIGGERS, form), 1, cards=cards)


@pytest.mark.parametrize("trigger", few_quick(TRIGGERS))
def test_triggers_that_set_each_other_off_come_to_an_end(trigger: str) -> None:
    circles = [*CIRCLES.values()]
    for number, other in enumerate(TRIGGERS, TRIGGERS.index(trigger)):
        text = circles[number % len(circles)]
        comes_to_an_end(clauses([trigger], *text) + clauses([other], BUYING, *text), 2)


@pytest.mark.parametrize("seed", few_quick(range(40)))
def test_random_texts_come_to_an_end(seed: int) -> None:
    chance = Random(seed)
    forms = [form for some in FORMS.values() for form in some]
    for _ in range(4):
        triggers = chance.sample(TRIGGERS, chance.randrange(1, 4))
        text = [
            clause
            for trigger in triggers
            for clause in clauses([trigger], *chance.choices(forms, k=chance.randrange(1, 5)))
        ]
        comes_to_an_end(text, seed, cards=chance.random() < 0.5)


@pytest.mark.parametrize("circle", CIRCLES)
def test_the_law_meets_texts_without_an_end(circle: str) -> None:
    """Otherwise it would prove nothing."""
    text = CIRCLES[circle]
    found = [comes_to_an_end(clauses(TRIGGERS, *text), 1, cards=cards) for cards in (False, True)]
    assert any(found)


def test_the_law_meets_rules_that_take_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packs, "MOST_SECONDS", 0.01)
    with pytest.raises(AssertionError, match="a pick takes too long"):
        packs.at_once(lambda: compute_for(0.02))


def test_a_pick_that_was_slow_once_is_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packs, "MOST_SECONDS", 0.01)
    seconds = iter([0.02, 0.0])
    packs.at_once(lambda: compute_for(next(seconds)))
    assert next(seconds, None) is None


def compute_for(seconds: float) -> None:
    until = thread_time() + seconds
    while thread_time() < until:
        pass


def test_an_endless_pack_is_refused_and_the_match_stays_as_it_was() -> None:
    """A base that buys at the start of a turn, and whenever a card is bought."""
    pack = {"clone_wars.toml": ENDLESS_PACK}
    match = Match.new(CLONE_WARS, {}, seed_from_number(1), read_texts(CLONE_WARS), pack)
    chance, said = Random(1), ""
    for _ in range(100):
        before, game, events = match.record(), match.game, [*match.events]
        decision = game.decision
        assert decision is not None
        option = chance.choice(decision.options)
        try:
            match.play(option)
        except EndlessRules as error:
            said = str(error)
            break
    assert said == f"Resolve is nested in 101 procedures; the last pick was {option}"
    assert (match.record(), match.game, match.events) == (before, game, events)
    assert match.game.decision == decision
