"""Attacks and battles of StarCraft, as blocks of bytes."""

from __future__ import annotations

from collections.abc import Collection

from orrery.research.columns import Table
from orrery.research.layout import Layout
from orrery.research.starcraft.words import Words
from orrery.starcraft.board.state import Battle, Skirmish, StarCraftGame, State
from orrery.starcraft.facts.box import Box
from orrery.starcraft.facts.terms import FACE_UP, FROM_DECK, NONE, SEEN
from orrery.starcraft.rules.orders.mobilize import Mobilize


class BattleBlocks:
    """Invaders, units that moved, the battle, and stolen units."""

    box: Box
    words: Words
    invaders: Table
    moved: Table
    battle: Table
    lanes: Table
    support: Table
    piles: Table
    no_battle: bytes
    stolen: Table | None

    def __init__(self, box: Box, words: Words, layout: Layout) -> None:
        self.box, self.words = box, words
        self.invaders, self.moved = layout.table("invaders"), layout.table("moved")
        self.battle, self.lanes = layout.table("battle"), layout.table("skirmishes")
        self.support, self.piles = layout.table("support"), layout.table("battle_cards")
        tables = (self.battle, self.lanes, self.support, self.piles)
        self.no_battle = bytes(sum(table.size for table in tables))
        self.stolen = layout.table("stolen") if words.is_expanded else None

    def blocks(self, game: StarCraftGame, own: int, mine: Collection[int]) -> list[bytes]:
        """The tables of attacks and battles."""
        state = game.state
        found = [self.attackers(state), self.arrived(game, own)]
        if state.battle is None:
            found.append(self.no_battle)
        else:
            found += self.fight(state, state.battle, own, mine)
        if self.stolen is not None:
            found.append(self.stolen_units(state, self.stolen, own))
        return found

    def counted(self, units: tuple[int, ...], faction: int) -> list[int]:
        """How many units of each form a faction has among these."""
        counts = [0] * self.words.forms
        form_of, faction_of = self.words.form_of, self.words.faction_of
        for unit in units:
            if faction_of[unit] == faction:
                counts[form_of[unit]] += 1
        return counts

    def attackers(self, state: State) -> bytes:
        """The units that attack an area."""
        if not state.invaders:
            return bytes(self.words.forms)
        faction = state.players[state.active].faction
        return self.invaders.pack(self.counted(state.invaders, faction))

    def arrived(self, game: StarCraftGame, own: int) -> bytes:
        """The units that have moved in a Mobilize order."""
        groups: tuple[int, ...] = ()
        for frame in game.stack:
            if isinstance(frame, Mobilize):
                groups = frame.moved
        rows = []
        for group in groups:
            area, unit = divmod(group, len(self.box.unit_slugs))
            rows.append(self.moved.pack((*self.unit(game.state, unit, own), area + 1)))
        return self.moved.fill(rows)

    def unit(self, state: State, unit: int, own: int) -> tuple[int, int]:
        """Whose miniature a unit is, and its form."""
        if unit == NONE:
            return (0, 0)
        seat = self.seat(state, self.words.faction_of[unit])
        return (self.words.relative(seat, own), self.words.form_of[unit] + 1)

    def seat(self, state: State, faction: int) -> int:
        """Who plays a faction."""
        for seat, player in enumerate(state.players):
            if player.faction == faction:
                return seat
        return NONE

    def fight(self, state: State, battle: Battle, own: int, mine: Collection[int]) -> list[bytes]:
        """The battle, its skirmishes, supporting units and cards."""
        relative = self.words.relative
        attacker, defender = battle.seats
        values = [
            battle.area + 1, relative(attacker, own), relative(defender, own), battle.special,
            battle.step, battle.guarded, *battle.attack, *battle.health, *battle.detector,
            *battle.face_up, *battle.nukes, len(battle.aside[0]), len(battle.aside[1]),
        ]  # fmt: skip
        lanes, support = [], []
        for number, skirmish in enumerate(battle.skirmishes, 1):
            lanes.append(self.lane(state, battle, skirmish, own, mine))
            for role in (0, 1):
                support += [
                    self.support.pack((number, role + 1, *self.unit(state, unit, own)))
                    for unit in skirmish.support[role]
                ]
        return [
            self.battle.pack(values),
            self.lanes.fill(lanes),
            self.support.fill(support),
            self.piles.fill(self.pile_rows(state, battle, own, mine)),
        ]

    def lane(
        self, state: State, battle: Battle, skirmish: Skirmish, own: int, mine: Collection[int]
    ) -> bytes:
        """One skirmish; a face-down card only if the reader may know it (SC-BATTLE-13)."""
        values = [1, skirmish.over]
        for role in (0, 1):
            seat, form = self.unit(state, skirmish.front[role], own)
            values += [form, seat]
            is_own = battle.seats[role] in mine
            cards, marks = skirmish.cards[role], skirmish.marks[role]
            for place in (0, 1):
                if place >= len(cards):
                    values += [0] * 6
                    continue
                mark = marks[place]
                seen = is_own and (not mark & FROM_DECK or bool(mark & SEEN))
                card, whose = 0, 0
                if seen or mark & FACE_UP:
                    card, whose = self.card(state, cards[place], own)
                values += [
                    1, card, whose, 1 if mark & FACE_UP else 0, 1 if mark & FROM_DECK else 0,
                    1 if mark & SEEN else 0,
                ]  # fmt: skip
        return self.lanes.pack(values)

    def card(self, state: State, card: int, own: int) -> tuple[int, int]:
        """A card, and whose deck it is from."""
        seat = self.seat(state, self.words.card_faction[card])
        return (self.words.card_place[card] + 1, self.words.relative(seat, own))

    def pile_rows(
        self, state: State, battle: Battle, own: int, mine: Collection[int]
    ) -> list[bytes]:
        """Splash cards, cards that a reader looks at, and cards that Recharge may return."""
        rows = []
        piles = (battle.splash, battle.aside, battle.restorable)
        for number, pile in enumerate(piles, 1):
            for role in (0, 1):
                if pile is battle.aside and battle.seats[role] not in mine:
                    continue
                for one in pile[role]:
                    card, whose = self.card(state, one, own)
                    rows.append(self.piles.pack((number, role + 1, whose, card)))
        return rows

    def stolen_units(self, state: State, table: Table, own: int) -> bytes:
        """Units that are others' miniatures, and where they are."""
        if not self.words.steals:
            return bytes(table.size)
        faction_of, rows = self.words.faction_of, []
        places = [(army, state.owners[area], area, 0) for area, army in enumerate(state.armies)]
        places.append((state.invaders, state.active, state.invaded, 1))
        for army, owner, area, attacks in places:
            if not army or owner == NONE:
                continue
            faction = state.players[owner].faction
            strangers = [unit for unit in army if faction_of[unit] != faction]
            rows += [
                table.pack((area + 1, attacks, *self.unit(state, unit, own), strangers.count(unit)))
                for unit in dict.fromkeys(strangers)
            ]
        return table.fill(rows)
