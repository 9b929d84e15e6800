"""What each seat may know, and worlds that fit it (catalogue, table 24).

The view shows cards a seat has seen (`State.known`); dealing a world also keeps what anybody can
work out from public moves (`State.deduced`). One thing is not kept: after a reshuffle below galaxy
cards that were left, anybody can tell which cards are deeper; a deal may mix them.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from orrery.clone_wars.board.queries import attack_of, hit_points_of, own_force
from orrery.clone_wars.facts.terms import NONE, ZONE_NAMES
from orrery.clone_wars.knowledge.stacks import stacks

if TYPE_CHECKING:
    from orrery.clone_wars.board.state import CloneWarsGame, Side
    from orrery.clone_wars.knowledge.shown import (
        AskedOf,
        BaseShown,
        CloneWarsView,
        HeldShown,
        InPlayShown,
        KnownCard,
        PileShown,
        SideShown,
    )
    from orrery.core.decisions import Seat


WATCHERS = 2
"""Their index in `State.known`: what was shown to everybody."""


def view(game: CloneWarsGame, seat: Seat | None) -> CloneWarsView:
    """The table as a seat, or a watcher, may see it: hidden cards are only counted."""
    state, box = game.state, game.facts
    return {
        "seat": seat,
        "turn": state.turn,
        "active": state.active,
        "force": state.force,
        "winner": state.winner,
        "bases_to_win": int(box.settings["bases"]),
        "asked": asked_of(game, seat),
        "row": list(state.row),
        "galaxy": pile(game, state.galaxy, seat),
        "galaxy_discard": list(state.galaxy_discard),
        "pilots": len(state.pilots),
        "pilot": state.pilots[-1] if state.pilots else NONE,
        "groups": [
            {"target": target, "cards": numbers_of(cards)} for target, cards in state.groups
        ],
        "waiting": [
            {"to": ZONE_NAMES[to], "filter": number, "seat": buyer}
            for to, number, buyer in state.waiting
        ],
        "due": [{"card": card, "seat": owner} for card, owner in state.due],
        "sides": (side_view(game, 0, seat), side_view(game, 1, seat)),
    }


def numbers_of(bits: int) -> list[int]:
    """The cards whose bits are set, by number."""
    found = []
    while bits:
        lowest = bits & -bits
        found.append(lowest.bit_length() - 1)
        bits ^= lowest
    return found


def asked_of(game: CloneWarsGame, seat: Seat | None) -> AskedOf | None:
    """Who must decide, and what about, as far as this seat may know it."""
    decision = game.decision
    if decision is None:
        return None
    prompt, about = decision.prompt, decision.about
    asked: AskedOf = {"seat": decision.seat, "prompt": prompt.key, "rule": prompt.rule}
    if about != NONE and is_open(game, about, seat):
        asked["about"] = about
    return asked


def is_open(game: CloneWarsGame, card: int, seat: Seat | None) -> bool:
    """Whether a card is where everybody sees it, or where this seat does."""
    for owner, side in enumerate(game.state.sides):
        if card in side.deck or (card in side.hand and owner != seat):
            return False
    return card not in game.state.galaxy


def pile(game: CloneWarsGame, deck: tuple[int, ...], seat: Seat | None) -> PileShown:
    """A face-down deck: its number, and the cards a seat has seen, counted from the top
    (CW-KEY-08, CW-KEY-20)."""
    known = game.state.known[WATCHERS if seat is None else seat]
    bit = game.facts.bit
    seen: list[KnownCard] = []
    if known:
        seen = [
            {"from_top": at, "card": card}
            for at, card in enumerate(reversed(deck))
            if known & bit[card]
        ]
    return {"cards": len(deck), "known": seen}


def hand(game: CloneWarsGame, owner: int, seat: Seat | None) -> HeldShown:
    """A seat's own hand in full; of another's only its size and the cards seen (CW-KEY-26)."""
    cards = game.state.sides[owner].hand
    if owner == seat:
        return {"cards": len(cards), "known": list(cards)}
    known = game.state.known[WATCHERS if seat is None else seat]
    bit = game.facts.bit
    return {"cards": len(cards), "known": [card for card in cards if known & bit[card]]}


def unseen(side: Side, own: bool) -> list[int]:
    """Which cards of a player are face down, in no particular order: the deck and, for another
    player, the hand. Anyone who kept count of the public moves can tell (table 24)."""
    return sorted(side.deck if own else side.deck + side.hand)


def base_stack(game: CloneWarsGame, owner: int, seat: Seat | None) -> HeldShown:
    """The remaining bases: open in the modes of the rulebook, secret where they were picked
    secretly (CW-BASE-10, CW-MODE-12)."""
    side = game.state.sides[owner]
    if game.facts.settings["mode"] == "secret" and owner != seat:
        hidden = len(side.bases)
        if game.decision is not None and game.decision.prompt.key == "secret-base":
            hidden = 0 if owner == 1 or seat is None else hidden
        return {"cards": hidden, "known": []}
    return {"cards": len(side.bases), "known": list(side.bases)}


def side_view(game: CloneWarsGame, owner: int, seat: Seat | None) -> SideShown:
    """What one player has. Discard piles keep their order, exile piles have none
    (CW-FAQ-08, CW-DECK-06, CW-EXILE-07)."""
    state, box = game.state, game.facts
    side = state.sides[owner]
    units = [in_play(game, owner, card) for card in side.units]
    ships = [in_play(game, owner, card) for card in side.ships]
    return {
        "faction": box.factions[owner],
        "force": own_force(state, owner),
        "pool": side.pool,
        "hand": hand(game, owner, seat),
        "deck": pile(game, side.deck, seat),
        "unseen": unseen(side, own=owner == seat),
        "discard": list(side.discard),
        "exile": list(side.exile),
        "victory": list(side.victory),
        "base": base_view(game, owner),
        "bases": base_stack(game, owner, seat),
        "units": units,
        "ships": ships,
        "unit_stacks": stacks(box, units),
        "ship_stacks": stacks(box, ships),
    }


def base_view(game: CloneWarsGame, owner: int) -> BaseShown | None:
    """The current base with its damage, or none."""
    side = game.state.sides[owner]
    if side.base == NONE:
        return None
    return {
        "card": side.base,
        "damage": side.base_damage,
        "hit_points": hit_points_of(game, owner, side.base),
        "prevented": side.prevented,
        "used": used_marks(game, side.base),
    }


def used_marks(game: CloneWarsGame, card: int) -> list[int]:
    """The abilities of a card that were used this turn (CW-ABILITY-05)."""
    return [action.number for action in game.facts.actions[card] if game.state.used & action.mark]


def in_play(game: CloneWarsGame, owner: int, card: int) -> InPlayShown:
    """A unit or ship with its current values and marks (CW-ABILITY-05, CW-ATTACK-18)."""
    state, box = game.state, game.facts
    side = state.sides[owner]
    committed = bool(state.committed & box.bit[card])
    in_group = any(cards & box.bit[card] for _, cards in state.groups)
    shown: InPlayShown = {
        "card": card,
        "attack": attack_of(game, owner, card, against_row=False),
        "used": used_marks(game, card),
        "committed": in_group,
        "attacked": committed and not in_group,
    }
    if card in side.ships:
        shown["damage"] = side.damage[side.ships.index(card)]
        shown["hit_points"] = hit_points_of(game, owner, card)
    return shown


def determinize(game: CloneWarsGame, seat: Seat, rng: Random) -> CloneWarsGame:
    """A copy in which everything this seat cannot know is dealt again, including the seed: a copy
    that kept it would foresee every shuffle. What the other seat has seen stays in its place."""
    copy = game.copy()
    state = copy.state
    known = state.known[seat]
    state.seed, state.counter = rng.randbytes(32), 0
    dealt: list[tuple[int, int]] = []
    for owner, side in enumerate(state.sides):
        hidden_hand = () if owner == seat else side.hand
        kept = known | (state.deduced if hidden_hand else 0)
        pool = unknown(copy, side.deck, known) + unknown(copy, hidden_hand, kept)
        pool.sort()  # the deal must not depend on the truth
        rng.shuffle(pool)
        side.deck = deal(copy, side.deck, known, pool, dealt)
        if hidden_hand:
            side.hand = deal(copy, hidden_hand, kept, pool, dealt)
        if copy.facts.settings["mode"] == "secret" and owner != seat:
            deal_bases(side, rng)
    pool = sorted(unknown(copy, state.galaxy, known))
    rng.shuffle(pool)
    state.galaxy = deal(copy, state.galaxy, known, pool, dealt)
    move_knowledge(copy, 1 - seat, dealt)
    copy.ask_again()
    return copy


def redeal(game: CloneWarsGame, rng: Random) -> CloneWarsGame:
    """A copy in which what neither seat has seen is in another order: the unknown cards of the
    decks, and everything that chance will bring."""
    copy = game.copy()
    state = copy.state
    known = state.known[0] | state.known[1]
    state.seed, state.counter = rng.randbytes(32), 0
    for side in state.sides:
        side.deck = mixed(copy, side.deck, known, rng)
    state.galaxy = mixed(copy, state.galaxy, known, rng)
    copy.ask_again()
    return copy


def mixed(game: CloneWarsGame, deck: tuple[int, ...], known: int, rng: Random) -> tuple[int, ...]:
    """A deck with its unknown cards in another order."""
    pool = unknown(game, deck, known)
    rng.shuffle(pool)
    return deal(game, deck, known, pool, [])


def unknown(game: CloneWarsGame, cards: tuple[int, ...], known: int) -> list[int]:
    """The cards of a zone that are not known."""
    bit = game.facts.bit
    return [card for card in cards if not known & bit[card]]


def deal(
    game: CloneWarsGame,
    cards: tuple[int, ...],
    known: int,
    pool: list[int],
    dealt: list[tuple[int, int]],
) -> tuple[int, ...]:
    """A zone with its unknown cards dealt from a pool; notes which card replaced which."""
    bit = game.facts.bit
    anew = [card if known & bit[card] else pool.pop() for card in cards]
    dealt += zip(cards, anew, strict=True)
    return tuple(anew)


def move_knowledge(game: CloneWarsGame, seat: int, dealt: list[tuple[int, int]]) -> None:
    """What a seat has seen at a place, it has seen there in the new world too."""
    state, bit = game.state, game.facts.bit
    before = after = state.known[seat]
    for old, _ in dealt:
        after &= ~bit[old]
    for old, new in dealt:
        if before & bit[old]:
            after |= bit[new]
    first, second, watchers = state.known
    state.known = (after, second, watchers) if seat == 0 else (first, after, watchers)


def deal_bases(side: Side, rng: Random) -> None:
    """Secretly picked bases may be any that have not been seen (CW-MODE-12)."""
    pool = sorted((*side.bases, *side.aside))
    rng.shuffle(pool)
    count = len(side.bases)
    side.bases, side.aside = tuple(sorted(pool[:count])), tuple(sorted(pool[count:]))
