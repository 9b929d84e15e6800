"""Appendix B of the rulebook, the rows about Combat cards: in hands and decks, and in battles."""

from __future__ import annotations

from typing import Any

from orrery.starcraft.board.state import State
from orrery.starcraft.knowledge.shown_battles import (
    BattleShown,
    CardPlaced,
)
from orrery.starcraft.ruleset import STARCRAFT
from tests.marks import rule
from tests.starcraft.arena import army, battle
from tests.starcraft.eyes import WATCHER, player_seen, seen_by, who_notices
from tests.starcraft.scenario import Position, side, table

RAYNOR = side(at={"dylar_iv.3": "marine base"})
EVERYBODY = ["overmind", "jim_raynor", WATCHER]


# Hands and decks


def hands() -> Position:
    return table(
        overmind=side(at={"helios.2": "zergling base"}, hand=["zerg_01", "zerg_05", "zerg_09"]),
        jim_raynor=RAYNOR,
        orders={"helios": ["overmind build"]},
    )


@rule("SC-BATTLE-20", "SC-TERM-21")
def test_a_hand_is_known_to_its_holder_only_and_its_number_to_all() -> None:
    game = hands()

    def another_hand(state: State) -> None:
        player = state.players[0]
        hand, deck = list(player.hand), list(player.deck)
        hand[0], deck[0] = deck[0], hand[0]
        player.hand, player.deck = tuple(sorted(hand)), tuple(deck)

    assert who_notices(game, another_hand) == ["overmind"]
    shown = player_seen(game, "jim_raynor", "overmind")["hand"]
    assert shown == {"cards": 3, "known": []}
    assert player_seen(game, "overmind", "overmind")["hand"]["known"] == list(
        game.player("overmind").hand
    )


@rule("SC-RES-06")
def test_the_order_of_a_deck_is_hidden_from_all_and_what_it_is_made_of_from_nobody() -> None:
    game = hands()

    def other_order(state: State) -> None:
        state.players[0].deck = tuple(reversed(state.players[0].deck))

    assert who_notices(game, other_order) == []
    player = game.player("overmind")
    own = player_seen(game, "overmind", "overmind")["unseen"]
    assert own == sorted(player.deck), "the owner knows the deck from his hand"
    for who in ("jim_raynor", WATCHER):
        unseen = player_seen(game, who, "overmind")["unseen"]
        assert unseen == sorted(player.deck + player.hand), "others cannot tell it from the hand"


@rule("SC-RES-05", "SC-BATTLE-20")
def test_technology_deck_and_discards_are_public() -> None:
    game = table(
        overmind=side(at={"helios.2": "zergling base"}, discards=["zerg_02"]),
        jim_raynor=RAYNOR,
        orders={"helios": ["overmind build"]},
    )
    player = game.player("overmind")
    for who in EVERYBODY:
        shown = player_seen(game, who, "overmind")
        assert shown["tech_deck"] == list(player.tech_deck)
        assert shown["discards"] == list(player.discards)
        assert len(shown["discards"]) == 1


@rule("SC-RES-06", "SC-RES-10")
def test_a_technology_taken_to_the_hand_is_announced() -> None:
    game = table(
        orders={"helios": ["overmind special_research"]},
        overmind=side(
            at={"helios.2": "zergling base"},
            pool=9,
            hand=["zerg_01"],
            resources=["helios.2", "helios.4", "pridewater.1", "pridewater.2", "tarsonis.3"],
        ),
        jim_raynor=RAYNOR,
    )
    game.picks("reveal helios", "execute")
    while not game.player("overmind").announced:
        wanted = ("technology burrow", "card", "pay", "draw")
        picks = [text for word in wanted for text in game.options if text.startswith(word)]
        game.picks(picks[0] if picks else game.options[0])
    [card] = game.player("overmind").announced
    assert game.box.card_slugs[card] == "burrow"
    for who in EVERYBODY:
        assert player_seen(game, who, "overmind")["announced"] == [card]


