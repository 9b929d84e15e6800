"""Where an option leads: people choose a thing and where it goes as one, so a client must know the
whole before it sends the first part.

An option is carried out on a copy, and the seat's own next questions are followed as far as they
belong to the same gesture. What is revealed on the way ends it, since nobody may know it yet. What
a gesture costs, and how it is paid for, comes with it.
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from orrery.core.decisions import DONE, Option, Ref
from orrery.core.events import Event
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.knowledge.payments import payment, price_shown
from orrery.starcraft.knowledge.prices import price_asked
from orrery.starcraft.knowledge.verbs import VERBS
from orrery.starcraft.rules.economy import cost_of_payment, proposal
from orrery.starcraft.rules.legality import costs_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from orrery.core.shown import RefShown
    from orrery.starcraft.board.costs import Cost
    from orrery.starcraft.board.state import StarCraftGame
    from orrery.starcraft.knowledge.shown import StarCraftOptionRemarks
    from orrery.starcraft.knowledge.shown_decisions import CostShown, Lead, PaymentShown, Price

PAYING = frozenset({"pay", "discount"})
UNIT_BUILT = frozenset({"new-unit-area", "sacrifice", "sacrifice-which", "tech-unit-area"})
UNPAID = UNIT_BUILT | PAYING
"""Questions before a purchase is complete: one that is over without a payment was free."""
CHAINS: dict[str, frozenset[str]] = {
    "place-planet": frozenset({"place-cell", "place-turn"}),
    "place-cell": frozenset({"place-turn"}),
    "z-axis-major": frozenset({"z-axis-minor"}),
    "order-where": frozenset({"order-which"}),
    "reveal": frozenset({"execute"}),
    "build-forces": UNIT_BUILT | PAYING | {"build-upgrades", "build-base"},
    "build-upgrades": PAYING | {"build-base"},
    "build-base": PAYING,
    "sacrifice": UNIT_BUILT | PAYING,
    "tech-unit-area": PAYING,
    "new-unit-area": PAYING,
    "discount": PAYING,
    "move": frozenset({"move-to"}),
    "recall": frozenset({"recall-to"}),
    "learn-technology": PAYING,
    "gain-upgrade": PAYING,
    "free-units-planet": frozenset({"free-units-area"}),
    "reroute": frozenset({"reroute-to", "free-transport"}),
    "prepare-invasion": frozenset({"invasion-transport", "free-units-planet", "free-units-area"}),
    "exchange-end": frozenset({"exchange-with"}),
    "assault-from": frozenset({"assault-to"}),
    "industrial-strategy": PAYING,
    "destroy-where": frozenset({"destroy-what"}),
    "warp-gate": frozenset({"warp-gate-to"}),
    "retreat-to": frozenset({"retreat-lose"}),
    "escape-to": frozenset({"escape-lose"}),
}
"""By prompt: the questions that belong to the same gesture as its answer."""
DESTROYING = frozenset({"destroy-where", "destroy-what"})
"""Those that follow a wish to destroy one's own pieces, which is possible at many prompts."""
STEPS = frozenset({"build-upgrades", "build-base"})
"""Later steps of a Build order: what they offer can be had from an earlier one, by ending that."""
BUYING = STEPS | {"build-forces"}
"""The questions of a Build order at which something is bought."""
ACCEPT = Option("pay")
PASSED = STEPS | {"discount"}
"""Where passing may be part of a gesture."""
OWN_REVEALED = frozenset({"execute"})
"""Where all that was revealed is one's own order, which one knew."""
LEFT_OUT = frozenset({"destroy", "worker"})
"""What follows nothing: one's own pieces are destroyed by themselves, and payments are proposed."""
ANSWERED: dict[str, tuple[tuple[str, int], ...]] = {
    "move": (("area", 2),),
    "place": (("area", 1),),
    "recall": (("area", 2),),
    "destroy": (("unit", 0),),
    "reroute": (("route", 1),),
    "exchange-ends": (("slot", 1),),
    "z-axis": (("slot", 1),),
    "tile": (("cell", 1), ("number", 2)),
}
"""By kind of event, what a gesture comes to, and which of its things that is: a question with one
answer is not asked, but where the gesture leads must be known."""
MOST = 60
"""So many leads of an option are told: beyond, a client goes question by question."""


