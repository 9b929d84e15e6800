"""What players have in StarCraft, as blocks of bytes."""

from __future__ import annotations

from collections.abc import Collection

from orrery.research.columns import Table
from orrery.research.layout import Layout
from orrery.research.starcraft.player_tables import STAGES
from orrery.research.starcraft.words import Words
from orrery.starcraft.board.driven import is_driven
from orrery.starcraft.board.owners import placed_of
from orrery.starcraft.board.player import Player
from orrery.starcraft.board.queries import decider, team_of
from orrery.starcraft.board.special_orders import tokens_owned
from orrery.starcraft.board.state import StarCraftGame, State
from orrery.starcraft.facts.box import Box
from orrery.starcraft.facts.terms import FACE_UP, FROM_DECK, NONE, SEEN
from orrery.starcraft.rules.round.play_events import are_read
from orrery.starcraft.rules.scenarios.plans import has_plans

KEPT = 20_000


class PlayerBlocks:
    """Players, their cards, and Event cards."""

    box: Box
    words: Words
    players: Table
    none: bytes
    no_events: bytes
    counts: dict[tuple[int, ...], bytes]
    event_counts: dict[tuple[int, ...], bytes]
    rows: dict[tuple[object, ...], bytes]
    buildings: int
    modules: int
    orders: int
    plans: bool

    def __init__(self, box: Box, words: Words, layout: Layout) -> None:
        self.box, self.words = box, words
        self.players = layout.table("players")
        self.none, self.no_events = bytes(words.cards), bytes(len(box.event_slugs))
        self.counts, self.event_counts, self.rows = {}, {}, {}
        self.buildings = max(map(len, box.building_slugs))
        self.modules, self.orders = len(box.module_slugs), len(words.orders)
        self.plans = has_plans(box)

    def blocks(
        self, game: StarCraftGame, own: int, seat: int | None, mine: Collection[int]
    ) -> list[bytes]:
        """The tables of players, cards and Event cards."""
        if len(self.rows) >= KEPT or len(self.counts) >= KEPT or len(self.event_counts) >= KEPT:
            self.rows.clear()
            self.counts.clear()
            self.event_counts.clear()
        seats = self.words.seats
        owners = [(own + at) % seats for at in range(seats)]
        found = [self.player(game, owner, own, seat, mine) for owner in owners]
        for owner in owners:
            found += self.cards(game, owner, mine)
        return found + self.events(game, owners, seat, mine)

    def counted(self, cards: tuple[int, ...]) -> bytes:
        """How many Combat cards of each kind there are."""
        if not cards:
            return self.none
        block = self.counts.get(cards)
        if block is None:
            counts, place = bytearray(self.words.cards), self.words.card_place
            for card in cards:
                counts[place[card]] += 1
            block = bytes(counts)
            self.counts[cards] = block
        return block

    def counted_events(self, cards: tuple[int, ...]) -> bytes:
        """How many Event cards of each title there are."""
        if not cards:
            return self.no_events
        block = self.event_counts.get(cards)
        if block is None:
            counts = bytearray(len(self.box.event_slugs))
            for card in cards:
                counts[card] += 1
            block = bytes(counts)
            self.event_counts[cards] = block
        return block

    def cards(self, game: StarCraftGame, owner: int, mine: Collection[int]) -> list[bytes]:
        """The Combat cards and technologies of a player."""
        player, counted = game.state.players[owner], self.counted
        is_own = owner in mine
        return [
            counted(player.hand) if is_own else self.none,
            counted(player.leaving) if is_own else self.none,
            counted(self.unseen(game, owner, is_own)),
            counted(player.announced),
            counted(player.buried),
            counted(player.discards),
            counted(player.tech_deck),
            counted(player.technologies),
        ]

    def unseen(self, game: StarCraftGame, owner: int, is_own: bool) -> tuple[int, ...]:
        """The cards of a player that the reader cannot see, wherever they are (SC-RES-06)."""
        player, battle = game.state.players[owner], game.state.battle
        cards = player.deck if is_own else player.deck + player.hand
        if battle is None:
            return cards
        if owner in battle.seats and not is_own:
            cards += battle.aside[battle.seats.index(owner)]
        for _, _, _, card, mark in placed_of(game.state, self.box, owner):
            if not mark & FACE_UP and (not is_own or (mark & FROM_DECK and not mark & SEEN)):
                cards += (card,)
        return cards

    def events(
        self, game: StarCraftGame, owners: list[int], seat: int | None, mine: Collection[int]
    ) -> list[bytes]:
        """Event cards: of nobody, then player by player."""
        state, counted = game.state, self.counted_events
        read = are_read(game)
        hidden = state.event_deck + state.event_box
        for owner, player in enumerate(state.players):
            if player.drawn and not (read and owner == seat):
                hidden += player.drawn
        found = [
            counted(hidden), counted(state.event_buried), counted(state.event_discards),
            counted(state.removed), counted(state.common),
        ]  # fmt: skip
        for owner in owners:
            player = state.players[owner]
            is_own = owner in mine
            found.append(counted(player.events))
            found.append(counted(player.drawn) if is_own and read else self.no_events)
            if self.plans:
                found.append(counted(player.plans) if is_own else self.no_events)
                found.append(counted((*player.plans, *player.refused)))
        return found

    def player(
        self, game: StarCraftGame, owner: int, own: int, seat: int | None, mine: Collection[int]
    ) -> bytes:
        """A player's sheet, supply and counts."""
        state, box = game.state, self.box
        player = state.players[owner]
        is_own = owner in mine
        is_ally = seat is not None and team_of(state, box, owner) == team_of(state, box, own)
        key = (
            player.faction, is_ally, player.out, player.conquest, player.buildings, player.modules,
            player.figures, player.base_supply, player.transport_supply, player.worker_supply,
            player.pool, player.unavailable, player.permanent, sum(player.orders), is_own,
            player.orders if is_own else (), player.shown, player.allowed, len(player.deck),
            len(player.hand), len(player.leaving), player.dug, self.stages(player),
            self.raised(game, player, owner, own, is_own) if self.words.is_expanded else (),
        )  # fmt: skip
        row = self.rows.get(key)
        if row is None:
            values = self.values(player, is_own, is_ally)
            if self.words.is_expanded:
                values += self.expanded(game, player, owner, own, is_own)
            row = self.players.pack(values)
            self.rows[key] = row
        return row

    def stages(self, player: Player) -> tuple[int, ...]:
        """How many drawn Event cards of each stage there are; their backs are public."""
        if not player.drawn:
            return (0, 0, 0)
        drawn = [self.box.event_stage[card] for card in player.drawn]
        return tuple([drawn.count(stage) for stage in STAGES])

    def values(self, player: Player, is_own: bool, is_ally: bool) -> list[int]:
        """One value for each column that both games have."""
        values = [player.faction + 1, 1 if is_ally else 0, player.out, player.conquest]
        values += padded(player.buildings, self.buildings)
        values += padded(player.modules, self.modules)
        values += padded(player.figures, self.words.places)
        values += [
            player.base_supply, player.transport_supply, player.worker_supply, player.pool,
            player.unavailable, *player.permanent, sum(player.orders), 1 if is_own else 0,
        ]  # fmt: skip
        values += padded(player.orders if is_own else (), self.orders)
        values += padded(player.shown, self.orders)
        values += [player.allowed, len(player.deck), len(player.hand), len(player.leaving)]
        return [*values, player.dug, *self.stages(player)]

    def raised(
        self, game: StarCraftGame, player: Player, owner: int, own: int, is_own: bool
    ) -> tuple[object, ...]:
        """What the columns of the expansion are made of."""
        run_by = decider(game.state, self.box, owner) if self.box.run_by else NONE
        return (
            player.tokens, player.recharged, run_by, own, owner, player.special_pool, player.owned,
            player.stood_for, player.defended, player.chosen != NONE and not is_own, player.reserve,
            player.gained, len(player.plans),
        )  # fmt: skip

    def expanded(
        self, game: StarCraftGame, player: Player, owner: int, own: int, is_own: bool
    ) -> list[int]:
        """What only the expansion gives a player."""
        box, words = self.box, self.words
        run_by = decider(game.state, box, owner) if is_driven(box, player) else NONE
        hidden = player.chosen != NONE and not is_own
        reserve, gained = [0] * words.forms, [0] * words.forms
        for unit in player.reserve:
            reserve[words.form_of[unit]] += 1
        for unit in player.gained:
            gained[words.form_of[unit]] = 1
        return [
            *player.tokens, player.recharged, words.relative(run_by, own),
            *padded(player.special_pool, self.orders),
            *padded(tokens_owned(box, player), self.orders),
            *[player.stood_for >> at & 1 for at in range(self.orders)],
            player.defended + 1, 1 if hidden else 0, *reserve, *gained, len(player.plans),
        ]  # fmt: skip

    def leaders(self, state: State, mine: Collection[int]) -> bytes:
        """Leadership cards: all are open but the one laid face down (BW-LEAD-02)."""
        size = len(self.box.leadership)
        block = bytearray(4 * size)
        for owner, player in enumerate(state.players):
            for card in player.leaders:
                block[card] = 1
            if player.chosen != NONE and owner in mine:
                block[size + player.chosen] = 1
            for card in player.waiting:
                block[2 * size + card] = 1
            for card in player.leading:
                block[3 * size + card] = 1
        return bytes(block)


def padded(values: tuple[int, ...], size: int) -> list[int]:
    """Values followed by zeros."""
    return [*values, *[0] * (size - len(values))]
