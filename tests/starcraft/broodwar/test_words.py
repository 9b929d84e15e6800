"""How people read about the pieces of the expansion."""

from __future__ import annotations

import pytest

from orrery.core.decisions import Seat
from orrery.core.events import Event
from orrery.core.record import Result
from orrery.starcraft.words.card_texts import Writer
from orrery.starcraft.words.descriptions import describe
from orrery.starcraft.words.names import names_now
from orrery.starcraft.words.offers import option_line
from orrery.starcraft.words.questions import prompt_line
from orrery.starcraft.words.references import refs
from orrery.starcraft.words.scene import scene_of
from orrery.starcraft.words.story import Teller, ending_line
from tests.starcraft.broodwar.fights import duel
from tests.starcraft.broodwar.led import lead, regrouping
from tests.starcraft.broodwar.order_leaders import QUEEN, led
from tests.starcraft.broodwar.test_interactions import with_fleet
from tests.starcraft.broodwar.test_planning_leaders import FOUR, hive, placed_all
from tests.starcraft.broodwar.test_strategic_areas import held
from tests.starcraft.expanded import expanded_box
from tests.starcraft.scenario import Position, side, table


def position() -> Position:
    return table(
        overmind=side(at={"helios.2": "zergling base"}),
        jim_raynor=side(at={"torus.2": "marine base"}),
        phase="planning",
        expansion="brood_war",
    )


@pytest.mark.parametrize(
    ("slugs", "expected"),
    [
        (["infested_terran"], "an Infested Terran"),
        (["dark_templar", "dark_templar"], "2 Dark Templar"),
        (["medic", "medic"], "2 Medics"),
        (["fenix"], "Fenix"),
        (["jim_raynor_hero"], "the hero Jim Raynor"),
        (["norad_ii"], "the Norad II"),
        (["gantrithor", "corsair"], "the Gantrithor and a Corsair"),
    ],
)
def test_units_in_a_sentence(slugs: list[str], expected: str) -> None:
    game = position()
    box = game.box
    units = [box.unit_slugs.index(slug) for slug in slugs]
    assert names_now(game.game, "en").units(units) == expected


def test_a_hero_is_described_without_the_keyword_it_lacks() -> None:
    box = expanded_box()
    writer = Writer(box, "en")
    kerrigan = writer.text("unit", box.printed["unit", "sarah_kerrigan"].record)
    infested = writer.text("unit", box.printed["unit", "infested_terran"].record)
    assert "Sacrifice" in infested
    assert "Sacrifice" not in kerrigan


def test_the_text_of_a_heros_own_card_names_the_hero() -> None:
    box = expanded_box()
    record = box.printed["technology", "kerrigan_cloaking"].record
    assert Writer(box, "en").text("technology", record).startswith("Sarah Kerrigan has Cloaking")


def test_sheets_say_nothing_of_objectives_that_are_on_cards() -> None:
    box = expanded_box()
    for slug in box.faction_slugs:
        assert "Stage III" not in Writer(box, "en").text(
            "faction", box.printed["faction", slug].record
        )


def test_an_installation_is_described() -> None:
    box = expanded_box()
    found = describe(box, 0, "installation", "en")
    assert (found["slug"], found["name"]) == ("infested_command_center", "Infested Command Center")
    assert "Infested Terrans" in found["text"]


def test_every_leadership_card_says_something() -> None:
    box = expanded_box()
    writer = Writer(box, "en")
    texts = [
        writer.text("leadership", box.printed["leadership", one.slug].record)
        for one in box.leadership
    ]
    assert all(texts)
    assert len(set(texts)) == len(texts)


def test_the_story_names_the_hero_and_the_event_card_of_a_sum() -> None:
    game = duel(
        arcturus_mengsk=("norad_ii", ["terran_01"], {"events": ["heroic_strategy"]}),
        overmind=("zergling", ["zerg_01"]),
    )
    events = [event for event in game.events if event.kind in ("summand", "compare")]
    told = Teller(game.box, scene_of(game.game), None, "en").paragraph(events)
    assert "+1 Heroic Strategy" in told
    assert "+1 The Norad II" in told
    kinds = {refs(event)[1].kind for event in events if event.kind == "summand"}
    assert kinds == {"card", "unit", "event"}


