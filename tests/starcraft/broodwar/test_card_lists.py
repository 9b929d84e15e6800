"""BW-CARD, -SETUP, -UNIT: decks as they are played, lists of base cards beside new units, and the
reference values of the cards."""

from __future__ import annotations

from collections import Counter

import pytest

from orrery.starcraft.facts.box import Box
from orrery.starcraft.facts.terms import EITHER
from orrery.starcraft.rules.cards.effects import Attack, Broodling, Cloaking, Health, Splash
from tests.marks import rule
from tests.starcraft.arena import values
from tests.starcraft.broodwar.fights import duel
from tests.starcraft.expanded import expanded_box
from tests.starcraft.opening import begin


@rule("BW-SETUP-03")
def test_decks_as_they_are_played() -> None:
    """Hand and deck after the setup: 20 Combat cards, technologies by faction."""
    box = expanded_box(players="6", galaxy="quick", factions="random", leadership="no")
    game = begin(box, 1)
    while game.state.phase == 0:
        game.game.play(game.decision.options[0])
    found = {
        box.faction_slugs[player.faction]: (
            len(player.deck) + len(player.hand) + len(player.discards),
            len(player.tech_deck),
        )
        for player in game.state.players
    }
    assert found == {
        "jim_raynor": (20, 27), "arcturus_mengsk": (20, 27),
        "tassadar": (20, 28), "aldaris": (20, 28),
        "queen_of_blades": (20, 28), "overmind": (20, 26),
    }  # fmt: skip


@rule("BW-SETUP-03")
def test_cards_of_the_expansion() -> None:
    box = expanded_box()
    mine = [
        row.record
        for (kind, _), row in box.printed.items()
        if kind in ("combat_card", "technology")
    ]
    new = [row for row in mine if row["set"] == "brood_war"]
    races = Counter[str]()
    for row in new:
        factions = 1 if "faction" in row else 2
        races[str(row["race"])] += int(str(row["copies"])) * factions
    assert races == {"terran": 34, "protoss": 34, "zerg": 36}


def covered(box: Box, mask: int, units: str) -> list[str]:
    return [unit for unit in units.split() if box.bits[unit] & mask]


NEW = "medic valkyrie dark_templar dark_archon corsair lurker devourer infested_terran"


def mask_of(box: Box, slug: str, kind: type) -> int:
    """The units that a text of a card names."""
    card = box.card_slugs.index(slug)
    [effect] = [one for one in box.effects[card] if isinstance(one, kind)]
    if isinstance(effect, Splash):
        return effect.only
    assert isinstance(effect, Broodling | Cloaking)
    return effect.units


@rule("BW-CARD-45")
def test_lists_of_base_cards_cover_new_units_only_by_class() -> None:
    box = expanded_box()
    cards = {
        ("spawn_broodling", Broodling): ["lurker", "infested_terran"],
        ("irradiate", Splash): ["lurker", "devourer", "infested_terran"],
        ("burrow", Cloaking): [],
        ("terran_06", Splash): [],
    }
    for (slug, kind), expected in cards.items():
        assert covered(box, mask_of(box, slug, kind), NEW) == expected, slug


@rule("BW-CARD-45")
@pytest.mark.parametrize(
    ("unit", "bonus"), [("dark_templar", 1), ("corsair", 1), ("archon", 3), ("dark_archon", 1)]
)
def test_emp_shockwave_against_new_protoss_units(unit: str, bonus: int) -> None:
    game = duel(
        jim_raynor=("marine science_vessel", ["terran_01", "emp_shockwave"]),
        tassadar=(unit, ["protoss_03"]),
    )
    assert values(game)[0][0] == 6 + bonus
    assert any(
        isinstance(one, Attack) and one.number == bonus
        for one in game.box.effects[game.box.card_slugs.index("emp_shockwave")]
    )


@rule("BW-CARD-45", "SC-CARD-P-08")
@pytest.mark.parametrize("unit", ["corsair", "dragoon"])
def test_the_cloaking_field_covers_new_units(unit: str) -> None:
    game = duel(
        tassadar=(
            f"{unit} arbiter",
            ["protoss_03"],
            {"technologies": ["cloaking_field_protoss"], "elsewhere": {"torus.1": "zealot"}},
        ),
        jim_raynor=("battlecruiser", ["terran_14"]),
    )
    game.picks("area torus.1")
    assert unit in game.army("torus.1")


DIFFERENT = {
    "firebat", "vulture", "wraith", "battlecruiser", "dragoon", "reaver", "corsair", "zergling",
    "scourge", "infested_terran",
}  # fmt: skip


def printed_values(box: Box, card: int, unit: int) -> tuple[int, int]:
    """The large values of a card with what its text adds for this unit in front."""
    found = list(box.major[card])
    for effect in box.effects[card]:
        match effect:
            case Attack(number, front, versus) if front & box.unit_bit[unit] and versus == EITHER:
                found[0] += number
            case Health(number, front) if front & box.unit_bit[unit]:
                found[1] += number
    return found[0], found[1]


@rule("BW-UNIT-10")
def test_reference_values_are_those_of_the_cards() -> None:
    """Where cards and overview differ, they differ by one, and the cards count."""
    box = expanded_box()
    found: set[str] = set()
    for faction in (0, 2, 4):
        for unit in box.units_of[faction]:
            printed = box.printed["unit", box.unit_slugs[unit]].record["overview"]
            assert isinstance(printed, dict)
            if box.assist[unit]:
                assert set(printed) == {"technologies"}
                continue
            cards = {card for card in box.cards_of[faction] if box.standard[card]}
            mine = [card for card in cards if box.icons[card] & box.unit_bit[unit]]
            majors = [printed_values(box, card, unit) for card in mine]
            for at, value in enumerate(("attack", "health")):
                column = [pair[at] for pair in majors]
                gap = (
                    abs(max(column) - printed[f"{value}_max"]),
                    abs(min(column) - printed[f"{value}_min"]),
                )
                assert max(gap) <= 1, box.unit_slugs[unit]
                if any(gap):
                    found.add(box.unit_slugs[unit])
    assert found == DIFFERENT
