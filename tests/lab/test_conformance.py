"""The conformance suite: positions by name, scenarios recorded from tests, and what differs."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import jsonschema_rs
import pytest
from click.testing import CliRunner

from orrery.cli import main
from orrery.clone_wars.rules import attack
from orrery.core.codec import fields_of, state_hash
from orrery.core.decisions import Option
from orrery.core.errors import BadData, IllegalPick
from orrery.games import RULESETS, new_match
from orrery.lab.conformance.following import differences
from orrery.lab.conformance.forms import form
from orrery.lab.conformance.naming import FRAME, Naming, Object, Unnamed
from orrery.lab.conformance.scenario import Scenario, changes, read
from tests.clone_wars.scenario import side, table
from tests.conformance.recorder import Recorder, file_name, listening
from tests.conformance.schema import schema_of
from tests.starcraft.scenario import side as army
from tests.starcraft.scenario import table as galaxy

ROOT = Path(__file__).parents[2]
NO_LONGER = {"type": "object", "properties": {}, "required": [], "additionalProperties": True}
"""In place of what a schema says about a whole scenario."""
GAMES = [
    ("clone-wars", {"mode": "full"}),
    ("starcraft", {"players": "3", "factions": "random"}),
    ("starcraft", {"players": "2", "factions": "random", "expansion": "brood_war"}),
]


@pytest.mark.parametrize("name", RULESETS)
def test_every_field_of_a_position_has_a_form(name: str) -> None:
    ruleset = RULESETS[name]
    for shell in ruleset.shells:
        fields = ruleset.fields.get(shell.__name__)
        if fields is not None:
            expected = set(fields_of(shell)) - (set() if shell is ruleset.shells[0] else {*FRAME})
            assert set(fields) == expected, shell.__name__


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_a_position_by_name_is_the_same_position(name: str, options: dict[str, str]) -> None:
    """At every decision of a random game whose procedures have names."""
    match, chance, seen = new_match(name, seed=5, **options), Random(5), 0
    naming = Naming(match.ruleset, match.game.facts)
    while match.game.decision is not None and match.number < 400:
        try:
            position = naming.position(match.game)
        except Unnamed:
            position = {}
        if position:
            seen += 1
            again = naming.game(json.loads(json.dumps(position)))
            assert state_hash(match.ruleset, again) == state_hash(match.ruleset, match.game)
        match.play(chance.choice(match.game.decision.options))
    assert seen > 20


def recorded() -> Scenario:
    """A base is attacked, a second attack of the same unit is refused, and the turn ends."""
    recorder = Recorder()
    with listening(recorder):
        game = table(republic=side(units=["anakin_skywalker"]), separatist=side(damage=7))
        assert game.why("buy stap") is not None
        game.picks("commit anakin_skywalker base", "resolve base")
    [recording] = recorder.recordings()
    return recording.scenario("damage is left over", ["CW-ATTACK-15"])


def test_the_schema_fits_a_scenario_and_nothing_else() -> None:
    fits = jsonschema_rs.validator_for(schema_of(RULESETS["clone-wars"])).is_valid
    plain = json.loads(json.dumps(recorded().plain()))
    assert fits(plain)
    state, first = plain["position"]["state"], plain["moments"][0]
    assert not fits({**plain, "format": 2})
    assert not fits({**plain, "position": {"state": {**state, "row": "maul"}, "where": []}})
    assert not fits({**plain, "position": {"state": {**state, "rows": []}, "where": []}})
    assert not fits({**plain, "moments": [{**first, "after": {"turn": 9}}]})


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_positions_of_random_games_fit_the_schema(name: str, options: dict[str, str]) -> None:
    schema = schema_of(RULESETS[name])
    fits = jsonschema_rs.validator_for({**schema, "$ref": "#/$defs/State", **NO_LONGER}).is_valid
    match, chance = new_match(name, seed=6, **options), Random(6)
    naming = Naming(match.ruleset, match.game.facts)
    while match.game.decision is not None and match.number < 300:
        if match.number % 7 == 0:
            assert fits(naming.state(match.game))
        match.play(chance.choice(match.game.decision.options))


def test_a_stranger_can_read_a_suite(tmp_path: Path) -> None:
    """The example knows nothing of Orrery; a file that contradicts itself is named."""
    right = recorded()
    first, *rest = right.moments
    wrong = replace(right, name="wrong", moments=[replace(first, pick="x"), *rest])
    for scenario in (right, wrong):
        path = tmp_path / file_name(scenario, 0)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(scenario.plain()))
    (tmp_path / "index.json").write_text("{}")
    example = ROOT / "examples" / "read_conformance.py"
    assert "orrery" not in example.read_text("utf-8").partition("import json")[2]
    ran = subprocess.run(
        [sys.executable, "-I", str(example), str(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert "wrong.json: moment 1: x is picked, but not offered" in ran.stdout
    assert "2 scenarios of 1 rules, 4 picks, 2 moves tried, 1 faulty" in ran.stdout
    assert ran.returncode == 1


@pytest.mark.slow
def test_an_exported_suite_fits_its_schemas_this_engine_and_a_stranger(tmp_path: Path) -> None:
    """Of two files of tests; all of them are exported by `python -m tests.conformance`."""
    tests = ("clone_wars/test_bounty.py", "starcraft/broodwar/test_guard_tokens.py")
    made = ran_with("-m", "tests.conformance", str(tmp_path), *(f"tests/{one}" for one in tests))
    assert "schemas beside them" in made
    index = json.loads((tmp_path / "index.json").read_text("utf-8"))
    assert index["coverage"]["clone-wars"]["proved"] > 10
    files = sorted(tmp_path.glob("*/*/*.json"))
    assert len(files) == index["scenarios"] > 20
    for name in RULESETS:
        schema = json.loads((tmp_path / f"{name}.schema.json").read_text("utf-8"))
        fits = jsonschema_rs.validator_for(schema).is_valid
        own = [path for path in files if path.parts[-3] == name]
        assert [path for path in own if not fits(json.loads(path.read_text("utf-8")))] == []
    result = CliRunner().invoke(main, ["conformance", str(tmp_path)])
    assert (result.exit_code, f"{len(files)} of {len(files)}" in result.output) == (0, True)
    assert "0 faulty" in ran_with("-I", "examples/read_conformance.py", str(tmp_path))


def ran_with(*arguments: str) -> str:
    """What Python says, started like this."""
    command = [sys.executable, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT).stdout


def test_a_recorded_scenario_conforms_after_a_round_trip() -> None:
    scenario = recorded()
    assert [one.pick for one in scenario.moments] == [
        "commit anakin_skywalker base",
        "resolve base",
        None,
    ]
    [tried] = scenario.moments[0].tried
    assert tried.move["verb"] == "buy"
    assert tried.rule is not None
    assert scenario.moments[1].after["/sides/0/victory"] == ["xorrn"]
    again = read(json.loads(json.dumps(scenario.plain())))
    assert again == scenario
    assert differences(again) == []


def test_every_kind_of_difference_is_told() -> None:
    """A scenario that says something else at any place does not fit this engine."""
    right = recorded()
    first, second, last = right.moments
    [tried] = first.tried
    wrong = [
        replace(first, asked="base"),
        replace(first, seat="seat_1"),
        replace(first, offered=first.offered[1:]),
        replace(first, offered=[*first.offered, "buy maul"]),
        replace(first, tried=[replace(tried, rule="CW-TERM-01")]),
        replace(first, pick="commit yoda base"),
        replace(first, after={}),
        replace(first, after={**first.after, "/turn": 9}),
    ]
    for moment in wrong:
        found = differences(replace(right, moments=[moment, second, last]))
        assert found, moment
        assert "yoda" in found[0] or found[0].startswith("moment 1: ")


def test_a_broken_rule_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: ships and bases take no damage from attacks."""
    scenario = recorded()
    monkeypatch.setattr(attack, "damage_base", lambda *_: None)
    assert any("/sides/1" in one for one in differences(scenario))


