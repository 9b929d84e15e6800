"""Heroes: how a player gains one (BW-LEAD-12 to BW-LEAD-14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.decisions import DONE, Option, Prompt
from orrery.core.flow import OVER, StepResult
from orrery.core.rng import shuffled
from orrery.starcraft.board.changes import destroy_unit, place_unit
from orrery.starcraft.board.control import controlled
from orrery.starcraft.board.queries import fitting, is_friendly, keeper, why_no_room
from orrery.starcraft.board.rows import places_in, with_one
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.rules.leadership.card import LeaderStep

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame

FREE_FIGURE = Prompt("hero-figure", "BW-LEAD-13")
HERO_AREA = Prompt("hero-area", "BW-LEAD-12")


def has_figure(game: StarCraftGame, seat: int, hero: int) -> bool:
    """Whether a miniature of the hero's type is in the supply (BW-LEAD-12)."""
    return game.state.players[seat].figures[game.facts.unit_place[hero]] > 0


def why_not_hero(game: StarCraftGame, seat: int, hero: int, area: int) -> str | None:
    """Any friendly area on the board that takes a unit of the type and has room
    (BW-LEAD-12, BW-LEAD-14)."""
    state, box = game.state, game.facts
    if not 0 <= area < box.areas or not is_friendly(state, seat, area):
        return "BW-LEAD-12"
    return why_no_room(state, box, seat, area, hero)


def hero_areas(game: StarCraftGame, seat: int, hero: int) -> list[int]:
    """Where the hero may go."""
    state, box = game.state, game.facts
    areas = controlled(state, seat)
    return [area for area in areas if fitting(state, box, seat, area, (hero,))]


def is_of_use(game: StarCraftGame, seat: int, hero: int, area: int) -> bool:
    """Whether the hero has a place once a unit of its type in an area is destroyed: anywhere else,
    or there, if the area stays friendly (BW-LEAD-13, BW-LEAD-14)."""
    state = game.state
    others = [one for one in hero_areas(game, seat, hero) if one != area]
    stays = len(state.armies[area]) > 1 or keeper(state, area) == seat
    return bool(others) or (stays and is_friendly(state, seat, area))


def why_not_free(game: StarCraftGame, seat: int, hero: int, area: int) -> str | None:
    """One of the player's own units of the type, not one that somebody has stolen or that was
    stolen (BW-LEAD-13)."""
    state, figure = game.state, game.facts.figure_of[hero]
    if not 0 <= area < game.facts.areas or state.owners[area] != seat:
        return "BW-LEAD-13"
    if figure not in state.armies[area]:
        return "BW-LEAD-13"
    return None if is_of_use(game, seat, hero, area) else "BW-LEAD-14"


def figure_areas(game: StarCraftGame, seat: int, hero: int) -> list[int]:
    """Where a unit may be destroyed to have its miniature."""
    areas = places_in(game.state.owners, seat)
    return [area for area in areas if why_not_free(game, seat, hero, area) is None]


class GainHero(LeaderStep):
    """A hero comes into play: a miniature, an area, the hero token."""

    def hero(self, game: StarCraftGame) -> int:
        return game.facts.leadership[self.card].hero

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        match self.at:
            case 1:
                return self.free_figure(game, pick)
            case 2:
                return self.choose_area(game, pick)
        return OVER

    def free_figure(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """If all miniatures of the type are in use, one of the player's own such units may be
        destroyed; without a miniature there is no hero (BW-LEAD-13)."""
        hero = self.hero(game)
        if pick is None:
            if has_figure(game, self.seat, hero):
                return None
            areas = figure_areas(game, self.seat, hero)
            if not areas:
                return self.give_up(game)
            return self.ask(game, FREE_FIGURE, [*(Option("area", area) for area in areas), DONE])
        if pick == DONE:
            return self.give_up(game)
        destroy_unit(game, game.facts.figure_of[hero], pick.what)
        return None

    def choose_area(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """Any friendly area where the unit may be; the hero costs nothing, and if there is none, it
        is never gained (BW-LEAD-12, BW-LEAD-14, BW-LEADCARD-46)."""
        hero = self.hero(game)
        areas = hero_areas(game, self.seat, hero) if pick is None else [pick.what]
        if not areas:
            return self.give_up(game)
        if len(areas) > 1:
            return self.ask(game, HERO_AREA, [Option("area", area) for area in areas])
        put_hero(game, self.seat, hero, areas[0])
        return OVER

    def give_up(self, game: StarCraftGame) -> StepResult:
        """The hero is not gained; the card stays chosen (BW-LEAD-14)."""
        game.emit("no-hero", self.seat, (self.hero(game),))
        return OVER

    def why_not(self, game: StarCraftGame, option: Option) -> str | None:
        """The rule that forbids this area, or None."""
        if option == DONE and self.at == 1:
            return None
        if option.verb != "area" or option.to != NONE:
            return HERO_AREA.rule
        judge = why_not_free if self.at == 1 else why_not_hero
        return judge(game, self.seat, self.hero(game), option.what)


def put_hero(game: StarCraftGame, seat: int, hero: int, area: int) -> None:
    """The hero stands in an area; cards that are its own go into the Combat deck when it first
    comes (BW-LEAD-12, BW-LEAD-19)."""
    player = game.state.players[seat]
    place_unit(game, seat, hero, area)
    if hero not in player.gained:
        player.gained = with_one(player.gained, hero)
        add_own_cards(game, seat, hero)


def add_own_cards(game: StarCraftGame, seat: int, hero: int) -> None:
    """Technologies that only this hero can use go from the Technology deck into the Combat deck,
    which is shuffled without the discards (BW-LEAD-19, BW-LEADCARD-05)."""
    box, player = game.facts, game.state.players[seat]
    own = box.unit_bit[hero] & ~box.unit_bit[box.figure_of[hero]]
    cards = tuple(card for card in player.tech_deck if box.icons[card] & own)
    if not cards:
        return
    player.tech_deck = tuple(card for card in player.tech_deck if card not in cards)
    player.deck = shuffled(game.state, tuple(sorted((*player.deck, *cards))))
    player.buried = tuple(sorted((*player.buried, *cards)))
    game.emit("own-cards", seat, cards)
