"""Where options lead: whole gestures, known before the first of their picks is sent."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from orrery.core.decisions import DONE, Option
from orrery.core.events import Event
from orrery.core.gestures import How, Picks, carry_out
from orrery.starcraft import STARCRAFT
from orrery.starcraft.board.state import StarCraftGame
from orrery.starcraft.facts.terms import GAS, MINERALS
from orrery.starcraft.knowledge.leads import CHAINS, DESTROYING, LEFT_OUT, MOST, PASSED
from orrery.starcraft.knowledge.shown import StarCraftOptionRemarks
from orrery.starcraft.knowledge.shown_decisions import Lead
from orrery.starcraft.rules.economy import kind_of
from tests.laws.watches import STARCRAFT_WATCH
from tests.starcraft.scenario import side, table

PLACED = {"galaxy": "place", "factions": "choose"}
QUICK = {"galaxy": "quick", "factions": "random"}


def decisions(count: int, players: int, settings: dict[str, str]) -> Iterator[StarCraftGame]:
    """The decisions of games of chance."""
    for seed in range(count):
        rng = Random(seed)
        game = STARCRAFT_WATCH.begin({"players": str(players), **settings}, seed)
        while game.decision is not None:
            yield game
            options = game.decision.options
            game.play(rng.choice([one for one in options if one.verb != "destroy"] or options))


def sent(game: StarCraftGame, texts: list[str]) -> StarCraftGame:
    """Where picks lead that are sent exactly: all of them must be possible, with nothing revealed
    before the last, except an order of one's own, which goes as a run."""
    assert game.decision is not None
    after = game.copy()
    how: How = "run" if game.decision.prompt.key == "reveal" else "exact"
    tried = carry_out(STARCRAFT, after, game.decision.seat, Picks(texts, how))
    assert (tried.taken, tried.stopped) == (texts, "")
    return after


def must_be_whole(game: StarCraftGame, text: str, option: Option) -> bool:
    """Every lead of an option can be sent and ends where no further question of the gesture is
    asked; together they have every answer to the question that comes next."""
    remarks = STARCRAFT.option_remarks(game, option)
    found = remarks["leads"]
    if not found:
        must_cost_what_it_says(game, [text], remarks)
        return False
    assert game.decision is not None
    seat, prompt = game.decision.seat, game.decision.prompt.key
    chain = DESTROYING if option.verb == "destroy" else CHAINS[prompt]
    for lead in found:
        after = sent(game, [text, *lead["then"]])
        must_cost_what_it_says(game, [text, *lead["then"]], lead)
        assert lead["ends"] == (after.decision is None or after.decision.seat != seat)
        if option.verb == "destroy":
            told = "last-piece" in [one["kind"] for one in lead["costs"]]
            assert told == bool(after.state.players[seat].out)
        is_open = after.decision is not None and after.decision.prompt.key in chain - PASSED
        assert not is_open or after.state.irrevocable != game.state.irrevocable or lead["ends"]
    following = sent(game, [text])
    if len(found) < MOST and asked(following) in chain:
        answers = {
            answer
            for answer, one in STARCRAFT.verbs.options(following).items()
            if one.verb not in LEFT_OUT and (one != DONE or asked(following) in PASSED)
        }
        assert {lead["then"][0] for lead in found if lead["then"]} == answers
    return True


def must_cost_what_it_says(
    game: StarCraftGame, texts: list[str], told: Lead | StarCraftOptionRemarks
) -> None:
    """The price and the proposal of a gesture are what its workers pay, and areas are mined by
    force as often as it says. Nothing is bought for nothing."""
    assert game.decision is not None
    seat, box = game.decision.seat, game.facts
    after, events = game.copy(), list[Event]()
    after.events = events
    carry_out(STARCRAFT, after, seat, Picks(texts))
    paid = [source for one in events if one.kind == "pay" for source in one.things]
    forced = [one.things[0] for one in events if one.kind in ("partial", "depleted")]
    payment, price = told["payment"], told["price"]
    if asked(game) == "pay":
        payment = STARCRAFT.remarks(game)["payment"] if texts == ["pay"] else None
        assert price is None
    elif payment is None:
        assert not paid
        assert price in (None, {"minerals": 0, "gas": 0})
    else:
        kinds = [kind_of(box, source) for source in paid]
        assert price == {"minerals": kinds.count(MINERALS), "gas": kinds.count(GAS)}
    if payment is not None:
        proposed = {one["source"]: one["proposed"] for one in payment["sources"]}
        assert +Counter(proposed) == Counter(paid)
        assert payment["workers"] == game.state.players[seat].pool
    if paid:
        mined = [one for one in told["costs"] if one["kind"] == "depletes"]
        assert sum(one["n"] for one in mined) == len(forced)
        assert {ref["number"] for one in mined for ref in one["refs"]} == {*forced}


def asked(game: StarCraftGame) -> str:
    return "" if game.decision is None else game.decision.prompt.key


def whole(positions: Iterator[StarCraftGame]) -> Counter[str]:
    """By prompt: how many options had leads."""
    found: Counter[str] = Counter()
    for game in positions:
        for text, option in STARCRAFT.verbs.options(game).items():
            found[asked(game)] += must_be_whole(game, text, option)
    return +found


def test_leads_are_whole_and_complete() -> None:
    found = whole(decisions(3, 3, QUICK)) + whole(decisions(2, 2, PLACED))
    often = {"order-where", "move", "build-forces", "build-upgrades", "learn-technology"}
    setup = {"place-planet", "z-axis-major"}
    assert often | setup <= found.keys(), found


def test_revealing_an_order_leads_to_executing_it_or_to_an_event_card() -> None:
    game = table(
        overmind=side(at={"helios.2": "zergling base"}),
        jim_raynor=side(at={"dylar_iv.3": "marine base"}),
        orders={"helios": ["overmind build"], "torus": ["overmind mobilize"]},
    ).game
    decision = game.decision
    assert decision is not None
    assert decision.prompt.key == "reveal"
    remarks = [STARCRAFT.option_remarks(game, option) for option in decision.options]
    assert [[lead["then"] for lead in one["leads"]] for one in remarks] == [
        [["execute"], ["draw-event"]],
        [["execute"], ["draw-event"]],
    ]
    costs = [[[cost["kind"] for cost in lead["costs"]] for lead in one["leads"]] for one in remarks]
    assert costs == [[[], []], [["no-effect"], []]]
