"""What happened in StarCraft is told to each reader as far as he may know it, and battles with
their arithmetic."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from orrery.core.decisions import Seat
from orrery.core.events import Event
from orrery.core.match import Match
from orrery.core.record import Result
from orrery.core.rng import seed_from_number
from orrery.games import read_texts
from orrery.starcraft.board.state import StarCraftGame, State
from orrery.starcraft.facts.box import Box
from orrery.starcraft.ruleset import STARCRAFT
from orrery.starcraft.words.offers import option_line, why_line
from orrery.starcraft.words.questions import prompt_line
from orrery.starcraft.words.scene import scene_of
from orrery.starcraft.words.story import Teller, event_line, paragraphs
from tests.laws.starcraft_moves import universe
from tests.starcraft.arena import army, battle, duel
from tests.starcraft.scenario import Position, side, table


def story(game: StarCraftGame, events: Sequence[Event], seat: int | None) -> list[str]:
    """What a seat is told, in English."""
    teller = Teller(game.facts, scene_of(game), seat, "en")
    return [teller.paragraph(part) for part in paragraphs(events, seat)]


def play(settings: dict[str, str], seed: int, picks: int) -> Match[State, Box]:
    """A game of chance in which everything that is asked and offered is put into words."""
    match = Match.new(STARCRAFT, settings, seed_from_number(seed), read_texts(STARCRAFT), {})
    chance = Random(seed)
    while match.game.decision is not None and match.number < picks:
        options = match.game.decision.options
        assert prompt_line(match.game, "en")[-1] in ".?", prompt_line(match.game, "en")
        lines = [option_line(match.game, option, "en") for option in options]
        assert len(set(lines)) == len(lines), sorted(lines)
        match.play(chance.choice(options))
    return match


@pytest.mark.parametrize(
    ("settings", "seed"),
    [
        ({"players": "2", "galaxy": "quick"}, 1),
        ({"players": "4", "teams": "yes", "galaxy": "quick"}, 2),
        ({"players": "3"}, 3),
        ({"players": "6", "galaxy": "quick", "goal": "elimination"}, 4),
    ],
)
def test_whole_games_are_told_to_everybody(settings: dict[str, str], seed: int) -> None:
    match = play(settings, seed, 500)
    events = [event for part in match.events for event in part]
    for seat in (0, 1, None):
        for event in events:
            line = event_line(match.game, event, seat, "en")
            assert line.endswith((".", "!")) or event.kind == "summand", line
        assert all(story(match.game, events, seat))


def test_why_not_is_said_for_any_move() -> None:
    match, chance = play({"players": "2", "galaxy": "quick"}, 5, 0), Random(5)
    while match.game.decision is not None and match.number < 120:
        seat = match.game.decision.seat
        for option in chance.sample(universe(match.game, chance), 20):
            why = why_line(match.game, seat, option, "en")
            assert why is None or (why.sentence.endswith((".", "?")) and why.rule[:3] == "SC-")
        match.play(chance.choice(match.game.decision.options))


# Battles


def told(game: Position, reader: int | None = None) -> list[str]:
    return story(game.game, game.events, reader)


def test_a_skirmish_is_told_with_its_arithmetic() -> None:
    game = duel(
        overmind=("ultralisk zergling", ["zerg_07"]),
        arcturus_mengsk=("siege_tank", ["terran_16"]),
    )
    compare = next(line for line in told(game, 0) if "against Arcturus Mengsk’s Siege Tank" in line)
    attack, health = game.told("compare")[0].things[0], game.told("compare")[0].things[2]
    assert f"Skirmish 1: your Ultralisk {attack}/{health} against " in compare
    assert f"Ultralisk attack {attack}: {attack - 1} card +1 Zergling" in compare
    assert f"Ultralisk health {health}: {health - 1} card +1 its text" in compare
    assert "Siege Tank attack 8: 7 card +1 its text" in compare


def test_stasis_field_explains_an_attack_of_0() -> None:
    game = duel(
        tassadar=("zealot zealot arbiter", ["protoss_01", "stasis_field"]),
        overmind=("zergling", ["zerg_01"]),
    )
    line = next(line for line in told(game) if "Skirmish 1: Tassadar’s Zealot 0/" in line)
    assert "+1 Zealot, but 0 because of Stasis Field" in line


def test_a_sum_of_one_summand_is_not_spelled_out() -> None:
    game = duel(overmind=("zergling", ["zerg_03"]), jim_raynor=("marine", ["terran_05"]))
    line = next(line for line in told(game) if "Skirmish 1: the Overmind’s Zergling" in line)
    assert "(" not in line


def test_technologies_and_modules_give_their_names_to_a_sum() -> None:
    game = duel(
        jim_raynor=(
            "marine science_vessel",
            ["terran_05", "emp_shockwave"],
            {"technologies": ["defense_matrix"], "base": True, "modules": ["air_support"]},
        ),
        aldaris=("scout", ["protoss_08"]),
    )
    line = next(line for line in told(game) if "Skirmish 1: Jim Raynor’s Marine" in line)
    assert "+1 EMP Shockwave +1 Air Support" in line
    assert "+1 Defense Matrix" in line


def test_a_triggered_splash_card_is_told_before_its_damage() -> None:
    game = duel(
        jim_raynor=("firebat", ["terran_04"]), overmind=("zergling zergling zergling", ["zerg_01"])
    )
    after = "splash damage follows after the skirmishes."
    assert told(game, 0)[-3].endswith(f"You trigger Firebat 6/6: {after}")
    assert told(game, 1)[-3].endswith(f"Jim Raynor triggers Firebat 6/6: {after}")
    assert told(game, 0)[-2].startswith("Splash damage hits the Overmind’s army: a Zergling.")


def test_a_nuke_that_will_fall_is_told_and_goes_back() -> None:
    game = duel(
        jim_raynor=("ghost", ["nuke"]), overmind=("ultralisk zergling zergling", ["zerg_04"])
    )
    assert told(game, 0)[-1].endswith(
        "You have a Nuke that falls after the skirmishes. Nuke 0/6 returns to your Technology deck."
    )
    while game.prompt == "nuke":
        game.picks("unit zergling")
    assert told(game, 0)[-1].startswith("A Nuke hits the Overmind’s army: 2 Zerglings.")


def test_a_nuke_that_fails_is_not_told_as_held() -> None:
    game = duel(jim_raynor=("ghost", ["nuke"]), overmind=("ultralisk zergling", ["zerg_07"]))
    assert game.told("nuke-held") == []
    assert "Nuke 0/6 returns to Jim Raynor’s Technology deck." in " ".join(told(game))


def test_a_triggered_card_goes_back_after_its_damage() -> None:
    game = duel(
        tassadar=("reaver", ["increased_reaver_capacity_9/8"]),
        overmind=("zergling zergling", ["zerg_01"]),
    )
    assert "Increased Reaver Capacity 9/8 returns to Tassadar’s Technology deck." in told(game)[-2]


def test_scanner_sweep_is_told_to_go_back() -> None:
    game = battle(
        jim_raynor=army("marine", technologies=["scanner_sweep"]), overmind=army("zergling")
    )
    game.picks("use-technology scanner_sweep")
    assert "Scanner Sweep returns to Jim Raynor’s Technology deck." in told(game)[-1]


@pytest.mark.parametrize(("pool", "times"), [(1, 1), (0, 0)])
def test_a_repairing_worker_is_told_if_there_is_one(pool: int, times: int) -> None:
    game = duel(
        arcturus_mengsk=("vulture", ["terran_07", "terran_17"], {"pool": pool}),
        overmind=("zergling", ["zerg_03"]),
    )
    line = "You repair: one of your workers becomes unavailable."
    assert " ".join(told(game, 0)).count(line) == times


def test_research_without_a_base_is_told_to_have_no_effect() -> None:
    game = table(
        jim_raynor=side(at={"torus.1": "marine", "dylar_iv.1": "base"}),
        overmind=side(at={"helios.2": "base"}),
        orders={"torus": ["jim_raynor research"]},
    )
    game.picks("reveal torus", "execute")
    assert "They have no base on Torus: the order has no effect." in " ".join(told(game))
    assert "You have no base on Torus: the order has no effect." in " ".join(told(game, 0))


# What is hidden


def test_cards_drawn_are_told_to_their_player_alone() -> None:
    game = table(overmind=side(at={"helios.2": "base"}), jim_raynor=side(at={"torus.1": "marine"}))
    cards = game.box.cards_of[game.player("jim_raynor").faction][4:6]
    drawn = Event("draw", 1, cards, seen_by=2)
    assert event_line(game.game, drawn, 1, "en") == "You draw Marine 5/5 and Firebat/Vulture 6/5."
    assert event_line(game.game, drawn, 0, "en") == "Jim Raynor draws 2 Combat cards."
    assert event_line(game.game, drawn, None, "en") == "Jim Raynor draws 2 Combat cards."


def test_an_order_is_told_without_its_face() -> None:
    game = table(overmind=side(at={"helios.2": "base"}), jim_raynor=side(at={"torus.1": "marine"}))
    helios = game.box.planet_slugs.index("helios")
    laid = Event("order", 0, (3,), seen_by=1, public=(helios,))
    assert event_line(game.game, laid, 0, "en") == "You place a special Build order on Helios."
    assert event_line(game.game, laid, 1, "en") == "The Overmind places an order on Helios."


def test_cards_placed_face_down_are_told_when_they_are_revealed() -> None:
    game = battle(
        overmind=army("zergling", hand=["zerg_03"]), jim_raynor=army("marine", hand=["terran_05"])
    )
    while game.prompt != "standard-card":
        game.picks("done")
    game.picks("card zerg_03")
    assert "You place Zergling 4/5 at skirmish 1." in told(game, 0)[-1]
    assert "place" not in told(game, 1)[-1]


# Paragraphs


def test_units_that_move_together_are_one_sentence() -> None:
    game = table(
        overmind=side(
            at={"helios.2": "zergling zergling hydralisk base"}, transports=["helios-torus"]
        ),
        jim_raynor=side(at={"dylar_iv.1": "marine"}),
        orders={"torus": ["overmind mobilize"]},
    )
    game.picks("reveal torus", "execute")
    for unit in ("zergling", "zergling", "hydralisk"):
        game.picks(f"move {unit} helios.2", "area torus.3")
    moves = "move 2 Zerglings and a Hydralisk from Helios 2 to Torus 3."
    assert told(game)[-1] == f"The Overmind reveals a Mobilize order on Torus. They {moves}"
    assert told(game, 0)[-1] == f"You reveal a Mobilize order on Torus. You {moves}"


def test_what_was_paid_is_summed_up() -> None:
    game = table(overmind=side(at={"helios.2": "base"}), aldaris=side(at={"torus.1": "zealot"}))
    helios_2, gas = game.box.area_slugs.index("helios.2"), game.box.areas + 1
    paid = [Event("pay", 0, (helios_2,)), Event("pay", 0, (helios_2, gas))]
    assert story(game.game, paid, 1) == ["The Overmind pays 2 minerals and 1 gas."]


def test_players_without_a_faction_are_numbered() -> None:
    match = play({"players": "2"}, 1, 0)
    assert event_line(match.game, Event("first-player", 1), 0, "en") == (
        "Player 2 has the first player token."
    )
    assert (
        event_line(match.game, Event("faction", 1, (5,)), 0, "en") == "Player 2 plays The Overmind."
    )


# Endings


@pytest.mark.parametrize(
    ("ending", "winners", "reader", "line"),
    [
        ("conquest-points", (1,), 1, "You win with the most conquest points."),
        ("elimination", (0,), 1, "The Overmind wins as the last player left."),
        ("end-draws-near", (0, 1), None, "The end has come: the Overmind and Aldaris win."),
        (
            "objective",
            (1, 0),
            0,
            "You and Aldaris win by reaching the objective on the faction sheet.",
        ),
    ],
)
def test_the_ending_names_the_winners(
    ending: str, winners: tuple[int, ...], reader: int | None, line: str
) -> None:
    game = table(overmind=side(at={"helios.2": "base"}), aldaris=side(at={"torus.1": "zealot"}))
    seat = None if reader is None else Seat(reader)
    assert STARCRAFT.speaker("en").closing(game.game, Result(winners, ending), seat) == line
