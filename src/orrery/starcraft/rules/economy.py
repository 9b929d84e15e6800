"""Resources and payment: a worker for each mineral and gas, on cards that can still hold it, or a
resource token.

A source is what gives a resource: the area of a Resource card, `box.areas` plus MINERALS or GAS for
the permanent resources of the sheet, and two more than that for the player's resource tokens, which
need no worker.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from orrery.core.decisions import Decision, Option, Prompt, Ref, Subject, in_order
from orrery.core.flow import OVER, StepResult
from orrery.starcraft.board.changes import deplete
from orrery.starcraft.board.costs import Cost
from orrery.starcraft.board.leading import leader_with
from orrery.starcraft.board.queries import is_friendly, team_of
from orrery.starcraft.board.rows import replaced
from orrery.starcraft.board.sheet import permanent_of
from orrery.starcraft.board.state import Step
from orrery.starcraft.facts.terms import DEPLETED, GAS, MINERALS, NONE
from orrery.starcraft.rules.asking import ask

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame, State
    from orrery.starcraft.facts.box import Box

PAY = Prompt("pay", "SC-ECON-02")

KINDS = (MINERALS, GAS)
ACCEPT = Option("pay")

Means = tuple[int, int, int, int, int]
"""Workers in the pool; minerals and gas that the cards still give; tokens of each."""


# What a player can pay


class Source(NamedTuple):
    """What can still give one kind, and how much."""

    number: int
    free: int  # below the capacity (SC-ECON-04)
    extra: int  # by force mining (SC-ECON-07)


def sources(game: StarCraftGame, seat: int, kind: int) -> list[Source]:
    """All that gives a kind: cards, then tokens (SC-ECON-03, BW-TOKEN-02)."""
    found, tokens = cards_of(game, seat, kind), game.state.players[seat].tokens[kind]
    if tokens:
        found.append(Source(game.facts.areas + len(KINDS) + kind, tokens, 0))
    return found


def cards_of(game: StarCraftGame, seat: int, kind: int) -> list[Source]:
    """All the player's cards of a kind that can take a worker, by number; permanent resources
    cannot be force mined (SC-ECON-03, SC-ECON-06, SC-ECON-10)."""
    state, box = game.state, game.facts
    player = state.players[seat]
    found: list[Source] = []
    warden = warden_against(state, box, seat) if box.leadership else NONE
    for area, workers in zip(player.resources, player.workers, strict=True):
        if box.yields[area] == kind:
            free = max(box.amount[area] - workers, 0)
            kept = warden != NONE and is_friendly(state, warden, area)
            found.append(Source(area, free, 0 if kept else DEPLETED - state.depletion[area]))
    free = permanent_of(box, player)[kind] - player.permanent[kind]
    if free > 0:
        found.append(Source(box.areas + kind, free, 0))
    return found


def is_token(box: Box, source: int) -> bool:
    """Whether a source is the player's tokens of a kind (BW-TOKEN-02)."""
    return source >= box.areas + len(KINDS)


def means(game: StarCraftGame, seat: int) -> Means:
    """Workers in the pool, the minerals and gas that the player's cards still give, and tokens
    (SC-ECON-18, SC-ECON-11, BW-TOKEN-02)."""
    state, box = game.state, game.facts
    player = state.players[seat]
    minerals, gas = permanent_of(box, player)
    mined = player.permanent
    left = [max(minerals - mined[MINERALS], 0), max(gas - mined[GAS], 0)]
    depletion, yields, amount = state.depletion, box.yields, box.amount
    for area, workers in zip(player.resources, player.workers, strict=True):
        left[yields[area]] += max(amount[area] - workers, 0) + DEPLETED - depletion[area]
    if box.leadership:
        spare_kept_areas(state, box, seat, left)
    return player.pool, left[MINERALS], left[GAS], player.tokens[MINERALS], player.tokens[GAS]


def warden_against(state: State, box: Box, seat: int) -> int:
    """The opponent of a player who keeps his areas from being depleted, or NONE
    (BW-LEADCARD-36)."""
    warden = leader_with(state, box, "riches_of_aiur")
    return (
        NONE
        if warden == NONE or team_of(state, box, warden) == team_of(state, box, seat)
        else warden
    )


