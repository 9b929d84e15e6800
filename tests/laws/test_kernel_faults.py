"""Every law of the kernel bites in every game: a planted fault that it must catch."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Any

import pytest

from orrery.core import codec
from orrery.core.decisions import Seat
from orrery.core.errors import BadData
from orrery.core.flow import Game, Procedure
from orrery.core.speaker import Scene
from orrery.core.verbs import Verbs
from tests.laws.drive import Settings, Watch
from tests.laws.kernel import (
    Broken,
    dealing_anew_shows_nothing,
    decision_of,
    nothing_leaks,
    options_have_unique_texts,
    saving_loses_nothing,
    what_is_foreseen_happens,
)
from tests.laws.watches import CLONE_WARS_WATCH, STARCRAFT_WATCH

AnyGame = Game[Any, Any]
AnyWatch = Watch[Any, Any]
Planted = pytest.MonkeyPatch
DUEL = {"players": "2", "galaxy": "quick", "factions": "overmind,tassadar"}

in_every_game = pytest.mark.parametrize(
    ("watch", "settings"),
    [(CLONE_WARS_WATCH, {"mode": "full"}), (STARCRAFT_WATCH, DUEL)],
    ids=["clone-wars", "starcraft"],
)


def throughout(law: Callable[[AnyGame], object], tables: Iterator[AnyGame]) -> None:
    for game in tables:
        law(game)


def leaks(watch: AnyWatch, tables: Iterator[AnyGame]) -> int:
    """The law that nothing leaks, throughout; in how many worlds the truth was really another."""
    return sum(nothing_leaks(watch.ruleset, game, watch.seats(game), Random(1)) for game in tables)


@in_every_game
def test_a_codec_that_drops_a_field_is_caught(
    watch: AnyWatch, settings: Settings, monkeypatch: Planted
) -> None:
    whole = codec.fields_of
    monkeypatch.setattr(
        codec, "fields_of", lambda shell: tuple(f for f in whole(shell) if f != "pool")
    )
    with pytest.raises((Broken, BadData, AttributeError)):
        throughout(
            lambda game: saving_loses_nothing(watch.ruleset, game, Random(1)),
            watch.eager_decisions(settings, seed=5),
        )


@pytest.mark.parametrize("foreseen", [True, False])
@in_every_game
def test_a_pick_that_reveals_other_than_foreseen_is_caught(
    watch: AnyWatch, settings: Settings, foreseen: bool, monkeypatch: Planted
) -> None:
    monkeypatch.setattr(Procedure, "foresees", lambda *_: foreseen)
    with pytest.raises(Broken, match=f"foreseen {foreseen}, revealed {not foreseen}"):
        throughout(what_is_foreseen_happens, watch.eager_decisions(settings, seed=5))


@in_every_game
def test_two_options_with_one_text_are_caught(
    watch: AnyWatch, settings: Settings, monkeypatch: Planted
) -> None:
    monkeypatch.setattr(Verbs, "text", lambda _, __, option, ___=0: option.verb)
    with pytest.raises(Broken, match="two options with one text"):
        throughout(
            lambda game: options_have_unique_texts(watch.ruleset, game),
            watch.eager_decisions(settings, seed=5),
        )


@in_every_game
def test_a_leaked_number_of_options_is_caught(
    watch: AnyWatch, settings: Settings, monkeypatch: Planted
) -> None:
    whole = watch.ruleset.view

    def leaky(game: AnyGame, seat: Seat | None) -> dict[str, object]:
        return {**whole(game, seat), "options": len(decision_of(game).options)}

    monkeypatch.setattr(watch.ruleset, "view", leaky)
    with pytest.raises(Broken, match="sees"):
        leaks(watch, watch.eager_decisions(settings, seed=5))


@in_every_game
def test_a_scene_that_depends_on_what_is_hidden_is_caught(
    watch: AnyWatch, settings: Settings, monkeypatch: Planted
) -> None:
    @dataclass(frozen=True)
    class Leaky(Scene):
        seed: bytes

    monkeypatch.setattr(watch.ruleset, "scene", lambda game: Leaky(game.state.seed))
    with pytest.raises(Broken, match="a scene depends on what is hidden"):
        leaks(watch, watch.eager_decisions(settings, seed=5))


@in_every_game
def test_a_world_that_is_the_truth_is_noticed(
    watch: AnyWatch, settings: Settings, monkeypatch: Planted
) -> None:
    def lazy(game: AnyGame, seat: Seat, rng: Random) -> AnyGame:
        copy = game.copy()
        copy.state.seed = rng.randbytes(32)
        return copy

    monkeypatch.setattr(watch.ruleset, "determinize", lazy)
    changed = leaks(watch, islice(watch.eager_decisions(settings, seed=5), 60))
    assert changed == 0, "the count of really different worlds is what notices it"


@in_every_game
def test_a_world_that_keeps_the_seed_is_caught(
    watch: AnyWatch, settings: Settings, monkeypatch: Planted
) -> None:
    whole = watch.ruleset.determinize

    def seeing(game: AnyGame, seat: Seat, rng: Random) -> AnyGame:
        world = whole(game, seat, rng)
        world.state.seed = game.state.seed
        return world

    monkeypatch.setattr(watch.ruleset, "determinize", seeing)
    with pytest.raises(Broken, match="keeps the seed"):
        leaks(watch, iter([watch.begin(settings, 5)]))


def dealt_anew(watch: AnyWatch, games: Iterator[AnyGame]) -> int:
    """In how many positions the truth was another after a new deal."""
    return sum(
        dealing_anew_shows_nothing(watch.ruleset, game, watch.seats(game), number)
        for number, game in enumerate(games)
    )


@in_every_game
def test_a_new_deal_really_is_another_truth(watch: AnyWatch, settings: Settings) -> None:
    games = islice(watch.eager_decisions(settings, seed=5), 60)
    assert dealt_anew(watch, games) > 50


@in_every_game
def test_a_new_deal_that_shows_is_caught(
    watch: AnyWatch, settings: Settings, monkeypatch: Planted
) -> None:
    """Dealt anew for one seat only, another sees that its cards are others."""

    def for_one(game: AnyGame, rng: Random) -> AnyGame:
        return watch.ruleset.determinize(game, Seat(0), rng)

    monkeypatch.setattr(watch.ruleset, "redeal", for_one)
    with pytest.raises(Broken, match="new deal"):
        dealt_anew(watch, watch.eager_decisions(settings, seed=5))


@in_every_game
def test_a_new_deal_by_another_chance_is_caught(
    watch: AnyWatch, settings: Settings, monkeypatch: Planted
) -> None:
    whole, chance = watch.ruleset.redeal, Random(1)
    monkeypatch.setattr(watch.ruleset, "redeal", lambda game, _: whole(game, chance))
    with pytest.raises(Broken, match="one seed dealt twice"):
        dealt_anew(watch, iter([watch.begin(settings, 5)]))
