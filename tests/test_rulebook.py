"""The catalogue is read whole, found by its words, and compared with the marks of the tests."""

from pathlib import Path

import pytest

from orrery import rulebook
from orrery.rulebook import Rule, catalogue
from tests.marks import rule as mark

EXPECTED = {"clone-wars": (225, 20), "starcraft": (450, 39), "brood-war": (337, 16)}


@pytest.mark.parametrize("game", EXPECTED)
def test_every_rule_and_example_is_read(game: str) -> None:
    entries = [rule for rule in catalogue().values() if rule.game == game]
    examples = [rule for rule in entries if rule.is_example]
    assert (len(entries) - len(examples), len(examples)) == EXPECTED[game]


@pytest.mark.parametrize("game", EXPECTED)
def test_every_rule_has_its_parts(game: str) -> None:
    for rule in catalogue().values():
        if rule.game == game and not rule.is_example:
            assert rule.title
            assert rule.statement, rule.id
            assert rule.decision, rule.id
            assert rule.source, rule.id


def test_parts_of_a_rule_stand_apart() -> None:
    rule = catalogue()["CW-SETUP-01"]
    assert (rule.game, rule.area, rule.title) == ("clone-wars", "SETUP", "Two players, two sides")
    assert rule.statement.startswith("The standard game has exactly two players.")
    assert rule.decision.startswith("Both players: which of the two sides")
    assert rule.ruling.startswith("If the players do not agree")
    assert rule.tests.startswith("Reject a game")
    assert rule.source == "Introduction; Setup step 1."


def test_a_part_may_stand_on_the_line_of_another() -> None:
    rule = catalogue()["BW-SCEN-02"]
    assert rule.decision == "None."
    assert rule.tests == "Four planets."
    assert rule.base == "Replaces galaxy creation."


@pytest.mark.parametrize(
    ("rule_id", "area", "is_example"),
    [
        ("CW-EXILE-01", "EXILE", False),
        ("CW-EX-01", "EX", True),
        ("SC-CARD-T-03", "CARD-T", False),
        ("BW-KEY-EX2", "KEY", True),
    ],
)
def test_area_and_example_are_read_from_the_id(rule_id: str, area: str, is_example: bool) -> None:
    rule = catalogue()[rule_id]
    assert (rule.area, rule.is_example) == (area, is_example)


def test_knowledge_from_outside_the_rulebook_is_no_rule() -> None:
    assert not [one for one in catalogue() if one.startswith("CW-EXTRA")]


def test_headings_without_an_id_end_an_entry() -> None:
    text = "### CW-TURN-01 – One\n- **Rule:** yes\n\n---\n\n## Next\n\nno rule\n"
    assert rulebook.parse("clone-wars", text) == [Rule("CW-TURN-01", "clone-wars", "One", "yes")]


def test_a_rule_is_found_in_small_letters_and_without_its_zero() -> None:
    assert rulebook.find("cw-turn-6") == catalogue()["CW-TURN-06"]
    assert rulebook.find("CW-TURN-99") is None


def test_search_wants_all_words_and_ranks_title_before_text() -> None:
    rules = [
        Rule("CW-BUY-01", "clone-wars", "Prices", "A ship has a price."),
        Rule("CW-SHIP-01", "clone-wars", "Prices", "nothing"),
        Rule("CW-BUY-02", "clone-wars", "Ship prices", "nothing"),
        Rule("CW-BUY-03", "clone-wars", "Prices", "nothing"),
    ]
    found = rulebook.search(["ship", "PRICES"], rules)
    assert [rule.id for rule in found] == ["CW-SHIP-01", "CW-BUY-02", "CW-BUY-01"]


def test_marks_are_read_from_decorators(tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    (tests / "deep").mkdir(parents=True)
    (tests / "deep" / "test_it.py").write_text(
        "@rule('CW-TURN-01', 'CW-TURN-02')\n"
        "def test_one(): ...\n"
        "class TestMore:\n"
        "    @marks.rule('CW-TURN-01')\n"
        "    def test_two(self): ...\n"
        "def helper():\n"
        "    return rule('CW-TURN-03')\n"
    )
    assert rulebook.marks(tests) == {
        "CW-TURN-01": [
            "tests/deep/test_it.py::test_one",
            "tests/deep/test_it.py::TestMore::test_two",
        ],
        "CW-TURN-02": ["tests/deep/test_it.py::test_one"],
    }
    assert rulebook.marks(tests, "CW-TURN-02") == rulebook.marks(tests)
    assert rulebook.marks(tests, "CW-TURN-04") == {}


def test_coverage_counts_rules_examples_and_what_is_out_of_scope() -> None:
    games = rulebook.coverage({"CW-SETUP-01": ["a"], "CW-EX-01": ["b"]})["games"]
    assert list(games) == ["clone-wars", "starcraft", "brood-war"]
    counts = games["clone-wars"]
    assert (counts["rules"], counts["tested"], len(counts["missing"])) == (225, 1, 223)
    assert list(counts["out_of_scope"]) == ["CW-SETUP-07"]
    assert counts["areas"]["SETUP"]["rules"] == 13
    assert counts["areas"]["SETUP"]["tested"] == 1
    assert "CW-SETUP-07" not in counts["areas"]["SETUP"]["missing"]
    assert (counts["examples"]["rules"], counts["examples"]["tested"]) == (20, 1)


def test_a_game_without_any_test_still_appears_with_all_its_rules_missing() -> None:
    counts = rulebook.coverage({})["games"]["starcraft"]
    assert counts["tested"] == 0
    assert len(counts["missing"]) == counts["rules"] == 450


def test_what_is_out_of_scope_exists() -> None:
    for game, file in rulebook.files().items():
        assert {catalogue()[rule].game for rule in file.out_of_scope} <= {game}


def test_a_mark_of_an_unknown_rule_is_refused() -> None:
    with pytest.raises(ValueError, match="no rule CW-TURN-99"):
        mark("CW-TURN-99")


def test_a_test_marks_at_most_three_rules() -> None:
    with pytest.raises(ValueError, match="one to 3 rules, not 4"):
        mark("CW-TURN-01", "CW-TURN-02", "CW-TURN-03", "CW-TURN-04")
