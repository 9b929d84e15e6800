"""The games that can be played, by the name people type, and the files they are made of."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator, Mapping
from functools import lru_cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from secrets import token_bytes
from typing import Any

from orrery import __version__
from orrery.clone_wars.ruleset import CLONE_WARS
from orrery.core.errors import BadData, shown
from orrery.core.flow import Game
from orrery.core.match import Match
from orrery.core.record import SEED_BYTES
from orrery.core.rng import seed_from_number
from orrery.core.ruleset import Played, Ruleset
from orrery.core.shown import View
from orrery.core.speaker import Happened, Speaker
from orrery.resources import HOMES, resource
from orrery.starcraft.ruleset import STARCRAFT

AnyRuleset = Ruleset[Any, Any, View, Any]
"""A game whose state nobody needs to know."""
AnyGame = Game[Any, Any]
AnyMatch = Match[Any, Any]
AnySpeaker = Speaker[Any, Any, Any]
AnyHappened = Happened[Any]
AnyPlayed = Played[Any, Any]
AnyFacts = Any
"""The printed facts of any game: only its ruleset knows more."""

FACTS_KEPT = 64
"""How many settings have their facts cached."""
PACKED_FACTS_KEPT = 16
"""How many card packs, each with its settings, have their facts cached."""

ADDED = "ORRERY_GAMES"
"""The environment variable that names additional games: `module:RULESET`, separated by commas."""


def imported(name: str) -> Any:
    """What `module:Name` names. Rulesets refer this way to layers above them, which are imported
    only when needed."""
    module, _, member = name.partition(":")
    return getattr(import_module(module), member)


def look_here() -> None:
    """Allow imports from the current folder, where users keep their own modules."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)


def added() -> Iterator[AnyRuleset]:
    """Games that users added (docs/new-game.md), and their homes among the resources."""
    for name in filter(None, os.environ.get(ADDED, "").split(",")):
        look_here()
        try:
            ruleset: AnyRuleset = imported(name)
        except (ImportError, AttributeError, ValueError) as error:
            raise BadData(f"{ADDED}: the game {name} cannot be imported: {error}") from error
        HOMES.append(Path(ruleset.home))
        yield ruleset


OURS: tuple[AnyRuleset, ...] = (CLONE_WARS, STARCRAFT)
"""The one list of games."""
RULESETS: Mapping[str, AnyRuleset] = {ruleset.name: ruleset for ruleset in (*OURS, *added())}


def ruleset_of(name: str) -> AnyRuleset:
    """The game with this name."""
    if name not in RULESETS:
        raise BadData(f"there is no game {shown(name)}; the games are: {', '.join(RULESETS)}")
    return RULESETS[name]


def new_match(
    name: str, seed: int | bytes | None = None, pack: Path | str | None = None, **options: str
) -> AnyMatch:
    """A new game at its first decision: the seed is a number or 32 bytes, by default a fresh
    one."""
    ruleset = ruleset_of(name)
    if seed is None:
        seed = token_bytes(SEED_BYTES)
    elif isinstance(seed, int):
        seed = seed_from_number(seed)
    pack_name = "" if pack is None else Path(pack).name
    texts, packed = read_texts(ruleset), read_pack(ruleset, pack)
    return Match.new(
        ruleset, options, seed, texts, packed, pack_name=pack_name, program=__version__
    )


def read_texts(ruleset: AnyRuleset) -> dict[str, str]:
    """The project's own fact files for a game."""
    folder = ("data", ruleset.name.replace("-", "_"))
    place = Path(ruleset.home, *folder) if ruleset.home else resource(*folder)
    return {name: read_file(place / name) for name in ruleset.files}


def facts_of(name: str, settings: Mapping[str, str], pack: Mapping[str, str]) -> AnyFacts:
    """The facts of a game with complete settings. Games with the same card pack, or without one,
    share them, since they never change."""
    chosen = tuple(sorted(settings.items()))
    return _packed_facts(name, chosen, _Packed(pack)) if pack else _own_facts(name, chosen)


def text_of_pack(pack: Mapping[str, str]) -> str:
    """The files of a card pack as one text, the same for the same files."""
    return json.dumps(dict(pack), sort_keys=True)


def hash_of_pack(pack: Mapping[str, str]) -> str:
    """The fingerprint of a card pack: the SHA-256 of its content, in hex."""
    return sha256(text_of_pack(pack).encode()).hexdigest()


class _Packed:
    """A card pack as a cache key: packs with the same content are equal."""

    def __init__(self, files: Mapping[str, str]) -> None:
        self.files = files
        self._hash = hash_of_pack(files)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Packed) and other._hash == self._hash

    def __hash__(self) -> int:
        return hash(self._hash)


@lru_cache(PACKED_FACTS_KEPT)
def _packed_facts(name: str, settings: tuple[tuple[str, str], ...], packed: _Packed) -> AnyFacts:
    ruleset = ruleset_of(name)
    return ruleset.facts(dict(settings), read_texts(ruleset), packed.files)


@lru_cache(FACTS_KEPT)
def _own_facts(name: str, settings: tuple[tuple[str, str], ...]) -> AnyFacts:
    ruleset = ruleset_of(name)
    return ruleset.facts(dict(settings), read_texts(ruleset), {})


def ruleset_of_pack(folder: Path | str) -> AnyRuleset:
    """The game that a card pack is for, by its file names."""
    names = {path.name for path in pack_files(folder)}
    fitting = [ruleset for ruleset in RULESETS.values() if names & set(ruleset.files)]
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        both = " and ".join(ruleset.name for ruleset in fitting)
        raise BadData(f"{folder} has files of {both}; choose one with --game")
    known = "; ".join(
        f"{ruleset.name}: {' or '.join(ruleset.files)}" for ruleset in RULESETS.values()
    )
    raise BadData(f"{folder} is not a card pack: expected a file of a game ({known})")


def read_pack(ruleset: AnyRuleset, folder: Path | str | None) -> dict[str, str]:
    """The files of a card pack by their path as given: empty without a pack, otherwise at least one
    file."""
    if folder is None:
        return {}
    files = pack_files(folder)
    if not files:
        raise BadData(f"{folder} is not a card pack: expected {' or '.join(ruleset.files)} in it")
    return {f"{str(folder).rstrip('/')}/{path.name}": read_file(path) for path in files}


def pack_files(folder: Path | str) -> list[Path]:
    """The files of facts in a folder."""
    if not Path(folder).is_dir():
        raise BadData(f"there is no card pack folder {folder}")
    return sorted(Path(folder).glob("*.toml"))


def read_file(path: Path) -> str:
    """The text of a file of facts."""
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadData(f"{path} cannot be read as text: {error}") from error
