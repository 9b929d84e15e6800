"""Texts that set themselves off: every trigger and effect of the card language, forced."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import product
from random import Random
from time import thread_time
from typing import TypeVar

from orrery.clone_wars.board.state import CloneWarsGame
from orrery.clone_wars.compile import make_box
from orrery.clone_wars.facts.box import Box
from orrery.clone_wars.facts.language import (
    COUNTED,
    EFFECTS,
    LISTS,
    NUMBERS,
    ONLY_COST,
    ONLY_STANDING,
    STANDING_WORDS,
    VALUES,
    Checker,
)
from orrery.clone_wars.facts.library import Edition, Library
from orrery.clone_wars.facts.terms import TRIGGER_WORDS
from orrery.core.decisions import Option
from orrery.core.errors import BadData, EndlessRules
from orrery.core.shapes import LARGEST
from tests.clone_wars.scenario import FILLERS, START, library, side, start, table
from tests.laws.kernel import demand

T = TypeVar("T")
Node = dict[str, object]

PICKS = 25
MOST_SECONDS = 1.0
"""A hundred times of what the slowest needs, making the cards included."""
TRIES = 3

TRIGGERS = [word for word in TRIGGER_WORDS if word not in STANDING_WORDS]
WORDS = [word for word in EFFECTS if word not in ONLY_STANDING | ONLY_COST]
INNER: Node = {"effect": "purchase", "free": True, "from": "galaxy_row", "to": "discard"}
OTHER: Node = {"effect": "draw", "n": 1}
CARRIERS = (
    *("clone_trooper", "anakin_skywalker", "venator_class_star_destroyer", "arc_trooper"),
    *("b1_battle_droid", "general_grievous", "providence_class_dreadnought"),
    *FILLERS["clone_wars"],
)
"""Cards of both sides and of the row."""


def values(word: str, key: str) -> list[object]:
    """What a parameter can be; of numbers and lists a few."""
    if (word, key) in VALUES:
        return sorted(VALUES[word, key], key=str)
    if key in NUMBERS:
        counted = COUNTED.get((word, key))
        return [1, LARGEST, counted] if counted else [1, LARGEST]
    if key in LISTS:
        return [[INNER], [OTHER]]
    if key == "options":
        return [[[INNER], [OTHER]]]
    assert key in ("filter", "filter_a"), f"{word} has a new parameter, {key}: say what it can be"
    return [{}]


def is_possible(effect: Node) -> bool:
    try:
        Checker("law").effects([effect], "do")
    except BadData:
        return False
    return True


def forms(word: str) -> Iterator[Node]:
    """A word with all that its parameters can say, and with each parameter that may be there."""
    must, may = (names.split() for names in EFFECTS[word])
    whole: Node = {"effect": word, **{key: values(word, key)[0] for key in must}}
    said = product(*(values(word, key) for key in must))
    yield from filter(is_possible, ({**whole, **dict(zip(must, one, strict=True))} for one in said))
    some = ({**whole, key: one} for key in may for one in values(word, key))
    yield from filter(is_possible, some)


FORMS = {word: [*forms(word)] for word in WORDS}


def clauses(triggers: list[str], *do: Node) -> list[Node]:
    """The same text for each of these triggers, and nobody may decline it."""
    return [{"when": trigger, "must": True, "do": [*do]} for trigger in triggers]


class Unprinted(Library):
    """Facts that nobody compares with others, so that they need no fingerprint."""

    def __init__(self, editions: dict[str, Edition]) -> None:
        self.editions, self.fingerprint = editions, ""


def box_with(text: list[Node], *, cards: bool) -> Box:
    """The cards of a game in which every base has this text, and if asked what the position holds
    besides."""
    Checker("law").abilities(text)
    editions = dict(library().editions)
    plain = editions["clone_wars"]
    named = CARRIERS if cards else ()
    bases = [{**base, "ability": text} for base in plain.bases]
    others = [{**one, "ability": text} if one["id"] in named else one for one in plain.cards]
    editions["clone_wars"] = Edition(plain.name, others, bases)
    return make_box(Unprinted(editions), middle().facts.settings)


@cache
def middle() -> CloneWarsGame:
    """The middle of a game, with something for every text to work on, at the start of a turn."""
    republic = side(
        hand=["clone_trooper"],
        units=["anakin_skywalker"],
        ships=[("venator_class_star_destroyer", 1)],
        discard=["arc_trooper"],
        exile=["captain_rex"],
        deck=["republic_shuttle", "republic_shuttle"],
        damage=2,
        pool=9,
    )
    separatist = side(
        hand=["b1_battle_droid"],
        units=["general_grievous"],
        ships=[("providence_class_dreadnought", 1)],
        discard=["b2_super_battle_droid"],
        deck=["separatist_shuttle"],
        damage=2,
    )
    return table(republic=republic, separatist=separatist).game


def position(text: list[Node], *, cards: bool) -> CloneWarsGame:
    """The middle of a game at the start of a turn, with other texts on its cards."""
    return start(middle().state.copy(), box_with(text, cards=cards), START)


def comes_to_an_end(text: list[Node], seed: int, *, cards: bool = True) -> bool:
    """The law: each pick comes to a decision or is refused as endless, at once. Whether the texts
    were endless."""
    try:
        first = at_once(lambda: position(text, cards=cards))
        for pick in range(2):
            game, chance = first, Random(f"{seed} {pick}")
            for _ in range(PICKS):
                if game.decision is None:
                    break
                option = chance.choice(game.decision.options)
                game = at_once(partial(played, game, option))
    except EndlessRules:
        return True
    return False


def played(game: CloneWarsGame, option: Option) -> CloneWarsGame:
    """The game after a pick, which itself stays as it was."""
    after = game.copy()
    after.play(option)
    return after


def at_once(act: Callable[[], T]) -> T:
    """What a call gives, in seconds of the processor that no pick ever needs: a bound on steps does
    not see how long one of them takes. A call that takes longer is repeated: a busy machine or the
    collection of garbage delays one call, but rules that take too long always do."""
    for _ in range(TRIES):
        started, outcome = thread_time(), outcome_of(act)
        if thread_time() - started < MOST_SECONDS:
            break
    else:
        demand(False, "a pick takes too long")
    if isinstance(outcome, EndlessRules):
        raise outcome
    return outcome


def outcome_of(act: Callable[[], T]) -> T | EndlessRules:
    try:
        return act()
    except EndlessRules as error:
        return error
