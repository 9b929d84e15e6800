"""What the net is shown: numbers made from the codec's bytes, and tokens for each possible action.

A flat head would learn each of 3,236 actions by itself. Tokens share what is learned instead:
`commit clone_trooper#2 slot_3` is the sum of "commit", "commit clone_trooper" and, if slot 3 holds
a tank, "commit at tank".
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from orrery.research import AnyCodec

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
HALF_LARGE = np.float32(LARGE / 2)
NO_TOKEN = 0
SLOTS = 6
AIMED = ("commit", "resolve")
"""The verbs that can be about a slot of the galaxy row."""
OWN, OTHER = 1, 2
"""The sides of cards in play, as the layout numbers them."""


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
        cards = codec.layout.table("cards")
        self.base_zones = codec.layout.table("bases").row_names
        self.zones = [cards.row_names.index(zone) for zone in ZONES]
        self.copies = np.array([column.most for column in cards.columns], np.float32)
        kinds = [column.name for column in cards.columns]
        self.names: dict[str, int] = {"": NO_TOKEN}
        self.tokens_of = np.array([self._tokens(action) for action in range(codec.actions)])
        self.slot_of = np.array([self._slot(action) for action in range(codec.actions)])
        self.verb_of = np.array([codec.parts(action).verb for action in range(codec.actions)])
        self.at_kind = np.zeros((len(codec.space.verbs), len(kinds) + 1), np.int64)
        for verb, name in enumerate(codec.space.verbs):
            if name in AIMED:
                self.at_kind[verb, 1:] = [self._token(f"{name} at {kind}") for kind in kinds]
        self.tokens = len(self.names)
        self.width = self.state(np.zeros((1, codec.size), np.uint8)).shape[1]

    def _token(self, name: str) -> int:
        return self.names.setdefault(name, len(self.names))

    def _tokens(self, action: int) -> tuple[int, int]:
        """The tokens of an action that do not depend on the table: its verb with what it is about,
        whichever copy, and its verb with the second argument, whichever slot."""
        verb, what, to = self.codec.parts(action)
        room = self.codec.space.rooms[verb]
        about, second = (
            "slot" if name.startswith("slot_") else name.partition("#")[0]
            for name in (room.what.names[what], room.to.names[to])
        )
        return self._token(f"{room.verb} {about}"), self._token(f"{room.verb} to {second}")

    def _slot(self, action: int) -> int:
        """The slot of the galaxy row that an action is about, counted from 1; 0: none."""
        verb, what, to = self.codec.parts(action)
        room = self.codec.space.rooms[verb]
        for name in (room.what.names[what], room.to.names[to]):
            if name.startswith("slot_"):
                return int(name.removeprefix("slot_"))
        return 0

    def choices(self, obs: Bytes, mask: Mask) -> Choices:
        """The possible actions of decisions, with their tokens."""
        row, action = np.nonzero(mask)
        first = np.searchsorted(row, np.arange(len(obs)))
        kinds = self.codec.column(obs, "row", "card")
        slot = self.slot_of[action]
        kind = np.where(slot > 0, kinds[row, slot - 1], 0)
        at = self.at_kind[self.verb_of[action], kind]
        return Choices(row, first, action, np.column_stack([self.tokens_of[action], at]))

    def state(self, obs: Bytes) -> Floats:
        """What the seat that is asked knows, as floats."""
        tables = self.codec.split(obs)
        cards = tables["cards"][:, self.zones] / self.copies
        bases = tables["bases"].astype(np.float32)
        parts = [cards.reshape(len(obs), -1), bases.reshape(len(obs), -1)]
        for column in self.codec.layout.table("scalars").columns:
            value = self.codec.column(obs, "scalars", column.name)
            if column.names:
                parts.append(value == np.arange(1, column.most + 1))
            else:
                parts.append(value / min(column.most, LARGE))
        parts += [self.battle(obs), self.lead(obs)]
        return np.concatenate(parts, axis=1, dtype=np.float32)

    def battle(self, obs: Bytes) -> Floats:
        """Sums that a net would need long to find: attack that is left and where it is aimed,
        and what ships can still take."""
        side, attack, damage, hit_points, committed, attacked = (
            self.codec.column(obs, "in_play", name)
            for name in ("side", "attack", "damage", "hit_points", "committed", "attacked")
        )
        own, other = side == OWN, side == OTHER
        idle = own & (committed == 0) & (attacked == 0)
        sums = [attack * idle, attack * other]
        sums += [attack * (own & (committed == aim)) for aim in range(1, 2 + SLOTS)]
        sums += [(hit_points - damage) * own, (hit_points - damage) * other, own, other]
        whole = np.stack([one.sum(axis=1) for one in sums], axis=1)
        return whole.astype(np.float32) / HALF_LARGE

    def lead(self, obs: Bytes) -> Floats:
        """How far ahead the seat is, as everybody can see, from -1 to 1: bases destroyed and damage
        to the present one. The value of a new net is made of it (`Net`), so that learning need not
        wait for the first games to end."""
        bases = self.codec.split(obs)["bases"].sum(axis=2, dtype=np.int32)
        own, other = (
            bases[:, self.base_zones.index(f"{side}_victory"), None]
            + self.codec.column(obs, "scalars", f"{rival}_base_damage")
            / np.maximum(self.codec.column(obs, "scalars", f"{rival}_base_hit_points"), 1)
            for side, rival in (("own", "other"), ("other", "own"))
        )
        to_win = np.maximum(self.codec.column(obs, "scalars", "bases_to_win"), 1)
        lead: Floats = ((own - other) / to_win).astype(np.float32)
        return lead
