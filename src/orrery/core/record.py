"""A game is its record: settings, seed and picks, with hashes that name a divergence.

The text of a record is JSON with one pick per line. It has a checksum over its content, so that an
altered text is noticed before it is replayed.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from orrery.core.codec import short_hash
from orrery.core.errors import MOST_SHOWN, BadData, cut, shown
from orrery.core.ruleset import Plain, Settings

FORMAT = 1
"""The version of the format; raised by a change that older programs cannot read."""
HASH_EVERY = 50
SEED_BYTES = 32
SEED = f"{2 * SEED_BYTES} hex digits"

_SEED = re.compile(f"[0-9a-f]{{{2 * SEED_BYTES}}}")
_HASH = re.compile(r"[0-9a-f]{16}")
_HEX = re.compile(r"([0-9a-f]{2}){1,32}")
_NUMBER = re.compile(r"0|[1-9][0-9]{0,8}")
_NO_TEXT = re.compile("[\x00\ud800-\udfff]")
"""What no file and no database can store: NUL characters and lone surrogates."""

MOST_LETTERS = 200
"""The most characters of a pick, a name or an option's value; ours have less than half."""
MOST_IN_A_NAME = 40
"""The most characters of a game's name and a program's version, as in the server's database."""
MOST_SEATS = 12
MOST_SETTINGS = 40
MOST_NESTED = 32
"""The deepest nesting; a saved game has six levels."""


class Proof(NamedTuple):
    """The proof that nobody chose the seed of a game: the hash of the server's secret, published
    before the first shuffle, the secret, and the share of each seat (`rng`)."""

    commitment: str
    secret: str  # in hex
    nonces: tuple[str, ...]  # in hex


class Result(NamedTuple):
    """How a game ended: who won, and the message key of the reason."""

    winners: tuple[int, ...]
    ending: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """Everything needed to replay a game."""

    game: str
    settings: Settings
    fingerprint: str  # of the facts, those of a card pack included
    seed: str  # in hex
    format: int = FORMAT
    program: str = ""  # the version that played it
    pack: str = ""  # the name of the card pack
    players: tuple[str, ...] = ()  # a name for each seat, or nothing
    bots: tuple[str, ...] = ()  # the program of each seat, "" for a person, or nothing
    picks: tuple[str, ...] = ()
    anew: dict[int, str] = field(default_factory=dict)  # seeds by the number of picks before
    start: dict[str, Plain] | None = None  # what was saved (`codec`), if it begins in its midst
    proof: Proof | None = None  # of the seed; of the last of `anew`, if there is one
    hashes: dict[int, str] = field(default_factory=dict)  # of the state after so many picks
    result: Result | None = None
    where: str = field(default="the record", compare=False)  # the file it was read from

    def truncate(self, number: int) -> Record:
        """The record of the first picks only."""
        if not 0 <= number <= len(self.picks):
            raise BadData(f"{self.where}: pick {number} requested, but it has {len(self.picks)}")
        if number == len(self.picks):
            return self
        hashes = {at: text for at, text in self.hashes.items() if at <= number}
        anew = {at: text for at, text in self.anew.items() if at <= number}
        return replace(self, picks=self.picks[:number], hashes=hashes, anew=anew, result=None)

    @property
    def chance(self) -> str:
        """The seed drawn for this game: the last one, if it continued another."""
        return self.anew[max(self.anew)] if self.anew else self.seed

    def to_text(self) -> str:
        """The record as a file: stable, readable, one pick per line."""
        content = self._content()
        return json.dumps({**content, "check": short_hash(content)}, indent=1) + "\n"

    def _content(self) -> dict[str, Plain]:
        content: dict[str, Plain] = {
            "format": self.format,
            "game": self.game,
            "program": self.program,
            "settings": dict(self.settings),
            "fingerprint": self.fingerprint,
            "pack": self.pack,
            "seed": self.seed,
        }
        if self.players:
            content["players"] = list(self.players)
        if self.bots:
            content["bots"] = list(self.bots)
        if self.proof:
            content["proof"] = {**self.proof._asdict(), "nonces": list(self.proof.nonces)}
        if self.anew:
            content["anew"] = {str(at): self.anew[at] for at in sorted(self.anew)}
        if self.start:
            content["start"] = self.start
        content["picks"] = list(self.picks)
        content["hashes"] = {str(at): self.hashes[at] for at in sorted(self.hashes)}
        content["result"] = self.result and {
            "winners": list(self.result.winners),
            "ending": self.result.ending,
        }
        return content

    @staticmethod
    def from_text(text: str, where: str) -> Record:
        """The record in a file named `where`; `BadData` says what was found and expected."""
        reader = _Reader(_json_object(text, where), where)
        reader.check_format()
        reader.check_names()
        picks = reader.texts("picks")
        record = Record(
            game=reader.name("game"),
            settings=reader.settings(),
            fingerprint=reader.text("fingerprint"),
            seed=reader.text("seed", _SEED, SEED),
            program=reader.name("program"),
            pack=reader.text("pack"),
            players=reader.texts("players", MOST_SEATS),
            bots=reader.texts("bots", MOST_SEATS),
            picks=picks,
            hashes=reader.by_number("hashes", len(picks), _HASH, "16 hex digits"),
            anew=reader.by_number("anew", len(picks), _SEED, SEED),
            start=reader.start(),
            proof=reader.proof(),
            result=reader.result(),
            where=where,
        )
        reader.check_content()
        return record


