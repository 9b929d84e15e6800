"""The kinds of cards and bases that games with certain settings can have, in a fixed order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations, product
from typing import NamedTuple

from orrery.clone_wars.facts.box import Box
from orrery.clone_wars.facts.effect import Effect
from orrery.clone_wars.facts.library import FACTIONS, Library
from orrery.clone_wars.facts.options import EDITIONS, complete, settle_chance
from orrery.clone_wars.rules.effects.cards import Choose
from orrery.clone_wars.rules.effects.put import PutGalaxyCard, PutOpponentsCard
from orrery.clone_wars.ruleset import box_for
from orrery.core.ruleset import Settings

FIGURES = ("cost", "attack", "resources", "force", "hit_points", "target_value")


class CardKind(NamedTuple):
    """A kind of card or base: what is printed on it, and how many copies a game has at most."""

    slug: str
    copies: int
    is_ship: bool
    facts: dict[str, int]


class Vocabulary(NamedTuple):
    """The kinds of the games that a codec is for, and the sizes of what their texts ask."""

    cards: tuple[CardKind, ...]
    bases: tuple[CardKind, ...]
    abilities: int  # the most texts on one card
    branches: int  # the most alternatives of one choice
    put_zones: tuple[int, ...]  # where a picked card can be put


def boxes_of(library: Library, settings: Settings, everything: bool) -> list[Box]:
    """Every box that games with these settings can have, whatever the seed; or every box there
    is."""
    if everything:
        sides = [",".join(pair) for pair in combinations(FACTIONS, 2)]
        return [
            box_for(library, complete({**settings, "factions": pair, "neutral": neutral,
                                       "pilots": pilots, "combined": "yes"}))
            for pair, neutral, pilots in product(sides, EDITIONS, EDITIONS)
        ]  # fmt: skip
    drawn = {
        tuple(sorted(settle_chance(settings, bytes((pack, side))).items()))
        for pack, side in product((0, 1), (0, 1))
    }
    return [box_for(library, dict(one)) for one in sorted(drawn)]


def vocabulary_of(boxes: list[Box]) -> Vocabulary:
    """The kinds of all these boxes, those of the first box first."""
    kinds: dict[str, CardKind] = {}
    bases: dict[str, CardKind] = {}
    for box in boxes:
        slugs = [box.slug(card) for card in range(box.size)]
        for slug, copies in Counter(slugs).items():
            card = slugs.index(slug)
            known = bases if box.is_base[card] else kinds
            before = known[slug].copies if slug in known else 0
            known[slug] = CardKind(slug, max(copies, before), box.is_ship[card], printed(box, card))
    texts = [effect for box in boxes for effects in box.effects for effect in effects]
    return Vocabulary(
        tuple(kinds[slug] for slug in sorted(kinds)),
        tuple(bases[slug] for slug in sorted(bases)),
        max(1, *(len(clauses) for box in boxes for clauses in box.abilities)),
        max([1, *(len(effect.lists) for effect in texts if isinstance(effect, Choose))]),
        tuple(sorted(put_zones(texts))),
    )


def put_zones(effects: Iterable[Effect]) -> set[int]:
    """The zones into which a text lets somebody put a card of their choice."""
    return {
        effect.to
        for effect in effects
        if isinstance(effect, PutOpponentsCard)
        or (isinstance(effect, PutGalaxyCard) and effect.pick_one)
    }


def printed(box: Box, card: int) -> dict[str, int]:
    """The figures on a card."""
    record = box.printed[card].record
    facts = {name: value for name in FIGURES if isinstance(value := record.get(name), int)}
    facts["unique"] = int(bool(record.get("unique")))
    facts["ship"] = int(box.is_ship[card])
    facts["base"] = int(box.is_base[card])
    return facts
