"""Everything that is asked, offered, told and forbidden in StarCraft has its words, no words are
left over, and no message asks for what the code does not give."""

from __future__ import annotations

import ast
from functools import cache
from typing import get_args

import pytest

from orrery.core.decisions import Option
from orrery.messages import messages
from orrery.resources import PACKAGE
from orrery.rulebook import RULE_ID
from orrery.starcraft.facts.box import Box
from orrery.starcraft.facts.scenario import Aim
from orrery.starcraft.knowledge.verbs import VERBS
from orrery.starcraft.rules.cards.effects import Effect
from orrery.starcraft.words import offers, questions
from orrery.starcraft.words.card_texts import SPEAKING, Writer
from orrery.starcraft.words.sayings import SAYS
from orrery.starcraft.words.scene import scene_of
from orrery.starcraft.words.story import Teller
from tests.starcraft.arena import army, battle
from tests.starcraft.expanded import base_box, expanded_box
from tests.starcraft.scenario import records
from tests.wording import keys, patterns, variables

SOURCES = sorted((PACKAGE / "starcraft").rglob("*.py"))
TOLD = {"emit": 0, "take_losses": 2}
"""Functions that make an event, and where its kind stands among their arguments."""
LISTING = ("compare.py", "sums.py", "ranking.py")
"""Modules that cite rules beside figures; they forbid nothing. So do the texts of cards."""


@cache
def nodes() -> tuple[tuple[str, ast.AST], ...]:
    """All there is in the source of StarCraft, with its file."""
    return tuple(
        (f"{path.parent.name}/{path.name}", node)
        for path in SOURCES
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
    )


def called(node: ast.AST) -> str:
    """The name of the function that is called, "" if it is none."""
    if not isinstance(node, ast.Call):
        return ""
    function = node.func
    return getattr(function, "id", getattr(function, "attr", ""))


def texts_in(node: ast.AST) -> set[str]:
    """The texts in a part of the source."""
    return {
        part.value
        for part in ast.walk(node)
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    }


def constants(function: str, at: int) -> set[str]:
    """The texts that stand at a place among the arguments of a function."""
    found: set[str] = set()
    for _, node in nodes():
        if called(node) == function and isinstance(node, ast.Call) and len(node.args) > at:
            argument = node.args[at]
            parts = (
                (argument.body, argument.orelse) if isinstance(argument, ast.IfExp) else (argument,)
            )
            for part in parts:
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    found.add(part.value)
    return found


@cache
def reasons() -> frozenset[str]:
    """Rules that a legality function returns, or takes into a name before it does."""
    given = [
        node.value
        for name, node in nodes()
        if isinstance(node, ast.Return | ast.Assign)
        and not name.startswith("cards/")
        and not name.endswith(LISTING)
    ]
    values = [value for value in given if value is not None and called(value) != "Prompt"]
    return frozenset(
        text for value in values for text in texts_in(value) if RULE_ID.fullmatch(text)
    )


@cache
def prompts() -> set[str]:
    return constants("Prompt", 0)


@cache
def kinds() -> set[str]:
    """Every kind of event."""
    return set().union(*(constants(name, at) for name, at in TOLD.items()))


@cache
def endings() -> set[str]:
    return constants("win", 2) | {aim.replace("_", "-") for aim in get_args(Aim)}


EFFECTS = {kind.__name__.lower() for kind in get_args(Effect)}
"""Every verb of card texts."""


def test_the_source_is_read() -> None:
    assert {"order-where", "pay", "nuke", "assault-loss"} <= prompts()
    assert {"move", "partial", "depleted", "splash", "nuked", "win"} <= kinds()
    assert {"conquest-points", "elimination"} <= endings()
    assert {"SC-PLAN-03", "SC-EVENT-20", "SC-MOVE-11", "SC-WIN-19"} <= reasons()


# Everything has its words, and no words are left over


def test_every_prompt_has_its_question() -> None:
    assert keys("sc-prompt-") == prompts()


def test_every_verb_has_its_words() -> None:
    assert constants("Option", 0) <= set(VERBS.table)
    assert keys("sc-option-") == set(VERBS.table)


def test_every_kind_of_event_is_told() -> None:
    assert set(SAYS) == kinds()
    assert keys("sc-log-") == kinds() | {"reveal-none"}


def test_every_ending_is_told() -> None:
    on_a_card = {"card-objective"}  # said for "objective" where a Leadership card brings it
    assert keys("sc-ending-") - {"win", "win-on"} == endings() | on_a_card


def test_every_reason_has_its_sentence() -> None:
    assert [rule for rule in sorted(reasons()) if not messages("en").has(f"why-{rule}")] == []


