"""KEY: revealing, looking and swapping (CW-KEY-08, -20, -25, -26)."""

from __future__ import annotations

from tests.clone_wars.scenario import START, Scenario, invent, side, table
from tests.clone_wars.seen import known_in_hand, known_on_top
from tests.marks import rule


def empire(force: int) -> Scenario:
    """Moff Jerjerrod in play, an AT-AT on top of the galaxy deck."""
    return table(
        factions="empire,rebel",
        force=force,
        empire=side(units=["moff_jerjerrod", "stormtrooper"], pool=8),
        row=["y_wing", "tie_fighter"],
        galaxy=["at_at", "x_wing"],
    )


def jyn(force: int, hand: list[str]) -> Scenario:
    return table(
        factions="empire,rebel",
        active="rebel",
        force=force,
        rebel=side(units=["jyn_erso"]),
        empire=side(hand=hand, deck=["imperial_shuttle", "imperial_shuttle"]),
    )


@rule("CW-KEY-08")
def test_a_revealed_card_goes_back_on_top_and_is_known_to_both() -> None:
    for top, force in (("vulture_droid", -1), ("hutt_fighter", 0)):
        game = table(
            active="separatist", separatist=side(units=["stap"]), galaxy=[top, "yoda", "mtt"]
        )
        assert known_on_top(game, "separatist") == []
        game.pick("use stap")
        assert (game.galaxy, game.galaxy_discard) == ([top, "yoda", "mtt"], [])
        assert game.force == force
        for faction in ("republic", "separatist"):
            assert known_on_top(game, faction) == [(0, top)]


@rule("CW-KEY-08")
def test_a_revealed_card_is_not_in_the_row_but_fills_it_next() -> None:
    game = table(
        active="separatist",
        separatist=side(units=["stap"], pool=9),
        row=["mtt"],
        galaxy=["vulture_droid", "yoda"],
    )
    game.pick("use stap")
    assert not game.offers("buy vulture_droid")
    assert game.why("buy vulture_droid") == "CW-BUY-01"
    game.pick("buy mtt")
    assert game.row[0] == "vulture_droid"


@rule("CW-KEY-08")
def test_a_revealed_card_is_unknown_again_after_a_shuffle() -> None:
    game = table(
        active="separatist",
        separatist=side(units=["stap"], pool=9),
        row=["mtt", "droideka"],
        galaxy=["yoda"],
    )
    game.pick("use stap")  # discarded, so that the deck is empty
    assert (game.galaxy, game.galaxy_discard) == ([], ["yoda"])
    game.pick("buy mtt")
    assert game.row[0] == "yoda"
    assert game.game.state.known == (0, 0, 0)


@rule("CW-KEY-20")
def test_a_looked_at_card_is_shown_to_the_looking_player_alone() -> None:
    game = empire(force=0)
    game.pick("use moff_jerjerrod")
    assert game.asked == "action"
    assert game.galaxy == ["at_at", "x_wing"]
    assert known_on_top(game, "empire") == [(0, "at_at")]
    assert known_on_top(game, "rebel") == []
    event = game.events("look")[-1]
    assert event.for_seat(0).things == event.things
    assert event.for_seat(1).things != event.things


@rule("CW-KEY-20")
def test_looked_at_cards_are_placed_as_the_text_says() -> None:
    game = table(
        factions="empire,rebel",
        step=START,
        empire=side(base="coruscant_base_empire"),
        galaxy=["at_at", "x_wing", "y_wing"],
    )
    game.pick("use coruscant_base_empire")
    assert (game.asked, game.seat) == ("looked", "empire")
    assert game.options == ["put at_at top_of_galaxy_deck", "put x_wing top_of_galaxy_deck"]
    game.pick("put x_wing top_of_galaxy_deck")
    assert game.galaxy == ["x_wing", "y_wing", "at_at"]
    assert known_on_top(game, "empire") == [(0, "x_wing"), (2, "at_at")]
    assert known_on_top(game, "rebel") == []


@rule("CW-KEY-20")
def test_looked_at_cards_a_text_does_not_move_keep_their_order() -> None:
    looking = [{"effect": "look_top", "deck": "galaxy", "n": 2}]
    game = table(
        republic=side(units=["at_te"]),
        galaxy=["yoda", "mtt", "stap"],
        invented=[invent("at_te", ability=[{"when": "action", "do": looking}])],
    )
    game.pick("use at_te")
    assert game.galaxy == ["yoda", "mtt", "stap"]
    assert known_on_top(game, "republic") == [(0, "yoda"), (1, "mtt")]
    assert known_on_top(game, "separatist") == []


