"""Using abilities, and the "when" texts that events trigger (rulebook: Use an ability)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.clone_wars.board.queries import cards_in_play, is_in_play
from orrery.clone_wars.board.state import Happening, Step
from orrery.clone_wars.facts.effect import all_hold
from orrery.clone_wars.facts.terms import (
    ACTION,
    END_OF_TURN,
    NONE,
    ON_DEFEAT_ROW,
    ON_OPPONENT_DISCARD,
    ON_PLAY,
    ON_PLAY_CARD,
    ON_PURCHASE,
    ON_PURCHASE_CARD,
    STANDING,
    START_OF_TURN,
)
from orrery.clone_wars.rules import prompts
from orrery.clone_wars.rules.effects.cards import Choose
from orrery.clone_wars.rules.resolve import Resolve
from orrery.core.decisions import DONE, Decision, Option, Ref, Seat, Subject
from orrery.core.flow import OVER, StepResult

if TYPE_CHECKING:
    from orrery.clone_wars.board.state import CloneWarsGame
    from orrery.clone_wars.facts.box import ActionClause, Clause
    from orrery.clone_wars.facts.effect import Effect

WATCHED_BY = {ON_PLAY: ON_PLAY_CARD, ON_PURCHASE: ON_PURCHASE_CARD}
"""Texts on other cards that react to the same event."""


class UseAbility(Step):
    """One ability from its announcement to its end."""

    user: int
    source: int
    index: int  # which clause of the source
    card: int = NONE  # the card of the event that triggered it
    order: int = 0
    place: int = NONE
    choice: int = NONE  # the alternative chosen together with the use; NONE: asked later, if at all
    branch: int = NONE  # the list being carried out

    def step(self, game: CloneWarsGame, pick: Option | None) -> StepResult:
        match self.at:
            case 1:
                return self.announce(game)
            case 2:
                return self.pay_cost(game)
            case 3:
                return self.carry_out(game)
            case 4:
                return self.triggers(game)
            case _:
                return OVER

    def announce(self, game: CloneWarsGame) -> StepResult:
        """1. The ability is named and its "if" checked, now and only now
        (CW-ABILITY-01, CW-KEY-05)."""
        clause = game.facts.abilities[self.source][self.index]
        state_of = (game, self.user, self.source, self.card, self.order)
        fits = all_hold(clause.conditions, *state_of)
        self.branch = clause.do if fits else clause.otherwise
        game.emit("use", self.user, (self.source,), self.index)
        choose = choice_of(game, clause)
        if choose is not None and self.choice != NONE:
            self.branch = choose.lists[self.choice]
            game.emit("choose", self.user, (self.source,), self.choice)
        return None

    def pay_cost(self, game: CloneWarsGame) -> StepResult:
        """2. What comes before "to" is done in full, whatever comes of the rest
        (CW-ABILITY-10, CW-FAQ-05)."""
        cost = game.facts.abilities[self.source][self.index].cost
        if cost == NONE or self.done:
            return None
        self.done = 1
        return game.run(Resolve(self.user, self.source, cost, self.card, self.order, self.place))

    def carry_out(self, game: CloneWarsGame) -> StepResult:
        """3. The text is resolved completely, even if it removed its own card (CW-ABILITY-13)."""
        if self.branch == NONE or self.done:
            return None
        self.done = 1
        frame = Resolve(self.user, self.source, self.branch, self.card, self.order, self.place)
        frame.paid = game.facts.cost[self.card]  # of a row card just defeated
        return game.run(frame)

    def triggers(self, game: CloneWarsGame) -> StepResult:
        """4. Then, before anything else, whatever the text triggered (CW-ABILITY-17)."""
        if not game.state.pending:
            return None
        return run_triggers(game)

    def returned(self, child: object) -> None:
        """Where the event's card is now; a purchase made by the text is about another card."""
        if isinstance(child, Resolve) and child.card == self.card:
            self.place = child.place


def run_triggers(game: CloneWarsGame) -> StepResult:
    """Take the events that are waiting, and let "when" texts react to them."""
    events = game.state.pending
    game.state.pending = ()
    return game.run(Triggers(events))


