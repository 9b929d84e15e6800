"""Looking up things in StarCraft by the names people use, and explaining them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rich.text import Text

from orrery.cli.terminal.commands import simple
from orrery.cli.terminal.starcraft.labels import ROMAN, Labels
from orrery.starcraft.facts.scenario_rules import special_rules
from orrery.starcraft.facts.terms import IN_AIR, NONE, ON_GROUND
from orrery.starcraft.ruleset import STARCRAFT

RECONSTRUCTED = "reconstructed"
MOST_NAMES = 6
RECORDS = {"leader": "leadership"}
"""Kinds of things whose records are of a kind with another name."""


class Thing(NamedTuple):
    """Something that has a name: its kind (as in options), its number, and its slug."""

    kind: str
    number: int
    slug: str
    name: str


class Things:
    """The things of one table."""

    def __init__(self, labels: Labels) -> None:
        self.labels, self.ink, self.box = labels, labels.ink, labels.box
        self.speaker = STARCRAFT.speaker(labels.ink.words.locale)

    def everything(self) -> Iterator[Thing]:
        """Everything that can be asked about; of units, buildings and cards, only those of the
        factions at the table."""
        box, labels = self.box, self.labels
        factions = [one for one in labels.factions if one != NONE]
        races = {box.race[one] for one in factions}
        for faction in factions:
            yield Thing("faction", faction, box.faction_slugs[faction], labels.faction(faction))
            for unit in (*box.units_of[faction], *labels.heroes(faction)):
                yield Thing("unit", unit, box.unit_slugs[unit], labels.unit(unit))
        for number, technology in enumerate(box.technologies):
            if technology.race in races:
                name = labels.technology(number)
                yield Thing("technology", number, technology.slug, name)
        for number, slug in enumerate(box.event_slugs):
            yield Thing("event", number, slug, labels.event(number))
        for number, slug in enumerate(box.module_slugs):
            yield Thing("module", number, slug, labels.module(number))
        yield from self.rarer(factions)
        for seat, faction in enumerate(labels.factions):
            if faction != NONE:
                for number, slug in enumerate(box.building_slugs[box.race[faction]]):
                    yield Thing("building", number, slug, labels.building(seat, number))
        for planet in labels.galaxy.planets:
            yield Thing("planet", planet, box.planet_slugs[planet], labels.planet(planet))
            for area in box.areas_of[planet]:
                yield Thing("area", area, box.area_slugs[area], labels.area(area))

    def rarer(self, factions: Sequence[int]) -> Iterator[Thing]:
        """Installations and Leadership cards, which not every box has."""
        for number, slug in enumerate(self.box.installation_slugs):
            yield Thing("installation", number, slug, self.labels.installation(number))
        for number, leader in enumerate(self.box.leadership):
            if leader.faction in factions:
                yield Thing("leader", number, leader.slug, self.labels.leader(number))

    def own(self, seat: int) -> list[Thing]:
        """Everything, but only the units of the reader's own faction."""
        mine = self.labels.factions[seat]
        return [
            thing
            for thing in self.everything()
            if thing.kind != "unit" or self.box.unit_faction[thing.number] == mine
        ]

    def orders(self) -> Iterator[Thing]:
        """The kinds of order."""
        for number, slug in enumerate(self.box.order_slugs):
            yield Thing("order", number, slug, self.labels.order(number))

    def hand(self) -> Iterator[Thing]:
        """The Combat cards in the reader's hand."""
        if self.labels.seat is not None:
            for card in self.labels.shown(self.labels.seat)["hand"]["known"] or []:
                yield Thing("card", card, self.box.card_slugs[card], self.labels.card(card))

    def called(self, words: str) -> list[Thing]:
        """Things with this name, or else those with all the words in their name; each name once,
        but an installation or a Leadership card besides what it is named after."""
        wanted = simple(words)
        things = [*self.everything(), *self.orders(), *self.hand()]
        everything = {
            (thing.kind if thing.kind in ("installation", "leader") else "", thing.slug): thing
            for thing in things
        }.values()
        named = [one for one in everything if wanted == simple(one.name)]
        exact = named or [one for one in everything if wanted == simple(one.slug)]
        return exact or [
            one
            for one in everything
            if one.kind != "area" and all(word in simple(one.name) for word in wanted.split())
        ]

    # Telling

    def explain(self, words: str) -> bool:
        """Explain the thing with this name; False if there is none."""
        found = self.called(words)
        if len({thing.name for thing in found}) > 1:
            names = ", ".join(dict.fromkeys(thing.name for thing in found[:MOST_NAMES]))
            self.ink.tell("terminal-several", given=words, names=names)
            return True
        for thing in found:
            self.tell_about(thing.kind, thing.number)
        return bool(found)

    def tell(self, thing: Thing) -> None:
        """Name and figures, then its text, then how sure we are."""
        figures = self.figures(thing)
        head = Text(thing.name, "bold")
        if figures:
            head.append(f" {self.ink.signs.bullet} {figures}", "not bold")
        self.ink.print(head)
        printed = self.box.printed.get((RECORDS.get(thing.kind, thing.kind), thing.slug))
        text = self.text(thing)
        if text:
            self.ink.print(text, indent=2)
        if printed is not None and is_reconstructed(printed.record):
            self.ink.print(
                self.ink.say("sct-reconstructed", sign=self.ink.signs.reconstructed),
                "dim",
                indent=2,
            )

    def tell_about(self, kind: str, number: int) -> None:
        """The thing with this kind and number, if it can be asked about."""
        if kind == "card":
            self.tell_card(number)
            return
        for thing in (*self.everything(), *self.orders()):
            if (thing.kind, thing.number) == (kind, number):
                self.tell(thing)
                return

    def tell_card(self, card: int) -> None:
        """A Combat card: its values and icons, and what it says."""
        self.ink.print(self.labels.combat_card(card), "bold")
        text = self.speaker.card_text(self.box, card)
        self.ink.print(text or self.ink.say("card-no-text"), indent=2)

    # Cards in sight

    def texts(self, seat: int) -> None:
        """What is special about a scenario, what the reader's hand says, and everybody's
        technologies, Event cards and Leadership cards in play."""
        self.special_rules()
        hand = self.labels.shown(seat)["hand"]["known"]
        self.ink.tell("sct-hand", "bold")
        self.ink.bullets(
            [
                self.ink.say(
                    "cards-line",
                    card=self.labels.combat_card(card),
                    text=self.speaker.card_text(self.box, card) or self.ink.say("card-no-text"),
                )
                for card in dict.fromkeys(hand)
            ]
        )
        for owner in range(len(self.labels.factions)):
            shown = self.labels.shown(owner)
            technologies = {self.box.technology[card] for card in shown["technologies"]}
            leaders = shown["leaders"]["in_force"] if "leaders" in shown else []
            if technologies or shown["events"] or leaders:
                self.ink.print(self.labels.side(owner), "bold")
            for technology in sorted(technologies):
                self.tell_about("technology", technology)
            for event in dict.fromkeys(shown["events"]):
                self.tell_about("event", event)
            for leader in leaders:
                self.tell_about("leader", leader)

    def special_rules(self) -> None:
        """What is special about the scenario, a sentence with its rule each."""
        if self.box.scenario is None:
            return
        self.ink.tell("sct-special", "bold")
        self.ink.bullets(
            [
                self.ink.say("sct-special-rule", text=self.ink.say(f"sc-special-{name}"), rule=rule)
                for name, rule in special_rules(self.box.scenario).items()
            ]
        )

    def piles(self) -> None:
        """The discards, Technology decks and unused Leadership cards of all players, and the open
        Event cards."""
        for owner in range(len(self.labels.factions)):
            shown = self.labels.shown(owner)
            for pile in ("discards", "tech_deck"):
                self.pile(owner, pile, [self.labels.card(card) for card in shown[pile]])
            if "leaders" in shown:
                unused = shown["leaders"]["unused"]
                self.pile(owner, "leaders", [self.labels.leader(card) for card in unused])
        events = [self.labels.event(card) for card in self.labels.view["events"]["discards"]]
        self.pile(NONE, "events", events)

    def pile(self, owner: int, pile: str, names: Sequence[str]) -> None:
        """One pile: whose it is, how many cards, and which, equal ones counted."""
        side = "none" if owner == NONE else self.labels.side(owner)
        self.ink.tell("sct-pile", "bold", side=side, pile=pile, n=len(names))
        if names:
            self.ink.print(self.labels.counted(names), indent=2)

    def text(self, thing: Thing) -> str:
        """What a thing says in our words."""
        match thing.kind:
            case "order":
                return self.ink.say("sct-order-text", order=thing.slug)
            case "unit" | "event" | "module" | "faction" | "technology" | "installation" | "leader":
                kind = RECORDS.get(thing.kind, thing.kind)
                return self.speaker.writer(self.box).text(
                    kind, self.box.printed[kind, thing.slug].record
                )
        return ""

    def figures(self, thing: Thing) -> str:
        """The printed figures of a thing."""
        box, labels, number = self.box, self.labels, thing.number
        match thing.kind:
            case "unit":
                return self.unit_figures(number)
            case "technology":
                return self.technology_figures(number)
            case "event":
                return self.ink.say("sct-event-back", stage=ROMAN[box.event_stage[number]])
            case "module":
                prices = {box.module_cost[box.race[one]][number] for one in labels.factions}
                return self.ink.say(
                    "sct-costs", price=" / ".join(labels.price(*one) for one in sorted(prices))
                )
            case "building":
                return self.building_figures(thing.slug)
            case "planet":
                return ", ".join(labels.area_yielding(area) for area in box.areas_of[number])
            case "area":
                return self.area_figures(number)
            case "leader":
                return self.leader_figures(number)
        return ""

    def leader_figures(self, card: int) -> str:
        """The stage of a Leadership card, and the starting forces on it if it has any."""
        one = self.box.leadership[card]
        return self.ink.say(
            "sct-leader-back",
            stage=ROMAN[one.stage],
            units=self.labels.army(one.forces.units) or "none",
            workers=one.forces.workers,
            transports=one.forces.transports,
            bases=one.forces.bases,
        )

    def area_figures(self, area: int) -> str:
        """What an area yields, and which units may be there if not all."""
        kinds = {ON_GROUND: "ground", IN_AIR: "air"}
        kind, gain = kinds.get(self.box.allows[area]), self.labels.gain(area)
        return gain if kind is None else self.ink.say("sct-area-type", gain=gain, kind=kind)

    def technology_figures(self, number: int) -> str:
        """What a technology costs, and its Combat cards with their values and icons."""
        box, labels, one = self.box, self.labels, self.box.technologies[number]
        price = self.ink.say("sct-costs", price=labels.price(one.minerals, one.gas))
        if not one.is_sold:
            price = self.ink.say("sct-not-sold")
        cards = [
            labels.combat_card(card)
            for card, technology in enumerate(box.technology)
            if technology == number and box.icons[card]
        ]
        if not cards:
            return price
        names = ", ".join(dict.fromkeys(cards))
        return self.ink.say("sct-technology-cards", price=price, cards=names)

    def unit_figures(self, unit: int) -> str:
        """What a unit costs and requires; a hero comes with a card."""
        box, labels = self.box, self.labels
        if box.hero[unit]:
            figure = labels.unit(box.figure_of[unit])
            return ", ".join(
                self.ink.say("sct-hero", card=labels.leader(card), unit=figure)
                for card, one in enumerate(box.leadership)
                if one.hero == unit
            )
        price = self.ink.say("sct-costs", price=labels.price(*box.cost[unit]))
        if box.needs[unit] != NONE:
            need = labels.technology(box.needs[unit])
        elif box.installed_at[unit] != NONE:
            need = labels.installation(box.installed_at[unit])
        else:
            building, level = box.built_at[unit]
            seat = labels.factions.index(box.unit_faction[unit])
            need = labels.level(seat, building, level)
        return f"{price}, {self.ink.say('sct-needs', need=need)}"

    def building_figures(self, slug: str) -> str:
        """The levels of a building type: cost and new units."""
        race = next(at for at, slugs in enumerate(self.box.building_slugs) if slug in slugs)
        levels = self.box.buildings[race][self.box.building_slugs[race].index(slug)]
        return "; ".join(
            self.ink.say(
                "sct-level",
                level=ROMAN[one.level],
                price=self.labels.price(one.minerals, one.gas),
                units=", ".join(self.labels.printed("unit", unit) for unit in one.units) or "none",
            )
            for one in levels
        )


def is_reconstructed(record: dict[str, object]) -> bool:
    """Whether any figure of a record was reconstructed."""
    parts = record.get("provenance_of")
    values = list(parts.values()) if isinstance(parts, dict) else []
    return RECONSTRUCTED in (record.get("provenance"), *values)
