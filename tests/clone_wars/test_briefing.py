"""What a client needs besides the view: references, what reveals, suggestions, sums, provenance."""

from __future__ import annotations

from typing import Any, get_args, get_type_hints

from orrery.clone_wars.knowledge.shown import CloneWarsRemarks, Sources, Summand
from orrery.clone_wars.ruleset import CLONE_WARS
from orrery.clone_wars.words.offers import option_line
from orrery.core.decisions import Option
from orrery.core.facts import PROVENANCE
from orrery.core.shown import Briefing, OfferedOption
from tests.clone_wars.scenario import Scenario, side, table
from tests.marks import rule


def brief(game: Scenario) -> Briefing:
    told = CLONE_WARS.briefing(game.game)
    assert told is not None
    return told


def remarks(game: Scenario) -> CloneWarsRemarks:
    return CLONE_WARS.remarks(game.game)


def option(game: Scenario, text: str) -> OfferedOption:
    return next(one for one in brief(game)["options"] if one["text"] == text)


def is_vain(game: Scenario, text: str) -> bool:
    return CLONE_WARS.option_remarks(game.game, game.option(text, 0))["vain"]


def told(game: Scenario, lines: list[Summand]) -> list[tuple[str, str, int, str]]:
    """Summands by name."""
    slug = game.game.facts.slug
    return [(slug(one["card"]), slug(one["source"]), one["value"], one["rule"]) for one in lines]


def test_a_decision_is_told_with_its_rule_its_texts_and_what_ends_it() -> None:
    game = table(republic=side(hand=["clone_trooper"]))
    shown = brief(game)
    assert (shown["seat"], shown["prompt"], shown["rule"]) == (0, "action", "CW-TURN-07")
    assert [one["text"] for one in shown["options"]] == game.options
    assert shown["done"] == game.options.index("end")
    assert shown["suggested"] is None


def test_a_forced_option_is_suggested() -> None:
    game = table(
        active="separatist",
        separatist=side(units=["commando_droid"]),
        republic=side(hand=["republic_shuttle"] * 2),
    )
    game.pick("use commando_droid")
    assert (brief(game)["suggested"], brief(game)["done"]) == (0, None)


def test_options_refer_to_cards_and_zones_by_role() -> None:
    game = table(
        active="separatist",
        separatist=side(units=["wat_tambor", "stap"], hand=["mtt", "droideka"], discard=["stap"]),
        row=["arc_trooper"],
    )
    slug = game.game.facts.slug
    what, to = option(game, "commit stap arc_trooper")["refs"]
    assert (what["role"], what["kind"], slug(what["number"])) == ("what", "card", "stap")
    assert (to["role"], to["kind"], slug(to["number"])) == ("to", "card", "arc_trooper")
    game.pick("commit stap arc_trooper")
    target, attacker = option(game, "resolve arc_trooper")["refs"]
    assert (target["role"], slug(target["number"])) == ("to", "arc_trooper")
    assert (attacker["role"], slug(attacker["number"])) == ("with", "stap")
    game.pick("use wat_tambor")
    card, zone = option(game, "exile mtt hand")["refs"]
    assert slug(card["number"]) == "mtt"
    assert (zone["role"], zone["kind"], zone["name"]) == ("from", "zone", "hand")


def test_an_attack_on_the_base_refers_to_the_card_of_the_base() -> None:
    game = table(republic=side(units=["clone_trooper"]))
    _, to = option(game, "commit clone_trooper base")["refs"]
    assert to["number"] == game.game.state.sides[1].base
    game.pick("commit clone_trooper base")
    target, _ = option(game, "resolve base")["refs"]
    assert target["number"] == game.game.state.sides[1].base


def test_an_ability_is_marked_if_it_costs_something_and_would_do_nothing() -> None:
    at_the_end = table(force=3, republic=side(units=["outer_rim_pilot"]))
    before_it = table(force=2, republic=side(units=["outer_rim_pilot"]))
    assert is_vain(at_the_end, "use outer_rim_pilot")
    assert not is_vain(before_it, "use outer_rim_pilot")
    assert not is_vain(before_it, "end")


def test_what_draws_or_turns_something_up_reveals() -> None:
    game = table(
        republic=side(hand=["clone_trooper"], units=["ahsoka_tano"], pool=2, deck=["yoda"]),
        row=["clone_medic"],
    )
    before = game.options
    assert not option(game, "play clone_trooper")["reveals"]
    assert option(game, "use ahsoka_tano")["reveals"]
    assert option(game, "buy clone_medic")["reveals"]  # the slot is refilled
    assert not option(game, "buy outer_rim_pilot")["reveals"]
    assert game.options == before, "asking changes nothing"


