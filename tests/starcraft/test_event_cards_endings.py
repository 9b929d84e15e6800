"""The End Draws Near, and the Event cards about the Event deck."""

from __future__ import annotations

from orrery.core.decisions import DONE, Option
from tests.marks import rule
from tests.starcraft.scenario import side, table
from tests.starcraft.step_8 import playing, three, versatile

# The End Draws Near


@rule("SC-EVENT-07")
def test_whoever_drew_the_end_has_no_choice_of_card() -> None:
    game = three(overmind=["retreat_1", "the_end_draws_near"], tassadar=["flagship"])
    assert game.options == ["event the_end_draws_near"]
    retreat = Option("event", game.box.event("retreat_1"))
    assert game.why("overmind", retreat) == "SC-EVENT-07"
    assert game.why("overmind", DONE) == "SC-EVENT-07"


@rule("SC-EVENT-48", "SC-EVENT-07", "SC-TERM-20")
def test_the_end_goes_to_the_common_area_and_gives_a_conquest_point() -> None:
    game = three(overmind=["retreat_1", "the_end_draws_near"], tassadar=["flagship"])
    game.picks("event the_end_draws_near")
    assert game.options == ["conquest", "event retreat_1"]
    game.picks("conquest")
    assert game.asked == "tassadar"
    assert game.player("overmind").conquest == 1
    assert game.state.common == (game.box.event("the_end_draws_near"),)
    assert game.state.event_discards == (game.box.event("retreat_1"),)
    assert game.event_cards("overmind") == []


@rule("SC-EVENT-48")
def test_the_end_gives_instead_the_execution_of_another_drawn_card() -> None:
    game = three(overmind=["retreat_1", "the_end_draws_near", "saboteur"], tassadar=["flagship"])
    game.picks("event the_end_draws_near", "event retreat_1")
    assert game.asked == "tassadar"
    assert game.player("overmind").conquest == 0
    assert game.event_cards("overmind") == ["retreat_1"]
    assert game.state.event_discards == (game.box.event("saboteur"),)


@rule("SC-EVENT-48")
def test_without_another_card_the_conquest_point_is_the_benefit() -> None:
    game = three(overmind=["the_end_draws_near"], tassadar=["flagship"])
    game.picks("event the_end_draws_near")
    assert game.asked == "tassadar"
    assert game.player("overmind").conquest == 1


@rule("SC-EVENT-07", "SC-EVENT-48")
def test_two_in_one_hand_both_go_to_the_common_area_for_one_benefit() -> None:
    game = three(
        overmind=["the_end_draws_near", "the_end_draws_near", "retreat_1"], tassadar=["flagship"]
    )
    game.picks("event the_end_draws_near", "conquest")
    assert game.asked == "tassadar"
    assert len(game.state.common) == 2
    assert game.player("overmind").conquest == 1


@rule("SC-EVENT-48", "SC-EVENT-17")
def test_with_versatile_strategy_the_end_is_one_of_two_executions() -> None:
    game = versatile("the_end_draws_near", "retreat_1", "double_time")
    game.picks("event the_end_draws_near", "event retreat_1")
    assert (game.asked, game.options) == ("overmind", ["event double_time", "done"])
    game.picks("event double_time")
    assert game.event_cards("overmind") == ["versatile_strategy", "retreat_1", "double_time"]


@rule("SC-EVENT-48", "SC-EVENT-17")
def test_two_ends_are_both_executions_of_versatile_strategy() -> None:
    game = versatile("the_end_draws_near", "the_end_draws_near", "retreat_1")
    game.picks("event the_end_draws_near", "conquest")
    assert game.asked == "tassadar"


# Cards about cards


@rule("SC-EVENT-44")
def test_stalling_tactic_gives_a_point_and_returns_to_the_deck() -> None:
    game = table(
        overmind=side(at={"helios.2": "base"}, drawn=["stalling_tactic", "flagship"]),
        tassadar=side(at={"torus.3": "base"}, drawn=["informant"]),
        phase="regrouping",
        event_deck=["double_time", "flagship"],
    )
    game.picks("event stalling_tactic")
    slugs = sorted(game.box.event_slugs[card] for card in game.state.event_deck)
    assert slugs == ["double_time", "flagship", "stalling_tactic"]
    assert game.player("overmind").conquest == 1
    assert game.state.event_discards == (game.box.event("flagship"),)
    assert game.state.event_buried == (game.box.event("stalling_tactic"),)
    assert game.state.event_dug == 0


@rule("SC-EVENT-44")
def test_with_an_empty_deck_stalling_tactic_becomes_the_deck() -> None:
    game = table(
        overmind=side(at={"helios.2": "base"}, drawn=["stalling_tactic"]),
        tassadar=side(at={"torus.3": "base"}, drawn=["informant"]),
        phase="regrouping",
        event_deck=[],
    )
    game.picks("event stalling_tactic")
    assert game.state.event_deck == (game.box.event("stalling_tactic"),)


