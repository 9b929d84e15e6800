"""Drawing, reading, playing and discarding Event cards."""

from __future__ import annotations

import pytest

from orrery.core.decisions import Option
from orrery.starcraft.rules.round.play_events import are_read
from tests.marks import rule
from tests.starcraft.scenario import side, table
from tests.starcraft.step_8 import playing, three, versatile

# Drawing


@rule("SC-EVENT-01")
def test_the_event_option_and_a_research_order_bring_one_card_each() -> None:
    game = table(
        overmind=side(at={"helios.2": "base"}),
        tassadar=side(at={"torus.3": "base"}),
        orders={"helios": ["overmind build", "overmind research"]},
    )
    game.picks("reveal helios", "execute")
    assert len(game.player("overmind").drawn) == 1
    while game.prompt != "reveal":
        game.picks("done")
    game.picks("reveal helios", "draw-event")
    assert len(game.told("draw-event")) == 2


@rule("SC-EVENT-01", "SC-EVENT-46")
def test_accelerated_progress_draws_a_card_that_never_lies_face_down() -> None:
    game = playing("accelerated_progress", event_deck=["retreat_1", "scouting_party"])
    assert not game.told("draw-event")
    assert game.event_cards("arcturus_mengsk") == ["retreat_1"]


@rule("SC-EVENT-10")
def test_an_obstructed_player_draws_nothing_from_an_empty_deck() -> None:
    game = table(
        overmind=side(at={"helios.2": "base"}),
        tassadar=side(at={"torus.3": "base"}),
        orders={"helios": ["overmind build", "tassadar build"]},
        event_deck=[],
    )
    assert game.asked == "tassadar"
    assert game.player("overmind").drawn == ()
    assert not game.told("draw-event")


# Reading


@rule("SC-EVENT-02")
def test_all_read_their_own_cards_when_step_8_begins_and_nobody_elses() -> None:
    game = three(overmind=["saboteur"], tassadar=["flagship", "retreat_1"])
    told = game.told("read-events")
    assert [(event.seat, event.seen_by) for event in told] == [(0, 0b001), (1, 0b010)]
    assert told[1].for_seat(0).things == (-1, -1)
    assert are_read(game.game)


@rule("SC-EVENT-02")
def test_nobody_has_read_his_cards_before_step_8() -> None:
    game = table(
        overmind=side(at={"helios.2": "base"}, drawn=["saboteur"], events=["industrial_strategy"]),
        tassadar=side(at={"torus.3": "base"}, drawn=["flagship"]),
        phase="regrouping",
    )
    assert game.prompt != "play-event"
    assert not are_read(game.game)
    assert not game.told("read-events")


# Playing


@rule("SC-EVENT-03")
def test_players_act_clockwise_and_each_finishes_his_card_before_the_next() -> None:
    game = three(overmind=["scouting_party"], jim_raynor=["air_support_event"])
    game.picks("event scouting_party")
    assert (game.asked, game.prompt) == ("overmind", "free-units-planet")
    game.picks("planet helios", "area helios.2")
    assert (game.asked, game.prompt) == ("jim_raynor", "play-event")


@rule("SC-EVENT-03")
def test_the_first_player_begins_wherever_he_sits() -> None:
    game = table(
        phase="regrouping",
        overmind=side(at={"helios.2": "base"}, drawn=["retreat_1"], events=["industrial_strategy"]),
        tassadar=side(at={"torus.3": "base"}, drawn=["retreat_2"]),
        jim_raynor=side(at={"dylar_iv.2": "base"}, drawn=["saboteur"]),
    )
    game.state.first = 2
    while game.prompt == "industrial-strategy":
        game.picks("done")
    asked: list[str] = []
    while game.prompt == "play-event":
        asked.append(game.asked)
        game.picks("done")
    assert asked == ["jim_raynor", "overmind", "tassadar"]


@rule("SC-EVENT-03", "SC-EVENT-04")
def test_one_card_is_played_and_the_rest_discarded_openly() -> None:
    game = three(overmind=["retreat_1", "flagship", "flagship"], tassadar=["saboteur"])
    assert game.options == ["event retreat_1", "event flagship", "done"]
    game.picks("event retreat_1")
    assert game.asked == "tassadar"
    assert game.event_cards("overmind") == ["retreat_1"]
    assert game.player("overmind").drawn == ()
    assert game.state.event_discards == (game.box.event("flagship"),) * 2
    (told,) = game.told("discard-events")
    assert told.for_seat(None).things == (game.box.event("flagship"),) * 2


@rule("SC-EVENT-03", "SC-EVENT-04")
def test_none_may_be_played() -> None:
    game = three(overmind=["stalling_tactic"], tassadar=["saboteur"])
    game.picks("done")
    assert game.asked == "tassadar"
    assert game.state.event_discards == (game.box.event("stalling_tactic"),)
    assert game.player("overmind").conquest == 0
    assert game.state.event_deck.count(game.box.event("stalling_tactic")) == 1  # the other copy


@rule("SC-EVENT-03")
def test_a_single_card_is_asked_for_as_well() -> None:
    game = three(overmind=["saboteur"], tassadar=["the_end_draws_near"])
    assert (game.asked, game.options) == ("overmind", ["event saboteur", "done"])
    game.picks("done")
    assert (game.asked, game.options) == ("tassadar", ["event the_end_draws_near"])


