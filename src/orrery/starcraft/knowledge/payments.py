"""How something is paid for: every source, and what is proposed. So a page can show a payment
before anything is sent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.decisions import Option
from orrery.starcraft.facts.terms import GAS, MINERALS
from orrery.starcraft.knowledge.verbs import VERBS
from orrery.starcraft.rules.economy import (
    KINDS,
    is_token,
    kind_of,
    payable,
    paying_from,
    proposal,
    sources,
)

if TYPE_CHECKING:
    from typing import Literal

    from orrery.starcraft.board.state import StarCraftGame
    from orrery.starcraft.knowledge.shown_decisions import PaymentShown, Price, SourceShown
    from orrery.starcraft.rules.economy import Source

NEW_WORKER = Option("new-worker")
NAMES: dict[int, Literal["minerals", "gas"]] = {MINERALS: "minerals", GAS: "gas"}


def price_shown(price: tuple[int, int] | None) -> Price | None:
    return None if price is None else {"minerals": price[MINERALS], "gas": price[GAS]}


def payment_asked(game: StarCraftGame) -> PaymentShown | None:
    """The payment that the present decision asks for."""
    decision = game.decision
    if decision is None or decision.prompt.key != "pay":
        return None
    subject = game.subject()
    due = subject["minerals"].number, subject["gas"].number
    return payment(game, decision.whose, proposal(game, decision.whose, due), is_asked=True)


def workers_in_a_row(game: StarCraftGame) -> int:
    """How many workers can be built one after the other without force mining, at least one; 0 where
    none can (SC-BUILD-04, SC-ECON-18)."""
    decision = game.decision
    if decision is None or NEW_WORKER not in decision.options:
        return 0
    player, cost = game.state.players[decision.whose], game.facts.worker_cost
    tokens = sum([player.tokens[kind] for kind in KINDS if cost[kind]])
    most = min(player.worker_supply, (player.pool + tokens) // sum(cost))
    for kind in KINDS:
        if cost[kind]:
            free = sum(one.free for one in sources(game, decision.whose, kind))
            most = min(most, free // cost[kind])
    return max(most, 1)


def due_of(game: StarCraftGame, paid: tuple[int, ...]) -> tuple[int, int]:
    """What workers on these sources pay."""
    kinds = [kind_of(game.facts, source) for source in paid]
    return kinds.count(MINERALS), kinds.count(GAS)


def payment(game: StarCraftGame, seat: int, paid: tuple[int, ...], is_asked: bool) -> PaymentShown:
    """A payment from these sources, and the others that could give some of it (SC-ECON-02)."""
    due = due_of(game, paid)
    found = payable(game, seat, due)
    return {
        "due": {"minerals": due[MINERALS], "gas": due[GAS]},
        "workers": game.state.players[seat].pool,
        "sources": [
            source_shown(game, seat, kind, source, paid.count(source.number), is_asked)
            for kind in KINDS
            for source in found[kind]
        ],
    }


def source_shown(
    game: StarCraftGame, seat: int, kind: int, source: Source, proposed: int, is_asked: bool
) -> SourceShown:
    """A source as it is before the payment; no workers are on tokens (SC-ECON-03, SC-ECON-06,
    SC-ECON-07, BW-TOKEN-02)."""
    state, number = game.state, source.number
    player, is_card = state.players[seat], number < game.facts.areas
    if is_token(game.facts, number):
        workers = 0
    elif is_card:
        workers = player.workers[player.resources.index(number)]
    else:
        workers = player.permanent[kind]
    return {
        "source": number,
        "resource": NAMES[kind],
        "free": source.free,
        "extra": source.extra,
        "workers": workers,
        "depletion": state.depletion[number] if is_card else 0,
        "proposed": proposed,
        "pick": VERBS.text(game, paying_from(game.facts, number)) if is_asked else None,
    }
