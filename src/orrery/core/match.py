"""A game in progress with its record and undo: what the terminal, the server and tests use."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Generic, NamedTuple

from orrery.core.codec import load, state_hash
from orrery.core.decisions import Decision, Option, Seat
from orrery.core.errors import BadData, BrokenRules, IllegalPick
from orrery.core.events import Event, episode
from orrery.core.flow import Game
from orrery.core.record import HASH_EVERY, SEED_BYTES, Record, Result
from orrery.core.rng import dealer
from orrery.core.ruleset import F, Plain, Ruleset, S, Texts
from orrery.core.shown import View
from orrery.core.speaker import Happened, Scene

KEPT_EVERY = 50
"""A copy of the game is kept every so many picks, so that going back replays fewer than that. A
copy costs about 4 kB in Clone Wars and 14 kB in StarCraft with six players, since leaves are
shared."""

REPLAYED = ("_head", "game", "events", "_scenes", "_picks", "_hashes", "_earlier", "_kept")
"""What is found again when a match goes back far."""


class Gesture(NamedTuple):
    """Picks that a seat made together and takes back together."""

    seat: Seat
    name: str
    first: int  # how many picks stood before it
    picks: int  # how many it has


class Match(Generic[S, F]):
    """One game being played.

    `game` is a new object after each pick: a pick is carried out on a copy, and the game before it
    is kept for undo. So a pick that raises changes nothing.
    """

    __slots__ = (
        "_earlier", "_hashes", "_head", "_kept", "_picks", "_scenes", "events", "game", "gestures",
        "ruleset",
    )  # fmt: skip

    def __init__(
        self,
        ruleset: Ruleset[S, F, View, Scene],
        game: Game[S, F],
        record: Record,
        events: list[list[Event]] | None = None,
        scenes: list[Scene] | None = None,
    ) -> None:
        """Continue a game that is at the end of its record."""
        self.ruleset = ruleset
        self.game = game
        self.events: list[list[Event]] = events or [[] for _ in range(len(record.picks) + 1)]
        """What happened: [0] before the first pick, [n] in pick n."""
        self._scenes = scenes or [ruleset.scene(game)] * len(self.events)
        self.gestures: list[Gesture] = []
        """What was picked together; a pick without a gesture stands alone."""
        self._head = replace(record, picks=(), hashes={}, result=None)
        self._picks = list(record.picks)
        self._hashes = dict(record.hashes)
        self._earlier: list[Game[S, F]] = []  # before each pick since the last irrevocable change
        self._kept: dict[int, tuple[Game[S, F], ...]] = {}  # `_earlier` and the game, by number

    @classmethod
    def new(
        cls,
        ruleset: Ruleset[S, F, View, Scene],
        settings: Mapping[str, str],
        seed: bytes,
        texts: Texts,
        pack: Texts,
        *,
        pack_name: str = "",
        program: str = "",
        players: tuple[str, ...] = (),
        bots: tuple[str, ...] = (),
    ) -> Match[S, F]:
        """A new game at its first decision."""
        if len(seed) != SEED_BYTES:
            raise BadData(f"a seed of {len(seed)} bytes was given, expected {SEED_BYTES}")
        complete = ruleset.settle(ruleset.settings(settings), seed)
        facts = ruleset.facts(complete, texts, pack)
        head = Record(
            game=ruleset.name,
            settings=complete,
            fingerprint=ruleset.fingerprint(facts),
            seed=seed.hex(),
            program=program,
            pack=pack_name,
            players=players,
            bots=bots,
        )
        return cls.begin(ruleset, head, facts)

    @classmethod
    def begin(cls, ruleset: Ruleset[S, F, View, Scene], record: Record, facts: F) -> Match[S, F]:
        """The game that a record describes, before its first pick."""
        happened: list[Event] = []
        if record.start is None:
            game = ruleset.begin(record.settings, bytes.fromhex(record.seed), facts, happened)
            game.events = None
        else:
            game = load(ruleset, facts, record.start)
        head = replace(record.truncate(0), hashes={}, anew=record.anew)
        match = cls(ruleset, game, head, [happened])
        match._deal_if_due()
        match._keep_if_due()
        match.hash_now()
        return match

    @property
    def number(self) -> int:
        """How many picks have been made."""
        return len(self._picks)

    @property
    def picks(self) -> tuple[str, ...]:
        """The picks so far, in text form."""
        return tuple(self._picks)

    @property
    def start(self) -> dict[str, Plain] | None:
        """The saved game it started from, if it did not start from the beginning."""
        return self._head.start

    @property
    def anew(self) -> dict[int, str]:
        """The seeds of redeals, by the number of picks before them."""
        return self._head.anew

    def options(self) -> dict[str, Option]:
        """The options of the present decision by their text form; none when the game is over."""
        return self.ruleset.verbs.options(self.game)

    def play(self, option: Option, gesture: str | None = None) -> None:
        """Carry out an option of the present decision."""
        for text, possible in self.options().items():
            if possible == option:
                return self.carry_out(possible, text, gesture)
        raise self._illegal(str(option))

    def play_text(self, text: str) -> None:
        """Carry out the option with this text form."""
        options = self.options()
        if text not in options:
            raise self._illegal(repr(text))
        self.carry_out(options[text], text)

    def carry_out(self, option: Option, text: str, gesture: str | None = None) -> None:
        """Carry out one of `options()`, known to be legal: as part of the gesture of this name, or
        alone."""
        before, after = self.game, self.game.copy()
        after.events = happened = list[Event]()
        after.go_on(option)
        after.events = None
        if after.state.irrevocable == before.state.irrevocable:
            self._earlier.append(before)
        else:
            self._earlier.clear()
        if gesture is not None:
            self._note_gesture(before.decision, gesture)
        self.game = after
        self._picks.append(text)
        self.events.append(happened)
        self._scenes.append(self._scene() if happened else self._scenes[-1])
        if self.anew:
            self._deal_if_due()
        self._keep_if_due()
        if self.number % HASH_EVERY == 0:
            self.hash_now()

    def _scene(self) -> Scene:
        """The present scene; the same object while nothing in it changes."""
        last, now = self._scenes[-1], self.ruleset.scene(self.game)
        return last if now is last or now == last else now

    def happened(self, first: int = 0) -> list[Happened[Scene]]:
        """What happened from pick `first` on, and the scene of each pick; 0 is before them all."""
        parts = zip(self.events[first:], self._scenes[first:], strict=True)
        return [Happened(events, scene) for events, scene in parts]

    def episode(self) -> list[Event]:
        """What happened in the present episode, or the last."""
        return episode(reversed(self.events), self.ruleset.episodes)

    def redeal(self, seed: bytes) -> None:
        """Deal again what nobody has seen, with a separate seed; this is never undone."""
        self._head = replace(self._head, anew={**self.anew, self.number: seed.hex()})
        self._hashes.pop(self.number, None)
        self._deal_if_due()
        self._keep_if_due()

    def _deal_if_due(self) -> None:
        seed = self.anew.get(self.number)
        if seed is not None:
            self.game = self.ruleset.redeal(self.game, dealer(seed))
            self._earlier.clear()
            self.gestures.clear()

    def _keep_if_due(self) -> None:
        if self.number % KEPT_EVERY == 0:
            self._kept[self.number] = (*self._earlier, self.game)

    def _note_gesture(self, decision: Decision | None, name: str) -> None:
        """A pick of the same seat and name as the one before belongs to the same gesture."""
        if decision is None:
            raise BrokenRules(f"{name!r} is a gesture in a game that is over")
        latest = self.gesture_of(self.number)
        if latest is not None and latest[:2] == (decision.seat, name):
            self.gestures[-1] = latest._replace(picks=latest.picks + 1)
        else:
            self.gestures.append(Gesture(decision.seat, name, self.number, 1))

    def gesture_of(self, number: int) -> Gesture | None:
        """What pick `number` is part of, if it does not stand alone."""
        found = next((one for one in reversed(self.gestures) if one.first < number), None)
        return found if found is not None and number <= found.first + found.picks else None

    def latest_gesture(self, seat: Seat) -> Gesture | None:
        """What a seat did last."""
        return next((one for one in reversed(self.gestures) if one.seat == seat), None)

    def undo_name(self, seat: Seat) -> str | None:
        """The text of the pick a seat may undo, or None.

        It must be the seat's own and the latest, and nothing may have been drawn, shuffled or
        revealed since. When a game is over everything is open, and nothing can be undone.
        """
        if self.game.decision is None or not self._earlier:
            return None
        asked = self._earlier[-1].decision
        return self._picks[-1] if asked is not None and asked.seat == seat else None

    def back_to(self, number: int) -> None:
        """Go back to the state after so many picks, fair or not: the caller has the others'
        consent. The same cards will come again."""
        if self.number - number <= len(self._earlier):
            while self.number > number:
                self._take_back()
            return
        self._cut_gestures(number)
        again = self._replayed(number)
        for name in REPLAYED:
            setattr(self, name, getattr(again, name))

    def _replayed(self, number: int) -> Match[S, F]:
        """This match after so many picks, played again from a kept copy."""
        again = self._kept_before(number)
        for text in self._picks[again.number : number]:
            again.carry_out(again.options()[text], text)
        return again

    def _kept_before(self, number: int) -> Match[S, F]:
        """This match at the last kept copy that is not after pick `number`, or at its start."""
        anew = {at: seed for at, seed in self.anew.items() if at <= number}
        head = replace(self._head, anew=anew)
        kept = {at: games for at, games in self._kept.items() if at <= number}
        if not kept:  # it did not begin here: `__init__`
            return Match.begin(self.ruleset, head, self.game.facts)
        at = max(kept)
        *earlier, game = kept[at]
        hashes = {one: text for one, text in self._hashes.items() if one <= at}
        record = replace(head, picks=tuple(self._picks[:at]), hashes=hashes)
        events, scenes = self.events[: at + 1], self._scenes[: at + 1]
        match = Match(self.ruleset, game, record, events, scenes)
        match._earlier, match._kept = earlier, kept
        return match

    def after(self, number: int) -> Game[S, F]:
        """The game after so many picks, found again if it is not kept any more."""
        kept = self.game if number == self.number else self.before(number + 1)
        if kept is not None:
            return kept
        return self._replayed(number).game

    def before(self, number: int) -> Game[S, F] | None:
        """The game before pick `number`, if it is still kept for undo."""
        at = len(self._earlier) - (self.number - number) - 1
        return self._earlier[at] if at >= 0 else None

    def can_undo(self, seat: Seat) -> bool:
        """Whether a seat may undo the latest pick."""
        return self.undo_name(seat) is not None

    def undo(self, seat: Seat) -> str:
        """Undo a seat's latest pick, and return it."""
        if not self.can_undo(seat):
            raise IllegalPick(
                f"seat {seat} cannot undo {self._latest()}: a seat can only undo its own latest"
                " pick, if nothing was drawn, shuffled or revealed since"
            )
        return self._take_back()

    def undo_to(self, seat: Seat, first: int) -> list[str]:
        """Take back a seat's own picks after the first ones, as far as that is fair, and say which,
        in their order."""
        taken: list[str] = []
        while self.number > first and self.can_undo(seat):
            taken.insert(0, self._take_back())
        return taken

    def _cut_gestures(self, number: int) -> None:
        """Keep what is left of gestures when so many picks stand."""
        while self.gestures and self.gestures[-1].first >= number:
            self.gestures.pop()
        if self.gestures:
            latest = self.gestures[-1]
            self.gestures[-1] = latest._replace(picks=min(latest.picks, number - latest.first))

    def _take_back(self) -> str:
        self._cut_gestures(self.number - 1)
        self.game = self._earlier.pop()
        self._hashes.pop(self.number, None)
        self._kept.pop(self.number, None)
        self.events.pop()
        self._scenes.pop()
        return self._picks.pop()

    def hash_now(self) -> str:
        """The hash of the current state and stack."""
        if self.number not in self._hashes:
            self._hashes[self.number] = state_hash(self.ruleset, self.game)
        return self._hashes[self.number]

    def record(self) -> Record:
        """The record of the game up to now."""
        self.hash_now()
        hashes = {
            at: self._hashes[at]
            for at in sorted(self._hashes)
            if at % HASH_EVERY == 0 or at == self.number
        }
        return replace(self._head, picks=self.picks, hashes=hashes, result=self.result())

    def result(self) -> Result | None:
        """How the game ended, or None while it goes on."""
        if self.game.decision is not None:
            return None
        return Result(tuple(self.ruleset.winners(self.game)), self.ruleset.ending(self.game))

    def _latest(self) -> str:
        return f"pick {self.number}, {self._picks[-1]!r}" if self._picks else "a pick: none is made"

    def _illegal(self, given: str) -> IllegalPick:
        decision = self.game.decision
        if decision is None:
            return IllegalPick(f"{given} was picked, but the game is over")
        prompt, possible = decision.prompt, ", ".join(self.options())
        return IllegalPick(
            f"{given} is not an option of {prompt.key} ({prompt.rule}); options: {possible}",
            prompt.rule,
        )
