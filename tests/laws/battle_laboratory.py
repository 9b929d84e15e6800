"""Wild battles: what is rare in the laboratory of battles comes together here. Onlookers and their
bases, teams, sides without a base, full planets, hands of nothing or nearly the whole deck, cards
known to be out or buried. All laws at every decision of many of them:

python -m tests.laws.battle_laboratory --battles 500 --jobs 2
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import Any, ClassVar, NamedTuple

from orrery.core.decisions import Option
from orrery.starcraft.board.state import StarCraftGame
from orrery.starcraft.facts.box import Box
from tests.laws.battles import EVENTS, FACTIONS
from tests.laws.watches import STARCRAFT_WATCH as WATCH
from tests.starcraft.arena import HOMES, begin
from tests.starcraft.scenario import PLAIN, Position, Side, box_of, table

PLANETS = ("torus", "tarsonis", "pridewater")
SEATS_OF_ONLOOKERS = ("vyctor_5.1", "dylar_iv.3")
PUT_OFF = ("done", "deck")
STRATEGIES = ("adaptive_strategy", "aggressive_strategy", "defensive_strategy")
RETREAT = ("retreat_1", "retreat_2")
ABILITIES = tuple(event for event in EVENTS if event not in (*STRATEGIES, *RETREAT))
ASSISTING, BASE, HOMELESS, EARLIER, SPECIAL = 0.15, 0.25, 0.4, 0.5, 0.3
FITTING, ESCAPING = 0.6, 0.1
"""How often: an army of Assist units only, a base in the area, none elsewhere, something known of
the cards, a special order; cards with text that fit the units, a card that ends the battle."""


Begin = Callable[[Position, str, str, str, int], None]
"""How a battle begins: who attacks with which units, where, and whether by a special order."""


class Seen(NamedTuple):
    """What a watched battle showed."""

    decisions: int
    worlds: int
    changed: int  # worlds in which the truth was really another
    prompts: Counter[str]
    out: int  # players eliminated on the way


class Builder:
    """One wild battle in the making."""

    expansion: ClassVar[str] = "none"

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.setting: dict[str, Any] = {}  # what else `table` takes
        self.players = self.rng.choice((2, 2, 3, 4))
        self.teams = "yes" if self.players == 4 and self.rng.random() < 0.5 else "no"
        settings = {**PLAIN, "players": str(self.players), "teams": self.teams}
        self.box: Box = box_of({**settings, "expansion": self.expansion})
        self.names = self.factions()
        self.figures = [self.figures_of(name) for name in self.names]
        for row in self.figures:
            self.rng.shuffle(row)
        self.at: list[dict[str, str]] = [{} for _ in self.names]
        self.fighting = [""] * self.players  # the units in the battle, by seat
        self.events = dict(zip(self.box.event_slugs, self.box.event_copies, strict=True))

    def factions(self) -> list[str]:
        return self.rng.sample(FACTIONS, self.players)

    def figures_of(self, faction: str) -> list[str]:
        units = self.box.units_of[self.box.faction_slugs.index(faction)]
        return [self.box.unit_slugs[unit] for unit in units for _ in range(self.box.figures[unit])]

    def chance(self, odds: float) -> bool:
        return self.rng.random() < odds

    def take(self, seat: int, most: int, only_assist: bool = False) -> str:
        """So many figures of a player at most, one at least."""
        number = max(self.rng.randint(1, most), self.rng.randint(1, most))
        row = self.figures[seat]
        if only_assist:
            unit = {self.box.unit_slugs[u]: u for u in range(len(self.box.unit_slugs))}
            row = [slug for slug in row if self.box.assist[unit[slug]]]
        chosen = row[:number]
        for slug in chosen:
            self.figures[seat].remove(slug)
        return " ".join(chosen)

    def fighters(self, seat: int, most: int) -> str:
        """A side's units in the battle."""
        return self.take(seat, most, self.chance(ASSISTING))

    def add(self, seat: int, area: str, words: str) -> None:
        self.at[seat][area] = " ".join(filter(None, (self.at[seat].get(area, ""), words)))

    def fill_planet(self, area: str) -> None:
        """Other areas of the planet may be full, half full or another's; a player has one base."""
        planet = area.partition(".")[0]
        bases = [seat for seat in range(self.players) if "base" in self.at[seat].get(area, "")]
        for number in self.box.areas_of[self.box.planet_slugs.index(planet)]:
            slug = self.box.area_slugs[number]
            if slug == area or self.chance(0.5):
                continue
            seat = self.rng.randrange(self.players)
            if seat not in bases and self.chance(0.3):
                bases.append(seat)
                self.add(seat, slug, "base")
            if self.figures[seat] and self.chance(0.7):
                self.add(seat, slug, self.take(seat, self.box.limit[number]))

    def cards(self, seat: int) -> dict[str, list[str]]:
        """Hand, deck, discards and technologies: up to nine cards in hand and deck, or nearly all
        of them in the hand."""
        box, rng = self.box, self.rng
        faction = box.faction_slugs.index(self.names[seat])
        library = box.tech_cards_of[faction]
        lying = [card for card in library if box.technologies[box.technology[card]].in_play]
        bought = [card for card in library if card not in lying]
        bought = rng.sample(bought, rng.randrange(len(bought) + 1))
        cards = [*box.cards_of[faction], *bought]
        rng.shuffle(cards)
        if self.chance(FITTING):
            cards.sort(key=lambda card: not self.works(card, self.fighting[seat]))
        held, left = rng.randrange(10), rng.randrange(10)
        if self.chance(0.2):
            left, thrown = rng.randrange(4), rng.randrange(3)
            held = len(cards) - left - thrown
        zones = {
            "hand": cards[:held],
            "deck": cards[held : held + left],
            "discards": cards[held + left :],
            "technologies": rng.sample(lying, rng.randrange(len(lying) + 1)),
        }
        return {zone: [box.card_slugs[one] for one in row] for zone, row in zones.items()}

    def works(self, card: int, units: str) -> bool:
        """Whether a card has a text and shows one of these units."""
        box = self.box
        icons = box.icons[card] | box.support_icons[card]
        return bool(box.effects[card]) and any(
            box.bits[unit.partition("@")[0]] & icons for unit in units.split()
        )

    def events_of(self) -> list[str]:
        """At most one Strategy card, and cards for the start of a battle (SC-EVENT-06)."""
        wanted = self.rng.sample(STRATEGIES, self.rng.randrange(2))
        wanted += self.rng.sample(ABILITIES, self.rng.randrange(3))
        if self.chance(ESCAPING):
            wanted.append(self.rng.choice(RETREAT))
        held = [slug for slug in wanted if self.events[slug]]
        for slug in held:
            self.events[slug] -= 1
        return held

    def side(self, seat: int) -> Side:
        cards = self.cards(seat)
        return Side(
            at=self.at[seat],
            resources=(),
            pool=self.rng.randrange(4),
            hand=cards["hand"],
            deck=cards["deck"],
            discards=cards["discards"],
            technologies=cards["technologies"],
            events=self.events_of(),
            modules=["air_support"] if self.chance(0.4) else [],
        )

    def build(self, begin: Begin = begin) -> StarCraftGame:
        """The battle at its first decision."""
        rng, box = self.rng, self.box
        planet = rng.choice(PLANETS)
        number = rng.choice(box.areas_of[box.planet_slugs.index(planet)])
        area = box.area_slugs[number]
        for seat, most in enumerate((box.limit[number] + 2, box.limit[number])):
            self.fighting[seat] = self.fighters(seat, most)
        self.add(1, area, self.fighting[1])
        if self.chance(BASE):
            self.add(rng.randrange(self.players), area, "base")
        for seat, home in enumerate((*HOMES, *SEATS_OF_ONLOOKERS)[: self.players]):
            if seat > 1 or not self.chance(HOMELESS):
                self.add(seat, home, "base")
        self.fill_planet(area)
        special = int(self.chance(SPECIAL))
        order = ("mobilize", "special_mobilize")[special]
        orders = {planet: [f"{self.names[0]} {order}"], "helios": [f"{self.names[1]} build"]}
        sides = {name: self.side(seat) for seat, name in enumerate(self.names)}
        game = table(
            sides, orders=orders, teams=self.teams, expansion=self.expansion, **self.setting
        )
        game.picks(f"reveal {planet}")
        for seat in range(self.players):
            self.remember(game, seat)
        begin(game, self.names[0], self.fighting[0], area, special)
        return game.game

    def remember(self, game: Position, seat: int) -> None:
        """Some cards of the hand were taken openly, some cards were seen going into the deck."""
        player, rng = game.state.players[seat], self.rng
        if not self.chance(EARLIER):
            return
        hand = list(player.hand)
        rng.shuffle(hand)
        known = rng.randrange(len(hand) + 1)
        dug = rng.randrange(len(hand) - known + 1)
        deep = rng.sample(player.deck, rng.randrange(len(player.deck) + 1))
        player.announced = tuple(sorted(hand[:known]))
        player.buried = tuple(sorted([*hand[known : known + dug], *deep]))
        player.dug = rng.randint(dug, len(player.buried))


