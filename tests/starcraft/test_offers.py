"""What StarCraft asks and offers reads with its figures, and a refusal says why."""

from __future__ import annotations

from orrery.core.decisions import Option
from orrery.core.match import Match
from orrery.core.rng import seed_from_number
from orrery.games import read_texts
from orrery.starcraft.ruleset import STARCRAFT
from orrery.starcraft.words.offers import option_line, why_line
from orrery.starcraft.words.questions import prompt_line
from tests.starcraft.arena import army, battle, duel
from tests.starcraft.scenario import Position, side, table


def offered(game: Position) -> dict[str, str]:
    """The options in words, by their text form."""
    lines = [option_line(game.game, option, "en") for option in game.decision.options]
    return dict(zip(game.options, lines, strict=True))


def at_torus(order: str, **overmind: object) -> Position:
    """The Overmind executes an order on Torus."""
    given: dict[str, object] = {"at": {"torus.3": "zergling base"}, **overmind}
    game = table(
        overmind=side(**given),  # type: ignore[arg-type]
        jim_raynor=side(at={"dylar_iv.1": "marine base"}),
        orders={"torus": [f"overmind {order}"]},
    )
    game.picks("reveal torus")
    return game


def test_orders_are_asked_for_by_number_and_planet() -> None:
    game = table(
        overmind=side(at={"helios.2": "base"}),
        jim_raynor=side(at={"torus.1": "marine"}),
        phase="planning",
    )
    assert prompt_line(game.game, "en") == "Place order 1 of 4: where?"
    game.picks("planet helios")
    assert prompt_line(game.game, "en") == "Which order on Helios?"
    game.picks("order build", "planet torus", "order research")
    assert prompt_line(game.game, "en") == "Place order 2 of 4: where?"


def test_an_order_that_a_card_allows_is_no_order_of_the_four() -> None:
    game = table(
        overmind=side(at={"helios.2": "base"}, events=["preemptive_action"]),
        jim_raynor=side(at={"torus.1": "marine"}),
        phase="planning",
    )
    assert offered(game)["use preemptive_action"].startswith("Preemptive Action: Keep it.")
    game.picks("use preemptive_action")
    assert prompt_line(game.game, "en") == "Place an extra order: where?"


def test_the_order_revealed_is_named() -> None:
    game = at_torus("special_build", modules=["research_and_development"])
    assert prompt_line(game.game, "en") == (
        "Your special Build order on Torus: execute it, or draw an Event card instead?"
    )


def test_purchases_show_their_price() -> None:
    game = at_torus("build", pool=6)
    game.picks("execute")
    assert prompt_line(game.game, "en").endswith("You have 6 workers.")
    lines = offered(game)
    assert lines["unit zergling"] == "build Zergling for 1 mineral"
    assert lines["new-worker"] == "build a worker for 1 mineral"
    assert lines["transport helios-torus"] == "build a transport on Helios–Torus for 1 mineral"
    game.picks("done")
    assert offered(game)["building spawning_pool"] == "Spawning Pool, level 2, for 1 mineral"
    assert offered(game)["module air_support"].startswith("Air Support for 3 minerals: Where you")


def test_a_special_build_order_shows_the_discount() -> None:
    game = at_torus("special_build", modules=["research_and_development"])
    game.picks("execute")
    assert offered(game)["unit zergling"] == "build Zergling for 1 mineral, minus 1 resource"
    assert offered(game)["new-worker"] == "build a worker for 1 mineral"


def test_payment_shows_the_proposal_and_what_force_mining_does() -> None:
    resources = {"at": {"pridewater.1": "zergling base"}, "pool": 8}
    game = table(
        overmind=side(**resources, workers={"pridewater.3": 1}),  # type: ignore[arg-type]
        jim_raynor=side(at={"dylar_iv.1": "marine base"}),
        orders={"pridewater": ["overmind build"]},
        depletion={},
    )
    game.picks("reveal pridewater", "execute", "unit zergling")
    while game.prompt != "pay":
        game.picks(game.options[0])
    assert prompt_line(game.game, "en").startswith("Pay 1 mineral: ")
    lines = offered(game)
    assert lines["pay"] == "pay from the minerals on your sheet"
    assert lines["worker pridewater.1"] == "a worker on Pridewater 1"
    assert lines["worker pridewater.3"] == (
        "a worker on Pridewater 3: forced, the area becomes partially depleted"
    )


def test_moves_name_where_units_stand_and_what_areas_yield() -> None:
    game = at_torus("mobilize")
    game.picks("execute")
    assert offered(game)["move zergling torus.3"].startswith("Zergling from Torus 3 (")
    game.picks("move zergling torus.3")
    assert prompt_line(game.game, "en") == "Where on Torus does your Zergling go?"


def test_an_order_without_effect_is_offered_as_such() -> None:
    idle = ", with no effect: a {} order needs one of your bases {}on its planet"
    game = at_torus("research")
    assert offered(game)["execute"] == "execute the order"
    game = at_torus("special_research", at={"torus.3": "zergling", "helios.2": "base"})
    assert offered(game)["execute"] == "execute the order" + idle.format("Research", "")
    game = at_torus("build", at={"torus.3": "zergling", "helios.2": "base"})
    assert offered(game)["execute"] == "execute the order"
    game = at_torus("build", at={"helios.2": "zergling base"})
    assert offered(game)["execute"] == "execute the order" + idle.format("Build", "or units ")


