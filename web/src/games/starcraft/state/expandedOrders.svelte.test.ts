import { expect, test } from "vitest";

import { option } from "../../../api/fakeSocket";
import { positionCalled } from "../dev/positions";
import { NO_REMARKS, question, tableOf } from "../dev/sampleTable";
import { DEFEND, ORDERS, type StarCraftOption, type StarCraftView } from "../model/view";
import { actionsOf } from "../prompts/promptActions";
import { isDefending, poolOf, together, tokensOf, tokenSaid } from "./orders";

const FREE = { costs: [], price: null, payment: null };
const { view: base } = positionCalled("planning");
const seat = base.seat ?? 0;
const [planet = -1] = base.galaxy.tiles.map(([one]) => one);
const own = base.areas.find(({ owner }) => owner === seat)?.area ?? -1;

const plain = (text: string, ...refs: string[]): StarCraftOption => ({
  ...option(text, ...refs),
  remarks: { leads: [], ...FREE },
});

type Orders = StarCraftView["players"][number]["orders"];
type SpecialPool = { spaces: number | null; strategic: number[] };

/** A view in which one has orders as in the expansion. */
function expanded(orders: Partial<Orders>, special_pool: SpecialPool): StarCraftView {
  const { players, figures } = base;
  if (!figures) throw new Error("a page is told figures");
  return {
    ...base,
    players: players.map((one, at) =>
      at === seat ? { ...one, orders: { ...one.orders, ...orders } } : one,
    ),
    figures: {
      ...figures,
      standing: figures.standing.map((one, at) => (at === seat ? { ...one, special_pool } : one)),
    },
  };
}

const OWNED = [2, 2, 2, 1, 0, 1, 1, 1];
const NO_POOL = { spaces: 0, strategic: [] };
const where = (orders: Partial<Orders> = {}) =>
  tableOf(
    expanded({ owned: OWNED, pool: [], defended: -1, ...orders }, NO_POOL),
    question("order-where", [
      plain(`planet ${planet}`, `what planet ${planet}`),
      { ...plain("defend here", `what area ${own}`), verb: "defend" },
    ]),
  );

test("the Defend order and Star orders lie below the others, and what is lost is said to be", () => {
  const tokens = tokensOf(where().table);
  expect(tokens.map(({ order }) => order).slice(-2)).toEqual(["defend", "star"]);
  const gone = tokens.filter(({ state }) => state === "gone");
  expect(gone.map(({ order }) => order)).toEqual(["special_mobilize"]);
  expect(gone.map(tokenSaid)).toEqual(["Out of the game"]);
  const pooled = tokensOf(where({ pool: [0, 0, 0, 1, 0, 0, 0, 0] }).table);
  expect(pooled.filter(({ state }) => state === "pool").map(({ order }) => order)).toEqual([
    "special_build",
  ]);
});

test("an area is offered for the Defend order only once its token is picked", () => {
  const { table, sent } = where();
  expect(tokensOf(table).find(({ order }) => order === "defend")?.state).toBe("can");
  expect(table.marks.areas.size).toBe(0);
  expect(table.marks.planets.get(planet)).toBe("legal");
  table.point({ kind: "order", number: DEFEND });
  expect(isDefending(table)).toBe(true);
  expect(table.marks.areas.get(own)).toBe("target");
  expect([...table.marks.planets.values()]).not.toContain("locked");
  table.point({ kind: "area", number: own });
  expect(sent, "nothing goes without the button").toEqual([]);
  const [send] = actionsOf(table);
  expect(send?.label).toMatch(/^Defend /);
  send?.act();
  expect(sent.map(({ picks }) => picks)).toEqual([["defend here"]]);
});

test("a Defend order that is used says in which area", () => {
  const { table } = where({ defended: own });
  const token = tokensOf(table).find(({ order }) => order === "defend");
  expect(token).toMatchObject({ state: "placed", planet: table.printed.area[own]?.name });
});

test("the pool says how many special orders can be executed, and where they need no space", () => {
  const said = (spaces: number | null, used: number, strategic: number[] = []) => {
    const pool = ORDERS.map((_, at) => (at === 3 ? used : 0));
    return poolOf(tableOf(expanded({ pool }, { spaces, strategic }), null).table, seat);
  };
  expect(said(2, 1)).toMatchObject({ orders: [3], said: "You can execute one special order." });
  expect(said(1, 1)?.said).toMatch(/^No space/);
  expect(said(null, 2)?.said).toMatch(/any number/);
  expect(said(1, 0)?.strategic).toBe("");
  expect(said(0, 0, [planet])?.strategic).toMatch(/strategic area/);
  expect(poolOf(tableOf(base, null).table, seat), "the base game has none").toBeNull();
});

test("without space, the pool says what is drawn instead of executing a special order", () => {
  const view = expanded({ pool: [] }, { spaces: 0, strategic: [] });
  const plans = { left: 4, picked: null, unplayed: [] };
  const picked = { ...view, players: view.players.map((one) => ({ ...one, plans })) };
  const said = (shown: StarCraftView) => poolOf(tableOf(shown, null).table, seat)?.said;
  expect(said(view)).toMatch(/for an Event card\.$/);
  expect(said(picked)).toMatch(/for Combat cards\.$/);
});

test("a locked token of the expansion says why", () => {
  const locked = [{ verb: "order", number: DEFEND, rule: "BW-DEFEND-01" }];
  const { table } = tableOf(
    expanded({ owned: OWNED, pool: [], defended: -1 }, NO_POOL),
    question("order-where", [plain(`planet ${planet}`, `what planet ${planet}`)], {
      remarks: { ...NO_REMARKS, locked },
    }),
  );
  const token = tokensOf(table).find(({ order }) => order === "defend");
  expect(token).toMatchObject({ state: "locked", why: "used in this phase" });
});

test("equal tokens stand together, those that lie on different planets do not", () => {
  const token = { id: "", number: 0, order: "build", state: "can", planet: "", why: "" } as const;
  const placed = { ...token, state: "placed" } as const;
  const tokens = [
    ...[token, token, { ...token, order: "special_build" }],
    ...[
      { ...placed, planet: "Torus" },
      { ...placed, planet: "Braken" },
    ],
  ];
  expect(together(tokens).map(({ n }) => n)).toEqual([2, 1, 1, 1]);
});
