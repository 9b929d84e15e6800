"""Picks that are sent or typed together: which of them can be carried out, and in which order."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

from orrery.core.decisions import Option, Seat
from orrery.core.flow import Game
from orrery.core.ruleset import F, Ruleset, S
from orrery.core.shown import View
from orrery.core.speaker import Scene

How = Literal["exact", "set", "run"]
"""How picks that are sent together are carried out.

exact   one after the other, until one is not an option or something is revealed
set     in the order in which the game asks for them: at each decision the first option that is
        among them; the game may answer for itself, so what is left at the end is dropped
run     one after the other, even if something is revealed; a pick that only ends a part is left
        out where the game does not ask for it. If they say which prompts they answer, they are
        whole as soon as none of these is asked any more: the game may have answered for itself
"""


class Picks(NamedTuple):
    """Picks by their text form, sent together."""

    texts: list[str]
    how: How = "exact"
    within: frozenset[str] = frozenset()
    """The prompts that they answer: they end at any other. If empty, they answer any."""


class Tried(NamedTuple):
    """The picks that can be carried out, and why not more: one is not an option, the one before it
    revealed something, it passed the decision, or another question is asked."""

    taken: list[str]
    stopped: str


def try_picks(
    ruleset: Ruleset[S, F, View, Scene], game: Game[S, F], seat: Seat, picks: Picks
) -> Tried:
    """Carry out picks on a copy of a game until one is not possible."""
    return carry_out(ruleset, game.copy(), seat, picks)


def carry_out(
    ruleset: Ruleset[S, F, View, Scene], game: Game[S, F], seat: Seat, picks: Picks
) -> Tried:
    """Carry out picks until one is not possible."""
    revealed = game.state.irrevocable
    left, taken = list(picks.texts), list[str]()
    while left:
        decision = game.decision
        if decision is None or decision.seat != seat:
            return Tried(taken, "" if taken and may_end(ruleset, left, picks) else "passed")
        if picks.within and decision.prompt.key not in picks.within:
            is_whole = taken and may_end(ruleset, left, picks)
            return Tried(taken, "" if is_whole else "other-question")
        if picks.how != "run" and game.state.irrevocable != revealed:
            return Tried(taken, "revealed")
        options = ruleset.verbs.options(game)
        text = next_of(ruleset, options, left, picks.how)
        if text is None:
            return Tried(taken, "no-option" if left else "")
        game.play(options[text])
        left.remove(text)
        taken.append(text)
    return Tried(taken, "")


def may_end(ruleset: Ruleset[S, F, View, Scene], left: list[str], picks: Picks) -> bool:
    """Whether picks are whole without what is left of them, now that something else is asked."""
    if picks.how == "run":
        return bool(picks.within) or all(ends_only(ruleset, text) for text in left)
    return picks.how == "set"


def next_of(
    ruleset: Ruleset[S, F, View, Scene], options: Mapping[str, Option], left: list[str], how: How
) -> str | None:
    """The pick that comes next: None if there is none among the options. A run leaves out what only
    ends a part that is not asked about."""
    if how == "set":
        return next((text for text in options if text in left), None)
    if how == "run":
        while left and left[0] not in options and ends_only(ruleset, left[0]):
            del left[0]
    return left[0] if left and left[0] in options else None


def ends_only(ruleset: Ruleset[S, F, View, Scene], text: str) -> bool:
    """Whether a pick just ends a part or declines."""
    verb = ruleset.verbs.table.get(text)
    return verb is not None and verb.ends
