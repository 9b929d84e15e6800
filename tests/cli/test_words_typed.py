"""Options called by the words they are shown with."""

from pathlib import Path

import pytest

from orrery.cli.terminal.commands import options_worded
from orrery.cli.terminal.screen import Offer
from orrery.core.decisions import Option
from tests.cli.driving import ASK, piped

SAID = (
    ("Move", "Ghost, Abaddon 1, to Braken 1"),
    ("Move", "Marine, Abaddon 2, to Braken 1"),
    ("Move", "Marine, Abaddon 2, to Braken 2"),
    ("Card", "Firebat/Vulture 6/6"),
    ("Card", "Firebat 6/6 (here 3/4)"),
    ("Order", "Braken: special Build"),
    ("End", "no more moves"),
    ("End", "destroy one of your pieces"),
)
OFFERS = [
    Offer(group, said, f"verb {at}", Option("verb", at), "destroy" in said, said)
    for at, (group, said) in enumerate(SAID)
]


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("no more moves", [6]),
        ("end", [6]),
        ("destroy one of your pieces", [7]),
        ("destroy", []),
        ("marine abaddon 2 to braken 2", [2]),
        ("marine braken 2", [2]),
        ("ghost", [0]),
        ("gho", [0]),
        ("g", []),
        ("marine", [1, 2]),
        ("firebat 6/6", [4]),
        ("braken special build", [5]),
        ("special build", [5]),
        ("zergling", []),
    ],
)
def test_words_mean_the_options_that_hold_them_in_their_order(line: str, meant: list[int]) -> None:
    assert [OFFERS.index(one) for one in options_worded(OFFERS, line)] == meant


@pytest.mark.slow
def test_words_that_several_options_hold_are_answered_with_their_numbers(tmp_path: Path) -> None:
    game = ("play", "starcraft", "--seed", "5", "--factions", "overmind,tassadar")
    out = piped(tmp_path, game, ["research", "quit"])
    answer = " ".join(out.stdout.split(ASK)[1].split())
    assert "“research” could be [3] " in answer
    assert ": Research, [6] " in answer
