/** Where cards are, according to the view of a table. */
import { NONE, type CloneWarsView } from "../model/view";
import type { Zone } from "./beats";

/** Where every card is that the reader can point at. */
export function zonesOf(view: CloneWarsView): Map<number, Zone> {
  const zones = new Map<number, Zone>();
  const put = (cards: readonly number[], zone: Zone) =>
    cards.forEach((one) => zones.set(one, zone));
  view.row.forEach((card, slot) => card !== NONE && zones.set(card, `row:${slot}`));
  put(view.galaxy_discard, "pile:galaxy-discard");
  view.galaxy.known.forEach(({ card }) => zones.set(card, "pile:galaxy"));
  view.sides.forEach((side, seat) => {
    put(side.hand.known, `hand:${seat}`);
    put(side.discard, `pile:${seat}:discard`);
    put(side.exile, `pile:${seat}:exile`);
    side.deck.known.forEach(({ card }) => zones.set(card, `pile:${seat}:deck`));
    [...side.units, ...side.ships].forEach(({ card }) => zones.set(card, `play:${seat}`));
    if (side.base) zones.set(side.base.card, `base:${seat}`);
  });
  return zones;
}

/** The number of a zone in an event (zones.py), as the place it means for a seat. */
export function zoneNumbered(number: number, seat: number): Zone | null {
  const other = 1 - seat;
  const zones: (Zone | null)[] = [
    `hand:${seat}`,
    `pile:${seat}:discard`,
    `pile:${seat}:deck`,
    `pile:${seat}:exile`,
    `play:${seat}`,
    null,
    "pile:galaxy-discard",
    "pile:galaxy",
    "pile:galaxy",
    `pile:${other}:deck`,
    `play:${other}`,
    "pilots",
  ];
  return zones[number] ?? null;
}
