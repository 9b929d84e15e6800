import { fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeAll, describe, expect, test, vi } from "vitest";

import { line } from "../../../api/fakeSocket";
import type { EventShown, LineShown } from "../../../api/wire";
import { SampleSession } from "../../../api/sampleSession.svelte";
import { battleCalled } from "../dev/battles";
import { PRINTED } from "../dev/positions";
import { question, sampleTable } from "../dev/sampleTable";
import type { StarCraft } from "../model/view";
import { Others, RETELLING } from "./model/others.svelte";
import { Reader } from "./model/reader";
import OthersSample from "./OthersSample.svelte";
import Ticker from "./Ticker.svelte";

beforeAll(async () => {
  await RETELLING.load();
});

const planet = PRINTED.planet[1]?.name ?? "";
const reveal = (seat: number): EventShown => ({
  ...{ kind: "reveal", seat, number: 0, public: [] },
  refs: [
    { kind: "order", number: 0 },
    { kind: "planet", number: 1 },
  ],
});
const obstructed = (seat: number): EventShown => ({
  ...{ kind: "obstructed", seat, number: 0, public: [], refs: [] },
});
const told = (order: number, by: number): LineShown => ({
  ...line(`Line ${order}.`, by),
  ...{ order, refs: [{ kind: "area", number: 4 }] },
});

/** It is our turn, and others did so many orders before. */
function turn(orders: number) {
  const sample = sampleTable("six", question("reveal", []));
  const { session, table } = sample;
  const own = session.seat ?? 0;
  const other = own === 1 ? 2 : 1;
  const lines = Array.from({ length: orders }, (_, at) => told(at + 1, other));
  session.log = [line("Mine.", own), ...lines];
  Object.assign(session, { changes: { from: 1, to: orders + 1 } });
  const hear = (actor: number, events: EventShown[], some: readonly LineShown[]) => {
    const { view } = table;
    const part = { number: 1, actor, events, lines: some, undone: false, view };
    const tables = { before: view, after: view };
    return table.others.hear({ parts: [part], actor, undone: false, isMissed: false, ...tables });
  };
  return { ...sample, own, other, lines, hear };
}

describe("on one's turn", () => {
  test("a card lists what others did, six lines of it, until one has acted", () => {
    const { table, other, own, lines, hear } = turn(9);
    for (const one of lines) hear(other, [reveal(other)], [one]);
    render(OthersSample, { table });
    const rows = screen.getAllByRole("listitem");
    expect(rows).toHaveLength(6);
    expect(rows[0]?.textContent).toContain(`Build on ${planet}`);
    expect(screen.getByText("and 3 more")).toBeTruthy();
    expect(table.others.changed).toContainEqual({ kind: "area", number: 4 });
    hear(own, [], []);
    flushSync();
    expect(screen.queryByText("and 3 more")).toBeNull();
    expect(table.others.changed).toEqual([]);
  });

  test("it is there again after a reload, and can be closed", async () => {
    const first = turn(1);
    first.hear(first.other, [reveal(first.other)], first.lines);
    first.table.others.keep();
    const { table } = turn(1);
    render(OthersSample, { table });
    expect(screen.getByRole("listitem").textContent).toContain(`Build on ${planet}`);
    await fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("listitem")).toBeNull();
  });

  test("without what happened it is told as the log tells it", () => {
    sessionStorage.clear();
    const { table } = turn(2);
    render(OthersSample, { table });
    expect(screen.getAllByRole("listitem").map((one) => one.textContent.trim())).toEqual([
      "Line 1.",
      "Line 2.",
    ]);
  });

  test("where there is no log, the card opens to show what is stepped to", async () => {
    sessionStorage.clear();
    const { table } = turn(2);
    const { container } = render(OthersSample, { table, folded: true });
    expect(screen.queryByRole("listitem")).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: /^Show me/ }));
    expect(screen.getAllByRole("listitem")).toHaveLength(2);
    expect(container.querySelector("li.current")?.textContent.trim()).toBe("Line 1.");
  });

  test("nothing is told while others play", () => {
    const { table, session } = turn(2);
    session.decision = null;
    render(OthersSample, { table });
    expect(screen.queryByRole("listitem")).toBeNull();
  });
});

