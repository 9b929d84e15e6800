"""What lies beside a player's sheet in a terminal: Leadership cards and the units on them, resource
tokens, Event cards picked for the game, and the orders that have been executed, lost or gained. Not
every game has them."""

from __future__ import annotations

from rich.text import Text

from orrery.cli.terminal.starcraft.labels import Labels
from orrery.starcraft.board.sheet import modules_of, pieces_of
from orrery.starcraft.board.state import StarCraftGame
from orrery.starcraft.facts.terms import NONE, PERIODS, RESEARCH_AND_DEVELOPMENT
from orrery.starcraft.knowledge.shown_cards import LeadersShown
from orrery.starcraft.rules.round.ways import is_unlimited


class Beside:
    """Puts it into words, as a seat sees it; nothing for what a game does not have."""

    def __init__(self, labels: Labels, game: StarCraftGame) -> None:
        self.labels, self.ink, self.box = labels, labels.ink, labels.box
        self.game = game

    def in_short(self, seat: int) -> list[Text]:
        """What everybody should know of another player."""
        parts = [*self.tokens(seat), *self.specials(seat), *self.leaders(seat)]
        return [*parts, *self.plans(seat, are_named=False)]

    # Event cards

    def plans(self, seat: int, are_named: bool) -> list[Text]:
        """Event cards picked for the whole game: how many are left, or which, to their player."""
        plans = self.labels.shown(seat).get("plans")
        if plans is None or not plans["left"]:
            return []
        known = plans["picked"] if are_named else None
        names = ", ".join(self.labels.event(card) for card in known or ())
        return [Text(self.ink.say("sct-plans", n=plans["left"], names=names or "none"))]

    # Tokens

    def tokens(self, seat: int) -> list[Text]:
        """Resource tokens."""
        minerals, gas = self.labels.shown(seat).get("tokens", (0, 0))
        if not minerals + gas:
            return []
        signs = self.labels.price_signs((minerals, gas))
        return [Text(self.ink.say("sct-resource-tokens", tokens=signs))]

    def specials(self, seat: int) -> list[Text]:
        """The Special Order Pool, order tokens that have left the game or joined it, and what a
        Star order stood for in this round."""
        orders = self.labels.shown(seat)["orders"]
        if "pool" not in orders:
            return []
        own = pieces_of(self.box, self.labels.shown(seat)["faction"])
        lost, gained = [], []
        for order, (have, first) in enumerate(zip(orders["owned"], own.orders, strict=True)):
            lost += [order] * (first - have)
            gained += [order] * (have - first)
        parts = self.pool(seat, orders["pool"])
        for key, some in (("lost", lost), ("gained", gained), ("stood", orders["stood_for"])):
            if some:
                names = self.labels.counted([self.labels.order(order) for order in some])
                parts.append(self.ink.say(f"sct-orders-{key}", orders=names))
        return [Text(part) for part in parts]

    def pool(self, seat: int, pool: list[int]) -> list[str]:
        """The special orders executed in this round, and how many there may be, if any."""
        player = self.game.state.players[seat]
        room = modules_of(self.box, player, RESEARCH_AND_DEVELOPMENT)
        is_limited = not is_unlimited(self.box, player)
        if is_limited and not room + sum(pool):
            return []
        names = [
            self.labels.times(self.labels.order(order), number)
            for order, number in enumerate(pool)
            if number
        ]
        return [
            self.ink.say(
                "sct-special-pool",
                n=sum(pool),
                room=room,
                limit="yes" if is_limited else "no",
                orders=", ".join(names) or "none",
            )
        ]

    # Leadership cards

    def leaders(self, seat: int) -> list[Text]:
        """The Leadership cards in force and until when, those that wait, the one that lies face
        down, and the units on a card."""
        shown = self.labels.shown(seat)
        if "leaders" not in shown:
            return []
        cards = shown["leaders"]
        parts = [self.in_force(card) for card in cards["in_force"]]
        if cards["waiting"]:
            names = ", ".join(self.labels.leader(card) for card in cards["waiting"])
            parts.append(self.ink.say("sct-leaders-waiting", names=names))
        parts += self.face_down(cards)
        if cards["reserve"]:
            units = self.labels.army(cards["reserve"])
            parts.append(self.ink.say("sct-leaders-reserve", units=units))
        return [Text(part) for part in parts]

    def in_force(self, card: int) -> str:
        period = PERIODS[self.box.leadership[card].lasts]
        return self.ink.say("sct-leader", name=self.labels.leader(card), lasts=period)

    def face_down(self, cards: LeadersShown) -> list[str]:
        """The card that was chosen and not revealed: its owner knows which."""
        chosen = cards["chosen"]
        if chosen == NONE:
            return []
        name = "unknown" if chosen is None else self.labels.leader(chosen)
        return [self.ink.say("sct-leaders-face-down", name=name)]

    def unused(self, seat: int) -> list[str]:
        """The names of the Leadership cards that were not used; the one that lies face down is
        among them for those who do not know it."""
        shown = self.labels.shown(seat)
        if "leaders" not in shown:
            return []
        cards = shown["leaders"]
        return [self.labels.leader(card) for card in cards["unused"] if card != cards["chosen"]]