class Bill(NamedTuple):
    """How something is paid for, and what that does to the areas."""

    payment: PaymentShown | None = None
    costs: Sequence[Cost] = ()


class Followed(NamedTuple):
    """A gesture so far: the picks after its first, what they name, where it stands, what it costs,
    and the printed price and the bill of what it bought."""

    then: tuple[str, ...]
    refs: tuple[RefShown, ...]
    game: StarCraftGame
    costs: tuple[Cost, ...]
    price: tuple[int, int] | None
    bill: Bill


def tried(game: StarCraftGame, option: Option) -> tuple[bool, StarCraftOptionRemarks]:
    """Whether an option reveals something, where it leads, and what it costs by itself. An option
    that stands alone leads nowhere."""
    decision = game.decision
    assert decision is not None
    chain = DESTROYING if option.verb == "destroy" else CHAINS.get(decision.prompt.key)
    if chain is None:
        costs = [cost_shown(one) for one in costs_of(game, option)]
        return game.reveals(option), {"leads": [], "costs": costs, "price": None, "payment": None}
    gesture = Gesture(game, chain)
    begun = gesture.begin(option)
    reveals = begun.game.state.irrevocable != game.state.irrevocable
    found = [gesture.lead(one) for one in islice(gesture.follow(begun, option), MOST)]
    alone = gesture.lead(begun)
    return reveals, {
        "leads": [one for one in found if len(found) > 1 or one["then"] or one["refs"]],
        "costs": alone["costs"],
        "price": alone["price"],
        "payment": alone["payment"],
    }


