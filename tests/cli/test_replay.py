"""Replays: which of them open a page, what a check says, and how the table is drawn for no seat."""

from __future__ import annotations

from dataclasses import replace
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from orrery import games
from orrery.cli import main
from orrery.cli.hosting import local
from orrery.cli.paper import Paper
from orrery.cli.terminal.clone_wars.screen import CloneWarsScreen
from orrery.cli.terminal.ink import Ink
from orrery.core.match import Match
from orrery.core.record import Proof, Record
from orrery.core.rng import commitment, seed_of
from tests.clone_wars.scenario import side, table

RECORD = Path(__file__).parents[1] / "records" / "clone-wars" / "beginner.json"


def test_the_row_shows_units_ships_and_targets_to_everybody() -> None:
    game = table(
        active="republic",
        row=["count_dooku", "clone_medic", "droid_control_ship", "weequay_pirate"],
        republic=side(),
    ).game
    paper = StringIO()
    ink = Ink("en", Paper(file=paper, width=80))
    CloneWarsScreen(ink, ["human", "human"]).table(game, None, [])
    lines = [line.split("│")[1:-1] for line in paper.getvalue().splitlines() if "│" in line]
    cards = [" ".join(" ".join(cell).split()) for cell in zip(*lines, strict=True)]
    assert "Separatists unit cost 8" in cards[0]
    assert cards[0].endswith("target 8")
    assert "Republic unit" in cards[1]
    assert "target 2" in cards[1]
    assert "Separatists ship" in cards[2]
    assert "target" not in cards[2]
    assert "neutral unit" in cards[3]
    assert "target" not in cards[3]


def test_lines_in_a_pipe_do_not_end_in_spaces() -> None:
    told = CliRunner().invoke(main, ["replay", str(RECORD), "--terminal"])
    assert told.exit_code == 0
    assert [line for line in told.output.splitlines() if line != line.rstrip()] == []


def test_a_terminal_gets_lines_as_they_are() -> None:
    paper = StringIO()
    Paper(file=paper, force_terminal=True, width=80).print("wide   ", soft_wrap=True)
    assert "wide   " in paper.getvalue()


def proved(**changed: Any) -> Record:
    """The beginning of a game, with the proof of its seed."""
    secret, nonces = bytes(range(32)), [b"one", b"two"]
    ruleset = games.ruleset_of("clone-wars")
    match = Match.new(ruleset, {}, seed_of(secret, nonces), games.read_texts(ruleset), {})
    match.play_text(next(iter(match.options())))
    proof = Proof(commitment(secret), secret.hex(), tuple(nonce.hex() for nonce in nonces))
    return replace(match.record(), proof=proof._replace(**changed))


def checked(file: Path, record: Record) -> tuple[int, str]:
    file.write_text(record.to_text(), encoding="utf-8")
    done = CliRunner().invoke(main, ["replay", str(file), "--verify"])
    return done.exit_code, " ".join(done.output.split())


def test_a_check_names_the_proof_of_the_seed(tmp_path: Path) -> None:
    file, record = tmp_path / "game.json", proved()
    assert record.proof is not None
    code, said = checked(file, record)
    assert (code, "The shuffles are proven" in said) == (0, True)
    assert record.proof.commitment in said
    code, said = checked(file, replace(record, proof=None))
    assert (code, "no proof of its seed" in said) == (0, True)
    code, said = checked(file, proved(secret="00" * 32))
    assert (code, "the secret gives the commitment" in said) == (1, True)


def test_a_record_is_looked_at_in_the_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[tuple[int, int | None, bool]] = []
    monkeypatch.setattr(
        local,
        "replay_local",
        lambda record, _, port, may_open: shown.append((len(record.picks), port, may_open)),
    )
    done = CliRunner().invoke(main, ["replay", str(RECORD), "--port", "0", "--no-browser"])
    assert done.exit_code == 0
    assert done.output == ""
    picks = len(Record.from_text(RECORD.read_text("utf-8"), "record").picks)
    assert shown == [(picks, 0, False)]
    told = CliRunner().invoke(main, ["replay", str(RECORD), "--to", "3"])
    assert "After move 3 of" in told.output
    unfit = CliRunner().invoke(main, ["replay", str(RECORD), "--terminal", "--port", "0"])
    assert "do not work" in unfit.output
    assert len(shown) == 1
