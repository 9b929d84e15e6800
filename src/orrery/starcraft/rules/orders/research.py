"""The Research order: an Event card, Combat cards, a technology, and the shuffle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.decisions import DONE, Option, Prompt, Ref, Subject, in_order
from orrery.core.flow import OVER, StepResult
from orrery.starcraft.board.decks import draw_combat, draw_event, shuffle_in
from orrery.starcraft.board.queries import base_on
from orrery.starcraft.board.rows import with_one, without
from orrery.starcraft.board.state import Step
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.rules.asking import ask
from orrery.starcraft.rules.economy import means
from orrery.starcraft.rules.orders.purchases import FREE, NORMAL, PayPrice, why_not_price
from orrery.starcraft.rules.orders.voluntary_destruction import (
    VoluntaryDestruction,
    can_destroy,
    why_not_destroy,
)
from orrery.starcraft.rules.scenarios.bunkers import FetchBunker, may_fetch

if TYPE_CHECKING:
    from orrery.core.flow import Procedure
    from orrery.starcraft.board.state import StarCraftGame, State
    from orrery.starcraft.facts.box import Box

DRAW_THREE = Prompt("research-draw", "SC-RES-04")
LEARN = Prompt("learn-technology", "SC-RES-05")
TO_HAND = Prompt("technology-to-hand", "SC-EVENT-15")
RESEARCH_BONUS = Prompt("research-bonus", "SC-RES-10")

DRAW = Option("draw")
DRAW_EVENT = Option("draw-event")
DESTROY = Option("destroy")
COMBAT_CARDS = 3


class Research(Step):
    """A Research order on the active planet (SC-RES-02)."""

    seat: int
    planet: int
    special: int
    bonus: int = 0  # 1 when the choice of a special order has been made

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        if game.state.players[self.seat].out:
            return OVER
        match self.at:
            case 1:
                return self.draw_event_card(game)
            case 2:
                return self.draw_combat_cards(game, pick)
            case 3:
                return self.buy_technology(game)
            case 4:
                return self.additional_event_card(game)
            case 5:
                return self.fetch_bunker(game)
        return OVER

    def draw_event_card(self, game: StarCraftGame) -> StepResult:
        """1. With a base on the planet, one Event card is drawn, face down and unread, before
        anything else (SC-RES-01, SC-RES-02, SC-RES-03, SC-RES-12)."""
        if base_on(game.state, game.facts, self.seat, self.planet) == NONE:
            game.emit("no-base", self.seat, (self.planet,))
            return OVER
        draw_event(game, self.seat)
        return None

    def draw_combat_cards(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """2. Three Combat cards may be drawn, all or none (SC-RES-04)."""
        if pick is None:
            options = [DRAW] if can_draw(game, self.seat) else []
            if can_destroy(game, self.seat):
                options.append(DESTROY)
            return ask(game, self.seat, DRAW_THREE, [*options, DONE]) if options else None
        if pick == DESTROY:
            return game.run(VoluntaryDestruction(self.seat))
        if pick == DRAW:
            draw_combat(game, self.seat, COMBAT_CARDS)
        return None

    def buy_technology(self, game: StarCraftGame) -> StepResult:
        """3. One technology may be bought; a special order offers one of its cards for the hand, or
        an additional Event card instead, before the shuffle (SC-RES-05, SC-RES-10)."""
        if self.done:
            return None
        self.done = 1
        return game.run(LearnTechnology(self.seat, NORMAL, self.special, 0, self.special))

    def returned(self, child: Procedure[State, Box]) -> None:
        if isinstance(child, LearnTechnology):
            self.bonus = child.bonus

    def additional_event_card(self, game: StarCraftGame) -> StepResult:
        """4. If a special order brought no card for the Combat deck, the additional Event card must
        be drawn (SC-RES-10)."""
        if self.special and not self.bonus:
            draw_event(game, self.seat)
        return None if self.special and game.facts.scenario is not None else OVER

    def fetch_bunker(self, game: StarCraftGame) -> StepResult:
        """In one scenario a special order ends with the choice of a Bunker (BW-SCEN-13)."""
        if self.done or not may_fetch(game, self.seat):
            return OVER
        self.done = 1
        return game.run(FetchBunker(self.seat))

    def why_not(self, game: StarCraftGame, option: Option) -> str | None:
        """Why the order cannot do this now: its steps come in sequence, and either three cards or
        none are drawn."""
        if option == DESTROY:
            return why_not_destroy(game, self.seat)
        if option == DRAW:
            return None if can_draw(game, self.seat) else "SC-RES-11"
        if option == DONE:
            return None
        return "SC-RES-04" if option.verb == DRAW.verb else "SC-RES-02"


def can_draw(game: StarCraftGame, seat: int) -> bool:
    """Whether deck and discards hold a card (SC-RES-11)."""
    player = game.state.players[seat]
    return bool(player.deck or player.discards)


# Technologies


def why_not_technology(game: StarCraftGame, seat: int, technology: int, price: int) -> str | None:
    """A technology of which the player's Technology deck holds a card; copies elsewhere do not
    count, and one that came back must be bought again. Some come only with a hero
    (SC-RES-05, SC-RES-09, BW-CARD-22, BW-CARD-23)."""
    if not copies(game, seat, technology):
        return "SC-RES-05"
    if not game.facts.technologies[technology].is_sold:
        return "BW-CARD-22"
    cost = cost_of_technology(game.facts, technology)
    return why_not_price(means(game, seat), cost, price)


def copies(game: StarCraftGame, seat: int, technology: int) -> tuple[int, ...]:
    """Every card of a technology that is in the Technology deck (SC-RES-05)."""
    of = game.facts.technology
    return tuple([card for card in game.state.players[seat].tech_deck if of[card] == technology])


def technology_options(game: StarCraftGame, seat: int, price: int) -> list[Option]:
    """The technologies that can be bought now; everybody knows what the deck holds
    (SC-RES-06, BW-CARD-22, BW-CARD-23)."""
    of, bounds = game.facts.technology, means(game, seat)
    names = dict.fromkeys([of[card] for card in game.state.players[seat].tech_deck])
    return [
        Option("technology", technology)
        for technology in names
        if game.facts.technologies[technology].is_sold
        and why_not_price(bounds, cost_of_technology(game.facts, technology), price) is None
    ]


def cost_of_technology(box: Box, technology: int) -> tuple[int, int]:
    """The cost printed on the cards, paid once for all of them (SC-ECON-01, SC-RES-05)."""
    printed = box.technologies[technology]
    return printed.minerals, printed.gas


class LearnTechnology(Step):
    """A player buys or gains one technology, by a Research order or an Event card."""

    seat: int
    price: int  # NORMAL, LESS_ONE, FREE
    to_hand: int  # how many more of the new cards may go to the hand
    always_shuffle: int  # 1 if the deck is shuffled even for a play-area technology
    or_event: int = 0  # 1 in a special Research order: a card to the hand, or an Event card
    technology: int = NONE  # NONE until chosen
    last: int = NONE  # the card last taken to the hand
    bonus: int = 0  # 1 when a card went to the hand or the Event card was drawn instead

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        if game.state.players[self.seat].out:
            return OVER
        match self.at:
            case 1:
                return self.choose(game, pick)
            case 2:
                return self.pay(game)
            case 3:
                return self.announce(game)
            case 4:
                return self.take_to_hand(game, pick)
            case 5:
                return self.shuffle(game)
        return OVER

    def choose(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """One technology, or none if it has to be paid for; in an order, pieces may be destroyed
        now too, with the drawn cards in hand (SC-RES-05, SC-EVENT-15, SC-COMP-07)."""
        if pick is None:
            options = technology_options(game, self.seat, self.price)
            if can_destroy(game, self.seat):
                options.append(DESTROY)
            if not options:
                return OVER
            if self.price != FREE:
                options.append(DONE)
            if len(options) > 1:
                return ask(game, self.seat, LEARN, options)
            pick = options[0]
        if pick == DONE:
            return OVER
        if pick == DESTROY:
            return game.run(VoluntaryDestruction(self.seat))
        self.technology = pick.what
        return None

    def pay(self, game: StarCraftGame) -> StepResult:
        """The cost is paid once, however many cards there are (SC-RES-05, SC-RES-09)."""
        if self.done:
            return None
        self.done = 1
        cost = cost_of_technology(game.facts, self.technology)
        return game.run(PayPrice(self.seat, cost, self.price))

    def announce(self, game: StarCraftGame) -> StepResult:
        """Everybody learns which technology it is; a play-area technology goes there face up and
        works at once (SC-RES-06, SC-RES-07)."""
        game.emit("learn", self.seat, (self.technology,))
        if not game.facts.technologies[self.technology].in_play:
            return None
        player = game.state.players[self.seat]
        for card in copies(game, self.seat, self.technology):
            player.tech_deck = without(player.tech_deck, card)
            player.technologies = with_one(player.technologies, card)
        return 5

    def take_to_hand(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """New cards may go openly to the hand instead of the deck; the buyer chooses which copies;
        a special order must choose between a card and an Event card (SC-RES-10, SC-EVENT-15,
        SC-EVENT-42)."""
        if pick is not None:
            if pick == DONE:
                return None
            self.bonus = 1
            if pick == DRAW_EVENT:
                draw_event(game, self.seat)
                return None
            self.take(game, pick.what)
        new = sorted(set(copies(game, self.seat, self.technology)))
        if not new or not self.to_hand:
            return None
        new, fresh = in_order(new, self.last, may_end=True)
        cards = [Option("card", card) for card in new]
        if self.or_event:
            return ask(game, self.seat, RESEARCH_BONUS, [*cards, DRAW_EVENT])
        return ask(game, self.seat, TO_HAND, [*cards, DONE], fresh=fresh)

    def take(self, game: StarCraftGame, card: int) -> None:
        """Everybody knows that this card is out of the deck now (SC-RES-06)."""
        player = game.state.players[self.seat]
        player.tech_deck = without(player.tech_deck, card)
        player.hand = with_one(player.hand, card)
        player.announced = with_one(player.announced, card)
        self.to_hand -= 1
        self.last = card
        game.emit("technology-to-hand", self.seat, (card,))

    def shuffle(self, game: StarCraftGame) -> StepResult:
        """The new cards, the deck and the discards are a new deck, even if the only copy went to
        the hand; a play-area technology causes no shuffle unless an Event card says so
        (SC-RES-07, SC-RES-08, SC-EVENT-15)."""
        in_play = game.facts.technologies[self.technology].in_play
        if in_play and not self.always_shuffle:
            return OVER
        new = copies(game, self.seat, self.technology)
        player = game.state.players[self.seat]
        for card in new:
            player.tech_deck = without(player.tech_deck, card)
        shuffle_in(game, self.seat, new)
        return OVER

    def subject(self, _: StarCraftGame) -> Subject:
        return {"price": Ref("number", self.price)}

    def why_not(self, game: StarCraftGame, option: Option) -> str | None:
        """Why a technology is not available, or a card cannot be taken to the hand, now."""
        if self.at == 1:
            return self.why_not_choose(game, option)
        if option.verb == "card" and option.to == NONE:
            new = copies(game, self.seat, self.technology)
            return None if option.what in new else "SC-RES-07"
        if option == (DRAW_EVENT if self.or_event else DONE):
            return None
        return "SC-RES-10" if self.or_event else "SC-RES-07"

    def why_not_choose(self, game: StarCraftGame, option: Option) -> str | None:
        if option == DONE:
            return "SC-EVENT-42" if self.price == FREE else None
        if option == DESTROY:
            return why_not_destroy(game, self.seat)
        if option.verb != "technology" or option.to != NONE:
            return "SC-RES-05"
        return why_not_technology(game, self.seat, option.what, self.price)