def foreseen(game: Scenario) -> dict[str, bool | None]:
    """Whether options reveal something, as far as nobody needs to try them."""
    asks, options = game.game.stack[-1], CLONE_WARS.verbs.options(game.game)
    return {text: asks.foresees(game.game, one) for text, one in options.items()}


def test_what_a_card_without_a_text_reveals_is_plain_to_see() -> None:
    hand = ["clone_trooper", "jedi_knight"]
    usual = foreseen(table(republic=side(hand=hand)))
    assert usual["play clone_trooper"] is False
    assert usual["play jedi_knight"] is None
    watched = foreseen(table(republic=side(hand=hand, base="toydaria")))
    assert watched["play clone_trooper"] is None


def test_at_the_end_of_a_turn_cards_are_drawn_if_there_are_any() -> None:
    assert foreseen(table(republic=side(hand=["clone_trooper"])))["end"] is True
    assert foreseen(table(republic=side()))["end"] is None


@rule("CW-ATTACK-08", "CW-TERM-15")
def test_the_sum_of_an_attack_names_every_summand_with_its_source() -> None:
    game = table(
        republic=side(
            units=["delta_7b", "arc_trooper", "ahsoka_tano"], ships=["venator_class_star_destroyer"]
        ),
        separatist=side(ships=[("droid_control_ship", 2)], damage=3),
    )
    game.picks("commit delta_7b base", "commit arc_trooper base")
    (shown,) = remarks(game)["sums"]
    assert told(game, shown["lines"]) == [
        ("delta_7b", "delta_7b", 3, "CW-TERM-02"),
        ("delta_7b", "venator_class_star_destroyer", 1, "CW-KEY-01"),
        ("arc_trooper", "arc_trooper", 3, "CW-TERM-02"),
        ("arc_trooper", "arc_trooper", 2, "CW-KEY-01"),
    ]
    assert shown["total"] == 9 == sum(line["value"] for line in shown["lines"])
    assert [one["value"] for one in shown["against"]] == [4, 5]


@rule("CW-ATTACK-11")
def test_damage_that_is_divided_is_told_with_who_dealt_it_and_what_can_take_it() -> None:
    game = table(
        republic=side(units=["at_te", "arc_trooper"], ships=["venator_class_star_destroyer"]),
        separatist=side(
            ships=[("munificent_class_frigate", 1), "droid_control_ship", "droid_control_ship"]
        ),
    )
    game.picks("commit at_te base", "commit arc_trooper base", "resolve base")
    (shown,) = remarks(game)["sums"]
    assert [one[0] for one in told(game, shown["lines"])] == ["at_te", "arc_trooper"]
    assert shown["total"] == 8 == sum(line["value"] for line in shown["lines"])
    assert [one["value"] for one in shown["against"]] == [3, 6, 6, 8]
    game.pick("assign munificent_class_frigate 1")
    (shown,) = remarks(game)["sums"]
    assert shown["total"] == 7
    assert [one["value"] for one in shown["against"]] == [6, 6, 8]


@rule("CW-KEY-22")
def test_damage_that_is_prevented_is_in_the_sum_and_in_the_words() -> None:
    game = table(
        active="separatist",
        separatist=side(units=["droideka", "tri_fighter"]),
        republic=side(base="kashyyyk", ships=[("consular_class_cruiser", 2)]),
    )
    game.pick("commit droideka base")
    against = remarks(game)["sums"][0]["against"]
    assert [(one["value"], one["rule"]) for one in against[1:]] == [
        (2, "CW-KEY-22"),
        (14, "CW-ATTACK-14"),
    ]
    words = option_line(game.game, Option("resolve"), "en")
    assert words.endswith("4 damage: 1 to ships, 1 to the base, 2 prevented")
    game.picks("resolve base", "commit tri_fighter base")
    assert option_line(game.game, Option("resolve"), "en").endswith("3 damage")
    assert [one["value"] for one in remarks(game)["sums"][0]["against"]] == [13]


