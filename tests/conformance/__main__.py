"""Export the scenarios of all tests of the rules: `python -m tests.conformance FOLDER`.

`orrery conformance FOLDER` plays them.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.conformance.recorder import Exporter

TESTS = ("tests/clone_wars", "tests/starcraft")


def export(folder: Path, *tests: str) -> tuple[int, Exporter]:
    """Run tests and write their scenarios; the exit code of pytest."""
    exporter = Exporter(folder)
    arguments = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-m", "not slow", *tests]
    return int(pytest.main(arguments, plugins=[exporter])), exporter


def main() -> None:
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    if any(Path(sys.argv[1]).rglob("*.json")):
        sys.exit(f"{sys.argv[1]} has scenarios already: choose an empty folder")
    failed, exporter = export(Path(sys.argv[1]), *(sys.argv[2:] or TESTS))
    told = f"{len(exporter.written)} scenarios of {len(exporter.rules)} rules in {sys.argv[1]}"
    sys.stdout.write(f"{told}, schemas beside them\n")
    sys.exit(failed)


if __name__ == "__main__":
    main()