_REQUIRED = (
    *("format", "game", "program", "settings", "fingerprint", "pack", "seed"),
    *("picks", "hashes", "result", "check"),
)
_OPTIONAL = ("players", "bots", "proof", "anew", "start")


class _Reader:
    """Reads the parts of a record from JSON data, and names what is wrong."""

    def __init__(self, data: dict[str, Any], where: str) -> None:
        self.data = data
        self.where = where

    def bad(self, name: str, found: object, expected: str) -> BadData:
        return BadData(f"{self.where}: {name}: found {shown(found)}, expected {expected}")

    def check_format(self) -> None:
        if "format" not in self.data:
            raise BadData(f"{self.where}: no 'format' found, expected an Orrery record")
        number = self.data["format"]
        if type(number) is not int or number < 1:
            raise self.bad("format", number, f"a number from 1 to {FORMAT}")
        if number > FORMAT:
            raise self.bad("format", number, f"at most {FORMAT}: a newer Orrery wrote this record")

    def check_names(self) -> None:
        for name in _REQUIRED:
            if name not in self.data:
                raise BadData(f"{self.where}: {name!r} is missing")
        for name in self.data:
            if name not in _REQUIRED and name not in _OPTIONAL:
                raise self.bad("an entry", name, ", ".join(_REQUIRED + _OPTIONAL))

    def check_content(self) -> None:
        content = {name: part for name, part in self.data.items() if name != "check"}
        if self.data["check"] != short_hash(content):
            expected = f"{short_hash(content)!r}: the record was altered"
            raise self.bad("check", self.data["check"], expected)

    def text(self, name: str, form: re.Pattern[str] | None = None, expected: str = "") -> str:
        found = self.data[name]
        if not isinstance(found, str):
            raise self.bad(name, found, expected or "a string")
        if form is not None and not form.fullmatch(found):
            raise self.bad(name, found, expected)
        return self.short(name, found)

    def name(self, name: str) -> str:
        return self.short(name, self.text(name), MOST_IN_A_NAME)

    def short(self, name: str, found: object, most: int = MOST_LETTERS) -> str:
        """A string of limited length."""
        if not isinstance(found, str):
            raise self.bad(name, found, "a string")
        if len(found) > most:
            raise self.bad(name, found, f"at most {most} characters")
        return found

    def texts(self, name: str, most: int | None = None) -> tuple[str, ...]:
        found = self.data.get(name, [])
        if not isinstance(found, list):
            raise self.bad(name, found, "a list of strings")
        if most is not None and len(found) > most:
            raise self.bad(name, found, f"at most {most} strings")
        return tuple(self.short(f"{name}[{i}]", part) for i, part in enumerate(found))

    def settings(self) -> Settings:
        found = self.data["settings"]
        if not isinstance(found, dict) or not 0 < len(found) <= MOST_SETTINGS:
            raise self.bad("settings", found, f"1 to {MOST_SETTINGS} named strings")
        for name in found:
            self.short("settings", name, MOST_IN_A_NAME)
        return {name: self.short(f"settings.{name}", part) for name, part in found.items()}

    def by_number(
        self, name: str, picks: int, form: re.Pattern[str], expected: str
    ) -> dict[int, str]:
        found = self.data.get(name, {})
        if not isinstance(found, dict):
            raise self.bad(name, found, f"{expected} by number of picks")
        for at, part in found.items():
            if not _NUMBER.fullmatch(at) or int(at) > picks:
                raise self.bad(name, at, f"a number from 0 to {picks}")
            if not isinstance(part, str) or not form.fullmatch(part):
                raise self.bad(f"{name}.{at}", part, expected)
        return {int(at): part for at, part in found.items()}

    def proof(self) -> Proof | None:
        match self.data.get("proof"):
            case None:
                return None
            case {"commitment": str(published), "secret": str(secret), "nonces": list(nonces)}:
                texts = (published, secret, *nonces[: MOST_SEATS + 1])
                if len(nonces) <= MOST_SEATS and all(
                    isinstance(one, str) and _HEX.fullmatch(one) for one in texts
                ):
                    return Proof(published, secret, tuple(nonces))
        raise self.bad("proof", self.data["proof"], "a commitment, a secret and nonces, in hex")

    def start(self) -> dict[str, Plain] | None:
        found = self.data.get("start")
        if found is None or isinstance(found, dict):
            return found
        raise self.bad("start", found, "a saved game")

    def result(self) -> Result | None:
        match self.data["result"]:
            case None:
                return None
            case {"winners": list(winners), "ending": str(ending), **rest} if not rest:
                if all(type(seat) is int and 0 <= seat < MOST_SEATS for seat in winners):
                    return Result(tuple(winners), self.short("result.ending", ending))
        raise self.bad("result", self.data["result"], "null, or seats as winners and an ending")


