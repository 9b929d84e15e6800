"""Every option of every game has words of its own: none is shown by its text form or a slug."""

from __future__ import annotations

from random import Random

import pytest

from orrery import games
from orrery.games import AnyRuleset

OPTIONS = [
    ("clone-wars", {"mode": "full", "pay_off": "yes"}),
    ("clone-wars", {"mode": "secret", "factions": "rebel,empire"}),
    ("starcraft", {"players": "2"}),
    ("starcraft", {"players": "4", "galaxy": "quick"}),
]
MOST_PICKS = 400


@pytest.mark.parametrize(("name", "given"), OPTIONS)
def test_every_option_of_a_whole_game_is_worded(name: str, given: dict[str, str]) -> None:
    ruleset, rng = games.ruleset_of(name), Random(3)
    assert not unworded(ruleset, given, rng)


def unworded(ruleset: AnyRuleset, given: dict[str, str], rng: Random) -> set[tuple[str, str]]:
    """The lines of a game of random picks that are no words, each with its text form."""
    seed = rng.randbytes(16)
    settings = ruleset.settle(ruleset.settings(given), seed)
    game = ruleset.begin(settings, seed, ruleset.facts(settings, games.read_texts(ruleset), {}))
    found: set[tuple[str, str]] = set()
    for _ in range(MOST_PICKS):
        if game.decision is None:
            break
        for text, option in ruleset.verbs.options(game).items():
            line = ruleset.speaker("en").option_line(game, option)
            if is_code(line, text):
                found.add((text, line))
        game.play(rng.choice(game.decision.options))
    return found


def is_code(line: str, text: str) -> bool:
    """Whether a line is a text form, or has a slug in it."""
    return not line.strip() or line == text or "_" in line


@pytest.mark.parametrize("line", ["", "play clone_trooper", "use naboo"])
def test_a_line_that_is_no_words_is_seen(line: str) -> None:
    assert is_code(line, "use naboo")