describe("what nobody was asked", () => {
  test("a banner says that one is obstructed, until one acts", () => {
    const { table, own, other, hear } = turn(0);
    render(OthersSample, { table });
    hear(other, [obstructed(own)], [told(1, other)]);
    flushSync();
    expect(screen.getByRole("alert").textContent).toMatch(/^\s*Obstructed\s+.*on top/);
    expect(table.others.notes.has(own)).toBe(true);
    hear(own, [], []);
    flushSync();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("it waits while a battle covers the map, whatever one picks there", () => {
    const { table, own, other, hear } = turn(0);
    hear(other, [obstructed(own)], [told(1, other)]);
    hear(own, [], []);
    render(OthersSample, { table });
    expect(screen.getByRole("alert").textContent).toContain("Obstructed");
    flushSync();
    hear(own, [], []);
    flushSync();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("others' seats say it until their next order", () => {
    const { table, other, hear } = turn(0);
    hear(other, [obstructed(other)], [told(1, other)]);
    expect(table.others.notes.get(other)?.text).toMatch(/^obstructed/);
    hear(other, [reveal(other)], [told(2, other)]);
    expect(table.others.notes.has(other)).toBe(false);
  });
});

test("after a reload the last battle of the story can still be seen again", () => {
  const { view } = battleCalled("over");
  const session = new SampleSession<StarCraft>({ view, seat: view.seat, printed: PRINTED });
  const fight = {
    ...told(4, 1),
    refs: [
      { kind: "area", number: 4 },
      { kind: "seat", number: 2 },
    ],
  };
  session.log = [{ ...fight, order: 3 }, fight, told(5, 1)];
  const others = new Others(session, () => new Reader(view.seat, [], PRINTED));
  expect([3, 4, 5].map((order) => others.battleOf(order) === view)).toEqual([false, true, false]);
  session.view = battleCalled("cards").view;
  expect(others.battleOf(4)).toBeNull();
});

const all = battleCalled("over").view.figures?.turn.steps ?? [];

test("the ticker tells each step that changed something, one after the other", async () => {
  const steps = [
    { step: 3, text: "2 Resource cards gained" },
    { step: 5, text: "Ben +2" },
  ];
  const { container } = render(Ticker, { steps, all, now: 0 });
  const shown = () => container.querySelector("p")?.textContent;
  expect(container.querySelectorAll("ol li")).toHaveLength(10);
  expect(shown()).toBe("2 Resource cards gained");
  await expect.poll(shown).toBe("Ben +2");
  expect(container.querySelectorAll(".changed.told")).toHaveLength(2);
});

test("once the phase is over and all is told, the ticker ends; on a phone only readers hear it", () => {
  vi.useFakeTimers();
  let ended = 0;
  const steps = [{ step: 5, text: "Ben +2" }];
  const onend = () => (ended += 1);
  const { rerender } = render(Ticker, { steps, all, now: 5, onend });
  vi.advanceTimersByTime(60_000);
  expect(ended).toBe(0);
  void rerender({ steps, all, now: 0, onend });
  flushSync();
  vi.advanceTimersByTime(60_000);
  expect(ended).toBe(1);
  const { container } = render(Ticker, { steps, all, now: 5, compact: true });
  expect(container.querySelector("ol, p")).toBeNull();
  expect(container.querySelector("[role=status]")?.textContent).toContain("Ben +2");
  vi.useRealTimers();
});

test("battles can be seen again after the page is reloaded, by whoever saw them", () => {
  const { view } = battleCalled("over");
  const session = new SampleSession<StarCraft>({ view, seat: view.seat });
  const reader = () => new Reader(session.seat, [], PRINTED);
  const events = [reveal(1), { ...obstructed(1), kind: "battle" }];
  const part = { number: 1, actor: 1, events, lines: [told(4, 1)], undone: false, view };
  const tables = { before: view, after: view };
  new Others(session, reader).hear({
    ...{ parts: [part], actor: 1, undone: false, isMissed: false, ...tables },
  });
  const reloaded = new Others(session, reader);
  expect(reloaded.battleOf(4)?.figures?.fought).toEqual(view.figures?.fought);
  const another = new SampleSession<StarCraft>({ view, seat: (view.seat ?? 0) + 1 });
  expect(new Others(another, reader).battles.size).toBe(0);
  sessionStorage.setItem("orrery.battles", JSON.stringify([`${session.id} ${session.seat}`, [4]]));
  expect(new Others(session, reader).battles.size).toBe(0);
});
