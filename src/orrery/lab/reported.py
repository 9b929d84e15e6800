"""Tests made from reports: a position, and the question asked there."""

from __future__ import annotations

from pathlib import Path

from orrery import games
from orrery.core.record import Record
from orrery.core.replay import replay
from orrery.games import AnyMatch

TEMPLATE = '''\
"""Reported with version {version}: {said}"""

from __future__ import annotations

from pathlib import Path

from orrery.lab.reported import position


def test_{name}() -> None:
    match = position(Path(__file__).with_name("{name}.json"))
    assert match.number == {picks}
{asked}
'''


def position(file: Path) -> AnyMatch:
    """The match at the end of a record."""
    record = Record.from_text(file.read_text(encoding="utf-8"), file.name)
    ruleset = games.ruleset_of(record.game)
    return replay(ruleset, record, games.read_texts(ruleset), {})


def source(name: str, version: str, said: str, record: Record) -> str:
    """A test that replays a record to its end and checks what is asked there; whoever fixes the
    problem writes what it should be."""
    ruleset = games.ruleset_of(record.game)
    match = replay(ruleset, record, games.read_texts(ruleset), {})
    decision = match.game.decision
    if decision is None:
        asked = "    assert match.result() is not None"
    else:
        options = "".join(f"        {text!r},\n" for text in match.options())
        asked = (
            "    assert match.game.decision is not None\n"
            f'    assert match.game.decision.prompt.key == "{decision.prompt.key}"\n'
            f"    assert [*match.options()] == [\n{options}    ]"
        )
    words = " ".join(said.split()).replace("\\", "").replace('"', "'") or "no word."
    return TEMPLATE.format(version=version, said=words, name=name, picks=match.number, asked=asked)
