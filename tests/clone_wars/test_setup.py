"""SETUP: everything in its place before the first turn."""

from __future__ import annotations

from collections import Counter

import pytest

from orrery.clone_wars.facts.library import load_library
from orrery.clone_wars.ruleset import CLONE_WARS
from orrery.core.decisions import Seat
from orrery.core.errors import BadData
from tests.clone_wars.opening import counted, opening, zones
from tests.clone_wars.scenario import Scenario, invent, side, table, texts
from tests.marks import rule

REPUBLIC_BASES = ["anaxes", "coruscant_base_republic", "kamino", "ryloth"]
SEPARATIST_BASES = ["dac", "felucia", "geonosis", "mygeeto"]


@rule("CW-SETUP-01")
def test_each_of_the_two_sides_is_taken_once() -> None:
    assert opening().game.facts.factions == ("republic", "separatist")
    assert opening(factions="separatist,republic").game.facts.factions == (
        "separatist",
        "republic",
    )


@rule("CW-SETUP-01")
def test_two_identical_sides_are_refused() -> None:
    with pytest.raises(BadData, match="both players cannot play republic"):
        CLONE_WARS.settings({"factions": "republic,republic"})


@rule("CW-SETUP-01")
@pytest.mark.parametrize("players", ["1", "3"])
def test_another_number_of_players_is_refused(players: str) -> None:
    with pytest.raises(BadData, match="CW-SETUP-01"):
        CLONE_WARS.settings({"players": players})
    assert CLONE_WARS.seats(CLONE_WARS.settings({"players": "2"})) == 2


@rule("CW-SETUP-01")
def test_players_who_do_not_agree_get_random_sides() -> None:
    dealt = {opening(seed, factions="random").game.facts.factions for seed in range(12)}
    assert dealt == {("republic", "separatist"), ("separatist", "republic")}


def test_the_box_holds_140_game_cards() -> None:
    game = opening()
    box = game.game.facts
    assert [len(starters) for starters in box.starters] == [10, 10]
    assert (len(box.galaxy), len(box.pilots)) == (90, 10)
    assert [len(bases) for bases in box.bases] == [10, 10]
    assert box.size == 140


@rule("CW-SETUP-02")
@pytest.mark.parametrize(
    ("once", "complaint"),
    [
        ('id = "jedi_knight"', "9 republic starter cards instead of 10"),
        ('id = "maul"', "29 neutral galaxy cards instead of 30"),
        ('id = "outer_rim_pilot"', "0 neutral pilot cards instead of 10"),
        ('id = "count_dooku"', "29 separatist galaxy cards instead of 30"),
        ('id = "anaxes"', "republic has 9 bases, 1 starting and 4 for beginners"),
    ],
)
def test_a_box_in_which_cards_are_missing_is_refused(once: str, complaint: str) -> None:
    whole = texts()["clone_wars.toml"]
    records = whole.split("\n[[")
    less = "\n[[".join(record for record in records if once not in record)
    assert len(less) < len(whole)
    with pytest.raises(BadData, match=complaint):
        load_library({**texts(), "clone_wars.toml": less}, {})


@rule("CW-SETUP-03")
def test_beginners_use_five_fixed_bases_each() -> None:
    game = opening()
    assert (game.base("republic"), game.bases("republic")) == ("rishi", REPUBLIC_BASES)
    assert (game.base("separatist"), game.bases("separatist")) == ("xorrn", SEPARATIST_BASES)
    assert len(zones(game)["republic out of the game"]) == 5
    assert len(zones(game)["separatist out of the game"]) == 5


@rule("CW-SETUP-03")
def test_a_beginner_is_never_offered_another_base() -> None:
    game = opening()
    game.side("separatist").base_damage = 7  # one blow is enough
    game.pick("end")
    game.side("republic").hand = game.game.facts.starters[0][7:9]  # both Clone Troopers
    game.game.ask_again()
    game.picks("play clone_trooper", "commit clone_trooper base", "resolve base", "end")
    assert game.asked == "new-base"
    assert sorted(game.options) == [f"base {slug}" for slug in SEPARATIST_BASES]


