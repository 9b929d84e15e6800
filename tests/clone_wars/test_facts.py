"""The facts of both editions say what the tables they were converted from say, figure by figure."""

import hashlib
import json
import tomllib
from collections import Counter
from typing import Any

import pytest

from orrery.resources import resource

# SHA-256 of the canonical JSON (keys sorted, no nulls, no texts) of the tables the facts come from.
CHECKSUMS = {
    "clone_wars": "02b0ddb7d9194608d62eaf66015abcb31fb21f7b3fa5dc0ed9f5a7ddd0033deb",
    "first_edition": "329dab3b70293a178e4a15240442e6ffea919eb080cfc51b9cee4f033d2b71d6",
}
FACTIONS = {"clone_wars": ("republic", "separatist"), "first_edition": ("rebel", "empire")}
EDITIONS = sorted(CHECKSUMS)


def facts(edition: str) -> dict[str, Any]:
    with resource("data", "clone_wars", f"{edition}.toml").open("rb") as file:
        return tomllib.load(file)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_figure_and_clause_is_that_of_the_source(edition: str) -> None:
    canonical = json.dumps(
        facts(edition), sort_keys=True, ensure_ascii=False, separators=(",", ":")
    )
    assert hashlib.sha256(canonical.encode()).hexdigest() == CHECKSUMS[edition]


@pytest.mark.parametrize("edition", EDITIONS)
def test_cards_add_up_to_what_the_box_holds(edition: str) -> None:
    copies: Counter[tuple[str, str]] = Counter()
    for card in facts(edition)["card"]:
        copies[card["group"], card["faction"]] += card["copies"]
    one, other = FACTIONS[edition]
    assert copies == {
        ("starter", one): 10,
        ("starter", other): 10,
        ("pilot", "neutral"): 10,
        ("galaxy", one): 30,
        ("galaxy", other): 30,
        ("galaxy", "neutral"): 30,
    }


@pytest.mark.parametrize("edition", EDITIONS)
def test_each_faction_has_ten_bases_five_for_beginners_one_to_start(edition: str) -> None:
    bases = facts(edition)["base"]
    for faction in FACTIONS[edition]:
        own = [base for base in bases if base["faction"] == faction]
        assert len(own) == 10
        assert sum(base["beginner_deck"] for base in own) == 5
        assert sum(base["starting"] for base in own) == 1
        assert all(base["beginner_deck"] for base in own if base["starting"])


@pytest.mark.parametrize("edition", EDITIONS)
def test_stated_counts_are_those_of_the_records(edition: str) -> None:
    assert facts(edition)["counts"] == {
        "starters_per_faction": 10,
        "outer_rim_pilots": 10,
        "galaxy_per_group": 30,
        "bases_per_faction": 10,
    }


def test_both_editions_together_hold_164_records() -> None:
    tables = [facts(edition) for edition in EDITIONS]
    assert sum(len(table["card"]) + len(table["base"]) for table in tables) == 164


@pytest.mark.parametrize("edition", EDITIONS)
def test_ids_are_unique_within_an_edition(edition: str) -> None:
    table = facts(edition)
    ids = Counter(record["id"] for record in table["card"] + table["base"])
    assert [one for one, times in ids.items() if times > 1] == []


def test_provenance_uses_the_words_of_sources_md() -> None:
    words = Counter(
        record["provenance"]
        for edition in EDITIONS
        for table in [facts(edition)]
        for record in table["card"] + table["base"]
    )
    assert words == {"public": 82, "rulebook": 29, "reconstructed": 53}


def test_no_text_is_kept_beside_the_clauses() -> None:
    for edition in EDITIONS:
        table = facts(edition)
        for record in table["card"] + table["base"]:
            assert not {"text", "reward_text"} & set(record), record["id"]
