/** The table of a finished game with all hands open: each seat knows its own. */
import type { CloneWarsView, Side } from "./view";

export function openHands(views: readonly object[]): object {
  const known = views as readonly CloneWarsView[];
  const [first] = known;
  if (!first) return {};
  const open = (side: Side, seat: number) => ({
    ...side,
    hand: known[seat]?.sides[seat === 1 ? 1 : 0].hand ?? side.hand,
  });
  return { ...first, sides: first.sides.map(open) };
}
