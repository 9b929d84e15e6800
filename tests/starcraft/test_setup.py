"""SETUP: everything in its place before the first round, and the pieces of the box (COMP, TERM)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from orrery.core.decisions import Option
from orrery.starcraft.board.galaxy import cell
from orrery.starcraft.board.state import PLANNING, SETTING_UP
from orrery.starcraft.facts.box import Box
from orrery.starcraft.facts.terms import ORDERS
from tests.marks import rule
from tests.starcraft.opening import Opening, check_pieces, new_game, placing

SIZES = [(6, 70, 25), (5, 60, 20), (4, 50, 15), (3, 40, 10), (2, 30, 5)]
"""Players, cards of the Event deck, and of its Stages I and II each."""


def stages(box: Box, cards: tuple[int, ...]) -> list[int]:
    return [box.event_stage[card] for card in cards]


@rule("SC-SETUP-01")
def test_a_random_player_has_the_first_player_token() -> None:
    firsts = [new_game(seed, players="6").state.first for seed in range(60)]
    assert set(firsts) == {0, 1, 2, 3, 4, 5}
    assert [new_game(seed, players="6").state.first for seed in range(60)] == firsts
    assert new_game(1).told("first-player")[0].seat == new_game(1).state.first


@rule("SC-SETUP-02", "SC-TERM-22")
def test_factions_are_chosen_clockwise_from_the_first_player() -> None:
    game = next(game for game in map(four_players, range(20)) if game.state.first == 2)
    asked = []
    for slug in ("overmind", "queen_of_blades", "aldaris", "tassadar"):
        asked.append(game.seat)
        game.picks(f"faction {slug}")
    assert asked == [2, 3, 0, 1]
    assert game.factions == ["aldaris", "tassadar", "overmind", "queen_of_blades"]


def four_players(seed: int) -> Opening:
    return new_game(seed, players="4")


@rule("SC-SETUP-02")
def test_a_faction_that_is_taken_is_not_offered() -> None:
    game = new_game(players="3")
    assert len(game.options) == 6
    game.picks("faction tassadar")
    assert "faction tassadar" not in game.options
    assert len(game.options) == 5
    tassadar = Option("faction", game.box.faction_slugs.index("tassadar"))
    assert game.why_now(tassadar) == "SC-SETUP-02"
    assert "done" not in game.options


@rule("SC-SETUP-02")
def test_the_sixth_player_takes_the_faction_that_is_left() -> None:
    game = new_game(players="6")
    for _ in range(5):
        assert game.prompt == "faction"
        game.picks(game.options[-1])
    assert game.prompt == "place-planet"
    assert len(set(game.factions)) == 6


@rule("SC-SETUP-02")
def test_factions_may_be_dealt_at_random_instead() -> None:
    dealt = [tuple(new_game(seed, players="3", factions="random").factions) for seed in range(9)]
    assert len(set(dealt)) > 3
    assert dealt[4] == tuple(new_game(4, players="3", factions="random").factions)


PIECES = {
    "jim_raynor": (8, 8, 21, 30),
    "aldaris": (6, 7, 20, 27),
    "overmind": (6, 4, 22, 33),
}
"""Building tokens, module tokens, Technology cards, figures."""


@rule("SC-COMP-01", "SC-SETUP-03")
@pytest.mark.parametrize("faction", PIECES)
def test_each_player_takes_the_pieces_of_his_faction(faction: str) -> None:
    game = placing(players=3)
    box, player = game.box, game.player(faction)
    buildings, modules, technologies, figures = PIECES[faction]
    assert (sum(player.orders[:3]), sum(player.orders[3:])) == (6, 3)
    assert (player.base_supply, player.worker_supply, player.transport_supply) == (6, 15, 7)
    assert (len(player.deck), len(player.tech_deck)) == (18, technologies)
    race = box.race[player.faction]
    assert sum(len(levels) for levels in box.buildings[race]) - 1 == buildings
    assert sum(box.module_tokens[race]) == modules
    assert sum(player.figures) == figures


TERRAN = {
    "marine": 6, "ghost": 3, "firebat": 3, "vulture": 3, "goliath": 3, "siege_tank": 3, "wraith": 3,
    "science_vessel": 3, "battlecruiser": 3,
}  # fmt: skip
ZERG = {
    "zergling": 9, "hydralisk": 6, "ultralisk": 3, "queen": 3, "defiler": 3, "scourge": 3,
    "mutalisk": 3, "guardian": 3,
}  # fmt: skip
PROTOSS = {
    "zealot": 6, "dragoon": 3, "high_templar": 3, "archon": 3, "reaver": 3, "scout": 3,
    "arbiter": 3, "carrier": 3,
}  # fmt: skip


@rule("SC-COMP-02", "SC-SETUP-03")
def test_each_faction_has_its_figures() -> None:
    game = placing(players=6)
    expected = {
        "jim_raynor": TERRAN, "arcturus_mengsk": TERRAN, "queen_of_blades": ZERG, "overmind": ZERG,
        "tassadar": PROTOSS, "aldaris": PROTOSS,
    }  # fmt: skip
    for faction, figures in expected.items():
        assert {unit: game.supply(faction, unit) for unit in figures} == figures
        assert len(game.player(faction).figures) == len(figures)
    assert sum(sum(player.figures) for player in game.state.players) == 180


@rule("SC-TERM-01")
def test_factions_of_one_race_share_no_pieces() -> None:
    game = new_game(factions="jim_raynor,arcturus_mengsk")
    raynor, mengsk = game.player("jim_raynor"), game.player("arcturus_mengsk")
    assert not set(raynor.deck) & set(mengsk.deck)
    assert not set(raynor.tech_deck) & set(mengsk.tech_deck)
    game.pass_setup()
    assert game.supply("jim_raynor", "vulture") == 2
    assert game.supply("arcturus_mengsk", "vulture") == 3
    assert game.supply("arcturus_mengsk", "ghost") == 2


@rule("SC-TERM-01")
def test_there_are_six_factions_two_of_each_race() -> None:
    game = placing(players=6)
    races = Counter(game.box.race[player.faction] for player in game.state.players)
    assert races == {0: 2, 1: 2, 2: 2}


@rule("SC-SETUP-04")
def test_conquest_markers_start_at_zero_and_nothing_is_depleted() -> None:
    game = new_game(players="4")
    assert [player.conquest for player in game.state.players] == [0, 0, 0, 0]
    assert not any(game.state.depletion)


@rule("SC-COMP-03")
def test_the_box_has_70_event_cards_and_12_planets() -> None:
    game = new_game(players="2", factions="random")
    state, box = game.state, game.box
    everything = state.event_deck + state.event_box
    assert Counter(stages(box, everything)) == {1: 25, 2: 25, 3: 20}
    assert len(box.planet_slugs) == 12
    assert sum(kind != 2 for kind in box.yields) == 26  # Resource cards


@rule("SC-SETUP-05")
@pytest.mark.parametrize(("players", "deck", "part"), SIZES)
def test_the_event_deck_is_smaller_with_fewer_players(players: int, deck: int, part: int) -> None:
    game = new_game(players=str(players))
    state, box = game.state, game.box
    assert len(state.event_deck) == deck
    assert Counter(stages(box, state.event_deck)) == {1: part, 2: part, 3: 20}
    assert state.event_deck.count(box.event("the_end_draws_near")) == 3


@rule("SC-SETUP-05")
def test_stage_one_lies_on_top_and_stage_three_at_the_bottom() -> None:
    game = new_game(players="6")
    assert stages(game.box, game.state.event_deck[::-1]) == [1] * 25 + [2] * 25 + [3] * 20


@rule("SC-SETUP-05")
def test_each_stage_is_shuffled() -> None:
    decks = [new_game(seed, players="6").state.event_deck for seed in range(3)]
    for part in (slice(0, 20), slice(20, 45), slice(45, 70)):
        assert len({deck[part] for deck in decks}) == 3


@rule("SC-EX-03")
@pytest.mark.parametrize(
    ("players", "removed"), [("6", 0), ("5", 5), ("4", 10), ("3", 15), ("2", 20)]
)
def test_example_event_deck_sizes(players: str, removed: int) -> None:
    game = new_game(players=players)
    put_away = Counter(stages(game.box, game.state.event_box))
    assert [put_away[stage] for stage in (1, 2, 3)] == [removed, removed, 0]


@rule("SC-SETUP-06")
def test_removed_event_cards_are_told_to_nobody() -> None:
    game = new_game(players="2")
    assert len(game.state.event_box) == 40
    assert len({new_game(seed).state.event_box for seed in range(4)}) == 4
    assert [event.kind for event in game.events] == ["first-player"]
    assert not game.state.removed  # where the cards are that were seen


@rule("SC-VAR-02")
@pytest.mark.parametrize(
    ("players", "deck"), [("6", 67), ("5", 57), ("4", 47), ("3", 37), ("2", 27)]
)
def test_galactic_conquest_has_no_end_cards(players: str, deck: int) -> None:
    game = new_game(players=players, goal="elimination")
    end = game.box.event("the_end_draws_near")
    assert len(game.state.event_deck) == deck
    assert end not in game.state.event_deck + game.state.event_box
    assert game.state.removed == (end, end, end)
    assert stages(game.box, game.state.event_deck).count(3) == 17


@rule("SC-SETUP-07")
@pytest.mark.parametrize("galaxy", ["place", "quick"])
def test_the_galaxy_is_built_before_cards_are_drawn(galaxy: str) -> None:
    game = placing(players=3, galaxy=galaxy)
    game.pass_setup()
    kinds = [event.kind for event in game.events]
    assert kinds.index("draw") > max(at for at, kind in enumerate(kinds) if kind == "workers")
    assert kinds.count("tile") == 6


@rule("SC-SETUP-08")
def test_technologies_lie_apart_from_the_combat_deck() -> None:
    game = placing(players=6)
    for player in game.state.players:
        assert len(player.deck) == 18
        assert all(game.box.technology[card] < 0 for card in player.deck)
        assert all(game.box.technology[card] >= 0 for card in player.tech_deck)


@rule("SC-SETUP-09")
@pytest.mark.parametrize(
    ("faction", "hand", "deck"), [("jim_raynor", 8, 10), ("aldaris", 6, 12), ("overmind", 6, 12)]
)
def test_six_cards_are_drawn_and_eight_by_terrans(faction: str, hand: int, deck: int) -> None:
    game = placing(players=3)
    game.pass_setup()
    player = game.player(faction)
    assert (len(player.hand), len(player.deck)) == (hand, deck)
    assert tuple(sorted(player.hand + player.deck)) == game.box.cards_of[player.faction]


@rule("SC-SETUP-09")
def test_the_combat_deck_is_shuffled_and_the_hand_is_seen_by_its_owner_alone() -> None:
    hands = set()
    for seed in range(4):
        game = placing(seed, galaxy="quick")
        hands.add(game.player("jim_raynor").hand)
        assert {event.seen_by for event in game.told("draw")} == {1, 2}
    assert len(hands) == 4


@rule("SC-SETUP-10")
@pytest.mark.parametrize(
    ("faction", "building", "units"),
    [
        ("jim_raynor", "barracks", {"marine"}),
        ("aldaris", "gateway", {"zealot"}),
        ("overmind", "spawning_pool", {"zergling"}),
    ],
)
def test_sheets_start_with_one_building(faction: str, building: str, units: set[str]) -> None:
    game = placing(players=3)
    player, box = game.player(faction), game.box
    race = box.race[player.faction]
    levels = dict(zip(box.building_slugs[race], player.buildings, strict=True))
    assert {slug: level for slug, level in levels.items() if level} == {building: 1}
    assert player.modules == (0, 0, 0)
    allowed = {
        box.unit_slugs[unit]
        for unit in box.units_of[player.faction]
        if box.built_at[unit][0] >= 0
        and box.built_at[unit][1] <= player.buildings[box.built_at[unit][0]]
    }
    assert allowed == units


@rule("SC-SETUP-10")
def test_nobody_can_place_a_special_order_in_the_first_round() -> None:
    game = placing(galaxy="quick")
    chance = Random(1)
    offered: set[str] = set()
    while game.state.phase == PLANNING:
        offered |= {text.removeprefix("order ") for text in game.options}
        game.pick_by(chance)
    assert offered & set(ORDERS) == {"build", "mobilize", "research"}


@rule("SC-SETUP-11")
def test_play_starts_with_the_planning_phase_of_round_one() -> None:
    game = placing(players=4)
    assert (game.state.phase, game.state.round) == (SETTING_UP, 0)
    game.pass_setup()
    assert (game.state.phase, game.state.round) == (PLANNING, 1)
    assert game.seat == game.state.first
    assert all(not player.events and not player.drawn for player in game.state.players)


# Laws of setup


def universe(box: Box) -> list[Option]:
    """Moves a player might try while the game is set up, and nonsense."""
    near = range(-3, 4)
    kinds = range(len(box.unit_slugs))
    return [
        Option("done"),
        Option("reveal", 0),
        *(Option("faction", one) for one in range(7)),
        *(Option("planet", one) for one in range(13)),
        *(Option("cell", cell(x, y)) for x in near for y in near),
        *(Option("cell", cell(x, 0), 1) for x in near),
        Option("turn", 0, 1),
        Option("slot", 0, 1),
        *(Option("turn", turn) for turn in range(-1, 6)),
        *(Option("slot", slot) for slot in range(-1, 49)),
        *(Option("route", route) for route in range(-1, 24)),
        *(Option("base", area) for area in range(box.areas)),
        *(Option("place", unit, area) for unit in kinds for area in range(0, box.areas, 2)),
    ]


@pytest.mark.parametrize("players", ["2", "4", "6"])
def test_what_is_offered_is_exactly_what_is_legal(players: str) -> None:
    game = new_game(7, players=players)
    chance = Random(7)
    moves = universe(game.box)
    while game.state.phase == SETTING_UP:
        offered = game.decision.options
        for option in {*moves, *offered}:
            why = game.why_now(option)
            assert (why is None) == (option in offered), (game.prompt, option, why)
        game.pick_by(chance)


@pytest.mark.parametrize("players", ["2", "3", "6"])
def test_setup_asks_again_the_same_offers_little_and_loses_nothing(players: str) -> None:
    game = new_game(5, players=players)
    chance = Random(5)
    while game.state.phase == SETTING_UP:
        decision, copy = game.decision, game.game.copy()
        copy.ask_again()
        assert copy.decision == decision
        assert 1 < len(decision.options) <= 24
        assert 0 <= decision.fresh < len(decision.options)
        assert len(set(game.options)) == len(game.options)
        check_pieces(game)
        game.pick_by(chance)
    check_pieces(game)
