import { expect, test } from "vitest";

import { option } from "../../../api/fakeSocket";
import { keyOf, narrow } from "../../../shared/choosing/narrowing";
import type { StarCraftOption } from "../model/view";
import { pointingOf, thingsFor, wholesOf } from "./pointing";

const nameOf = ({ kind, number }: { kind: string; number: number }) => `${kind} ${number}`;
const naming = (prompt = "", workers: readonly string[] | null = null) => ({
  nameOf,
  orderOn: () => "Build",
  draws: () => "event",
  prompt: () => prompt,
  workersFor: () => workers,
  isNamed: () => true,
  isDestroying: () => false,
  back: () => false,
});
const FREE = { costs: [], price: null, payment: null };
const leading = (text: string, refs: string[], leads: [string[], string[]][]): StarCraftOption => ({
  ...option(text, ...refs),
  remarks: {
    leads: leads.map(([then, named]) => ({
      then,
      refs: option("", ...named).refs,
      ends: false,
      ...FREE,
    })),
    ...FREE,
  },
});

const MARINES = [
  leading(
    "move marine torus.1",
    ["what unit 3", "from area 1"],
    [
      [["area helios.1"], ["what area 8"]],
      [["area helios.2"], ["what area 9"]],
    ],
  ),
  leading(
    "move marine torus.2",
    ["what unit 3", "from area 2"],
    [[["area helios.2"], ["what area 9"]]],
  ),
];

const glowing = (path: { kind: string; number: number; at?: number }[]) => [
  ...narrow(
    MARINES.flatMap((one) => wholesOf(one, naming())),
    path,
    thingsFor,
  ).glow.keys(),
];

test("a unit is one in an area: equal ones elsewhere do not glow with it", () => {
  const glow = glowing([]);
  expect(glow).toContain(keyOf({ kind: "unit", number: 3, at: 1 }));
  expect(glow).toContain(keyOf({ kind: "unit", number: 3, at: 2 }));
  expect(glow).not.toContain(keyOf({ kind: "unit", number: 3, at: 5 }));
});

test("where a unit comes from is not where it goes", () => {
  expect(glowing([])).not.toContain("area:1");
  expect(glowing([{ kind: "unit", number: 3, at: 1 }])).toEqual(["area:8", "area:9"]);
});

test("a target can be picked first: then only units that can go there glow", () => {
  expect(glowing([{ kind: "area", number: 8 }])).toEqual(["unit:3@1"]);
});

test("a whole gesture is sent as the server leads, and called by all it names", () => {
  const [first] = wholesOf(MARINES[0] as StarCraftOption, naming());
  expect(first).toMatchObject({
    text: "move marine torus.1",
    then: ["area helios.1"],
    label: "unit 3, area 1, area 8",
  });
});

test("what is done with a hidden order of one's own names it", () => {
  const reveal = { ...option("reveal torus", "what planet 4"), verb: "reveal" };
  const leads = ["execute", "draw-event"].map((then) => ({
    ...{ then: [then], refs: [], ends: false, costs: [], price: null, payment: null },
  }));
  const asked = { ...reveal, remarks: { leads, costs: [], price: null, payment: null } };
  expect(wholesOf(asked, naming("reveal")).map(({ label }) => label)).toEqual([
    "Execute Build on planet 4",
    "Event card instead of Build on planet 4",
  ]);
});

test("an option without leads stands for itself", () => {
  const alone = leading("execute", [], []);
  expect(wholesOf(alone, naming())).toEqual([alone]);
});

test("one's own pieces are not destroyed by pointing, and orders wait for their button", () => {
  let prompt = "move";
  const pointing = pointingOf({ ...naming(), prompt: () => prompt });
  expect(pointing.isPointed(option("destroy"))).toBe(false);
  expect(pointing.isPointed(option("move marine torus.1"))).toBe(true);
  expect(pointing.isSealed?.(option("move"))).toBe(false);
  prompt = "order-where";
  expect(pointing.isSealed?.(option("planet torus"))).toBe(true);
});

test("the end of an order passes by itself, and nothing else does", () => {
  let prompt = "end-order";
  const pointing = pointingOf({ ...naming(), prompt: () => prompt });
  const options = [option("destroy"), option("done")];
  expect(pointing.obvious(options)?.text).toBe("done");
  prompt = "move";
  expect(pointing.obvious(options)).toBeNull();
});

const BUILT = {
  ...leading("unit marine", ["what unit 3"], [[["area torus.1", "pay"], ["what area 1"]]]),
};

test("a payment that was changed is sent worker by worker, in whatever order it is asked", () => {
  const payment = { due: { minerals: 1, gas: 0 }, workers: 3, sources: [] };
  const [lead] = BUILT.remarks.leads;
  const paid = { ...BUILT, remarks: { ...BUILT.remarks, leads: [{ ...lead, payment }] } };
  const [proposed] = wholesOf(paid as StarCraftOption, naming("build-forces"));
  expect(proposed?.then).toEqual(["area torus.1", "pay"]);
  expect(proposed?.sending).toBeUndefined();
  const [changed] = wholesOf(paid as StarCraftOption, naming("build-forces", ["worker torus.2"]));
  expect(changed?.then).toEqual(["area torus.1", "worker torus.2"]);
  expect(changed?.sending).toMatchObject({ how: "set" });
  expect(changed?.sending?.within).toContain("pay");
});

test("what only a verb names can be pointed at while it is for sale", () => {
  const refs = (text: string, named: string[], prompt: string) =>
    wholesOf(leading(text, named, []), naming(prompt))[0]?.refs.map(({ kind }) => kind);
  expect(refs("transport", ["what route 2"], "build-forces")).toEqual(["piece", "route"]);
  expect(refs("transport", ["what route 2"], "prepare-invasion")).toEqual(["route"]);
  const done = leading("done", [], [[["done", "base torus.1"], ["what area 1"]]]);
  const [base] = wholesOf(done, naming("build-forces"));
  expect(base?.refs.map(({ kind }) => kind)).toEqual(["piece", "area"]);
});

test("ending a step by pointing at a place alone waits for a button", () => {
  const closing = {
    ...option("done"),
    remarks: { leads: [], ...FREE, costs: [{ kind: "closes" as const, n: 1, refs: [] }] },
  };
  expect(pointingOf(naming("build-forces")).isSealed?.(closing)).toBe(false);
  const unnamed = { ...naming("build-forces"), isNamed: () => false };
  expect(pointingOf(unnamed).isSealed?.(closing)).toBe(true);
});

test("a gesture that names an area twice is made step by step", () => {
  const both = leading(
    "area helios.4",
    ["what area 24"],
    [
      [["area helios.2", "pay"], ["what area 22"]],
      [["area helios.4", "pay"], ["what area 24"]],
    ],
  );
  const [whole, ...more] = wholesOf(both, naming("sacrifice"));
  expect(more).toEqual([]);
  expect(whole?.text).toBe("area helios.4");
  expect(whole?.then).toBeUndefined();
});

test("two routes are one gesture, whichever was picked first", () => {
  const both = leading(
    "transport",
    [],
    [
      [
        ["route one", "route two"],
        ["what route 1", "what route 2"],
      ],
      [
        ["route two", "route one"],
        ["what route 2", "what route 1"],
      ],
    ],
  );
  const path = [2, 1].map((number) => ({ kind: "route", number }));
  const { only } = narrow(wholesOf(both, naming("prepare-invasion")), path, thingsFor);
  expect(only?.then).toEqual(["route one", "route two"]);
});