def test_no_reason_is_left_over() -> None:
    assert {f"{book}{key}" for book in ("SC-", "BW-") for key in keys(f"why-{book}")} == reasons()


def test_every_card_text_has_its_words() -> None:
    rows = records()
    kept = {str(row["id"]) for row in rows["technology"] if row["kind"] == "play_area"}
    assert keys("sc-effect-") - {"front", "kinds"} == EFFECTS
    assert keys("sc-technology-") == kept
    assert keys("sc-event-") == {one["id"] for one in rows["event"]}
    assert keys("sc-installation-") == {one["id"] for one in rows["installation"]}
    assert keys("sc-module-") == {one["id"] for one in rows["module"]}
    assert keys("sc-objective-") == {str(row["id"]) for row in rows["faction"]}


# No message asks for what is not given


def test_prompts_ask_only_for_what_is_given() -> None:
    game = battle(overmind=army("zergling"), jim_raynor=army("marine", hand=["terran_05"]))
    given = set(questions.arguments(game.game, game.decision, "en"))
    asked = set().union(*(variables(f"sc-prompt-{key}") for key in prompts()))
    assert asked == given


def test_options_ask_only_for_what_is_given() -> None:
    game = battle(overmind=army("zergling"), jim_raynor=army("marine", hand=["terran_05"]))
    given = set(offers.arguments(game.game, Option("done"), "en"))
    asked = set().union(*(variables(f"sc-option-{verb}") for verb in VERBS.table))
    assert asked == given


@pytest.mark.parametrize("kind", sorted(SAYS))
def test_events_ask_only_for_what_is_given(kind: str) -> None:
    game = battle(overmind=army("zergling"), jim_raynor=army("marine"))
    event = game.events[0]
    teller = Teller(game.box, scene_of(game.game), None, "en")
    common = {*teller.players(event, again=False), *teller.figures([event])}
    given = common.union(SAYS[kind], {"planet"} if kind.startswith("order") else ())
    given |= {"player"} if kind == "faction" else set()
    assert variables(f"sc-log-{kind}") <= given
    assert set(SAYS[kind]) <= variables(f"sc-log-{kind}")


def test_reasons_ask_only_for_what_is_given() -> None:
    game = battle(overmind=army("zergling"), jim_raynor=army("marine"))
    given = set(offers.why_figures(game.game, 0, "en"))
    asked = set().union(*(variables(f"why-SC-{key}") for key in keys("why-SC-")))
    assert asked == given


def test_card_texts_ask_only_for_what_is_given() -> None:
    boxes = (base_box(), expanded_box())
    writer = Writer(boxes[1], "en")
    effects = [effect for box in boxes for card in box.effects for effect in card]
    assert {type(effect).__name__.lower() for effect in effects} == EFFECTS
    for effect in effects:
        key = f"sc-effect-{type(effect).__name__.lower()}"
        assert variables(key) == set(writer.arguments(effect)), key


def test_records_without_a_message_of_their_own_need_nothing_else() -> None:
    """Families whose messages are written without any variable."""
    for prefix in ("sc-event-", "sc-technology-", "sc-module-", "sc-ability-", "sc-keyword-"):
        assert [key for key in patterns() if key.startswith(prefix) and variables(key)] == []


@pytest.mark.parametrize("kind", sorted(SPEAKING - {"installation", "leadership"}))
def test_every_record_with_a_text_says_something(kind: str) -> None:
    base = [row for row in records()[kind] if row.get("set", "base") == "base"]
    assert base
    assert silent(base_box(), kind) == []


@pytest.mark.parametrize("kind", sorted(SPEAKING))
def test_every_record_of_two_boxes_says_something(kind: str) -> None:
    assert silent(expanded_box(), kind) == []


def test_what_a_pool_changes_is_said_where_there_is_one() -> None:
    for kind, slug in (
        ("module", "research_and_development"),
        ("event", "unconventional_strategy"),
    ):
        texts = [
            Writer(box, "en").text(kind, box.printed[kind, slug].record)
            for box in (base_box(), expanded_box())
        ]
        assert "pool" not in texts[0]
        assert "pool" in texts[1].lower()
    assert keys("sc-pooled-") == {"research_and_development", "unconventional_strategy"}


def silent(box: Box, kind: str) -> list[str]:
    """The records of a box with a text that has no words."""
    writer = Writer(box, "en")
    rows = [one.record for (of, _), one in box.printed.items() if of == kind]
    assert rows
    return [str(row["id"]) for row in rows if row.get("text", True) and not writer.text(kind, row)]
