import { cleanup, fireEvent, render, screen as page } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { fakeSockets, option, update, welcome, type FakeSocket } from "../../api/fakeSocket";
import { LiveSession } from "../../api/liveSession.svelte";
import type { DecisionShown } from "../../api/wire";
import { settings } from "../../shared/browser/settings.svelte";
import type { Choosing } from "../../shared/choosing/choosing.svelte";
import { TableFrame } from "../../shared/screen/tableFrame.svelte";
import OnScreen from "../../table/shell/OnScreen.svelte";
import type { CloneWarsView } from "./model/view";
import { card, decision, inPlay, remarks, view } from "./state/sampleTable";
import { CLONE_WARS } from "./index";

vi.mock("../../art/sky/Sky.svelte", async () => import("../../shared/page/NotFound.svelte"));

const CARDS = [
  card("captain_rex", { name: "Captain Rex", figures: { attack: 3 } }),
  card("clone_trooper", { name: "Clone Trooper", figures: { attack: 2 } }),
  card("shuttle", { name: "Shuttle", figures: { resources: 1 } }),
  card("stap", { name: "STAP", faction: "separatist", figures: { target_value: 4 } }),
  card("ventress", { name: "Ventress", faction: "separatist", figures: { target_value: 9 } }),
  card("kamino", { name: "Kamino", type: "base" }),
  card("geonosis", { name: "Geonosis", type: "base", faction: "separatist" }),
  card("munificent", { name: "Munificent", type: "capital_ship", faction: "separatist" }),
  card("clone_trooper", { name: "Clone Trooper", figures: { attack: 2 } }),
  card("stap", { name: "STAP", faction: "separatist", figures: { target_value: 4 } }),
];
const [MUNIFICENT, OTHER_TROOPER, OTHER_STAP] = [7, 8, 9];
const [REX, TROOPER, SHUTTLE, STAP, VENTRESS, KAMINO, GEONOSIS] = [0, 1, 2, 3, 4, 5, 6];
const base = (number: number) => ({
  ...{ card: number, damage: 0, hit_points: 14, prevented: 0, used: [] },
});
const table = (some: Partial<CloneWarsView> = {}): CloneWarsView => ({
  ...view(
    {
      units: [inPlay(REX, { attack: 3 }), inPlay(TROOPER), inPlay(SHUTTLE, { attack: 0 })],
      base: base(KAMINO),
    },
    { base: base(GEONOSIS) },
    [STAP, VENTRESS],
  ),
  ...some,
});
const aim = (target: number, need: number, total: number, joining: Record<number, number>) => ({
  target,
  total,
  against: [{ card: target, value: need, rule: "" }],
  joining: Object.entries(joining).map(([card, value]) => ({ card: Number(card), value })),
  vain: false,
});
const commits = (who: string, number: number) => [
  option(`commit ${who} base`, `what card ${number}`, `to card ${GEONOSIS}`),
  option(`commit ${who} stap`, `what card ${number}`, `to card ${STAP}`),
  option(`commit ${who} ventress`, `what card ${number}`, `to card ${VENTRESS}`),
];
const ALL = { [REX]: 3, [TROOPER]: 2, [SHUTTLE]: 0 };
const FRESH: DecisionShown = {
  ...decision(
    ...commits("rex", REX),
    ...commits("trooper", TROOPER),
    ...commits("shuttle", SHUTTLE),
    option("end"),
  ),
  remarks: remarks({
    aims: [aim(-1, 14, 0, ALL), aim(STAP, 4, 0, ALL), aim(VENTRESS, 9, 0, ALL)],
  }),
};
/** One of them is already attacking the STAP. */
const begun = (who: number, total: number): DecisionShown => {
  const [name, number] = who === REX ? ["trooper", TROOPER] : ["rex", REX];
  const left = { [number]: 5 - total, [SHUTTLE]: 0 };
  return {
    ...decision(
      ...commits(name, number),
      option("resolve stap", `to card ${STAP}`, `with card ${who}`),
      option("end"),
    ),
    remarks: remarks({
      sums: [{ target: STAP, total, lines: [], against: [] }],
      aims: [aim(-1, 14, 0, left), aim(STAP, 4, total, left), aim(VENTRESS, 9, 0, left)],
    }),
  };
};

beforeAll(async () => void (await CLONE_WARS.table?.load()));

let socket: () => FakeSocket;
let session: LiveSession;
let choosing: Choosing;
let frame: TableFrame;

