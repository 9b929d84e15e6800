"""Publishing a ladder: what the lobby, the terminal and the documentation say about the strength of
programs comes from one file, with the command that measured it."""

from __future__ import annotations

import json
import shlex
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from orrery.core.errors import BadData
from orrery.lab.ladder.standings import LadderReport


def command_of(
    game: str,
    bots: str,
    asked: Mapping[str, str],
    flags: Sequence[str],
    said: Mapping[str, str | int | None],
) -> str:
    """The command that plays the same games again; None stands for what was not given."""
    options = [part for key, value in asked.items() for part in option_of(key, value)]
    rest = [part for key, one in said.items() if one is not None for part in (f"--{key}", str(one))]
    return shlex.join(["orrery", "ladder", game, "--bots", bots, *options, *flags, *rest])


def option_of(key: str, value: str) -> tuple[str, str]:
    return ("--players", value) if key == "players" else ("--option", f"{key}={value}")


def publish(path: Path, report: LadderReport, asked: Mapping[str, str], command: str) -> None:
    """Put a ladder into a file, in place of an earlier one of the same game and options."""
    found = read(path)
    key = (report["game"], dict(asked))
    kept = [one for one in found if (one["game"], one["asked"]) != key]
    when = datetime.now(UTC).date().isoformat()
    kept.append({**report, "asked": dict(asked), "command": command, "date": when})
    kept.sort(key=lambda one: (one["game"], sorted(one["asked"].items())))
    path.write_text(json.dumps({"ladders": kept}, indent=1, ensure_ascii=False) + "\n", "utf-8")


def read(path: Path) -> list[dict[str, Any]]:
    """The ladders of a file; none if there is no file yet."""
    if not path.exists():
        return []
    try:
        found: list[dict[str, Any]] = json.loads(path.read_text("utf-8"))["ladders"]
    except (ValueError, KeyError, TypeError) as error:
        raise BadData(f"{path} is not a file of published ladders: {error!r}") from error
    return found
