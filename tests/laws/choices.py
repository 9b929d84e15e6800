"""What may be chosen inside a text, found anew from the rules: the other half of "offered if and
only if legal". Nothing here looks at the options that were offered."""

from __future__ import annotations

from orrery.clone_wars.board.queries import hit_points_of
from orrery.clone_wars.board.state import CloneWarsGame
from orrery.clone_wars.facts.terms import (
    DISCARD,
    EXILE_PILE,
    GALAXY_DISCARD,
    GALAXY_ROW,
    HAND,
    NONE,
)
from orrery.clone_wars.rules.attack import AttackBase
from orrery.clone_wars.rules.effects.cards import Discard, Exile, Take
from orrery.clone_wars.rules.effects.gains import Damage, Destroy
from orrery.clone_wars.rules.effects.galaxy import DiscardRow
from orrery.clone_wars.rules.effects.market import PurchaseCard
from orrery.clone_wars.rules.resolve import Resolve
from orrery.clone_wars.rules.turn import Turn
from orrery.core.decisions import DONE, Option
from tests.laws.kernel import decision_of


def legal_choices(game: CloneWarsGame) -> list[Option] | None:
    """Every legal answer to the present question, copies apart; None: not a question known here."""
    top = game.stack[-1]
    if isinstance(top, Turn):
        return [Option("base", base) for base in game.state.sides[top.seat].bases]
    if isinstance(top, AttackBase):
        return legal_shares(game, top)
    if not isinstance(top, Resolve) or decision_of(game).prompt.key == "destination":
        return None
    effect = game.facts.effects[top.effects][top.at - 1]
    if isinstance(effect, Exile):
        return legal_exiles(game, top, effect)
    if isinstance(effect, Discard):
        hand = game.state.sides[1 - top.user if effect.opponent else top.user].hand
        return [Option("discard", card) for card in hand]
    if isinstance(effect, DiscardRow):
        return [
            Option("discard-row", card)
            for card in game.state.row
            if card != NONE and card not in top.picked and fits(game, top, effect, card)
        ]
    if isinstance(effect, Take):
        side = game.state.sides[top.user]
        pile = side.exile if effect.from_exile else side.discard
        return [
            Option("take", card)
            for card in pile
            if game.facts.faction[card] in (top.user, NONE) and fits(game, top, effect, card)
        ]
    if isinstance(effect, PurchaseCard):
        return legal_purchases(game, top, effect)
    if isinstance(effect, Damage | Destroy):
        return legal_targets(game, top, effect)
    return None


def fits(game: CloneWarsGame, frame: Resolve, effect: object, card: int) -> bool:
    """Whether a text's filter admits a card, by the printed record."""
    wanted = getattr(effect, "filter", None)
    if wanted is None:
        return True
    return card in wanted.fits[frame.user] and not (wanted.other and card == frame.source)


def legal_exiles(game: CloneWarsGame, frame: Resolve, effect: Exile) -> list[Option]:
    side = game.state.sides[frame.user]
    zones = []
    if effect.from_hand:
        zones.append((HAND, side.hand))
    if effect.from_discard:
        zones.append((DISCARD, side.discard))
    if effect.from_row:
        zones.append((GALAXY_ROW, game.state.row))
    options = [
        Option("exile", card, zone)
        for zone, cards in zones
        for card in cards
        if card != NONE and card not in frame.picked and fits(game, frame, effect, card)
    ]
    return [*options, DONE] if effect.up_to or not options else options


def legal_purchases(game: CloneWarsGame, frame: Resolve, effect: PurchaseCard) -> list[Option]:
    state, box, side = game.state, game.facts, game.state.sides[frame.user]
    market = {
        GALAXY_ROW: state.row,
        GALAXY_DISCARD: state.galaxy_discard,
        DISCARD: side.discard,
        EXILE_PILE: side.exile,
    }[effect.source]
    return [
        Option("purchase", card)
        for card in market
        if card != NONE
        and box.faction[card] in (frame.user, NONE)
        and (effect.free or box.cost[card] <= side.pool)
        and fits(game, frame, effect, card)
    ]


def legal_targets(game: CloneWarsGame, frame: Resolve, effect: Damage | Destroy) -> list[Option]:
    enemy, box = game.state.sides[1 - frame.user], game.facts
    if isinstance(effect, Damage):
        targets = [enemy.base] if effect.to_base and enemy.base != NONE else []
        targets += enemy.ships if effect.to_ship else ()
        return [Option("damage", target) for target in targets]
    ships = [*enemy.ships] if effect.in_play else []
    if effect.in_row:
        ships += [
            card
            for card in game.state.row
            if card != NONE
            and box.is_ship[card]
            and (not effect.only_enemy or box.faction[card] == 1 - frame.user)
        ]
    return [Option("destroy", ship) for ship in ships]


def legal_shares(game: CloneWarsGame, attack: AttackBase) -> list[Option] | None:
    """Brute force: a share is legal if some division of the rest finds a place for all damage."""
    if game.facts.hit_points_shift:
        return None
    enemy = game.state.sides[1 - attack.seat]
    rooms = [
        (ship, hit_points_of(game, 1 - attack.seat, ship) - damage)
        for ship, damage in zip(enemy.ships, enemy.damage, strict=True)
        if ship not in attack.served
    ]
    (ship, room), others = rooms[0], sum(space for _, space in rooms[1:])
    return [
        Option("assign", ship, share)
        for share in range(room + 1)
        if share <= attack.left and (attack.left - share <= others or share == room)
    ]
