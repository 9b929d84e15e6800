"""`simple`: plays everything, uses everything, buys the most expensive card, attacks the base with
everything."""

from __future__ import annotations

from orrery.bots.clone_wars.table import CloneWarsWindow, box_of, read
from orrery.clone_wars.facts.box import Box
from orrery.clone_wars.facts.terms import NONE
from orrery.core.decisions import DONE, Option
from orrery.core.window import Answer

TURN = ("play", "use", "buy", "commit", "resolve", "pay-off", "end")
"""The actions of a turn, in the order it takes them."""
GIVEN_UP = ("discard", "exile", "exile-up-to")
"""Prompts that cost a card: the cheapest goes."""


class SimpleBot:
    """No plans: it does the first thing it can, and declines nothing."""

    def __init__(self, seed: int) -> None:
        self.seed = seed  # deterministic: the seed is not used

    def answer(self, window: CloneWarsWindow) -> Answer:
        box, asked = box_of(window.facts), window.prompt.key
        options = [option for option in window.options if option != DONE] or window.options
        if asked == "action":
            options = [option for option in options if not is_row_attack(option)]
            pick = next_action(box, options)
            if pick.verb == "commit":
                pick = next_action(box, without_weak(window, options))
            return Answer(pick, f"bot-simple-{pick.verb}")
        if asked in GIVEN_UP:
            return Answer(min(options, key=lambda one: box.cost[one.what]), "bot-cheapest")
        return Answer(
            max(options, key=lambda one: (box.cost[one.what], one.to)), "bot-most-expensive"
        )


def next_action(box: Box, options: list[Option]) -> Option:
    """Play, use, buy, attack, end."""
    return min(options, key=lambda option: (TURN.index(option.verb), -box.cost[option.what]))


def is_row_attack(option: Option) -> bool:
    return option.verb == "commit" and option.to != NONE


def without_weak(window: CloneWarsWindow, options: list[Option]) -> list[Option]:
    """Cards without attack do not attack."""
    own = read(window.view, window.seat).own
    strong = {one.card for one in (*own.units, *own.ships) if one.attack > 0}
    return [option for option in options if option.verb != "commit" or option.what in strong]
