"""A costly pick in words: what was picked, what was better, and why, in a language."""

from __future__ import annotations

from typing import NamedTuple

from orrery.games import AnyGame, AnyRuleset
from orrery.lab.analysis.results import CostlyPick
from orrery.messages import messages


class CostlyInWords(NamedTuple):
    """What a reader is told of a costly pick."""

    picked: str
    better: str
    why: str


def in_words(ruleset: AnyRuleset, game: AnyGame, costly: CostlyPick, locale: str) -> CostlyInWords:
    """A costly pick in words; `game` is the position before it."""
    return CostlyInWords(
        picked=said(ruleset, game, costly.picked, locale),
        better=said(ruleset, game, costly.better, locale),
        why=messages(locale).format(costly.reason, **costly.figures),
    )


def said(ruleset: AnyRuleset, game: AnyGame, picks: tuple[str, ...], locale: str) -> str:
    """Picks made one after another, as their options read."""
    speaker, game, lines = ruleset.speaker(locale), game.copy(), list[str]()
    for text in picks:
        option = ruleset.verbs.options(game)[text]
        lines.append(speaker.pick_line(game, option))
        game.go_on(option)
    line = " · ".join(lines)
    return line[:1].upper() + line[1:]
