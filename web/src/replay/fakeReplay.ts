/** For tests: a server with one finished game of six steps. */
import { vi } from "vitest";

import { event, line, seat, table } from "../api/fakeSocket";
import type { FrameShown, StepShown, TableShown } from "../api/wire";

const step = (
  turn: number,
  who: number,
  text: string,
  some: Partial<StepShown> = {},
): StepShown => ({
  turn,
  seat: who,
  score: [0, 0],
  log: text ? [{ ...line(text), seat: who }] : [],
  ...some,
});

/** Step 3 is seen by nobody; in step 4 Ann scores. */
export const STEPS: StepShown[] = [
  step(1, -1, "The table is set up."),
  step(1, 0, "Ann plays Rex."),
  step(2, 0, "", { log: [{ ...line("Turn 2: Ben."), chapter: true, seat: 0 }] }),
  step(2, 1, ""),
  step(2, 0, "Xorrn falls.", { score: [1, 0] }),
  step(3, 1, "The game is over.", { score: [1, 0] }),
];

export const over = (some: Partial<TableShown> = {}): TableShown =>
  table({
    id: "t1",
    game: "undrawn",
    status: "over",
    seats: [seat(0, { name: "Ann" }), seat(1, { name: "Ben" })],
    ...some,
  });

function framesOf(first: number, count: number): FrameShown[] {
  return STEPS.slice(first, first + count).map((_, at) => ({
    number: first + at,
    events: [event(`event-${first + at}`)],
    view: { step: first + at },
    asked: null,
  }));
}

/** The requests it received: paths with their query strings, and what was sent. */
export interface Asked {
  path: string;
  body: unknown;
}

/** `answers`, by the end of a path, override the usual ones. */
export function fakeReplay(shown = over(), answers: Record<string, () => Response> = {}): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    asked.push({ path, body: init?.body ? JSON.parse(String(init.body)) : null });
    const url = new URL(path, "http://orrery.test");
    const found = Object.keys(answers).find((end) => url.pathname.endsWith(end));
    if (found) return answers[found]?.() ?? new Response();
    const number = (name: string) => Number(url.searchParams.get(name));
    const body = url.pathname.endsWith("/replay")
      ? { eyes: number("eyes"), steps: STEPS }
      : url.pathname.endsWith("/frames")
        ? framesOf(number("first"), number("count"))
        : url.pathname.endsWith("/printed")
          ? { card: [] }
          : shown;
    return new Response(JSON.stringify(body));
  });
  return asked;
}
