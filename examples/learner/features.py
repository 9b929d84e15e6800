"""What the net is shown: numbers made from the codec's bytes, and tokens for each possible action.

A flat head would learn each of 3,236 actions by itself. Tokens share what is learned instead:
`commit clone_trooper#2 slot_3` is the sum of "commit", "commit clone_trooper" and, if slot 3 holds
a tank, "commit at tank".
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from orrery.research import AnyCodec
from orrery.research.columns import Table

Bytes = NDArray[np.uint8]
Floats = NDArray[np.float32]
Whole = NDArray[np.int64]
Mask = NDArray[np.int8]

ZONES = (
    "own_hand", "own_seen_in_deck", "own_unseen", "own_discard", "own_units", "own_ships",
    "other_unseen", "other_discard", "other_units", "other_ships", "row",
)  # fmt: skip
"""The zones whose cards the net sees."""
LARGE = 20
"""Numbers with a larger bound, such as resources, are divided by this instead."""
NO_TOKEN = 0
SLOTS = 6


class Choices(NamedTuple):
    """The possible actions of many decisions, one after another."""

    row: Whole  # whose: the number of the decision
    first: Whole  # by decision: where its actions begin
    action: Whole
    tokens: Whole  # (actions, 3)


class Features:
    """Makes the net's input from observations and masks."""

    def __init__(self, codec: AnyCodec) -> None:
        self.codec = codec
        self.tables: dict[str, Table] = {table.name: table for table in codec.layout}
        cards = self.tables["cards"]
        self.zones = [cards.row_names.index(zone) for zone in ZONES]
        self.copies = np.array([column.most for column in cards.columns], np.float32)
        self.scalars = self.tables["scalars"].columns
        widths = np.cumsum([0, *(column.width for column in self.scalars)]).tolist()
        self.places = dict(zip((column.name for column in self.scalars), widths, strict=False))
        kinds = [column.name for column in cards.columns]
        self.names: dict[str, int] = {"": NO_TOKEN}
        self.of_action = np.array([self._tokens(id) for id in range(codec.actions)])
        at_slot = [self._slot(id) for id in range(codec.actions)]
        self.slot_of_action = np.array([slot for _, slot in at_slot])
        self.at_kind = np.zeros((len(codec.space.verbs), len(kinds) + 1), np.int64)
        for verb, name in enumerate(codec.space.verbs):
            if name in ("commit", "resolve"):
                self.at_kind[verb, 1:] = [self._token(f"{name} at {kind}") for kind in kinds]
        self.verb_of_action = np.array([codec.parts(id).verb for id in range(codec.actions)])
        self.tokens = len(self.names)
        self.width = self.state(np.zeros((1, codec.size), np.uint8)).shape[1]

    def _token(self, name: str) -> int:
        return self.names.setdefault(name, len(self.names))

    def _tokens(self, id: int) -> tuple[int, int]:
        """The tokens of an action that do not depend on the table: its verb with what it is about,
        whichever copy, and its verb with the second argument, whichever slot."""
        verb, what, to = self.codec.parts(id)
        room = self.codec.space.rooms[verb]
        about, second = (
            "slot" if name.startswith("slot_") else name.partition("#")[0]
            for name in (room.what.names[what], room.to.names[to])
        )
        return self._token(f"{room.verb} {about}"), self._token(f"{room.verb} to {second}")

    def _slot(self, id: int) -> tuple[str, int]:
        """The slot of the galaxy row that an action is aimed at, counted from 1; 0: none."""
        verb, what, to = self.codec.parts(id)
        room = self.codec.space.rooms[verb]
        name = {"commit": room.to.names[to], "resolve": room.what.names[what]}.get(room.verb, "")
        return room.verb, int(name[-1]) if name.startswith("slot_") else 0

    def choices(self, obs: Bytes, mask: Mask) -> Choices:
        """The possible actions of decisions, with their tokens."""
        row, action = np.nonzero(mask)
        first = np.searchsorted(row, np.arange(len(obs)))
        kinds = self.codec.split(obs)["row"][:, :, 0]
        slot = self.slot_of_action[action]
        kind = np.where(slot > 0, kinds[row, slot - 1], 0)
        at = self.at_kind[self.verb_of_action[action], kind]
        return Choices(row, first, action, np.column_stack([self.of_action[action], at]))

    def state(self, obs: Bytes) -> Floats:
        """What the seat that is asked knows, as floats."""
        tables = self.codec.split(obs)
        cards = tables["cards"][:, self.zones] / self.copies
        bases = tables["bases"].astype(np.float32)
        parts = [cards.reshape(len(obs), -1), bases.reshape(len(obs), -1)]
        scalars = tables["scalars"][:, 0]
        at = 0
        for column in self.scalars:
            value = scalars[:, at].astype(np.float32)
            if column.width == 2:
                value = value * 256 + scalars[:, at + 1]
            at += column.width
            if column.names:
                parts.append((value[:, None] == np.arange(1, column.most + 1)).astype(np.float32))
            else:
                parts.append(value[:, None] / min(column.most, LARGE))
        parts += [self.battle(tables), self.lead(tables, scalars)]
        return np.concatenate(parts, axis=1, dtype=np.float32)

    def lead(self, tables: dict[str, Bytes], scalars: Bytes) -> Floats:
        """How far ahead the seat is, as everybody can see, from -1 to 1: bases destroyed and damage to
        the present one. The value of a new net is made of it (`Net`), so that learning need not
        wait for the first games to end."""
        own_victory, other_victory = (
            tables["bases"][:, self.tables["bases"].row_names.index(name)].sum(axis=1)
            for name in ("own_victory", "other_victory")
        )
        own_part, other_part = (
            scalars[:, self.places[f"{side}_base_damage"]]
            / np.maximum(scalars[:, self.places[f"{side}_base_hit_points"]], 1)
            for side in ("own", "other")
        )
        ahead = (own_victory + other_part) - (other_victory + own_part)
        to_win = np.maximum(scalars[:, self.places["bases_to_win"]], 1)
        return (ahead / to_win)[:, None].astype(np.float32)

    def battle(self, tables: dict[str, Bytes]) -> Floats:
        """Sums that a net would need long to find: attack that is left and where it is aimed,
        and what the bases and their ships can still take."""
        side, attack, damage, hit_points, committed, attacked = (
            tables["in_play"][:, :, at].astype(np.float32) for at in (1, 2, 3, 4, 6, 7)
        )
        own, other = side == 1, side == 2
        idle = own & (committed == 0) & (attacked == 0)
        sums = [attack * idle, attack * other]
        sums += [attack * (own & (committed == aim)) for aim in range(1, 2 + SLOTS)]
        sums += [(hit_points - damage) * own, (hit_points - damage) * other]
        sums += [own * 1.0, other * 1.0]
        return np.stack([one.sum(axis=1) for one in sums], axis=1) / np.float32(LARGE / 2)