async function sit(asked: DecisionShown | null, shown = table()) {
  ({ socket } = fakeSockets(CARDS));
  session = new LiveSession("abc", "secret");
  frame = new TableFrame(session, () => CLONE_WARS);
  ({ choosing } = frame);
  socket().onopen?.();
  socket().hear(welcome(), update(1, { decision: asked, view: shown }));
  await vi.waitFor(() => expect(session.printed.card).toBeDefined());
  render(OnScreen, { session, choosing, frame });
  await tick();
}
const sent = () => socket().sent.flatMap((one) => (one.type === "pick" ? [one.picks] : []));
const find = (name: RegExp) => page.getByRole("button", { name });

beforeEach(() => {
  vi.stubGlobal("innerWidth", 1440);
  settings.change({ grace: 0 });
});
afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
  session.close();
});

describe("an attack on the row", () => {
  it("is spoken of no more while a pick waits to be sent", async () => {
    settings.change({ grace: 3 });
    const use = {
      ...option("use rex", `what card ${REX}`),
      label: "Captain Rex: Draw.",
      reveals: true,
    };
    await sit({ ...FRESH, options: [...FRESH.options, use] });
    choosing.choose(use);
    await tick();
    expect(page.queryByText("Attack 4")).toBeNull();
    expect(page.queryByText(/^Only/)).toBeNull();
  });

  it("is not offered on an enemy ship, and its reason is said", async () => {
    await sit(FRESH, table({ row: [STAP, MUNIFICENT] }));
    expect(page.getByText("Enemy ship")).toBeTruthy();
    expect(find(/ships in the row cannot be attacked/)).toBeTruthy();
  });

  it("tells of every target what it takes and what the picked card brings", async () => {
    await sit(FRESH);
    expect(page.getByText("Attack 4")).toBeTruthy();
    expect(page.getByText("4 short")).toBeTruthy();
    await fireEvent.click(find(/^Captain Rex/));
    expect(page.getByText("Attack 3, needs 4")).toBeTruthy();
    find(/^Ventress, you have only 5 of the 9 attack it takes to defeat it/);
  });

  const building = (target: number) => table({ groups: [{ target, cards: [REX] }] });

  it("is joined by one click on the card: its target is chosen already", async () => {
    await sit(begun(REX, 3), building(STAP));
    expect(page.getByText("1 short")).toBeTruthy();
    await fireEvent.click(find(/^Clone Trooper/));
    expect(sent()).toEqual([["commit trooper stap"]]);
  });

  it("on the base is joined by one click as well", async () => {
    await sit(begun(REX, 3), building(-1));
    await fireEvent.click(find(/^Clone Trooper/));
    expect(sent()).toEqual([["commit trooper base"]]);
  });

  it("is left alone by whoever points at another target first", async () => {
    await sit(begun(REX, 3), building(-1));
    await fireEvent.click(find(/^STAP/));
    await fireEvent.click(find(/^Clone Trooper/));
    expect(sent()).toEqual([["commit trooper stap"]]);
  });

  it("that has enough is joined only by choosing it again, where nothing resolves", async () => {
    await sit(begun(REX, 4), building(STAP));
    await fireEvent.click(find(/^Clone Trooper/));
    expect(page.queryByText("Defeat it")).toBeNull();
    expect(page.getByText("4+1, needs 4")).toBeTruthy();
    await fireEvent.click(find(/^STAP/));
    expect(sent()).toEqual([["commit trooper stap"]]);
  });

  it("marks the card that is attacked alone, not another of the same name", async () => {
    await sit(begun(REX, 3), { ...building(STAP), row: [STAP, VENTRESS, OTHER_STAP] });
    expect(page.getAllByText("1 short")).toHaveLength(1);
    expect(page.getAllByText(/attack, needs/)).toHaveLength(1);
    expect(find(/^STAP.*available: attack it$/)).toBeTruthy();
  });

  it("is aimed at the one of two equal cards that was clicked", async () => {
    const equal = { ...FRESH.remarks, equal: [[STAP, OTHER_STAP]] };
    await sit({ ...FRESH, remarks: equal }, table({ row: [STAP, VENTRESS, OTHER_STAP] }));
    await fireEvent.click(page.getAllByRole("button", { name: /^STAP/ })[1] as Element);
    const picked = page.getByRole("button", { name: /^STAP/, pressed: true });
    expect(picked.getAttribute("data-card")).toBe(String(STAP));
    const row = [...document.querySelectorAll("[data-row-place] [data-card]")];
    expect(row.map((one) => one.getAttribute("data-card"))).toEqual(["9", "4", "3"]);
  });

  it("is offered as one button where one set of cards reaches it", async () => {
    const only = { [REX]: 3, [TROOPER]: 2 };
    await sit({
      ...FRESH,
      remarks: remarks({ aims: [aim(-1, 14, 0, only), aim(STAP, 5, 0, only)] }),
    });
    await fireEvent.click(find(/^STAP/));
    await fireEvent.click(find(/^Attack with Captain Rex \+ Clone Trooper \(5\)$/));
    expect(sent()).toEqual([["commit rex stap", "commit trooper stap"]]);
  });

  it("is told beforehand if its reward brings nothing now", async () => {
    const vain = { ...aim(STAP, 4, 4, {}), vain: true };
    const ready = begun(REX, 4);
    await sit({ ...ready, remarks: { ...ready.remarks, aims: [vain] } }, building(STAP));
    expect(frame.description?.actions?.at(-1)?.note).toBe("defeat STAP; reward: no effect now");
    expect(find(/^STAP.*reward: no effect now/)).toBeTruthy();
  });

  it("is joined by one card of a pile after another, by clicks at the same place", async () => {
    const units = [inPlay(TROOPER, { committed: true }), inPlay(SHUTTLE), inPlay(OTHER_TROOPER)];
    const groups = [{ target: STAP, cards: [TROOPER] }];
    const shown = { ...table({ groups }) };
    shown.sides[0] = {
      ...{ ...shown.sides[0], units },
      unit_stacks: [[TROOPER, OTHER_TROOPER], [SHUTTLE]],
    };
    const joining = { [OTHER_TROOPER]: 2, [SHUTTLE]: 0 };
    await sit(
      {
        ...decision(...commits("trooper", OTHER_TROOPER), option("end")),
        remarks: remarks({ aims: [aim(STAP, 4, 2, joining), aim(-1, 14, 0, joining)] }),
      },
      shown,
    );
    const [pile, ...more] = page.getAllByRole("button", { name: /^Clone Trooper/ });
    expect(more).toEqual([]);
    expect(pile?.querySelector(".pill")?.textContent).toBe("1: STAP");
    await fireEvent.click(pile as Element);
    expect(sent()).toEqual([["commit trooper stap"]]);
  });

  it("looks ready only where its sum is enough, and says so where it is not", async () => {
    await sit(begun(REX, 4));
    expect(find(/^Defeat it 4 attack, needs 4/).classList).not.toContain("vain");
    cleanup();
    await sit(begun(REX, 3));
    const button = find(/1 short 3 attack, needs 4/);
    expect(button.classList).toContain("vain");
    await fireEvent.click(button);
    expect(choosing.sendDelay.held?.confirmation).toMatch(/The attack is 3, but it takes 4/);
    choosing.sendDelay.flush();
    expect(sent()).toEqual([["resolve stap"]]);
  });

  it("in vain is asked about first, and done only when the player says so", async () => {
    await sit(FRESH);
    await fireEvent.click(find(/^Captain Rex/));
    await fireEvent.click(find(/^Ventress/));
    expect(choosing.sendDelay.held?.confirmation).toMatch(
      /It takes 9 attack to defeat, and you only have 5/,
    );
    await fireEvent.click(find(/^Clone Trooper/));
    expect(sent()).toEqual([]);
    choosing.sendDelay.flush();
    expect(sent()).toEqual([["commit rex ventress"]]);
  });

  it("in vain names what the ships have, which cannot attack the row", async () => {
    const near = {
      units: [inPlay(REX, { attack: 3 })],
      ships: [inPlay(MUNIFICENT, { hit_points: 4 })],
    };
    const aims = [aim(-1, 14, 0, { [REX]: 3, [MUNIFICENT]: 4 }), aim(VENTRESS, 9, 0, { [REX]: 3 })];
    const sides = view({ ...near, base: base(KAMINO) }, { base: base(GEONOSIS) }).sides;
    await sit(
      { ...decision(...commits("rex", REX)), remarks: remarks({ aims }) },
      table({ sides }),
    );
    expect(page.getByText("6 short")).toBeTruthy();
    await fireEvent.click(find(/^Captain Rex/));
    await fireEvent.click(find(/^Ventress/));
    expect(choosing.sendDelay.held?.confirmation).toMatch(
      /3 of the 9 .* ships cannot attack the row/,
    );
  });

  it("that is ready is not lost by the end of the turn unasked", async () => {
    await sit(begun(REX, 4));
    const end = session.decision?.options.at(-1);
    if (end) choosing.choose(end);
    expect(choosing.sendDelay.held?.confirmation).toMatch(/unresolved attack of 4/);
    choosing.undo();
    expect(choosing.sendDelay.held).toBeNull();
    expect(sent()).toEqual([]);
  });

  it("is not offered to a card without attack: a click asks why", async () => {
    await sit(FRESH);
    expect(find(/^Shuttle/).ariaLabel ?? "").not.toMatch(/available/);
    await fireEvent.click(find(/^Shuttle/));
    expect(socket().latest).toMatchObject({ type: "why" });
    expect(choosing.idle.every(({ text }) => text.startsWith("commit shuttle"))).toBe(true);
    expect(choosing.idle).toHaveLength(3);
  });

  it("that falls short is answered with what is left, and with nothing that adds nothing", async () => {
    const idle = aim(STAP, 4, 0, { [SHUTTLE]: 0 });
    await sit({
      ...decision(...commits("shuttle", SHUTTLE), option("end")),
      remarks: remarks({ aims: [idle, aim(-1, 14, 0, { [SHUTTLE]: 0 })] }),
    });
    await fireEvent.click(find(/^STAP/));
    const reasons = [
      { sentence: "Captain Rex has attacked.", rule: "CW-ATTACK-04", pick: "" },
      { sentence: "", rule: "", pick: "commit shuttle stap" },
    ];
    socket().hear({ type: "reasons", id: socket().id, reasons });
    await vi.waitFor(() => expect(frame.why).not.toBeNull());
    expect(frame.why?.reasons.map(({ sentence }) => sentence)).toEqual([
      "STAP takes 4 attack to defeat; you have 0.",
      "Captain Rex has attacked.",
    ]);
  });

  it("says what is to be picked next, once something was", async () => {
    await sit(FRESH);
    await fireEvent.click(find(/^Captain Rex/));
    expect(frame.description?.pathWords).toBe("Choose a target for Captain Rex");
    await fireEvent.click(find(/^Captain Rex/));
    await fireEvent.click(find(/^STAP/));
    expect(frame.description?.pathWords).toBe("Choose attackers for STAP");
  });

  it("names the ships before the base, which take the damage first", async () => {
    const groups = [{ target: -1, cards: [REX] }];
    const shown = table({ groups });
    shown.sides[1] = { ...shown.sides[1], ships: [inPlay(MUNIFICENT, { hit_points: 4 })] };
    shown.sides[1].ship_stacks = [[MUNIFICENT]];
    const said = { ...FRESH.remarks, all_to_base: ["commit rex base"] };
    await sit({ ...FRESH, remarks: said }, shown);
    expect(find(/^Captain Rex/).querySelector(".pill")?.textContent).toBe("ship");
    expect(frame.description?.actions?.map(({ label }) => label)).toContain(
      "All attack ship and base",
    );
  });

  it("on the base says before it begins whether all that is ready is enough", async () => {
    await sit(
      { ...FRESH, remarks: remarks({ aims: [aim(-1, 5, 0, ALL)] }) },
      {
        ...table(),
        sides: [
          table().sides[0],
          { ...table().sides[1], base: { ...base(GEONOSIS), hit_points: 5 } },
        ],
      },
    );
    expect(page.getByText("5 ready: enough to destroy Geonosis")).toBeTruthy();
    expect(page.getByText("5 hit points left")).toBeTruthy();
  });

  it("points at the figure that a reason is about", async () => {
    await sit(FRESH);
    const { description } = frame;
    expect(description?.causeOf("CW-BOUNTY-04")).toBe("[data-attack]");
    expect(document.querySelector("[data-attack]")).toBeTruthy();
    expect(description?.causeOf("CW-BUY-03")).toBe("[data-pool]");
    expect(description?.causeOf("CW-TURN-07")).toBeNull();
  });

  it("says in words what a card of the enemy takes while nobody can attack it", async () => {
    await sit(decision(option("end")));
    expect(page.getByText("4 short")).toBeTruthy();
  });
});

describe("an ability that costs something and brings nothing", () => {
  it("is asked about first, and Escape is the way out", async () => {
    const use = { ...option("use trooper", `what card ${TROOPER}`), remarks: { vain: true } };
    await sit(decision(use, option("end")));
    choosing.choose(use);
    expect(choosing.sendDelay.held?.confirmation).toMatch(/Clone Trooper would do nothing now/);
    expect(choosing.back()).toBe(true);
    expect(choosing.sendDelay.held).toBeNull();
    expect(sent()).toEqual([]);
  });
});

describe("an attack on the own base", () => {
  it("is added up before one's eyes while the other side acts", async () => {
    const shown = table({ active: 1, groups: [{ target: -1, cards: [TROOPER, STAP] }] });
    const units = [inPlay(TROOPER), inPlay(STAP, { attack: 4 })];
    shown.sides[1] = { ...shown.sides[1], units };
    shown.sides[0] = { ...shown.sides[0], units: [] };
    await sit(null, { ...shown, row: [] });
    const panel = page.getByRole("region", { name: "Attack on your base" });
    expect(panel.textContent).toMatch(/6.*Trooper 2 \+ STAP 4/);
    expect(panel.textContent).toContain("8 more destroys Kamino");
  });
});