@rule("SC-RES-06")
def test_a_card_known_to_be_in_hand_stays_known_when_its_equal_comes_from_the_deck() -> None:
    rest = [f"zerg_{number:02}" for number in range(8, 15)]
    game = at_skirmish(
        hand=["improved_carapace"],
        deck=["zerg_03", "zerg_04", "zerg_06", "improved_carapace", *rest],
    )
    player = game.player("overmind")
    [carapace] = {card for card in player.hand if game.box.card_slugs[card] == "improved_carapace"}
    player.announced, player.buried, player.dug = (carapace,), (carapace,), 1
    game.picks("deck")
    while game.prompt in ("standard-card", "reinforcement-card"):
        game.picks(game.options[0])
    assert carapace in player.hand
    assert player_seen(game, WATCHER, "overmind")["announced"] == [carapace]
    assert player_seen(game, WATCHER, "overmind")["buried"] == []


# Battles


def at_skirmish(**overmind: Any) -> Position:
    """The attacker is about to place his cards."""
    game = battle(
        overmind=army("zergling", **{"hand": ["zerg_01", "zerg_02", "zerg_05"], **overmind}),
        jim_raynor=army("marine marine", hand=["terran_01", "terran_02", "terran_03"]),
    )
    while game.prompt not in ("standard-card", "adaptive-card"):
        game.picks(game.options[0])
    return game


def battle_seen(game: Position, who: str) -> BattleShown:
    """What somebody sees of the battle."""
    shown = seen_by(game, who)["battle"]
    assert shown is not None
    return shown


def placed(game: Position, who: str, role: int = 0) -> list[CardPlaced]:
    """What somebody sees of the cards of a side at the only skirmish."""
    [skirmish] = battle_seen(game, who)["skirmishes"]
    return skirmish["cards"][role]


@rule("SC-BATTLE-13", "SC-BATTLE-14")
def test_a_face_down_card_from_the_hand_is_known_to_its_owner_and_counted_by_all() -> None:
    game = at_skirmish()
    one, other = [text for text in game.options if text.startswith("card ")][:2]
    again = at_skirmish()
    game.picks(one)
    again.picks(other)
    for who in ("jim_raynor", WATCHER):
        assert seen_by(game, who) == seen_by(again, who)
        assert [card["card"] for card in placed(game, who)] == [None]
    assert seen_by(game, "overmind") != seen_by(again, "overmind")
    assert placed(game, "overmind")[0]["card"] in game.box.cards_of[game.player("overmind").faction]


@rule("SC-BATTLE-14")
def test_a_face_down_reinforcement_is_known_to_its_owner_only() -> None:
    hand = ["zerg_01", "plague", "ensnare"]
    game, again = at_skirmish(hand=hand), at_skirmish(hand=hand)
    game.picks("card zerg_01")
    again.picks("card zerg_01")
    game.picks("card plague")
    again.picks("card ensnare")
    assert [card["card"] for card in placed(game, "jim_raynor")] == [None, None]
    assert seen_by(game, "jim_raynor") == seen_by(again, "jim_raynor")
    assert placed(game, "overmind") != placed(again, "overmind")


@rule("SC-BATTLE-15")
def test_a_card_from_the_deck_is_hidden_even_from_its_owner() -> None:
    game = at_skirmish()
    game.picks("deck")
    for who in EVERYBODY:
        assert placed(game, who) == [
            {"card": None, "face_up": False, "from_deck": True, "looked": False}
        ]

    def another_card(state: State) -> None:
        assert state.battle is not None
        player, [skirmish] = state.players[0], state.battle.skirmishes
        deck = list(player.deck)
        card, deck[0] = deck[0], skirmish.cards[0][0]
        assert card != deck[0]
        player.deck, skirmish.cards = tuple(deck), ((card,), skirmish.cards[1])

    assert who_notices(game, another_card) == []