class Triggers(Step):
    """ "When" texts triggered by events, those of an earlier event first."""

    events: tuple[tuple[int, int, int, int, int], ...]
    number: int = 0
    place: int = NONE  # where an earlier text of the purchase left the card; NONE: as it says
    used: tuple[tuple[int, int], ...] = ()  # clauses used for the current event: card, index

    def step(self, game: CloneWarsGame, pick: Option | None) -> StepResult:
        """Used at their moment or not at all, every time; the controller picks the order
        (CW-KEY-02, CW-KEY-04, CW-KEY-06, CW-ABILITY-14)."""
        if pick is not None:
            if pick.verb == "use":
                return self.use(game, pick.what, pick.to)
            if pick.verb == "choose":
                (only,) = self.set_off(game, self.event(), open_only=True)
                return self.use(game, *only, pick.to)
            self.tell_passed(game)
            self.next_event()
        while self.number < len(self.events):
            event = self.event()
            might = self.set_off(game, event, open_only=True)
            if not might:
                self.next_event()
                continue
            can = self.set_off(game, event, open_only=False)
            must = [pair for pair in can if game.facts.abilities[pair[0]][pair[1]].must]
            if must and len(can) == 1:
                return self.use(game, *can[0])
            if len(might) == 1 and (choice := choice_or_pass(game, event, *might[0])):
                return choice
            options = [Option("use", card, index) for card, index in can]
            if not must:
                options.append(DONE)
            return Decision(Seat(event.seat), prompts.TRIGGER, options, event.card)
        return OVER

    def subject(self, _: CloneWarsGame) -> Subject:
        """What triggers the texts."""
        return {"when": Ref("trigger", self.event().trigger)}

    def tell_passed(self, game: CloneWarsGame) -> None:
        """Name the cards whose texts were not used, as far as everyone may know that they could."""
        if game.events is not None:
            event = self.event()
            might = self.set_off(game, event, open_only=True)
            game.emit("pass", event.seat, tuple(dict.fromkeys(card for card, _ in might)))

    def event(self) -> Happening:
        """The current event, with its card where it is now."""
        event = Happening(*self.events[self.number])
        return event if self.place == NONE else event._replace(place=self.place)

    def next_event(self) -> None:
        """Nothing more reacts to the current event."""
        self.number += 1
        self.place, self.used = NONE, ()

    def set_off(
        self, game: CloneWarsGame, event: Happening, open_only: bool
    ) -> list[tuple[int, int]]:
        """The clauses that react to an event and have not yet (CW-ABILITY-14). `open_only`: judged
        by what everyone may know, so that being asked reveals nothing."""
        found = []
        for source, index in clauses_set_off(game, event):
            if (source, index) not in self.used:
                clause = game.facts.abilities[source][index]
                where = (event.card, event.order, event.place)
                if why_not_usable(game, event.seat, source, clause, *where, open_only) is None:
                    found.append((source, index))
        return found

    def use(self, game: CloneWarsGame, source: int, index: int, choice: int = NONE) -> StepResult:
        """A triggered ability is resolved like any other, without a limit per turn (CW-KEY-02)."""
        event = self.event()
        self.used = (*self.used, (source, index))
        ability = UseAbility(event.seat, source, index, event.card, event.order, event.place)
        ability.choice = choice
        return game.run(ability)

    def returned(self, child: object) -> None:
        """The last move of the card of a purchase stands (CW-BUY-12)."""
        if isinstance(child, UseAbility):
            self.place = child.place


def choice_of(game: CloneWarsGame, clause: Clause) -> Choose | None:
    """The choice, if an optional text is nothing but a choice made by its user, without cost or
    condition."""
    if clause.must or clause.cost != NONE or clause.conditions:
        return None
    effect, *more = game.facts.effects[clause.do]
    if more or effect.conditions or not isinstance(effect, Choose) or effect.opponent:
        return None
    return effect


def choice_or_pass(
    game: CloneWarsGame, event: Happening, source: int, index: int
) -> Decision | None:
    """If the only text triggered is nothing but a choice, using it and choosing are one question,
    since nothing happens in between (CW-ABILITY-02, CW-KEY-13). Everyone may know that it is asked
    this way."""
    choose = choice_of(game, game.facts.abilities[source][index])
    state_of = (game, event.seat, source, event.card, event.place)
    if choose is None or len(choose.possible(*state_of, open_only=True)) < 2:
        return None
    options = [Option("choose", source, number) for number in choose.possible(*state_of)]
    return Decision(Seat(event.seat), prompts.CHOOSE, [*options, DONE], source)


def clauses_set_off(game: CloneWarsGame, event: Happening) -> list[tuple[int, int]]:
    """Which clauses wait for this event and no other: the card's own, and texts in play that react
    to it (CW-TERM-13)."""
    box, state = game.facts, game.state
    side = state.sides[event.seat]
    if event.trigger == ON_DEFEAT_ROW:
        sources = [card for card in side.units if event.order & box.bit[card]]
    elif event.trigger in (START_OF_TURN, END_OF_TURN, ON_OPPONENT_DISCARD):
        sources = list(cards_in_play(side))
    else:
        gone = event.trigger == ON_PLAY and not is_in_play(side, event.card)
        sources = [] if gone else [event.card]
    found = matching(game, sources, event.trigger)
    if event.trigger in WATCHED_BY:
        found += matching(game, cards_in_play(side), WATCHED_BY[event.trigger])
    return found


