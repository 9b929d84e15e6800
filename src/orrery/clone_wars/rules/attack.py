"""Committing cards and resolving attacks (rulebook: Commit to an attack; Resolve an attack)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.clone_wars.board.changes import discard_from_row
from orrery.clone_wars.board.queries import attack_of, hit_points_of, standing_effects
from orrery.clone_wars.board.state import Happening, Step
from orrery.clone_wars.facts.standing import AllowRowAttack
from orrery.clone_wars.facts.terms import NONE, ON_DEFEAT_ROW
from orrery.clone_wars.rules import prompts
from orrery.clone_wars.rules.abilities import run_triggers, why_not_usable_reward
from orrery.clone_wars.rules.damage import damage_base, damage_ship
from orrery.clone_wars.rules.resolve import Resolve
from orrery.core.decisions import DONE, Decision, Option, Ref, Seat, Subject
from orrery.core.flow import OVER, StepResult

if TYPE_CHECKING:
    from orrery.clone_wars.board.state import CloneWarsGame


def why_not_commit(game: CloneWarsGame, seat: int, card: int, target: int) -> str | None:
    """Why a card cannot be committed against the base (NONE) or a card of the row."""
    state, box = game.state, game.facts
    side = state.sides[seat]
    if card not in side.units and card not in side.ships:
        return "CW-ATTACK-02"
    if state.committed & box.bit[card]:
        in_group = any(cards & box.bit[card] for _, cards in state.groups)
        return "CW-ATTACK-07" if in_group else "CW-ATTACK-04"
    if target == NONE:
        return None
    if target not in state.row:
        enemy = state.sides[1 - seat]
        return "CW-ATTACK-01" if target in enemy.ships + enemy.units else "CW-BOUNTY-02"
    if box.is_ship[card]:
        return "CW-BOUNTY-03"
    if state.lost_targets & box.bit[target]:
        return "CW-BOUNTY-10"
    if target in box.enemy_units[seat]:
        return None
    return why_not_neutral(game, seat, target)


def why_not_neutral(game: CloneWarsGame, seat: int, target: int) -> str | None:
    """Neutral cards are not targets, unless a text allows a number of attacks on them in a turn
    (CW-OPT-04, CW-BOUNTY-13)."""
    if target not in game.facts.neutral:
        return "CW-BOUNTY-02"
    allowed = neutral_permission(game, seat)
    if allowed is None:
        return "CW-OPT-04"
    if not allowed.filter.admits(seat, NONE, target):
        return "CW-OPT-04"
    groups = [one for one, _ in game.state.groups]
    if target in groups:
        return None
    used = game.state.neutral_attacks + sum(1 for one in groups if one in game.facts.neutral)
    return None if used < allowed.times else "CW-BOUNTY-13"


def neutral_permission(game: CloneWarsGame, seat: int) -> AllowRowAttack | None:
    """A text of the base that lets its owner attack neutral units, against the general rule
    (CW-BOUNTY-13, CW-TERM-14)."""
    if game.state.sides[seat].base not in game.facts.standing_texts[AllowRowAttack]:
        return None
    for effect in standing_effects(game, seat, AllowRowAttack):
        if isinstance(effect, AllowRowAttack):
            return effect
    return None


def commit(game: CloneWarsGame, seat: int, card: int, target: int) -> None:
    """A card joins the open group of its target, once a turn and for good; resolving is another
    action (CW-ATTACK-03, CW-ATTACK-04, CW-ATTACK-07)."""
    state = game.state
    bit = game.facts.bit[card]
    state.committed |= bit
    for at, (one, cards) in enumerate(state.groups):
        if one == target:
            state.groups = (
                *state.groups[:at],
                (target, cards | bit),
                *state.groups[at + 1 :],
            )
            break
    else:
        state.groups += ((target, bit),)
    if game.events is not None:
        game.emit("commit", seat, (card, target) if target != NONE else (card,))


def why_not_resolve(game: CloneWarsGame, target: int) -> str | None:
    """There is at most one open group against the base and one against each row card; only such a
    group can be resolved, with all its cards (CW-ATTACK-06)."""
    return None if any(one == target for one, _ in game.state.groups) else "CW-ATTACK-06"


def close_group(game: CloneWarsGame, target: int) -> int:
    """All cards of a group, and no others; from now on they have attacked (CW-ATTACK-05,
    CW-ATTACK-06, CW-ATTACK-18)."""
    state = game.state
    cards = next(cards for one, cards in state.groups if one == target)
    state.groups = tuple([group for group in state.groups if group[0] != target])
    return cards


def members(game: CloneWarsGame, seat: int, cards: int) -> list[int]:
    """The cards of a group that are in play (CW-ATTACK-08)."""
    side, bit = game.state.sides[seat], game.facts.bit
    return [card for card in side.units + side.ships if cards & bit[card]]


def attack_total(game: CloneWarsGame, seat: int, cards: int, against_row: bool) -> int:
    """The sum of the current attack of all cards of the group that are in play (CW-ATTACK-08)."""
    return sum(attack_of(game, seat, card, against_row) for card in members(game, seat, cards))


class AttackBase(Step):
    """An attack on the opponent's base and the ships that protect it."""

    seat: int
    cards: int = 0  # the group
    left: int = 0  # damage still to be assigned
    served: tuple[int, ...] = ()  # ships that have had their share

    def step(self, game: CloneWarsGame, pick: Option | None) -> StepResult:
        match self.at:
            case 1:
                return self.sum_attack(game)
            case 2:
                return self.divide_among_ships(game, pick)
            case 3:
                return self.damage_to_base(game)
            case 4:
                return self.triggers(game)
            case _:
                return OVER

    def sum_attack(self, game: CloneWarsGame) -> StepResult:
        """1. The total is the damage to assign, all of it; a second attack is counted separately
        (CW-ATTACK-09, CW-ATTACK-05)."""
        self.cards = close_group(game, NONE)
        attackers = tuple(members(game, self.seat, self.cards))
        self.left = attack_total(game, self.seat, self.cards, against_row=False)
        game.emit("attack-base", self.seat, attackers, self.left)
        return None

    def divide_among_ships(self, game: CloneWarsGame, pick: Option | None) -> StepResult:
        """2. Ships protect the base: the attacker divides the damage among them freely, none
        withheld, none above what destroys one (CW-ATTACK-10, CW-ATTACK-11, CW-ATTACK-12,
        CW-SHIP-06)."""
        if pick is not None:
            self.put_damage(game, pick.what, pick.to)
        enemy = game.state.sides[1 - self.seat]
        while self.left and enemy.ships and game.state.winner == NONE:
            options = self.shares(game)
            if not options:
                return None
            if len(options) > 1:
                return Decision(Seat(self.seat), prompts.DIVIDE, options, options[0].what)
            self.put_damage(game, options[0].what, options[0].to)
        return None

    def shares(self, game: CloneWarsGame) -> list[Option]:
        """What the next ship may get, so that all damage finds a place: ships in their order, or in
        any order where destroying one may change another (CW-ATTACK-11, CW-ATTACK-12)."""
        enemy = game.state.sides[1 - self.seat]
        spaces = {
            ship: hit_points_of(game, 1 - self.seat, ship) - damage
            for ship, damage in zip(enemy.ships, enemy.damage, strict=True)
        }
        room = {ship: space for ship, space in spaces.items() if ship not in self.served}
        if not room and any(spaces.values()):  # a text ended and made room on an earlier ship
            self.served, room = (), spaces
        whole = sum(room.values())
        ships = list(room) if game.facts.hit_points_shift else list(room)[:1]
        return [
            Option("assign", ship, number)
            for ship in ships
            for number in range(
                max(0, self.left - (whole - room[ship])), min(room[ship], self.left) + 1
            )
        ] or [Option("assign", ship, room[ship]) for ship in ships]

    def subject(self, game: CloneWarsGame) -> Subject:
        """Who attacks with which cards, the damage left, and the ships that can still take some."""
        bit, ships = game.facts.bit, game.state.sides[1 - self.seat].ships
        return {
            "seat": Ref("seat", self.seat),
            "attackers": Ref("cards", self.cards),
            "left": Ref("damage", self.left),
            "ships": Ref("cards", sum([bit[one] for one in ships if one not in self.served])),
        }

    def put_damage(self, game: CloneWarsGame, ship: int, number: int) -> None:
        """One ship's share; a destroyed ship is gone at once with its "while" texts
        (CW-ATTACK-13)."""
        self.left -= number
        self.served += (ship,)
        if number:
            damage_ship(game, 1 - self.seat, ship, number)

    def damage_to_base(self, game: CloneWarsGame) -> StepResult:
        """3. With no ship left, the rest goes on the base; any excess, or all of it if there is no
        base, is lost (CW-ATTACK-14, CW-ATTACK-15, CW-ATTACK-17, CW-FAQ-09)."""
        left, self.left = self.left, 0
        if left:
            damage_base(game, 1 - self.seat, left)
        return None

    def triggers(self, game: CloneWarsGame) -> StepResult:
        """4. Only when all damage is assigned, texts about what was destroyed (CW-ATTACK-19)."""
        return run_triggers(game) if game.state.pending else None


