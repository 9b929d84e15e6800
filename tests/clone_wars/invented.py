"""Texts for invented cards, written like the card data (EFFECTS.md)."""

from __future__ import annotations

from collections.abc import Mapping

from tests.clone_wars.scenario import Invented, invent

Node = Mapping[str, object]


def text(slug: str, when: str, *do: Node, **more: object) -> Invented:
    """A card whose whole text is one clause."""
    return invent(slug, ability=[{"when": when, "do": list(do), **more}])


def effect(word: str, **parameters: object) -> Node:
    return {"effect": word, **{key.rstrip("_"): value for key, value in parameters.items()}}
