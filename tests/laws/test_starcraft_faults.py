"""Every law bites in StarCraft too: a planted fault that it must catch."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from random import Random

import pytest

from orrery.core.decisions import Decision, Option, Prompt, Seat
from orrery.core.events import Event
from orrery.core.flow import StepResult
from orrery.starcraft.board import changes, decks
from orrery.starcraft.board.player import Player
from orrery.starcraft.board.rows import replaced, without
from orrery.starcraft.board.state import Skirmish, StarCraftGame, State
from orrery.starcraft.knowledge import view as sight
from orrery.starcraft.knowledge.worlds import combat_cards, order_tokens
from orrery.starcraft.rules import marching
from orrery.starcraft.rules.battle import combatants, placing
from orrery.starcraft.rules.battle.placing import PlaceCards
from orrery.starcraft.rules.orders import research
from orrery.starcraft.rules.round import execution
from orrery.starcraft.rules.round.execution import Execution
from orrery.starcraft.ruleset import STARCRAFT
from tests.laws import starcraft as laws
from tests.laws.battles import laboratory
from tests.laws.kernel import (
    Broken,
    asking_again_asks_the_same,
    copies_are_equal_and_apart,
    nothing_leaks,
)
from tests.laws.starcraft_moves import offered_if_and_only_if_legal
from tests.laws.starcraft_watching import everything_adds_up_for_a_watcher
from tests.laws.watches import STARCRAFT_WATCH as WATCH

DUEL = {"players": "2", "galaxy": "quick", "factions": "overmind,tassadar"}
THREE = {"players": "3", "galaxy": "quick"}
Law = Callable[[StarCraftGame], object]


def decisions(settings: dict[str, str], seeds: Iterable[int] = (5,)) -> Iterator[StarCraftGame]:
    """The decisions of eager games."""
    for seed in seeds:
        yield from WATCH.eager_decisions(settings, seed)


def battles(seeds: Iterable[int] = range(40)) -> Iterator[StarCraftGame]:
    """The decisions of battles of the laboratory."""
    for seed in seeds:
        game, rng = laboratory(seed), Random(seed)
        while game.decision is not None and game.state.battle is not None:
            yield game
            game.play(WATCH.pick(game.decision.options, eager=False, rng=rng))


def throughout(law: Law, tables: Iterable[StarCraftGame]) -> None:
    for game in tables:
        law(game)


def with_chance(law: Callable[[StarCraftGame, Random], object]) -> Law:
    return lambda game: law(game, Random(1))


def leaks(game: StarCraftGame) -> int:
    return nothing_leaks(STARCRAFT, game, game.facts.players, Random(1))


# The kernel's laws


def test_a_copy_that_shares_a_player_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Player, "copy", lambda self: self)
    with pytest.raises(Broken, match="playing a copy changed the original"):
        throughout(
            lambda game: copies_are_equal_and_apart(STARCRAFT, game, Random(1)), decisions(DUEL)
        )


def test_a_copy_that_shares_a_skirmish_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Skirmish, "copy", lambda self: self)
    with pytest.raises(Broken, match="playing a copy changed the original"):
        throughout(lambda game: copies_are_equal_and_apart(STARCRAFT, game, Random(1)), battles())


def test_a_state_field_that_is_not_copied_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = State.copy

    def forgetful(self: State) -> State:
        other = whole(self)
        other.depletion = (0,) * len(self.depletion)
        return other

    monkeypatch.setattr(State, "copy", forgetful)
    with pytest.raises(Broken, match="copy is not equal"):
        throughout(
            lambda game: copies_are_equal_and_apart(STARCRAFT, game, Random(1)),
            decisions(THREE, range(5)),
        )


def test_a_step_that_counts_when_it_asks_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Execution.step

    def counting(self: Execution, game: StarCraftGame, pick: Option | None) -> StepResult:
        asked = whole(self, game, pick)
        self.done += 1
        return asked

    monkeypatch.setattr(Execution, "step", counting)
    with pytest.raises(Broken, match="asking changed the game"):
        throughout(lambda game: asking_again_asks_the_same(STARCRAFT, game), decisions(DUEL))


# Offered if and only if legal


def test_an_option_too_many_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = research.technology_options

    def generous(game: StarCraftGame, seat: int, price: int) -> list[Option]:
        return [*whole(game, seat, price), Option("technology", len(game.facts.technologies))]

    monkeypatch.setattr(research, "technology_options", generous)
    with pytest.raises(Broken, match="offered, not legal"):
        throughout(with_chance(offered_if_and_only_if_legal), decisions(THREE))


def test_an_option_too_few_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = research.technology_options
    monkeypatch.setattr(research, "technology_options", lambda *given: whole(*given)[1:])
    with pytest.raises(Broken, match="legal, not offered"):
        throughout(with_chance(offered_if_and_only_if_legal), decisions(THREE))


def test_a_reason_that_is_no_rule_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(execution, "REVEAL", Prompt("reveal", "SC-EXEC-99"))
    with pytest.raises(Broken, match="asked by no rule of the catalogue"):
        throughout(with_chance(offered_if_and_only_if_legal), decisions(DUEL))


# What is hidden


def test_a_view_that_shows_another_hand_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = STARCRAFT.view

    def leaky(game: StarCraftGame, seat: Seat | None) -> dict[str, object]:
        return {**whole(game, seat), "leak": [*game.state.players[0].hand]}

    monkeypatch.setattr(STARCRAFT, "view", leaky)
    with pytest.raises(Broken, match="sees the truth"):
        throughout(leaks, decisions(DUEL))


def test_a_view_that_shows_a_watcher_more_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = STARCRAFT.view

    def leaky(game: StarCraftGame, seat: Seat | None) -> dict[str, object]:
        more = {"leak": game.state.event_deck[-1]} if seat is None else {}
        return {**whole(game, seat), **more}

    monkeypatch.setattr(STARCRAFT, "view", leaky)
    with pytest.raises(Broken, match="a watcher sees more"):
        throughout(leaks, decisions(DUEL))


def test_a_view_that_tells_the_faces_of_orders_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sight, "owner_of", lambda _: None)
    with pytest.raises(Broken, match=r"a watcher sees more|sees the truth"):
        throughout(leaks, decisions(DUEL))


def test_a_view_that_tells_a_card_from_the_deck_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sight, "FROM_DECK", 0)
    with pytest.raises(Broken, match="sees the truth"):
        throughout(leaks, battles())


def test_event_cards_read_before_step_8_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sight, "are_read", lambda _: True)
    with pytest.raises(Broken, match="sees the truth"):
        throughout(leaks, decisions(THREE))


def test_a_deal_that_depends_on_the_truth_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def unsorted(pool: tuple[int, ...], out: list[int]) -> list[int]:
        left = list(pool)
        for card in out:
            left.remove(card)
        return left

    monkeypatch.setattr(combat_cards, "left_over", unsorted)
    with pytest.raises(Broken, match="depends on the truth"):
        throughout(with_chance(laws.worlds_depend_on_what_is_known), decisions(DUEL))


def test_a_world_with_too_many_special_orders_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(order_tokens, "is_special", lambda _: False)
    with pytest.raises(Broken, match="more special orders than permitted"):
        throughout(with_chance(laws.worlds_depend_on_what_is_known), decisions(DUEL))


def test_a_question_left_out_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is asked must not depend on a hand: the only option is asked for too."""
    whole = PlaceCards.step

    def skipping(self: PlaceCards, game: StarCraftGame, pick: Option | None) -> StepResult:
        asked = whole(self, game, pick)
        while isinstance(asked, Decision) and len(asked.options) == 1:
            asked = whole(self, game, asked.options[0])
        return asked

    monkeypatch.setattr(PlaceCards, "step", skipping)
    with pytest.raises((Broken, AssertionError), match=r"depends on|differs|does not ask|shows"):
        throughout(leaks, battles(range(200)))


