"""Codecs from the first decision to the end, in every mode and with every number of players."""

from __future__ import annotations

from random import Random

import pytest

from orrery.core.decisions import Seat
from orrery.games import new_match, ruleset_of
from orrery.research import codec_for
from tests.laws.codecs import bytes_do_not_leak, bytes_tell_the_view, ids_mean_one_move
from tests.marks import few_quick

BROOD_WAR = {"expansion": "brood_war"}
MODES: list[tuple[str, dict[str, str]]] = [
    ("clone-wars", {"mode": "secret", "factions": "random", "neutral": "random"}),
    ("clone-wars", {"mode": "full", "factions": "rebel,separatist", "pay_off": "yes"}),
    *(("starcraft", {"players": str(players), "galaxy": "quick"}) for players in range(2, 7)),
    ("starcraft", {"players": "6", "teams": "yes", "galaxy": "quick"}),
    ("starcraft", {"players": "4", "factions": "random"}),
    *(
        ("starcraft", {**BROOD_WAR, "players": str(players), "galaxy": "quick"})
        for players in range(2, 7)
    ),
    ("starcraft", {**BROOD_WAR, "players": "6", "planets": "three"}),
    ("starcraft", {**BROOD_WAR, "mode": "faster_survival", "players": "3"}),
    ("starcraft", {**BROOD_WAR, "mode": "desperate_alliance"}),
    ("starcraft", {**BROOD_WAR, "mode": "trump_card"}),
    ("starcraft", {**BROOD_WAR, "mode": "quest_for_uraj_and_khalis"}),
    *(
        ("starcraft", {**BROOD_WAR, "mode": "eye_of_the_storm", "players": str(players)})
        for players in range(3, 7)
    ),
]


@pytest.mark.parametrize("mode", few_quick(MODES, 4))
def test_one_codec_reads_a_game_to_its_end(mode: tuple[str, dict[str, str]]) -> None:
    """The codec is made of the options alone, before anything is drawn from the seed."""
    name, options = mode
    codec, chance = codec_for(name, options), Random(4)
    game = new_match(name, 4, **options).game
    ruleset = ruleset_of(name)
    seats = ruleset.seats(ruleset.settings(options))
    picks = 0
    while game.decision is not None and picks < 4000:
        if picks % 37 == 0:
            ids_mean_one_move(game, codec)
            bytes_tell_the_view(game, codec, seats)
            bytes_do_not_leak(ruleset, game, codec, seats, chance)
        game.play(codec.option(game, chance.choice(codec.ids(game))))
        picks += 1
    assert codec.ids(game) == []
    assert codec.rows(game) == []
    assert not any(codec.mask(game))
    bytes_tell_the_view(game, codec, seats)
    assert game.decision is None
    scalars = codec.decode(codec.encode(game, Seat(0)))["scalars"]
    assert isinstance(scalars, dict)
    assert any(key.startswith("winner") for key in scalars)