def test_the_story_of_tokens_and_installations() -> None:
    game = table(
        overmind=side(
            at={"pridewater.1": "zergling base", "helios.2": "icc"}, drawn=["encrypted_data_chip"]
        ),
        jim_raynor=side(at={"helios.2": "marine", "torus.2": "base"}),
        phase="regrouping",
        expansion="brood_war",
        stages_led=(1, 2, 3),
    )
    game.picks("event encrypted_data_chip", "token gas", "token minerals")
    kinds = ("gain-token", "installation-destroyed")
    events = [event for event in game.events if event.kind in kinds]
    told = Teller(game.box, scene_of(game.game), Seat(0), "en").paragraph(events)
    assert told == (
        "You lose an installation in Helios 2: Infested Command Center! "
        "You take resource tokens: gas and mineral."
    )
    assert [one.kind for one in refs(events[0])] == ["installation", "area"]


def test_the_story_keeps_a_leadership_card_that_lies_face_down() -> None:
    game = position()
    chosen = Event("choose-leader", 1, (0,), seen_by=1 << 1)
    scene = scene_of(game.game)
    told = [Teller(game.box, scene, reader, "en").paragraph([chosen]) for reader in (None, 0, 1)]
    assert told[0] == told[1]
    name = names_now(game.game, "en").leader(0)
    assert [name in one for one in told] == [False, False, True]


def test_cards_that_are_drawn_together_are_counted() -> None:
    queen = side(at={"helios.2": "zergling base"})
    foe = side(at={"dylar_iv.3": "zealot base"})
    deck = ["rich_vein", "saboteur", "stellar_maelstrom", "air_support_event", "flagship"]
    game = regrouping(2, {"queen_of_blades": queen, "aldaris": foe}, deck=deck)
    lead(game, "hasten_the_end", "khala_devotee")
    drawn = [event for event in game.events if event.kind == "draw-event"]
    told = Teller(game.box, scene_of(game.game), None, "en").paragraph(drawn)
    assert told == "The Queen of Blades draws 4 Event cards of stage II."
    told = Teller(game.box, scene_of(game.game), None, "en").paragraph(drawn[:1])
    assert told == "The Queen of Blades draws an Event card of stage II."


@pytest.mark.parametrize(
    ("expansion", "place"), [("none", "the faction sheet"), ("brood_war", "a Leadership card")]
)
def test_where_an_objective_is_printed(expansion: str, place: str) -> None:
    game = table(
        overmind=side(at={"helios.2": "zergling base"}),
        jim_raynor=side(at={"torus.2": "marine base"}),
        expansion=expansion,
        phase="planning",
    )
    told = ending_line(game.game, Result((0,), "objective"), None, "en")
    assert told == f"The Overmind wins by reaching the objective on {place}."


def test_a_player_and_his_hero_of_the_same_name_are_told_apart() -> None:
    game = duel(jim_raynor=("jim_raynor_hero", ["terran_07"]), overmind=("zergling", ["zerg_03"]))
    teller = Teller(game.box, scene_of(game.game), None, "en")
    [compare] = [teller.line([event]) for event in game.told("compare")]
    assert compare.startswith("Skirmish 1: the hero Jim Raynor ")
    assert "against the Overmind’s Zergling " in compare


def test_an_order_of_the_cerebrate_is_told_as_such() -> None:
    game = hive()
    teller = Teller(game.box, scene_of(game.game), None, "en")
    [line] = [teller.line([event]) for event in game.told("extra-order")]
    assert line == "The Overmind gets an extra order from their Cerebrate."


def test_a_window_of_the_planning_phase_names_the_leadership_card_that_can_be_used() -> None:
    game = hive(own={"events": ["preemptive_action"]})
    assert prompt_line(game.game, "en") == (
        "The Planning Phase begins: place the order of Cerebrate Daggoth, "
        "or use an Event card first?"
    )
    devoted = led("aldaris", "khala_devotee", phase="planning")
    placed_all(devoted, FOUR)
    assert prompt_line(devoted.game, "en") == (
        "The Planning Phase ends: with Khala Devotee, put the bottom order of a planet on top?"
    )


def test_an_order_executed_as_another_says_what_allows_it() -> None:
    game = held({"hydrax": ["jim_raynor mobilize", "jim_raynor build"]})
    game.picks("reveal hydrax")
    lines = [option_line(game.game, option, "en") for option in game.decision.options]
    assert "execute it as a special Build order, since you control a strategic area there" in lines
    other = with_fleet(QUEEN, "deathblow", "build")
    lines = [option_line(other.game, option, "en") for option in other.decision.options]
    assert any(
        line.startswith("execute it as a special Mobilize order, as your Leadership card allows")
        for line in lines
    )
