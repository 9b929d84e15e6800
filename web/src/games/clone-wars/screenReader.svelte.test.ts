import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";

import { cards, fakeSockets, line, update, welcome } from "../../api/fakeSocket";
import { LiveSession } from "../../api/liveSession.svelte";
import { TableFrame } from "../../shared/screen/tableFrame.svelte";
import OnScreen from "../../table/shell/OnScreen.svelte";
import { card, inPlay, view } from "./state/sampleTable";
import { CLONE_WARS } from "./index";

const CARDS = ["Rex", "Cody", "Kamino", "Geonosis"].map((name, at) =>
  card(name.toLowerCase(), { name, type: at > 1 ? "base" : "unit" }),
);
const base = (number: number) => ({
  card: number,
  damage: 0,
  hit_points: 9,
  prevented: 0,
  used: [],
});
const LOOK = /Look closely at (\w+)/;

beforeAll(async () => void (await CLONE_WARS.table?.load()));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the card at reading size follows the pointer, and goes back to the story", async () => {
  vi.stubGlobal("innerWidth", 1440);
  const { socket } = fakeSockets(CARDS);
  const session = new LiveSession("abc", "secret");
  const frame = new TableFrame(session, () => CLONE_WARS);
  const { choosing } = frame;
  const shown = view({ units: [inPlay(0)], base: base(2) }, { base: base(3) }, []);
  const told = { ...line("You play Cody."), refs: cards(1) };
  socket().onopen?.();
  socket().hear(welcome(), update(1, { view: shown, log: [told] }));
  await vi.waitFor(() => expect(session.printed.card).toBeDefined());
  const { container, getByRole } = render(OnScreen, {
    session,
    choosing,
    frame,
  });
  flushSync();
  const read = () =>
    LOOK.exec(getByRole("button", { name: LOOK }).getAttribute("aria-label") ?? "")?.[1];
  expect(read()).toBe("Cody");
  vi.useFakeTimers();
  const rex = container.querySelector('[data-card="0"]');
  if (!rex) throw new Error("Rex is not in play");
  await fireEvent.focus(rex);
  expect(read()).toBe("Rex");
  await fireEvent.blur(rex);
  expect(read()).toBe("Rex");
  vi.advanceTimersByTime(3000);
  flushSync();
  expect(read()).toBe("Cody");
  session.close();
});
