"""All laws at every decision of battles with stolen units, and faults planted there: the owner of a
card taken from its side, a blind card that its first owner sees."""

from __future__ import annotations

from collections.abc import Collection
from random import Random

import pytest

from orrery.core.errors import BrokenRules
from orrery.lab.bench import is_compiled
from orrery.starcraft.board.owners import Place, placed_of
from orrery.starcraft.board.state import Battle, Skirmish, StarCraftGame, State
from orrery.starcraft.facts.box import Box
from orrery.starcraft.facts.terms import DEFENDER
from orrery.starcraft.knowledge import view as sight
from orrery.starcraft.knowledge.shown_battles import SkirmishShown
from orrery.starcraft.knowledge.worlds import combat_cards
from orrery.starcraft.rules.battle import combatants
from orrery.starcraft.ruleset import STARCRAFT
from tests.laws import starcraft as laws
from tests.laws.kernel import Broken, nothing_leaks
from tests.laws.mixed_battles import watch_mixed_battle
from tests.laws.starcraft_watching import everything_adds_up_for_a_watcher
from tests.laws.stolen_battles import stolen_battle, watch_stolen_battle
from tests.laws.watches import STARCRAFT_WATCH
from tests.marks import few_quick
from tests.starcraft.arena import army
from tests.starcraft.broodwar.clashes import expanded_battle

Planted = pytest.MonkeyPatch


@pytest.mark.parametrize("seed", few_quick(range(12), 3))
def test_laws_hold_in_a_wild_battle_with_stolen_units(seed: int) -> None:
    seen = watch_stolen_battle(seed)
    assert seen.changed >= seen.worlds * 0.9, "the re-dealt worlds are hardly different"


@pytest.mark.parametrize("seed", few_quick(range(12), 3))
def test_laws_hold_in_a_wild_battle_with_everything(seed: int) -> None:
    watch_mixed_battle(seed)


def test_a_seed_names_a_wild_battle_with_stolen_units() -> None:
    one, again = stolen_battle(5), stolen_battle(5)
    assert one.decision == again.decision
    assert one.state.armies == again.state.armies


def blind_card(with_reinforcement: bool = False) -> StarCraftGame:
    """Tassadar's stolen Marine has a blind card from the deck of Raynor, who looks on; a second
    skirmish keeps it face down."""
    game = expanded_battle(
        {
            "aldaris": army("zealot zealot", hand=["protoss_03", "protoss_04"]),
            "tassadar": army(
                "marine@jim_raynor firebat@jim_raynor",
                hand=["protoss_05", "protoss_17", "feedback", "hallucination"],
            ),
            "jim_raynor": army("", elsewhere={"tarsonis.1": "marine base"}),
        }
    )
    game.picks("card protoss_03", "done", "card protoss_04", "done")
    if with_reinforcement:
        game.picks("card feedback")
    assert (game.asked, game.prompt) == ("tassadar", "reinforcement-card")
    return game.game


@pytest.mark.parametrize("with_reinforcement", [False, True])
def test_laws_hold_beside_a_blind_card(with_reinforcement: bool) -> None:
    game = blind_card(with_reinforcement)
    for seed in range(3):
        STARCRAFT_WATCH.all_laws(game, Random(seed))


# Planted faults


def leaks(game: StarCraftGame) -> None:
    for seed in range(8):
        nothing_leaks(STARCRAFT, game, game.facts.players, Random(seed))


def test_a_blind_card_that_its_first_owner_sees_is_caught(monkeypatch: Planted) -> None:
    whole = sight.skirmish_view

    def leaky(battle: Battle, skirmish: Skirmish, mine: Collection[int]) -> SkirmishShown:
        shown = whole(battle, skirmish, mine)
        if 2 in mine:
            for card, one in zip(skirmish.cards[DEFENDER], shown["cards"][DEFENDER], strict=True):
                one["card"] = card
        return shown

    monkeypatch.setattr(sight, "skirmish_view", leaky)
    with pytest.raises(Broken, match="seat 2 sees the truth"):
        leaks(blind_card())


def test_a_reinforcement_of_a_stolen_unit_that_all_see_is_caught(monkeypatch: Planted) -> None:
    whole = sight.card_view
    monkeypatch.setattr(sight, "card_view", lambda card, mark, _: whole(card, mark, True))
    with pytest.raises(Broken, match="sees the truth"):
        leaks(blind_card(with_reinforcement=True))


def by_role(state: State, box: Box, seat: int) -> list[Place]:
    """The fault: a card belongs to the side on which it lies."""
    battle = state.battle
    if battle is None or seat not in battle.seats:
        return []
    role = battle.seats.index(seat)
    every = [one for owner in range(box.players) for one in placed_of(state, box, owner)]
    return [one for one in every if one.role == role]


def test_a_view_that_takes_the_owner_of_a_card_from_its_side_is_caught(
    monkeypatch: Planted,
) -> None:
    monkeypatch.setattr(sight, "placed_of", by_role)
    with pytest.raises(Broken, match="cards do not add up for a watcher"):
        everything_adds_up_for_a_watcher(blind_card(), Random(1))


def test_worlds_that_take_the_owner_of_a_card_from_its_side_are_caught(
    monkeypatch: Planted,
) -> None:
    monkeypatch.setattr(combat_cards, "placed_of", by_role)
    with pytest.raises((Broken, BrokenRules)):
        laws.worlds_depend_on_what_is_known(blind_card(), Random(1))


@pytest.mark.skipif(is_compiled(), reason="the fault is planted in the rules")
def test_a_blind_card_that_its_controller_keeps_is_caught(monkeypatch: Planted) -> None:
    def to_controller(state: State, box: Box, card: int) -> int:
        return 1

    game = blind_card()
    monkeypatch.setattr(combatants, "seat_of_card", to_controller)
    with pytest.raises(Broken, match="cards are not conserved"):
        fight_on(game)


def fight_on(game: StarCraftGame) -> None:
    """Play the battle to its end, with a look at all cards after each pick."""
    while game.decision is not None and game.state.battle is not None:
        game.play(game.decision.options[-1])
        laws.cards_are_conserved(game)