@rule("SC-EVENT-44", "SC-EVENT-46")
def test_stalling_tactic_drawn_again_is_known_to_be_in_the_deck_once() -> None:
    game = table(
        overmind=side(at={"helios.2": "base"}, drawn=["stalling_tactic"]),
        tassadar=side(at={"torus.3": "base"}, drawn=["accelerated_progress"]),
        jim_raynor=side(at={"dylar_iv.2": "base"}, drawn=["saboteur"]),
        phase="regrouping",
        event_deck=[],
        event_discards=["stalling_tactic"],
    )
    game.picks("event stalling_tactic", "event accelerated_progress")
    assert game.player("tassadar").conquest == 1
    assert game.state.event_deck == (game.box.event("stalling_tactic"),)
    assert game.state.event_buried == game.state.event_deck
    assert game.state.event_dug == 0


@rule("SC-EVENT-46")
def test_accelerated_progress_executes_the_top_card_at_once() -> None:
    game = playing("accelerated_progress", event_deck=["scouting_party", "flagship"])
    assert game.prompt == "free-units-planet"
    game.picks("planet helios", "area helios.2")
    assert game.army("helios.2") == ["marine", "marine"]
    discarded = sorted(game.box.event_slugs[card] for card in game.state.event_discards)
    assert discarded == ["accelerated_progress", "scouting_party"]
    assert len(game.state.event_deck) == 1


@rule("SC-EVENT-46", "SC-EVENT-48")
def test_a_drawn_end_is_executed_with_its_benefit() -> None:
    game = playing(
        "accelerated_progress", "retreat_1", event_deck=["the_end_draws_near", "flagship"]
    )
    assert game.options == ["conquest", "event retreat_1"]
    game.picks("event retreat_1")
    assert len(game.state.common) == 1
    assert game.event_cards("arcturus_mengsk") == ["retreat_1"]


@rule("SC-EVENT-46", "SC-TIME-06")
def test_accelerated_progress_needs_a_card_in_the_deck() -> None:
    game = playing("accelerated_progress", event_deck=[])
    assert game.state.event_discards == (game.box.event("accelerated_progress"),)
    assert game.prompt != "play-event"


@rule("SC-EVENT-46")
def test_accelerated_progress_may_draw_another_one() -> None:
    game = playing("accelerated_progress", event_deck=["accelerated_progress", "retreat_1"])
    assert game.event_cards("arcturus_mengsk") == ["retreat_1"]
    assert len(game.state.event_discards) == 2


@rule("SC-VAR-03")
def test_the_last_event_card_drawn_renews_the_deck_at_once_in_galactic_conquest() -> None:
    game = table(
        overmind=side(at={"helios.2": "base"}),
        tassadar=side(at={"torus.3": "base"}),
        orders={"helios": ["overmind build"], "torus": ["tassadar build"]},
        event_deck=["double_time"],
        event_discards=["flagship", "informant", "retreat_1"],
        goal="elimination",
    )
    game.picks("reveal helios", "draw-event")
    slugs = sorted(game.box.event_slugs[card] for card in game.state.event_deck)
    assert slugs == ["flagship", "informant"]
    assert game.state.event_discards == (game.box.event("retreat_1"),)


@rule("SC-EVENT-46", "SC-VAR-03")
def test_accelerated_progress_itself_is_not_in_the_deck_it_renews() -> None:
    game = table(
        overmind=side(at={"helios.2": "base"}, drawn=["accelerated_progress"]),
        tassadar=side(at={"torus.3": "base"}, drawn=["saboteur"]),
        phase="regrouping",
        event_deck=["double_time"],
        event_discards=["flagship"],
        goal="elimination",
    )
    game.picks("event accelerated_progress")
    assert game.state.event_deck == (game.box.event("flagship"),)
    assert game.state.event_discards == (game.box.event("accelerated_progress"),)


@rule("SC-VAR-03", "SC-EVENT-04")
def test_cards_of_a_renewed_deck_are_no_secret_any_more_once_they_are_shown() -> None:
    game = table(
        overmind=side(at={"helios.2": "base"}),
        tassadar=side(at={"torus.3": "base"}),
        jim_raynor=side(at={"dylar_iv.2": "base"}),
        orders={
            "helios": ["overmind build"],
            "torus": ["tassadar build"],
            "dylar_iv": ["jim_raynor build"],
        },
        event_deck=["double_time"],
        event_discards=["flagship", "flagship"],
        goal="elimination",
    )
    for planet in ("helios", "torus", "dylar_iv"):
        game.picks(f"reveal {planet}", "draw-event")
    assert (len(game.state.event_buried), game.state.event_dug) == (2, 2)
    game.picks("done", "done")
    assert game.state.event_buried == game.player("jim_raynor").drawn
    assert game.state.event_dug == 1
