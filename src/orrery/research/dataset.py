"""Data sets: a row for each decision of recorded games, in Parquet, and a row for each game.

The record is the data set; rows are made from it by replaying. Beside `games.parquet` lies
`games.games.parquet`: settings, seed, fingerprint, programs and winners of each game, and the
version of the codec, without which nobody knows what the bytes mean.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from orrery.core.errors import BadData
from orrery.core.record import Record
from orrery.core.replay import replaying
from orrery.games import read_texts, ruleset_of
from orrery.research.codec import NO_OPTIONS, AnyCodec, codec_for
from orrery.research.shares import shares

VERSION = b"orrery codec"
"""The key of the codec's version in the metadata of a file."""
GAMES_AT_ONCE = 50
Row = dict[str, Any]


def schema(codec: AnyCodec) -> pa.Schema:
    """The columns: `legal` are the actions a program may choose; `fresh` is false where a person
    chose one that programs are not offered, since it only repeats an order of picks."""
    return pa.schema(
        [
            ("game", pa.int32()),
            ("number", pa.int32()),
            ("seat", pa.int8()),
            ("observation", pa.binary(codec.size)),
            ("legal", pa.list_(pa.int16())),
            ("action", pa.int16()),
            ("fresh", pa.bool_()),
            ("return", pa.float32()),
        ],
        metadata={VERSION: codec.version.encode(), b"orrery game": codec.title.encode()},
    )


GAMES = pa.schema(
    [
        ("game", pa.int32()),
        ("title", pa.string()),
        ("settings", pa.string()),
        ("seed", pa.string()),
        ("fingerprint", pa.string()),
        ("programs", pa.list_(pa.string())),
        ("winners", pa.list_(pa.int8())),
        ("decisions", pa.int32()),
        ("codec", pa.string()),
    ]
)


def games_file(path: Path | str) -> Path:
    """The file with a row for each game."""
    given = Path(path)
    return given.with_name(f"{given.stem}.games{given.suffix}")


def write(
    path: Path | str,
    records: Iterable[Record],
    *,
    codec: AnyCodec | None = None,
    pack: Mapping[str, str] = NO_OPTIONS,
) -> int:
    """Write the decisions of records that one codec fits; how many there are. Without a codec it is
    that of the first record's settings: give that of the environment if the seed decides which
    cards are played with."""
    given = iter(records)
    first = next(given, None)
    if first is None:
        raise BadData(f"{path}: there are no records to write")
    codec = codec or codec_for(first.game, first.settings, pack)
    wholes = (Path(path), games_file(path))
    parts = [whole.with_name(f"{whole.name}.part") for whole in wholes]
    try:
        written = write_parts(parts, iterate(first, given), codec, pack)
        for part, whole in zip(parts, wholes, strict=True):
            part.replace(whole)
    finally:
        for part in parts:
            part.unlink(missing_ok=True)
    return written


def write_parts(
    parts: Sequence[Path], records: Iterable[Record], codec: AnyCodec, pack: Mapping[str, str]
) -> int:
    """Write both files; nobody sees them until they are whole."""
    written = 0
    with (
        pq.ParquetWriter(parts[0], schema(codec), compression="zstd") as decisions,
        pq.ParquetWriter(parts[1], GAMES, compression="zstd") as games,
    ):
        waiting: list[Row] = []
        for number, record in enumerate(records):
            try:
                rows = list(rows_of(codec, record, number, pack))
            except BadData as error:
                raise BadData(f"record {number}: {error}") from None
            games.write_table(pa.Table.from_pylist([game_row(codec, record, number)], GAMES))
            waiting += rows
            written += len(rows)
            if number % GAMES_AT_ONCE == GAMES_AT_ONCE - 1:
                decisions.write_table(pa.Table.from_pylist(waiting, schema(codec)))
                waiting = []
        if waiting:
            decisions.write_table(pa.Table.from_pylist(waiting, schema(codec)))
    return written


def iterate(first: Record, rest: Iterator[Record]) -> Iterator[Record]:
    """The first record and the others, which must be of the same title."""
    yield first
    for record in rest:
        if record.game != first.game:
            raise BadData(f"records of {first.game} and of {record.game} cannot share a file")
        yield record


def rows_of(
    codec: AnyCodec, record: Record, number: int, pack: Mapping[str, str] = NO_OPTIONS
) -> Iterator[Row]:
    """The decisions of a game."""
    ruleset = ruleset_of(record.game)
    seats = ruleset.seats(record.settings)
    returns = shares(seats, record.result.winners if record.result is not None else ())
    for match in replaying(ruleset, record, read_texts(ruleset), pack):
        decision = match.game.decision
        if decision is None or match.number >= len(record.picks):
            return
        option = ruleset.verbs.options(match.game)[record.picks[match.number]]
        action, legal = codec.id_of(match.game, option), codec.ids(match.game)
        yield {
            "game": number,
            "number": match.number,
            "seat": decision.seat,
            "observation": codec.encode(match.game, decision.seat),
            "legal": legal,
            "action": action,
            "fresh": option in decision.options[decision.fresh :],
            "return": returns[decision.seat],
        }


def game_row(codec: AnyCodec, record: Record, number: int) -> Row:
    return {
        "game": number,
        "title": record.game,
        "settings": json.dumps(record.settings, sort_keys=True),
        "seed": record.seed,
        "fingerprint": record.fingerprint,
        "programs": list(record.bots),
        "winners": list(record.result.winners) if record.result is not None else [],
        "decisions": len(record.picks),
        "codec": codec.version,
    }


def read(path: Path | str, codec: AnyCodec | None = None) -> pa.Table:
    """The decisions of a file. With a codec: `BadData` if the file was made by another one."""
    table = pq.read_table(path)
    found = (table.schema.metadata or {}).get(VERSION, b"").decode()
    if codec is not None and found != codec.version:
        raise BadData(
            f"{path} was made by the codec {found or 'of something else'}, this is {codec.version}:"
            " write it again from its records"
        )
    return table