def spare_kept_areas(state: State, box: Box, seat: int, left: list[int]) -> None:
    """What force mining cannot take from areas that an opponent keeps (BW-LEADCARD-36)."""
    warden = warden_against(state, box, seat)
    if warden == NONE:
        return
    for area in state.players[seat].resources:
        if is_friendly(state, warden, area):
            left[box.yields[area]] -= DEPLETED - state.depletion[area]


def why_not_affordable(bounds: Means, minerals: int, gas: int) -> str | None:
    """A purchase that cannot be paid in full is not made: workers and cards are both limits, for
    whatever tokens do not cover (SC-ECON-13, SC-ECON-18, BW-TOKEN-02)."""
    workers, most_minerals, most_gas, mineral_tokens, gas_tokens = bounds
    if mineral_tokens or gas_tokens:
        minerals, gas = max(minerals - mineral_tokens, 0), max(gas - gas_tokens, 0)
    if minerals + gas <= workers and minerals <= most_minerals and gas <= most_gas:
        return None
    return "SC-ECON-18" if minerals + gas > workers else "SC-ECON-13"


def can_pay(game: StarCraftGame, seat: int, minerals: int, gas: int) -> bool:
    """Whether a player can pay a cost, including by force mining (SC-ECON-12)."""
    return why_not_affordable(means(game, seat), minerals, gas) is None


# Placing workers


def payable(game: StarCraftGame, seat: int, cost: tuple[int, int]) -> list[list[Source]]:
    """By kind, what can give some of what is due. Where tokens could pay all of it, a worker is
    spent only if the other kind can do without (SC-ECON-02, BW-TOKEN-02)."""
    player = game.state.players[seat]
    if player.tokens == (0, 0):
        return [cards_of(game, seat, kind) if cost[kind] else [] for kind in KINDS]
    found = [sources(game, seat, kind) if cost[kind] else [] for kind in KINDS]
    box, tokens = game.facts, player.tokens
    spare = player.pool - sum([max(cost[kind] - tokens[kind], 0) for kind in KINDS])
    return [
        [one for one in found[kind] if is_token(box, one.number) or cost[kind] > tokens[kind]]
        if not spare
        else found[kind]
        for kind in KINDS
    ]


def is_only_payment(
    found: list[list[Source]], cost: tuple[int, int], tokens: tuple[int, int], pool: int
) -> bool:
    """Whether there is no choice: for each kind nothing is due, only one card can pay, or all must
    give as much as they can; and as many tokens must be spent as can be (SC-ECON-02,
    BW-TOKEN-02)."""
    for kind in KINDS:
        if not cost[kind] or len(found[kind]) < 2:
            continue
        cards = found[kind][:-1] if tokens[kind] else found[kind]
        most = sum([free + extra for _, free, extra in cards])
        least = max(cost[kind] - tokens[kind], 0)
        other = max(cost[1 - kind] - tokens[1 - kind], 0)
        if min(cost[kind], most, pool - other) > least:
            return False
        if least and len(cards) > 1 and least < most:
            return False
    return True


def tokens_proposed(game: StarCraftGame, seat: int, cost: tuple[int, int]) -> list[int]:
    """How many tokens of each kind the proposal spends: those that spare an area from force mining,
    and those that stand in for missing workers (BW-TOKEN-02)."""
    player = game.state.players[seat]
    spent = [0, 0]
    if player.tokens == (0, 0):
        return spent
    for kind in KINDS:
        free = sum([one.free for one in cards_of(game, seat, kind)])
        spent[kind] = min(player.tokens[kind], max(cost[kind] - free, 0))
    missing = sum(cost) - sum(spent) - player.pool
    for kind in KINDS:
        more = max(min(missing, player.tokens[kind] - spent[kind], cost[kind] - spent[kind]), 0)
        spent[kind] += more
        missing -= more
    return spent


def proposal(game: StarCraftGame, seat: int, cost: tuple[int, int]) -> tuple[int, ...]:
    """The cheapest payment: permanent resources, free capacity, tokens, then force mining of cards
    not force mined so far, smaller ones first, then of half depleted ones (SC-ECON-07, SC-ECON-09,
    BW-TOKEN-02)."""
    state, box = game.state, game.facts
    spent = tokens_proposed(game, seat, cost)
    chosen: list[int] = []
    for kind in KINDS:
        if cost[kind]:
            found = cards_of(game, seat, kind)
            order = sorted(found, key=lambda source: (source.number < box.areas, source.number))
            places = [source.number for source in order for _ in range(source.free)]
            mined = sorted(
                (state.depletion[source.number] + step, box.amount[source.number], source.number)
                for source in found
                for step in range(source.extra)
            )
            places += [number for _, _, number in mined]
            chosen += places[: cost[kind] - spent[kind]]
            chosen += [box.areas + len(KINDS) + kind] * spent[kind]
    return tuple(chosen)