def test_whatever_is_done_by_other_means_begins_a_new_scenario() -> None:
    recorder = Recorder()
    with listening(recorder):
        game = galaxy(
            overmind=army(at={"helios.2": "zergling zergling base"}, transports=["helios-torus"]),
            arcturus_mengsk=army(at={"torus.1": "marine"}),
            orders={"torus": ["overmind mobilize"], "helios": ["arcturus_mengsk build"]},
        )
        game.picks("reveal torus")
        game.player("overmind").conquest = 3
        game.picks("execute")
    first, second = (one.scenario("two", ["SC-EXEC-01"]) for one in recorder.recordings())
    assert [one.pick for one in first.moments] == ["reveal torus", None]
    assert [one.pick for one in second.moments] == ["execute", None]
    assert differences(first) == differences(second) == []


def test_the_command_lists_what_differs(tmp_path: Path) -> None:
    right = recorded()
    wrong = replace(
        right, name="wrong", moments=[replace(right.moments[0], asked="x"), *right.moments[1:]]
    )
    for scenario in (right, wrong):
        path = tmp_path / file_name(scenario, 0)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(scenario.plain()))
    result = CliRunner().invoke(main, ["conformance", str(tmp_path)])
    assert result.exit_code == 1
    assert "CW-ATTACK-15/wrong.json: moment 1: action was asked" in result.output
    assert "1 of 2 scenarios conform, 1 rules" in result.output


