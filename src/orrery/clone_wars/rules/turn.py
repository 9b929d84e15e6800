"""A turn: start of turn, action phase, end of turn (rulebook: Playing the game)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.clone_wars.board.changes import (
    draw,
    enter_play,
    exile_wherever,
    gain_force,
    gain_resources,
    without,
)
from orrery.clone_wars.board.queries import FORCE_END, has_in_play, own_force, standing_effects
from orrery.clone_wars.board.state import SEATS, Happening, Step
from orrery.clone_wars.facts.standing import KeepResources
from orrery.clone_wars.facts.terms import (
    DISCARD,
    END_OF_TURN,
    GALAXY_ROW,
    NONE,
    ON_PLAY,
    ON_PLAY_CARD,
    ON_REVEAL,
    PILOTS,
    START_OF_TURN,
)
from orrery.clone_wars.rules import prompts
from orrery.clone_wars.rules.abilities import UseAbility, mark_used, open_musts, run_triggers
from orrery.clone_wars.rules.actions import action_options
from orrery.clone_wars.rules.attack import AttackBase, AttackRow, commit
from orrery.clone_wars.rules.damage import settle
from orrery.clone_wars.rules.purchase import Purchase, buy, pay_off
from orrery.core.decisions import Decision, Option, Seat
from orrery.core.errors import BrokenRules
from orrery.core.flow import OVER, StepResult

if TYPE_CHECKING:
    from orrery.clone_wars.board.state import CloneWarsGame

HAND_SIZE = 5


class Turn(Step):
    """One player's turn, step by step."""

    seat: int

    def step(self, game: CloneWarsGame, pick: Option | None) -> StepResult:
        """Start steps in fixed order, free actions, then the end steps (CW-TURN-02, CW-TERM-11)."""
        match self.at:
            case 5:
                return self.actions(game, pick)
            case 1:
                return self.new_base(game, pick)
            case 2:
                return self.force_bonus(game)
            case 3:
                return self.ship_income(game)
            case 4:
                return self.start_texts(game)
            case 6:
                return self.end_texts(game)
            case 7:
                return self.duties(game)
            case 8:
                return self.units_leave(game)
            case 9:
                return self.straighten(game)
            case 10:
                return self.clean_up(game)
            case 11:
                return self.draw_five(game)
            case _:
                return OVER

    def new_base(self, game: CloneWarsGame, pick: Option | None) -> StepResult:
        """Start step 1: without a base, take any remaining one and reveal it; no decline, no
        second base (CW-TURN-03, CW-BASE-05, CW-BASE-01)."""
        side = game.state.sides[self.seat]
        if side.base != NONE or self.done:
            return None
        if pick is None and len(side.bases) > 1:
            options = [Option("base", base) for base in side.bases]
            return Decision(Seat(self.seat), prompts.NEW_BASE, options)
        self.done = 1
        reveal_base(game, self.seat, side.bases[0] if pick is None else pick.what)
        return run_triggers(game) if game.state.pending else None

    def force_bonus(self, game: CloneWarsGame) -> StepResult:
        """Start step 2: 1 resource if the marker is on the last space on the player's side
        (CW-TURN-04, CW-FORCE-05)."""
        if own_force(game.state, self.seat) == FORCE_END:
            gain_resources(game, self.seat, 1, "force-bonus")
        return None

    def ship_income(self, game: CloneWarsGame) -> StepResult:
        """Start step 3: each of the player's ships gives its resources once, damaged or not; never
        its Force (CW-TURN-05, CW-SHIP-03, CW-SHIP-04, CW-KEY-17)."""
        resources = game.facts.resources
        income = 0
        for ship in game.state.sides[self.seat].ships:
            income += resources[ship]
        gain_resources(game, self.seat, income, "income")
        return None

    def start_texts(self, game: CloneWarsGame) -> StepResult:
        """Texts about the start of the turn come after the three steps, once (CW-TURN-06)."""
        return self.texts(game, START_OF_TURN)

    def texts(self, game: CloneWarsGame, trigger: int) -> StepResult:
        """Texts that apply at the same moment, in any order the player likes."""
        if self.done:
            return None
        self.done = 1
        if not has_in_play(game.state.sides[self.seat], game.facts.clauses_by_trigger[trigger]):
            return None
        game.state.pending += (Happening(trigger, self.seat, NONE, 0, NONE),)
        return run_triggers(game)

    def actions(self, game: CloneWarsGame, pick: Option | None) -> StepResult:
        """Any actions in any order, one at a time, any number of times; finally the end of the
        turn (CW-TURN-07, CW-TURN-08)."""
        if pick is not None:
            asked = self.act(game, pick)
            if asked is not None:
                return asked
            if pick.verb == "end":
                return None
            if game.state.pending:
                return run_triggers(game)
        return Decision(SEATS[self.seat], prompts.ACTION, action_options(game))

    def act(self, game: CloneWarsGame, pick: Option) -> StepResult:
        """Carry out one action (CW-TURN-07)."""
        seat = self.seat
        match pick.verb:
            case "play":
                play_card(game, seat, pick.what)
            case "buy":
                if game.state.waiting:
                    return game.run(Purchase(seat, pick.what))
                source = PILOTS if pick.what in game.facts.pilots else GALAXY_ROW
                buy(game, seat, pick.what, source, False, DISCARD)
            case "use":
                for action in game.facts.actions[pick.what]:
                    if action.number == pick.to:
                        mark_used(game, action)
                return game.run(UseAbility(seat, pick.what, pick.to))
            case "commit":
                commit(game, seat, pick.what, pick.to)
            case "resolve":
                attack: Step = AttackBase(seat) if pick.what == NONE else AttackRow(seat, pick.what)
                return game.run(attack)
            case "pay-off":
                pay_off(game, seat, pick.what)
            case "end":
                game.emit("end-turn", seat)
            case _:
                raise BrokenRules(f"no such action: {pick}")
        return None

    def foresees(self, game: CloneWarsGame, pick: Option) -> bool | None:
        """A card that joins an attack does nothing yet, and one that sets off no text gives only
        its resources and its Force. At the end of the turn cards are drawn."""
        match pick.verb:
            case "commit":
                return False
            case "play" if is_plain(game, self.seat, pick.what):
                return False
            case "end" if is_plain_end(game, self.seat):
                return True
        return None

    def end_texts(self, game: CloneWarsGame) -> StepResult:
        """Texts about the end of the turn, while units are still in play (CW-TURN-15)."""
        return self.texts(game, END_OF_TURN)

    def duties(self, game: CloneWarsGame) -> StepResult:
        """What texts left to be done at the end of the turn, in the order it came up
        (CW-TURN-19)."""
        state = game.state
        while state.due and state.winner == NONE:
            (card, seat), state.due = state.due[0], state.due[1:]
            exile_wherever(game, seat, card)
            settle(game)
        return run_triggers(game) if state.pending else None

    def units_leave(self, game: CloneWarsGame) -> StepResult:
        """End step 1: all the player's units go to the discard pile in the order they were played;
        ships stay (CW-TURN-11, CW-TURN-16, CW-SHIP-02, CW-PLAY-06)."""
        side = game.state.sides[self.seat]
        side.discard += side.units
        side.units = ()
        return None

    def straighten(self, game: CloneWarsGame) -> StepResult:
        """End step 2: marks, unresolved groups and everything that lasts for the turn end,
        including what a text triggered here leaves behind (CW-TURN-12, CW-TURN-17)."""
        state = game.state
        state.used = state.musts = state.committed = state.neutral_attacks = 0
        state.lost_targets = 0
        state.groups = state.bonus = state.waiting = ()
        state.played = state.bought = ()
        settle(game)
        return run_triggers(game) if state.pending else None

    def clean_up(self, game: CloneWarsGame) -> StepResult:
        """End step 3: the hand to the discard pile, unspent resources to the supply, unless a text
        keeps them (CW-TURN-13, CW-FAQ-11, CW-PLAY-07, CW-FAQ-01)."""
        side = game.state.sides[self.seat]
        if side.hand:
            game.emit("clean-up", self.seat, side.hand)
            side.discard += side.hand
            side.hand = ()
        if side.pool and not standing_effects(game, self.seat, KeepResources):
            game.emit("return-resources", self.seat, number=side.pool)
            side.pool = 0
        return None

    def draw_five(self, game: CloneWarsGame) -> StepResult:
        """End step 4: draw five, reshuffling in the middle when needed (CW-TURN-14)."""
        draw(game, self.seat, HAND_SIZE)
        return None


