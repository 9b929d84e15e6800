"""Faults planted in the expanded game: the laws about its pieces and its secrets bite."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest

from orrery.core.decisions import Seat
from orrery.starcraft.board.player import Player
from orrery.starcraft.board.state import StarCraftGame
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.knowledge import leading
from orrery.starcraft.knowledge import view as sight
from orrery.starcraft.knowledge.shown_cards import LeadersShown
from orrery.starcraft.knowledge.worlds import dealing
from orrery.starcraft.rules import settling
from orrery.starcraft.ruleset import STARCRAFT
from tests.laws.kernel import Broken, dealing_anew_shows_nothing, nothing_leaks
from tests.laws.starcraft import secret_picks_look_alike
from tests.laws.starcraft_expanded import guards_are_held, tokens_are_limited
from tests.laws.watches import EXPANDED_WATCH as WATCH

SETTINGS = {
    "expansion": "brood_war",
    "galaxy": "quick",
    "players": "3",
    "factions": "aldaris,queen_of_blades,jim_raynor",
}
Planted = pytest.MonkeyPatch


def choosing(seed: int = 3) -> Iterator[StarCraftGame]:
    """The decisions at which Leadership cards are chosen secretly, in an eager game."""
    for game in WATCH.eager_decisions(SETTINGS, seed):
        if game.decision is not None and game.decision.prompt.key == "choose-leader":
            yield game


def throughout(law: Callable[[StarCraftGame], object], games: Iterator[StarCraftGame]) -> None:
    for game in games:
        law(game)


def leaks(game: StarCraftGame) -> None:
    for seed in range(6):
        nothing_leaks(STARCRAFT, game, game.facts.players, Random(seed))


def test_all_laws_hold_while_leadership_cards_are_chosen() -> None:
    seen = 0
    for game in choosing():
        WATCH.all_laws(game, Random(seen))
        seen += 1
    assert seen >= 3, "everybody was asked"


def test_a_chosen_card_that_others_see_is_caught(monkeypatch: Planted) -> None:
    whole = leading.leaders_view

    def leaky(player: Player, own: bool) -> LeadersShown:
        return whole(player, own=own or player.chosen != NONE)

    monkeypatch.setattr(sight, "leaders_view", leaky)
    with pytest.raises(Broken, match=r"sees the truth|a watcher sees more"):
        throughout(leaks, choosing())
    with pytest.raises(Broken, match="sees a secret pick"):
        throughout(lambda game: secret_picks_look_alike(game, Random(1)), choosing())


def test_a_choice_that_worlds_keep_is_caught(monkeypatch: Planted) -> None:
    """A world must not tell which card lies face down."""
    monkeypatch.setattr(dealing, "deal_leader", lambda *_: None)
    with pytest.raises(Broken, match="in every world"):
        throughout(choice_is_dealt, choosing())


def choice_is_dealt(game: StarCraftGame) -> None:
    """In some world that fits what a seat knows, another's face-down card is another one."""
    for owner, player in enumerate(game.state.players):
        if player.chosen == NONE:
            continue
        eyes = Seat((owner + 1) % len(game.state.players))
        dealt = {
            dealing.determinize(game, eyes, Random(seed)).state.players[owner].chosen
            for seed in range(20)
        }
        if len(dealt) < 2:
            raise Broken(f"seat {eyes} sees the card of {owner} in every world")


def test_a_choice_is_dealt_anew_for_all_others() -> None:
    throughout(choice_is_dealt, choosing())


def test_what_nobody_knows_is_dealt_anew_and_choices_are_kept() -> None:
    for game in choosing():
        dealing_anew_shows_nothing(STARCRAFT, game, game.facts.players, 5)
        again = dealing.redeal(game, Random(1)).state.players
        assert [player.chosen for player in again] == [
            player.chosen for player in game.state.players
        ]


def position() -> StarCraftGame:
    return next(WATCH.eager_decisions(SETTINGS, 3))


def test_a_token_too_many_is_caught() -> None:
    game = position()
    game.state.players[0].tokens = (game.facts.resource_tokens, 1)
    with pytest.raises(Broken, match="too many resource tokens"):
        tokens_are_limited(game)


def test_a_leadership_card_in_two_places_is_caught() -> None:
    game = position()
    player = game.state.players[0]
    player.leading = player.leaders[:1]
    with pytest.raises(Broken, match="a Leadership card lies twice"):
        tokens_are_limited(game)


def test_guard_tokens_that_stay_without_control_are_caught(monkeypatch: Planted) -> None:
    """Somebody attacks a guarded area, or its owner leaves it, in some game."""
    monkeypatch.setattr(settling, "lose_guards", lambda _: None)
    with pytest.raises(Broken, match="that its owner lost"):
        throughout(guards_are_held, eager_games())


def test_guard_tokens_are_held_throughout_games() -> None:
    throughout(guards_are_held, eager_games())


def eager_games() -> Iterator[StarCraftGame]:
    """The decisions of some whole games."""
    for seed in range(10):
        yield from WATCH.eager_decisions(SETTINGS, seed)
