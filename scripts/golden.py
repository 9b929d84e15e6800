"""Replay every recorded game of tests/records with compiled code, and compare all hashes and the
result: run before a build is used, and by whoever builds a wheel.

    python scripts/golden.py

It runs whatever Orrery this Python finds, and fails if that is not compiled.
"""

import sys
from pathlib import Path

from orrery.core import flow
from orrery.core.record import Record
from orrery.core.replay import verify
from orrery.games import read_texts, ruleset_of
from orrery.lab.bench import is_compiled

RECORDS = Path(__file__).resolve().parent.parent / "tests" / "records"


def main() -> None:
    if not is_compiled():
        sys.exit(f"This Orrery is not compiled: {flow.__file__}")
    paths = sorted(RECORDS.glob("*/*.json"))
    for path in paths:
        record = Record.from_text(path.read_text("utf-8"), path.name)
        ruleset = ruleset_of(record.game)
        verify(ruleset, record, read_texts(ruleset), {})
    if not paths:
        sys.exit(f"There are no recorded games in {RECORDS}.")
    print(f"{len(paths)} recorded games replayed to the same end with {flow.__file__}")


if __name__ == "__main__":
    main()
