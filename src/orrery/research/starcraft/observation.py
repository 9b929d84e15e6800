"""Observations of StarCraft, joined from blocks of bytes that are remembered by the immutable
tuples of the state they are made of. The view is never made."""

from __future__ import annotations

from typing import Final

from orrery.research.columns import Table
from orrery.research.layout import Layout
from orrery.research.starcraft.battle_blocks import BattleBlocks
from orrery.research.starcraft.player_blocks import PlayerBlocks
from orrery.research.starcraft.single import Single
from orrery.research.starcraft.words import Words
from orrery.starcraft.board.guards import guards_in
from orrery.starcraft.board.queries import decides_for
from orrery.starcraft.board.state import StarCraftGame, State
from orrery.starcraft.facts.box import Box
from orrery.starcraft.facts.terms import NONE, installation_of, installer_of, order_of, owner_of

KEPT: Final = 20_000
"""How many blocks of each kind are remembered before all are forgotten."""


class Observer:
    """Turns games with one box into bytes."""

    box: Box
    words: Words
    areas: Table
    planets: Table
    routes: Table
    orders: Table
    people: PlayerBlocks
    battles: BattleBlocks
    single: Single
    kept: dict[tuple[object, ...], bytes]
    area_rows: dict[tuple[object, ...], bytes]
    has_leaders: bool

    def __init__(self, box: Box, words: Words, layout: Layout, prompts: tuple[str, ...]) -> None:
        self.box, self.words = box, words
        self.areas, self.planets = layout.table("areas"), layout.table("planets")
        self.routes, self.orders = layout.table("routes"), layout.table("orders")
        self.people = PlayerBlocks(box, words, layout)
        self.battles = BattleBlocks(box, words, layout)
        self.single = Single(box, words, layout, prompts)
        self.kept, self.area_rows = {}, {}
        self.has_leaders = bool(box.leadership)

    def encode(self, game: StarCraftGame, seat: int | None) -> bytes:
        """What a seat (None: a watcher) knows."""
        state, box = game.state, self.box
        own = 0 if seat is None else seat
        mine = () if seat is None else decides_for(state, box, seat)
        if len(self.kept) >= KEPT or len(self.area_rows) >= KEPT:
            self.kept.clear()
            self.area_rows.clear()
        blocks = [
            self.board(state, own),
            self.galaxy(state, own),
            self.ways(state, own),
            self.stacks(state, own, seat),
            *self.people.blocks(game, own, seat, mine),
        ]
        if self.has_leaders:
            blocks.append(self.people.leaders(state, mine))
        blocks += self.battles.blocks(game, own, mine)
        blocks.append(self.single.subject(game, own, seat))
        blocks.append(self.single.block(game, own, seat))
        return b"".join(blocks)

    def board(self, state: State, own: int) -> bytes:
        """The areas. Their rows are remembered one by one, and the whole board once more."""
        held = tuple([(one.resources, one.workers) for one in state.players])
        factions = tuple([one.faction for one in state.players])
        key = (
            state.galaxy.planets, state.armies, state.owners, state.bases, state.depletion, held,
            state.installations, state.guards, state.points, state.items, factions, own,
        )  # fmt: skip
        block = self.kept.get(key)
        if block is None:
            cards = {
                area: (seat, workers)
                for seat, (areas, all_workers) in enumerate(held)
                for area, workers in zip(areas, all_workers, strict=True)
            }
            placed = {area for planet in state.galaxy.planets for area in self.box.areas_of[planet]}
            empty = bytes(self.areas.width)
            block = b"".join(
                self.area(state, area, own, factions, cards.get(area, (NONE, 0)))
                if area in placed
                else empty
                for area in range(self.box.areas)
            )
            self.kept[key] = block
        return block

    def area(
        self, state: State, area: int, own: int, factions: tuple[int, ...], card: tuple[int, int]
    ) -> bytes:
        """One area of a planet in the galaxy."""
        relative, owner = self.words.relative, state.owners[area]
        faction = NONE if owner == NONE else factions[owner]
        head = (
            1, relative(owner, own), relative(state.bases[area], own), state.depletion[area],
            relative(card[0], own), card[1],
        )  # fmt: skip
        pieces = self.pieces(state, area, own) if self.words.is_expanded else ()
        key = (head, state.armies[area], faction, pieces)
        row = self.area_rows.get(key)
        if row is None:
            units = self.battles.counted(state.armies[area], faction)
            row = self.areas.pack((*head, *units, *pieces))
            self.area_rows[key] = row
        return row

    def pieces(self, state: State, area: int, own: int) -> tuple[int, ...]:
        """The installation, tokens and items in an area."""
        kind = whose = 0
        if state.installations and state.installations[area] != NONE:
            one = state.installations[area]
            kind, whose = installation_of(one) + 1, self.words.relative(installer_of(one), own)
        items = (0,) * len(self.box.item_slugs)
        if state.items:
            items = tuple([1 if lies == area else 0 for lies in state.items])
        points = state.points[area] if state.points else 0
        return (kind, whose, guards_in(state, area), points, *items)

    def galaxy(self, state: State, own: int) -> bytes:
        """Planets in their cells, and those drawn."""
        key = (state.galaxy.tiles, state.planets, own)
        block = self.kept.get(key)
        if block is None:
            rows = [bytes(self.planets.width)] * len(self.words.planets)
            for seat, drawn in enumerate(state.planets):
                for planet in drawn:
                    rows[planet] = self.planets.pack((0, 0, 0, 0, self.words.relative(seat, own)))
            for at, (planet, column, row, turn) in enumerate(state.galaxy.tiles, 1):
                rows[planet] = self.planets.pack((at, column, row, turn, 0))
            block = b"".join(rows)
            self.kept[key] = block
        return block

    def ways(self, state: State, own: int) -> bytes:
        """Routes and transports."""
        galaxy, seats = state.galaxy, self.words.seats
        transports = tuple([one.transports for one in state.players])
        key = (galaxy.routes, galaxy.ends, transports, own)
        block = self.kept.get(key)
        if block is None:
            normal = galaxy.normal_routes()
            rows = []
            for route, (one, other) in enumerate(galaxy.routes):
                major, minor = galaxy.ends[route - normal] if route >= normal else (NONE, NONE)
                there = [transports[(own + at) % seats] >> route & 1 for at in range(seats)]
                rows.append(self.routes.pack((one + 1, other + 1, major + 1, minor + 1, *there)))
            block = self.routes.fill(rows)
            self.kept[key] = block
        return block

    def stacks(self, state: State, own: int, seat: int | None) -> bytes:
        """Order tokens; what a face shows only to its owner, or once it is revealed."""
        rows: list[bytes] = []
        relative, pack = self.words.relative, self.orders.pack
        for planet in state.galaxy.planets:
            stack = state.stacks[planet]
            for height, one in enumerate(stack, 1):
                is_up = planet == state.revealed and height == len(stack)
                owner = owner_of(one)
                shown = order_of(one) + 1 if is_up or owner == seat else 0
                key = (planet, height, relative(owner, own), shown, is_up)
                row = self.area_rows.get(key)
                if row is None:
                    row = pack((planet + 1, height, key[2], shown, 1 if is_up else 0))
                    self.area_rows[key] = row
                rows.append(row)
        return self.orders.fill(rows)
