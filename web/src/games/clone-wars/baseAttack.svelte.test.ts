/** The attack on the base as a panel, and cards that are dragged to what they shall attack. */
import { cleanup, fireEvent, render, screen as page } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { fakeSockets, option, update, welcome, type FakeSocket } from "../../api/fakeSocket";
import { LiveSession } from "../../api/liveSession.svelte";
import { settings } from "../../shared/browser/settings.svelte";
import { TableFrame } from "../../shared/screen/tableFrame.svelte";
import OnScreen from "../../table/shell/OnScreen.svelte";
import type { Side } from "./model/view";
import { card, decision, inPlay, remarks, view } from "./state/sampleTable";
import { CLONE_WARS } from "./index";

vi.mock("../../art/sky/Sky.svelte", async () => import("../../shared/page/NotFound.svelte"));

const [REX, STAP, KAMINO, GEONOSIS, MUNIFICENT] = [0, 1, 2, 3, 4];
const CARDS = [
  card("captain_rex", { name: "Captain Rex", figures: { attack: 3 } }),
  card("stap", { name: "STAP", faction: "separatist", figures: { target_value: 3 } }),
  card("kamino", { name: "Kamino", type: "base" }),
  card("geonosis", { name: "Geonosis", type: "base", faction: "separatist" }),
  card("munificent", { name: "Munificent", type: "capital_ship", faction: "separatist" }),
];
const base = (number: number, hit_points: number) => ({
  ...{ card: number, damage: 0, hit_points, prevented: 0, used: [] },
});
const SHIP = inPlay(MUNIFICENT, { hit_points: 4, damage: 0 });
const aim = (target: number, value: number) => ({
  ...{ target, total: 0, against: [{ card: target, value, rule: "" }], vain: false },
  joining: [{ card: REX, value: 3 }],
});
const TURN = {
  ...decision(
    option("commit rex base", `what card ${REX}`, `to card ${GEONOSIS}`),
    option("commit rex stap", `what card ${REX}`, `to card ${STAP}`),
    option("end"),
  ),
  remarks: remarks({ aims: [aim(-1, 7), aim(STAP, 3)] }),
};

let socket: () => FakeSocket;
let session: LiveSession;
let frame: TableFrame;

beforeAll(async () => void (await CLONE_WARS.table?.load()));
beforeEach(() => {
  vi.stubGlobal("innerWidth", 1440);
  settings.change({ grace: 0 });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  cleanup();
  session.close();
});

async function sit(far: Partial<Side> = {}) {
  ({ socket } = fakeSockets(CARDS));
  session = new LiveSession("abc", "secret");
  frame = new TableFrame(session, () => CLONE_WARS);
  socket().onopen?.();
  const own = { units: [inPlay(REX, { attack: 3 })], base: base(KAMINO, 14) };
  const shown = view(own, { base: base(GEONOSIS, 7), ...far }, [STAP]);
  socket().hear(welcome(), update(1, { decision: TURN, view: shown }));
  await vi.waitFor(() => expect(session.printed.card).toBeDefined());
  render(OnScreen, { session, choosing: frame.choosing, frame });
  await tick();
}
const sent = () => socket().sent.flatMap((one) => (one.type === "pick" ? [one.picks] : []));
const find = (name: RegExp) => page.getByRole("button", { name });

describe("the panel of an attack on the base", () => {
  const words = () => page.getByRole("region", { name: "Base attack" }).textContent;

  it("says once how much the base still takes", async () => {
    await sit();
    expect(words()).toContain("7 more destroys Geonosis");
    expect(words()).not.toContain("hit points left");
  });

  it("says it besides where something else comes first, or is enough", async () => {
    await sit({ ships: [SHIP], ship_stacks: [[MUNIFICENT]] });
    expect(words()).toContain("4 more clears the ship");
    expect(words()).toContain("7 hit points left");
    cleanup();
    await sit({ base: base(GEONOSIS, 3) });
    expect(words()).toContain("3 ready: enough to destroy Geonosis");
    expect(words()).toContain("3 hit points left");
  });
});

describe("a card that is dragged", () => {
  const MOUSE = { pointerType: "mouse", buttons: 1 };
  const line = () => document.querySelector("svg .core");
  async function grab(given = MOUSE) {
    const rex = find(/^Captain Rex/);
    await fireEvent.pointerDown(rex, { ...given, clientX: 10, clientY: 10 });
    await fireEvent.pointerMove(rex, { ...given, clientX: 60, clientY: 10 });
    return rex;
  }
  /** Let go of it where this lies. */
  async function drop(there: Element | null) {
    document.elementFromPoint = () => there;
    await fireEvent.pointerMove(window, { ...MOUSE, clientX: 300, clientY: 200 });
    await fireEvent.pointerUp(window, { clientX: 300, clientY: 200 });
  }

  it("attacks what it is dropped on, and a line shows the way", async () => {
    await sit();
    await grab();
    expect(line()).not.toBeNull();
    await drop(find(/^STAP/));
    expect(sent()).toEqual([["commit rex stap"]]);
    expect(line()).toBeNull();
  });

  it("attacks the base through a ship that protects it", async () => {
    await sit({ ships: [SHIP], ship_stacks: [[MUNIFICENT]] });
    await grab();
    await drop(find(/^Munificent/));
    expect(sent()).toEqual([["commit rex base"]]);
  });

  it("does nothing where there is nothing to attack, not even as a click", async () => {
    await sit();
    const rex = await grab();
    await drop(document.body);
    await fireEvent.click(rex);
    expect(sent()).toEqual([]);
    expect(frame.choosing.path).toEqual([]);
    expect(line()).toBeNull();
  });

  it("stays where it is under a finger, which scrolls the table", async () => {
    await sit();
    await grab({ ...MOUSE, pointerType: "touch" });
    expect(line()).toBeNull();
  });
});
