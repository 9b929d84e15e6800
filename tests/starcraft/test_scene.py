"""What things are called is kept with what happened, as small as possible."""

from __future__ import annotations

from itertools import groupby, pairwise
from random import Random

import pytest

from orrery.core.decisions import Option, Seat
from orrery.core.events import Event
from orrery.core.match import Match
from orrery.core.rng import seed_from_number
from orrery.core.speaker import Happened
from orrery.games import AnyMatch, new_match, read_texts
from orrery.lab.bench import is_compiled
from orrery.starcraft.board.state import StarCraftGame
from orrery.starcraft.ruleset import STARCRAFT
from orrery.starcraft.words.scene import StarCraftScene, scene_of
from orrery.starcraft.words.story import Teller
from tests.starcraft.step_8 import SWAPPING, before_swapping

SPEAKER = STARCRAFT.speaker("en")


def random_match(seed: int, picks: int, **options: str) -> AnyMatch:
    match, chance = new_match("starcraft", seed, **options), Random(seed)
    while match.game.decision is not None and match.number < picks:
        match.play(chance.choice(match.game.decision.options))
    return match


def test_players_have_the_names_they_had() -> None:
    match = random_match(0, 40, players="3")
    speaker, facts = match.ruleset.speaker("en"), match.game.facts
    first, chosen, *_ = speaker.story(facts, match.happened(), None)
    assert first == "Player 2 has the first player token."
    assert chosen.startswith("Player 2 plays ")
    assert "Player" not in speaker.story(facts, match.happened(20), None)[-1]


def test_players_go_by_the_names_that_they_have_given() -> None:
    match = random_match(0, 40, players="3")
    speaker, facts = match.ruleset.speaker("en"), match.game.facts
    named = [one.with_names(("Ann", "Ben", "")) for one in match.happened()]
    first, chosen, *_ = speaker.story(facts, named, None)
    assert first == "Ben has the first player token."
    assert chosen.startswith("Ben plays ")
    told = " ".join(speaker.story(facts, named, Seat(0)))
    assert "Ann" not in told, "the reader is addressed"
    factions = [SPEAKER.names(match.game).player(seat, None, "subject") for seat in range(3)]
    assert factions[1] not in told.split(chosen)[-1]
    assert factions[2] in told, "whoever has no name goes by the faction"


def test_a_route_keeps_the_ends_it_had_until_they_are_swapped() -> None:
    game, happened = before_swapping(), list[Happened[StarCraftScene]]()
    for pick in SWAPPING:
        game.game.events = events = list[Event]()
        game.picks(pick)
        happened.append(Happened(events, scene_of(game.game)))
    told = " ".join(SPEAKER.story(game.box, happened, None))
    assert "from z-axis route α (Helios–Vyctor 5) to Helios–Torus" in told
    z1 = game.state.galaxy.normal_routes()
    assert SPEAKER.names(game.game).route(z1) == "z-axis route α (Helios–Dylar IV)"


class Ear(list[Event]):
    """Hears what happens, with the scene of each moment."""

    def __init__(self, game: StarCraftGame) -> None:
        self.game, self.scenes = game, list[StarCraftScene]()

    def append(self, event: Event) -> None:
        super().append(event)
        self.scenes.append(scene_of(self.game))


@pytest.mark.skipif(is_compiled(), reason="it listens to the rules while they run")
@pytest.mark.parametrize("seed", range(4))
def test_nothing_is_renamed_between_an_event_and_the_end_of_its_pick(seed: int) -> None:
    settings = STARCRAFT.settings({"players": "3"})
    facts = STARCRAFT.facts(settings, read_texts(STARCRAFT), {})
    game, chance = STARCRAFT.begin(settings, seed_from_number(seed), facts), Random(seed)
    for _ in range(600):
        if game.decision is None:
            break
        game.events = ear = Ear(game)
        game.play(chance.choice(game.decision.options))
        after = Teller(facts, scene_of(game), None, "en")
        for event, scene in zip(ear, ear.scenes, strict=True):
            if event.kind != "summand":
                then = Teller(facts, scene, None, "en")
                assert then.line([event.for_seat(None)]) == after.line([event.for_seat(None)])


def test_one_scene_is_kept_for_each_change() -> None:
    match = random_match(3, 300, players="3")
    scenes = [one.scene for one in match.happened()]
    changes = sum(1 for _ in groupby(scenes))
    assert len({id(scene) for scene in scenes}) == changes < len(scenes) / 5
    assert all(after is before for before, after in pairwise(scenes) if after == before)


def test_going_back_and_playing_again_find_the_same_scenes() -> None:
    match = random_match(3, 160, players="3")
    record, scenes = match.record(), [one.scene for one in match.happened()]
    for number in (158, 100, 12, 3):
        match.back_to(number)
        assert [one.scene for one in match.happened()] == scenes[: number + 1]
    again: AnyMatch = Match.begin(STARCRAFT, record, match.game.facts)
    for text in record.picks:
        again.play_text(text)
    assert [one.scene for one in again.happened()] == scenes


def test_a_game_without_a_listener_takes_no_scene(monkeypatch: pytest.MonkeyPatch) -> None:
    def taken(game: StarCraftGame) -> StarCraftScene:
        raise AssertionError("a scene was taken")

    match = random_match(3, 20, players="2")
    monkeypatch.setattr(STARCRAFT, "scene", taken)
    game, chance = match.game.copy(), Random(1)
    for _ in range(50):
        assert game.decision is not None
        pick: Option = chance.choice(game.decision.options)
        STARCRAFT.view(game, Seat(0))
        game.play(pick)
