"""The information table of the catalogue (24), row by row: what is hidden stays hidden, what is
known is shown, to the owner, to the opponent and to a watcher."""

from __future__ import annotations

from typing import Any

from orrery.clone_wars.ruleset import CLONE_WARS
from orrery.core.decisions import Seat
from orrery.core.rng import seed_from_number
from tests.clone_wars.scenario import START, Scenario, invent, side, table, texts
from tests.marks import rule


def seen(game: Scenario, faction: str | None) -> Any:
    """The table as a faction, or a watcher, sees it."""
    if faction is None:
        return CLONE_WARS.view(game.game, None)
    return CLONE_WARS.view(game.game, Seat(game.game.facts.factions.index(faction)))


def side_of(game: Scenario, viewer: str | None, owner: str) -> Any:
    return seen(game, viewer)["sides"][game.game.facts.factions.index(owner)]


def hand_of(game: Scenario, viewer: str | None, owner: str) -> tuple[int, list[str]]:
    """How many cards a viewer sees in a hand, and which it can name."""
    shown = side_of(game, viewer, owner)["hand"]
    return shown["cards"], sorted(game.names(shown["known"]))


def known_in_deck(game: Scenario, viewer: str | None, owner: str | None) -> dict[int, str]:
    """The cards of a deck that a viewer can name, by their place from the top."""
    deck = seen(game, viewer)["galaxy"] if owner is None else side_of(game, viewer, owner)["deck"]
    return {one["from_top"]: game.names([one["card"]])[0] for one in deck["known"]}


def test_a_hand_is_seen_by_its_owner_and_counted_by_all_others() -> None:
    game = table(republic=side(hand=["yoda", "clone_medic"]))
    assert hand_of(game, "republic", "republic") == (2, ["clone_medic", "yoda"])
    assert hand_of(game, "separatist", "republic") == (2, [])
    assert hand_of(game, None, "republic") == (2, [])


@rule("CW-KEY-26")
def test_a_hand_looked_at_is_remembered_and_cards_drawn_later_are_not_known() -> None:
    game = table(
        factions="rebel,empire",
        rebel=side(units=["jyn_erso"]),
        empire=side(hand=["stormtrooper"], deck=["darth_vader"], units=()),
        invented=[invent("tie_fighter", ability=[])],
    )
    game.pick("use jyn_erso")
    assert hand_of(game, "rebel", "empire") == (1, ["stormtrooper"])
    assert hand_of(game, None, "empire") == (1, [])
    game.side("empire").hand += (game.side("empire").deck[-1],)
    game.side("empire").deck = ()
    assert hand_of(game, "rebel", "empire") == (2, ["stormtrooper"])


def test_the_order_of_a_deck_is_known_to_nobody_and_its_number_to_all() -> None:
    game = table(republic=side(deck=["yoda", "clone_medic", "at_rt"]))
    for viewer in ("republic", "separatist", None):
        assert known_in_deck(game, viewer, "republic") == {}
        assert side_of(game, viewer, "republic")["deck"]["cards"] == 3


@rule("CW-KEY-21")
def test_a_purchase_on_top_of_a_deck_is_known_to_both_until_it_is_drawn_and_in_hand_after_it() -> (
    None
):
    game = table(
        republic=side(units=["toydarian_trader", "ahsoka_tano"], pool=3, deck=["at_rt"]),
        row=["captain_rex"],
    )
    game.picks("use toydarian_trader", "buy captain_rex")
    for viewer in ("republic", "separatist", None):
        assert known_in_deck(game, viewer, "republic") == {0: "captain_rex"}
    game.pick("use ahsoka_tano")
    assert hand_of(game, "separatist", "republic") == (1, ["captain_rex"])
    assert known_in_deck(game, "separatist", "republic") == {}


def test_a_shuffle_makes_a_deck_unknown_again() -> None:
    game = table(
        republic=side(hand=["yoda"], pool=3, discard=["at_rt"] * 2, units=["toydarian_trader"]),
        row=["captain_rex"],
    )
    game.picks("use toydarian_trader", "buy captain_rex", "end")
    assert game.hand("republic").count("captain_rex") == 1
    game.pick("end")
    assert known_in_deck(game, "separatist", "republic") == {}


