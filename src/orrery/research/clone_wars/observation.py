"""Observations of Clone Wars, joined from blocks of bytes that are remembered by the immutable
tuples of the state they are made of. The view is never made."""

from __future__ import annotations

from typing import Final

from orrery.clone_wars.board.queries import attack_of, has_in_play, hit_points_of
from orrery.clone_wars.board.state import CloneWarsGame, Side
from orrery.clone_wars.facts.box import Box
from orrery.clone_wars.facts.library import FACTIONS
from orrery.clone_wars.facts.options import CHOICES
from orrery.clone_wars.facts.terms import HAND, NONE
from orrery.clone_wars.rules.abilities import Triggers
from orrery.clone_wars.rules.attack import AttackBase
from orrery.clone_wars.rules.resolve import Resolve
from orrery.research.clone_wars.tables import SEEN_PLACES
from orrery.research.clone_wars.vocabulary import Vocabulary
from orrery.research.columns import Table
from orrery.research.layout import Layout

KEPT: Final = 20_000
"""How many blocks of each kind are remembered before all are forgotten."""
WATCHERS: Final = 2
"""Their index in `State.known`."""


class Observer:
    """Turns games with one box into bytes."""

    box: Box
    card_kind: tuple[int, ...]
    thing_kind: tuple[int, ...]
    kinds: int
    bases: int
    none: bytes
    no_bases: bytes
    prompts: dict[str, int]
    counts: dict[tuple[int, ...], bytes]
    base_bits: dict[tuple[int, ...], bytes]
    played: dict[tuple[object, ...], bytes]
    boards: dict[tuple[object, ...], bytes]
    in_play: Table
    scalars: Table
    whole: int
    mode: int
    secret: bool
    factions: tuple[int, int]
    texted: frozenset[int]

    def __init__(
        self, box: Box, words: Vocabulary, layout: Layout, prompts: tuple[str, ...]
    ) -> None:
        self.box = box
        cards = {kind.slug: at for at, kind in enumerate(words.cards)}
        bases = {kind.slug: len(cards) + at for at, kind in enumerate(words.bases)}
        slugs = [box.slug(card) for card in range(box.size)]
        self.card_kind = tuple(cards.get(slug, NONE) for slug in slugs)
        self.thing_kind = tuple({**cards, **bases}[slug] for slug in slugs)
        self.kinds, self.bases = len(cards), len(bases)
        self.none, self.no_bases = bytes(self.kinds), bytes(self.bases)
        self.prompts = {key: at + 1 for at, key in enumerate(prompts)}
        self.counts, self.base_bits, self.played, self.boards = {}, {}, {}, {}
        self.in_play, self.scalars = layout.table("in_play"), layout.table("scalars")
        self.whole = layout.size
        self.mode = CHOICES["mode"].index(box.settings["mode"]) + 1
        self.secret = box.settings["mode"] == "secret"
        first, second = box.factions
        self.factions = (FACTIONS.index(first) + 1, FACTIONS.index(second) + 1)
        self.texted = box.attack_texts | box.hit_point_texts

    def encode(self, game: CloneWarsGame, seat: int | None) -> bytes:
        """What a seat (None: a watcher) knows."""
        own = 0 if seat is None else seat
        blocks = self.side_zones(game, own, seat)
        blocks += self.side_zones(game, 1 - own, seat)
        state = game.state
        known = state.known[WATCHERS if seat is None else seat]
        blocks += (
            self.counted(state.row),
            self.counted(self.seen(state.galaxy, known)),
            self.counted(state.galaxy_discard),
            self.counted(tuple([one for one, _ in state.groups if one not in state.row])),
            self.base_zones(game, own, seat),
            self.base_zones(game, 1 - own, seat),
            self.row(game),
            self.tops(state.sides[own].deck, known),
            self.tops(state.sides[1 - own].deck, known),
            self.tops(state.galaxy, known),
            self.cards_in_play(game, own),
            self.single(game, own, seat),
        )
        return b"".join(blocks)

    def counted(self, cards: tuple[int, ...]) -> bytes:
        """How many cards of each kind there are in a zone."""
        if not cards:
            return self.none
        block = self.counts.get(cards)
        if block is None:
            counts, kind = bytearray(self.kinds), self.card_kind
            for card in cards:
                if card != NONE:
                    counts[kind[card]] += 1
            block = bytes(counts)
            if len(self.counts) >= KEPT:
                self.counts.clear()
            self.counts[cards] = block
        return block

    def seen(self, cards: tuple[int, ...], known: int) -> tuple[int, ...]:
        """The cards of a zone that were seen."""
        if not known:
            return ()
        bit = self.box.bit
        return tuple([card for card in cards if known & bit[card]])

    def side_zones(self, game: CloneWarsGame, owner: int, seat: int | None) -> list[bytes]:
        """The zones of one player."""
        state = game.state
        side = state.sides[owner]
        known = state.known[WATCHERS if seat is None else seat]
        counted = self.counted
        if owner == seat:
            hand, unseen = side.hand, side.deck
        else:
            hand, unseen = self.seen(side.hand, known), side.deck + side.hand
        due: tuple[int, ...] = ()
        if state.due:
            due = tuple([card for card, whose in state.due if whose == owner])
        return [
            counted(hand),
            counted(self.seen(side.deck, known)),
            counted(unseen),
            counted(side.discard),
            counted(side.units),
            counted(side.ships),
            counted(side.exile),
            counted(due),
            self.waiting(game, owner, to_hand=True) if state.waiting else self.none,
            self.waiting(game, owner, to_hand=False) if state.waiting else self.none,
        ]

    def waiting(self, game: CloneWarsGame, owner: int, to_hand: bool) -> bytes:
        """The kinds of which the next card that a player buys goes to the hand, or on the deck."""
        flags = bytearray(self.kinds)
        for to, number, buyer in game.state.waiting:
            if buyer == owner and (to == HAND) == to_hand:
                for card in self.box.filters[number].fits[owner]:
                    if self.card_kind[card] != NONE:
                        flags[self.card_kind[card]] = 1
        return bytes(flags)

    def base_zones(self, game: CloneWarsGame, owner: int, seat: int | None) -> bytes:
        """The bases a player has left, as far as the reader may know them, and has destroyed."""
        side = game.state.sides[owner]
        left = () if self.secret and owner != seat else side.bases
        return self.base_flags(left) + self.base_flags(side.victory)

    def base_flags(self, bases: tuple[int, ...]) -> bytes:
        """A byte for each base."""
        if not bases:
            return self.no_bases
        block = self.base_bits.get(bases)
        if block is None:
            flags = bytearray(self.bases)
            for base in bases:
                flags[self.thing_kind[base] - self.kinds] = 1
            block = bytes(flags)
            self.base_bits[bases] = block
        return block

    def row(self, game: CloneWarsGame) -> bytes:
        """The slots of the galaxy row, and whether they are attacked."""
        block = bytearray()
        attacked = [target for target, _ in game.state.groups]
        for card in game.state.row:
            if card == NONE:
                block += b"\0\0"
            else:
                block.append(self.card_kind[card] + 1)
                block.append(1 if card in attacked else 0)
        return bytes(block)

    def tops(self, deck: tuple[int, ...], known: int) -> bytes:
        """The cards on top of a deck that were seen."""
        if not known:
            return bytes(SEEN_PLACES)
        top, bit = deck[: -SEEN_PLACES - 1 : -1], self.box.bit
        kinds = [self.card_kind[card] + 1 if known & bit[card] else 0 for card in top]
        return bytes(kinds) + bytes(SEEN_PLACES - len(kinds))

    def cards_in_play(self, game: CloneWarsGame, own: int) -> bytes:
        """Units and ships one by one, the reader's first."""
        state = game.state
        first, second = state.sides[own], state.sides[1 - own]
        top = game.stack[-1] if game.stack else None
        served: tuple[int, ...] | None = top.served if isinstance(top, AttackBase) else None
        if has_in_play(first, self.texted) or has_in_play(second, self.texted):
            return self.in_play.fill(
                self.cards_of(game, own, 1, served) + self.cards_of(game, 1 - own, 2, served)
            )
        key = (
            own, first.units, first.ships, first.damage, second.units, second.ships, second.damage,
            state.used, state.committed, state.groups, state.bonus, state.due, served,
            state.row if state.groups else None,
        )  # fmt: skip
        block = self.boards.get(key)
        if block is None:
            rows = self.cards_of(game, own, 1, served) + self.cards_of(game, 1 - own, 2, served)
            block = self.in_play.fill(rows)
            if len(self.boards) >= KEPT:
                self.boards.clear()
            self.boards[key] = block
        return block

    def cards_of(
        self, game: CloneWarsGame, owner: int, side_number: int, served: tuple[int, ...] | None
    ) -> list[bytes]:
        """A row for each unit and ship of a player. `served`: the ships that have had their share
        of damage that is divided, if any is."""
        state = game.state
        side = state.sides[owner]
        divided = served if owner != state.active else None
        due = [card for card, _ in state.due]
        rows = []
        for number, card in enumerate(side.units + side.ships):
            at = number - len(side.units)
            key = (
                card,
                side_number,
                attack_of(game, owner, card, against_row=False),
                side.damage[at] if at >= 0 else 0,
                hit_points_of(game, owner, card) if at >= 0 else 0,
                self.used(game, card),
                *self.joined(game, card),
                1 if card in due else 0,
                1 if divided is not None and at >= 0 and card not in divided else 0,
            )
            row = self.played.get(key)
            if row is None:
                row = self.in_play.pack((self.card_kind[card] + 1, *key[1:]))
                if len(self.played) >= KEPT:
                    self.played.clear()
                self.played[key] = row
            rows.append(row)
        return rows

    def used(self, game: CloneWarsGame, card: int) -> int:
        """A bit for each text of a card that was used this turn."""
        used = game.state.used
        if not used:
            return 0
        bits = 0
        for action in self.box.actions[card]:
            if used & action.mark:
                bits |= 1 << action.number
        return bits

    def joined(self, game: CloneWarsGame, card: int) -> tuple[int, int]:
        """The attack that a card has joined, and whether it has attacked already."""
        state, bit = game.state, self.box.bit[card]
        if not state.committed & bit:
            return (0, 0)
        for target, cards in state.groups:
            if cards & bit:
                if target == NONE:
                    return (1, 0)
                return (2 + state.row.index(target) if target in state.row else 8, 0)
        return (0, 1)

    def single(self, game: CloneWarsGame, own: int, seat: int | None) -> bytes:
        """Everything that there is once."""
        state, decision = game.state, game.decision
        force = state.force if own == 0 else -state.force
        asked = prompt = about = 0
        if decision is not None:
            asked = side_of(decision.seat, own)
            prompt = self.prompts[decision.prompt.key]
            about = self.named(game, decision.about, seat)
        turn = state.turn
        values = [
            1 if seat is None else 0, side_of(state.active, own), asked, prompt, about,
            *self.under_way(game, own, seat), turn >> 8, turn & 255, force + 3,
            0 if state.winner == NONE else side_of(state.winner, own),
            int(self.box.settings["bases"]), self.mode, 1 if self.box.may_pay_off else 0,
            len(state.galaxy), len(state.pilots),
            self.card_kind[state.pilots[-1]] + 1 if state.pilots else 0,
        ]  # fmt: skip
        values += self.side_values(game, own, seat)
        values += self.side_values(game, 1 - own, seat)
        return self.scalars.joined(values)

    def named(self, game: CloneWarsGame, card: int, seat: int | None) -> int:
        """A card, if it is where everybody sees it, or where this seat does."""
        if card == NONE or card in game.state.galaxy:
            return 0
        for owner, side in enumerate(game.state.sides):
            if card in side.deck or (card in side.hand and owner != seat):
                return 0
        return self.thing_kind[card] + 1

    def under_way(self, game: CloneWarsGame, own: int, seat: int | None) -> tuple[int, ...]:
        """The text that is carried out, what triggered it, and damage left to divide."""
        top = game.stack[-1] if game.stack and game.decision is not None else None
        if isinstance(top, Resolve):
            text = self.named(game, top.source, seat)
            return (text, side_of(top.user, own), 1 if top.reward else 0, 0, 0, 0)
        if isinstance(top, AttackBase):
            return (0, side_of(top.seat, own), 0, 0, top.left >> 8, top.left & 255)
        if isinstance(top, Triggers):
            return (0, 0, 0, top.event().trigger + 1, 0, 0)
        return (0, 0, 0, 0, 0, 0)

    def side_values(self, game: CloneWarsGame, owner: int, seat: int | None) -> list[int]:
        """What there is once for a player."""
        side = game.state.sides[owner]
        base = side.base
        has_base = base != NONE
        return [
            self.factions[owner], side.pool >> 8, side.pool & 255, len(side.hand), len(side.deck),
            self.bases_left(game, side, owner, seat),
            self.thing_kind[base] - self.kinds + 1 if has_base else 0,
            side.base_damage if has_base else 0,
            hit_points_of(game, owner, base) if has_base else 0,
            side.prevented if has_base else 0,
            self.used(game, base) if has_base else 0,
        ]  # fmt: skip

    def bases_left(self, game: CloneWarsGame, side: Side, owner: int, seat: int | None) -> int:
        """How many bases a player has left; while they are picked secretly, only those of a player
        who has finished are counted."""
        decision = game.decision
        picking = decision is not None and decision.prompt.key == "secret-base"
        if picking and owner != seat and (owner == 1 or seat is None):
            return 0
        return len(side.bases)


def side_of(seat: int, own: int) -> int:
    """1 for the reader's own side, 2 for the other."""
    return 1 if seat == own else 2
