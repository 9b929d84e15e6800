import { render, within } from "@testing-library/svelte";
import { describe, expect, test } from "vitest";

import { option } from "../../../api/fakeSocket";
import { positionCalled } from "../dev/positions";
import { StarCraftDescription } from "../describe.svelte";
import { ORDERS, type StarCraftOption, type StarCraftView } from "../model/view";
import { draftOf, runsOn, tokensOf } from "../state/orders";
import { NO_REMARKS, question, sampleTable, tableOf } from "../dev/sampleTable";
import OrdersSample from "./OrdersSample.svelte";
import { actionsOf } from "./promptActions";
import { trayOf } from "./tray";

const FREE = { costs: [], price: null, payment: null };
type Way = [then: string, ...refs: string[]];

function leading(text: string, refs: string[], ...ways: Way[]): StarCraftOption {
  const leads = ways.map(([then, ...named]) => ({
    ...{ then: [then], refs: option("", ...named).refs, ends: false, ...FREE },
  }));
  return { ...option(text, ...refs), remarks: { leads, ...FREE } };
}
const plain = (text: string, ...refs: string[]) => leading(text, refs);
const labels = (table: Parameters<typeof actionsOf>[0]) =>
  actionsOf(table).map(({ label }) => label);

describe("planning", () => {
  const { view } = positionCalled("planning");
  const [first = -1, second = -1] = view.galaxy.tiles.map(([planet]) => planet);
  const orders: Way[] = [
    ["order build", "what order 0"],
    ["order research", "what order 2"],
  ];
  const where = () =>
    sampleTable(
      "planning",
      question("order-where", [
        leading("planet one", [`what planet ${first}`], ...orders),
        leading("planet two", [`what planet ${second}`], ...orders),
      ]),
    );

  test("nine orders: those on offer, those placed with their planet, the rest locked", () => {
    const { table } = where();
    const tokens = tokensOf(table);
    expect(tokens).toHaveLength(9);
    const placed = view.orders.flatMap(({ tokens }) =>
      tokens.filter(({ seat, order }) => seat === view.seat && order),
    );
    expect(tokens.filter(({ state }) => state === "placed")).toHaveLength(placed.length);
    expect(tokens.filter(({ planet }) => planet)).toHaveLength(placed.length);
    const open = tokens.filter(({ state }) => state === "can").map(({ order }) => order);
    expect(new Set(open)).toEqual(new Set(["build", "research"]));
    const rest = tokens.filter(({ state }) => state !== "can" && state !== "placed");
    expect(rest.length).toBeGreaterThan(0);
    expect(rest.every(({ state }) => state === "locked")).toBe(true);
  });

  test("equal orders are one tile, and placed ones a line with their planet", () => {
    const { table } = where();
    const { container } = render(OrdersSample, { table });
    const [placed, kept] = [true, false].map((lies) =>
      tokensOf(table).filter(({ state }) => (state === "placed") === lies),
    );
    const tiles = within(container).getAllByRole("button");
    expect(tiles).toHaveLength(new Set(kept?.map(({ order }) => order)).size);
    expect(container.querySelectorAll(`[data-tile="order 2"]`)).toHaveLength(1);
    expect(within(container).getByRole("button", { name: "Research ×2" })).toBeTruthy();
    const lines = within(container).getAllByRole("listitem");
    expect(lines.map(({ textContent }) => textContent?.trim())).toEqual(
      placed?.map(({ planet }) => planet),
    );
  });

  test("another order takes the place of the one that was picked, and the planet stays", () => {
    const { table } = where();
    table.point({ kind: "planet", number: first });
    table.point({ kind: "order", number: 0 });
    const other = tokensOf(table).find(({ order }) => order === "research");
    expect(other?.state).toBe("can");
    if (other) table.pointToken(other, document.createElement("button"));
    const { order, planet } = draftOf(table) ?? {};
    expect([order?.kind, planet]).toEqual(["research", first]);
  });

  test("that others may cover an order is not said of the last one", () => {
    const { table, session } = where();
    table.point({ kind: "planet", number: first });
    table.point({ kind: "order", number: 0 });
    const turnOf = (cycle: number, next: number) => {
      if (!view.figures) throw new Error("no figures");
      const turn = { ...view.figures.turn, cycle, next };
      session.view = { ...view, figures: { ...view.figures, turn } };
      return runsOn(table)?.isLast;
    };
    expect([turnOf(4, 1), turnOf(3, -1), turnOf(4, -1)]).toEqual([false, false, true]);
  });

  test("a locked order says why before a planet is chosen, other planets are locked", () => {
    const locked = [{ verb: "order", number: 5, rule: "SC-PLAN-07" }];
    const { table, session } = where();
    if (session.decision)
      session.decision = { ...session.decision, remarks: { ...NO_REMARKS, locked } };
    const why = tokensOf(table).find(({ order }) => order === "special_research")?.why;
    expect(why).toBe("R&D module needed");
    expect(table.marks.planets.get(first)).toBe("legal");
    const others = table.galaxy.planets.filter(
      ({ planet }) => planet !== first && planet !== second,
    );
    expect(others.map(({ planet }) => table.marks.planets.get(planet))).toEqual(
      others.map(() => "locked"),
    );
  });

  test("an order and a planet, in any order, are a draft on top that a button sends", () => {
    const { table, sent } = where();
    table.point({ kind: "order", number: 2 });
    expect(draftOf(table)).toBeNull();
    table.point({ kind: "planet", number: first });
    const drawn = table.drawnGalaxy.planets.find(({ planet }) => planet === first);
    const lying = table.galaxy.planets.find(({ planet }) => planet === first)?.orders ?? [];
    expect(drawn?.orders[0]).toMatchObject({ kind: ORDERS[2], isOwn: true });
    expect(drawn?.orders).toHaveLength(lying.length + 1);
    expect(table.marks.orders.get(first)?.get(0)).toBe("draft");
    expect(runsOn(table)?.orders.map(({ isDraft }) => isDraft)).toEqual([
      true,
      ...lying.map(() => false),
    ]);
    expect(sent).toEqual([]);
    const [place, ...more] = actionsOf(table);
    expect(more).toEqual([]);
    expect(place?.primary).toBe(true);
    expect(place?.label).toBe(`Place on ${drawn?.name}`);
    place?.act();
    expect(sent).toEqual([{ picks: ["planet one", "order research"], how: undefined }]);
  });
});

