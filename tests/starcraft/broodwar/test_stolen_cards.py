"""BW-KEY-09, -21: the Combat cards of a stolen unit in the front line, who knows them, and where
they go."""

from __future__ import annotations

from typing import Any

from orrery.starcraft.board.state import Skirmish, State
from orrery.starcraft.facts.terms import FACE_UP, FROM_DECK
from orrery.starcraft.knowledge.verbs import card_slug
from tests.marks import rule
from tests.starcraft.arena import army, values
from tests.starcraft.broodwar.clashes import expanded_battle, fight
from tests.starcraft.eyes import WATCHER, player_seen, seen_by, who_notices, worlds_for
from tests.starcraft.scenario import Position

EVERYBODY = ["aldaris", "tassadar", "jim_raynor", WATCHER]


def stolen_front(units: str = "marine@jim_raynor", **others: Any) -> Position:
    """Aldaris attacks Tassadar, whose front line are stolen units; Raynor looks on, if he does."""
    raynor = {"elsewhere": {"tarsonis.1": "marine base"}, **others.pop("jim_raynor", {})}
    aldaris = {"hand": ["protoss_03", "protoss_04"], **others.pop("aldaris", {})}
    tassadar = {"hand": ["protoss_05", "protoss_17", "feedback"], **others.pop("tassadar", {})}
    attackers = others.pop("attackers", "zealot")
    return expanded_battle(
        {
            "aldaris": army(attackers, **aldaris),
            "tassadar": army(units, **tassadar),
            "jim_raynor": army("", **raynor),
            **others,
        }
    )


def tassadars(state: State, number: int = 0) -> tuple[int, ...]:
    return skirmish(state, number).cards[1]


def skirmish(state: State, number: int = 0) -> Skirmish:
    assert state.battle is not None
    return state.battle.skirmishes[number]


def at_the_blind_card(**others: Any) -> Position:
    """Aldaris has placed his cards, and Tassadar is asked for a reinforcement."""
    game = stolen_front(**others)
    game.picks("card protoss_03")
    if game.asked == "aldaris":
        game.picks("done")
    assert (game.asked, game.prompt) == ("tassadar", "reinforcement-card")
    return game


@rule("BW-KEY-09")
def test_the_top_card_of_the_first_owners_deck_is_placed_and_a_reinforcement_may_be_added() -> None:
    game = at_the_blind_card(jim_raynor={"deck": ["terran_03", "terran_01"]})
    assert [card_slug(game.box, card) for card in tassadars(game.state)] == ["terran_03"]
    assert skirmish(game.state).marks[1] == (FROM_DECK,)
    assert len(game.player("jim_raynor").deck) == 1
    assert "card protoss_17" in game.options
    assert "card protoss_05" not in game.options, "no standard card from the hand"
    assert game.options[-1] == "done"


@rule("BW-KEY-09")
def test_the_card_works_for_the_controller_if_it_matches_and_is_discarded_by_its_owner() -> None:
    """Interaction 41."""
    game = at_the_blind_card(jim_raynor={"deck": ["terran_03", "terran_01"]})
    before = len(game.player("jim_raynor").discards)
    game.picks("done")
    assert values(game)[1] == (5, 5), "the large values for a Marine"
    assert len(game.player("jim_raynor").discards) == before + 1
    small = at_the_blind_card(jim_raynor={"deck": ["terran_09", "terran_01"]})
    small.picks("done")
    assert values(small)[1] == (3, 4)


@rule("BW-KEY-09", "SC-SKIRM-26")
def test_a_card_that_returns_goes_to_the_technology_deck_of_its_owner() -> None:
    game = at_the_blind_card(units="ghost@jim_raynor", jim_raynor={"deck": ["nuke", "terran_01"]})
    assert "nuke" not in game.cards("jim_raynor", "tech_deck")
    fight(game, {})
    assert "nuke" in game.cards("jim_raynor", "tech_deck")


@rule("BW-KEY-09")
def test_a_reinforcement_on_top_is_replaced_from_the_same_deck_and_the_added_one_stays() -> None:
    game = at_the_blind_card(
        units="marine@jim_raynor dark_archon",
        jim_raynor={"deck": ["bw_t1", "bw_t1", "terran_03", "terran_01"], "hand": ["bunker"]},
    )
    hand = game.player("tassadar").hand
    before = game.cards("jim_raynor", "discards")
    game.picks("card feedback")
    alone = [card_slug(game.box, event.things[0]) for event in game.told("lone-reinforcement")]
    assert alone == ["bw_t1", "bw_t1"]
    assert values(game)[1] == (5, 5)
    assert sorted(game.cards("jim_raynor", "discards")) == sorted(
        [*before, "bw_t1", "bw_t1", "terran_03"]
    )
    assert game.cards("tassadar", "discards").count("feedback") == 1
    assert len(game.player("tassadar").hand) == len(hand) - 1


