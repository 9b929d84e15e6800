"""A battle: the nine steps, and the end of the battle."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from orrery.core.decisions import DONE, Option, Prompt, Ref, Subject
from orrery.core.flow import OVER, StepResult
from orrery.starcraft.board.decks import discard_hand, draw_combat
from orrery.starcraft.board.driven import is_driven
from orrery.starcraft.board.sheet import has_ability
from orrery.starcraft.board.state import Battle, Step
from orrery.starcraft.facts.terms import ATTACKER, DEFENDER, NONE
from orrery.starcraft.rules.asking import ask
from orrery.starcraft.rules.battle.combatants import (
    battle_of,
    discard_placed,
    is_broken_off,
    turn_cards_up,
    units_in_battle,
)
from orrery.starcraft.rules.battle.exchange import ExchangeUnits, may_exchange
from orrery.starcraft.rules.battle.pairing import AssignSupport, SetUpSkirmishes
from orrery.starcraft.rules.battle.placing import PlaceCards
from orrery.starcraft.rules.battle.recharge import Recharge, has_medic, own_cards
from orrery.starcraft.rules.battle.retreat import Retreats
from orrery.starcraft.rules.battle.skirmish import ResolveSkirmish
from orrery.starcraft.rules.battle.splash import SplashDamage
from orrery.starcraft.rules.battle.start_of_battle import StartOfBattle
from orrery.starcraft.rules.last_strike import last_strike

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame

NEXT_SKIRMISH = Prompt("next-skirmish", "SC-BATTLE-19", is_open=True)
EXTRA_DRAW = Prompt("extra-draw", "SC-BATTLE-07")

BASIC_DRAW = (3, 1)
SPECIAL_DRAW = 2
SHIELDS = 2
AGGRESSIVE_DRAW = 1
DEFENSIVE_DRAW = 2
HEALING = 1

RETREATS = 9
"""The step that comes next when a side has no units to fight with."""


class FightBattle(Step):
    """A battle in the area into which the active player's units have moved."""

    special: int

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """The nine steps in order, then the end of the battle (SC-BATTLE-02)."""
        if game.state.battle is not None:
            game.state.battle.step = self.at
        match self.at:
            case 1:
                return self.place_order_token(game)
            case 2:
                return self.start_of_battle(game)
            case 3:
                return self.draw_combat_cards(game)
            case 4:
                return self.set_up_skirmishes(game)
            case 5:
                return self.assign_support(game)
            case 6:
                return self.place_combat_cards(game)
            case 7:
                return self.resolve_skirmishes(game, pick)
            case 8:
                return self.run_once(game, SplashDamage()) or self.strike(game)
            case 9:
                return self.run_once(game, Retreats()) or self.strike(game)
            case 10:
                return self.end_of_battle(game)
        return OVER

    def run_once(self, game: StarCraftGame, child: Step) -> StepResult:
        if self.done:
            return None
        self.done = 1
        return game.run(child)

    def strike(self, game: StarCraftGame) -> StepResult:
        """The Gantrithor strikes after the splash, or if it fell later or without a battle, when
        all units have left (BW-LEADCARD-32)."""
        strike = last_strike(game)
        return None if strike is None else game.run(strike)

    def place_order_token(self, game: StarCraftGame) -> StepResult:
        """1. The token marks the contested area; the active player is the attacker, the owner of
        the units there the defender (SC-BATTLE-01, SC-BATTLE-03, SC-TERM-16)."""
        state = game.state
        area = state.invaded
        state.battle = Battle(area, state.active, state.owners[area], self.special)
        units = (len(state.invaders), *state.invaders, *state.armies[area])
        things = (area, state.owners[area])
        game.emit("battle", state.active, things, number=self.special, public=units)
        return None

    def start_of_battle(self, game: StarCraftGame) -> StepResult:
        """2. First the attacker, then the defender may use one ability; if the attacker cancels the
        battle, the defender gets no chance to (SC-BATTLE-04, SC-BATTLE-05)."""
        state = game.state
        if state.invaded == NONE:  # the Retreat card: the battle does not take place
            if strike := self.strike(game):
                return strike
            self.tell_end(game, called_off=1)
            state.battle = None
            return OVER
        if self.done > DEFENDER:
            return None
        self.done += 1
        return game.run(StartOfBattle(self.done - 1))

    def draw_combat_cards(self, game: StarCraftGame) -> StepResult:
        """3. Both sides draw. If a side has no unit left, the skirmishes are skipped
        (SC-BATTLE-06, SC-BATTLE-08)."""
        if self.done <= DEFENDER:
            self.done += 1
            return game.run(DrawCombatCards(self.done - 1))
        if all(units_in_battle(game.state, role) for role in (ATTACKER, DEFENDER)):
            return None
        return RETREATS

    def set_up_skirmishes(self, game: StarCraftGame) -> StepResult:
        """4. The attacker pairs front-line units (SC-BATTLE-09)."""
        return self.run_once(game, SetUpSkirmishes())

    def assign_support(self, game: StarCraftGame) -> StepResult:
        """5. All other units support a skirmish; the attacker assigns first. Then the defender may
        exchange two units (SC-BATTLE-12, SC-ASSIST-02, BW-MODULE-02)."""
        self.done += 1
        if self.done <= DEFENDER + 1:
            return game.run(AssignSupport(self.done - 1))
        if self.done == DEFENDER + 2 and may_exchange(game):
            return game.run(ExchangeUnits())
        return None

    def place_combat_cards(self, game: StarCraftGame) -> StepResult:
        """6. One side places at every skirmish, then the other: the attacker first, unless only the
        defender must place first and face up (SC-BATTLE-13, SC-BATTLE-18)."""
        battle = battle_of(game.state)
        count = len(battle.skirmishes)
        if self.done >= 2 * count:
            return None
        turn, number = divmod(self.done, count)
        first = DEFENDER if battle.face_up == (0, 1) else ATTACKER
        self.done += 1
        return game.run(PlaceCards(first if turn == 0 else 1 - first, number))

    def resolve_skirmishes(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """7. One skirmish at a time; the attacker chooses the next one after each. Nobody can leave
        in between, but when one side is out, no more are fought
        (SC-BATTLE-19, SC-BATTLE-21, BW-MODE-08)."""
        battle = battle_of(game.state)
        left = [at for at, skirmish in enumerate(battle.skirmishes) if not skirmish.over]
        if not left:
            return None
        if game.facts.lives_by_bases and is_broken_off(game.state):
            return game.run(BreakOff(left[0]))
        if pick is None and len(left) > 1:
            options = [Option("skirmish", at) for at in left]
            return ask(game, battle.seats[ATTACKER], NEXT_SKIRMISH, options)
        return game.run(ResolveSkirmish(left[0] if pick is None else pick.what))

    def end_of_battle(self, game: StarCraftGame) -> StepResult:
        """After the retreats come the abilities at the end of a battle: a Zerg player who took part
        draws a card, win or lose; a faction that nobody plays loses its hand instead
        (SC-BATTLE-22, SC-FACT-04, BW-SCEN-44)."""
        state, box = game.state, game.facts
        seats = battle_of(state).seats
        self.tell_end(game)
        state.battle = None
        for seat in seats:
            player = state.players[seat]
            if is_driven(box, player):
                discard_hand(game, seat)
            elif has_ability(box, player, "healing") and not player.out:
                draw_combat(game, seat, HEALING)
        return OVER

    def tell_end(self, game: StarCraftGame, called_off: int = 0) -> None:
        """Who has the area now."""
        battle = battle_of(game.state)
        holder = game.state.owners[battle.area]
        game.emit("battle-over", battle.seats[ATTACKER], (), called_off, public=(holder,))


class BreakOff(Step):
    """The battle ends for lack of opponents: the cards at a skirmish that was not resolved are
    turned up and discarded (BW-MODE-08, SC-BATTLE-20)."""

    number: int  # of the skirmish

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        match self.at:
            case 1:
                return self.turn_up(game)
            case 2:
                return self.recharge(game)
            case 3:
                return self.discard(game)
        return OVER

    def turn_up(self, game: StarCraftGame) -> StepResult:
        battle = battle_of(game.state)
        skirmish = battle.skirmishes[self.number]
        for role in (ATTACKER, DEFENDER):
            turn_cards_up(game, role, skirmish)
            game.emit("reveal-cards", battle.seats[role], skirmish.cards[role], self.number)
        return None

    def recharge(self, game: StarCraftGame) -> StepResult:
        """Cards that nobody used are discarded like others, so that Restoration may return one
        (BW-KEY-14, BW-CARD-05)."""
        skirmish = battle_of(game.state).skirmishes[self.number]
        while self.done <= DEFENDER:
            role, self.done = self.done, self.done + 1
            cards = own_cards(game, role, skirmish.cards[role])
            if cards and has_medic(game, skirmish, role):
                return game.run(Recharge(role, self.number, cards))
        return None

    def discard(self, game: StarCraftGame) -> StepResult:
        skirmish = battle_of(game.state).skirmishes[self.number]
        for role in (ATTACKER, DEFENDER):
            for card in skirmish.cards[role]:
                discard_placed(game, role, skirmish, card)
        skirmish.over = 1
        return OVER


class DrawCombatCards(Step):
    """One side's draw in battle step 3, with the bonuses it may take."""

    role: int

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """A player eliminated by their own Consume draws nothing more (SC-WIN-16)."""
        seat = battle_of(game.state).seats[self.role]
        if game.state.players[seat].out:
            return OVER
        must, special, strategy = self.draws(game)
        match self.at:
            case 1:
                draw_combat(game, seat, must)
                return None
            case 2:
                return self.bonus(game, pick, special)
            case 3:
                return self.bonus(game, pick, strategy)
        return OVER

    def draws(self, game: StarCraftGame) -> Draws:
        battle = battle_of(game.state)
        return draws(game, battle.seats[self.role], self.role, battle.special)

    def bonus(self, game: StarCraftGame, pick: Option | None, number: int) -> StepResult:
        """A bonus is drawn completely or not at all (SC-BATTLE-07, SC-MOVE-15)."""
        if not number or pick == DONE:
            return None
        seat = battle_of(game.state).seats[self.role]
        if pick is None:
            return ask(game, seat, EXTRA_DRAW, [Option("draw", number), DONE])
        draw_combat(game, seat, number)
        return None

    def subject(self, game: StarCraftGame) -> Subject:
        """How many cards may be drawn."""
        _, special, strategy = self.draws(game)
        return {"n": Ref("number", special if self.at == 2 else strategy)}


class Draws(NamedTuple):
    """The Combat cards that a side draws: those it must, and two bonuses that it may draw or not,
    each completely (SC-BATTLE-06, SC-BATTLE-07)."""

    must: int
    special: int
    strategy: int


def draws(game: StarCraftGame, seat: int, role: int, special: int) -> Draws:
    """What a side draws in step 3; after a special Mobilize order the attacker may draw two more
    (SC-MOVE-15, BW-SCEN-44)."""
    if is_driven(game.facts, game.state.players[seat]):
        return Draws(driven_draw(game), 0, 0)
    return Draws(
        compulsory_draw(game, seat, role),
        SPECIAL_DRAW if role == ATTACKER and special else 0,
        strategy_bonus(game, seat, role),
    )


def driven_draw(game: StarCraftGame) -> int:
    """A faction that nobody plays, which is never the attacker, draws a card for each of its units
    that is in the battle now, and two more (BW-SCEN-44)."""
    state, scenario = game.state, game.facts.scenario
    assert scenario is not None
    return len(state.armies[state.invaded]) + scenario.driving.cards


def compulsory_draw(game: StarCraftGame, seat: int, role: int) -> int:
    """Three for the attacker, one for the defender; a Protoss defender draws two more
    (SC-BATTLE-06, SC-FACT-02)."""
    shields = has_ability(game.facts, game.state.players[seat], "shields")
    is_shielded = role == DEFENDER and shields
    return BASIC_DRAW[role] + (SHIELDS if is_shielded else 0)


def strategy_bonus(game: StarCraftGame, seat: int, role: int) -> int:
    """One more when starting a battle with Aggressive Strategy, two more when attacked with
    Defensive Strategy (SC-EVENT-18, SC-EVENT-19)."""
    events = game.state.players[seat].events
    if role == ATTACKER:
        return AGGRESSIVE_DRAW if game.facts.event("aggressive_strategy") in events else 0
    return DEFENSIVE_DRAW if game.facts.event("defensive_strategy") in events else 0