def kind_of(box: Box, source: int) -> int:
    """What a source yields."""
    return box.yields[source] if source < box.areas else (source - box.areas) % len(KINDS)


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
        if is_token(game.facts, source):
            discard_token(game, seat, kind_of(game.facts, source))
        else:
            put_worker(game, seat, source)


def discard_token(game: StarCraftGame, seat: int, kind: int) -> None:
    """A token pays for one resource of its own kind, without a worker (BW-TOKEN-02)."""
    player = game.state.players[seat]
    minerals, gas = player.tokens
    player.tokens = (minerals - (kind == MINERALS), gas - (kind == GAS))


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
            self.place(game, source_of(game.facts, pick))
        cost, player = (self.minerals, self.gas), game.state.players[self.seat]
        found = payable(game, self.seat, cost)
        if pick == ACCEPT or is_only_payment(found, cost, player.tokens, player.pool):
            if cost != (0, 0):
                spend(game, self.seat, proposal(game, self.seat, cost))
            return OVER
        return self.ask(game, found, cost)

    def place(self, game: StarCraftGame, source: int) -> None:
        if kind_of(game.facts, source) == MINERALS:
            self.minerals -= 1
        else:
            self.gas -= 1
        self.last = max(self.last, source)
        spend(game, self.seat, (source,))

    def ask(
        self, game: StarCraftGame, found: list[list[Source]], cost: tuple[int, int]
    ) -> Decision:
        """Every card that can take one of the workers still due, and tokens; programs name sources
        in ascending order, and the proposal is left out if they could have accepted it before."""
        numbers = sorted([source.number for kind in KINDS for source in found[kind]])
        end = min([last_start(found[kind], cost[kind]) for kind in KINDS if cost[kind]])
        numbers, others = in_order(numbers, self.last, end, may_end=True)
        fresh = others + (self.last != NONE) if others < len(numbers) else 0
        options = [paying_from(game.facts, one) for one in numbers]
        options.insert(others, ACCEPT)
        return ask(game, self.seat, PAY, options, fresh=fresh)

    def subject(self, _: StarCraftGame) -> Subject:
        """What is still to be paid."""
        return {"minerals": Ref("number", self.minerals), "gas": Ref("number", self.gas)}

    def costs(self, game: StarCraftGame, pick: Option) -> list[Cost]:
        """Areas that are mined by force."""
        due = self.minerals, self.gas
        given = proposal(game, self.seat, due)
        paid = given if pick == ACCEPT else (source_of(game.facts, pick),)
        return cost_of_payment(game, self.seat, paid)

    def why_not(self, game: StarCraftGame, option: Option) -> str | None:
        """Why a worker cannot go there now."""
        if option == ACCEPT:
            return None
        due = self.minerals, self.gas
        if option.to != NONE or option.verb not in ("worker", "token"):
            return "SC-ECON-02"
        if option.verb == "token":
            has_tokens = game.facts.resource_tokens > 0
            return why_not_token(game, self.seat, option.what, due) if has_tokens else "SC-ECON-02"
        return why_not_worker(game, self.seat, option.what, due)


def paying_from(box: Box, source: int) -> Option:
    """The pick that takes one resource from a source."""
    if is_token(box, source):
        return Option("token", kind_of(box, source))
    return Option("worker", source)


def source_of(box: Box, pick: Option) -> int:
    """The source of such a pick."""
    return box.areas + len(KINDS) + pick.what if pick.verb == "token" else pick.what


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
    found = payable(game, seat, cost)[kind]
    return None if any(source == one.number for one in found) else "SC-ECON-18"


def why_not_token(game: StarCraftGame, seat: int, kind: int, cost: tuple[int, int]) -> str | None:
    """One of the player's tokens of a kind that is still due: a cost never falls below zero
    (BW-TOKEN-02)."""
    if kind not in KINDS or not cost[kind] or not game.state.players[seat].tokens[kind]:
        return "BW-TOKEN-02"
    return None
