/** The text view says what the drawn page says, at every position there is. */
import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { seat, table } from "../../../api/fakeSocket";
import { SampleSession } from "../../../api/sampleSession.svelte";
import Board from "../battle/Board.svelte";
import { fightOf } from "../battle/model/fought";
import { BattleDraft } from "../battle/model/lanes.svelte";
import Galaxy from "../board/Galaxy.svelte";
import { BATTLES } from "../dev/battles";
import { NAMES, POSITIONS, PRINTED } from "../dev/positions";
import type { StarCraft, StarCraftView } from "../model/view";
import HandSmall from "../rails/HandSmall.svelte";
import OwnSheet from "../rails/OwnSheet.svelte";
import PhaseBar from "../rails/PhaseBar.svelte";
import Seats from "../rails/Seats.svelte";
import { WORDS } from "./gameWords";
import { toldOf } from "./told";

const CASES = [...POSITIONS.map((one) => ({ ...one, decision: null })), ...BATTLES];

function at(view: StarCraftView) {
  const seats = view.players.map((_, number) => seat(number, { name: NAMES[number] ?? "" }));
  const session = new SampleSession<StarCraft>({
    ...{ view, printed: PRINTED, seat: view.seat, table: table({ seats }) },
  });
  const told = toldOf(session);
  const words = WORDS.tableOf(session);
  if (!told || !words) throw new Error("there is no table");
  const parts = [...words.you, ...words.table.flatMap((section) => section.parts)];
  const lines = [...words.now, ...parts.flatMap(({ title, lines: told }) => [title, ...told])];
  return { session, told, words, lines, given: { view, printed: PRINTED, names: told.names } };
}

const labels = (root: Element, selector: string) =>
  [...root.querySelectorAll(selector)].map((one) => one.getAttribute("aria-label") ?? "");
const texts = (root: Element, selector: string) =>
  [...root.querySelectorAll(selector)].map((one) => (one.textContent ?? "").trim());

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(896);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(788);
});
afterEach(cleanup);

test("there are thirty positions and more", () => expect(CASES.length).toBeGreaterThan(30));

describe.each(CASES)("$name", ({ view, decision }) => {
  const { told, words, lines, given } = at(view);
  const { own, galaxy, names } = told;

  test("tells planets, areas, orders and routes as the map does", () => {
    const { container } = render(Galaxy, { galaxy, names, own });
    flushSync();
    expect(labels(container, ".ground")).toHaveLength(view.areas.length);
    const said = labels(container, "[data-planet], .ground, .order[aria-label], .lane, .z-axis");
    for (const one of said) expect(lines).toContain(one);
  });

  test("tells seats, the round, one's sheet and hand as the rails do", () => {
    const next = view.figures?.turn.next ?? null;
    const seats = render(Seats, { ...given, own, programs: told.programs, next });
    const said = labels(seats.container, "[data-seat]");
    expect(said).toHaveLength(view.players.length);
    for (const one of said) expect(lines).toContain(one);
    const phase = render(PhaseBar, { view });
    const all = words.now.join();
    for (const one of texts(phase.container, ".progress, .stage, .end .visually-hidden"))
      expect(all).toContain(one);
    if (own === null) return;
    const sheet = render(OwnSheet, { ...given, own, seat: own });
    const everything = lines.join(", ");
    for (const one of texts(sheet.container, ".visually-hidden, .workers > *"))
      expect(everything).toContain(one);
    const hand = render(HandSmall, { ...given, seat: own });
    expect(labels(hand.container, "[data-card]")).toEqual(words.hand);
  });

  test("tells every part of every sum of a battle, and what it comes to", () => {
    const fought = fightOf(view);
    if (!fought) return;
    const onsend = () => undefined;
    const draft = new BattleDraft();
    const { container } = render(Board, { ...given, own, decision: null, fought, draft, onsend });
    const isPaired = fought.skirmishes.length > 0;
    expect(container.querySelectorAll(".lane").length > 0).toBe(isPaired);
    for (const row of container.querySelectorAll("tbody tr")) {
      const [source = "", attack = "", health = ""] = texts(row, "th, td");
      const fits = (line: string) =>
        line.startsWith(source) &&
        (!attack || line.includes(`attack ${attack}`)) &&
        (!health || line.includes(`health ${health}`));
      expect(lines.filter(fits), `${source} ${attack} ${health}`).not.toEqual([]);
    }
    for (const verdict of texts(container, ".clash p.falls, .clash p.holds, .clash p.open"))
      expect(lines).toContain(verdict);
    expect(decision === null || words.table.some(({ title }) => title === "Battle")).toBe(true);
  });

  test("tells nothing that is hidden", () => {
    const orders = words.table.find(({ title }) => title === "Orders");
    const others = galaxy.planets.flatMap((planet) =>
      planet.orders.filter(({ isOwn, isFaceUp }) => !isOwn && !isFaceUp),
    );
    const said = orders?.parts.flatMap(({ lines: told }) => told) ?? [];
    const hidden = said.filter((line) => /’s order, /.test(line));
    expect(hidden).toHaveLength(others.length);
    for (const line of hidden) expect(line).not.toMatch(/Build|Mobilize|Research|special/);
    const unread = view.players.flatMap(({ drawn }) => drawn.filter(({ event }) => event === null));
    expect(words.hand).toHaveLength(own === null ? 0 : (view.players[own]?.hand.known.length ?? 0));
    const mine = own === null ? 0 : unread.filter((one) => view.players[own]?.drawn.includes(one));
    const down = lines.filter((line) => /^Event card, stage \w+, face down$/.test(line));
    if (own !== null) expect(down).toHaveLength(mine === 0 ? 0 : mine.length);
  });
});

test("a watcher is told of no hand and of no face of an order", () => {
  for (const { view } of POSITIONS) {
    const orders = view.orders.map((stack) => ({
      ...stack,
      tokens: stack.tokens.map((token) => ({ ...token, order: null })),
    }));
    const players = view.players.map((one) => ({ ...one, hand: { ...one.hand, known: [] } }));
    const { words, lines } = at({ ...view, seat: null, orders, players });
    expect(words.hand).toEqual([]);
    expect(lines.filter((line) => /your .*, face down/.test(line))).toEqual([]);
  }
});
