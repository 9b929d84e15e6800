"""What a watcher of StarCraft can count."""

from __future__ import annotations

from collections import Counter
from random import Random

from orrery.starcraft.board.sheet import pieces_of
from orrery.starcraft.board.state import StarCraftGame
from orrery.starcraft.facts.box import Box
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.knowledge.shown import StarCraftView
from orrery.starcraft.knowledge.shown_battles import CardPlaced
from orrery.starcraft.knowledge.view import view
from tests.laws.kernel import demand


def everything_adds_up_for_a_watcher(game: StarCraftGame, _: Random) -> None:
    """A watcher can count all figures, cards, workers and tokens, and name all Combat cards and
    Event cards that no seat hides alone: nothing lives in a frame (SC-INV-01, SC-INV-02)."""
    box = game.facts
    shown = view(game, None)
    units = units_seen(box, shown)
    tokens = Counter(token["seat"] for stack in shown["orders"] for token in stack["tokens"])
    bases = Counter(area["base"] for area in shown["areas"])
    for seat, player in enumerate(shown["players"]):
        faction = player["faction"]
        if faction == NONE:
            continue
        pieces = pieces_of(box, faction)
        figures = zip(box.units_of[faction], player["figures"], strict=True)
        demand(
            all(left + units[unit] == box.figures[unit] for unit, left in figures),
            "figures do not add up for a watcher",
            seat,
        )
        workers = player["worker_supply"] + player["pool"] + player["unavailable"]
        workers += sum(player["permanent"]) + sum(card["workers"] for card in player["resources"])
        demand(workers == pieces.workers, "workers do not add up for a watcher", seat)
        lost = game.state.razed[seat] if box.loses_bases and game.state.razed else 0
        demand(player["base_supply"] + bases[seat] + lost == pieces.bases, "bases got lost", seat)
        transports = player["transport_supply"] + len(player["transports"])
        demand(transports == pieces.transports, "transports do not add up", seat)
        orders = player["orders"]
        count = orders["tokens"] + tokens[seat] + sum(orders.get("pool", ()))
        owned = sum(orders.get("owned", box.order_tokens))
        demand(count == owned, "orders do not add up", seat)
        cards_add_up(game, shown, seat)
    events = shown["events"]
    named = [*events["unseen"], *events["discards"], *events["removed"], *events["common"]]
    for player in shown["players"]:
        named += [*player["events"], *(player["plans"]["unplayed"] if "plans" in player else ())]
    wanted = [kind for kind, copies in enumerate(box.event_copies) for _ in range(copies)]
    demand(sorted(named) == wanted, "Event cards do not add up for a watcher")
    drawn = sum(len(player["drawn"]) for player in shown["players"])
    unseen = sum(events["deck"]) + sum(events["removed_unseen"]) + drawn
    demand(unseen == len(events["unseen"]), "face-down Event cards do not add up")


def units_seen(box: Box, shown: StarCraftView) -> Counter[int]:
    """The figures in a watcher's view, on the board and on Leadership cards."""
    seen = [unit for area in shown["areas"] for unit in area["units"]] + shown["invaders"]
    for player in shown["players"]:
        seen += player["leaders"]["reserve"] if "leaders" in player else []
    return Counter(box.figure_of[unit] for unit in seen)


def cards_add_up(game: StarCraftGame, shown: StarCraftView, seat: int) -> None:
    """One player's Combat cards and technologies in a watcher's view."""
    box, player, battle = game.facts, shown["players"][seat], shown["battle"]
    faction = player["faction"]
    named = [*player["unseen"], *player["discards"], *player["tech_deck"], *player["technologies"]]
    face_down = player["deck"] + player["hand"]["cards"]
    if battle is not None:
        lying = [card for row in battle["splash"] for card in row]
        for one in battle["skirmishes"]:
            for role, row in enumerate(one["cards"]):
                lying += [card["card"] for card in row if card["card"] is not None]
                face_down += sum(
                    not card["face_up"]
                    and whose(game, shown, one["front"][role], role, card) == faction
                    for card in row
                )
        named += [card for card in lying if box.card_faction[card] == faction]
        if seat in battle["seats"]:
            face_down += battle["aside"][battle["seats"].index(seat)]["cards"]
    whole = box.cards_of[faction] + box.tech_cards_of[faction]
    demand(sorted(named) == sorted(whole), "cards do not add up for a watcher", seat)
    demand(face_down == len(player["unseen"]), "face-down cards do not add up", seat)


def whose(
    game: StarCraftGame, shown: StarCraftView, front: int, role: int, card: CardPlaced
) -> int:
    """From which faction's deck a face-down card is, as a watcher tells: the one from a deck beside
    a stolen unit is from its first owner's (BW-KEY-09)."""
    if card["from_deck"] and front != NONE:
        return game.facts.unit_faction[front]
    assert shown["battle"] is not None
    return shown["players"][shown["battle"]["seats"][role]]["faction"]