test("a second tap on the planet of a drafted order places it", () => {
  const { view } = positionCalled("planning");
  const [planet = -1] = view.galaxy.tiles.map(([number]) => number);
  const orders: Way[] = [
    ["order build", "what order 0"],
    ["order research", "what order 2"],
  ];
  const asked = question("order-where", [
    leading("planet one", [`what planet ${planet}`], ...orders),
  ]);
  const { table, sent } = sampleTable("planning", asked);
  table.point({ kind: "planet", number: planet });
  table.point({ kind: "planet", number: planet });
  expect(table.choosing.path).toEqual([]);
  table.point({ kind: "planet", number: planet });
  table.point({ kind: "order", number: 2 });
  table.point({ kind: "planet", number: planet });
  expect(sent).toEqual([{ picks: ["planet one", "order research"], how: undefined }]);
});

describe("revealing", () => {
  const { view } = positionCalled("six");
  const [planet = -1] = view.galaxy.tiles.map(([number]) => number);
  const reveal = (isVain: boolean): StarCraftOption => {
    const both = leading("reveal one", [`what planet ${planet}`], ["execute"], ["draw-event"]);
    const [execute, instead] = both.remarks.leads;
    const costs = isVain ? [{ kind: "no-effect" as const, n: 1, refs: [] }] : [];
    const leads = execute && instead ? [{ ...execute, costs }, instead] : [];
    return { ...both, reveals: true, remarks: { ...both.remarks, leads } };
  };

  test("both ways of the only order are buttons at once, executing it the main one", () => {
    const asked = question("reveal", [reveal(false)], { suggested: 0 });
    const { table, sent } = sampleTable("six", asked);
    const [instead, execute] = actionsOf(table);
    expect([instead?.primary, execute?.primary]).toEqual([false, true]);
    expect(execute?.label).toMatch(/^Execute on /);
    expect([instead?.key, execute?.key]).toEqual(["v", "x"]);
    expect(table.marks.orders.get(planet)?.get(0)).toBe("can");
    execute?.act();
    table.choosing.sendDelay.flush();
    expect(sent).toEqual([{ picks: ["reveal one", "execute"], how: "run" }]);
  });

  test("an order without effect says so, and the Event card is the main button", () => {
    const asked = question("reveal", [reveal(true)], { suggested: 0 });
    // Each keeps its place: no finger finds one where the other was.
    const [instead, execute] = actionsOf(sampleTable("six", asked).table);
    expect([instead?.key, execute?.key]).toEqual(["v", "x"]);
    expect(execute?.note).toBe("no effect");
    expect(instead?.primary).toBe(true);
    expect(instead?.note).toBeUndefined();
  });

  test("of several orders each is executed by a button of its own, unless in vain", () => {
    const [, second = -1, third = -1] = view.galaxy.tiles.map(([number]) => number);
    const others = [second, third].map((on, at) =>
      leading(`reveal ${on}`, [`what planet ${on}`], at ? ["draw-event"] : ["execute"]),
    );
    const asked = question("reveal", [reveal(true), ...others], { suggested: 0 });
    const { table, sent } = sampleTable("six", asked);
    const [execute, ...more] = actionsOf(table);
    expect([execute?.key, execute?.primary, more]).toEqual(["1", undefined, []]);
    expect(actionsOf(table, false)).toEqual([]);
    execute?.act();
    table.choosing.sendDelay.flush();
    expect(sent.map(({ picks }) => picks)).toEqual([[`reveal ${second}`, "execute"]]);
  });
});

