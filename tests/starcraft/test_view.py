"""Appendix B of the rulebook, row by row: what is hidden stays hidden, what is known is shown."""

from __future__ import annotations

from orrery.starcraft.board.state import State
from orrery.starcraft.facts.terms import token
from tests.laws.watches import STARCRAFT_WATCH
from tests.marks import rule
from tests.starcraft.eyes import WATCHER, player_seen, seen_by, who_notices
from tests.starcraft.scenario import Position, side, table

OVERMIND = side(at={"helios.2": "zergling base"})
RAYNOR = side(at={"dylar_iv.3": "marine base"})
BOTH = ["overmind", "jim_raynor"]
EVERYBODY = [*BOTH, WATCHER]


# Event cards


@rule("SC-SETUP-06")
def test_nobody_ever_learns_which_event_cards_were_removed_at_setup() -> None:
    game = table(
        overmind=OVERMIND,
        jim_raynor=RAYNOR,
        orders={"helios": ["overmind build"]},
        event_deck=["scouting_party", "refinery_sabotage"],
    )

    def exchange(state: State) -> None:
        one = state.event_deck[-1]
        other = next(
            card
            for card in state.event_box
            if card != one and game.box.event_stage[card] == game.box.event_stage[one]
        )
        left = list(state.event_box)
        left.remove(other)
        state.event_box = tuple(sorted((*left, one)))
        state.event_deck = (*state.event_deck[:-1], other)

    assert who_notices(game, exchange) == []
    removed = seen_by(game, WATCHER)["events"]["removed_unseen"]
    assert sum(removed) == 68
    assert all(isinstance(number, int) for number in removed)


@rule("SC-TERM-19")
def test_the_order_of_the_event_deck_is_hidden_and_the_stage_of_its_top_card_is_not() -> None:
    game = table(
        overmind=OVERMIND,
        jim_raynor=RAYNOR,
        orders={"helios": ["overmind build"]},
        event_deck=["refinery_sabotage", "rich_vein", "double_time"],
    )

    def other_order(state: State) -> None:
        bottom, second, top = state.event_deck
        state.event_deck = (bottom, top, second)

    assert who_notices(game, other_order) == []
    assert {seen_by(game, who)["stage"] for who in EVERYBODY} == {2}
    assert seen_by(game, WATCHER)["events"]["deck"] == [0, 2, 1]


@rule("SC-EXEC-05")
def test_drawn_event_cards_are_hidden_even_from_their_holder_before_step_8() -> None:
    game = table(
        overmind=side(at={"helios.2": "zergling base"}, drawn=["scouting_party", "rich_vein"]),
        jim_raynor=RAYNOR,
        orders={"helios": ["overmind build"]},
    )

    def another_card(state: State) -> None:
        first = state.players[0]
        at = next(
            at
            for at, card in enumerate(state.event_deck)
            if game.box.event_stage[card] == 1 and card != first.drawn[0]
        )
        deck = [*state.event_deck]
        taken, deck[at] = deck[at], first.drawn[0]
        first.drawn, state.event_deck = (taken, first.drawn[1]), tuple(deck)

    assert who_notices(game, another_card) == []
    for who in EVERYBODY:
        assert player_seen(game, who, "overmind")["drawn"] == [
            {"stage": 1, "event": None},
            {"stage": 2, "event": None},
        ]


@rule("SC-EVENT-02", "SC-EVENT-04")
def test_in_step_8_the_holder_reads_his_cards_and_all_see_what_is_played_or_discarded() -> None:
    game = table(
        phase="regrouping",
        overmind=side(
            at={"helios.2": "zergling base"}, drawn=["aggressive_strategy", "scouting_party"]
        ),
        jim_raynor=side(at={"dylar_iv.3": "marine base"}, drawn=["rich_vein"]),
    )
    assert game.prompt == "play-event"
    own = [card["event"] for card in player_seen(game, "overmind", "overmind")["drawn"]]
    assert own == [game.box.event("aggressive_strategy"), game.box.event("scouting_party")]
    hidden = [card["event"] for card in player_seen(game, "jim_raynor", "overmind")["drawn"]]
    assert hidden == [None, None]
    waiting = player_seen(game, "jim_raynor", "jim_raynor")["drawn"][0]
    assert waiting["event"] == game.box.event("rich_vein"), "all read at the start of the step"
    game.picks("event aggressive_strategy")
    for who in EVERYBODY:
        shown = seen_by(game, who)
        assert shown["players"][0]["events"] == [game.box.event("aggressive_strategy")]
        assert shown["events"]["discards"] == [game.box.event("scouting_party")]
        assert shown["players"][0]["drawn"] == []


