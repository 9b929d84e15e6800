import { expect, test } from "vitest";

import { option } from "../../../api/fakeSocket";
import { PRINTED, positionCalled } from "../dev/positions";
import type { StarCraftWhole } from "../state/pointing";
import { ANY, filtered, technologiesOf, unitsIn } from "./technologies";

const { view } = positionCalled("five");
const seat = view.seat ?? 0;
const race = PRINTED.faction[view.players[seat]?.faction ?? -1]?.figures["race"];
const numbers = PRINTED.technology.flatMap(({ figures }, at) =>
  figures["race"] === race ? at : [],
);
const offered = numbers.at(-1) ?? 0;
const whole: StarCraftWhole = {
  ...option("technology x", `what technology ${offered}`),
  remarks: { leads: [], costs: [], price: { minerals: 0, gas: 1 }, payment: null },
};
const all = technologiesOf({ view, printed: PRINTED, seat, wholes: [whole], path: [] });

test("all technologies of the own race are listed, with the copies that are left", () => {
  expect(all.map(({ thing }) => thing.number)).toEqual(numbers);
  const deck = view.players[seat]?.tech_deck ?? [];
  expect(all.reduce((sum, { left }) => sum + left, 0)).toBe(deck.length);
});

test("what can be bought comes first, at the server's price", () => {
  const [first] = filtered(all, ANY);
  expect(first).toMatchObject({ isOpen: true, price: { minerals: 0, gas: 1 } });
  expect(first?.thing.number).toBe(offered);
  expect(filtered(all, { ...ANY, isOpen: true })).toHaveLength(1);
});

test("the list is narrowed by unit and by kind", () => {
  const [unit = ""] = unitsIn(all);
  const ofUnit = filtered(all, { ...ANY, unit });
  expect(ofUnit.length).toBeGreaterThan(0);
  expect(ofUnit.length).toBeLessThan(all.length);
  const kinds = filtered(all, { ...ANY, kind: "reinforcement" }).map(({ face }) => face.kind);
  expect(new Set(kinds)).toEqual(new Set(["reinforcement"]));
});
