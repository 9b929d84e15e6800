"""Why not, by pointing: what a player may want to do with a card, and the rule that forbids it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.clone_wars.board.queries import attack_of, is_in_play
from orrery.clone_wars.facts.terms import NONE
from orrery.clone_wars.rules import prompts
from orrery.clone_wars.rules.attack import neutral_permission
from orrery.clone_wars.rules.legality import why_not
from orrery.core.decisions import Option
from orrery.core.ruleset import Reason

if TYPE_CHECKING:
    from collections.abc import Sequence

    from orrery.clone_wars.board.state import CloneWarsGame
    from orrery.core.decisions import Ref


def reasons(game: CloneWarsGame, seat: int, things: Sequence[Ref]) -> list[Reason]:
    """The moves that a player may mean by pointing at cards, each with the rule that forbids it:
    for one card, everything that can be done with it; for several, attacks by the first on the
    last; for none, moves that name no card."""
    cards = [one.number for one in things]
    if not cards:
        meant = [Option("end"), Option("resolve")]
    elif len(cards) == 1:
        moves = [*asked_about(game, seat, cards[0]), *moves_of(game, seat, cards[0])]
        meant = list(dict.fromkeys(moves))
    else:
        meant = attacks_on(game, seat, cards[-1], cards[:-1])
    return [Reason(option, why_not(game, seat, option)) for option in meant]


def asked_about(game: CloneWarsGame, seat: int, card: int) -> list[Option]:
    """What the current question, if it does not ask for an action, offers about a card."""
    decision = game.decision
    if decision is None or decision.seat != seat or decision.prompt is prompts.ACTION:
        return []
    return [option for option in decision.options if option.what == card]


def moves_of(game: CloneWarsGame, seat: int, card: int) -> list[Option]:
    """What players do with a card where it is; a card out of reach is one they would buy."""
    state = game.state
    own, enemy = state.sides[seat], state.sides[1 - seat]
    if card in own.hand:
        return [Option("play", card)]
    if is_in_play(own, card):
        return moves_in_play(game, seat, card)
    if is_in_play(enemy, card):
        return [*attacks_on(game, seat, card), *resolving(game, seat, card)]
    if card not in state.row and card not in state.pilots[-1:]:
        return [Option("buy", card)]
    return moves_in_row(game, seat, card)


def moves_in_row(game: CloneWarsGame, seat: int, card: int) -> list[Option]:
    """Buy a row card; attack it first of all if it is the enemy's. Nobody means to attack their own
    card, or a neutral one unless a text allows it."""
    box = game.facts
    is_neutral = card in box.neutral
    moves = [Option("buy", card)]
    if box.faction[card] == 1 - seat:
        moves = [*attacks_on(game, seat, card), *resolving(game, seat, card), *moves]
    elif is_neutral and neutral_permission(game, seat) is not None:
        moves += [*attacks_on(game, seat, card), *resolving(game, seat, card)]
    if box.settings["pay_off"] == "yes" and is_neutral:
        moves.append(Option("pay-off", card))
    return moves


def moves_in_play(game: CloneWarsGame, seat: int, card: int) -> list[Option]:
    """Attack with one of the player's cards that has attack, and use each of its abilities; for a
    card with neither, say that there is none."""
    box = game.facts
    is_armed = not box.is_base[card] and attack_of(game, seat, card, against_row=False) > 0
    attack = [Option("commit", card)] if is_armed else []
    uses = [Option("use", card, index) for index in range(len(box.abilities[card]))]
    return [*attack, *uses] or [Option("use", card, 0)]


def attacks_on(
    game: CloneWarsGame, seat: int, target: int, attackers: Sequence[int] = ()
) -> list[Option]:
    """An attack by each of these cards, or by all the player's cards in play; by no card if there
    is none."""
    own = game.state.sides[seat]
    to = aim(game, seat, target)
    return [Option("commit", one, to) for one in attackers or own.units + own.ships or (NONE,)]


def resolving(game: CloneWarsGame, seat: int, target: int) -> list[Option]:
    """The attack on a card that has cards committed to it."""
    to = aim(game, seat, target)
    return [Option("resolve", to) for one, _ in game.state.groups if one == to]


def aim(game: CloneWarsGame, seat: int, target: int) -> int:
    """A target as options refer to it: the enemy base needs no name."""
    return NONE if target == game.state.sides[1 - seat].base else target
