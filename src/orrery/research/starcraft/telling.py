"""What an observation of StarCraft must tell, made from the view: the slow way, which the laws
compare with the bytes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from orrery.core.decisions import Seat
from orrery.research.columns import Told
from orrery.research.layout import without_empty, without_zero
from orrery.research.starcraft.player_tables import CARD_ZONES, LEADER_ZONES, seat_events
from orrery.research.starcraft.words import Words
from orrery.starcraft.board.queries import team_of
from orrery.starcraft.board.state import StarCraftGame
from orrery.starcraft.facts.box import Box
from orrery.starcraft.facts.terms import MODULES, NONE
from orrery.starcraft.knowledge.shown import AreaShown, PlayerShown, StarCraftView
from orrery.starcraft.knowledge.view import view


class Teller:
    """A game as one reader sees it, in the words of the layout."""

    def __init__(self, game: StarCraftGame, words: Words, seat: Seat | None) -> None:
        self.game, self.words, self.seat = game, words, seat
        self.box: Box = game.facts
        self.view: StarCraftView = view(game, seat)
        self.own = 0 if seat is None else int(seat)
        self.factions = [player["faction"] for player in self.view["players"]]

    def told(self) -> dict[str, Told]:
        """Table by table; whatever is zero is left out."""
        tables: dict[str, Told] = {
            "areas": self.areas(),
            "planets": self.planets(),
            "routes": self.routes(),
            "orders": self.orders(),
            "players": without_empty(
                {self.seat_name(at): self.player(at, one) for at, one in self.players()}
            ),
            "cards": self.cards(),
            "events": self.events(),
            "invaders": self.units(self.view["invaders"], self.view["active"]),
            "moved": self.moved(),
        }
        if self.box.leadership:
            tables["leaders"] = self.leaders()
        if self.words.is_expanded:
            tables["stolen"] = self.stolen()
        return tables

    def players(self) -> Iterable[tuple[int, PlayerShown]]:
        return enumerate(self.view["players"])

    # What things are called

    def seat_name(self, seat: int) -> str:
        return self.words.seat_name(seat, self.own)

    def area_name(self, area: int) -> str:
        return "" if area == NONE else self.box.area_slugs[area]

    def planet_name(self, planet: int) -> str:
        return "" if planet == NONE else self.box.planet_slugs[planet]

    def form(self, unit: int) -> str:
        return "" if unit == NONE else self.words.form_names[self.words.form_of[unit]]

    def whose(self, unit: int) -> str:
        """Whose miniature a unit is."""
        if unit == NONE:
            return ""
        return self.seat_name(self.factions.index(self.box.unit_faction[unit]))

    def card(self, card: int) -> str:
        return self.words.card_names[self.words.card_place[card]]

    def deck_of(self, card: int) -> str:
        """Whose deck a card is from."""
        return self.seat_name(self.factions.index(self.box.card_faction[card]))

    def units(self, units: Iterable[int], owner: int, prefix: str = "") -> dict[str, Told]:
        """How many units of each form a player has among these."""
        own = [one for one in units if self.box.unit_faction[one] == self.factions[owner]]
        return {f"{prefix}{form}": number for form, number in Counter(map(self.form, own)).items()}

    # The board

    def areas(self) -> dict[str, Told]:
        cards = {
            one["area"]: (seat, one["workers"])
            for seat, player in self.players()
            for one in player["resources"]
        }
        return without_empty(
            {
                self.area_name(one["area"]): self.area(one, cards.get(one["area"], (NONE, 0)))
                for one in self.view["areas"]
            }
        )

    def area(self, one: AreaShown, card: tuple[int, int]) -> dict[str, Told]:
        told: dict[str, Told] = {
            "placed": 1,
            "owner": self.seat_name(one["owner"]),
            "base": self.seat_name(one["base"]),
            "depletion": one["depletion"],
            "card": self.seat_name(card[0]),
            "workers": card[1],
            **(self.units(one["units"], one["owner"]) if one["owner"] != NONE else {}),
            "guards": one.get("guards", 0),
            "points": one.get("points", 0),
            **{self.box.item_slugs[item]: 1 for item in one.get("items", ())},
        }
        installation = one.get("installation")
        if installation is not None:
            told["installation"] = installation["kind"]
            told["installer"] = self.seat_name(installation["seat"])
        return without_zero(told)

    def stolen(self) -> list[Told]:
        """Units that are others' miniatures."""
        shown = self.view
        places = [(one["units"], one["owner"], one["area"], 0) for one in shown["areas"]]
        places.sort(key=lambda place: place[2])
        places.append((shown["invaders"], shown["active"], shown["invaded"], 1))
        found: list[Told] = []
        for units, owner, area, attacks in places:
            strangers = [
                unit for unit in units if self.box.unit_faction[unit] != self.factions[owner]
            ]
            for unit, number in Counter(strangers).items():
                told: dict[str, Told] = {
                    "area": self.area_name(area),
                    "attacks": attacks,
                    "seat": self.whose(unit),
                    "unit": self.form(unit),
                    "number": number,
                }
                found.append(without_zero(told))
        return found

    def planets(self) -> dict[str, Told]:
        galaxy = self.view["galaxy"]
        rows: dict[str, dict[str, Told]] = {
            self.planet_name(planet): {"drawn": self.seat_name(seat)}
            for seat, drawn in enumerate(galaxy["drawn"])
            for planet in drawn
        }
        for at, (planet, column, row, turn) in enumerate(galaxy["tiles"], 1):
            told: dict[str, Told] = {"placed": at, "column": column, "row": row, "turn": turn}
            rows[self.planet_name(planet)] = without_zero(told)
        return {name: rows[name] for name in self.words.planets if name in rows}

    def routes(self) -> list[Told]:
        galaxy = self.view["galaxy"]
        normal = len(galaxy["routes"]) - len(galaxy["z_axis"])
        found: list[Told] = []
        for route, (one, other) in enumerate(galaxy["routes"]):
            told: dict[str, Told] = {
                "one": self.planet_name(one),
                "other": self.planet_name(other),
            }
            if route >= normal:
                major, minor = galaxy["z_axis"][route - normal]
                told |= {"major": self.words.slots[major], "minor": self.words.slots[minor]}
            for seat, player in self.players():
                if route in player["transports"]:
                    told[f"transport_{self.seat_name(seat)}"] = 1
            found.append(told)
        return found

    def orders(self) -> list[Told]:
        found: list[Told] = []
        for stack in self.view["orders"]:
            for height, token in enumerate(stack["tokens"], 1):
                is_up = stack["revealed"] and height == len(stack["tokens"])
                told: dict[str, Told] = {
                    "planet": self.planet_name(stack["planet"]),
                    "height": height,
                    "seat": self.seat_name(token["seat"]),
                    "order": token["order"] or "",
                    "revealed": int(is_up),
                }
                found.append(without_zero(told))
        return found

    def moved(self) -> list[Told]:
        mobilize = self.view["under_way"].get("mobilize")
        found: list[Told] = []
        for group in () if mobilize is None else mobilize["moved"]:
            area, unit = divmod(group, len(self.box.unit_slugs))
            found.append(
                {"seat": self.whose(unit), "unit": self.form(unit), "area": self.area_name(area)}
            )
        return found

    # Players

    def player(self, seat: int, shown: PlayerShown) -> dict[str, Told]:
        state, box = self.game.state, self.box
        is_ally = self.seat is not None and team_of(state, box, seat) == team_of(
            state, box, self.own
        )
        orders, names = shown["orders"], self.words.orders
        stages = Counter(one["stage"] for one in shown["drawn"])
        told: dict[str, Told] = {
            "faction": "" if shown["faction"] == NONE else box.faction_slugs[shown["faction"]],
            "ally": int(is_ally),
            "out": shown["out"],
            "conquest": shown["conquest"],
            "base_supply": shown["base_supply"],
            "transport_supply": shown["transport_supply"],
            "worker_supply": shown["worker_supply"],
            "pool": shown["pool"],
            "unavailable": shown["unavailable"],
            "deck": shown["deck"],
            "dug": shown["dug"],
            **numbered("building", shown["buildings"]),
            **dict(zip(MODULES, shown["modules"], strict=False)),
            **numbered("figures", shown["figures"]),
            "permanent_minerals": shown["permanent"][0],
            "permanent_gas": shown["permanent"][1],
            "tokens": orders["tokens"],
            "known": int(orders["known"] is not None),
            **by_order("unused", names, orders["known"] or ()),
            **by_order("shown", names, orders["shown"]),
            "specials_allowed": orders["specials_allowed"],
            "hand": shown["hand"]["cards"],
            "leaving": shown["leaving"]["cards"],
            **{f"drawn_{stage}": number for stage, number in stages.items()},
            **(self.expanded(seat, shown) if self.words.is_expanded else {}),
        }
        return without_zero(told)

    def expanded(self, seat: int, shown: PlayerShown) -> dict[str, Told]:
        """What only the expansion gives players."""
        orders, names = shown["orders"], self.words.orders
        stood_for = [int(at in orders.get("stood_for", ())) for at in range(len(names))]
        leaders, plans = shown.get("leaders"), shown.get("plans")
        told: dict[str, Told] = {
            "token_minerals": shown.get("tokens", [0, 0])[0],
            "token_gas": shown.get("tokens", [0, 0])[1],
            "recharged": int(shown.get("recharged", False)),
            "run_by": self.seat_name(shown.get("run_by", NONE)),
            **by_order("pooled", names, orders.get("pool", ())),
            **by_order("owned", names, orders.get("owned", ())),
            **by_order("stood_for", names, stood_for),
            "defended": self.area_name(orders.get("defended", NONE)),
            "plans": 0 if plans is None else plans["left"],
        }
        if leaders is not None:
            told["face_down"] = int(leaders["chosen"] is None)
            told |= self.units(leaders["reserve"], seat, "reserve_")
            told |= self.units(leaders["gained"], seat, "gained_")
        return told

    def cards(self) -> dict[str, Told]:
        rows = {}
        for seat, shown in self.players():
            zones = {
                "hand": shown["hand"]["known"],
                "leaving": shown["leaving"]["known"],
                "unseen": shown["unseen"],
                "announced": shown["announced"],
                "buried": shown["buried"],
                "discards": shown["discards"],
                "tech_deck": shown["tech_deck"],
                "technologies": shown["technologies"],
            }
            for zone in CARD_ZONES:
                rows[f"{self.seat_name(seat)}_{zone}"] = counts(map(self.card, zones[zone]))
        return without_empty(rows)

    def events(self) -> dict[str, Told]:
        shown = self.view["events"]
        zones: dict[str, Sequence[int]] = {
            "unseen": shown["unseen"],
            "buried": shown["buried"],
            "discards": shown["discards"],
            "removed": shown["removed"],
            "common": shown["common"],
        }
        for seat, player in self.players():
            plans = player.get("plans")
            of_player: dict[str, Sequence[int]] = {
                "in_play": player["events"],
                "drawn": [one["event"] for one in player["drawn"] if one["event"] is not None],
                "picked": [] if plans is None else plans["picked"] or [],
                "unplayed": [] if plans is None else plans["unplayed"],
            }
            for zone in seat_events(self.box):
                zones[f"{self.seat_name(seat)}_{zone}"] = of_player[zone]
        slugs = self.box.event_slugs
        return without_empty(
            {zone: counts(slugs[card] for card in cards) for zone, cards in zones.items()}
        )

    def leaders(self) -> dict[str, Told]:
        zones: dict[str, list[int]] = {zone: [] for zone in LEADER_ZONES}
        for _, player in self.players():
            shown = player.get("leaders")
            if shown is None:
                continue
            zones["unused"] += shown["unused"]
            zones["chosen"] += [] if shown["chosen"] in (None, NONE) else [shown["chosen"]]
            zones["waiting"] += shown["waiting"]
            zones["in_force"] += shown["in_force"]
        slugs = [one.slug for one in self.box.leadership]
        return without_empty(
            {zone: counts(slugs[card] for card in cards) for zone, cards in zones.items()}
        )


def counts(names: Iterable[str]) -> dict[str, Told]:
    """How often each name occurs."""
    return {**Counter(names)}


def numbered(name: str, values: Sequence[int]) -> dict[str, Told]:
    """Values by number, from 1."""
    return {f"{name}_{at}": value for at, value in enumerate(values, 1)}


def by_order(name: str, orders: Sequence[str], values: Sequence[int]) -> dict[str, Told]:
    """Values by the order that they belong to."""
    return {f"{name}_{order}": value for order, value in zip(orders, values, strict=False)}
