"""MODE: game modes and combined editions."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from orrery.clone_wars.compile import make_box
from orrery.clone_wars.facts.library import load_library
from orrery.clone_wars.ruleset import CLONE_WARS
from orrery.core.decisions import Seat
from orrery.core.errors import BadData
from tests.clone_wars.opening import counted, opening, zones
from tests.clone_wars.scenario import START, Scenario, invent, library, side, table, texts
from tests.marks import rule

PAIRS = [
    ("rebel", "republic"),
    ("empire", "separatist"),
    ("rebel", "empire"),
    ("republic", "empire"),
    ("separatist", "rebel"),
]


def galaxy_factions(game: Scenario) -> Counter[str]:
    """How many cards of which faction are in the galaxy deck and the row."""
    lying = zones(game)
    printed = game.game.facts.printed
    return Counter(printed[card].faction for card in lying["galaxy deck"] + lying["galaxy row"])


def neutral_pack(game: Scenario) -> set[str]:
    """The editions whose neutral cards are in the galaxy deck."""
    slugs = {game.game.facts.slug(card) for card in game.game.facts.galaxy}
    return {
        name
        for name, edition in library().editions.items()
        if slugs & {str(card["id"]) for card in edition.group("galaxy", "neutral")}
    }


def owned_force(game: Scenario, seat: int) -> object:
    shown = CLONE_WARS.view(game.game, Seat(seat))["sides"]
    return shown[seat]["force"]


@rule("CW-MODE-01")
def test_a_first_game_is_a_beginners_game_to_three_bases() -> None:
    settings = CLONE_WARS.settings({})
    assert (settings["mode"], settings["bases"]) == ("beginner", "3")
    game = opening()
    assert (len(game.bases("republic")), len(game.bases("separatist"))) == (4, 4)


@rule("CW-MODE-02")
def test_full_control_uses_all_ten_bases_and_four_to_win() -> None:
    game = opening(mode="full")
    assert game.game.facts.settings["bases"] == "4"
    for faction, starting in (("republic", "rishi"), ("separatist", "xorrn")):
        assert game.base(faction) == starting
        assert len(game.bases(faction)) == 9
        assert zones(game)[f"{faction} out of the game"] == []
    settings = CLONE_WARS.settings({"mode": "full", "bases": "3"})  # recommended, not required
    assert settings["bases"] == "3"


@rule("CW-MODE-02")
def test_a_replacement_is_chosen_from_all_remaining_bases() -> None:
    republic = side(units=["clone_trooper"])
    theirs = side(damage=6, lost=["dac"])
    game = table(options={"mode": "full"}, republic=republic, separatist=theirs)
    game.picks("commit clone_trooper base", "resolve base", "end")
    assert sorted(game.options) == [
        f"base {slug}"
        for slug in (
            "cato_neimoidia",
            "felucia",
            "geonosis",
            "mustafar_separatist",
            "mygeeto",
            "raxus",
            "serenno",
            "umbara",
        )
    ]


@rule("CW-MODE-03")
@pytest.mark.parametrize("edition", ["clone_wars", "first_edition"])
def test_each_of_the_six_packs_has_thirty_cards(edition: str) -> None:
    packs = {"clone_wars": ("republic", "separatist"), "first_edition": ("rebel", "empire")}
    for faction in (*packs[edition], "neutral"):
        cards = library().editions[edition].group("galaxy", faction)
        assert sum(int(str(card["copies"])) for card in cards) == 30
    whole = texts()[f"{edition}.toml"]
    for copies in ("copies = 3", "copies = 1"):
        changed = whole.replace(copies, "copies = 2", 1)
        assert changed != whole
        with pytest.raises(BadData, match="cards instead of"):
            load_library({**texts(), f"{edition}.toml": changed}, {})


@rule("CW-MODE-04")
@pytest.mark.parametrize("pair", PAIRS)
def test_any_two_different_factions_may_meet(pair: tuple[str, str]) -> None:
    game = opening(factions=",".join(pair))
    assert game.game.facts.factions == pair
    shuttles = {
        "republic": "republic_shuttle",
        "separatist": "separatist_shuttle",
        "rebel": "alliance_shuttle",
        "empire": "imperial_shuttle",
    }
    starting = {
        "republic": "rishi",
        "separatist": "xorrn",
        "rebel": "dantooine",
        "empire": "lothal",
    }
    for faction in pair:
        starters = counted(game, f"{faction} deck") + counted(game, f"{faction} hand")
        assert starters[shuttles[faction]] == 7
        assert starters.total() == 10
        assert game.base(faction) == starting[faction]


@rule("CW-MODE-04")
def test_both_players_cannot_play_the_same_faction() -> None:
    with pytest.raises(BadData, match="CW-MODE-04"):
        CLONE_WARS.settings({"factions": "rebel,rebel"})
    with pytest.raises(BadData, match="two of republic"):
        CLONE_WARS.settings({"factions": "rebel,hutts"})


@rule("CW-MODE-05")
@pytest.mark.parametrize("pack", ["clone_wars", "first_edition"])
def test_one_neutral_pack_is_used_by_agreement(pack: str) -> None:
    game = opening(factions="rebel,republic", neutral=pack)
    assert neutral_pack(game) == {pack}
    assert galaxy_factions(game)["neutral"] == 30


@rule("CW-MODE-05")
def test_without_agreement_the_neutral_pack_is_drawn_and_never_mixed() -> None:
    assert CLONE_WARS.settings({"factions": "rebel,republic"})["neutral"] == "random"
    packs = [neutral_pack(opening(seed, factions="rebel,republic")) for seed in range(12)]
    assert all(len(pack) == 1 for pack in packs)
    assert {*packs[0]}.union(*packs) == {"clone_wars", "first_edition"}


@rule("CW-MODE-05")
def test_two_factions_of_one_edition_bring_their_own_neutral_pack() -> None:
    assert neutral_pack(opening(factions="rebel,empire")) == {"first_edition"}
    assert neutral_pack(opening()) == {"clone_wars"}


@rule("CW-MODE-06")
@pytest.mark.parametrize("pair", PAIRS)
def test_the_galaxy_deck_is_made_of_three_packs(pair: tuple[str, str]) -> None:
    game = opening(factions=",".join(pair))
    first, second = pair
    assert galaxy_factions(game) == Counter({first: 30, second: 30, "neutral": 30})
    assert (len(game.row), len(game.galaxy)) == (6, 84)
    box = make_box(library(), game.game.facts.settings)
    assert [box.slug(card) for card in box.galaxy] == [
        game.game.facts.slug(card) for card in game.game.facts.galaxy
    ]


@rule("CW-MODE-06")
def test_the_combined_galaxy_deck_is_shuffled() -> None:
    decks = {opening(seed, factions="rebel,republic").game.state.galaxy for seed in range(4)}
    assert len(decks) == 4


@rule("CW-MODE-07")
@pytest.mark.parametrize("pilots", ["clone_wars", "first_edition"])
def test_either_editions_pilots_may_be_used(pilots: str) -> None:
    game = opening(factions="rebel,republic", pilots=pilots)
    assert counted(game, "pilot stack") == Counter(outer_rim_pilot=10)
    record = library().editions[pilots].group("pilot", "neutral")[0]
    for card in game.game.state.pilots:
        assert game.game.facts.printed[card].record is record


@rule("CW-MODE-07")
def test_your_side_of_the_track_is_the_end_nearest_to_you() -> None:
    for seed in range(6):
        game = opening(seed, factions="rebel,republic")
        assert owned_force(game, 0) == game.force
        assert owned_force(game, 1) == -game.force
    game = table(factions="rebel,republic", active="republic", step=START, force=-3)
    assert game.pool("republic") == 1  # the light side is not one side here


@rule("CW-MODE-08")
def test_the_first_player_is_drawn_and_the_marker_is_at_the_others_end() -> None:
    firsts = set()
    for seed in range(12):
        game = opening(seed, factions="rebel,republic")
        first = game.game.state.active
        firsts.add(first)
        assert owned_force(game, 1 - first) == 3
        assert game.seat == ("rebel", "republic")[first]
    assert firsts == {0, 1}


@rule("CW-MODE-08")
def test_only_the_standard_pairing_may_be_played_without_combining() -> None:
    with pytest.raises(BadData, match="CW-MODE-08"):
        CLONE_WARS.settings({"factions": "rebel,empire", "combined": "no"})
    games = [opening(seed, combined="yes") for seed in range(12)]
    assert {game.seat for game in games} == {"republic", "separatist"}


@rule("CW-MODE-09")
def test_the_exile_piles_of_this_edition_are_used_with_first_edition_cards() -> None:
    game = table(
        factions="separatist,empire",
        separatist=side(units=["mtt"], base="felucia"),
        options={"neutral": "first_edition"},
        row=["stap", "kel_dor_mystic"],
    )
    game.pick("use felucia")
    assert game.exile("separatist") == ["stap"]
    game.pick("use mtt")  # and finds it again there
    assert (game.exile("separatist"), game.hand("separatist")) == ([], ["stap"])


@rule("CW-MODE-09")
def test_a_first_edition_card_exiles_to_the_pile_of_who_exiles() -> None:
    game = table(
        factions="separatist,rebel",
        active="rebel",
        rebel=side(units=["kel_dor_mystic"], hand=["rebel_trooper"]),
        options={"neutral": "first_edition"},
    )
    game.pick("use kel_dor_mystic")
    assert game.exile("rebel") == ["kel_dor_mystic", "rebel_trooper"]
    assert game.exile("separatist") == []


@rule("CW-MODE-09")
def test_the_separatists_may_retrieve_an_exiled_first_edition_card() -> None:
    droid = invent("ig_88", cost=3)
    game = table(
        factions="separatist,rebel",
        invented=[droid],
        separatist=side(units=["nute_gunray", "mtt"], hand=["ig_88"]),
        options={"neutral": "first_edition"},
    )
    game.pick("use nute_gunray")
    assert game.exile("separatist") == ["ig_88"]
    game.pick("use mtt")
    assert (game.exile("separatist"), game.hand("separatist")) == ([], ["ig_88"])


@rule("CW-MODE-09")
def test_the_enemy_faction_is_the_opponents() -> None:
    game = table(
        factions="republic,rebel",
        row=["arc_trooper", "x_wing"],
        republic=side(units=["clone_trooper"], hand=["clone_medic"]),
        rebel=side(hand=["y_wing"]),
        options={"neutral": "clone_wars"},
    )
    assert game.offers("commit clone_trooper x_wing")
    assert game.why("commit clone_trooper arc_trooper") == "CW-BOUNTY-02"
    game = table(
        factions="republic,rebel",
        active="rebel",
        row=["v_19_torrent", "x_wing"],
        rebel=side(units=["rebel_trooper", "y_wing"]),
        options={"neutral": "clone_wars"},
    )
    game.picks("commit rebel_trooper v_19_torrent", "resolve v_19_torrent", "done")
    assert game.galaxy_discard == ["v_19_torrent"]
    game.picks("use y_wing")
    assert game.exile("rebel") == ["y_wing"]


@rule("CW-MODE-10")
def test_first_edition_beginners_use_their_own_five_bases() -> None:
    game = opening(factions="rebel,empire")
    assert (game.base("rebel"), game.bases("rebel")) == (
        "dantooine",
        ["hoth", "mon_cala", "sullust", "yavin_4"],
    )
    assert (game.base("empire"), game.bases("empire")) == (
        "lothal",
        ["corellia", "coruscant_base_empire", "death_star", "endor"],
    )
    game = opening(factions="rebel,empire", mode="full")
    assert (len(game.bases("rebel")), len(game.bases("empire"))) == (9, 9)


@rule("CW-MODE-10")
def test_the_two_bases_called_coruscant_are_different_cards() -> None:
    game = opening(factions="republic,empire")
    assert "coruscant_base_republic" in game.bases("republic")
    assert "coruscant_base_empire" in game.bases("empire")
    box = game.game.facts
    for seat, faction in enumerate(box.factions):
        mine = game.side(faction)
        assert {box.printed[base].faction for base in (mine.base, *mine.bases)} == {faction}
        assert set(mine.bases) <= set(box.bases[seat])


@rule("CW-MODE-11")
def test_four_players_are_refused_with_the_reason() -> None:
    with pytest.raises(BadData, match=r"CW-MODE-11: .*two against two"):
        CLONE_WARS.settings({"players": "4"})


@rule("CW-MODE-12")
def test_each_player_secretly_picks_four_of_the_other_nine_bases() -> None:
    game = opening(mode="secret")
    for faction in ("republic", "separatist"):
        for count in range(4):
            assert (game.seat, game.asked) == (faction, "secret-base")
            assert len(game.options) == 9 - count
            game.pick(game.options[-1])
        assert len(game.side(faction).bases) == 4
        assert len(zones(game)[f"{faction} out of the game"]) == 5
    assert (game.seat, game.asked) == ("separatist", "action")
    assert game.game.facts.settings["bases"] == "4"


@rule("CW-MODE-12")
def test_secret_bases_are_hidden_from_the_opponent_and_watchers() -> None:
    game = opening(mode="secret")
    for _ in range(8):
        game.pick(game.options[0])

    def stack(owner: int, seat: Seat | None) -> object:
        shown = CLONE_WARS.view(game.game, seat)["sides"]
        return shown[owner]["bases"]

    for owner, faction in enumerate(("republic", "separatist")):
        mine = list(game.side(faction).bases)
        assert stack(owner, Seat(owner)) == {"cards": 4, "known": mine}
        assert stack(owner, Seat(1 - owner)) == {"cards": 4, "known": []}
        assert stack(owner, None) == {"cards": 4, "known": []}
    worlds = [CLONE_WARS.determinize(game.game, Seat(0), Random(n)) for n in range(5)]
    assert len({world.state.sides[1].bases for world in worlds}) > 1
    assert {world.state.sides[0].bases for world in worlds} == {game.side("republic").bases}


@rule("CW-MODE-12")
def test_nobody_is_asked_for_secret_bases_in_the_other_modes() -> None:
    for mode in ("beginner", "full"):
        game = opening(mode=mode)
        assert game.asked == "action"
    assert CLONE_WARS.settings({"mode": "secret"})["mode"] == "secret"