def wild_battle(seed: int) -> StarCraftGame:
    """A random battle at its first decision."""
    return Builder(seed).build()


def decisions_of(
    seed: int, made: Callable[[int], StarCraftGame] = wild_battle
) -> Iterator[StarCraftGame]:
    """The decisions of a wild battle; in two of three everybody uses what he has."""
    game, rng = made(seed), Random(seed)
    while game.decision is not None and game.state.battle is not None:
        yield game
        game.play(next_pick(game, seed, rng))


def next_pick(game: StarCraftGame, seed: int, rng: Random) -> Option:
    """What is picked next in a wild battle."""
    assert game.decision is not None
    options = game.decision.options
    if seed % 3:
        options = [one for one in options if one.verb not in PUT_OFF] or options
    return rng.choice(options)


def watch_battle(seed: int, made: Callable[[int], StarCraftGame] = wild_battle) -> Seen:
    """All laws at every decision of a battle."""
    rng, prompts = Random(seed), Counter[str]()
    changed = worlds = out = 0
    for number, game in enumerate(decisions_of(seed, made)):
        assert game.decision is not None
        prompts[game.decision.prompt.key] += 1
        worlds += game.facts.players
        out = sum(player.out for player in game.state.players)
        try:
            changed += WATCH.all_laws(game, rng)
        except Exception as broken:
            broken.add_note(f"wild battle {seed}, decision {number}")
            raise
    return Seen(prompts.total(), worlds, changed, prompts, out)


def main() -> None:
    """Fight and print what was seen; a broken law ends the run with its position."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--first", type=int, default=0, help="seed of the first battle")
    parser.add_argument("--battles", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    seeds = range(given.first, given.first + given.battles)
    prompts: Counter[str] = Counter()
    decisions = worlds = changed = out = 0
    with ProcessPoolExecutor(given.jobs) as pool:
        for seen in pool.map(watch_battle, seeds, chunksize=4):
            prompts += seen.prompts
            decisions, worlds = decisions + seen.decisions, worlds + seen.worlds
            changed, out = changed + seen.changed, out + seen.out
    sys.stdout.write(
        f"{given.battles} battles, {decisions} decisions; {changed} of {worlds} re-dealt worlds "
        f"differed from the truth; {out} players eliminated before the last decision; asked: "
        + ", ".join(f"{key} {count}" for key, count in prompts.most_common())
        + "\n"
    )


if __name__ == "__main__":
    main()