@rule("SC-EVENT-05")
def test_event_cards_in_play_areas_and_the_common_area_are_public() -> None:
    game = table(
        phase="planning",
        common=1,
        overmind=side(at={"helios.2": "zergling base"}, events=["double_time"]),
        jim_raynor=RAYNOR,
    )
    for who in EVERYBODY:
        assert player_seen(game, who, "overmind")["events"] == [game.box.event("double_time")]
        assert seen_by(game, who)["events"]["common"] == [game.box.event("the_end_draws_near")]


# Planets and orders


@rule("SC-GALAXY-01")
def test_planets_are_hidden_until_drawn_and_then_known_to_all() -> None:
    game = STARCRAFT_WATCH.begin({"players": "2", "factions": "overmind,jim_raynor"}, 1)
    position = Position(game, BOTH)
    drawn = {str(seen_by(position, who)["galaxy"]["drawn"]) for who in EVERYBODY}
    assert drawn == {str([list(planets) for planets in game.state.planets])}
    assert sum(map(len, game.state.planets)) == 4


def ordered() -> Position:
    return table(
        overmind=OVERMIND,
        jim_raynor=RAYNOR,
        orders={"torus": ["jim_raynor build", "overmind research", "overmind mobilize"]},
    )


@rule("SC-PLAN-02", "SC-PLAN-06")
def test_the_face_of_an_order_is_known_to_its_owner_only_until_it_is_revealed() -> None:
    game = ordered()
    torus = game.box.planet_slugs.index("torus")

    def another_face(state: State) -> None:
        player, stack = state.players[0], state.stacks[torus]
        state.stacks = tuple(
            (stack[0], token(0, 0), stack[2]) if planet == torus else one
            for planet, one in enumerate(state.stacks)
        )
        build, mobilize, research, *special = player.orders
        player.orders = (build - 1, mobilize, research + 1, *special)

    assert who_notices(game, another_face) == ["overmind"]
    [stack] = seen_by(game, "jim_raynor")["orders"]
    assert [one["order"] for one in stack["tokens"]] == ["build", None, None]
    assert player_seen(game, "jim_raynor", "overmind")["orders"]["known"] is None
    game.picks("reveal torus")
    for who in ("jim_raynor", WATCHER):
        [stack] = seen_by(game, who)["orders"]
        assert stack["tokens"][2] == {"seat": 0, "order": "mobilize"}
        assert stack["tokens"][1] == {"seat": 0, "order": None}
        assert player_seen(game, who, "overmind")["orders"]["shown"] == [0, 1, 0, 0, 0, 0]


@rule("SC-PLAN-06")
def test_owner_and_place_of_an_order_in_its_stack_are_public() -> None:
    game = ordered()
    torus = game.box.planet_slugs.index("torus")

    def another_place(state: State) -> None:
        bottom, middle, top = state.stacks[torus]
        state.stacks = tuple(
            (middle, bottom, top) if planet == torus else one
            for planet, one in enumerate(state.stacks)
        )

    assert who_notices(game, another_place) == EVERYBODY
    [stack] = seen_by(game, WATCHER)["orders"]
    assert [one["seat"] for one in stack["tokens"]] == [1, 0, 0]


@rule("SC-EXEC-10")
def test_orders_of_an_eliminated_player_are_known_to_all_when_they_are_discarded() -> None:
    game = table(
        overmind=OVERMIND,
        jim_raynor=RAYNOR,
        arcturus_mengsk=side(out=True),
        orders={
            "helios": ["jim_raynor build", "arcturus_mengsk research", "overmind build"],
            "torus": ["jim_raynor build"],
        },
    )
    game.picks("reveal helios", "draw-event")
    assert player_seen(game, WATCHER, "arcturus_mengsk")["orders"]["shown"] == [0, 0, 1, 0, 0, 0]
    [event] = game.told("order-discarded")
    assert event.for_seat(None).things == (2,)


# The open table


@rule("SC-TERM-21")
def test_pieces_workers_resources_and_sheets_are_public() -> None:
    game = table(
        overmind=side(
            at={"helios.2": "zergling base"},
            workers={"helios.2": 1},
            modules=["supply"],
            transports=["helios-torus"],
            conquest=7,
        ),
        jim_raynor=RAYNOR,
        orders={"helios": ["overmind build"]},
        depletion={"helios.4": 1},
    )
    helios = game.box.area_slugs.index("helios.2")
    gas = game.box.area_slugs.index("helios.4")
    for who in EVERYBODY:
        shown, player = seen_by(game, who), player_seen(game, who, "overmind")
        areas = {area["area"]: area for area in shown["areas"]}
        assert areas[helios]["base"] == 0
        assert len(areas[helios]["units"]) == 1
        assert areas[gas]["depletion"] == 1
        assert {"area": helios, "workers": 1} in player["resources"]
        assert (player["conquest"], player["modules"]) == (7, [1, 0, 0])
        assert (len(player["transports"]), player["pool"]) == (1, 6)
        assert player["buildings"] == list(game.player("overmind").buildings)
