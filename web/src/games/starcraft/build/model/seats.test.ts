import { expect, test } from "vitest";

import { PRINTED, positionCalled } from "../../dev/positions";
import type { Payment } from "../../model/view";
import { rowsOf } from "./seats";

const { view } = positionCalled("five");
const seat = view.seat ?? 0;
const given = { view, printed: PRINTED, seat, payment: null, counts: new Map<number, number>() };

test("every resource is a row, the sheet's own first, minerals before gas", () => {
  const rows = rowsOf(given);
  expect(rows).toHaveLength(2 + (view.players[seat]?.resources.length ?? 0));
  const kinds = rows.map(({ resource }) => resource);
  expect(kinds).toEqual(kinds.toSorted((one, other) => (one === other ? 0 : one < other ? 1 : -1)));
  expect(rows[0]?.area).toBeNull();
});

test("a row has a seat for each worker it holds, taken by those at work", () => {
  for (const { area, seats, atWork } of rowsOf(given)) {
    if (area === null) continue;
    expect(seats).toHaveLength(Math.max(atWork, Number(PRINTED.area[area]?.figures["amount"])));
    expect(seats.filter((one) => one === "at-work")).toHaveLength(atWork);
  }
});

test("workers of a payment take free seats first, then mine by force", () => {
  const number = PRINTED.area.length;
  const payment: Payment = {
    due: { minerals: 3, gas: 0 },
    workers: 5,
    sources: [
      {
        ...{ source: number, resource: "minerals", free: 2, extra: 2, workers: 0, depletion: 0 },
        ...{ proposed: 3, pick: "worker permanent.minerals" },
      },
    ],
  };
  const [row] = rowsOf({ ...given, payment, counts: new Map([[number, 3]]) });
  expect(row).toMatchObject({ pays: 2, forced: 1, canForce: 1 });
  expect(row?.seats.includes("free")).toBe(false);
});

test("resource tokens are a row of their own, with a place in the payment", () => {
  const players = view.players.map((one, at) => (at === seat ? { ...one, tokens: [0, 2] } : one));
  const number = PRINTED.area.length + 3;
  const payment: Payment = {
    due: { minerals: 0, gas: 1 },
    workers: 5,
    sources: [
      {
        ...{ source: number, resource: "gas", free: 2, extra: 0, workers: 0, depletion: 0 },
        ...{ proposed: 1, pick: "token gas" },
      },
    ],
  };
  const rows = rowsOf({
    ...given,
    view: { ...view, players },
    payment,
    counts: new Map([[number, 1]]),
  });
  const tokens = rows.filter(({ isTokens }) => isTokens);
  expect(tokens).toMatchObject([{ number, resource: "gas", pays: 1, seats: ["pays", "free"] }]);
});

test("permanent resources from a Leadership card have their seats", () => {
  if (!view.figures) throw new Error("the position has no figures");
  const standing = view.figures.standing.map((one) => ({ ...one, permanent: [5, 3] }));
  const rows = rowsOf({ ...given, view: { ...view, figures: { ...view.figures, standing } } });
  const own = rows.filter(({ area }) => area === null);
  expect(own.map(({ seats }) => seats.length)).toEqual([5, 3]);
});