@rule("BW-KEY-09")
def test_an_empty_deck_is_made_anew_from_its_owners_discards() -> None:
    game = at_the_blind_card(jim_raynor={"deck": [], "discards": ["terran_03"]})
    assert card_slug(game.box, tassadars(game.state)[0]).startswith(("terran", "bw_t"))
    assert game.player("jim_raynor").discards == ()
    assert len(game.player("jim_raynor").deck) == 19


@rule("BW-KEY-21")
def test_without_any_card_none_is_placed_and_no_reinforcement_is_asked_for() -> None:
    """Interaction 40."""
    game = stolen_front()
    raynor = game.player("jim_raynor")
    raynor.hand = tuple(sorted((*raynor.hand, *raynor.deck, *raynor.discards)))
    raynor.deck = raynor.discards = ()
    game.picks("card protoss_03")
    asked = []
    while game.state.battle is not None:
        asked.append((game.asked, game.prompt))
        game.picks(game.options[-1])
    assert ("tassadar", "reinforcement-card") not in asked
    assert values(game)[1] == (0, 0)


@rule("BW-KEY-09")
def test_stolen_units_of_one_owner_draw_successive_cards() -> None:
    game = stolen_front(
        units="marine@jim_raynor firebat@jim_raynor",
        attackers="zealot zealot",
        jim_raynor={"deck": ["terran_03", "terran_07", "terran_01"]},
    )
    fight(game, {"zealot": ["protoss_03", "protoss_04"]}, until="next-skirmish")
    found = [card_slug(game.box, card) for at in (0, 1) for card in tassadars(game.state, at)]
    assert found == ["terran_03", "terran_07"]


@rule("BW-KEY-09")
def test_the_first_owner_may_be_the_enemy_in_this_very_battle() -> None:
    game = expanded_battle(
        {
            "jim_raynor": army("firebat", hand=["terran_07"], deck=[
                "terran_01", "terran_02", "terran_08", "terran_03", "terran_09",
            ]),
            "tassadar": army("marine@jim_raynor", hand=["protoss_17"]),
        }
    )  # fmt: skip
    game.picks("card terran_07", "done")
    assert (game.asked, game.prompt) == ("tassadar", "reinforcement-card")
    assert [card_slug(game.box, card) for card in tassadars(game.state)] == ["terran_03"]
    game.picks("done")
    assert values(game) == [(6, 6), (5, 5)]
    assert {"terran_03", "terran_07"} <= set(game.cards("jim_raynor", "discards"))


@rule("BW-KEY-09")
def test_the_deck_of_a_player_who_is_out_is_still_used() -> None:
    """Interaction 40."""
    game = stolen_front(jim_raynor={"out": True, "elsewhere": {}, "deck": ["terran_03"]})
    game.picks("card protoss_03", "done")
    assert card_slug(game.box, tassadars(game.state)[0]) == "terran_03"


@rule("BW-KEY-09")
def test_hallucination_and_adaptive_strategy_give_no_choice() -> None:
    """Interaction 40."""
    game = stolen_front(
        attackers="zealot high_templar",
        aldaris={"hand": ["protoss_03", "hallucination"]},
        tassadar={"events": ["adaptive_strategy"], "hand": ["protoss_05"]},
        jim_raynor={"deck": ["terran_03", "terran_02", "terran_01"]},
    )
    fight(game, {"zealot": ["protoss_03", "hallucination"]}, until="reinforcement-card")
    game.picks("card hallucination")
    assert (game.asked, game.prompt) == ("tassadar", "reinforcement-card"), "and nothing to look at"
    game.picks("done")
    assert [event.kind for event in game.events].count("cancel") == 1
    assert values(game)[1] == (5, 4), "the next card of the same deck, terran_02"


@rule("BW-KEY-09")
def test_no_text_for_whole_protoss_armies_matches_a_stolen_marine() -> None:
    """Interaction 39: a reinforcement for every Protoss unit fails its check; one for Dark Archons
    behind holds."""
    game = at_the_blind_card(jim_raynor={"deck": ["terran_03", "terran_01"]})
    game.picks("card protoss_17")
    assert [event.kind for event in game.events].count("invalid") == 1
    assert values(game)[1] == (5, 5)
    own = at_the_blind_card(units="zealot@aldaris")
    own.picks("card protoss_17")
    assert [event.kind for event in own.events].count("invalid") == 0


