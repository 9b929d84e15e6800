"""The figures of a finished game, from picks whose outcome is known."""

from __future__ import annotations

from orrery.clone_wars.knowledge.shown import CloneWarsSummary
from orrery.clone_wars.knowledge.summary import summary
from orrery.core.events import Event
from tests.clone_wars.scenario import Scenario, side, table


def played(game: Scenario, *picks: str) -> CloneWarsSummary:
    """The summary of a game in which only these picks were made."""
    steps = []
    for pick in picks:
        before = game.game.copy()
        game.game.events = happened = list[Event]()
        game.pick(pick)
        steps.append((before, game.game.copy(), happened))
    return summary(steps, game.game)


ATTACK = ("commit clone_trooper base", "commit clone_trooper base", "resolve base")


def test_damage_is_counted_for_whoever_dealt_it_by_what_was_hit() -> None:
    game = table(
        turn=1,
        republic=side(units=["clone_trooper", "clone_trooper"]),
        separatist=side(ships=[("munificent_class_frigate", 1)]),
    )
    total = played(game, *ATTACK)
    assert total["damage"] == [
        {"turn": 1, "seat": 0, "hit": "base", "amount": 1},
        {"turn": 1, "seat": 0, "hit": "ship", "amount": 3},
    ]
    mine, theirs = total["totals"]
    assert (mine["damage"], mine["ships"], mine["bases"]) == (4, 1, 0)
    assert not any(theirs.values())


def test_a_fallen_base_and_the_biggest_blow_are_told_with_their_turn() -> None:
    game = table(
        turn=1,
        republic=side(units=["clone_trooper", "clone_trooper"]),
        separatist=side(damage=5),
    )
    fallen = game.game.state.sides[1].base
    total = played(game, *ATTACK)
    assert total["fallen"] == [{"turn": 1, "seat": 0, "card": fallen}]
    assert total["totals"][0]["bases"] == 1
    blow = total["biggest"]
    assert blow is not None
    assert (blow["turn"], blow["seat"], blow["amount"]) == (1, 0, 4)
    assert [one["attack"] for one in blow["cards"]] == [2, 2]


def test_the_best_cards_are_those_that_gave_most() -> None:
    game = table(
        republic=side(hand=["republic_shuttle"], units=["clone_trooper", "captain_rex"]),
        separatist=side(),
    )
    slug = game.game.facts.slug
    total = played(
        game,
        "play republic_shuttle",
        "commit captain_rex base",
        "commit clone_trooper base",
        "resolve base",
    )
    best = [(slug(one["card"]), one["what"]) for one in total["best"][0]]
    assert best[-1] == ("republic_shuttle", "resources")
    assert {name for name, what in best[:2]} == {"captain_rex", "clone_trooper"}
    assert total["best"][1] == []


def test_cards_that_everybody_begins_with_come_after_the_other_best_cards() -> None:
    units = ["clone_trooper", "clone_trooper", "captain_rex"]
    game = table(republic=side(units=units), separatist=side())
    picks = ("commit captain_rex base", "commit clone_trooper base", "commit clone_trooper base")
    total = played(game, *picks, "resolve base")
    best = [game.game.facts.slug(one["card"]) for one in total["best"][0]]
    assert best == ["captain_rex", "clone_trooper"]


def test_equal_cards_are_one_of_the_best_cards() -> None:
    game = table(republic=side(units=["clone_trooper", "clone_trooper"]), separatist=side())
    (best,) = played(game, *ATTACK)["best"][0]
    assert (game.game.facts.slug(best["card"]), best["what"]) == ("clone_trooper", "attack")
    assert best["amount"] == 4


def test_the_force_is_kept_at_the_end_of_each_turn() -> None:
    game = table(turn=1, force=2, republic=side(), separatist=side())
    total = played(game, "end")
    assert total["force"] == [{"turn": 1, "force": 2}, {"turn": 2, "force": 2}]
    assert total["turns"] == 2
