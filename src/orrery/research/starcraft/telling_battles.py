"""What an observation of StarCraft must tell of battles and of everything that there is once, made
from the view."""

from __future__ import annotations

from orrery.research.columns import Told
from orrery.research.layout import without_zero
from orrery.research.starcraft.tables import PILES, ROLES
from orrery.research.starcraft.telling import Teller
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.knowledge.shown_battles import BattleShown, CardPlaced


class WholeTeller(Teller):
    """All tables."""

    def told(self) -> dict[str, Told]:
        battle = self.view["battle"]
        return {
            **super().told(),
            "battle": {} if battle is None else self.battle(battle),
            "skirmishes": [] if battle is None else self.skirmishes(battle),
            "support": [] if battle is None else self.support(battle),
            "battle_cards": [] if battle is None else self.piles(battle),
            "subject": self.subject(),
            "scalars": without_zero(self.scalars()),
        }

    def battle(self, shown: BattleShown) -> dict[str, Told]:
        told: dict[str, Told] = {
            "area": self.area_name(shown["area"]),
            "special": shown["special"],
            "step": shown["step"],
            "guarded": int(shown.get("guarded", False)),
        }
        for at, role in enumerate(ROLES):
            told[role] = self.seat_name(shown["seats"][at])
            told[f"attack_{role}"] = shown["attack"][at]
            told[f"health_{role}"] = shown["health"][at]
            told[f"detector_{role}"] = shown["detector"][at]
            told[f"face_up_{role}"] = shown["face_up"][at]
            told[f"nukes_{role}"] = shown["nukes"][at]
            told[f"aside_{role}"] = shown["aside"][at]["cards"]
        return without_zero(told)

    def skirmishes(self, shown: BattleShown) -> list[Told]:
        found: list[Told] = []
        for one in shown["skirmishes"]:
            told: dict[str, Told] = {"there": 1, "over": one["over"]}
            for at, role in enumerate(ROLES):
                told[f"front_{role}"] = self.form(one["front"][at])
                told[f"front_of_{role}"] = self.whose(one["front"][at])
                for place, card in zip(("first", "second"), one["cards"][at], strict=False):
                    told |= self.placed(f"{place}_{role}", card)
            found.append(without_zero(told))
        return found

    def placed(self, name: str, card: CardPlaced) -> dict[str, Told]:
        """A card at a skirmish."""
        number = card["card"]
        return {
            f"{name}_there": 1,
            f"{name}_card": "" if number is None else self.card(number),
            f"{name}_of": "" if number is None else self.deck_of(number),
            f"{name}_face_up": int(card["face_up"]),
            f"{name}_from_deck": int(card["from_deck"]),
            f"{name}_looked": int(card["looked"]),
        }

    def support(self, shown: BattleShown) -> list[Told]:
        return [
            {"skirmish": number, "role": role, "seat": self.whose(unit), "unit": self.form(unit)}
            for number, one in enumerate(shown["skirmishes"], 1)
            for at, role in enumerate(ROLES)
            for unit in one["support"][at]
        ]

    def piles(self, shown: BattleShown) -> list[Told]:
        splash, restorable = shown["splash"], shown.get("restorable", ([], []))
        aside = (shown["aside"][0]["known"], shown["aside"][1]["known"])
        return [
            {"pile": pile, "role": role, "seat": self.deck_of(card), "card": self.card(card)}
            for pile, cards in zip(PILES, (splash, aside, restorable), strict=True)
            for at, role in enumerate(ROLES)
            for card in cards[at]
        ]

    def subject(self) -> dict[str, Told]:
        """What the question is about, for whoever is asked."""
        asked = self.view["asked"]
        if asked is None or asked["seat"] != self.seat:
            return {}
        told: dict[str, Told] = {}
        for name, ref in self.game.subject().items():
            number = ref.number + 1
            if ref.kind == "seat" and ref.number != NONE:
                number = self.words.seat_names.index(self.seat_name(ref.number)) + 1
            told[name] = without_zero({"kind": ref.kind, "number": number})
        return told

    def scalars(self) -> dict[str, Told]:
        """Everything that there is once."""
        shown = self.view
        asked, events = shown["asked"], shown["events"]
        told: dict[str, Told] = {
            "watcher": int(self.seat is None),
            "round": shown["round"],
            "phase": shown["phase"],
            "stage": shown["stage"],
            "first": self.seat_name(shown["first"]),
            "active": self.seat_name(shown["active"]),
            "planet": self.planet_name(shown["planet"]),
            "invaded": self.area_name(shown["invaded"]),
            **{f"winner_{self.seat_name(seat)}": 1 for seat in shown["winners"]},
            "ending": shown["ending"],
            **{f"event_deck_{at}": number for at, number in enumerate(events["deck"], 1)},
            **{f"event_box_{at}": number for at, number in enumerate(events["removed_unseen"], 1)},
            "event_dug": events["dug"],
            **self.under_way(),
            **(self.once_expanded() if self.words.is_expanded else {}),
        }
        if asked is not None:
            told["asked"] = self.seat_name(asked["seat"])
            told["whose"] = self.seat_name(asked.get("whose", asked["seat"]))
            told["prompt"] = asked["prompt"]
            told["about"] = asked["about"] + 1
        return told

    def once_expanded(self) -> dict[str, Told]:
        shown = self.view
        led, met, order = shown.get("stages_led", 0), shown.get("met", 0), shown.get("order", [])
        scenario = self.box.scenario
        conditions = 0 if scenario is None else len(scenario.conditions)
        return {
            "influenced": self.planet_name(shown.get("influenced", NONE)),
            **{f"led_{stage}": led >> stage & 1 for stage in (1, 2, 3)},
            "fallen": self.area_name(shown.get("fallen", NONE)),
            **{f"order_{at}": self.seat_name(seat) for at, seat in enumerate(order, 1)},
            **{f"met_{at + 1}": met >> at & 1 for at in range(conditions)},
            "bridge": self.seat_name(shown.get("bridge", NONE)),
        }

    def under_way(self) -> dict[str, Told]:
        """What everybody sees of the procedures in progress."""
        shown = self.view["under_way"]
        told: dict[str, Told] = {}
        if "execution" in shown:
            told["executed_as"] = self.words.orders[shown["execution"]["order"]]
        if "driven" in shown:
            told["driven"] = self.seat_name(shown["driven"]["seat"])
            for planet in shown["driven"]["built"]:
                told[f"driven_built_{self.planet_name(planet)}"] = 1
        if "defend" in shown:
            told["defended"] = self.area_name(shown["defend"]["area"])
        if "build" in shown:
            told |= {"building": 1, "built": shown["build"]["built"]}
        if "mobilize" in shown:
            moving = shown["mobilize"]
            told |= {"mobilizing": 1, "mobilizing_special": moving["special"]}
            told |= {"moving": self.form(moving["unit"]), "moving_of": self.whose(moving["unit"])}
            told["moving_from"] = self.area_name(moving["origin"])
        if "recall" in shown:
            unit = shown["recall"]["unit"]
            told |= {"recalled": self.form(unit), "recalled_of": self.whose(unit)}
        if "place-cards" in shown:
            placing = shown["place-cards"]
            told |= {"placing": ROLES[placing["role"]], "placing_at": placing["skirmish"] + 1}
        if "surprise-assault" in shown:
            assault = shown["surprise-assault"]
            told["assault_from"] = self.area_name(assault["area"])
            told["assault_to"] = self.area_name(assault["target"])
        if "regrouping" in shown:
            told |= {"regrouping": 1, "regrouping_step": shown["regrouping"]["step"]}
        return told
