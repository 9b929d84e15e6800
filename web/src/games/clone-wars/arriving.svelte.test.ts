/** Before the table is there, and after it was left: nothing breaks, whatever arrives when. */
import { cleanup, render, screen as page } from "@testing-library/svelte";
import { flushSync, tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { fakeSockets, option, update, welcome, type FakeSocket } from "../../api/fakeSocket";
import { LiveSession } from "../../api/liveSession.svelte";
import type { Session } from "../../api/session";
import type { Shown } from "../../api/wire";
import { keys } from "../../shared/browser/keys";
import { TableFrame } from "../../shared/screen/tableFrame.svelte";
import OnScreen from "../../table/shell/OnScreen.svelte";
import { card, decision, hand, view } from "./state/sampleTable";
import { CLONE_WARS } from "./index";

vi.mock("../../art/sky/Sky.svelte", async () => import("../../shared/page/NotFound.svelte"));

const CARDS = [card("clone_trooper", { name: "Clone Trooper" })];
const VIEW = view({ hand: hand(0) });
const TURN = decision(option("play clone_trooper", "what card 0"), option("end"));

beforeAll(async () => void (await CLONE_WARS.table?.load()));

let socket: () => FakeSocket;
let session: LiveSession;
let frame: TableFrame;
/** Gives the printed facts, which are asked for with the first message about a table. */
let print: () => void;

beforeEach(() => {
  ({ socket } = fakeSockets());
  const facts = new Promise<void>((done) => (print = done));
  vi.stubGlobal("fetch", async () => {
    await facts;
    return Response.json({ card: CARDS });
  });
});
afterEach(() => {
  cleanup();
  session.close();
});

let tables = 0;
function open() {
  tables += 1; // facts are fetched once for each table
  session = new LiveSession(`table-${tables}`, "secret");
  return show(session);
}
function show(shown: Session) {
  frame = new TableFrame(shown, () => CLONE_WARS);
  const { choosing } = frame;
  const shownPage = render(OnScreen, { session: shown, choosing, frame });
  flushSync();
  return shownPage;
}
function welcomed() {
  socket().onopen?.();
  socket().hear(welcome());
  flushSync();
}
function updated(number = 1) {
  socket().hear(update(number, { view: VIEW, decision: TURN }));
  flushSync();
}
const isLoading = () => page.queryByText("Setting up the table …") !== null;
const cards = () => page.queryAllByRole("button", { name: /^Clone Trooper/ });
const press = () => {
  for (const key of ["1", "u", "r", " ", "p", "a", "e"])
    dispatchEvent(new KeyboardEvent("keydown", { key, code: "Digit1", shiftKey: key === "1" }));
  keys.press(new KeyboardEvent("keydown", { key: "1" }));
};

describe("a table that is not there yet", () => {
  it("says so to whoever sits there, before the first update", async () => {
    open();
    expect(isLoading()).toBe(true);
    welcomed();
    print();
    await vi.waitFor(() => expect(session.printed.card).toBeDefined());
    flushSync();
    expect(isLoading()).toBe(true);
    expect(frame.onScreen).toEqual({ is: "laying" });
    press();
    updated();
    expect(isLoading()).toBe(false);
    expect(cards()).toHaveLength(1);
  });

  it("waits for the printed facts as well", async () => {
    open();
    welcomed();
    updated();
    expect(isLoading()).toBe(true);
    press();
    print();
    await vi.waitFor(() => expect(cards()).toHaveLength(1));
  });

  it("is left and reopened while it connects", () => {
    const first = open();
    const [line, left] = [socket(), session];
    first.unmount();
    left.close();
    line.onopen?.();
    line.hear(welcome(), update(1, { view: VIEW }));
    flushSync();
    expect(left.view).toBeNull();
    open();
    welcomed();
    expect(isLoading()).toBe(true);
  });
});

describe("a table that was left", () => {
  it("takes what comes afterwards, and offers nothing any more", async () => {
    const shown = open();
    welcomed();
    updated();
    print();
    await vi.waitFor(() => expect(cards()).toHaveLength(1));
    shown.unmount();
    updated(2);
    await tick();
    expect(session.undoable).toBeNull();
    press();
  });

  it("may lose what it shows, and get it back", () => {
    session = new LiveSession("abc", null);
    session.seat = 0;
    let there = $state.raw<{ view: object | null; printed: Shown["printed"] }>({
      view: VIEW,
      printed: { card: CARDS },
    });
    const changing = new Proxy(session, {
      get: (of, what) => {
        if (what === "view" || what === "printed") return there[what];
        return Reflect.get(of, what, of) as unknown;
      },
    });
    show(changing);
    expect(cards()).toHaveLength(1);
    there = { view: null, printed: {} };
    flushSync();
    expect(isLoading()).toBe(true);
    there = { view: VIEW, printed: { card: CARDS } };
    flushSync();
    expect(cards()).toHaveLength(1);
  });
});