@rule("CW-SETUP-04")
@pytest.mark.parametrize("mode", ["beginner", "full", "secret"])
def test_the_starting_base_lies_undamaged_in_every_mode(mode: str) -> None:
    game = opening(mode=mode)
    assert (game.base("republic"), game.damage("republic")) == ("rishi", 0)
    assert (game.base("separatist"), game.damage("separatist")) == ("xorrn", 0)
    assert "rishi" not in game.bases("republic")
    assert "xorrn" not in game.bases("separatist")


@rule("CW-SETUP-04")
def test_the_base_stack_is_a_set_and_never_shuffled() -> None:
    stacks = {(*opening(seed).side("republic").bases,) for seed in range(5)}
    assert len(stacks) == 1


@rule("CW-SETUP-05")
def test_ten_starter_cards_are_each_players_deck() -> None:
    game = opening()
    republic = counted(game, "republic deck") + counted(game, "republic hand")
    assert republic == Counter(republic_shuttle=7, clone_trooper=2, jedi_knight=1)
    separatist = counted(game, "separatist deck") + counted(game, "separatist hand")
    assert separatist == Counter(separatist_shuttle=7, b1_battle_droid=2, dark_side_agent=1)


@rule("CW-SETUP-05")
def test_the_starter_decks_are_shuffled() -> None:
    def dealt(seed: int, faction: str) -> tuple[int, ...]:
        mine = opening(seed).side(faction)
        return mine.deck + mine.hand[::-1]

    for faction in ("republic", "separatist"):
        assert len({dealt(seed, faction) for seed in range(5)}) == 5


@rule("CW-SETUP-06")
def test_six_cards_of_the_galaxy_deck_are_the_row_and_84_are_left() -> None:
    game = opening()
    row, deck = zones(game)["galaxy row"], zones(game)["galaxy deck"]
    assert (len(row), len(deck)) == (6, 84)
    assert sorted(row + deck) == list(game.game.facts.galaxy)


@rule("CW-SETUP-06")
def test_the_galaxy_deck_is_shuffled_and_its_top_six_lie_in_a_line() -> None:
    decks = set()
    for seed in range(5):
        game = opening(seed)
        refills = game.events("refill")[:6]
        assert tuple(event.things[0] for event in refills) == game.game.state.row
        decks.add((*game.game.state.row, *game.game.state.galaxy[::-1]))
    assert len(decks) == 5


def row_factions(game: Scenario) -> Counter[int]:
    return Counter(game.game.facts.faction[card] for card in game.game.state.row)


@rule("CW-SETUP-06")
def test_there_is_no_redeal_whatever_the_six_cards_are() -> None:
    dealt = [row_factions(opening(seed)) for seed in range(120)]
    assert any(max(one.values()) >= 5 for one in dealt)
    assert any(len(one) < 3 for one in dealt)


@rule("CW-SETUP-08")
def test_ten_pilots_are_a_stack_apart_from_the_row() -> None:
    game = opening()
    assert counted(game, "pilot stack") == Counter(outer_rim_pilot=10)
    assert "outer_rim_pilot" not in game.row
    assert "outer_rim_pilot" not in game.galaxy


@rule("CW-SETUP-08")
def test_effects_on_the_row_and_paying_off_never_touch_the_pilots() -> None:
    discards = {"when": "on_play", "do": [{"effect": "discard_row", "n": "all"}]}
    game = table(
        republic=side(hand=["clone_medic"], pool=9),
        invented=[invent("clone_medic", ability=[discards])],
        options={"pay_off": "yes"},
    )
    assert game.offers("buy outer_rim_pilot")
    assert not game.offers("pay-off outer_rim_pilot")
    assert game.why("pay-off outer_rim_pilot") == "CW-OPT-03"
    game.picks("play clone_medic", "use clone_medic")
    assert len(game.galaxy_discard) == 6
    assert game.pilots == 10
    assert "outer_rim_pilot" not in game.row