def _json_object(text: str, where: str) -> dict[str, Any]:
    try:
        data = json.loads(text, object_pairs_hook=_without_doubles, parse_constant=_no_number)
    except RecursionError:
        raise BadData(f"{where}: nested too deeply, expected a record") from None
    except ValueError as error:
        raise BadData(f"{where}: not JSON, or cut off: {error}; expected a record") from None
    if not isinstance(data, dict):
        raise BadData(f"{where}: found a {type(data).__name__}, expected the object of a record")
    if wrong := _complaint(data):
        raise BadData(f"{where}: {wrong}, expected a record")
    return data


def _complaint(data: dict[str, Any]) -> str | None:
    """Anything that no record may contain, anywhere in it: walked without recursion."""
    level: list[object] = [data]
    for _ in range(MOST_NESTED):
        within: list[object] = []
        for part in level:
            if isinstance(part, dict):
                within += part
                within += part.values()
            elif isinstance(part, list):
                within += part
            elif isinstance(part, str) and _NO_TEXT.search(part):
                return f"NUL or a lone surrogate in {shown(part)}"
        level = within
        if not level:
            return None
    return "lists nested without end"


def _no_number(name: str) -> None:
    raise ValueError(f"{name} is not a number")


def _without_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    data = dict(pairs)
    if len(data) != len(pairs):
        names = cut(", ".join(name for name, _ in pairs), MOST_SHOWN)
        raise ValueError(f"a name is used twice among {names}")
    return data
