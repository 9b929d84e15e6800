"""Gain, draw, repair, pay, damage and destroy (EFFECTS.md, section 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from orrery.clone_wars.board.changes import discard_from_row, draw, gain_force, gain_resources
from orrery.clone_wars.board.queries import FORCE_END, one_of_each_kind, one_of_each_ship, own_force
from orrery.clone_wars.facts.effect import Effect
from orrery.clone_wars.facts.terms import NONE
from orrery.clone_wars.rules import prompts
from orrery.clone_wars.rules.damage import damage_base, damage_ship, destroy_ship, repair
from orrery.core.decisions import Decision, Option, Seat

if TYPE_CHECKING:
    from orrery.clone_wars.board.state import CloneWarsGame
    from orrery.clone_wars.rules.resolve import Resolve
    from orrery.core.flow import StepResult

COST_OF_DEFEATED: Final = -1
CARDS_DISCARDED: Final = -1


class Gain(Effect):
    """gain"""

    __slots__ = ("attack", "force", "resources")

    def __init__(self, attack: int, resources: int, force: int) -> None:
        self.attack, self.resources, self.force = attack, resources, force

    def step(self, game: CloneWarsGame, frame: Resolve, pick: Option | None) -> StepResult:
        """Resources to the pool, Force to the marker, attack to a card until the end of the turn
        (CW-KEY-16)."""
        if not frame.done:
            if self.attack:
                asked = self.strengthen(game, frame, pick)
                if asked is not None:
                    return asked
            frame.done = 1
            resources = frame.paid if self.resources == COST_OF_DEFEATED else self.resources
            gain_resources(game, frame.user, resources)
            gain_force(game, frame.user, self.force)
        return None

    def strengthen(
        self, game: CloneWarsGame, frame: Resolve, pick: Option | None
    ) -> Decision | None:
        """The card itself; from a base or a reward one of the user's cards in play (CW-KEY-16)."""
        side = game.state.sides[frame.user]
        card = frame.source
        if frame.reward or game.facts.is_base[card]:
            mine = side.units + side.ships
            if not mine:
                return None
            if pick is None and len(mine) > 1:
                options = [Option("strengthen", one) for one in mine]
                return Decision(Seat(frame.user), prompts.STRENGTHEN, options, frame.source)
            card = mine[0] if pick is None else pick.what
        if card in side.units or card in side.ships:
            game.state.bonus += ((card, self.attack),)
            game.emit("strengthen", frame.user, (card,), self.attack)
        return None

    def works(self, game: CloneWarsGame, user: int, source: int, card: int, place: int) -> bool:
        """Resources and attack always; Force unless the marker is at the player's end
        (CW-KEY-13)."""
        if self.attack or self.resources:
            return True
        return own_force(game.state, user) < FORCE_END

    def payable(self, game: CloneWarsGame, user: int, source: int) -> bool:
        return own_force(game.state, user) + self.force <= FORCE_END


class Draw(Effect):
    """draw"""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def step(self, game: CloneWarsGame, frame: Resolve, pick: Option | None) -> StepResult:
        """The top cards of the player's deck go to the hand (CW-KEY-18)."""
        draw(game, frame.user, self.n)
        return None

    def works(self, game: CloneWarsGame, user: int, source: int, card: int, place: int) -> bool:
        side = game.state.sides[user]
        return bool(side.deck or side.discard)

    def payable(self, game: CloneWarsGame, user: int, source: int) -> bool:
        side = game.state.sides[user]
        return len(side.deck) + len(side.discard) >= self.n


class Repair(Effect):
    """repair"""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def step(self, game: CloneWarsGame, frame: Resolve, pick: Option | None) -> StepResult:
        """That much damage off the player's own base, or all of it (CW-KEY-07)."""
        repair(game, frame.user, self.n)
        return None

    def works(self, game: CloneWarsGame, user: int, source: int, card: int, place: int) -> bool:
        return game.state.sides[user].base_damage > 0

    def payable(self, game: CloneWarsGame, user: int, source: int) -> bool:
        return game.state.sides[user].base_damage >= self.n


