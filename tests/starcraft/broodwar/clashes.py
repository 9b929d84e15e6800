"""Battles of the expanded game for tests: one skirmish, or more with stolen units."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.starcraft.arena import AREA, Army, battle, duel
from tests.starcraft.scenario import Position

EXPANDED = {"expansion": "brood_war"}


def clash(
    *, area: str = AREA, special: bool = False, **sides: tuple[str, list[str], Mapping[str, Any]]
) -> Position:
    """A single skirmish as `duel` plays it, with the decks of the expanded game."""
    whole = {
        faction: (units, cards, {"deck": None, **more})
        for faction, (units, cards, more) in sides.items()
    }
    return duel(area=area, special=special, setting=EXPANDED, **whole)


def expanded_battle(given: Mapping[str, Army], *, area: str = AREA) -> Position:
    """A battle of the expanded game, up to the first question about its units or cards."""
    game = battle(given, area=area, setting=EXPANDED)
    while game.prompt in ("extra-draw", "start-of-battle"):
        game.picks("done")
    return game


def stolen(game: Position, faction: str) -> list[str]:
    """The stolen units of a player, attackers too."""
    box, state, seat = game.box, game.state, game.factions.index(faction)
    armies = [army for area, army in enumerate(state.armies) if state.owners[area] == seat]
    if state.active == seat:
        armies.append(state.invaders)
    mine, whose = state.players[seat].faction, box.unit_faction
    return sorted(box.unit_slugs[one] for army in armies for one in army if whose[one] != mine)


def fight(
    game: Position,
    cards: Mapping[str, list[str]],
    *,
    behind: Mapping[str, str] | None = None,
    first: str = "",
    until: str = "",
) -> None:
    """Play the battle to its end or to a question: cards by front-line unit, whom a unit supports,
    and whose skirmish comes first; nothing else is done that need not be."""
    while game.state.battle is not None and game.prompt != until:
        wanted = [*wishes(game, cards, behind or {}, first), "deck", "done", game.options[0]]
        game.picks(next(text for text in wanted if text in game.options))


def wishes(
    game: Position, cards: Mapping[str, list[str]], behind: Mapping[str, str], first: str
) -> list[str]:
    """What the players of a test want to do now."""
    subject = game.game.subject()
    if game.prompt in ("standard-card", "reinforcement-card"):
        front = game.box.unit_slugs[subject["unit"].number]
        return [f"card {card}" for card in cards.get(front, [])]
    if game.prompt == "support":
        unit = game.box.unit_slugs[subject["unit"].number]
        return [f"support {unit} {at}" for at in skirmishes_of(game, behind.get(unit, ""))]
    if game.prompt == "next-skirmish":
        return [f"skirmish {at}" for at in skirmishes_of(game, first)]
    return []


def skirmishes_of(game: Position, front: str) -> list[int]:
    """The numbers of the skirmishes with such a unit in a front line."""
    battle, slugs = game.state.battle, game.box.unit_slugs
    assert battle is not None
    fronts = [[slugs[unit] for unit in one.front] for one in battle.skirmishes]
    return [at for at, pair in enumerate(fronts, 1) if front in pair]
