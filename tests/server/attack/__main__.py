"""A hostile crowd beside honest games, against real servers. Fails if an honest pick waits too
long, memory grows without bound, anything honest is lost, or a server answers with a fault of its
own.

python -m tests.server.attack                                     one short round on SQLite
python -m tests.server.attack --minutes 20 --database postgres --servers 2 --seed 7
python -m tests.server.attack --only slow,malformed               families or kinds by name
python -m tests.server.attack --without endless-packs
python -m tests.server.attack --list
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from tests.server.attack.kinds import KINDS, chosen
from tests.server.attack.report import report
from tests.server.attack.run import Round, attack
from tests.server.attack.verdict import BUSY, Bounds, faults
from tests.server.databases import on, url_in

LONG = 120.0
"""Seconds from which on a round is long, and throws larger things."""


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def names(given: str) -> tuple[str, ...]:
    return tuple(name for name in given.split(",") if name)


def main() -> int:
    parser = argparse.ArgumentParser(
        "python -m tests.server.attack",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--minutes", type=float, default=0.5)
    parser.add_argument("--database", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument("--servers", type=int, help="by default 1, on PostgreSQL 2")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", type=names, default=(), help="kinds or families, with commas")
    parser.add_argument("--without", type=names, default=(), help="kinds or families to leave out")
    parser.add_argument("--busy-machine", action="store_true", help="do not count the time in which"
                        " the machine had no processor for the server")  # fmt: skip
    parser.add_argument("--logs", type=Path, help="a folder in which the servers' logs are kept")
    parser.add_argument("--list", action="store_true", help="list all kinds of attack")
    given = parser.parse_args()
    if given.list:
        for kind in KINDS:
            say(f"{kind.family:<12}{kind.name:<18}{(kind.__doc__ or '').splitlines()[0]}")
        return 0
    servers = given.servers or (2 if given.database == "postgres" else 1)
    if servers > 1 and given.database == "sqlite":
        parser.error("several servers need --database postgres")
    try:
        chosen(given.only, given.without)
    except ValueError as error:
        parser.error(str(error))
    return one_round(given, servers)


def one_round(given: argparse.Namespace, servers: int) -> int:
    """Play a round and tell of it; 1 if the server did not withstand it."""
    seconds = 60 * given.minutes
    bounds = BUSY if given.busy_machine else Bounds()
    with on(given.database), tempfile.TemporaryDirectory() as folder:
        logs = given.logs or Path(folder)
        logs.mkdir(parents=True, exist_ok=True)
        trial = Round(
            *(url_in(Path(folder)), logs, seconds, servers, given.seed, given.only, given.without),
            *((30_000, 5000) if seconds >= LONG else ()),
        )
        figures = attack(trial, say)
    say(report(figures, bounds))
    return 1 if faults(figures, bounds) else 0


if __name__ == "__main__":
    sys.exit(main())