class Pay(Effect):
    """pay: only as a cost"""

    __slots__ = ("resources",)

    def __init__(self, resources: int) -> None:
        self.resources = resources

    def step(self, game: CloneWarsGame, frame: Resolve, pick: Option | None) -> StepResult:
        """Resources go back to the supply (CW-TERM-12)."""
        game.state.sides[frame.user].pool -= self.resources
        game.emit("pay", frame.user, (frame.source,), self.resources)
        return None

    def works(self, game: CloneWarsGame, user: int, source: int, card: int, place: int) -> bool:
        return game.state.sides[user].pool >= self.resources

    def demand(self) -> tuple[int, int]:
        return (0, self.resources)


class Damage(Effect):
    """damage"""

    __slots__ = ("n", "to_base", "to_ship")

    def __init__(self, n: int, to_base: bool, to_ship: bool) -> None:
        self.n, self.to_base, self.to_ship = n, to_base, to_ship

    def targets(self, game: CloneWarsGame, user: int) -> list[int]:
        """The enemy base and every ship the opponent controls, neutral ones too (CW-TERM-06)."""
        enemy = game.state.sides[1 - user]
        targets = [enemy.base] if self.to_base and enemy.base != NONE else []
        return targets + one_of_each_ship(game, enemy) if self.to_ship else targets

    def step(self, game: CloneWarsGame, frame: Resolve, pick: Option | None) -> StepResult:
        """The whole amount to one target the user picks; ships do not protect the base
        (CW-KEY-14)."""
        amount = frame.discarded if self.n == CARDS_DISCARDED else self.n
        targets = self.targets(game, frame.user)
        if not targets or not amount:
            return None
        if pick is None and len(targets) > 1:
            options = [Option("damage", target) for target in targets]
            return Decision(Seat(frame.user), prompts.DAMAGE, options, frame.source)
        target = targets[0] if pick is None else pick.what
        enemy = 1 - frame.user
        if target == game.state.sides[enemy].base:
            damage_base(game, enemy, amount)
        else:
            damage_ship(game, enemy, target, amount)
        return None

    def works(self, game: CloneWarsGame, user: int, source: int, card: int, place: int) -> bool:
        return self.n != CARDS_DISCARDED and bool(self.targets(game, user))


class Destroy(Effect):
    """destroy"""

    __slots__ = ("in_play", "in_row", "only_enemy")

    def __init__(self, in_play: bool, in_row: bool, only_enemy: bool) -> None:
        self.in_play, self.in_row, self.only_enemy = in_play, in_row, only_enemy

    def ships(self, game: CloneWarsGame, user: int) -> list[int]:
        """Ships the opponent has in play; ships in the row, enemy ones or any (CW-SHIP-08)."""
        state, box = game.state, game.facts
        ships = one_of_each_ship(game, state.sides[1 - user]) if self.in_play else []
        if self.in_row:
            ships += one_of_each_kind(
                game,
                [
                    card
                    for card in state.row
                    if box.is_ship[card] and (not self.only_enemy or box.faction[card] == 1 - user)
                ],
            )
        return ships

    def step(self, game: CloneWarsGame, frame: Resolve, pick: Option | None) -> StepResult:
        """One ship removed whatever its hit points; from the row to the galaxy discard pile, then
        refilled, no reward (CW-KEY-15)."""
        ships = self.ships(game, frame.user)
        if not ships:
            return None
        if pick is None and len(ships) > 1:
            options = [Option("destroy", ship) for ship in ships]
            return Decision(Seat(frame.user), prompts.DESTROY, options, frame.source)
        ship = ships[0] if pick is None else pick.what
        if ship in game.state.row:
            discard_from_row(game, frame.user, (ship,), "destroy-row")
        else:
            destroy_ship(game, 1 - frame.user, ship)
        return None

    def works(self, game: CloneWarsGame, user: int, source: int, card: int, place: int) -> bool:
        return bool(self.ships(game, user))