@rule("CW-KEY-26")
def test_a_card_moved_from_a_hand_onto_the_deck_is_known_to_both_players() -> None:
    game = table(
        factions="rebel,empire",
        force=1,
        rebel=side(units=["jyn_erso"]),
        empire=side(hand=["stormtrooper", "darth_vader"], deck=["at_at"]),
    )
    game.picks("use jyn_erso", "put darth_vader top_of_opponent_deck")
    for viewer in ("rebel", "empire"):
        assert known_in_deck(game, viewer, "empire") == {0: "darth_vader"}
    assert known_in_deck(game, None, "empire") == {}
    assert hand_of(game, "rebel", "empire") == (1, ["stormtrooper"])


@rule("CW-DECK-06", "CW-EXILE-07", "CW-FAQ-08")
def test_open_piles_are_open_to_all_and_discard_piles_keep_their_order() -> None:
    game = table(
        republic=side(discard=["yoda", "at_rt", "clone_medic"], exile=["jedi_knight"]),
        separatist=side(discard=["stap"], exile=["mtt"], lost=["xorrn"], base="dac"),
        galaxy_discard=["maul", "embo"][1:],
    )
    for viewer in ("republic", "separatist", None):
        mine, other = (side_of(game, viewer, one) for one in ("republic", "separatist"))
        assert game.names(mine["discard"]) == ["yoda", "at_rt", "clone_medic"]
        assert game.names(mine["exile"]) == ["jedi_knight"]
        assert game.names(mine["victory"]) == ["xorrn"]
        assert game.names(other["discard"]) == ["stap"]
        assert game.names(other["exile"]) == ["mtt"]
        assert game.names(seen(game, viewer)["galaxy_discard"]) == ["embo"]


@rule("CW-KEY-08")
def test_a_revealed_galaxy_card_is_known_to_both_and_counted_by_nobody_else() -> None:
    game = table(active="separatist", separatist=side(units=["stap"]), galaxy=["embo", "yoda"])
    assert known_in_deck(game, "republic", None) == {}
    game.pick("use stap")
    for viewer in ("republic", "separatist", None):  # a watcher saw it turned up too
        assert known_in_deck(game, viewer, None) == {0: "embo"}


@rule("CW-KEY-20")
def test_a_galaxy_card_looked_at_is_known_to_the_looking_player_alone() -> None:
    game = table(
        factions="empire,rebel",
        step=START,
        empire=side(base="coruscant_base_empire"),
        galaxy=["at_at", "x_wing", "y_wing"],
    )
    game.picks("use coruscant_base_empire", "put x_wing top_of_galaxy_deck")
    assert known_in_deck(game, "empire", None) == {0: "x_wing", 2: "at_at"}
    assert known_in_deck(game, "rebel", None) == {}
    assert known_in_deck(game, None, None) == {}


@rule("CW-DECK-03")
def test_a_galaxy_reshuffle_is_forgotten_by_all() -> None:
    game = table(
        active="separatist",
        separatist=side(units=["stap"], pool=9),
        galaxy=["embo"],
        galaxy_discard=["cad_bane", "aurra_sing"],
        row=["nute_gunray", "weequay_pirate", "assassin_droid"],
    )
    game.picks("use stap", "buy nute_gunray")
    assert game.row[0] == "embo"
    game.pick("buy weequay_pirate")
    assert known_in_deck(game, "separatist", None) == {}
    assert seen(game, "republic")["galaxy"]["cards"] == 1


def test_what_lies_on_the_table_is_seen_by_all_with_damage_marks_and_groups() -> None:
    game = table(
        republic=side(
            units=["clone_medic", "arc_trooper"],
            ships=[("venator_class_star_destroyer", 3)],
            damage=4,
            pool=2,
        ),
        force=-2,
        row=["stap"],
    )
    game.picks("use clone_medic", "commit arc_trooper stap", "commit clone_medic base")
    game.pick("resolve base")
    for viewer in ("republic", "separatist", None):
        shown = seen(game, viewer)
        mine = side_of(game, viewer, "republic")
        assert game.names(shown["row"])[0] == "stap"
        assert (shown["force"], mine["pool"], shown["pilots"]) == (-2, 2, 10)
        assert (mine["base"]["damage"], mine["base"]["hit_points"]) == (2, 8)
        assert (mine["ships"][0]["damage"], mine["ships"][0]["hit_points"]) == (3, 7)
        medic, trooper = mine["units"]
        assert (medic["used"], medic["attacked"], medic["committed"]) == ([0], True, False)
        assert (trooper["used"], trooper["attacked"], trooper["committed"]) == ([], False, True)
        (group,) = shown["groups"]
        assert game.names([group["target"], *group["cards"]]) == ["stap", "arc_trooper"]


