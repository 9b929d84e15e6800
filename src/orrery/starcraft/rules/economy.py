"""Resources and payment: a worker for each mineral and gas, on cards that can still hold it.

A source is where a worker goes: the area of a Resource card, or `box.areas` plus MINERALS or GAS
for the permanent resources of the sheet.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from orrery.core.decisions import Decision, Option, Prompt, Ref, Seat, Subject, in_order
from orrery.core.flow import OVER, StepResult
from orrery.starcraft.board.changes import deplete, replaced
from orrery.starcraft.board.costs import Cost
from orrery.starcraft.board.queries import permanent_of
from orrery.starcraft.board.state import Step
from orrery.starcraft.facts.terms import DEPLETED, GAS, MINERALS, NONE

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame
    from orrery.starcraft.facts.box import Box

PAY = Prompt("pay", "SC-ECON-02")

KINDS = (MINERALS, GAS)
ACCEPT = Option("pay")

Means = tuple[int, int, int]
"""Workers in the pool; minerals and gas that the cards still give."""


# What a player can pay


class Source(NamedTuple):
    """Where workers can still mine one kind, and how many."""

    number: int
    free: int  # below the capacity (SC-ECON-04)
    extra: int  # by force mining (SC-ECON-07)


def sources(game: StarCraftGame, seat: int, kind: int) -> list[Source]:
    """All the player's cards of a kind that can take a worker, by number; permanent resources
    cannot be force mined (SC-ECON-03, SC-ECON-06, SC-ECON-10)."""
    state, box = game.state, game.facts
    player = state.players[seat]
    found: list[Source] = []
    for area, workers in zip(player.resources, player.workers, strict=True):
        if box.yields[area] == kind:
            free = max(box.amount[area] - workers, 0)
            found.append(Source(area, free, DEPLETED - state.depletion[area]))
    free = permanent_of(box, player)[kind] - player.permanent[kind]
    if free > 0:
        found.append(Source(box.areas + kind, free, 0))
    return found


def means(game: StarCraftGame, seat: int) -> Means:
    """Workers in the pool, and the minerals and gas that the player's cards still give
    (SC-ECON-18, SC-ECON-11)."""
    state, box = game.state, game.facts
    player = state.players[seat]
    printed = permanent_of(box, player)
    left = [printed[MINERALS] - player.permanent[MINERALS], printed[GAS] - player.permanent[GAS]]
    depletion, yields, amount = state.depletion, box.yields, box.amount
    for area, workers in zip(player.resources, player.workers, strict=True):
        left[yields[area]] += max(amount[area] - workers, 0) + DEPLETED - depletion[area]
    return player.pool, left[MINERALS], left[GAS]


def why_not_affordable(bounds: Means, minerals: int, gas: int) -> str | None:
    """A purchase that cannot be paid in full is not made: workers and cards are both limits
    (SC-ECON-13, SC-ECON-18)."""
    workers, most_minerals, most_gas = bounds
    if minerals + gas <= workers and minerals <= most_minerals and gas <= most_gas:
        return None
    return "SC-ECON-18" if minerals + gas > workers else "SC-ECON-13"


def can_pay(game: StarCraftGame, seat: int, minerals: int, gas: int) -> bool:
    """Whether a player can pay a cost, including by force mining (SC-ECON-12)."""
    return why_not_affordable(means(game, seat), minerals, gas) is None


# Placing workers


def is_only_payment(found: list[list[Source]], cost: tuple[int, int]) -> bool:
    """Whether there is no choice: for each kind nothing is due, only one card can pay, or all must
    give as much as they can."""
    for kind in KINDS:
        if cost[kind] and len(found[kind]) > 1:
            most = 0
            for _, free, extra in found[kind]:
                most += free + extra
            if cost[kind] < most:
                return False
    return True


def proposal(game: StarCraftGame, seat: int, cost: tuple[int, int]) -> tuple[int, ...]:
    """The cheapest payment: permanent resources, free capacity, then force mining of cards not
    force mined so far, smaller ones first, then of half depleted ones (SC-ECON-07, SC-ECON-09)."""
    state, box = game.state, game.facts
    chosen: list[int] = []
    for kind in KINDS:
        if cost[kind]:
            found = sources(game, seat, kind)
            order = sorted(found, key=lambda source: (source.number < box.areas, source.number))
            places = [source.number for source in order for _ in range(source.free)]
            mined = sorted(
                (state.depletion[source.number] + step, box.amount[source.number], source.number)
                for source in found
                for step in range(source.extra)
            )
            places += [number for _, _, number in mined]
            chosen += places[: cost[kind]]
    return tuple(chosen)


def kind_of(box: Box, source: int) -> int:
    """What a source yields."""
    return box.yields[source] if source < box.areas else source - box.areas


def force_mined(game: StarCraftGame, seat: int, paid: tuple[int, ...]) -> list[int]:
    """The areas that paying so would mine by force, once for each worker that does (SC-ECON-07)."""
    box, player = game.facts, game.state.players[seat]
    workers = dict(zip(player.resources, player.workers, strict=True))
    forced: list[int] = []
    for source in paid:
        if source < box.areas:
            if workers[source] >= box.amount[source]:
                forced.append(source)
            workers[source] += 1
    return forced


def cost_of_payment(game: StarCraftGame, seat: int, paid: tuple[int, ...]) -> list[Cost]:
    """What paying so does to the areas (SC-ECON-07)."""
    forced = force_mined(game, seat, paid)
    areas = tuple([Ref("area", area) for area in dict.fromkeys(forced)])
    return [Cost("depletes", len(forced), areas)] if forced else []


def spend(game: StarCraftGame, seat: int, paid: tuple[int, ...]) -> None:
    """Workers go from the pool to these sources and stay there; any beyond the capacity force mines
    (SC-ECON-02, SC-ECON-05, SC-ECON-08, SC-ECON-09)."""
    game.emit("pay", seat, paid)
    for source in paid:
        put_worker(game, seat, source)


def put_worker(game: StarCraftGame, seat: int, source: int) -> None:
    """One worker is spent; on a full card it depletes the area by one step, which turns or removes
    the card, whatever is being paid (SC-ECON-04, SC-ECON-07, SC-ECON-08, SC-ECON-12)."""
    state, box = game.state, game.facts
    player = state.players[seat]
    player.pool -= 1
    if source >= box.areas:
        kind = source - box.areas
        minerals, gas = player.permanent
        player.permanent = (minerals + (kind == MINERALS), gas + (kind == GAS))
        return
    at = player.resources.index(source)
    workers = player.workers[at]
    player.workers = replaced(player.workers, at, workers + 1)
    if workers >= box.amount[source]:
        deplete(game, source)


class Pay(Step):
    """A player pays a cost by accepting the proposal or placing workers one by one."""

    seat: int
    minerals: int  # still to be paid
    gas: int
    last: int = NONE  # the highest source chosen so far, NONE at first

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """One worker for each mineral and gas goes to a card of that kind, exactly as many as the
        cost says (SC-ECON-02, SC-ECON-03, SC-ECON-13)."""
        if pick is not None and pick != ACCEPT:
            self.place(game, pick.what)
        cost = self.minerals, self.gas
        found = [sources(game, self.seat, kind) if cost[kind] else [] for kind in KINDS]
        if pick == ACCEPT or is_only_payment(found, cost):
            if cost != (0, 0):
                spend(game, self.seat, proposal(game, self.seat, cost))
            return OVER
        return self.ask(found, cost)

    def place(self, game: StarCraftGame, source: int) -> None:
        if kind_of(game.facts, source) == MINERALS:
            self.minerals -= 1
        else:
            self.gas -= 1
        self.last = max(self.last, source)
        spend(game, self.seat, (source,))

    def ask(self, found: list[list[Source]], cost: tuple[int, int]) -> Decision:
        """Every card that can take one of the workers still due; programs name sources in ascending
        order, and the proposal is left out if they could have accepted it before."""
        numbers = sorted([source.number for kind in KINDS for source in found[kind]])
        end = min([last_start(found[kind], cost[kind]) for kind in KINDS if cost[kind]])
        numbers, others = in_order(numbers, self.last, end, may_end=True)
        fresh = others + (self.last != NONE) if others < len(numbers) else 0
        options = [Option("worker", one) for one in numbers]
        options.insert(others, ACCEPT)
        return Decision(Seat(self.seat), PAY, options, fresh=fresh)

    def subject(self, _: StarCraftGame) -> Subject:
        """What is still to be paid."""
        return {"minerals": Ref("number", self.minerals), "gas": Ref("number", self.gas)}

    def costs(self, game: StarCraftGame, pick: Option) -> list[Cost]:
        """Areas that are mined by force."""
        due = self.minerals, self.gas
        paid = proposal(game, self.seat, due) if pick == ACCEPT else (pick.what,)
        return cost_of_payment(game, self.seat, paid)

    def why_not(self, game: StarCraftGame, option: Option) -> str | None:
        """Why a worker cannot go there now."""
        if option == ACCEPT:
            return None
        if option.verb != "worker" or option.to != NONE:
            return "SC-ECON-02"
        return why_not_worker(game, self.seat, option.what, (self.minerals, self.gas))


def last_start(found: list[Source], due: int) -> int:
    """The highest source that can pay what is due together with those after it."""
    for number, free, extra in reversed(found):
        due -= free + extra
        if due <= 0:
            return number
    return NONE


def why_not_worker(
    game: StarCraftGame, seat: int, source: int, cost: tuple[int, int]
) -> str | None:
    """Not the player's card, depleted, not of a kind that is due, or a full permanent resource
    (SC-ECON-02, SC-ECON-08, SC-ECON-13, SC-ECON-06)."""
    state, box = game.state, game.facts
    if not 0 <= source < box.areas + len(KINDS):
        return "SC-ECON-02"
    if source < box.areas:
        if state.depletion[source] == DEPLETED:
            return "SC-ECON-08"
        if source not in state.players[seat].resources:
            return "SC-ECON-02"
    kind = kind_of(box, source)
    if not cost[kind]:
        return "SC-ECON-13"
    if all(source != one.number for one in sources(game, seat, kind)):
        return "SC-ECON-06"
    return None
