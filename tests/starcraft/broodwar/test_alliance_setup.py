"""BW-SCEN-01 to BW-SCEN-05, BW-SCEN-08, BW-SCEN-12: how Desperate Alliance begins."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise

import pytest

from orrery.core.errors import BadData
from orrery.starcraft.facts.options import complete
from tests.marks import rule
from tests.starcraft.broodwar.alliance import ALLIANCE, BRIDGE, alliance, on
from tests.starcraft.broodwar.scenes import laid_out, new_scenario
from tests.starcraft.expanded import expanded_box
from tests.starcraft.eyes import WATCHER, player_seen, who_notices, worlds_for
from tests.starcraft.opening import Opening

RAYNOR_PLANS = [
    "scouting_party", "defensive_strategy", "retreat_1", "flawless_defense_plan", "retreat_2",
    "unconventional_strategy",
]  # fmt: skip
OVERMIND_PLANS = [
    "preemptive_action", "scouting_party", "aggressive_strategy", "flawless_attack_plan",
    "double_time", "air_support_event",
]  # fmt: skip


def placing(seed: int = 1) -> Opening:
    """A game in which the players place their forces."""
    return new_scenario(ALLIANCE, seed, factions="jim_raynor,overmind")


# ---- frame and map -------------------------------------------------------------------------------


@rule("BW-SCEN-01")
def test_raynor_begins_and_the_overmind_follows() -> None:
    game = new_scenario(ALLIANCE, players="2")
    assert game.options == ["faction jim_raynor", "faction overmind"]
    game.picks("faction overmind")
    assert game.state.first == game.factions.index("jim_raynor")
    assert [game.factions[seat] for seat in game.state.order] == ["jim_raynor", "overmind"]
    assert game.box.scenario is not None
    assert game.box.scenario.rounds == 5


@rule("BW-MODE-10", "BW-MODE-11")
def test_nobody_else_has_a_part_in_it() -> None:
    options = {"expansion": "brood_war", "mode": ALLIANCE}
    with pytest.raises(BadData, match="BW-MODE-11"):
        complete({**options, "factions": "jim_raynor,queen_of_blades"}, is_unfinished=True)
    with pytest.raises(BadData, match="BW-MODE-10"):
        complete({**options, "players": "3"}, is_unfinished=True)


@rule("BW-SCEN-02")
def test_four_planets_in_a_row_without_a_z_axis_route() -> None:
    game = laid_out(ALLIANCE)
    galaxy, slugs = game.state.galaxy, game.box.planet_slugs
    assert galaxy.ends == ()
    routes = {frozenset(slugs[planet] for planet in ends) for ends in galaxy.routes}
    row = ["bhekar_ro", "pridewater", "antiga_prime", "dylar_iv"]
    assert routes == {frozenset(pair) for pair in pairwise(row)}


# ---- starting forces -----------------------------------------------------------------------------


@rule("BW-SCEN-03")
def test_raynor_begins_on_dylar_iv_and_his_base_is_not_on_the_bridge() -> None:
    game = placing()
    assert (game.asked, game.prompt) == ("jim_raynor", "scenario-base")
    assert game.options == ["base dylar_iv.2", "base dylar_iv.3", "base dylar_iv.4"]
    game.picks("base dylar_iv.3")
    while game.asked == "jim_raynor":
        assert game.prompt == "starting-unit"
        game.picks(game.options[0])
    assert on(game, "dylar_iv") == {"jim_raynor_hero": 1, "marine": 3}
    assert game.base("dylar_iv.3") == "jim_raynor"


@rule("BW-SCEN-03")
def test_units_may_stand_on_the_bridge() -> None:
    game = placing()
    game.picks("base dylar_iv.2")
    assert f"place jim_raynor_hero {BRIDGE}" in game.options


@rule("BW-SCEN-03", "BW-MODE-12")
def test_raynor_has_eight_workers_air_support_and_his_card() -> None:
    game = laid_out(ALLIANCE)
    raynor, box = game.player("jim_raynor"), game.box
    assert (raynor.pool, raynor.unavailable) == (8, 0)
    assert raynor.modules[box.module_slugs.index("air_support")] == 1
    assert sum(raynor.modules) == 1
    assert [box.leadership[card].slug for card in raynor.leading] == ["jim_raynor_hero"]


@rule("BW-SCEN-03", "BW-MODE-16")
def test_raynor_draws_six_cards_and_adds_both_bunkers() -> None:
    game = laid_out(ALLIANCE)
    hand = Counter(game.cards("jim_raynor", "hand"))
    assert (hand.total(), hand["bunker"]) == (8, 2)
    assert "bunker" not in game.cards("jim_raynor", "tech_deck"), "it counts as acquired"
    assert "bunker" not in game.cards("jim_raynor", "deck")
    seen = player_seen(game, "overmind", "jim_raynor")
    assert [game.box.card_slugs[card] for card in seen["announced"]] == ["bunker", "bunker"]


def test_a_used_bunker_goes_to_the_discards() -> None:
    game = alliance(
        {"at": {BRIDGE: "marine"}, "hand": ["terran_03", "bunker"]},
        {"at": {"antiga_prime.1": "zergling"}, "transports": ["antiga_prime-dylar_iv"],
         "hand": ["zerg_03"]},
        "dylar_iv overmind mobilize", "pridewater overmind build",
    )  # fmt: skip
    game.picks("reveal dylar_iv", "execute", "move zergling antiga_prime.1", "done")
    while game.state.battle is not None:
        wanted = ("card terran_03", "card bunker", "card zerg_03", "done")
        game.picks(next((one for one in wanted if one in game.options), game.options[0]))
    assert "bunker" in game.cards("jim_raynor", "discards")


@rule("BW-SCEN-04")
def test_the_overmind_begins_on_two_planets_with_one_base() -> None:
    game = laid_out(ALLIANCE)
    assert on(game, "pridewater") == {"zergling": 3}
    assert on(game, "bhekar_ro") == {"zergling": 3, "hydralisk": 3}
    overmind = game.player("overmind")
    places = [slug for slug in game.box.area_slugs if game.base(slug) == "overmind"]
    assert [slug.partition(".")[0] for slug in places] == ["pridewater"]
    assert overmind.pool == 6
    held = {game.box.area_slugs[area].partition(".")[0] for area in overmind.resources}
    assert held == {"pridewater"}


@rule("BW-SCEN-04")
def test_the_overmind_says_where_its_forces_stand() -> None:
    game = placing()
    while game.asked == "jim_raynor":
        game.picks(game.options[0])
    assert game.options == ["base pridewater.1", "base pridewater.2", "base pridewater.3"]


@rule("BW-SCEN-05")
def test_nobody_has_a_transport_but_they_can_be_built() -> None:
    game = laid_out(ALLIANCE)
    for faction in ("jim_raynor", "overmind"):
        assert game.transports(faction) == []
        assert game.player(faction).transport_supply == game.box.transports
    built = alliance({}, {"at": {"pridewater.2": "zergling"}}, "pridewater overmind build")
    built.picks("reveal pridewater", "execute")
    assert "transport antiga_prime-pridewater" in built.options
    moving = alliance({}, {"at": {"bhekar_ro.1": "zergling"}}, "antiga_prime overmind mobilize")
    moving.picks("reveal antiga_prime", "execute")
    assert not [text for text in moving.options if text.startswith("move")]


@rule("BW-SCEN-12")
def test_the_miniatures_of_the_other_colour_are_the_players_own() -> None:
    box, plain = expanded_box(mode=ALLIANCE), expanded_box()
    for faction in (0, 5):
        for unit in box.units_of[faction]:
            assert box.figures[unit] == 2 * plain.figures[unit], box.unit_slugs[unit]
    assert box.figures[box.unit(0, "marine")] == 12
    assert box.figures[box.unit(5, "zergling")] == 18
    game = laid_out(ALLIANCE)
    assert game.player("overmind").figures[0] == 18 - 6
    assert (game.player("overmind").base_supply, box.workers) == (plain.bases - 1, plain.workers)


# ---- the secret choice of Event cards ------------------------------------------------------------


def choosing(seed: int = 1) -> Opening:
    """The end of setup: Raynor picks his Event cards."""
    game = laid_out(ALLIANCE, seed)
    assert (game.asked, game.prompt) == ("jim_raynor", "choose-plans")
    return game


def choose(game: Opening, *cards: str) -> None:
    game.picks(*(f"event {card}" for card in cards))


@rule("BW-SCEN-08")
def test_setup_ends_with_four_of_six_event_cards_for_each_player() -> None:
    game = choosing()
    assert game.state.event_deck == ()
    assert len(game.player("jim_raynor").hand) == 8, "the hands are drawn"
    assert sorted(game.options) == sorted(f"event {card}" for card in RAYNOR_PLANS)
    choose(game, *RAYNOR_PLANS[1:5])
    assert (game.asked, game.prompt) == ("overmind", "choose-plans")
    assert sorted(game.options) == sorted(f"event {card}" for card in OVERMIND_PLANS)
    choose(game, *OVERMIND_PLANS[:4])
    assert game.prompt != "choose-plans"
    assert sorted(game.event_cards("jim_raynor", "plans")) == sorted(RAYNOR_PLANS[1:5])
    assert sorted(game.event_cards("jim_raynor", "refused")) == sorted(
        {*RAYNOR_PLANS} - {*RAYNOR_PLANS[1:5]}
    )


@rule("BW-SCEN-08")
def test_every_four_of_the_six_can_be_picked() -> None:
    for chosen in combinations(RAYNOR_PLANS, 4):
        game = choosing()
        choose(game, *chosen)
        assert sorted(game.event_cards("jim_raynor", "plans")) == sorted(chosen)


@rule("BW-SCEN-08")
def test_four_are_picked_and_no_card_twice() -> None:
    game = choosing()
    choose(game, "retreat_2")
    assert "event retreat_2" not in game.options
    assert "done" not in game.options
    card = game.decision.options[0]._replace(what=game.box.event("retreat_2"))
    assert game.why("jim_raynor", card) == "BW-SCEN-08"
    stranger = card._replace(what=game.box.event("double_time"))
    assert game.why("jim_raynor", stranger) == "BW-SCEN-08"


@rule("BW-SCEN-08")
def test_only_their_player_knows_which_cards_were_picked() -> None:
    game = choosing()
    choose(game, *RAYNOR_PLANS[:4])
    choose(game, *OVERMIND_PLANS[:4])
    mine = player_seen(game, "jim_raynor", "jim_raynor")["plans"]
    numbers = sorted(game.box.event(card) for card in RAYNOR_PLANS)
    assert mine["picked"] == sorted(game.box.event(card) for card in RAYNOR_PLANS[:4])
    for eyes in ("overmind", WATCHER):
        theirs = player_seen(game, eyes, "jim_raynor")["plans"]
        assert theirs == {"left": 4, "picked": None, "unplayed": numbers}
    seat = game.factions.index("jim_raynor")

    def exchange(state: object) -> None:
        player = state.players[seat]  # type: ignore[attr-defined]
        player.plans, player.refused = (
            tuple(sorted((*player.plans[1:], player.refused[0]))),
            tuple(sorted((player.plans[0], player.refused[1]))),
        )

    assert who_notices(game, exchange) == ["jim_raynor"]


@rule("BW-SCEN-08")
def test_nobody_else_is_told_what_was_picked() -> None:
    game = choosing()
    choose(game, *RAYNOR_PLANS[:4])
    [told] = game.told("choose-plans")
    assert told.seen_by == 1 << game.factions.index("jim_raynor")
    assert len(told.things) == 4


@rule("BW-SCEN-08")
def test_another_player_may_have_picked_any_four() -> None:
    game = choosing()
    choose(game, *RAYNOR_PLANS[:4])
    choose(game, *OVERMIND_PLANS[:4])
    worlds = worlds_for(game, "overmind", 300)
    seat = game.factions.index("jim_raynor")
    assert len({state.players[seat].plans for state in worlds}) == 15
    own = game.factions.index("overmind")
    assert {state.players[own].plans for state in worlds} == {game.player("overmind").plans}