class Gesture:
    """What a seat may do in one gesture that begins at its present decision."""

    __slots__ = ("_bills", "begun", "chain", "first", "seat")

    def __init__(self, game: StarCraftGame, chain: frozenset[str]) -> None:
        assert game.decision is not None
        self.begun = game
        self.seat = game.decision.whose
        self.chain = chain
        self.first = DONE
        self._bills: dict[tuple[tuple[int, ...], bool], Bill] = {}

    def begin(self, option: Option) -> Followed:
        """The first pick."""
        self.first = option
        return self.step(Followed((), (), self.begun, (), None, Bill()), option)

    def follow(self, so_far: Followed, last: Option) -> Iterator[Followed]:
        """Every end that the gesture can come to."""
        game, now = so_far.game, so_far.game.decision
        if now is None or now.whose != self.seat or now.prompt.key not in self.chain:
            yield so_far
            return
        is_revealed = game.state.irrevocable != self.begun.state.irrevocable
        if is_revealed and now.prompt.key not in OWN_REVEALED:
            yield so_far
            return
        if now.prompt.key in OWN_REVEALED:
            so_far = so_far._replace(costs=())  # it matters only if the order is executed
        if now.prompt.key == "pay" and self.is_settled(so_far):
            yield self.paid(so_far)
            return
        if now.prompt.key in STEPS:
            yield so_far  # ending the step before it may be all that was meant
            if last != DONE:
                return
        for option in now.options:
            if option.verb in LEFT_OUT or (option == DONE and now.prompt.key not in PASSED):
                continue
            yield from self.follow(self.step(named(so_far, option), option), option)

    def step(self, so_far: Followed, option: Option) -> Followed:
        """A pick is carried out. Once workers are spent, what they pay is the price."""
        then, refs, game, costs, price, bill = so_far
        after, events = played(game, option)
        paid = next((event.things for event in events if event.kind == "pay"), ())
        if after.state.irrevocable == self.begun.state.irrevocable:
            refs = (*refs, *self.answered(so_far, option, events))
        if paid:
            bill = self.bill(game, paid)
        else:
            price = price or price_asked(game, option)
            costs = (*costs, *costs_of(game, option))
        costs = tuple(self.with_fallen(cost, events) for cost in costs)
        return Followed(then, refs, after, costs, price, bill)

    def is_settled(self, so_far: Followed) -> bool:
        """A purchase of a Build order of which nothing is open but the payment: it is known where a
        unit goes."""
        if asked(self.begun) not in BUYING:
            return False
        return self.first.verb != "unit" or (
            self.begun.facts.needs[self.first.what] == NONE
            and any(one["kind"] == "area" for one in so_far.refs)
        )

    def paid(self, so_far: Followed) -> Followed:
        """A purchase of a Build order is paid for as proposed: the same player goes on, so there is
        no need to carry it out."""
        game, subject = so_far.game, so_far.game.subject()
        due = subject["minerals"].number, subject["gas"].number
        bill = self.bill(game, proposal(game, self.seat, due))
        return named(so_far, ACCEPT)._replace(bill=bill)

    def with_fallen(self, cost: Cost, events: Sequence[Event]) -> Cost:
        """Units that are lost for want of room, by what happened to them."""
        if cost.kind != "lost":
            return cost
        fallen = [one for one in events if one.kind == "destroy" and one.seat == self.seat]
        return cost._replace(refs=(*cost.refs, *[Ref("unit", one.things[0]) for one in fallen]))

    def answered(self, so_far: Followed, option: Option, events: Sequence[Event]) -> list[RefShown]:
        """What the rules have answered for the seat, as if it had been picked. What the gesture
        began with is not named again."""
        found: dict[tuple[str, int], RefShown] = {}
        for event in events:
            if event.seat == self.seat:
                for kind, at in ANSWERED.get(event.kind, ()):
                    number = event.things[at]
                    found[kind, number] = {"role": "what", "kind": kind, "number": number}
        if not found:
            return []
        named = [one.plain() for one in VERBS.references(so_far.game, option)]
        named += [one.plain() for one in VERBS.references(self.begun, self.first)]
        known = {(one["kind"], one["number"]) for one in (*so_far.refs, *named)}
        return [one for key, one in found.items() if key not in known]

    def bill(self, game: StarCraftGame, paid: tuple[int, ...]) -> Bill:
        """A gesture pays once, so equal payments of its ends are the same."""
        key = paid, asked(game) == "pay"
        if key not in self._bills:
            costs = cost_of_payment(game, self.seat, paid)
            self._bills[key] = Bill(payment(game, self.seat, *key), costs)
        return self._bills[key]

    def lead(self, one: Followed) -> Lead:
        now, bill = one.game.decision, one.bill
        return {
            "then": list(one.then),
            "refs": list(one.refs),
            "ends": now is None or now.whose != self.seat,
            "costs": [cost_shown(cost) for cost in (*one.costs, *bill.costs)],
            "price": bill.payment["due"] if bill.payment else unpaid_price(one),
            "payment": bill.payment,
        }


def named(so_far: Followed, option: Option) -> Followed:
    """A gesture with the text of its next pick and what that names."""
    text = VERBS.text(so_far.game, option)
    refs = [one.plain() for one in VERBS.references(so_far.game, option)]
    return so_far._replace(then=(*so_far.then, text), refs=(*so_far.refs, *refs))


def unpaid_price(one: Followed) -> Price | None:
    """The price of what is not yet paid for; what was had without a payment is free."""
    return price_shown(one.price and (one.price if asked(one.game) in UNPAID else (0, 0)))


def asked(game: StarCraftGame) -> str:
    return "" if game.decision is None else game.decision.prompt.key


def played(game: StarCraftGame, option: Option) -> tuple[StarCraftGame, list[Event]]:
    """A copy on which an option is carried out, and what happened."""
    copy, events = game.copy(), list[Event]()
    copy.events = events
    copy.play(option)
    return copy, events


def cost_shown(cost: Cost) -> CostShown:
    refs: list[RefShown] = [
        {"role": "what", "kind": one.kind, "number": one.number} for one in cost.refs
    ]
    return {"kind": cost.kind, "n": cost.n, "refs": refs}