@rule("CW-SETUP-08")
def test_the_pilots_of_a_new_game_lie_beside_the_row() -> None:
    game = opening()
    state = game.game.state
    assert not set(state.pilots) & {*state.row, *state.galaxy}
    assert [game.game.facts.slug(card) for card in state.pilots] == ["outer_rim_pilot"] * 10


@rule("CW-SETUP-09")
def test_a_pool_may_hold_more_counters_than_the_box() -> None:
    game = table(republic=side(hand=["outer_rim_pilot"], pool=19))
    game.pick("play outer_rim_pilot")
    assert game.pool("republic") == 21


@rule("CW-SETUP-09")
def test_more_damage_may_lie_on_the_table_than_the_box_has_counters() -> None:
    ships = [("venator_class_star_destroyer", 8)] * 2 + [("arquitens_class_light_cruiser", 5)] * 2
    game = table(
        active="separatist",
        republic=side(ships=ships, base="anaxes", damage=15),
        separatist=side(
            units=["vulture_droid"],
            ships=[("droid_control_ship", 5)] * 2,
            base="geonosis",
            damage=15,
        ),
    )
    on_ships = sum(game.side("republic").damage) + sum(game.side("separatist").damage)
    assert on_ships + game.damage("republic") + game.damage("separatist") == 66
    game.pick("use vulture_droid")
    game.pick("damage venator_class_star_destroyer")
    assert sum(game.side("republic").damage) == 18


@rule("CW-SETUP-10")
@pytest.mark.parametrize("factions", ["republic,separatist", "separatist,republic"])
def test_the_marker_starts_on_the_last_space_of_the_republic(factions: str) -> None:
    game = opening(factions=factions)
    assert game.force == (3 if factions.startswith("republic") else -3)


@rule("CW-SETUP-10")
def test_the_force_is_with_the_republic_until_the_separatists_move_it() -> None:
    game = opening()
    assert game.seat == "separatist"
    shown = CLONE_WARS.view(game.game, Seat(0))["sides"]
    assert [one["force"] for one in shown] == [3, -3]


@rule("CW-SETUP-11")
def test_both_draw_five_cards_before_the_first_turn() -> None:
    game = opening()
    for faction in ("republic", "separatist"):
        assert len(game.side(faction).hand) == 5
        assert len(game.side(faction).deck) == 5
        assert game.side(faction).discard == ()
    assert game.asked == "action"  # nobody was asked for a mulligan


@rule("CW-SETUP-12")
@pytest.mark.parametrize("factions", ["republic,separatist", "separatist,republic"])
def test_the_separatists_take_the_first_turn(factions: str) -> None:
    for seed in range(4):
        game = opening(seed, factions=factions)
        assert game.seat == "separatist"
        assert game.game.state.turn == 1


@rule("CW-SETUP-12")
def test_the_first_turn_pays_nothing_and_the_republics_first_the_bonus() -> None:
    game = opening()
    assert game.pool("separatist") == 0
    game.pick("end")
    assert game.seat == "republic"
    assert game.pool("republic") == 1


@rule("CW-SETUP-13")
def test_all_other_zones_start_empty() -> None:
    game = opening()
    lying = zones(game)
    assert lying["galaxy discard pile"] == []
    for faction in ("republic", "separatist"):
        for zone in ("discard pile", "exile pile", "victory pile", "units", "ships"):
            assert lying[f"{faction} {zone}"] == []
        assert game.pool(faction) == 0


@rule("CW-SETUP-13")
def test_an_effect_finds_nothing_in_an_empty_pile() -> None:
    game = opening()
    assert CLONE_WARS.view(game.game, Seat(0))["galaxy_discard"] == []
    game = table(force=3, republic=side(units=["laat_gunship"], hand=["clone_trooper"]))
    assert game.discard("republic") == []
    assert game.why("use laat_gunship") == "CW-ABILITY-12"
