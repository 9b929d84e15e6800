"""Why not, by pointing at cards: the moves one may mean, and the rule that forbids each."""

from random import Random

import pytest

from orrery.clone_wars.ruleset import CLONE_WARS
from orrery.core.decisions import Option, Ref, Seat
from orrery.core.ruleset import Reason
from orrery.games import new_match
from tests.clone_wars.scenario import Scenario, side, table

POINTED = {"play", "buy", "use", "commit", "resolve", "pay-off", "end"}


def refs(cards: list[int]) -> list[Ref]:
    return [Ref("card", card) for card in cards]


def answers(game: Scenario, faction: str, *slugs: str) -> list[tuple[str, str | None]]:
    """What a faction is told that points at cards, the first of each name: verbs and rules."""
    facts = game.game.facts
    cards = [next(one for one in range(facts.size) if facts.slug(one) == slug) for slug in slugs]
    seat = Seat(facts.factions.index(faction))
    return [(one.option.verb, one.rule) for one in CLONE_WARS.reasons(game.game, seat, refs(cards))]


def why(game: Scenario, words: str) -> str:
    """The sentence that tells why a move is not possible."""
    verb, slug = words.split()
    facts = game.game.facts
    card = next(one for one in range(facts.size) if facts.slug(one) == slug)
    seat, option = Seat(game.game.state.active), Option(verb, card, 0)
    told = CLONE_WARS.speaker("en").why_line(game.game, seat, option)
    assert told is not None
    return told.sentence


def test_a_card_of_the_hand_is_played() -> None:
    game = table(republic=side(hand=["yoda"]))
    assert answers(game, "republic", "yoda") == [("play", None)]
    assert answers(game, "separatist", "yoda") == [("buy", "CW-TURN-09")]


def test_a_card_in_play_is_used_and_attacks() -> None:
    game = table(republic=side(units=["yoda"], deck=["clone_medic"]))
    assert answers(game, "republic", "yoda") == [("commit", None), ("use", None)]
    game.pick("commit yoda base")
    assert answers(game, "republic", "yoda")[0] == ("commit", "CW-ATTACK-07")


def test_the_first_reason_is_about_what_the_card_is_for() -> None:
    game = table(republic=side(units=["clone_trooper", "republic_shuttle"]))
    game.pick("commit clone_trooper base")
    # It has no ability, which nobody asked for: it attacks already.
    assert answers(game, "republic", "clone_trooper") == [("commit", "CW-ATTACK-07")]
    idle = why(game, "use republic_shuttle")
    assert answers(game, "republic", "republic_shuttle") == [("use", "CW-ABILITY-01")]
    assert idle.startswith("Republic Shuttle has no attack now and no ability to use")


def test_a_card_of_the_row_is_attacked_bought_or_paid_off() -> None:
    game = table(republic=side(units=["clone_medic"], pool=1), row=["droideka", "yoda"])
    assert answers(game, "republic", "droideka") == [("commit", None), ("buy", "CW-BUY-02")]
    # Nobody thinks of attacking an own card.
    assert answers(game, "republic", "yoda") == [("buy", "CW-BUY-03")]
    game.pick("commit clone_medic droideka")
    assert ("resolve", None) in answers(game, "republic", "droideka")


def test_what_the_enemy_has_in_play_is_attacked_through_the_base() -> None:
    game = table(
        republic=side(units=["clone_medic"]),
        separatist=side(units=["droideka"], ships=["droid_control_ship"]),
    )
    assert answers(game, "republic", "droideka") == [("commit", "CW-ATTACK-01")]
    assert answers(game, "republic", "droid_control_ship") == [("commit", "CW-ATTACK-01")]
    base = game.game.facts.slug(game.game.state.sides[1].base)
    assert answers(game, "republic", base) == [("commit", None)]


def test_several_cards_are_attackers_and_a_target() -> None:
    game = table(republic=side(units=["yoda"], ships=["consular_class_cruiser"]), row=["droideka"])
    told = answers(game, "republic", "yoda", "consular_class_cruiser", "droideka")
    assert told == [("commit", None), ("commit", "CW-BOUNTY-03")]


def test_without_any_card_in_play_nothing_attacks() -> None:
    game = table(row=["droideka"])
    assert answers(game, "republic", "droideka")[0] == ("commit", "CW-ATTACK-02")


def test_what_a_question_offers_is_found_too() -> None:
    game = table(
        active="separatist",
        separatist=side(units=["commando_droid"]),
        republic=side(hand=["republic_shuttle", "clone_trooper"]),
    )
    game.pick("use commando_droid")
    assert answers(game, "republic", "clone_trooper") == [("discard", None), ("play", "CW-TURN-08")]
    assert answers(game, "separatist", "clone_trooper") == [("buy", "CW-TURN-08")]


def test_pointing_at_nothing_means_what_needs_no_card() -> None:
    assert answers(table(), "republic") == [("end", None), ("resolve", "CW-ATTACK-06")]


def pointed_at(option: Option) -> list[int]:
    """The card a person would point at for a move."""
    return [] if option.verb == "end" or option == Option("resolve") else [option.what]


def test_every_move_that_is_offered_is_found_by_pointing() -> None:
    chance, found = Random(5), set()
    match = new_match("clone-wars", seed=5, mode="full", pay_off="yes")
    while match.game.decision is not None:
        seat, options = match.game.decision.seat, match.game.decision.options
        for option in options:
            if option.verb not in POINTED:
                continue
            things = pointed_at(option)
            if option.verb == "commit":
                enemy = match.game.state.sides[1 - seat].base
                things.append(enemy if option.to < 0 else option.to)
            if -1 not in things:
                assert Reason(option, None) in CLONE_WARS.reasons(match.game, seat, refs(things))
                found.add(option.verb)
        match.play(chance.choice(options))
    assert found == POINTED


@pytest.mark.slow
def test_reasons_tell_nothing_that_is_hidden() -> None:
    chance = Random(6)
    match = new_match("clone-wars", seed=6, mode="full")
    changed = 0
    while (decision := match.game.decision) is not None:
        game = match.game
        for seat in (Seat(0), Seat(1)):
            other = CLONE_WARS.determinize(game, seat, chance)
            changed += other.state.sides[1 - seat].hand != game.state.sides[1 - seat].hand
            for card in chance.sample(range(game.facts.size), 12):
                told = CLONE_WARS.reasons(game, seat, refs([card]))
                assert told == CLONE_WARS.reasons(other, seat, refs([card])), game.facts.slug(card)
        match.play(chance.choice(decision.options))
    assert changed