describe("moving", () => {
  const { view } = positionCalled("two");
  const own = view.areas.filter(({ owner, units }) => owner === view.seat && units.length > 0);
  const [from, to] = own;
  const unit = from?.units[0] ?? -1;

  const moving = () =>
    sampleTable(
      "two",
      question("move", [
        leading(
          "move one",
          [`what unit ${unit}`, `from area ${from?.area}`],
          ["area there", `what area ${to?.area}`],
        ),
        plain("destroy"),
        plain("done"),
      ]),
    );

  test("a unit is picked where it stands, then the area glows that it can go to", async () => {
    const { table, sent } = moving();
    const chip = { kind: "unit", number: unit, at: from?.area ?? -1 };
    expect(table.marks.chips.get(`${from?.area} ${unit}`)?.can).toBeGreaterThan(0);
    table.point(chip);
    expect(table.marks.chips.get(`${from?.area} ${unit}`)?.picked).toBe(1);
    const live = [...table.marks.areas].filter(([, mark]) => mark !== "locked");
    expect(live.map(([area]) => area)).toEqual([to?.area]);
    table.point({ kind: "area", number: to?.area ?? -1 });
    await Promise.resolve();
    expect(sent).toEqual([{ picks: ["move one", "area there"], how: undefined }]);
  });

  test("stepping back lets go of what was picked", () => {
    const { table } = moving();
    table.point({ kind: "unit", number: unit, at: from?.area ?? -1 });
    expect(table.choosing.back()).toBe(true);
    expect(table.squad.units).toEqual([]);
    expect(table.choosing.back()).toBe(false);
  });

  test("nothing on the map lies in the tray, except on a phone; nobody's pieces are destroyed", () => {
    const { table } = moving();
    expect(trayOf(table, false)).toEqual([]);
    expect(trayOf(table, true).map(({ kind }) => kind)).toEqual(["unit", "area"]);
    const usual = actionsOf(table).filter(({ rare }) => !rare);
    expect(usual[0]?.label).toBe("Done");
    expect(usual.map(({ label }) => label).join()).not.toMatch(/destroy/i);
  });
});

test("what is no place lies in the tray, by kind and name", () => {
  const asked = question("learn-technology", [
    plain("technology one", "what technology 1"),
    plain("card two", "what card 2"),
  ]);
  const groups = trayOf(sampleTable("two", asked).table, false);
  expect(groups.map(({ kind, tiles }) => [kind, tiles.map(({ name }) => name)])).toEqual([
    ["technology", [expect.stringMatching(/\w/)]],
    ["card", [expect.stringMatching(/\w/)]],
  ]);
});