def test_bad_files_are_refused_with_their_place() -> None:
    plain = recorded().plain()
    for change, place in (
        ({"format": 2}, "format"),
        ({"moments": []}, "moments"),
        ({"game": 3}, "game"),
    ):
        with pytest.raises(BadData, match=place):
            read({**plain, **change})


def test_a_name_that_nothing_has_is_refused() -> None:
    scenario = recorded()
    state = scenario.position["state"]
    assert isinstance(state, dict)
    bad: Object = {**scenario.position, "state": {**state, "row": ["no_such_card"]}}
    assert "State.row" in differences(replace(scenario, position=bad))[0]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"galaxy": None}, "breaks this engine"),
        ({"round": "x"}, "State.round: expected a number"),
        ({"active": "first"}, "is not a known seat"),
        ({"players": [{"hand": []}]}, "missing"),
    ],
)
def test_a_position_that_makes_no_sense_is_told_and_not_raised(change: Object, said: str) -> None:
    recorder = Recorder()
    with listening(recorder):
        two = {"overmind": army(at={"helios.2": "base"}), "aldaris": army(at={"torus.1": "base"})}
        game = galaxy(two, orders={"torus": ["overmind mobilize"]})
        game.picks("reveal torus")
    [recording] = recorder.recordings()
    scenario = recording.scenario("two", ["SC-EXEC-01"])
    state = scenario.position["state"]
    assert isinstance(state, dict)
    position: Object = {**scenario.position, "state": {**state, **change}}
    [wrong] = differences(replace(scenario, position=position))
    assert said in wrong


def test_changes_are_told_by_path() -> None:
    before: Object = {"a": 1, "counter": 1, "by": {"x.1": 1, "y/~": 2}, "all": [{"hand": ["one"]}]}
    after: Object = {"a": 1, "counter": 9, "by": {"y/~": 3}, "all": [{"hand": []}]}
    assert changes(before, after) == {"/by/x.1": None, "/by/y~1~0": 3, "/all/0/hand": []}


def test_a_form_that_goes_on_is_refused() -> None:
    with pytest.raises(Exception, match="goes on"):
        form("card card")


def test_a_pick_that_is_not_offered_is_refused_as_ever() -> None:
    recorder = Recorder()
    with listening(recorder):
        game = table(republic=side(units=["anakin_skywalker"]))
        with pytest.raises(IllegalPick):
            game.game.play(Option("buy", 999))
    assert recorder.recordings() == []
