"""Everything that happens, is asked and is offered has its words; what is hidden stays untold."""

import ast
from collections.abc import Sequence
from functools import cache
from random import Random

import pytest

from orrery.clone_wars.board.state import State
from orrery.clone_wars.facts.box import Box
from orrery.clone_wars.knowledge.verbs import TABLE
from orrery.clone_wars.rules.prompts import PROMPTS
from orrery.clone_wars.ruleset import CLONE_WARS
from orrery.clone_wars.words.offers import option_line, why_line
from orrery.clone_wars.words.questions import prompt_line
from orrery.clone_wars.words.story import event_line, paragraph, paragraphs
from orrery.core.decisions import Option
from orrery.core.events import Event
from orrery.core.match import Match
from orrery.games import read_texts
from orrery.messages import messages
from orrery.resources import PACKAGE
from orrery.rulebook import RULE_ID

SOURCES = sorted((PACKAGE / "clone_wars").rglob("*.py"))
TOLD = {"emit": 0, "discard_from_row": 3, "gain_resources": 3}
"""Functions that make an event, and where its kind stands among their arguments."""


def story(facts: Box, events: Sequence[Event], seat: int | None) -> list[str]:
    """What a seat is told, in English."""
    return [paragraph(facts, part, seat, "en") for part in paragraphs(events, seat)]


@cache
def nodes() -> tuple[tuple[str, ast.AST], ...]:
    """All there is in the source of Clone Wars, with the name of its file."""
    return tuple(
        (path.name, node)
        for path in SOURCES
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
    )


@cache
def calls() -> tuple[tuple[str, ast.Call], ...]:
    """Every call of a function or method in the source of Clone Wars."""
    return tuple(
        (getattr(node.func, "id", getattr(node.func, "attr", "")), node)
        for _, node in nodes()
        if isinstance(node, ast.Call)
    )


def constants(function: str, at: int) -> set[str]:
    """The texts that stand at a place among the arguments of a function."""
    found = set()
    for name, call in calls():
        if name == function and len(call.args) > at:
            argument = call.args[at]
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                found.add(argument.value)
    return found


@cache
def kinds() -> set[str]:
    """Every kind of event."""
    return set().union(*(constants(name, at) for name, at in TOLD.items()))


@cache
def verbs() -> set[str]:
    return (constants("Option", 0) | {"done"}) - {"none"}


@cache
def reasons() -> set[str]:
    """Rules that a legality function returns, or a condition names as its own."""
    # A briefing cites rules beside figures, presets name those that no test proves.
    judging = [node for name, node in nodes() if name not in ("briefing.py", "presets.py")]
    given = [node for node in judging if isinstance(node, ast.Return | ast.Assign)]
    texts = [
        part.value for node in given for part in ast.walk(node) if isinstance(part, ast.Constant)
    ]
    rules = {text for text in texts if isinstance(text, str) and RULE_ID.fullmatch(text)}
    return rules - {prompt.rule for prompt in PROMPTS.values()} | {"CW-TURN-07"}


def test_the_source_is_read() -> None:
    assert {"play", "buy", "discard-row", "defeat", "win"} <= kinds()
    assert {"play", "buy", "commit", "end", "done", "swap-in"} <= verbs()
    assert {"CW-BUY-03", "CW-ATTACK-04"} <= reasons()


def test_every_kind_of_event_is_told() -> None:
    assert [kind for kind in kinds() if not messages("en").has(f"log-{kind}")] == []


@pytest.mark.parametrize("key", sorted(PROMPTS))
def test_every_prompt_has_its_question(key: str) -> None:
    assert messages("en").has(f"prompt-{key}")


def test_the_table_knows_every_verb() -> None:
    assert verbs() == set(TABLE)


def test_every_verb_has_its_words() -> None:
    assert [verb for verb in verbs() if not messages("en").has(f"option-{verb}")] == []


def test_every_reason_has_its_sentence() -> None:
    """CW-WIN-02, the end of the game, is said in words of its own."""
    said = reasons() - {"CW-WIN-02"}
    assert [rule for rule in said if not messages("en").has(f"why-{rule}")] == []