class AttackRow(Step):
    """A bounty hunt or an act of sabotage."""

    seat: int
    target: int
    cards: int = 0  # the group
    permission: int = NONE  # the list of effects that is the reward for a neutral unit, or NONE

    def step(self, game: CloneWarsGame, pick: Option | None) -> StepResult:
        """One mechanism, two names (CW-BOUNTY-01)."""
        match self.at:
            case 1:
                return self.compare(game)
            case 2:
                return self.discard_and_refill(game)
            case 3:
                return self.reward(game, pick)
            case 4:
                return run_triggers(game) if game.state.pending else None
            case 5:
                return self.defeat_triggers(game)
            case _:
                return OVER

    def compare(self, game: CloneWarsGame) -> StepResult:
        """1. Success if the target is still there and the total reaches its value; otherwise
        nothing happens (CW-BOUNTY-04, CW-BOUNTY-08, CW-BOUNTY-10)."""
        state, box = game.state, game.facts
        self.cards = close_group(game, self.target)
        attackers = tuple(members(game, self.seat, self.cards))
        total = attack_total(game, self.seat, self.cards, against_row=True)
        value = box.target[self.target]
        if self.target in box.neutral:
            value = self.neutral_value(game)
        game.emit("attack-row", self.seat, (self.target, *attackers), total)
        gone = self.target not in state.row or state.lost_targets & box.bit[self.target]
        state.lost_targets &= ~box.bit[self.target]
        if gone or total < value:
            game.emit("attack-failed", self.seat, (self.target,), value)
            return OVER
        return None

    def neutral_value(self, game: CloneWarsGame) -> int:
        """A neutral unit's cost is its target value; each attack counts against the limit
        (CW-BOUNTY-13)."""
        game.state.neutral_attacks += 1
        allowed = neutral_permission(game, self.seat)
        if allowed is None:  # the base with the text is gone
            return 1 + attack_total(game, self.seat, self.cards, against_row=True)
        self.permission = allowed.reward
        return game.facts.cost[self.target]

    def discard_and_refill(self, game: CloneWarsGame) -> StepResult:
        """2. The target goes to the galaxy discard pile and its slot is refilled; attack above its
        value is lost (CW-BOUNTY-05, CW-BOUNTY-09, CW-BOUNTY-11)."""
        discard_from_row(game, self.seat, (self.target,), "defeat")
        return None

    def reward(self, game: CloneWarsGame, pick: Option | None) -> StepResult:
        """3. The attacker takes the whole reward or declines it, now
        (CW-BOUNTY-06, CW-BOUNTY-07, CW-FAQ-07); one that would do nothing is only reported."""
        if self.done:
            return None
        effects = self.permission
        if effects == NONE:
            effects = game.facts.reward[self.target]
        if effects == NONE:
            return None
        if why_not_usable_reward(game, self.seat, self.target, effects):
            game.emit("no-reward", self.seat, (self.target,))
            return None
        if pick is None:
            options = [Option("reward", self.target), DONE]
            return Decision(Seat(self.seat), prompts.REWARD, options, self.target)
        if pick == DONE:
            game.emit("decline", self.seat, (self.target,))
            return None
        self.done = 1
        game.emit("reward", self.seat, (self.target,))
        frame = Resolve(self.seat, self.target, effects)
        frame.reward, frame.paid = True, game.facts.cost[self.target]
        return game.run(frame)

    def defeat_triggers(self, game: CloneWarsGame) -> StepResult:
        """5. After the reward, "when" texts of every unit that took part and is still in play
        (CW-KEY-03, CW-BOUNTY-12)."""
        if self.done:
            return None
        self.done = 1
        watchers = game.facts.clauses_by_trigger[ON_DEFEAT_ROW]
        if not any(card in watchers for card in members(game, self.seat, self.cards)):
            return None
        game.state.pending += (Happening(ON_DEFEAT_ROW, self.seat, self.target, self.cards, NONE),)
        return run_triggers(game)
