"""Questions about the table. Nothing here changes anything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.clone_wars.facts.effect import all_hold
from orrery.clone_wars.facts.standing import StatBonus
from orrery.clone_wars.facts.terms import NONE

if TYPE_CHECKING:
    from collections.abc import Iterable

    from orrery.clone_wars.board.state import CloneWarsGame, Side, State

FORCE_END = 3
"""The last space on either side of the track."""


def own_force(state: State, seat: int) -> int:
    """The marker as a seat sees it: -3 to +3, where +3 is the last space on its side
    (CW-FORCE-01)."""
    return state.force if seat == 0 else -state.force


def force_is_with(state: State, seat: int) -> bool:
    """The Force is with a player on one of the three spaces on their side; on the middle space,
    with nobody (CW-FORCE-02)."""
    return state.force >= 1 if seat == 0 else state.force <= -1


def cards_in_play(side: Side) -> tuple[int, ...]:
    """Units and ships, and the current base for its abilities (CW-TERM-03, CW-TERM-07)."""
    if side.base == NONE:
        return side.units + side.ships
    return (*side.units, *side.ships, side.base)


def is_in_play(side: Side, card: int) -> bool:
    """From being put into the play area until it leaves it; a base while it is current
    (CW-TERM-03)."""
    return card in side.units or card in side.ships or card == side.base


def has_in_play(side: Side, cards: frozenset[int]) -> bool:
    """Whether a player has one of these cards in play, the base included (CW-TERM-03)."""
    return bool(cards) and (
        side.base in cards or not cards.isdisjoint(side.units) or not cards.isdisjoint(side.ships)
    )


def one_of_each_kind(game: CloneWarsGame, cards: Iterable[int]) -> list[int]:
    """Equal cards in one zone are one option: the first of each kind, in order. A row card with an
    open group against it, or a card to be exiled at the end of the turn, is equal to no other."""
    state, kind = game.state, game.facts.kind
    first: dict[int, int] = {}
    if not state.groups and not state.due:
        for card in cards:
            first.setdefault(kind[card], card)
        return [*first.values()]
    apart = [target for target, _ in state.groups if target in state.row]
    apart += [card for card, _ in state.due]
    for card in cards:
        first.setdefault(NONE - card if card in apart else kind[card], card)
    return [*first.values()]


def one_of_each_ship(game: CloneWarsGame, side: Side) -> list[int]:
    """Ships of a kind with the same damage are equal."""
    kind = game.facts.kind
    first: dict[tuple[int, int], int] = {}
    for ship, damage in zip(side.ships, side.damage, strict=True):
        first.setdefault((kind[ship], damage), ship)
    return list(first.values())


def gained_attack(state: State, card: int) -> int:
    """Attack a card gained this turn (CW-KEY-16)."""
    return sum(number for one, number in state.bonus if one == card)


def attack_of(game: CloneWarsGame, seat: int, card: int, against_row: bool) -> int:
    """Current attack: printed, gained this turn, and all "while" bonuses (CW-TERM-15)."""
    value = game.facts.attack[card]
    if has_in_play(game.state.sides[seat], game.facts.attack_texts):
        value += stat_bonuses(game, seat, card, "attack", against_row)
    if game.state.bonus:
        value += gained_attack(game.state, card)
    return value


def hit_points_of(game: CloneWarsGame, seat: int, card: int) -> int:
    """Current hit points of a ship or base: printed plus bonuses (CW-BASE-11, CW-TERM-15)."""
    printed = game.facts.hit_points[card]
    if has_in_play(game.state.sides[seat], game.facts.hit_point_texts):
        return printed + stat_bonuses(game, seat, card, "hit_points", False)
    return printed


def stat_bonuses(game: CloneWarsGame, seat: int, card: int, stat: str, against_row: bool) -> int:
    """What all "while" texts of a player add to a card; copies add up (CW-KEY-01)."""
    return sum(number for _, number in stat_sources(game, seat, card, stat, against_row))


def stat_sources(
    game: CloneWarsGame, seat: int, card: int, stat: str, against_row: bool
) -> list[tuple[int, int]]:
    """How much each card's "while" text adds to a card now (CW-KEY-01, CW-TERM-15)."""
    sources: list[tuple[int, int]] = []
    standing = game.facts.standing
    for source in cards_in_play(game.state.sides[seat]):
        for clause in standing[source]:
            for effect in clause.effects:
                if type(effect) is StatBonus and effect.stat == stat:
                    to = effect.to
                    if to is None:
                        if source != card:
                            continue
                    elif not to.admits(seat, source, card):
                        continue
                    aimed = 1 if against_row else 0
                    if all_hold(clause.conditions, game, seat, source, NONE, aimed):
                        sources.append((source, effect.amount(game, seat, source)))
    return sources


def standing_effects(game: CloneWarsGame, seat: int, kind: type) -> list[object]:
    """The "while" effects of one kind that hold for a player now (CW-KEY-01)."""
    if not has_in_play(game.state.sides[seat], game.facts.standing_texts[kind]):
        return []
    return [
        effect
        for source in cards_in_play(game.state.sides[seat])
        for clause in game.facts.standing[source]
        for effect in clause.effects
        if type(effect) is kind and all_hold(clause.conditions, game, seat, source, NONE, 0)
    ]