test("a unit that can take an item along says so in the tray", () => {
  const label = "siege tank takes the Khalis Crystal along";
  const carry = { ...plain("carry", "what unit 5"), verb: "carry", label };
  const [units] = trayOf(sampleTable("two", question("move", [carry])).table, false);
  expect(units?.tiles.map(({ name }) => name)).toEqual([
    "Siege tank takes the Khalis Crystal along",
  ]);
});

test("what is picked begins the question with a capital letter", () => {
  const asked = question("order-where", [
    plain("one", "what order 3", "to planet 1"),
    plain("two", "what order 3", "to planet 2"),
  ]);
  const { table, session } = sampleTable("two", asked);
  const { view, printed, choosing, frame } = table;
  const described = new StarCraftDescription({ session, choosing, frame }, { view, printed });
  table.point({ kind: "order", number: 3 });
  expect(described.pathWords).toMatch(/^Special Build/);
});

test("sheet and hand are those of the faction that one is asked about", () => {
  const { view } = positionCalled("four");
  const own = view.seat ?? 0;
  const other = own === 0 ? 1 : 0;
  const asked = { seat: own, prompt: "build-forces", rule: "SC-BUILD-03", about: -1 };
  const table = (whose: object) =>
    tableOf({ ...view, asked: { ...asked, ...whose } } as StarCraftView, null).table;
  expect(table({}).sheetOf).toBe(own);
  const driving = table({ whose: other });
  expect([driving.sheetOf, driving.handOf]).toEqual([other, other]);
  driving.sheet = own;
  expect(driving.sheetOf).toBe(own);
});

describe("an order that may be executed as another one", () => {
  const execute = [plain("execute"), plain("draw-event")];
  const as = (number: number) => plain(`execute-as ${ORDERS[number]}`, `what order ${number}`);

  test("is offered once: by its button", () => {
    const { table } = sampleTable("two", question("execute", [...execute, as(3)]));
    expect(trayOf(table, false)).toEqual([]);
    expect(trayOf(table, true)).toEqual([]);
    expect(actionsOf(table)).toHaveLength(3);
  });

  test("lies in the tray where there are several to choose from", () => {
    const { table } = sampleTable("two", question("execute", [...execute, as(0), as(1)]));
    const [orders] = trayOf(table, false);
    expect(orders?.tiles.map(({ thing }) => thing.number)).toEqual([0, 1]);
    expect(actionsOf(table)).toHaveLength(2);
  });
});

test("several cards are picked in the tray, and sent together by a button", () => {
  const parts = [1, 2, 3].map((number) => ({
    pick: `card ${number}`,
    refs: option("", `what card ${number}`).refs,
  }));
  const several = { least: 2, most: 2, parts, wholes: [] };
  const remarks = { ...NO_REMARKS, proposed: ["card 2", "card 3"] };
  const options = [plain("card 1", "what card 1"), plain("card 2", "what card 2")];
  const asked = question("discard-to-limit", options, { several, remarks });
  const { table, sent } = sampleTable("two", asked);
  expect(labels(table)).toEqual(["Pick the 2 least useful ones"]);
  table.point({ kind: "card", number: 3 });
  expect(labels(table)).toEqual([]);
  table.point({ kind: "card", number: 1 });
  actionsOf(table).at(-1)?.act();
  expect(sent).toEqual([{ picks: ["card 3", "card 1"], how: "set" }]);
});

test("where an installation or a base can be placed, a button places the installation", () => {
  const base: Way = ["base helios.4", "what area 4"];
  const ways = [plain("install helios.4", "what area 4"), leading("done", [], base)];
  const { table, sent } = sampleTable("five", question("build-forces", ways));
  expect(labels(table)).toEqual(["Done"]);
  table.point({ kind: "area", number: 4 });
  const place = actionsOf(table).at(-1);
  expect(place).toMatchObject({ label: "Install helios.4", primary: true });
  place?.act();
  expect(sent).toEqual([{ picks: ["install helios.4"] }]);
});