def matching(
    game: CloneWarsGame, sources: list[int] | tuple[int, ...], trigger: int
) -> list[tuple[int, int]]:
    """The clauses of these cards that have this trigger."""
    box = game.facts
    return [
        (source, index)
        for source in sources
        if source in box.clauses_by_trigger[trigger]
        for index, clause in enumerate(box.abilities[source])
        if clause.when == trigger
    ]


def why_not_usable(
    game: CloneWarsGame,
    user: int,
    source: int,
    clause: Clause,
    card: int = NONE,
    order: int = 0,
    place: int = NONE,
    open_only: bool = False,
) -> str | None:
    """Why a clause cannot be used now, apart from its moment: its "if" (CW-KEY-05), its cost
    (CW-ABILITY-10), or nothing of it would work (CW-ABILITY-12). `card`, `order` and `place` are of
    the event that triggered it; `open_only`: judged by what everyone may know."""
    do = clause.do
    for condition in clause.conditions:
        if not condition.holds(game, user, source, card, order):
            if clause.otherwise == NONE:
                return condition.rule
            do = clause.otherwise
            break
    lists = game.facts.effects
    if clause.cost != NONE:
        costs: list[Effect] = []
        for cost in lists[clause.cost]:
            if not cost.conditions or all_hold(cost.conditions, game, user, source, card, order):
                costs.append(cost)
        return why_not_payable(game, user, source, costs, open_only)
    for effect in lists[do]:
        if effect.conditions and not all_hold(effect.conditions, game, user, source, card, order):
            continue
        if open_only:
            if effect.might_work(game, user, source, card, place):
                return None
        elif effect.works(game, user, source, card, place):
            return None
    return "CW-ABILITY-12"


def why_not_payable(
    game: CloneWarsGame, user: int, source: int, costs: list[Effect], open_only: bool
) -> str | None:
    """Every cost must be met in full, and all of them together (CW-ABILITY-10)."""
    for cost in costs:
        if open_only:
            if not cost.might_pay(game, user, source):
                return "CW-ABILITY-10"
        elif not cost.payable(game, user, source):
            return "CW-ABILITY-10"
    if len(costs) > 1:
        side = game.state.sides[user]
        demands = [cost.demand() for cost in costs]
        if sum(cards for cards, _ in demands) > len(side.hand):
            return "CW-ABILITY-10"
        if sum(resources for _, resources in demands) > side.pool:
            return "CW-ABILITY-10"
    return None


def why_not_use(game: CloneWarsGame, seat: int, card: int, index: int) -> str | None:
    """Why a player cannot use an ability of a card as an action now."""
    box, side = game.facts, game.state.sides[seat]
    if is_in_play(game.state.sides[1 - seat], card):
        return "CW-TERM-08"
    if not is_in_play(side, card):
        return "CW-TERM-04"
    if not 0 <= index < len(box.abilities[card]):
        return "CW-ABILITY-01"
    clause = box.abilities[card][index]
    if clause.when in STANDING:
        return "CW-KEY-01"
    if clause.when != ACTION:
        return "CW-KEY-04"
    action = next(action for action in box.actions[card] if action.number == index)
    if game.state.used & action.mark:
        return "CW-ABILITY-03"
    return why_not_usable(game, seat, card, clause)


def mark_used(game: CloneWarsGame, action: ActionClause) -> None:
    """Once in each of its controller's turns; this is separate from attacking
    (CW-ABILITY-03, CW-ABILITY-05, CW-SHIP-09, CW-BASE-07)."""
    game.state.used |= action.mark
    game.state.musts &= ~action.mark


def open_musts(game: CloneWarsGame, seat: int) -> list[ActionClause]:
    """Outstanding "must" abilities of which at least a part is possible; the turn cannot end before
    them (CW-KEY-06)."""
    musts = game.state.musts
    if not musts:
        return []
    return [
        action
        for card in cards_in_play(game.state.sides[seat])
        for action in game.facts.actions[card]
        if musts & action.mark and why_not_usable(game, seat, card, action.clause) is None
    ]


def why_not_usable_reward(game: CloneWarsGame, user: int, source: int, effects: int) -> str | None:
    """A reward of which nothing would work is not offered (CW-ABILITY-12)."""
    for effect in game.facts.effects[effects]:
        if effect.might_work(game, user, source, NONE, NONE):
            return None
    return "CW-ABILITY-12"
