import { cleanup, render, screen as page } from "@testing-library/svelte";
import { flushSync, tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import {
  event,
  fakeSockets,
  line,
  option,
  update,
  welcome,
  type FakeSocket,
} from "../../../api/fakeSocket";
import { LiveSession } from "../../../api/liveSession.svelte";
import type { DecisionShown, EventShown } from "../../../api/wire";
import { settings } from "../../../shared/browser/settings.svelte";
import { TableFrame } from "../../../shared/screen/tableFrame.svelte";
import OnScreen from "../../../table/shell/OnScreen.svelte";
import { card, decision, inPlay, remarks, view } from "../state/sampleTable";
import { CLONE_WARS } from "../index";

const [REX, GUNSHIP, TWIN, RISHI, XORRN, MUNIFICENT] = [0, 1, 2, 3, 4, 5];
const CARDS = [
  card("captain_rex", { name: "Captain Rex", figures: { attack: 6 } }),
  card("laat", { name: "LAAT Gunship", figures: { cost: 4 } }),
  card("laat", { name: "LAAT Gunship", figures: { cost: 4 } }),
  card("rishi", { name: "Rishi", type: "base" }),
  card("xorrn", { name: "Xorrn", type: "base", faction: "separatist" }),
  card("munificent", { name: "Munificent", type: "capital_ship", faction: "separatist" }),
];
const base = (number: number, damage = 0) => ({
  ...{ card: number, damage, hit_points: 8, prevented: 0, used: [] },
});
const OWN = { units: [inPlay(REX, { attack: 6 })], base: base(RISHI), pool: 4 };
const FAR = {
  base: base(XORRN, 6),
  ships: [inPlay(MUNIFICENT, { hit_points: 4, damage: 0 })],
  discard: [GUNSHIP],
  exile: [TWIN, TWIN],
};
const TABLE = view(OWN, FAR, [TWIN]);
const TURN: DecisionShown = {
  ...decision(
    option("commit rex base", `what card ${REX}`, `to card ${XORRN}`),
    option("buy laat", `what card ${TWIN}`),
    option("end"),
  ),
  remarks: remarks({
    aims: [{ target: -1, total: 0, against: [], joining: [{ card: REX, value: 6 }], vain: false }],
    wasted: [
      { what: "attackers", n: 1 },
      { what: "pool", n: 4 },
    ],
  }),
};
/** Rex attacks the base with this much. */
const attacking = (total: number): DecisionShown => {
  const against = [
    { card: MUNIFICENT, value: 4, rule: "" },
    { card: XORRN, value: 2, rule: "" },
  ];
  const sums = [{ target: -1, total, lines: [], against }];
  const asked = decision(option("resolve base", `to card ${XORRN}`), option("end"));
  return { ...asked, remarks: remarks({ sums }) };
};
const THEIRS = [event("turn", 1), event("damage-base", 0, [RISHI], 3), event("turn", 0)];

beforeAll(async () => void (await CLONE_WARS.table?.load()));

let socket: () => FakeSocket;
let session: LiveSession;
let frame: TableFrame;

async function sit(asked: DecisionShown | null, shown = TABLE, greeting = welcome()) {
  ({ socket } = fakeSockets(CARDS));
  session = new LiveSession("abc", "secret");
  frame = new TableFrame(session, () => CLONE_WARS);
  const { choosing } = frame;
  socket().onopen?.();
  socket().hear(greeting, update(1, { decision: asked, view: shown }));
  await vi.waitFor(() => expect(session.printed.card).toBeDefined());
  render(OnScreen, { session, choosing, frame });
  await tick();
}
/** The same table goes on. */
async function then(events: EventShown[], asked: DecisionShown | null = TURN, log_from = 0) {
  const shown = { decision: asked, view: TABLE, actor: 0 };
  socket().hear(update(2, { ...shown, events, log_from }));
  flushSync();
  await tick();
}
const buttons = () => frame.description?.actions?.map(({ label, note }) => [label, note]);

beforeEach(() => {
  settings.change({ grace: 0 });
  sessionStorage.clear();
  vi.stubGlobal("innerWidth", 390);
  window.dispatchEvent(new Event("resize"));
});
afterEach(() => {
  cleanup();
  session.close();
});

describe("on a phone", () => {
  test("who sits across is named beside the ships, and what the ships do is said in words", async () => {
    await sit(TURN);
    const across = page.getByRole("region", { name: /^Across the table/ }).textContent ?? "";
    expect(across).toContain("Ben");
    expect(across).toContain("0 resources");
    expect(across.replaceAll(/\s+/g, " ")).toContain("The ship takes the first 4");
  });

  test("piles have names, and none goes while an attack is put together", async () => {
    await sit(attacking(6));
    const own = page.getByRole("region", { name: "Your base, piles and resources" });
    expect([...own.querySelectorAll("button[data-place]")].map((one) => one.textContent)).toEqual([
      "deck0",
      "discard0",
      "exile0",
    ]);
    expect(page.getByRole("button", { name: /’s exile, 2 cards/i }).textContent).toBe("exile2");
  });

  test("an attack says how its damage falls and what is missing", async () => {
    await sit(attacking(6));
    expect(frame.description?.promptNote).toBe(
      "Attack: 4 on the ship, 2 on Xorrn. Enough to destroy Xorrn.",
    );
    cleanup();
    await sit(attacking(5));
    expect(frame.description?.promptNote).toBe(
      "Attack: 4 on the ship, 1 on Xorrn. 1 more destroys Xorrn.",
    );
  });

  test("whose turn brings a base is said briefly", async () => {
    await sit(TURN, view({ ...OWN, base: null }, { ...FAR, base: null }, [TWIN]));
    expect(page.getByText("No base until their turn")).toBeTruthy();
    expect(page.getByText("No base until your turn")).toBeTruthy();
  });

  test("ending the turn names the worst that it wastes", async () => {
    await sit(TURN);
    expect(buttons()?.[0]).toEqual(["End turn", "1 could attack"]);
  });

  test("another one can be bought, but not of what was taken back", async () => {
    const again = ["Buy another", "LAAT Gunship"];
    const buying = decision(option("buy laat", `what card ${TWIN}`), option("end"));
    await sit(buying);
    expect(buttons()).not.toContainEqual(again);
    await then([event("buy", 0, [GUNSHIP], 4)], buying);
    expect(buttons()).toContainEqual(again);
    session.log = [line("")];
    await then([], buying);
    expect(buttons()).not.toContainEqual(again);
  });
});

describe("the last turn of the other side", () => {
  const RECAP = "Last turn: 3 damage to your base.";

  test("is told, also after the page was loaded anew, until one acts", async () => {
    await sit(null);
    await then(THEIRS);
    expect(frame.description?.promptNote).toBe(RECAP);
    cleanup();
    await sit(TURN);
    expect(frame.description?.promptNote).toBe(RECAP);
    await then([event("buy", 0, [GUNSHIP], 4)]);
    expect(frame.description?.promptNote).toBe("");
    cleanup();
    await sit(TURN);
    expect(frame.description?.promptNote).toBe("");
  });

  test("is told while one chooses a new base", async () => {
    const bases = decision(option("base rishi", `what card ${RISHI}`), option("base x"));
    await sit(null);
    await then(THEIRS, { ...bases, prompt: "new-base", question: "Choose your new base." });
    expect(page.getByRole("heading", { name: "Choose your new base." })).toBeTruthy();
    expect(frame.description?.isAsking).toBe(true);
    expect(frame.description?.promptNote).toBe(RECAP);
  });
});

test("a watcher reads how many cards both sides have in hand", async () => {
  const shown = { ...view({ ...OWN, hand: { cards: 4, known: [] } }, FAR), seat: null };
  await sit(null, shown, welcome({ seat: null, side: "" }));
  expect(page.getByText(/4/, { selector: "[data-place='hand:0'] b" })).toBeTruthy();
  expect(page.getByText(/in hand · You are watching/)).toBeTruthy();
});

test("a watcher reads whom the Force is with by its place, not by a name without room", async () => {
  const shown = { ...view({ ...OWN, force: 2 }, { ...FAR, force: -2 }), seat: null };
  await sit(null, shown, welcome({ seat: null, side: "" }));
  expect(page.getByText("light")).toBeTruthy();
  expect(page.queryByText(/^with /)).toBeNull();
});