@rule("SC-EVENT-03", "SC-TIME-06")
def test_a_card_without_effect_may_be_chosen_and_does_nothing() -> None:
    game = three(overmind=["saboteur"], tassadar=["flagship"])
    game.picks("event saboteur")
    assert game.asked == "tassadar"
    assert game.state.event_discards == (game.box.event("saboteur"),)


@rule("SC-EVENT-03")
def test_the_card_of_another_cannot_be_played() -> None:
    game = three(overmind=["saboteur"], tassadar=["flagship"])
    flagship = game.box.event("flagship")
    assert game.why("overmind", Option("event", flagship)) == "SC-EVENT-03"


# Cards that stay


@rule("SC-EVENT-05", "SC-TERM-20")
def test_cards_that_stay_gather_in_the_play_area() -> None:
    game = table(
        overmind=side(
            at={"helios.2": "base"}, drawn=["double_time"], events=["retreat_1", "retreat_2"]
        ),
        tassadar=side(at={"torus.3": "base"}, drawn=["flagship"]),
        phase="regrouping",
    )
    game.picks("event double_time")
    assert game.event_cards("overmind") == ["retreat_1", "retreat_2", "double_time"]
    assert game.state.event_discards == ()


STAYING = (
    "versatile_strategy", "defensive_strategy", "aggressive_strategy", "retreat_1",
    "advanced_reconnaissance", "flawless_defense_plan", "preemptive_action",
    "progressive_strategy", "industrial_strategy", "specialized_strategy", "adaptive_strategy",
    "retreat_2", "flawless_attack_plan", "unexpected_action", "double_time",
    "unconventional_strategy",
)  # fmt: skip


@rule("SC-EVENT-05")
@pytest.mark.parametrize("slug", STAYING)
def test_executing_a_card_that_stays_is_placing_it(slug: str) -> None:
    game = three(overmind=[slug], tassadar=["flagship"])
    game.picks(f"event {slug}")
    assert game.event_cards("overmind") == [slug]
    assert game.asked == "tassadar"


@rule("SC-EVENT-06")
def test_a_new_strategy_drives_out_the_old_one_and_nothing_else() -> None:
    game = table(
        overmind=side(
            at={"helios.2": "base"},
            drawn=["adaptive_strategy"],
            events=["defensive_strategy", "retreat_1"],
        ),
        tassadar=side(at={"torus.3": "base"}, drawn=["flagship"]),
        phase="regrouping",
    )
    game.picks("event adaptive_strategy")
    assert game.event_cards("overmind") == ["retreat_1", "adaptive_strategy"]
    assert game.state.event_discards == (game.box.event("defensive_strategy"),)


@rule("SC-EVENT-06")
def test_the_same_strategy_again_leaves_one_in_play() -> None:
    game = table(
        overmind=side(
            at={"helios.2": "base"}, drawn=["defensive_strategy"], events=["defensive_strategy"]
        ),
        tassadar=side(at={"torus.3": "base"}, drawn=["flagship"]),
        phase="regrouping",
    )
    game.picks("event defensive_strategy")
    assert game.event_cards("overmind") == ["defensive_strategy"]
    assert game.state.event_discards == (game.box.event("defensive_strategy"),)


# Versatile Strategy


@rule("SC-EVENT-17", "SC-TIME-04")
def test_versatile_strategy_lets_its_owner_execute_two_cards_in_his_order() -> None:
    game = versatile("retreat_1", "double_time", "flawless_attack_plan")
    game.picks("event flawless_attack_plan")
    assert (game.asked, game.prompt) == ("overmind", "play-event")
    assert game.options == ["event retreat_1", "event double_time", "done"]
    game.picks("event retreat_1")
    assert game.asked == "tassadar"
    assert game.state.event_discards == (game.box.event("double_time"),)


@rule("SC-EVENT-17")
def test_the_second_card_may_be_left_out() -> None:
    game = versatile("retreat_1", "double_time")
    game.picks("event retreat_1", "done")
    assert game.asked == "tassadar"


@rule("SC-EVENT-17")
def test_versatile_strategy_does_not_count_in_the_round_it_is_placed() -> None:
    game = three(overmind=["versatile_strategy", "retreat_1"], tassadar=["flagship"])
    game.picks("event versatile_strategy")
    assert game.asked == "tassadar"


@rule("SC-EVENT-17", "SC-EVENT-06")
@pytest.mark.parametrize("slug", ["adaptive_strategy", "versatile_strategy"])
def test_another_strategy_first_costs_the_second_execution(slug: str) -> None:
    game = versatile(slug, "retreat_1")
    game.picks(f"event {slug}")
    assert game.asked == "tassadar"
    assert game.event_cards("overmind") == [slug]


@rule("SC-EVENT-17", "SC-EVENT-40")
def test_a_strategy_taken_with_informant_costs_the_second_execution_too() -> None:
    game = versatile("informant", "retreat_1", rival_events=("versatile_strategy",))
    game.picks("event informant")
    assert game.asked == "tassadar"
    assert game.event_cards("overmind") == ["versatile_strategy"]


@rule("SC-EVENT-17", "SC-EVENT-33")
def test_discarding_an_opponents_versatile_strategy_costs_nothing() -> None:
    game = versatile("saboteur", "retreat_1", rival_events=("versatile_strategy",))
    game.picks("event saboteur")
    assert (game.asked, game.options) == ("overmind", ["event retreat_1", "done"])
