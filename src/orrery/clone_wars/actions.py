"""What the active player may do next: the hot path. The legality functions are the truth; this
list takes short cuts through tables, and the law "offered, if and only if legal" keeps both equal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.clone_wars.abilities import open_musts, why_not_usable
from orrery.clone_wars.attack import neutral_permission, why_not_neutral
from orrery.clone_wars.queries import gained_attack, one_of_each_kind
from orrery.core.decisions import Option

if TYPE_CHECKING:
    from orrery.clone_wars.state import Side, Table

END = Option("end")


def action_options(game: Table) -> list[Option]:
    """Play, buy, use, commit, resolve, pay off, or end the turn (CW-TURN-07)."""
    state, box = game.state, game.facts
    seat = state.active
    side = state.sides[seat]
    kind = box.kind
    # Equal cards are one option: of a kind, the first of the hand (the opponent knows it best).
    play = box.play
    hand = side.hand if not state.due else tuple(one_of_each_kind(game, side.hand))
    key = kind if not state.due else range(box.size)
    options = list({key[card]: play[card] for card in reversed(hand)}.values())
    if side.pool:
        purchase_options(game, seat, side.pool, options)
    actions, used = box.actions, state.used
    for card in (*side.units, *side.ships, side.base):
        for action in actions[card]:
            if not used & action.mark and (
                action.always or why_not_usable(game, seat, card, action.clause) is None
            ):
                use_option(game, card, action.option, options)
    if side.units or side.ships:
        commit_options(game, seat, side, options)
        for target, _ in state.groups:
            options.append(box.resolve[target])
    if not state.musts or not open_musts(game, seat):
        options.append(END)
    return options


def purchase_options(game: Table, seat: int, pool: int, options: list[Option]) -> None:
    """Own and neutral cards of the row and the top pilot, as far as the pool reaches
    (CW-BUY-01, CW-BUY-08)."""
    state, box = game.state, game.facts
    price, kind, buy = box.price[seat], box.kind, box.buy
    row = state.row if not state.groups else one_of_each_kind(game, state.row)
    key = kind if not state.groups else range(box.size)
    options += {key[card]: buy[card] for card in row if price[card] <= pool}.values()
    if state.pilots and price[state.pilots[-1]] <= pool:
        options.append(buy[state.pilots[-1]])
    if box.may_pay_off:
        neutral = [c for c in one_of_each_kind(game, state.row) if c in box.neutral]
        options += [box.pay_off[card] for card in neutral if box.cost[card] <= pool]


def use_option(game: Table, card: int, option: Option, options: list[Option]) -> None:
    """An ability not yet used this turn of which some part would work, of cards and bases alike,
    any time in the action phase (CW-ABILITY-02, CW-ABILITY-04, CW-FAQ-02, CW-FAQ-03)."""
    units = game.state.sides[game.state.active].units
    if len(units) == 1 or card not in units or not has_equal_before(game, units, card):
        options.append(option)


def commit_options(game: Table, seat: int, side: Side, options: list[Option]) -> None:
    """Units and ships that have not attacked, played this turn or not: against the base, units also
    against enemy units of the row (CW-ATTACK-02, CW-BOUNTY-03, CW-SHIP-05, CW-SHIP-01)."""
    state, box = game.state, game.facts
    committed, bit, kind, against_base = state.committed, box.bit, box.kind, box.commit_base
    targets: list[int] | None = None
    seen: set[int] = set()
    for card in side.units:
        if committed & bit[card]:
            continue
        if kind[card] in seen and has_equal_before(game, side.units, card):
            continue
        seen.add(kind[card])
        options.append(against_base[card])
        if targets is None:
            targets = row_targets(game, seat)
        if targets:
            against = box.commit_row[card]
            for target in targets:
                options.append(against[target])
    for card in side.ships:
        if not committed & bit[card]:
            options.append(against_base[card])


def row_targets(game: Table, seat: int) -> list[int]:
    """Row cards a unit may be committed against, equal ones without a group once."""
    state, box = game.state, game.facts
    enemy, kind = box.enemy_units[seat], box.kind
    grouped = [target for target, _ in state.groups]
    permitted: list[int] = []
    if box.standing[state.sides[seat].base] and neutral_permission(game, seat) is not None:
        neutral = [card for card in state.row if card in box.neutral]
        permitted = [card for card in neutral if why_not_neutral(game, seat, card) is None]
    targets: dict[int, int] = {}
    for card in state.row:
        if (card in enemy or card in permitted) and not state.lost_targets & box.bit[card]:
            # A card with an open group is no other card's equal.
            targets.setdefault(-1 - card if card in grouped else kind[card], card)
    return list(targets.values())


def has_equal_before(game: Table, units: tuple[int, ...], card: int) -> bool:
    """Whether an earlier unit is this one's equal: same kind, same marks, same gained attack."""
    kind = game.facts.kind
    for other in units:
        if other == card:
            return False
        if kind[other] == kind[card] and are_equal(game, other, card):
            return True
    return False


def are_equal(game: Table, one: int, other: int) -> bool:
    """Whether two units of a kind differ in nothing that matters."""
    state, box = game.state, game.facts
    if state.committed & box.bit[one] or state.committed & box.bit[other]:
        return marks_of(game, one) == marks_of(game, other)
    if state.bonus or state.due or (state.used and box.actions[one]):
        return marks_of(game, one) == marks_of(game, other)
    return True


def marks_of(game: Table, card: int) -> tuple[object, ...]:
    """Everything in which equal units in play can differ."""
    state, box = game.state, game.facts
    bit = box.bit[card]
    return (
        [bool(state.used & action.mark) for action in box.actions[card]],
        [target for target, cards in state.groups if cards & bit],
        bool(state.committed & bit),
        gained_attack(state, card),
        any(one == card for one, _ in state.due),
    )
