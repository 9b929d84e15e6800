"""What a client needs besides the view: it knows no rules and draws what stands here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.decisions import DONE
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.knowledge.notation import FORMS, option_texts

if TYPE_CHECKING:
    from orrery.core.decisions import Option
    from orrery.core.ruleset import Plain, View
    from orrery.starcraft.board.state import StarCraftGame

ROLES = ("what", "to")
"""What the two numbers of an option are to its verb."""


def briefing(game: StarCraftGame) -> View:
    """The present decision for the seat that is asked; empty when the game is over."""
    decision = game.decision
    if decision is None:
        return {}
    options = decision.options
    return {
        "seat": decision.seat,
        "prompt": decision.prompt.key,
        "rule": decision.prompt.rule,
        "about": decision.about,
        "suggested": 0 if len(options) == 1 else None,
        "done": options.index(DONE) if DONE in options else None,
        "fresh": decision.fresh,
        "options": [
            {
                "text": text,
                "verb": option.verb,
                "refs": references(option),
                "reveals": reveals(game, option),
            }
            for option, text in zip(options, option_texts(game), strict=True)
        ],
    }


def references(option: Option) -> list[Plain]:
    """What an option is about, by role: the kind of thing and its number."""
    numbers = zip(ROLES, FORMS[option.verb], (option.what, option.to), strict=True)
    return [
        {"role": role, "kind": kind, "number": number}
        for role, kind, number in numbers
        if kind and number != NONE
    ]


def reveals(game: StarCraftGame, option: Option) -> bool:
    """Whether a pick draws, shuffles or turns something up, so that undo ends there. It is the same
    in every world that fits what the seat knows; a law sees to it."""
    return game.reveals(option)