def new_match(number: int, **settings: str) -> Match[State, Box]:
    seed = Random(number).randbytes(32)
    return Match.new(CLONE_WARS, settings, seed, read_texts(CLONE_WARS), {})


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["beginner", "full", "secret"])
@pytest.mark.parametrize("factions", ["republic,separatist", "rebel,empire"])
def test_whole_games_are_told_to_everybody(mode: str, factions: str) -> None:
    chance = Random(mode + factions)
    match = new_match(1, mode=mode, factions=factions, pay_off="yes")
    while match.game.decision is not None and match.number < 400:
        assert prompt_line(match.game, "en")
        options = match.game.decision.options
        for option in options:
            assert option_line(match.game, option, "en")
        match.play(chance.choice(options))
    for seat in (0, 1, None):
        for events in match.events:
            for event in events:
                line = event_line(match.game.facts, event, seat, "en")
                assert line.endswith((".", "!")), line
                assert line[0].isupper() or not line[0].isalpha(), line
        assert story(match.game.facts, [one for part in match.events for one in part], seat)


def test_why_not_is_said_for_any_move() -> None:
    chance = Random(2)
    match = new_match(2)
    verbs = ("play", "buy", "use", "commit", "resolve", "pay-off", "end", "exile")
    while match.game.decision is not None and match.number < 150:
        seat, size = match.game.decision.seat, match.game.facts.size
        for verb in verbs:
            option = Option(verb, chance.randrange(size), chance.choice((-1, 0, 40)))
            why = why_line(match.game, seat, option, "en")
            assert why is None or (why.sentence and RULE_ID.fullmatch(why.rule))
        match.play(chance.choice(match.game.decision.options))


def card(facts: Box, slug: str, number: int = 0) -> int:
    return [one for one in range(facts.size) if facts.slug(one) == slug][number]


def test_a_card_drawn_is_told_to_its_player_alone() -> None:
    facts = new_match(1).game.facts
    drawn = (card(facts, "clone_trooper"), card(facts, "republic_shuttle"))
    event = Event("draw", 0, drawn, seen_by=1)
    assert event_line(facts, event, 0, "en") == "You draw Clone Trooper and Republic Shuttle."
    assert event_line(facts, event, 1, "en") == "The Republic draws 2 cards."
    assert event_line(facts, event, None, "en") == "The Republic draws 2 cards."


def test_verbs_agree_with_the_player() -> None:
    facts = new_match(1).game.facts
    event = Event("play", 1, (card(facts, "b1_battle_droid"),))
    assert event_line(facts, event, 0, "en") == "The Separatists play B1 Battle Droid."
    assert event_line(facts, event, 1, "en") == "You play B1 Battle Droid."


def test_cards_played_in_a_row_are_one_sentence() -> None:
    facts = new_match(1).game.facts
    shuttles = [card(facts, "republic_shuttle", number) for number in (0, 1)]
    events = [
        Event("turn", 0, number=2),
        Event("play", 0, (shuttles[0],)),
        Event("resources", 0, number=1),
        Event("play", 0, (shuttles[1],)),
        Event("resources", 0, number=1),
        Event("end-turn", 0),
        Event("draw", 0, tuple(shuttles), seen_by=1),
    ]
    assert story(facts, events, 1) == [
        "Turn 2: the Republic’s turn. The Republic plays 2 × Republic Shuttle: +2 resources."
    ]


def test_a_commitment_is_told_by_the_attack_it_led_to() -> None:
    facts = new_match(1).game.facts
    trooper, rishi = card(facts, "clone_trooper"), card(facts, "rishi")
    commitment = Event("commit", 0, (trooper,))
    attack = [Event("attack-base", 0, (trooper,), 2), Event("damage-base", 1, (rishi,), 2)]
    assert story(facts, [commitment], 0) == [
        "Clone Trooper joins your attack on the Separatists’ base."
    ]
    assert story(facts, [commitment, *attack], 0) == [
        "You attack the Separatists’ base with Clone Trooper for 2. Rishi takes 2 damage."
    ]
