"""Laws of StarCraft: the invariants of the catalogue, what everybody knows, and hidden picks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations
from random import Random

from orrery.core.codec import state_hash
from orrery.core.decisions import Seat
from orrery.core.events import Event
from orrery.starcraft.board.decks import out_of_deck
from orrery.starcraft.board.owners import stolen_by
from orrery.starcraft.board.player import Player
from orrery.starcraft.board.queries import is_resource_area
from orrery.starcraft.board.sheet import pieces_of
from orrery.starcraft.board.state import EXECUTION, REGROUPING, StarCraftGame
from orrery.starcraft.facts.terms import (
    ASSIST,
    DEFEND,
    DEPLETED,
    NAMED,
    NONE,
    order_of,
    owner_of,
    special_tokens,
    token,
)
from orrery.starcraft.knowledge.view import view
from orrery.starcraft.knowledge.worlds.dealing import determinize
from orrery.starcraft.knowledge.worlds.odds import known_of
from orrery.starcraft.rules.events.assault import SurpriseAssault
from orrery.starcraft.rules.orders.mobilize import Mobilize
from orrery.starcraft.ruleset import STARCRAFT
from tests.laws.kernel import decision_of, demand, events_tell_no_more_than_is_seen
from tests.laws.starcraft_expanded import (
    guards_are_held,
    installations_are_sound,
    tokens_are_limited,
)
from tests.laws.starcraft_moves import offered_if_and_only_if_legal
from tests.laws.starcraft_watching import everything_adds_up_for_a_watcher


def pieces_are_conserved(game: StarCraftGame) -> None:
    """Figures, bases, transports, workers and order tokens: supply, sheet and board together are
    what the box holds (SC-INV-01)."""
    state, box = game.state, game.facts
    aside = [player.reserve for player in state.players]
    armies = (*state.armies, state.invaders, *aside)
    standing = Counter(box.figure_of[unit] for army in armies for unit in army)
    tokens = Counter(one for stack in state.stacks for one in stack)
    for seat, player in enumerate(state.players):
        if player.faction == NONE:
            continue
        units, pieces = box.units_of[player.faction], pieces_of(box, player.faction)
        have = [left + standing[unit] for unit, left in zip(units, player.figures, strict=True)]
        demand(have == [box.figures[unit] for unit in units], "figures got lost", (seat, have))
        bases = player.base_supply + state.bases.count(seat)
        bases += state.razed[seat] if box.loses_bases and state.razed else 0
        demand(bases == pieces.bases, "bases got lost", (seat, bases))
        transports = player.transport_supply + player.transports.bit_count()
        demand(transports == pieces.transports, "transports got lost", (seat, transports))
        workers = player.worker_supply + player.pool + player.unavailable
        workers += sum(player.workers) + sum(player.permanent)
        demand(workers == pieces.workers, "workers got lost", (seat, workers))
        pooled = player.special_pool or (0,) * len(player.orders)
        orders = [
            left + kept + tokens[token(seat, kind)] * (kind != DEFEND)
            for kind, (left, kept) in enumerate(zip(player.orders, pooled, strict=True))
        ]
        owned = player.owned or box.order_tokens
        demand(orders == list(owned), "orders got lost", (seat, orders))
        counts = (*player.figures, *player.workers, *player.orders, *player.modules)
        counts += (player.pool, player.unavailable, player.worker_supply, player.base_supply)
        demand(min(counts) >= 0, "a supply is negative", (seat, counts))


def cards_are_conserved(game: StarCraftGame) -> None:
    """Every Combat card, technology and Event card is in one place (SC-INV-02)."""
    state, box = game.state, game.facts
    battle = state.battle
    for seat, player in enumerate(state.players):
        if player.faction == NONE:
            continue
        cards = [*player.deck, *player.hand, *player.discards, *player.tech_deck]
        cards += player.technologies
        if battle is not None:
            lying = [*battle.splash, *battle.aside]
            lying += [row for one in battle.skirmishes for row in one.cards]
            mine = player.faction
            cards += [card for row in lying for card in row if box.card_faction[card] == mine]
        whole = box.cards_of[player.faction] + box.tech_cards_of[player.faction]
        demand(sorted(cards) == sorted(whole), "cards are not conserved", seat)
        chosen = Counter(player.leaving)
        demand(chosen <= Counter(player.hand), "a chosen card is not in the hand", seat)
    events = [*state.event_deck, *state.event_discards, *state.event_box, *state.removed]
    events += state.common
    for player in state.players:
        events += [*player.events, *player.drawn, *player.plans, *player.refused]
    wanted = [kind for kind, copies in enumerate(box.event_copies) for _ in range(copies)]
    demand(sorted(events) == wanted, "Event cards are not conserved", len(events))


def the_board_is_sound(game: StarCraftGame) -> None:
    """One army and one base an area, one base a planet, unit limits outside battles and movement,
    transports on routes (SC-INV-03, SC-INV-04, SC-INV-05)."""
    state, box = game.state, game.facts
    moving = any(isinstance(frame, Mobilize | SurpriseAssault) for frame in game.stack)
    for area, army in enumerate(state.armies):
        owner = state.owners[area]
        if not army:
            demand(owner == NONE or area == state.invaded, "nobody owns units", area)
            continue
        demand(box.planet_of[area] in state.galaxy.planets, "units outside the galaxy", area)
        counted = len(army) - helped(game, owner, army)
        is_free = moving or area == state.invaded  # a theft may bring one more than fit
        demand(is_free or counted <= box.limit[area], "too many units", (area, army))
        strangers = [unit for unit in army if not box.allows[area] & box.kind[unit]]
        demand(not strangers, "units that may never be there", (area, strangers))
        demand(army == tuple(sorted(army)), "an army is not sorted", area)
    for planet in state.galaxy.planets:
        bases = [state.bases[area] for area in box.areas_of[planet] if state.bases[area] != NONE]
        demand(len(bases) == len(set(bases)), "two bases of a player on a planet", planet)
    for player in state.players:
        demand(player.transports >> len(state.galaxy.routes) == 0, "a transport without a route")
    for seat, player in enumerate(state.players):
        tokens = 0 if player.faction == NONE else box.mind_control[box.race[player.faction]]
        stolen = stolen_by(state, box, seat)
        demand(len(stolen) <= tokens, "two armies in an area", (seat, stolen))
    demand(not state.invaders or state.invaded != NONE, "invaders of nothing")


def helped(game: StarCraftGame, seat: int, army: tuple[int, ...]) -> int:
    """How many units of an army do not count: one with Assist, if its player has the module
    (BW-MODULE-04)."""
    modules = game.state.players[seat].modules
    has_module = len(modules) > ASSIST and modules[ASSIST] > 0
    return int(has_module and any(game.facts.assist[unit] for unit in army))


def resource_cards_are_sound(game: StarCraftGame) -> None:
    """A Resource card has one holder at most, and none once its area is depleted
    (SC-INV-06)."""
    state, box = game.state, game.facts
    held = [area for player in state.players for area in player.resources]
    demand(len(held) == len(set(held)), "a Resource card has two holders", held)
    for area in held:
        demand(is_resource_area(box, area), "no Resource card exists", area)
        demand(state.depletion[area] != DEPLETED, "the Resource card of a depleted area", area)
        demand(box.planet_of[area] in state.galaxy.planets, "not in the galaxy", area)
    for player in state.players:
        demand(len(player.resources) == len(player.workers), "workers without a card")
        demand(player.resources == tuple(sorted(player.resources)), "cards not sorted")


def orders_come_to_an_end(game: StarCraftGame) -> None:
    """No order outlives the Execution Phase, and while there are any, somebody in the game can
    reveal one (SC-INV-07, SC-INV-08)."""
    state = game.state
    stacks = [stack for stack in state.stacks if stack]
    if state.phase == REGROUPING:
        demand(not stacks, "an order outlived the Execution Phase", stacks)
    if state.phase == EXECUTION and stacks:
        tops = [owner_of(stack[-1]) for stack in stacks]
        open_to = any(not state.players[seat].out for seat in tops)
        demand(open_to or state.revealed != NONE, "nobody can reveal an order", tops)
    decision = decision_of(game)
    demand(not state.players[decision.whose].out, "an eliminated player is asked", decision)


def what_is_known_is_true(game: StarCraftGame) -> None:
    """What everybody knows of hidden cards holds in truth: announced ones are out of the deck, and
    no more buried ones than were dug; so do the bounds of face-down orders."""
    state, box = game.state, game.facts
    for seat, player in enumerate(state.players):
        out = out_of_deck(game, seat)
        must, buried, dug, others = known_of(
            (*out, *player.deck), (), player.announced, player.buried, player.dug
        )
        lacking = Counter(must) - Counter(out)
        demand(not lacking, "an announced card is in the deck", (seat, lacking))
        deep = Counter(out) - Counter(must) - Counter(others)
        demand(deep.total() <= dug, "more buried cards are out than were dug", (seat, deep))
        demand(len(Counter(buried) - Counter((*out, *player.deck))) == 0, "buried elsewhere", seat)
        orders_fit_what_is_known(game, seat, player)
    drawn = [card for player in state.players for card in (*player.drawn,)]
    outside = Counter((*drawn, *state.event_box))
    everything = (*outside.elements(), *state.event_deck)
    _, _, dug, others = known_of(everything, (), (), state.event_buried, state.event_dug)
    deep = outside - Counter(others)
    demand(deep.total() <= dug, "more buried Event cards are out than were dug", deep)
    demand(set(everything) <= set(range(len(box.event_slugs))), "unknown Event card")


def orders_fit_what_is_known(game: StarCraftGame, seat: int, player: Player) -> None:
    """Face-down orders are tokens not shown this round, no more special ones than permitted."""
    state, box = game.state, game.facts
    stacks = [*state.stacks]
    if state.revealed != NONE:
        stacks[state.revealed] = stacks[state.revealed][:-1]
    mine = [order_of(one) for stack in stacks for one in stack if owner_of(one) == seat]
    down = Counter(mine)
    for order, tokens in enumerate(player.owned or box.order_tokens):
        most = 0 if player.stood_for >> order & 1 else max(tokens - player.shown[order], 0)
        demand(down[order] <= most, "shown and face down", (seat, order))
    every = [down[order] + player.shown[order] for order in range(len(box.order_tokens))]
    special = special_tokens(every)
    is_free = box.has_pool or special <= player.allowed
    demand(is_free, "more special orders than permitted", (seat, special))


def skirmishes_hold_the_armies(game: StarCraftGame) -> None:
    """From the placing of cards to the splash, those in skirmishes are those in the battle."""
    state = game.state
    battle = state.battle
    if battle is None or not 6 <= battle.step <= 8:
        return
    armies = (state.invaders, state.armies[battle.area])
    for role, army in enumerate(armies):
        units = [one.front[role] for one in battle.skirmishes if one.front[role] != NONE]
        units += [unit for one in battle.skirmishes for unit in one.support[role]]
        demand(sorted(units) == sorted(army), "skirmishes and armies differ", (role, units, army))


def cards_fit_their_places(game: StarCraftGame) -> None:
    """A card placed from the hand is a standard card, the one beside it a reinforcement
    (SC-BATTLE-14, SC-BATTLE-16)."""
    battle, standard = game.state.battle, game.facts.standard
    for skirmish in battle.skirmishes if battle is not None else ():
        for cards, marks in zip(skirmish.cards, skirmish.marks, strict=True):
            for at, (card, mark) in enumerate(zip(cards, marks, strict=True)):
                fits = mark & ~NAMED or standard[card] == (at == 0)
                demand(bool(fits), "a card from the hand is of the wrong kind", (card, at))


def worlds_depend_on_what_is_known(game: StarCraftGame, rng: Random) -> None:
    """A world dealt for a seat keeps all laws of the state, and the same deal in it gives it again:
    the deal depends on nothing but what the seat knows."""
    for number in range(game.facts.players):
        seat, draw = Seat(number), rng.random()
        world = determinize(game, seat, Random(draw))
        for law in CHEAP:
            law(world)
        again = determinize(world, seat, Random(draw))
        same = state_hash(STARCRAFT, world) == state_hash(STARCRAFT, again)
        demand(same, "the deal depends on the truth", seat)


SECRET_PICKS = {
    ("choose-leader", "leader"),
    ("choose-plans", "event"),
    ("order-which", "order"),
    ("standard-card", "card"),
    ("reinforcement-card", "card"),
    ("specialized-strategy", "search"),
    ("discard-to-limit", "card"),
}
"""Prompt and verb of picks that nobody else may see."""


def secret_picks_look_alike(game: StarCraftGame, rng: Random) -> None:
    """What was picked secretly shows neither in another's view nor in what another is told, unless
    something is turned up at once."""
    decision = decision_of(game)
    secret = [
        option for option in decision.options if (decision.prompt.key, option.verb) in SECRET_PICKS
    ]
    if len(secret) < 2:
        return
    tables = []
    for pick in rng.sample(secret, 2):
        after = game.copy()
        after.events = []
        after.play(pick)
        if after.state.irrevocable != game.state.irrevocable:
            return
        tables.append((after, after.events))
    (one, told), (other, told_too) = tables
    for eyes in (None, *(Seat(seat) for seat in range(game.facts.players))):
        if eyes == decision.seat:
            continue
        demand(view(one, eyes) == view(other, eyes), f"{eyes} sees a secret pick", secret)
        heard = [event.for_seat(eyes) for event in told]
        demand(heard == [event.for_seat(eyes) for event in told_too], f"{eyes} hears it", secret)


def events_tell_what_is_seen(game: StarCraftGame, rng: Random) -> None:
    """What a seat is told of a pick, it could as well see on the table. Only which cards lay at
    which of two skirmishes resolved by one pick is shown and no longer seen, or on which side if
    both sides' are from one deck."""

    def forgets(events: list[Event]) -> bool:
        shown = [event.things for event in events if event.kind == "reveal-cards"]
        decks = [{game.facts.card_faction[card] for card in cards} for cards in shown]
        is_mixed = any(one & other for one, other in combinations(decks, 2))
        return is_mixed or sum(event.kind == "compare" for event in events) > 1

    events_tell_no_more_than_is_seen(STARCRAFT, game, game.facts.players, rng, forgets)


CHEAP: tuple[Callable[[StarCraftGame], None], ...] = (
    pieces_are_conserved,
    cards_are_conserved,
    the_board_is_sound,
    installations_are_sound,
    guards_are_held,
    resource_cards_are_sound,
    orders_come_to_an_end,
    what_is_known_is_true,
    skirmishes_hold_the_armies,
    cards_fit_their_places,
    tokens_are_limited,
)
LAWS: tuple[Callable[[StarCraftGame, Random], None], ...] = (
    everything_adds_up_for_a_watcher,
    offered_if_and_only_if_legal,
    worlds_depend_on_what_is_known,
    secret_picks_look_alike,
    events_tell_what_is_seen,
)
