/** The cards in the same place as a card, to step through in the close-up view. */
import type { CloneWarsView } from "./view";

export function neighbours(view: CloneWarsView, card: number): readonly number[] {
  const places: (readonly number[])[] = [view.row.filter((one) => one >= 0), view.galaxy_discard];
  for (const side of view.sides) {
    places.push(side.hand.known, side.discard, side.exile, side.victory, side.bases.known);
    places.push([...side.units, ...side.ships].map((one) => one.card));
  }
  return places.find((place) => place.includes(card)) ?? [card];
}
