"""Laws of Clone Wars: the invariants of the catalogue, and offered if and only if legal."""

from __future__ import annotations

from collections import Counter
from random import Random

from orrery.clone_wars.board.queries import hit_points_of
from orrery.clone_wars.board.state import CloneWarsGame, Side
from orrery.clone_wars.facts.terms import NONE
from orrery.clone_wars.knowledge.view import determinize, view
from orrery.clone_wars.rules import prompts
from orrery.clone_wars.rules.actions import marks_of
from orrery.clone_wars.rules.legality import why_not
from orrery.core.decisions import Option, Seat
from orrery.core.events import HIDDEN
from tests.laws.choices import legal_choices
from tests.laws.kernel import decision_of, demand


def side_cards(side: Side) -> list[int]:
    """Every card of one player, wherever it is."""
    zones = (side.deck, side.hand, side.discard, side.units, side.ships, side.bases, side.aside)
    cards = [card for zone in (*zones, side.exile, side.victory) for card in zone]
    return cards if side.base == NONE else [*cards, side.base]


def cards_are_conserved(game: CloneWarsGame) -> None:
    """Every card of the game is in exactly one zone (CW-TERM-17)."""
    state = game.state
    cards = [card for side in state.sides for card in side_cards(side)]
    cards += [card for card in state.row if card != NONE]
    cards += [*state.galaxy, *state.galaxy_discard, *state.pilots]
    demand(sorted(cards) == list(range(game.facts.size)), "cards are not conserved")


def cards_add_up_for_a_watcher(game: CloneWarsGame) -> None:
    """Everything adds up in a watcher's view too: no component lives in a frame."""
    shown = view(game, None)
    state = game.state
    total = sum(1 for card in (*shown["row"], *shown["galaxy_discard"]) if card != NONE)
    total += shown["galaxy"]["cards"] + shown["pilots"]
    for side in shown["sides"]:
        open_cards = (side["discard"], side["exile"], side["victory"], side["units"], side["ships"])
        total += sum(len(cards) for cards in open_cards)
        total += side["hand"]["cards"] + side["deck"]["cards"]
        total += side["base"] is not None
    stacks = sum(len(side.bases) + len(side.aside) for side in state.sides)
    demand(total + stacks == game.facts.size, "cards do not add up for a watcher", total)


def bounds_hold(game: CloneWarsGame) -> None:
    """Invariants 2 to 7, 10 and 12 of the catalogue."""
    state, box = game.state, game.facts
    action = decision_of(game).prompt is prompts.ACTION
    demand(-3 <= state.force <= 3, "the marker left the track", state.force)
    if action:
        full = NONE not in state.row
        demand(full or not (state.galaxy or state.galaxy_discard), "a slot is empty", state.row)
    for seat, side in enumerate(state.sides):
        other = state.sides[1 - seat]
        demand(side.pool >= 0, "a pool is negative", side.pool)
        demand(len(side.ships) == len(side.damage), "damage without a ship")
        for ship, damage in zip(side.ships, side.damage, strict=True):
            demand(0 <= damage < hit_points_of(game, seat, ship), "a dead ship stands", damage)
        if side.base != NONE:
            demand(0 <= side.base_damage < hit_points_of(game, seat, side.base), "a dead base")
        else:
            demand(side.base_damage == 0, "damage on no base")
        if seat != state.active:
            demand(not side.units, "units in play outside their owner's turn", side.units)
        elif action:
            demand(side.base != NONE, "no base in the own action phase")
        bases = len(side.bases) + (side.base != NONE) + len(other.victory)
        if state.turn:
            wanted = {"beginner": 5, "full": 10, "secret": 5}[box.settings["mode"]]
            demand(bases == wanted, "bases got lost", bases)
        owned = (*side.deck, *side.hand, *side.discard, *side.units, *side.ships)
        foreign = [card for card in owned if box.faction[card] == 1 - seat]
        demand(not foreign, "an enemy card is owned", foreign)
        demand(len(other.victory) < int(box.settings["bases"]), "the game should be over")
    marks_are_consistent(game)


def marks_are_consistent(game: CloneWarsGame) -> None:
    """Invariants 8 and 9: cards of groups are committed, in play and in one group only."""
    state, box = game.state, game.facts
    side = state.sides[state.active]
    in_play = {*side.units, *side.ships}
    together = 0
    for _, cards in state.groups:
        demand(cards != 0 and not together & cards, "a card is in two groups, or a group is empty")
        together |= cards
    demand(together & state.committed == together, "a card attacks that was not committed")
    for card in range(box.size):
        if state.committed & box.bit[card]:
            demand(card in in_play, "a committed card is not in play", card)
    demand(
        len({target for target, _ in state.groups}) == len(state.groups), "two groups, one target"
    )


def worlds_keep_what_the_other_knows(game: CloneWarsGame, rng: Random) -> None:
    """In a world dealt for one seat, the other has seen cards at the same places as in truth, and
    the deal depends on nothing but what the seat knows."""
    for seat in (Seat(0), Seat(1)):
        number = rng.random()
        world = determinize(game, seat, Random(number))
        demand(places_seen(world, 1 - seat) == places_seen(game, 1 - seat), "knowledge moved", seat)
        again = determinize(world, seat, Random(number))
        same = all(
            (one.deck, one.hand, one.bases) == (two.deck, two.hand, two.bases)
            for one, two in zip(world.state.sides, again.state.sides, strict=True)
        )
        demand(same and world.state.galaxy == again.state.galaxy, "the deal depends on the truth")


