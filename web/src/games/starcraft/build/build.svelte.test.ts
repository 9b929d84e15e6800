import { fireEvent, render } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { expect, test, vi } from "vitest";

import { option } from "../../../api/fakeSocket";
import { PRINTED, positionCalled } from "../dev/positions";
import type { StarCraftWhole } from "../state/pointing";
import BuildPanel from "./BuildPanel.svelte";
import { unitsOf } from "./model/ownUnits";
import { rowsOf } from "./model/seats";
import { buildOf } from "./model/tiles";
import PayStrip from "./PayStrip.svelte";

const { view } = positionCalled("five");
const seat = view.seat ?? 0;
const [unit = 0] = unitsOf(PRINTED, view.players[seat]?.faction ?? 0);
const whole: StarCraftWhole = {
  ...option("unit", `what unit ${unit}`),
  remarks: { leads: [], costs: [], price: { minerals: 1, gas: 0 }, payment: null },
};
const pay = createRawSnippet(() => ({ render: () => "<p>paid</p>" }));

test("a tap on a tile names it, locked or not", async () => {
  const given = {
    view,
    printed: PRINTED,
    seat,
    prompt: "build-forces",
    wholes: [whole],
    path: [],
    locks: [],
  };
  const onpick = vi.fn();
  const onlook = vi.fn();
  const { container } = render(BuildPanel, {
    ...{ build: buildOf(given), side: "overmind" as const, onpick, onlook, pay },
  });
  const tiles = [...container.querySelectorAll("[data-tile]")];
  const open = tiles.filter((tile) => !tile.classList.contains("locked"));
  expect(open.map((tile) => tile.getAttribute("data-tile"))).toEqual([`unit ${unit}`]);
  await fireEvent.click(open[0] as Element);
  await fireEvent.click(tiles.at(-1) as Element);
  expect(onpick.mock.calls.map(([thing]) => thing as unknown)).toEqual([
    { kind: "unit", number: unit },
    { kind: "piece", number: 2 },
  ]);
});

test("tiles keep their places, whatever can be had", () => {
  const places = (wholes: readonly StarCraftWhole[]) => {
    const given = { view, printed: PRINTED, seat, prompt: "build-forces", wholes, path: [] };
    const { container, unmount } = render(BuildPanel, {
      ...{ build: buildOf({ ...given, locks: [] }), side: "overmind" as const },
      ...{ onpick: vi.fn(), onlook: vi.fn(), pay },
    });
    const tiles = [...container.querySelectorAll("[data-tile]")];
    const shown = tiles.map((tile) => tile.getAttribute("data-tile"));
    unmount();
    return shown;
  };
  const last = unitsOf(PRINTED, view.players[seat]?.faction ?? 0).at(-1) ?? 0;
  const other = { ...whole, refs: option("other", `what unit ${last}`).refs };
  expect(places([other])).toEqual(places([whole]));
  expect(places([])).toEqual(places([whole]));
});

test("a free seat sends a worker there, and the strip says what is left of them", async () => {
  const rows = rowsOf({ view, printed: PRINTED, seat, payment: null, counts: new Map() });
  const onmove = vi.fn();
  const { getAllByRole, getByText } = render(PayStrip, {
    paying: {
      what: "Zergling",
      price: { minerals: 1, gas: 0 },
      before: 4,
      after: 3,
      rows: rows.map((row, at) => ({ row, name: `Source ${at}`, canMove: at === 0 })),
      discounts: [],
      isChanged: false,
      canMove: true,
      depletes: "",
    },
    ...{ onmove, onreset: vi.fn(), ondiscount: vi.fn() },
  });
  getByText("4 workers before, 3 after this payment");
  const [first] = getAllByRole("button", { name: "Move a worker to Source 0" });
  await fireEvent.click(first as Element);
  expect(onmove).toHaveBeenCalledWith(rows[0]?.number);
});