# ---- who knows it --------------------------------------------------------------------------------


@rule("BW-KEY-09")
def test_the_blind_card_is_known_to_nobody_not_even_to_its_first_owner() -> None:
    game = at_the_blind_card()

    def another_card(state: State) -> None:
        raynor, one = state.players[2], skirmish(state)
        deck = list(raynor.deck)
        card, deck[0] = deck[0], one.cards[1][0]
        assert card != deck[0]
        raynor.deck, one.cards = tuple(deck), (one.cards[0], (card,))

    assert who_notices(game, another_card) == []
    for who in EVERYBODY:
        shown = seen_by(game, who)["battle"]
        assert shown is not None
        [card] = shown["skirmishes"][0]["cards"][1]
        assert card == {"card": None, "face_up": False, "from_deck": True, "looked": False}


@rule("BW-KEY-09")
def test_everybody_can_name_it_among_the_unseen_cards_of_its_first_owner() -> None:
    game = at_the_blind_card()
    raynor, [blind] = game.player("jim_raynor"), tassadars(game.state)
    own = player_seen(game, "jim_raynor", "jim_raynor")["unseen"]
    assert own == sorted((*raynor.deck, blind))
    for who in ("aldaris", "tassadar", WATCHER):
        seen = player_seen(game, who, "jim_raynor")["unseen"]
        assert seen == sorted((*raynor.deck, *raynor.hand, blind))
    assert blind not in player_seen(game, "aldaris", "tassadar")["unseen"]


@rule("BW-KEY-09")
def test_worlds_deal_it_from_the_deck_of_its_first_owner() -> None:
    game = at_the_blind_card(jim_raynor={"hand": ["terran_01", "terran_02"]})
    raynor = game.player("jim_raynor")
    whole = {*raynor.deck, *tassadars(game.state)}
    for who, possible in (
        ("jim_raynor", whole),
        ("tassadar", {*whole, *raynor.hand}),
        ("aldaris", {*whole, *raynor.hand}),
    ):
        dealt = {tassadars(world)[0] for world in worlds_for(game, who, 300)}
        assert dealt == possible, who


@rule("BW-KEY-09")
def test_its_reinforcement_is_known_to_the_controller_and_is_one_in_every_world() -> None:
    hand = ["protoss_05", "protoss_17", "feedback", "hallucination"]
    game, again = (
        stolen_front(
            "marine@jim_raynor firebat@jim_raynor",
            attackers="zealot zealot",
            tassadar={"hand": hand},
        )
        for _ in range(2)
    )
    for one, card in ((game, "feedback"), (again, "hallucination")):
        fight(one, {"zealot": ["protoss_03"]}, until="reinforcement-card")
        while one.asked == "aldaris":
            one.picks("done")
            fight(one, {"zealot": ["protoss_04"]}, until="reinforcement-card")
        one.picks(f"card {card}")
        assert one.prompt == "reinforcement-card", "the second skirmish is not resolved yet"
    for who in ("aldaris", "jim_raynor", WATCHER):
        assert seen_by(game, who) == seen_by(again, who)
    assert seen_by(game, "tassadar") != seen_by(again, "tassadar")
    standard = game.box.standard
    dealt = [tassadars(world) for world in worlds_for(game, "aldaris", 100)]
    assert not any(standard[second] for _, second in dealt)
    assert len({second for _, second in dealt}) > 1
    assert {tassadars(world)[1] for world in worlds_for(game, "tassadar", 20)} == {
        tassadars(game.state)[1]
    }


@rule("BW-KEY-09")
def test_when_the_first_owners_deck_runs_out_the_blind_card_is_known_to_be_out() -> None:
    game = at_the_blind_card(jim_raynor={"deck": ["terran_03"], "hand": ["terran_01"]})
    raynor = game.player("jim_raynor")
    assert sorted(raynor.announced) == sorted((*raynor.hand, *tassadars(game.state)))
    assert len(raynor.deck) == 18
    assert not skirmish(game.state).marks[1][0] & FACE_UP
    [blind] = tassadars(game.state)
    game.picks("done")
    assert blind in raynor.discards
    assert raynor.announced == raynor.hand, "the card that was turned up is no longer hidden"
