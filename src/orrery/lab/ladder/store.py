"""The file of a ladder: a line that says what is measured, then a line for each deal of a line-up.

A ladder that was stopped continues where it was. Games are only added, and only to a file of the
same game, facts, options, seed and code: anything else would measure two things at once.
"""

from __future__ import annotations

from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

import msgspec

import orrery
from orrery import games
from orrery.core.errors import BadData
from orrery.lab.ladder.plan import Dealt, LadderPlan
from orrery.lab.ladder.playing import LadderGame, Thinking

CODE = ("core", "bots")
"""The folders that play any game."""


class Measured(msgspec.Struct, frozen=True):
    """What the games of a file have in common."""

    game: str
    options: dict[str, str]
    seed: int
    limit: int
    facts: str  # fingerprint
    code: str  # fingerprint
    version: str
    format: int = 1


class KeptThinking(msgspec.Struct, frozen=True):
    """How long a program thought."""

    counts: dict[int, int]
    worst: float


class KeptGame(msgspec.Struct, frozen=True):
    """A game from one seat; they are in the order of their turns."""

    winners: tuple[int, ...]
    ended: str
    decisions: int
    thinking: dict[str, KeptThinking]


class KeptDeal(msgspec.Struct, frozen=True):
    """The games of a deal by a line-up: all of them, or none."""

    lineup: tuple[str, ...]
    deal: int
    games: list[KeptGame]


def measured(plan: LadderPlan) -> Measured:
    ruleset = games.ruleset_of(plan.game)
    return Measured(
        plan.game,
        dict(plan.settings),
        plan.seed,
        plan.limit,
        ruleset.fingerprint(ruleset.facts(plan.settings, plan.texts, plan.pack)),
        fingerprint_of_code(plan),
        orrery.__version__,
    )


def fingerprint_of_code(plan: LadderPlan) -> str:
    """Of the kernel, the game, our programs, and the modules of programs named `module:Class`."""
    root = Path(orrery.__file__).parent
    of_game = file_of(type(games.ruleset_of(plan.game)).__module__).parent
    folders = [*(root / name for name in CODE), of_game]
    files = {file for folder in folders for file in folder.rglob("*.py")}
    files |= {file_of(name.partition(":")[0]) for name in plan.bots if ":" in name}
    whole = sha256()
    for file in sorted(files):
        whole.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return whole.hexdigest()[:16]


def file_of(module: str) -> Path:
    spec = find_spec(module)
    if spec is None or spec.origin is None:
        raise BadData(f"the file of the module {module} cannot be found")
    return Path(spec.origin)


class LadderFile:
    """Where the games of a ladder are kept."""

    def __init__(self, path: Path, plan: LadderPlan) -> None:
        self.path, self.plan = path, plan
        self.games: list[LadderGame] = []
        """Those that were there already, of line-ups and deals that this ladder has."""
        if path.exists() and path.stat().st_size:
            self._read()
        else:
            self._append(measured(plan))

    def _read(self) -> None:
        *lines, torn = self.path.read_bytes().split(b"\n")
        try:
            there = msgspec.json.decode(lines[0], type=Measured) if lines else None
            deals = [msgspec.json.decode(line, type=KeptDeal) for line in lines[1:]]
        except msgspec.MsgspecError as error:
            raise BadData(f"{self.path} is not the file of a ladder: {error}") from error
        if there is None:
            raise BadData(f"{self.path} is not the file of a ladder: it has no first line")
        self._compare(there, measured(self.plan))
        if torn:  # it was being written when the ladder was stopped
            self.path.write_bytes(b"".join(line + b"\n" for line in lines))
        wanted = set(self.plan.dealt)
        for kept in deals:
            if Dealt(kept.lineup, kept.deal) in wanted:
                self.games += games_of(kept)

    def _compare(self, there: Measured, wanted: Measured) -> None:
        for key in Measured.__struct_fields__:
            found, expected = getattr(there, key), getattr(wanted, key)
            if found != expected:
                raise BadData(
                    f"{self.path} belongs to another ladder: its {key} is {found!r}, not "
                    f"{expected!r}; name another file"
                )

    @property
    def left(self) -> list[Dealt]:
        """The deals that are still to be played."""
        done = {Dealt(one.lineup, one.deal) for one in self.games}
        return [dealt for dealt in self.plan.dealt if dealt not in done]

    def add(self, played: list[LadderGame]) -> None:
        """Keep the games of a deal by a line-up."""
        self._append(KeptDeal(played[0].lineup, played[0].deal, [kept(one) for one in played]))
        self.games += played

    def _append(self, line: msgspec.Struct) -> None:
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(line) + b"\n")


def kept(game: LadderGame) -> KeptGame:
    thinking = {
        name: KeptThinking(dict(one.counts), one.worst) for name, one in game.thinking.items()
    }
    return KeptGame(game.winners, game.ended, game.decisions, thinking)


def games_of(deal: KeptDeal) -> list[LadderGame]:
    return [
        LadderGame(
            *(deal.lineup, deal.deal, turn, one.winners, one.ended, one.decisions),
            {name: Thinking(told.counts, told.worst) for name, told in one.thinking.items()},
        )
        for turn, one in enumerate(deal.games)
    ]