def reveal_base(game: CloneWarsGame, seat: int, base: int) -> None:
    """Face up without damage; its "when you reveal" text may be used now and never again
    (CW-BASE-05, CW-BASE-06)."""
    side = game.state.sides[seat]
    side.bases = without(side.bases, base)
    side.base, side.base_damage = base, 0
    game.emit("base", seat, (base,))
    if game.facts.has(base, ON_REVEAL):
        game.state.pending += (Happening(ON_REVEAL, seat, base, 0, NONE),)


def play_card(game: CloneWarsGame, seat: int, card: int) -> None:
    """A card goes from hand into play for free; then its resources, then its Force, then "when"
    texts (CW-PLAY-01, CW-PLAY-02, CW-PLAY-03, CW-PLAY-04)."""
    state, box = game.state, game.facts
    side = state.sides[seat]
    side.hand = without(side.hand, card)
    enter_play(game, seat, card)
    state.played += (card,)
    if game.events is not None:
        game.emit("play", seat, (card,))
    if box.resources[card]:
        gain_resources(game, seat, box.resources[card])
    if box.force[card]:
        gain_force(game, seat, box.force[card])
    state.musts |= box.musts[card]
    triggers = box.clauses_by_trigger
    if card in triggers[ON_PLAY] or has_in_play(side, triggers[ON_PLAY_CARD]):
        state.pending += (Happening(ON_PLAY, seat, card, len(state.played) - 1, NONE),)
    if box.hit_points_shift:
        settle(game)


def is_plain(game: CloneWarsGame, seat: int, card: int) -> bool:
    """Whether playing a card surely sets off no text and destroys nothing."""
    box, triggers = game.facts, game.facts.clauses_by_trigger
    when_played = triggers[ON_PLAY_CARD]
    return not (
        card in triggers[ON_PLAY]
        or card in when_played
        or has_in_play(game.state.sides[seat], when_played)
        or box.hit_points_shift
    )


def is_plain_end(game: CloneWarsGame, seat: int) -> bool:
    """Whether nothing comes between the end of the turn and the cards drawn there."""
    state, box, side = game.state, game.facts, game.state.sides[seat]
    return not (
        state.due
        or box.hit_points_shift
        or has_in_play(side, box.clauses_by_trigger[END_OF_TURN])
        or not (side.deck or side.discard or side.hand or side.units)
    )


def why_not_end(game: CloneWarsGame, seat: int) -> str | None:
    """A turn may always be ended, except while a "must" ability is outstanding
    (CW-TURN-10, CW-KEY-06)."""
    return "CW-KEY-06" if open_musts(game, seat) else None