def test_a_secret_pick_that_shows_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is not dealt anew, no other law looks at."""
    whole = combatants.lay_card

    def marked(skirmish: Skirmish, role: int, card: int, mark: int) -> None:
        whole(skirmish, role, card, mark)
        skirmish.over = card

    monkeypatch.setattr(placing, "lay_card", marked)
    with pytest.raises(Broken, match="sees a secret pick"):
        throughout(with_chance(laws.secret_picks_look_alike), battles())


def test_events_that_tell_all_to_all_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Event, "for_seat", lambda self, _: self)
    with pytest.raises(Broken, match="an event tells"):
        throughout(with_chance(laws.events_tell_what_is_seen), decisions(THREE))
    with pytest.raises(Broken, match="hears it"):
        throughout(with_chance(laws.secret_picks_look_alike), decisions(DUEL))


@pytest.mark.slow
def test_an_undo_that_forgets_a_draw_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = decks.take_top

    def forgetful(game: StarCraftGame, seat: int) -> int:
        before = game.state.irrevocable
        card = whole(game, seat)
        game.state.irrevocable = before
        return card

    monkeypatch.setattr(decks, "take_top", forgetful)
    with pytest.raises(Broken, match="undoable pick shows more"):
        throughout(leaks, decisions(THREE, range(6)))


# Invariants of the catalogue


def test_a_card_that_is_lost_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(game: StarCraftGame, role: int, skirmish: Skirmish, card: int) -> None:
        combatants.lift_card(skirmish, role, card)

    monkeypatch.setattr(placing, "discard_placed", careless)
    monkeypatch.setattr("orrery.starcraft.rules.battle.skirmish.discard_placed", careless)
    with pytest.raises(Broken, match="cards are not conserved"):
        throughout(laws.cards_are_conserved, battles())
    with pytest.raises(Broken, match="cards do not add up for a watcher"):
        throughout(with_chance(everything_adds_up_for_a_watcher), battles())


def test_a_figure_that_is_lost_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(changes, "to_supply", lambda *_: None)
    with pytest.raises(Broken, match="figures got lost"):
        throughout(laws.pieces_are_conserved, battles())
    with pytest.raises(Broken, match="figures do not add up"):
        throughout(with_chance(everything_adds_up_for_a_watcher), battles())


def test_an_order_that_is_lost_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(game: StarCraftGame, planet: int) -> None:
        stacks = game.state.stacks
        game.state.stacks = replaced(stacks, planet, stacks[planet][:-1])

    monkeypatch.setattr(execution, "take_back_top", careless)
    with pytest.raises(Broken, match="orders got lost"):
        throughout(laws.pieces_are_conserved, decisions(DUEL))


def test_an_event_card_that_is_lost_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("orrery.starcraft.rules.events.in_play.discard_event", lambda *_: None)
    with pytest.raises(Broken, match="Event cards are not conserved"):
        throughout(laws.cards_are_conserved, decisions(THREE, range(4)))


def test_an_owner_without_units_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(game: StarCraftGame, unit: int, area: int) -> None:
        state = game.state
        army = without(state.armies[area], unit)
        state.armies = replaced(state.armies, area, army)

    for module in (changes, marching):
        monkeypatch.setattr(module, "take_unit", careless)
    with pytest.raises(Broken, match="nobody owns units"):
        throughout(laws.the_board_is_sound, decisions(THREE, range(4)))


def test_a_card_that_outlives_its_area_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(changes, "holder", lambda *_: -1)
    with pytest.raises(Broken, match="the Resource card of a depleted area"):
        throughout(laws.resource_cards_are_sound, decisions(THREE, range(12)))


def test_orders_left_on_the_board_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(execution, "has_orders", lambda state, _: sum(map(len, state.stacks)) > 2)
    with pytest.raises(Broken, match="outlived the Execution Phase"):
        throughout(laws.orders_come_to_an_end, decisions(THREE, range(8)))


def test_a_buried_card_that_was_not_counted_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = decks.take_top

    def forgetful(game: StarCraftGame, seat: int) -> int:
        player = game.state.players[seat]
        before = player.dug
        card = whole(game, seat)
        player.dug = min(player.dug, before)
        return card

    monkeypatch.setattr(decks, "take_top", forgetful)
    with pytest.raises(Broken, match="more buried cards are out than were dug"):
        throughout(laws.what_is_known_is_true, decisions(THREE, range(6)))


def test_a_unit_that_stays_in_its_skirmish_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(combatants, "leave_skirmish", lambda *_: None)
    with pytest.raises(Broken, match="skirmishes and armies differ"):
        throughout(laws.skirmishes_hold_the_armies, battles())