@rule("CW-BASE-10")
def test_the_base_stack_can_be_looked_through_by_all_in_the_modes_of_the_rulebook() -> None:
    game = table(options={"mode": "full"})
    for viewer in ("republic", "separatist"):
        shown = side_of(game, viewer, "republic")["bases"]
        assert (shown["cards"], sorted(game.names(shown["known"]))) == (9, game.bases("republic"))


@rule("CW-MODE-12")
def test_secret_bases_are_hidden_from_the_opponent_and_watchers_until_they_are_revealed() -> None:
    settings = CLONE_WARS.settings({"mode": "secret"})
    facts = CLONE_WARS.facts(settings, texts(), {})
    game = Scenario(CLONE_WARS.begin(settings, seed_from_number(3), facts))
    for _ in range(2):
        for text in list(game.options)[:4]:
            assert side_of(game, "separatist", "republic")["bases"]["known"] == []
            game.pick(text)
    mine = side_of(game, "republic", "republic")["bases"]
    assert sorted(game.names(mine["known"])) == game.bases("republic")
    for viewer in ("separatist", None):
        assert side_of(game, viewer, "republic")["bases"] == {"cards": 4, "known": []}
        assert str(game.bases("republic")[0]) not in str(seen(game, viewer))


@rule("CW-KEY-09")
def test_a_discarded_card_is_seen_by_all_and_the_rest_of_the_hand_is_not() -> None:
    game = table(
        active="separatist",
        separatist=side(units=["commando_droid"]),
        republic=side(hand=["yoda", "at_rt", "clone_medic"]),
    )
    game.picks("use commando_droid", "discard at_rt")
    assert game.names(side_of(game, "separatist", "republic")["discard"]) == ["at_rt"]
    assert hand_of(game, "separatist", "republic") == (2, [])


def test_a_card_exiled_from_a_hand_is_seen_by_all() -> None:
    game = table(
        active="separatist", separatist=side(units=["nute_gunray"], hand=["mtt", "droideka"])
    )
    game.picks("use nute_gunray", "exile mtt hand")
    assert game.names(side_of(game, "republic", "separatist")["exile"]) == ["mtt"]
    assert hand_of(game, "republic", "separatist") == (1, [])


def test_drawn_cards_are_named_to_their_owner_and_counted_to_others() -> None:
    game = table(republic=side(units=["ahsoka_tano"], deck=["yoda", "at_rt"]))
    game.pick("use ahsoka_tano")
    (event,) = game.events("draw")
    assert game.names(event.for_seat(0).things) == ["yoda"]
    for viewer in (1, None):
        assert game.names(event.for_seat(viewer).things) == [""]
        assert len(event.for_seat(viewer).things) == 1


def test_the_seed_is_in_no_view() -> None:
    game = table(republic=side(hand=["yoda"]))
    for viewer in ("republic", "separatist", None):
        shown = str(seen(game, viewer))
        assert game.game.state.seed.hex() not in shown
        assert "seed" not in shown
        assert "counter" not in shown


def test_other_seats_learn_who_is_asked_and_why_but_not_the_options() -> None:
    game = table(
        active="separatist",
        separatist=side(units=["commando_droid"]),
        republic=side(hand=["yoda", "at_rt", "at_rt"]),
    )
    game.pick("use commando_droid")
    for viewer in ("separatist", "republic", None):
        asked = seen(game, viewer)["asked"]
        assert (asked["seat"], asked["prompt"], asked["rule"]) == (0, "discard", "CW-KEY-09")
        assert set(asked) <= {"seat", "prompt", "rule", "about"}