@rule("CW-KEY-16", "CW-BOUNTY-04")
def test_gained_attack_and_the_target_value_are_in_the_sum() -> None:
    game = table(republic=side(units=["hutt_fighter"], pool=1), row=["tri_fighter"])
    game.picks("use hutt_fighter", "commit hutt_fighter tri_fighter")
    (shown,) = remarks(game)["sums"]
    assert [line["value"] for line in shown["lines"]] == [2, 2]
    assert shown["against"][0]["value"] == 3
    assert shown["total"] == 4


@rule("CW-BOUNTY-13")
def test_a_neutral_target_is_worth_its_cost() -> None:
    game = table(
        factions="empire,rebel", empire=side(base="ord_mantell", units=["at_at"]), row=["dengar"]
    )
    game.pick("commit at_at dengar")
    assert remarks(game)["sums"][0]["against"][0]["value"] == 4


def test_a_card_is_described_with_where_its_facts_come_from() -> None:
    box = table().game.facts
    slugs = [box.slug(card) for card in range(box.size)]
    trench = CLONE_WARS.speaker("en").describe(box, slugs.index("admiral_trench"))
    assert trench["name"] == "Admiral Trench"
    assert trench["figures"]["target_value"] == 5
    assert trench["reward"] == "Gain 3 resources and 2 Force."
    assert trench["sources"]["provenance"] == "rulebook"
    assert "target_value" in trench["sources"]["attested"]
    assert "ability" in trench["sources"]["reconstructed"]
    rex = CLONE_WARS.speaker("en").describe(box, slugs.index("captain_rex"))
    assert rex["sources"]["provenance"] == "reconstructed"
    assert rex["traits"] == ["trooper"]
    assert rex["text"] == ["While this unit is in play, your other Trooper units have +1 attack."]


def test_every_provenance_that_a_record_may_have_can_be_shown() -> None:
    shown = get_type_hints(Sources)["provenance"]
    assert set(get_args(shown)) == set(PROVENANCE)


def test_nothing_is_briefed_when_the_game_is_over() -> None:
    game = table(
        republic=side(units=["anakin_skywalker"]),
        separatist=side(base="dac", damage=9, lost=["xorrn", "felucia"]),
    )
    game.picks("commit anakin_skywalker base", "resolve base")
    assert game.asked == "over"
    assert CLONE_WARS.briefing(game.game) is None


def aim_at(game: Scenario, slug: str) -> Any:
    """What is told of an attack on the base ("base") or on a card of the row."""
    facts = game.game.facts
    return next(
        one
        for one in remarks(game)["aims"]
        if (facts.slug(one["target"]) if one["target"] >= 0 else "base") == slug
    )


@rule("CW-ATTACK-08", "CW-BOUNTY-04")
def test_everything_that_could_be_attacked_tells_its_need_and_what_can_still_join() -> None:
    game = table(
        republic=side(
            units=["delta_7b", "clone_trooper", "republic_shuttle"],
            ships=["venator_class_star_destroyer"],
        ),
        separatist=side(damage=3),
        row=["stap", "clone_medic"],
    )
    slug = game.game.facts.slug
    (shown,) = aim_at(game, "stap")["against"]
    assert shown["value"] == 2
    joining = {slug(one["card"]): one["value"] for one in aim_at(game, "stap")["joining"]}
    assert joining == {"delta_7b": 4, "clone_trooper": 2, "republic_shuttle": 0}  # no ships
    assert {one["target"] for one in remarks(game)["aims"]} == {-1, aim_at(game, "stap")["target"]}
    game.pick("commit delta_7b stap")
    assert aim_at(game, "stap")["total"] == 4
    left = [slug(one["card"]) for one in aim_at(game, "base")["joining"]]
    assert left == ["clone_trooper", "republic_shuttle", "venator_class_star_destroyer"]
    assert sum(one["value"] for one in aim_at(game, "base")["against"]) == 5


def test_nothing_is_aimed_at_while_a_question_is_answered() -> None:
    game = table(
        active="separatist",
        separatist=side(units=["commando_droid"]),
        republic=side(hand=["republic_shuttle"] * 2),
    )
    game.pick("use commando_droid")
    assert remarks(game)["aims"] == []


@rule("CW-ABILITY-12")
def test_a_reward_that_would_bring_nothing_now_is_told_before_the_attack() -> None:
    row = ["commando_droid"]  # its reward is Force
    vain = []
    for force in (0, 3):
        game = table(republic=side(units=["captain_rex"]), row=row, force=force)
        reward = next(aim for aim in remarks(game)["aims"] if aim["target"] >= 0)
        vain.append(reward["vain"])
    assert vain == [False, True]