def events_name_only_what_is_seen(game: CloneWarsGame, rng: Random) -> None:
    """What an event names to a seat or a watcher, it sees on the table before or after the pick,
    unless that card was shuffled into a deck meanwhile."""
    after = game.copy()
    after.events = []
    after.play(rng.choice(decision_of(game).options))
    for number, event in enumerate(after.events):
        if any(one.kind in SHUFFLES for one in after.events[number:]):
            continue
        for seat in (0, 1, None):
            told = event.for_seat(seat)
            for card in told.things + told.public:
                if card == HIDDEN or event.kind in DEFEATED:
                    continue
                seen = is_seen(game, card, seat) or is_seen(after, card, seat)
                whom = "a watcher" if seat is None else f"seat {seat}"
                demand(seen, f"an event shows {whom} what it cannot see (`show_to`?)", event)


SHUFFLES = ("shuffle", "shuffle-galaxy")
DEFEATED = ("decline", "reward", "no-reward")
"""Events about a card of the row that was defeated openly, maybe before a shuffle."""


def is_seen(game: CloneWarsGame, card: int, seat: int | None) -> bool:
    """Whether a card lies open, in the own hand, or where this seat has seen it; bases are no
    secret."""
    state = game.state
    open_zones = [state.row, state.galaxy_discard, state.pilots]
    for owner, side in enumerate(state.sides):
        open_zones += [side.units, side.ships, side.discard, side.exile, side.victory]
        if owner == seat:
            open_zones.append(side.hand)
    if game.facts.is_base[card] or any(card in zone for zone in open_zones):
        return True
    return bool(state.known[2 if seat is None else seat] & game.facts.bit[card])


def places_seen(game: CloneWarsGame, seat: int) -> list[list[bool]]:
    """Which places of the hidden zones a seat has seen."""
    state = game.state
    zones = [state.galaxy, *(zone for side in state.sides for zone in (side.deck, side.hand))]
    return [[bool(state.known[seat] & game.facts.bit[c]) for c in zone] for zone in zones]


def universe(game: CloneWarsGame, seat: int) -> list[Option]:
    """Every verb with every card and every kind of target, not only what is offered."""
    state, box = game.state, game.facts
    cards = range(box.size)
    enemy = state.sides[1 - seat]
    targets = {NONE, *state.row, *enemy.ships, *state.galaxy[-1:], *state.galaxy_discard[-1:]}
    targets |= {enemy.base, *state.pilots[-1:], *(target for target, _ in state.groups)}
    moves = [Option(verb, card) for verb in ("play", "buy", "pay-off") for card in cards]
    moves += [Option("use", card, index) for card in cards for index in range(-1, 3)]
    mine = state.sides[seat]
    here = {*mine.units, *mine.ships, mine.base, *mine.hand, *enemy.units, *enemy.ships, *state.row}
    moves += [Option("commit", card, target) for card in here - {NONE} for target in targets]
    elsewhere = [card for card in cards if card not in here]
    moves += [
        Option("commit", card, target) for card in elsewhere for target in (NONE, state.row[0])
    ]
    moves += [Option("resolve", target) for target in (NONE, *cards)]
    return [*moves, Option("end"), Option("dance")]


def equal_key(game: CloneWarsGame, option: Option) -> tuple[object, ...]:
    """What two options have in common when they mean the same: equal cards are one option."""
    box, state = game.facts, game.state
    verb, what, to = option
    units = [card for side in state.sides for card in side.units]
    card: object = (box.kind[what], marks_of(game, what) if what in units else 0)
    if what == NONE or box.is_base[what] or any(what in side.ships for side in state.sides):
        card = what
    grouped = any(target == to for target, _ in state.groups)
    target: object = to if verb != "commit" or to == NONE or grouped else (box.kind[to],)
    apart = [target for target, _ in state.groups if target in state.row]
    if verb == "resolve" or what in apart or any(what == due for due, _ in state.due):
        card = what
    return (verb, repr(card), target)


def choice_key(game: CloneWarsGame, option: Option) -> tuple[object, ...]:
    """What two choices have in common when they mean the same: equal cards in one zone."""
    state, box = game.state, game.facts
    verb, what, to = option
    if what == NONE:
        return (verb, what, to)
    for side in state.sides:
        if what in side.ships:
            damage = side.damage[side.ships.index(what)]
            return (verb, box.kind[what], "ship", damage if verb != "assign" else what, to)
    apart = [target for target, _ in state.groups if target in state.row]
    apart += [due for due, _ in state.due]
    key = ("card", what) if what in apart else ("kind", box.kind[what])
    return (verb, *key, what in state.row, to)


def offered_if_and_only_if_legal(game: CloneWarsGame) -> None:
    """The list of options and the legality functions say the same over all moves."""
    decision = decision_of(game)
    if decision.prompt is not prompts.ACTION:
        for option in decision.options:
            demand(why_not(game, decision.seat, option) is None, "offered, not legal", option)
        choices = legal_choices(game)
        if choices is not None:
            keys = {choice_key(game, option) for option in choices}
            offered_keys = [choice_key(game, option) for option in decision.options]
            demand(keys == set(offered_keys), "offered and legal differ", decision)
            demand(len(offered_keys) == len(set(offered_keys)), "an option is offered twice")
        return
    seat = decision.seat
    legal = [move for move in universe(game, seat) if why_not(game, seat, move) is None]
    for option in decision.options:
        demand(why_not(game, seat, option) is None, "offered, not legal", option)
    offered = Counter(equal_key(game, option) for option in decision.options)
    demand(max(offered.values()) == 1, "an option is offered twice", offered)
    missing = {equal_key(game, move) for move in legal} ^ set(offered)
    demand(not missing, "offered and legal differ", missing)
    demand(why_not(game, 1 - seat, Option("end")) == "CW-TURN-09", "both seats may act")
