"""The text form of options: unique within a decision, used by records, logs, tests and people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.clone_wars.facts.terms import NONE, ZONE_NAMES

if TYPE_CHECKING:
    from orrery.clone_wars.board.state import CloneWarsGame
    from orrery.core.decisions import Option

ZONED = ("exile", "to", "put")
"""Verbs whose second id is a zone."""


def option_texts(game: CloneWarsGame) -> list[str]:
    """One text for each option of the present decision; copies that differ get a number."""
    if game.decision is None:
        return []
    options = game.decision.options
    plain = [text_of(game, option, numbered=False) for option in options]
    texts = [
        text if plain.count(text) == 1 else text_of(game, option, numbered=True)
        for text, option in zip(plain, options, strict=True)
    ]
    row = game.state.row
    return [
        f"{text} galaxy_row" if texts.count(text) > 1 and option.what in row else text
        for text, option in zip(texts, options, strict=True)
    ]


def text_of(game: CloneWarsGame, option: Option, numbered: bool) -> str:
    """A verb and the slugs of what it is about."""
    box = game.facts
    verb, what, to = option
    words = [verb]
    if verb == "resolve" and what == NONE:
        words.append("base")
    elif verb == "resolve" and numbered:  # by the groups, for a lost target may lie face down
        targets = tuple(target for target, _ in game.state.groups)
        words.append(f"{box.slug(what)}#{place_among_equals(game, targets, what)}")
    elif what != NONE:
        words.append(card_text(game, what) if numbered else box.slug(what))
    if verb == "commit":
        target = "base" if to == NONE else card_text(game, to) if numbered else box.slug(to)
        words.append(target)
    elif verb in ZONED and to != NONE:
        words.append(ZONE_NAMES[to])
    elif verb in ("choose", "use") and (verb == "choose" or len(box.abilities[what]) > 1):
        words.append(str(to + 1))
    elif verb == "assign":
        words.append(str(to))
    return " ".join(words)


def card_text(game: CloneWarsGame, card: int) -> str:
    """The slug of a card with its place among its equals in their zone: `clone_medic#2`."""
    box, state = game.facts, game.state
    for side in state.sides:
        for zone in (side.units, side.ships, side.hand, side.discard, side.exile):
            if card in zone:
                return f"{box.slug(card)}#{place_among_equals(game, zone, card)}"
    zone = state.row if card in state.row else (card,)
    return f"{box.slug(card)}#{place_among_equals(game, zone, card)}"


def place_among_equals(game: CloneWarsGame, zone: tuple[int, ...], card: int) -> int:
    """1 for the first of its kind, 2 for the second."""
    kind = game.facts.kind
    return [one for one in zone if one != NONE and kind[one] == kind[card]].index(card) + 1
