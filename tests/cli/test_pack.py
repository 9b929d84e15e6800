"""Checking a card pack: clear errors that name file, card and word; what changes otherwise."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from orrery import games
from orrery.cli import main
from orrery.cli.pack import print_changes
from orrery.cli.terminal.ink import Ink
from orrery.clone_wars.ruleset import CLONE_WARS
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
    assert "Clone Medic (clone_medic): attack 0 → 1" in done.output
    assert "“Repair 3.”" in done.output
    assert "Reward: “Gain 1 Force.”" in done.output
    assert "fingerprint" in done.output


def test_a_new_record_is_told_with_all_its_figures(tmp_path: Path) -> None:
    text = MEDIC.replace("copies = 2", "copies = 0")
    text += MEDIC[MEDIC.index("[[card]]") :].replace("clone_medic", "clone_surgeon")
    done = check(tmp_path, text)
    assert done.exit_code == 0, done.output
    assert "It adds 1 record: clone_surgeon." in done.output
    assert "It removes 1 record: clone_medic." in done.output
    assert "(clone_surgeon): name Clone Medic; copies 2; faction republic" in " ".join(
        done.output.split()
    ).replace("group galaxy; ", "")


@pytest.mark.parametrize(
    ("change", "what"),
    [
        (('"card dealt twice"', '"once"'), "only the source of the facts"),
        (("n = 3", "n = 4"), "different text"),
    ],
)
def test_changes_without_a_figure_are_named(
    tmp_path: Path, change: tuple[str, str], what: str
) -> None:
    note = '[[card]]\nnote = "card dealt twice"'
    text = MEDIC.replace("[[card]]", note).replace(*change)
    texts = games.read_texts(CLONE_WARS)
    speaker = CLONE_WARS.speaker("en")
    before = speaker.catalogue(texts, {"clone_wars.toml": MEDIC.replace("[[card]]", note)})
    after = speaker.catalogue(texts, {"clone_wars.toml": text})
    ink = Ink("en")
    with ink.console.capture() as printed:
        print_changes(ink, before, after)
    assert what in printed.get()


def test_a_card_of_both_editions_is_told_of_the_one_that_changes(tmp_path: Path) -> None:
    pilot = """
[[card]]
id = "outer_rim_pilot"
group = "pilot"
name = "Outer Rim Pilot"
copies = 10
faction = "neutral"
type = "unit"
cost = 3
attack = 0
resources = 2
force = 0
provenance = "public"
"""
    done = check(tmp_path, pilot)
    assert done.exit_code == 0, done.output
    assert "It replaces 1 record: outer_rim_pilot." in done.output
    assert "Outer Rim Pilot (outer_rim_pilot): cost 2 → 3" in done.output


def test_our_own_files_are_a_pack_that_changes_nothing(tmp_path: Path) -> None:
    ours = resource("data", "clone_wars", "clone_wars.toml").read_text("utf-8")
    done = check(tmp_path, ours)
    assert done.exit_code == 0
    assert "It changes nothing" in done.output


def test_a_file_is_named_as_it_was_given(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "clone_wars.toml").write_text("", "utf-8")
    monkeypatch.chdir(tmp_path)
    for command in ("pack check mine", "play clone-wars --pack mine"):
        done = CliRunner().invoke(main, command.split())
        assert done.exit_code == 1
        assert done.stderr.startswith("Error: mine/clone_wars.toml has no records")


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
        (("cost = 2", "coast = 2"), "clone_medic: unknown key 'coast'; did you mean cost?"),
        (("[[card]]", "[[cards]]"), "unknown table 'cards'; did you mean card?"),
        (('"clone_medic"', '"clone_medik"'), "clone_medik is new (did you mean clone_medic?)"),
        (('provenance = "public"', ""), 'write provenance = "public"'),
    ],
)
def test_a_bad_pack_is_refused_with_one_sentence(
    tmp_path: Path, change: tuple[str, str], sentence: str
) -> None:
    done = check(tmp_path, MEDIC.replace(*change))
    assert done.exit_code == 1
    assert done.stderr.startswith(f"Error: {tmp_path}/clone_wars.toml")
    assert sentence in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_a_foreign_file_is_named(tmp_path: Path) -> None:
    done = check(tmp_path, MEDIC, "cards.toml")
    assert done.exit_code == 1
    assert "clone_wars.toml" in done.stderr


@pytest.mark.parametrize("game", [[], ["--game", "clone-wars"]])
def test_an_empty_folder_is_no_pack(tmp_path: Path, game: list[str]) -> None:
    done = CliRunner().invoke(main, ["pack", "check", str(tmp_path), *game])
    assert done.exit_code == 1
    assert "is not a card pack" in done.stderr


def test_the_game_of_a_pack_can_be_named(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text(MEDIC, "utf-8")
    done = CliRunner().invoke(main, ["pack", "check", str(tmp_path), "--game", "clone-wars"])
    assert done.exit_code == 1
    assert "cards.toml is not a file of Clone Wars; a pack has clone_wars.toml or" in done.stderr


@pytest.mark.parametrize("command", ["play", "replay", "pack", "pack check"])
def test_every_command_has_help_with_an_example(command: str) -> None:
    done = CliRunner().invoke(main, [*command.split(), "--help"])
    assert done.exit_code == 0
    assert "Example:" in done.output
