import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";

import type { AnalysisShown } from "../../api/wire";
import { settings } from "../../shared/browser/settings.svelte";
import { fakeReplay, over } from "../fakeReplay";
import ReplayPage from "../ReplayPage.svelte";
import { byTurns, marksOf, pathOf } from "./curve";

const FOUND: AnalysisShown = {
  type: "analysis",
  moments: [
    { step: 0, turn: 1, chances: [0.5, 0.5] },
    { step: 2, turn: 2, chances: [0.25, 0.75] },
    { step: 3, turn: 2, chances: [0.75, 0.25] },
    { step: 5, turn: 3, chances: [1, 0] },
  ],
  costly: [
    {
      step: 4,
      turn: 2,
      seat: 1,
      picked: "End your turn",
      better: "Buy Yoda for 7",
      why: "Played out 20 times, it wins within a few turns 9 times; what was picked does 2 times.",
      chance: 0.21,
      possible: 0.43,
    },
  ],
  compared: 31,
};

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("scrollTo", vi.fn());
  settings.change({ view: "text" });
});

async function opened(...lines: object[]) {
  history.replaceState(null, "", "/replay/t1");
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join("");
  fakeReplay(over(), { "/analysis": () => new Response(text) });
  render(ReplayPage, { id: "t1" });
  await screen.findByRole("slider");
  const button = screen.getByRole("button", { name: "Where it turned" });
  button.focus();
  await fireEvent.click(button);
  return screen.findByRole("dialog", { name: "Where it turned" });
}

describe("where a game turned", () => {
  test("shows the chances of all turns and leads to a costly pick", async () => {
    const dialog = await opened({ type: "progress", done: 2, of: 8 }, FOUND);
    const table = await within(dialog).findByRole("table", { name: "Chances to win" });
    expect(table.textContent.replace(/\s+/g, " ")).toContain("Ann50 %25 %100 %");
    const card = within(dialog).getByText("Turn 2 · Ben").closest("li");
    expect(card?.textContent).toContain("Better: Buy Yoda for 7");
    expect(card?.textContent).toContain("21 % to win instead of 43 %");
    expect(card?.textContent).toContain("9 times; what was picked does 2 times.");
    await fireEvent.click(within(dialog).getByRole("button", { name: "Show this moment" }));
    const slider = screen.getByRole("slider");
    await vi.waitFor(() => expect(slider.getAttribute("aria-valuenow")).toBe("4"));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement?.textContent.trim()).toBe("Where it turned");
  });

  test("says why there is none, and tries again", async () => {
    const dialog = await opened({ type: "failed", sentence: "Not this one." });
    expect((await within(dialog).findByRole("alert")).textContent).toBe("Not this one.");
    fakeReplay(over(), { "/analysis": () => new Response(JSON.stringify(FOUND)) });
    await fireEvent.click(within(dialog).getByRole("button", { name: "Try again" }));
    expect(await within(dialog).findByText("The picks that cost most")).toBeTruthy();
  });

  test("without a costly pick it says how many were compared", async () => {
    const dialog = await opened({ ...FOUND, costly: [] });
    expect(await within(dialog).findByText(/31 were compared/)).toBeTruthy();
  });
});

test("lines go down as chances rise, and turns are listed once", () => {
  expect(pathOf(FOUND.moments, 0)).toBe("M0 0.5L2 0.75L3 0.25L5 0");
  expect(byTurns(FOUND.moments).map(({ step }) => step)).toEqual([0, 2, 5]);
});

test("a number that would cover another stands above it, and only then", () => {
  const [first] = FOUND.costly;
  if (!first) throw new Error("a costly pick is needed");
  const moments = [{ step: 0, turn: 1, chances: [0.5, 0.6] }];
  const costly = [first, { ...first, seat: 0 }, { ...first, step: 90 }];
  const tops = (height: number) =>
    marksOf({ ...FOUND, moments, costly }, 100, height).map(({ top }) => Math.round(top));
  expect(tops(40)).toEqual([16, -2, 16]);
  expect(tops(400)).toEqual([160, 200, 160]);
});
