"""What the active player may do next: the hot path. The legality functions are the truth; this list
takes shortcuts through tables, and the law "offered if and only if legal" keeps the two in step.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.clone_wars.board.queries import gained_attack, one_of_each_kind
from orrery.clone_wars.rules.abilities import open_musts, why_not_usable
from orrery.clone_wars.rules.attack import neutral_permission, why_not_neutral
from orrery.core.decisions import Option

if TYPE_CHECKING:
    from orrery.clone_wars.board.state import CloneWarsGame, Side

END = Option("end")


def action_options(game: CloneWarsGame) -> list[Option]:
    """Play, buy, use, commit, resolve, pay off, or end the turn (CW-TURN-07)."""
    state, box = game.state, game.facts
    seat = state.active
    side = state.sides[seat]
    options = play_options(game, side.hand)
    if side.pool:
        purchase_options(game, seat, side.pool, options)
    use_options(game, seat, side, options)
    if side.units or side.ships:
        commit_options(game, seat, side, options)
        for target, _ in state.groups:
            options.append(box.resolve[target])
    if not state.musts or not open_musts(game, seat):
        options.append(END)
    return options


def play_options(game: CloneWarsGame, hand: tuple[int, ...]) -> list[Option]:
    """Equal cards are one option: the first of each kind in hand (the one the opponent is most
    likely to know)."""
    kind, play = game.facts.kind, game.facts.play
    if game.state.due:
        return [play[card] for card in reversed(one_of_each_kind(game, hand))]
    first: dict[int, Option] = {}
    for card in hand[::-1]:
        first[kind[card]] = play[card]
    return [*first.values()]


def purchase_options(game: CloneWarsGame, seat: int, pool: int, options: list[Option]) -> None:
    """The player's own and neutral cards in the row and the top pilot, if the pool is enough
    (CW-BUY-01, CW-BUY-08)."""
    state, box = game.state, game.facts
    price, kind, buy = box.price[seat], box.kind, box.buy
    affordable: list[int] = []
    for card in state.row:
        if price[card] <= pool:
            affordable.append(card)
    if len(affordable) == 1:
        options.append(buy[affordable[0]])
    elif affordable and state.groups:
        options += [buy[card] for card in one_of_each_kind(game, affordable)]
    elif affordable:
        options += {kind[card]: buy[card] for card in affordable}.values()
    if state.pilots and price[state.pilots[-1]] <= pool:
        options.append(buy[state.pilots[-1]])
    if box.may_pay_off:
        neutral = [c for c in one_of_each_kind(game, state.row) if c in box.neutral]
        options += [box.pay_off[card] for card in neutral if box.cost[card] <= pool]


def use_options(game: CloneWarsGame, seat: int, side: Side, options: list[Option]) -> None:
    """Abilities not yet used this turn of which some part would work, of cards and bases alike,
    any time in the action phase (CW-ABILITY-02, CW-ABILITY-04, CW-FAQ-02, CW-FAQ-03)."""
    actions, used, units = game.facts.actions, game.state.used, side.units
    for card in (*units, *side.ships, side.base):
        for action in actions[card]:
            if (
                not used & action.mark
                and (action.always or why_not_usable(game, seat, card, action.clause) is None)
                and (len(units) == 1 or not has_equal_before(game, units, card))
            ):
                options.append(action.option)


def commit_options(game: CloneWarsGame, seat: int, side: Side, options: list[Option]) -> None:
    """Units and ships that have not attacked, played this turn or not: against the base, units also
    against enemy units of the row (CW-ATTACK-02, CW-BOUNTY-03, CW-SHIP-05, CW-SHIP-01)."""
    state, box = game.state, game.facts
    committed, bit, against_base = state.committed, box.bit, box.commit_base
    fresh: list[int] = []
    for card in side.units:
        if not committed & bit[card]:
            fresh.append(card)
    if fresh:
        targets = row_targets(game, seat)
        for card in fresh:
            if len(fresh) == 1 or not has_equal_before(game, side.units, card):
                options.append(against_base[card])
                against = box.commit_row[card]
                for target in targets:
                    options.append(against[target])
    for card in side.ships:
        if not committed & bit[card]:
            options.append(against_base[card])


def row_targets(game: CloneWarsGame, seat: int) -> list[int]:
    """Row cards a unit may be committed against; equal ones without a group are listed once."""
    state, box = game.state, game.facts
    enemy, permitted = box.enemy_units[seat], permitted_targets(game, seat)
    targets: list[int] = []
    for card in state.row:
        if card in enemy or card in permitted:
            targets.append(card)
    if state.lost_targets:
        targets = [card for card in targets if not state.lost_targets & box.bit[card]]
    return targets if len(targets) < 2 else one_of_each_kind(game, targets)


def permitted_targets(game: CloneWarsGame, seat: int) -> list[int]:
    """Neutral cards of the row that a text of the base lets its owner attack (CW-BOUNTY-13)."""
    state, box = game.state, game.facts
    if neutral_permission(game, seat) is None:
        return []
    neutral = [card for card in state.row if card in box.neutral]
    return [card for card in neutral if why_not_neutral(game, seat, card) is None]


def has_equal_before(game: CloneWarsGame, units: tuple[int, ...], card: int) -> bool:
    """Whether an earlier unit is equal to this one: same kind, same marks, same gained attack."""
    kind = game.facts.kind
    mine = kind[card]
    for other in units:
        if other == card:
            return False
        if kind[other] == mine and are_equal(game, other, card):
            return True
    return False


def are_equal(game: CloneWarsGame, one: int, other: int) -> bool:
    """Whether two units of a kind do not differ in anything that matters."""
    state, box = game.state, game.facts
    if state.committed & box.bit[one] or state.committed & box.bit[other]:
        return marks_of(game, one) == marks_of(game, other)
    if state.bonus or state.due or (state.used and box.actions[one]):
        return marks_of(game, one) == marks_of(game, other)
    return True


def marks_of(game: CloneWarsGame, card: int) -> tuple[object, ...]:
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
