"""What a question of StarCraft names, and where that is on the screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from orrery.games import AnyGame

Json = dict[str, Any]
PIECES = {
    ("build-forces", "new-worker"): 0,
    ("build-forces", "transport"): 1,
    ("build-base", "base"): 2,
    ("end-benefit", "conquest"): 3,
    ("research-bonus", "draw-event"): 4,
    ("build-forces", "install"): 5,
}
"""What is pointed at where only the verb says what is picked."""
BASE = 2
DEFEND = 6
LAYING = ("standard-card", "reinforcement-card", "replacement-card")
ONE_UNIT = ("consume", "front", "supporter", "broodling", "early-loss", "feedback")
WHERE = ("escape-to", "withdraw", "retreat-to")
VICTIMS = ("escape-lose", "splash", "nuke", "retreat-who", "retreat-lose")
ANSWERS = ("start-of-battle", "adaptive-card", "end-of-destroy-step", "recharge", "collateral")
PIECES_THERE = ("exchange", "exchange-for", "give-up-stolen", "last-strike")
"""Units with where they are."""
BUILDING = ("build-forces", "build-upgrades", "build-base")


class Wish(NamedTuple):
    """A pick that somebody wants to make, and the question it answers."""

    prompt: str
    text: str
    lane: int | None = None
    """The skirmish that the question is about."""


def wish_in(game: AnyGame, text: str) -> Wish:
    """A pick in answer to what is asked now."""
    assert game.decision is not None
    about = game.subject().get("skirmish")
    return Wish(game.decision.prompt.key, text, about.number if about else None)


def option_of(asked: Json, text: str) -> Json:
    found: Json = next(one for one in asked["options"] if one["text"] == text)
    return found


def part_or_option(asked: Json, text: str) -> Json:
    parts = asked["several"]["parts"] if asked["several"] else []
    found: Json = next((one for one in parts if one["pick"] == text), {})
    return found or option_of(asked, text)


def number_of(refs: Sequence[Json], kind: str) -> int | None:
    return next((one["number"] for one in refs if one["kind"] == kind), None)


def same_question(wishes: Sequence[Wish]) -> list[Wish]:
    """The picks that answer the first question."""
    last = next((at for at, one in enumerate(wishes) if one.prompt != wishes[0].prompt), None)
    return [*wishes[:last]]


def is_collected(asked: Json) -> bool:
    several = asked["several"]
    return bool(
        several and several["most"] > 1 and all(len(one["refs"]) == 1 for one in several["parts"])
    )


def lead_of(option: Json, wishes: Sequence[Wish]) -> Json | None:
    """The way to go on that comes nearest to what is wanted."""
    leads = option["remarks"].get("leads", [])
    wanted = [one.text for one in wishes[1:]]

    def fit(lead: Json) -> tuple[int, int]:
        then, count = lead["then"], 0
        for pick, wish in zip(then, wanted, strict=False):
            if pick not in (wish, "pay"):
                break
            count += 1
        return count, -len(lead["refs"])

    return max(leads, key=fit, default=None)


def marches(asked: Json, wishes: Sequence[Wish]) -> list[tuple[Json, int]]:
    """The moves that come first, as far as they can be made now: each with where it goes."""
    found: list[tuple[Json, int]] = []
    texts = {one["text"]: one for one in asked["options"]}
    for at, wish in enumerate(wishes):
        if wish.prompt == "move-to":
            continue
        option = texts.get(wish.text)
        if wish.prompt != "move" or option is None or option["verb"] != "move":
            break
        goes_on = at + 1 < len(wishes) and wishes[at + 1].prompt == "move-to"
        lead = lead_of(option, wishes[at : at + 2])
        if lead is None or (goes_on and lead["then"] != [wishes[at + 1].text]):
            break
        found.append((option, number_of(lead["refs"], "area") or 0))
    return found


Thing = tuple[str, int, int | None]
"""Kind, number, and where it is if that matters."""


def things_of(asked: Json, option: Json, lead: Json | None) -> list[Thing]:
    """What a gesture points at, in this order, each once."""
    prompt, verb = asked["prompt"], option["verb"]
    refs = [*option["refs"], *(lead["refs"] if lead else [])]
    start = next(
        (one["number"] for one in refs if (one["role"], one["kind"]) == ("from", "area")), None
    )
    things: list[Thing] = []
    if (prompt, verb) in PIECES:
        things.append(("piece", PIECES[prompt, verb], None))
    elif prompt in BUILDING and verb == "done" and number_of(refs, "area") is not None:
        things.append(("piece", BASE, None))
    if verb == "defend":
        things.append(("order", DEFEND, None))
    for ref in refs:
        if ref["role"] == "from" and ref["kind"] == "area":
            continue
        things.append((ref["kind"], ref["number"], start if ref["kind"] == "unit" else None))
    return [*dict.fromkeys(things)]


def ruined(refs: Sequence[Json]) -> Thing:
    """The piece that is destroyed: a transport, a unit in an area, or the base there."""
    route, area, unit = (number_of(refs, kind) for kind in ("route", "area", "unit"))
    if route is not None:
        return ("route", route, None)
    return ("area", area or 0, None) if unit is None else ("unit", unit, area)


def selectors_of(thing: Thing, option: Json | None) -> list[str]:
    kind, number, at = thing
    found = [f'[data-tile="{option["text"]}"]'] if option else []
    if at is not None:
        return [f'[data-thing="chip {at} {number}"]', f'[data-tile="{kind} {number} {at}"]']
    match kind:
        case "planet":
            found += [f'[data-thing="planet {number}"]', f'[data-thing^="order {number} "]']
        case "route":
            found.append(f'[data-thing="lane {number}"]')
        case _:
            found.append(f'[data-thing="{kind} {number}"]')
    return [*found, f'[data-tile="{kind} {number}"]']


def needs_card(lane: Json) -> bool:
    return any(one["slot"] == "standard" for one in lane["offers"])
