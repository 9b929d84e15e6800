"""Checking a card pack: clear errors that name file, card and word; what changes otherwise."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from orrery.cli import main
from orrery.resources import resource

MEDIC = """
edition = "clone_wars"

[[card]]
id = "clone_medic"
group = "galaxy"
name = "Clone Medic"
copies = 2
faction = "republic"
type = "unit"
traits = ["trooper"]
cost = 2
attack = 1
resources = 1
force = 0
target_value = 2
reward = [{ effect = "gain", force = 1 }]
provenance = "public"

[[card.ability]]
when = "action"
do = [{ effect = "repair", n = 3 }]
"""


def check(folder: Path, text: str, name: str = "clone_wars.toml") -> Result:
    (folder / name).write_text(text, encoding="utf-8")
    return CliRunner().invoke(main, ["pack", "check", str(folder)])


def test_a_good_pack_says_what_it_replaces(tmp_path: Path) -> None:
    done = check(tmp_path, MEDIC)
    assert done.exit_code == 0, done.output
    assert "It replaces 1 record: clone_medic." in done.output
    assert "clone_medic: Repair 3. | Gain 1 Force." in done.output
    assert "fingerprint" in done.output


def test_our_own_files_are_a_pack_that_changes_nothing(tmp_path: Path) -> None:
    ours = resource("data", "clone_wars", "clone_wars.toml").read_text("utf-8")
    assert "It changes nothing" in check(tmp_path, ours).output


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (("repair", "heal"), "clone_medic"),
        (("copies = 2", "copies = 3"), "31 republic galaxy cards instead of 30"),
        (('"trooper"', '"pirate"'), "traits ['pirate']"),
        (("cost = 2", "cost = -2"), "clone_medic"),
        (('faction = "republic"', 'faction = "hutt"'), "unknown faction 'hutt'"),
        (("[[card]]", "[card"), "is not valid TOML"),
        (('"clone_wars"', '"third"'), "edition says 'third'"),
    ],
)
def test_a_bad_pack_is_refused_with_one_sentence(
    tmp_path: Path, change: tuple[str, str], sentence: str
) -> None:
    done = check(tmp_path, MEDIC.replace(*change))
    assert done.exit_code == 1
    assert "pack/clone_wars.toml" in done.stderr
    assert sentence in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_a_foreign_file_is_named(tmp_path: Path) -> None:
    done = check(tmp_path, MEDIC, "cards.toml")
    assert done.exit_code == 1
    assert "clone_wars.toml" in done.stderr


def test_an_empty_folder_is_no_pack(tmp_path: Path) -> None:
    done = CliRunner().invoke(main, ["pack", "check", str(tmp_path)])
    assert done.exit_code == 1
    assert "holds no card pack" in done.stderr


@pytest.mark.parametrize("command", ["play", "replay", "pack", "pack check"])
def test_every_command_has_help_with_an_example(command: str) -> None:
    done = CliRunner().invoke(main, [*command.split(), "--help"])
    assert done.exit_code == 0
    assert "Example:" in done.output
