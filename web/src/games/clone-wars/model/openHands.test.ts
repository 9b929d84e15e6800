import { expect, it } from "vitest";

import { hand, view } from "../state/sampleTable";
import { openHands } from "./openHands";

it("shows every hand as its owner knows it", () => {
  const closed = { cards: 2, known: [] };
  const views = [
    view({ hand: hand(1) }, { hand: closed }),
    view({ hand: closed }, { hand: hand(4, 5) }),
  ];
  const { sides } = openHands(views) as { sides: { hand: unknown }[] };
  expect(sides.map((side) => side.hand)).toEqual([hand(1), hand(4, 5)]);
});