@rule("SC-SKIRM-01")
def test_cards_at_a_skirmish_are_public_from_its_reveal_on() -> None:
    game = at_skirmish()
    game.picks(next(text for text in game.options if text.startswith("card ")))
    while game.prompt in ("standard-card", "reinforcement-card"):
        game.picks(game.options[0])
    [revealed] = game.told("reveal-cards")[:1]
    assert revealed.for_seat(None).things == revealed.things


@rule("SC-EVENT-32")
def test_adaptive_strategy_shows_two_cards_to_their_owner_and_the_discard_to_all() -> None:
    game = at_skirmish(events=["adaptive_strategy"])
    game.picks("look")
    assert game.prompt == "adaptive-card"
    aside = battle_seen(game, "overmind")["aside"][0]
    assert aside["cards"] == len(aside["known"]) == 2
    for who in ("jim_raynor", WATCHER):
        assert battle_seen(game, who)["aside"][0] == {"cards": 2, "known": []}
    game.picks(game.options[0])
    assert placed(game, "overmind")[0]["card"] == aside["known"][0]
    assert placed(game, "jim_raynor")[0] == {
        "card": None,
        "face_up": False,
        "from_deck": True,
        "looked": True,
    }
    assert aside["known"][1] in player_seen(game, WATCHER, "overmind")["discards"]


@rule("SC-EVENT-32")
def test_two_equal_cards_of_adaptive_strategy_are_asked_for_as_two_others() -> None:
    game = at_skirmish(
        events=["adaptive_strategy"],
        deck=["zerg_03", "zerg_04", "zerg_06", *["improved_carapace"] * 3],
    )
    game.picks("look")
    assert game.prompt == "adaptive-card"
    assert len(game.options) == 1


@rule("SC-EVENT-31")
def test_cards_taken_with_specialized_strategy_are_public_from_the_discards_only() -> None:
    def position() -> Position:
        return table(
            phase="regrouping",
            overmind=side(
                at={"helios.2": "zergling base"},
                events=["specialized_strategy"],
                discards=["zerg_01", "zerg_05"],
            ),
            jim_raynor=RAYNOR,
        )

    game = position()
    game.picks(next(text for text in game.options if text.startswith("take ")))
    [card] = game.player("overmind").announced
    assert player_seen(game, "jim_raynor", "overmind")["announced"] == [card]
    one, other = position(), position()
    searches = [text for text in one.options if text.startswith("search ")]
    one.picks(searches[0])
    other.picks(searches[1])
    for who in ("jim_raynor", WATCHER):
        assert seen_by(one, who) == seen_by(other, who)
        assert player_seen(one, who, "overmind")["hand"]["cards"] == 1
        assert player_seen(one, who, "overmind")["announced"] == []
    assert seen_by(one, "overmind") != seen_by(other, "overmind")


def test_who_is_asked_and_what_about_is_public_and_the_options_are_not() -> None:
    game = at_skirmish()
    views = [seen_by(game, who) for who in EVERYBODY]
    for shown in views:
        asked = shown["asked"]
        assert asked is not None
        assert (asked["seat"], asked["prompt"]) == (0, "standard-card")
        assert "options" not in str(shown)
    assert views[1]["under_way"]["place-cards"]["skirmish"] == 0
    assert battle_seen(game, EVERYBODY[1])["step"] == 6


def test_the_briefing_tells_the_seat_that_is_asked_what_its_options_are() -> None:
    game = at_skirmish()
    told = STARCRAFT.briefing(game.game)
    assert told is not None
    assert (told["seat"], told["prompt"], told["done"]) == (0, "standard-card", None)
    options = told["options"]
    texts = [option["text"] for option in options]
    assert texts == game.options
    first, last = options[0], options[-1]
    card = game.decision.options[0].what
    assert first["refs"] == [{"role": "what", "kind": "card", "number": card}]
    assert (first["reveals"], last["text"], last["reveals"]) == (False, "deck", True)