@rule("CW-KEY-25")
def test_a_swap_trades_the_top_of_the_deck_for_a_row_card() -> None:
    game = empire(force=1)
    game.pick("use moff_jerjerrod")
    assert (game.asked, game.seat) == ("swap-out", "empire")
    assert game.options[0] == "swap-out y_wing"
    assert game.options[-1] == "done"
    game.pick("swap-out y_wing")
    assert game.row[:2] == ["at_at", "tie_fighter"]
    assert game.galaxy == ["y_wing", "x_wing"]  # no refill
    for faction in ("empire", "rebel"):
        assert known_on_top(game, faction) == [(0, "y_wing")]
    assert game.galaxy_discard == game.discard("empire") == []
    assert (game.asked, game.pool("empire")) == ("action", 8)  # no reward, no price


@rule("CW-KEY-25")
def test_a_swap_may_be_declined_where_the_text_says_may() -> None:
    game = empire(force=1)
    game.picks("use moff_jerjerrod", "done")
    assert game.row[:2] == ["y_wing", "tie_fighter"]
    assert game.galaxy == ["at_at", "x_wing"]
    assert known_on_top(game, "rebel") == []


@rule("CW-KEY-25")
def test_each_card_of_a_swap_takes_the_others_place() -> None:
    game = table(
        factions="rebel,empire",
        step=START,
        rebel=side(base=None, bases=["tatooine"], lost=["dantooine"]),
        row=["tie_fighter"],
        galaxy_discard=["y_wing", "at_at", "x_wing"],
        options={"mode": "full"},
    )
    deck = game.galaxy
    game.pick("use tatooine")
    assert game.asked == "swap-in"
    assert game.options == ["swap-in y_wing", "swap-in x_wing"]  # Rebel cards, no decline
    game.picks("swap-in x_wing", "swap-out tie_fighter")
    assert game.row[0] == "x_wing"
    assert game.galaxy_discard == ["y_wing", "at_at", "tie_fighter"]
    assert (game.galaxy, game.pool("rebel")) == (deck, 1)


@rule("CW-KEY-25")
def test_without_a_card_on_either_side_nothing_is_swapped() -> None:
    both = [
        {"effect": "swap", "a": "galaxy_discard", "b": "galaxy_row"},
        {"effect": "gain", "resources": 1},
    ]
    game = table(
        republic=side(units=["at_te"]),
        row=["stap"],
        invented=[invent("at_te", ability=[{"when": "action", "do": both}])],
    )
    game.pick("use at_te")
    assert (game.asked, game.row[0], game.pool("republic")) == ("action", "stap", 1)
    game = table(
        factions="rebel,empire",
        step=START,
        rebel=side(base=None, bases=["tatooine"], lost=["dantooine"]),
        galaxy_discard=["at_at"],
        options={"mode": "full"},
    )
    assert (game.asked, game.pool("rebel")) == ("action", 0)


@rule("CW-KEY-26")
def test_the_looking_player_alone_sees_the_whole_hand() -> None:
    game = jyn(0, ["stormtrooper", "at_at"])
    game.pick("use jyn_erso")
    assert game.asked == "action"
    assert known_in_hand(game, "rebel", "empire") == ["at_at", "stormtrooper"]
    assert known_in_hand(game, "", "empire") == []
    assert game.hand("empire") == ["at_at", "stormtrooper"]
    event = game.events("look-hand")[-1]
    assert event.for_seat(None).things != event.things


@rule("CW-KEY-26")
def test_the_looking_player_chooses_the_card_the_text_moves() -> None:
    game = jyn(-1, ["stormtrooper", "at_at"])
    game.pick("use jyn_erso")
    assert (game.asked, game.seat) == ("opponent-hand", "rebel")
    assert game.options == [
        "put stormtrooper top_of_opponent_deck",
        "put at_at top_of_opponent_deck",
    ]
    game.pick("put at_at top_of_opponent_deck")
    assert game.hand("empire") == ["stormtrooper"]
    assert game.deck("empire")[0] == "at_at"


@rule("CW-KEY-26")
def test_cards_drawn_after_the_look_are_unknown() -> None:
    game = jyn(0, ["stormtrooper"])
    game.picks("use jyn_erso", "end", "end")
    drawn = game.hand("empire")
    assert "imperial_shuttle" in drawn
    assert "imperial_shuttle" not in known_in_hand(game, "rebel", "empire")


@rule("CW-KEY-26")
def test_an_empty_hand_shows_nothing_and_its_parts_are_skipped() -> None:
    game = jyn(-1, [])
    assert game.why("use jyn_erso") == "CW-ABILITY-12"
    both = [
        {"effect": "look_hand", "who": "opponent"},
        {"effect": "put", "card": "one_of_opponent_hand", "to": "top_of_opponent_deck"},
        {"effect": "gain", "resources": 1},
    ]
    game = table(
        republic=side(units=["at_te"]),
        invented=[invent("at_te", ability=[{"when": "action", "do": both}])],
    )
    game.pick("use at_te")
    assert (game.asked, game.pool("republic")) == ("action", 1)
