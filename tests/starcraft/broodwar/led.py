"""Positions with Leadership cards: setups with cards chosen, and Regrouping Phases of a stage."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from orrery.starcraft.facts.terms import NONE, installation_of, installer_of
from tests.starcraft.expanded import expanded_box
from tests.starcraft.opening import Opening, begin
from tests.starcraft.scenario import Position, Side, table

DECKS = {
    1: ["scouting_party", "air_support_event"],
    2: ["air_support_event", "flagship"],
    3: ["flagship", "informant"],
}
"""By stage: what an Event deck of the stage has on top."""


def setting_up(*factions: str, **options: str) -> Opening:
    """A new game with Leadership cards, at the choice of the first of them; the first faction named
    has the first player token."""
    box = expanded_box(factions=",".join(factions), players=str(len(factions)), **options)
    games = (begin(box, seed) for seed in range(1, 100))
    return next(game for game in games if game.state.first == 0)


def chosen(*leaders: str, **options: str) -> Opening:
    """A game whose players have chosen these cards of Stage I, at the question after it."""
    probe = expanded_box(players="2")
    named = {one.slug: probe.faction_slugs[one.faction] for one in probe.leadership}
    game = setting_up(*(named[leader] for leader in leaders), **options)
    game.picks(*(f"leader {leader}" for leader in leaders))
    return game


def regrouping(
    stage: int,
    sides: Mapping[str, Side],
    *,
    deck: Iterable[str] | None = None,
    led: Iterable[int] | None = None,
    settings: Mapping[str, str] | None = None,
    **more: object,
) -> Position:
    """A Regrouping Phase in a stage whose Leadership cards are still to be chosen."""
    return table(
        sides,
        expansion="brood_war",
        phase="regrouping",
        event_deck=DECKS[stage] if deck is None else deck,
        stages_led=range(1, stage) if led is None else led,
        settings=settings,
        **more,  # type: ignore[arg-type]
    )


def slugs(game: Position, faction: str, zone: str = "leading") -> list[str]:
    """Leadership cards of a zone: leaders, waiting, leading."""
    cards: tuple[int, ...] = getattr(game.player(faction), zone)
    return [game.box.leadership[card].slug for card in cards]


def installation(game: Position, area: str) -> tuple[str, str] | None:
    """Whose installation stands in an area, and of which kind."""
    there = game.state.installations
    one = there[game.box.area_slugs.index(area)] if there else NONE
    if one == NONE:
        return None
    return game.factions[installer_of(one)], game.box.installation_slugs[installation_of(one)]


def lead(game: Position, *leaders: str) -> None:
    """All players choose, in the order in which they are asked; who has one card is not asked."""
    for leader in leaders:
        assert game.prompt == "choose-leader", game.prompt
        game.picks(f"leader {leader}")