def test_a_technology_without_a_text_tells_the_values_of_its_cards() -> None:
    game = table(
        jim_raynor=side(at={"dylar_iv.1": "marine base"}, pool=8),
        overmind=side(at={"torus.3": "zergling base"}),
        orders={"dylar_iv": ["jim_raynor research"]},
    )
    game.picks("reveal dylar_iv", "execute", "draw")
    assert offered(game)["technology stim_packs"] == (
        "Stim Packs for 1 mineral and 1 gas: cards with 7/3 and 7/4 for Marine and Firebat."
    )


def test_planets_are_placed_with_their_yields_visible() -> None:
    match = Match.new(STARCRAFT, {}, seed_from_number(1), read_texts(STARCRAFT), {})
    while match.game.decision is not None and match.game.decision.prompt.key == "faction":
        match.play(match.game.decision.options[0])
    assert match.game.decision is not None
    assert match.game.decision.prompt.key == "place-planet"
    for option in match.game.decision.options:
        line = option_line(match.game, option, "en")
        areas = match.game.facts.areas_of[option.what]
        assert line.count(",") + line.count(" and ") == len(areas) - 1


def test_cards_show_what_they_are_worth_at_the_skirmish() -> None:
    hand = ["terran_05", "terran_09", "terran_10", "terran_17"]
    game = battle(jim_raynor=army("marine", hand=hand), overmind=army("zergling"))
    assert prompt_line(game.game, "en") == (
        "Skirmish 1, your Marine against Zergling: which standard card?"
    )
    lines = offered(game)
    assert lines["card terran_05"] == "Marine 5/5"
    assert lines["card terran_09"] == (
        "Goliath/Wraith 6/7 (here 3/4, unused: With Goliath in front: +2 attack against flying "
        "units.)"
    )
    assert len(set(lines.values())) == len(lines)
    game.picks("card terran_05")
    assert offered(game)["card terran_17"] == "Reinforcement +1 health (fits no unit here)"


def test_skirmishes_are_told_apart_by_who_meets() -> None:
    game = battle(
        overmind=army("zergling ultralisk hydralisk"), jim_raynor=army("marine goliath", hand=[])
    )
    while game.prompt != "support":
        game.picks(game.options[0])
    assert prompt_line(game.game, "en").startswith("Which skirmish does your ")
    assert all(" against " in line for line in offered(game).values())


def test_every_module_says_what_it_does() -> None:
    game = at_torus("build", pool=9)
    game.picks("execute", "done")
    lines = [line for text, line in offered(game).items() if text.startswith("module")]
    assert len(lines) == len(game.box.module_slugs) - 1
    assert all(": " in line for line in lines)


# Why not


def test_a_refusal_has_the_figures_that_matter() -> None:
    game = at_torus("build", pool=1, buildings={"spawning_pool": 2})
    game.picks("execute")
    unit = game.box.unit(game.player("overmind").faction, "hydralisk")
    assert why_line(game.game, 0, Option("unit", unit), "en") == (
        (
            "You do not have enough workers: only 1 is in your pool, and each pays for one mineral "
            "or gas."
        ),
        "SC-ECON-18",
    )
    assert why_line(game.game, 1, Option("unit", unit), "en") == (
        "It is not your decision.",
        "SC-TERM-02",
    )


def test_a_refusal_names_the_active_planet() -> None:
    game = at_torus("mobilize", at={"torus.3": "zergling base", "helios.1": "hydralisk"})
    game.picks("execute")
    unit = game.box.unit(game.player("overmind").faction, "hydralisk")
    helios = game.box.area_slugs.index("helios.1")
    assert why_line(game.game, 0, Option("move", unit, helios), "en") == (
        "You have no transport on a route from there to Torus.",
        "SC-MOVE-04",
    )


def test_another_question_must_be_answered_first() -> None:
    game = at_torus("build")
    why = why_line(game.game, 0, Option("planet", 0), "en")
    assert why is not None
    assert why.sentence == "Answer this first: " + prompt_line(game.game, "en")


def test_what_is_possible_is_not_refused() -> None:
    game = at_torus("build")
    assert why_line(game.game, 0, Option("execute"), "en") is None


# Rare questions


def test_a_cancelled_card_is_asked_for_again_at_its_skirmish() -> None:
    game = duel(
        aldaris=("zealot high_templar", ["protoss_01", "hallucination"]),
        arcturus_mengsk=("marine", ["terran_05"], {"hand": ["terran_05", "terran_03"]}),
    )
    assert prompt_line(game.game, "en") == (
        "Skirmish 1: your standard card was cancelled. Which one replaces it?"
    )
    assert offered(game)["deck"] == "the top card of your deck, unseen"


def test_a_cloaked_unit_is_named_where_it_withdraws() -> None:
    game = duel(
        jim_raynor=("goliath", ["terran_14"]),
        overmind=("hydralisk", ["burrow_0/5"], {"elsewhere": {"torus.1": "zergling"}}),
    )
    assert prompt_line(game.game, "en") == "Your cloaked Hydralisk gets away: where to?"


def test_event_cards_of_one_title_are_told_apart_by_their_stage() -> None:
    events = ["retreat_1", "retreat_2"]
    game = battle(overmind=army("zergling", events=events), jim_raynor=army("marine"))
    assert offered(game)["use retreat_1"].startswith("Retreat I: ")
    assert offered(game)["use retreat_2"].startswith("Retreat II: ")


def test_cards_to_be_searched_for_say_what_they_do() -> None:
    game = table(
        jim_raynor=side(at={"helios.2": "base"}, events=["specialized_strategy"]),
        overmind=side(at={"torus.1": "zergling"}),
        phase="regrouping",
    )
    lines = offered(game)
    assert lines["search terran_05"] == "Marine 5/5, from your deck"
    assert lines["search terran_10"].startswith("Goliath/Wraith 6/7, from your deck: +1 attack")
    assert len(set(lines.values())) == len(lines)
