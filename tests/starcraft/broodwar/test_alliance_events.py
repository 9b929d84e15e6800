"""BW-SCEN-09, BW-SCEN-10, BW-SCEN-13, BW-SCEN-EX1: picked Event cards, Combat cards in place of
drawn ones, and Bunkers fetched by Research."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.decisions import Option
from tests.marks import rule
from tests.starcraft.broodwar.alliance import alliance
from tests.starcraft.expanded import expanded_box
from tests.starcraft.eyes import player_seen, worlds_for
from tests.starcraft.scenario import Position

RAYNOR = {
    "plans": ["defensive_strategy", "retreat_1", "retreat_2", "unconventional_strategy"],
    "refused": ["scouting_party", "flawless_defense_plan"],
}
OVERMIND = {
    "plans": ["aggressive_strategy", "flawless_attack_plan", "double_time", "air_support_event"],
    "refused": ["scouting_party", "preemptive_action"],
}


def regrouping(
    raynor: dict[str, Any] | None = None, overmind: dict[str, Any] | None = None, **given: Any
) -> Position:
    """A Regrouping Phase; if nothing is asked before, at the Event cards."""
    return alliance(
        {**RAYNOR, **(raynor or {})}, {**OVERMIND, **(overmind or {})}, phase="regrouping", **given
    )


# ---- playing them --------------------------------------------------------------------------------


@rule("BW-SCEN-09")
def test_each_player_must_play_a_card_of_the_lowest_stage() -> None:
    game = regrouping()
    assert (game.asked, game.prompt) == ("jim_raynor", "play-event")
    assert game.options == ["event defensive_strategy", "event retreat_1"], "no way out"
    game.picks("event retreat_1")
    assert (game.asked, game.prompt) == ("overmind", "play-event")
    assert game.event_cards("jim_raynor", "events") == ["retreat_1"]
    assert len(game.player("jim_raynor").plans) == 3


@rule("BW-SCEN-09")
@pytest.mark.parametrize(
    ("plans", "options"),
    [
        (["retreat_1", "retreat_2", "unconventional_strategy"], ["retreat_1"]),
        (["retreat_2", "unconventional_strategy"], ["retreat_2"]),
    ],
)
def test_a_higher_stage_waits_for_all_own_cards_of_a_lower_one(
    plans: list[str], options: list[str]
) -> None:
    """Asked even about a single card, because only the number of cards is open."""
    game = regrouping({"plans": plans}, {"plans": [], "refused": []})
    assert game.options == [f"event {card}" for card in options]
    held = game.box.event(plans[-1])
    assert game.why("jim_raynor", Option("event", held)) == "BW-SCEN-09"
    assert game.why("jim_raynor", Option("done")) == "BW-SCEN-09"


@rule("BW-SCEN-09")
def test_a_single_card_is_played_without_asking() -> None:
    game = regrouping({"plans": ["unconventional_strategy"]}, {"plans": [], "refused": []})
    assert game.event_cards("jim_raynor", "events") == ["unconventional_strategy"]
    assert game.prompt != "play-event"


@rule("BW-SCEN-09")
def test_the_own_cards_decide_not_those_of_the_opponent() -> None:
    game = regrouping({"plans": ["unconventional_strategy", "retreat_2"]})
    game.picks("event retreat_2")
    assert game.options == ["event aggressive_strategy"]


@rule("BW-SCEN-09")
def test_the_first_player_plays_first() -> None:
    """In the second round the Overmind has the token."""
    game = regrouping(round=1)
    while game.state.round == 1:
        game.picks(game.options[0])
    assert game.factions[game.state.first] == "overmind"
    game.game.state.phase = 3
    asked = []
    while game.state.round == 2:
        if game.prompt == "play-event":
            asked.append(game.asked)
        game.picks("done" if "done" in game.options else game.options[0])
    assert asked == ["overmind", "jim_raynor"]


@rule("BW-SCEN-09")
def test_cards_behave_as_usual_once_they_are_played() -> None:
    """A Strategy replaces a Strategy; what acts at once is discarded."""
    game = regrouping(
        {"plans": ["unconventional_strategy"], "events": ["defensive_strategy"],
         "refused": ["scouting_party"]},
        {"plans": ["air_support_event"], "refused": ["scouting_party"]},
    )  # fmt: skip
    assert game.event_cards("jim_raynor", "events") == ["unconventional_strategy"]
    while game.prompt != "order-where":
        game.picks(game.options[0])
    gone = [game.box.event_slugs[card] for card in game.state.event_discards]
    assert sorted(gone) == ["air_support_event", "defensive_strategy"]


def test_air_support_gives_a_mutalisk_that_no_building_allows() -> None:
    game = regrouping({"plans": [], "refused": []}, {"plans": ["air_support_event"], "refused": []})
    game.picks("planet pridewater", "area pridewater.2")
    assert game.army("pridewater.2") == ["mutalisk"]


@rule("BW-SCEN-09")
def test_a_card_of_a_lower_stage_than_one_played_was_refused() -> None:
    """Raynor has played Retreat of Stage II: no card of Stage I can be left."""
    game = alliance(
        {"plans": ["unconventional_strategy"], "events": ["retreat_2"],
         "refused": ["scouting_party", "flawless_defense_plan"]},
        {}, "pridewater overmind build",
    )  # fmt: skip
    seat = game.factions.index("jim_raynor")
    assert player_seen(game, "overmind", "jim_raynor")["plans"]["left"] == 1
    last = (game.box.event("unconventional_strategy"),)
    assert {state.players[seat].plans for state in worlds_for(game, "overmind")} == {last}


@rule("BW-SCEN-EX1", "BW-SCEN-09")
def test_four_cards_each_in_four_rounds_and_none_in_the_fifth() -> None:
    played_by = expanded_box(mode="desperate_alliance").scenario
    assert played_by is not None
    assert played_by.plans_picked == 4
    game = regrouping(round=1)
    played: dict[int, list[str]] = {}
    before: dict[int, int] = {}
    while not game.is_over:
        before.setdefault(game.state.round, len(game.told("play-event")))
        if game.prompt == "play-event":
            played.setdefault(game.state.round, []).append(game.asked)
        game.picks("done" if "done" in game.options else game.options[-1])
    assert before == {1: 0, 2: 2, 3: 4, 4: 6, 5: 8}, "how many when each round begins"
    assert len(game.told("play-event")) == 8
    assert {number: len(asked) for number, asked in played.items()} == {1: 2, 2: 2, 3: 2}
    assert not any(player.plans for player in game.state.players), "the last ones in round 4"
    assert (game.state.round, game.winners()) == (5, ["jim_raynor"])


# ---- Combat cards in place of Event cards --------------------------------------------------------


@rule("BW-SCEN-10")
def test_the_event_card_option_gives_two_combat_cards() -> None:
    game = alliance({}, {}, "pridewater overmind build", "dylar_iv jim_raynor build")
    game.picks("reveal dylar_iv", "draw-event")
    assert len(game.player("jim_raynor").hand) == 2
    assert game.player("jim_raynor").drawn == ()
    assert game.told("draw-event") == []


@rule("BW-SCEN-10", "SC-EXEC-06")
def test_an_obstructed_player_draws_two_combat_cards() -> None:
    game = alliance(
        {}, {}, "dylar_iv jim_raynor build", "dylar_iv overmind mobilize",
        "pridewater overmind build",
    )  # fmt: skip
    assert game.asked == "overmind", "Raynor has had his turn"
    assert len(game.player("jim_raynor").hand) == 2


@rule("BW-SCEN-10")
def test_research_draws_two_cards_and_then_three_more() -> None:
    game = alliance({}, {}, "dylar_iv jim_raynor research", "pridewater overmind build")
    game.picks("reveal dylar_iv", "execute")
    assert len(game.player("jim_raynor").hand) == 2
    game.picks("draw")
    assert len(game.player("jim_raynor").hand) == 5


@rule("BW-SCEN-10")
@pytest.mark.parametrize(("bonus", "cards"), [("draw-event", 7), ("card stim_packs_6/6", 6)])
def test_a_special_research_order_draws_two_more_or_takes_a_card(bonus: str, cards: int) -> None:
    game = special_research({"pool": 8})
    while game.prompt != "learn-technology":
        game.picks(game.options[0])
    game.picks("technology stim_packs")
    while game.prompt != "research-bonus":
        game.picks(game.options[0])
    assert "draw-event" in game.options
    game.picks(bonus if bonus in game.options else game.options[0])
    assert len(game.player("jim_raynor").hand) == cards


@rule("BW-SCEN-10")
def test_without_a_technology_the_two_additional_cards_are_drawn() -> None:
    game = special_research()
    game.picks("draw", "done")
    assert len(game.player("jim_raynor").hand) == 7
    assert game.player("jim_raynor").drawn == ()


# ---- fetching a Bunker ---------------------------------------------------------------------------


def special_research(raynor: dict[str, Any] | None = None, *more: str) -> Position:
    """Raynor executes a special Research order on Dylar IV."""
    given = {"modules": ["air_support", "research_and_development"], **(raynor or {})}
    game = alliance(
        given, {}, "dylar_iv jim_raynor special_research", "pridewater overmind build", *more
    )
    game.picks("reveal dylar_iv", "execute")
    return game


def pass_research(game: Position) -> None:
    """Draw nothing, learn nothing."""
    while game.asked == "jim_raynor" and game.prompt in ("research-draw", "learn-technology"):
        game.picks("done")


FAR = ["terran_01", "terran_02", "terran_03", "terran_09"]
"""What lies on top of the deck: the order draws these four cards before a Bunker is looked for."""


@rule("BW-SCEN-13")
def test_a_bunker_is_found_in_the_deck_for_one_gas() -> None:
    game = special_research({"deck": [*FAR, "terran_07", "bunker", "terran_06"]})
    pass_research(game)
    assert (game.asked, game.prompt) == ("jim_raynor", "fetch-bunker")
    assert game.options == ["search bunker", "done"]
    before = game.player("jim_raynor").pool
    game.picks("search bunker")
    while game.asked == "jim_raynor":
        game.picks(game.options[0])
    raynor = game.player("jim_raynor")
    assert "bunker" in game.cards("jim_raynor", "hand")
    assert raynor.pool == before - 1
    assert sorted(game.cards("jim_raynor", "deck")) == ["terran_06", "terran_07"]
    assert [game.box.card_slugs[card] for card in raynor.announced] == ["bunker"]


@rule("BW-SCEN-13")
def test_a_bunker_is_taken_from_the_discards() -> None:
    game = special_research({"discards": ["bunker"], "deck": [*FAR, "bunker"]})
    pass_research(game)
    assert game.options == ["take bunker", "search bunker", "done"]
    game.picks("take bunker")
    while game.asked == "jim_raynor":
        assert game.prompt != "fetch-bunker", "at most one card"
        game.picks(game.options[0])
    assert game.cards("jim_raynor", "hand").count("bunker") == 1
    assert "bunker" in game.cards("jim_raynor", "deck")


@rule("BW-SCEN-13")
def test_it_may_be_declined_and_costs_nothing_then() -> None:
    game = special_research({"discards": ["bunker"]})
    pass_research(game)
    before = game.player("jim_raynor").pool
    game.picks("done")
    assert "bunker" in game.cards("jim_raynor", "discards")
    assert game.player("jim_raynor").pool == before


@rule("BW-SCEN-13", "BW-TOKEN-02")
def test_a_gas_token_pays_for_it() -> None:
    game = special_research({"discards": ["bunker"], "pool": 0, "tokens": (0, 1)})
    pass_research(game)
    game.picks("take bunker")
    assert game.player("jim_raynor").tokens == (0, 0)
    assert "bunker" in game.cards("jim_raynor", "hand")


@rule("BW-SCEN-13")
@pytest.mark.parametrize(
    "raynor",
    [
        {"discards": ["bunker"], "pool": 0},
        {},
    ],
)
def test_without_gas_or_a_bunker_in_play_nobody_is_asked(raynor: dict[str, Any]) -> None:
    game = special_research(raynor)
    pass_research(game)
    assert game.asked == "overmind"


@rule("BW-SCEN-13")
def test_the_question_tells_nothing_about_the_deck() -> None:
    """One Bunker is in the hand, but for all the Overmind knows it may be in the deck."""
    game = special_research({"hand": ["bunker"]})
    pass_research(game)
    assert (game.prompt, game.options) == ("fetch-bunker", ["done"])


@rule("BW-SCEN-13")
def test_if_all_know_that_the_bunkers_are_in_hand_nobody_is_asked() -> None:
    game = alliance(
        {"hand": ["bunker", "bunker"], "modules": ["research_and_development"]},
        {}, "dylar_iv jim_raynor special_research", "pridewater overmind build",
    )  # fmt: skip
    raynor = game.player("jim_raynor")
    raynor.announced = tuple(card for card in raynor.hand)
    game.picks("reveal dylar_iv", "execute")
    pass_research(game)
    assert game.asked == "overmind"


def test_a_standard_research_order_fetches_nothing() -> None:
    game = alliance(
        {"discards": ["bunker"]}, {}, "dylar_iv jim_raynor research", "pridewater overmind build"
    )
    game.picks("reveal dylar_iv", "execute")
    pass_research(game)
    assert game.asked == "overmind"


def test_without_a_base_on_the_planet_the_order_does_nothing() -> None:
    game = alliance(
        {"discards": ["bunker"], "modules": ["research_and_development"],
         "at": {"antiga_prime.1": "marine"}},
        {}, "antiga_prime jim_raynor special_research", "pridewater overmind build",
    )  # fmt: skip
    game.picks("reveal antiga_prime", "execute")
    assert game.asked == "overmind"
    assert game.cards("jim_raynor", "hand") == []


@rule("BW-SCEN-13")
def test_a_bunker_that_all_saw_go_into_the_deck_is_the_one_that_is_found() -> None:
    """One of two hidden Bunkers was buried there: after the search the other may be anywhere."""
    game = special_research({"hand": ["bunker"], "deck": [*FAR, "bunker", "terran_07"]})
    raynor = game.player("jim_raynor")
    bunker = raynor.hand[-1]
    raynor.buried = (bunker,)
    pass_research(game)
    game.picks("search bunker")
    while game.asked == "jim_raynor":
        game.picks(game.options[0])
    after = game.player("jim_raynor")
    assert (len(after.buried), after.announced) == (0, (bunker,))
