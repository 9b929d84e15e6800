import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, describe, expect, test, vi } from "vitest";

import { battleCalled } from "../dev/battles";
import { PRINTED } from "../dev/positions";
import { draftSomething } from "../dev/sampleDraft";
import Board from "./Board.svelte";
import { type Decision, fightOf, offersOf, type View } from "./model/fought";
import { type Sent, named, ready } from "./model/forms";
import { BattleDraft } from "./model/lanes.svelte";
import PhoneBattle from "./phone/PhoneBattle.svelte";

afterEach(cleanup);

const NAMES = ["Anna", "Ben", "Clara", "Duke"];

/** The same question when the lanes before one have their cards. */
function askedFrom(lane: number, decision: Decision | null) {
  const lanes = offersOf(decision).filter(({ skirmish }) => skirmish >= lane);
  return decision && { ...decision, remarks: { ...decision.remarks, lanes } };
}

function shown(
  name: string,
  { isDrafted = false, form = Board, from = 0, see = (view: View) => view } = {},
) {
  const { view: there, decision: asked } = battleCalled(name);
  const view = see(there);
  const decision = from > 0 ? askedFrom(from, asked) : asked;
  const fought = fightOf(view);
  if (!fought) throw new Error(`no battle in ${name}`);
  const draft = new BattleDraft();
  if (decision && isDrafted) draftSomething(decision, draft);
  const onsend = vi.fn<(sent: Sent) => void>();
  const onrule = vi.fn<(rule: string, from: Element) => void>();
  const onclose = vi.fn<() => void>();
  const printed = PRINTED;
  const own = view.seat;
  const given = { view, printed, names: NAMES, own, decision, fought, draft };
  render(form, { ...given, onsend, onrule, onclose });
  const sent = () => onsend.mock.calls.map(([one]) => one);
  return { view, decision, draft, sent, onrule, onclose };
}

const lanes = () => screen.getAllByRole("group", { name: /^Skirmish \d/ });
const key = (name: string) => fireEvent.keyDown(window, { key: name });

describe("the board", () => {
  test("has a group for each skirmish, with the sums of both sides as tables", () => {
    shown("cards", { isDrafted: true });
    expect(lanes().map((lane) => lane.getAttribute("aria-label"))).toEqual([
      "Skirmish 1: Marine against Zergling",
      "Skirmish 2: Firebat against Hydralisk",
      "Skirmish 3: Goliath against Hydralisk",
    ]);
    const [first] = lanes();
    if (!first) throw new Error("no lane");
    const tables = within(first).getAllByRole("table");
    expect(tables).toHaveLength(2);
    expect(within(tables[0] as HTMLElement).getByText("support Marine")).toBeTruthy();
  });

  test("puts oneself below, and the attacker above for a watcher", () => {
    shown("resolving");
    expect(lanes()[1]?.getAttribute("aria-label")).toBe("Skirmish 2: Marine against Zergling");
    cleanup();
    shown("watched");
    expect(lanes()[1]?.getAttribute("aria-label")).toBe("Skirmish 2: Zergling against Marine");
  });

  test("shows a watcher no hand and nothing to choose", () => {
    shown("watched");
    expect(screen.queryByText(/^Your hand/)).toBeNull();
    expect(screen.queryByRole("button", { name: "Left to right" })).toBeNull();
  });

  test("reads the rule of a summand", async () => {
    const { onrule } = shown("resolving");
    const [line] = screen.getAllByRole("button", { name: "special Mobilize" });
    if (!line) throw new Error("no line");
    await fireEvent.click(line);
    expect(onrule.mock.calls[0]?.[0]).toMatch(/^SC-/);
  });

  test("names the step, and those that are left out", () => {
    shown("resolving");
    const now = screen.getByRole("list", { name: "Steps of the battle" });
    expect(now.querySelector("[aria-current=step]")?.textContent).toContain("resolve");
  });
});

describe("laying cards", () => {
  test("a cell at the foot of a card lays it, and the lane shows its sums", async () => {
    const { draft } = shown("cards");
    const [cell] = screen.getAllByRole("button", {
      name: /^Place Zergling 6\/3 at skirmish 1: major/,
    });
    if (!cell) throw new Error("no cell");
    await fireEvent.click(cell);
    expect(draft.cardsAt(0).standard).toBe("card zerg_01");
    const [first] = lanes();
    expect(within(first as HTMLElement).getByText("Your 6 destroys up to health 6")).toBeTruthy();
    expect(
      within(first as HTMLElement).getByText("Zergling falls if Anna’s cards give 2"),
    ).toBeTruthy();
  });

  test("a card is picked up and put at a lane; the lane gives it back", async () => {
    const { draft } = shown("cards");
    await fireEvent.click(screen.getByRole("button", { name: "Pick up Zergling 6/3" }));
    await fireEvent.click(screen.getByRole("button", { name: "Put it at skirmish 2" }));
    expect(draft.cardsAt(1).standard).toBe("card zerg_01");
    await fireEvent.click(screen.getByRole("button", { name: "Take back Zergling 6/3" }));
    expect(draft.cardsAt(1).standard).toBeNull();
  });

  test("by keys: a digit picks a card up, the next is its lane, K the deck", async () => {
    const { draft, decision } = shown("cards");
    await key("1");
    expect(draft.held).not.toBeNull();
    await key("Escape");
    expect(draft.held).toBeNull();
    await key("1");
    await key("3");
    expect(draft.cardsAt(2).standard).toMatch(/^card /);
    for (const lane of ["1", "2"]) {
      await key("k");
      await key(lane);
    }
    expect(draft.cardsAt(0).standard).toBe("deck");
    expect(decision && ready(decision, draft)?.picks.slice(0, 2)).toEqual(["deck", "deck"]);
  });
});

describe("questions", () => {
  test("the next skirmish is chosen by its lane or by its digit", async () => {
    const { sent } = shown("resolving");
    expect(within(lanes()[0] as HTMLElement).queryByText("resolve now")).toBeNull();
    const [button] = within(lanes()[1] as HTMLElement).getAllByRole("button");
    if (!button) throw new Error("no button");
    await fireEvent.click(button);
    await key("3");
    expect(sent().map(({ picks }) => picks)).toEqual([["skirmish 2"], ["skirmish 3"]]);
  });

  test("two units that are picked after each other are a pair", async () => {
    const { draft, decision } = shown("pairs");
    await fireEvent.click(screen.getByRole("button", { name: "Goliath" }));
    await fireEvent.click(screen.getByRole("button", { name: "Zergling" }));
    const goliath = PRINTED.unit.findIndex(({ name }) => name === "Goliath");
    expect(draft.pairsOf(3)[0]?.[0]).toBe(goliath);
    const part = decision?.several?.parts.find((one) => named(one, "unit", "what") === goliath);
    expect(draft.pairsOf(3)[0]?.[1]).toBe(part && named(part, "unit", "with"));
    expect(screen.queryByRole("button", { name: "Zergling" })).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Take Zergling back" }));
    expect(screen.getByRole("button", { name: "Zergling" })).toBeTruthy();
  });

  test("supporting units are put at lanes", async () => {
    const { draft, view } = shown("supports");
    const names = new Set(view.invaders.map((unit) => PRINTED.unit[unit]?.name ?? ""));
    const waiting = screen
      .getAllByRole("button")
      .find((one) => names.has(one.getAttribute("aria-label") ?? ""));
    if (!waiting) throw new Error("nobody waits");
    await fireEvent.click(waiting);
    await fireEvent.click(screen.getByRole("button", { name: "Put it at skirmish 2" }));
    expect(draft.supportsAt(1)).toHaveLength(1);
  });

  test("own units go behind a pair before it is sent, and say what they add", async () => {
    const { draft, decision } = shown("pairs");
    await fireEvent.click(screen.getByRole("button", { name: "Goliath" }));
    await fireEvent.click(screen.getByRole("button", { name: "Zergling" }));
    await fireEvent.click(screen.getByRole("button", { name: "Firebat" }));
    await fireEvent.click(screen.getByRole("button", { name: "Put it at skirmish 1" }));
    expect(draft.pairsOf(3)[0]).not.toContain(null);
    expect(draft.supportsAt(0)).toHaveLength(1);
    expect(within(lanes()[0] as HTMLElement).getByText("+1")).toBeTruthy();
    expect(decision && ready(decision, draft)).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Take Firebat back" }));
    expect(draft.supportsAt(0)).toEqual([]);
  });

  test("a unit that only supports meets nobody in front", async () => {
    const { draft, decision } = shown("pair");
    const front = new Set(decision?.several?.parts.map((part) => named(part, "unit", "what")));
    const { view } = battleCalled("pair");
    const helper = view.invaders.find((unit) => !front.has(unit));
    if (helper === undefined) throw new Error("everybody fights in front");
    const name = PRINTED.unit[helper]?.name ?? "";
    await fireEvent.click(screen.getByRole("button", { name }));
    const enemy = decision?.several?.parts[0];
    const other = PRINTED.unit[(enemy && named(enemy, "unit", "with")) ?? -1]?.name ?? "";
    const [met] = screen.getAllByRole("button", { name: new RegExp(`^${other}`) });
    if (met) await fireEvent.click(met);
    expect(
      draft
        .pairsOf(2)
        .flat()
        .filter((unit) => unit !== null),
    ).toEqual([]);
  });

  test("pairs and supports are suggested, cleared, and sent with each other", async () => {
    const { draft, decision } = shown("pairs");
    if (!decision) throw new Error("nothing is asked");
    await fireEvent.click(screen.getByRole("button", { name: /^Suggest/ }));
    const sent = ready(decision, draft);
    expect(sent?.picks).toHaveLength(3);
    expect(sent?.label).toBe("Set 3 skirmishes and 2 supports");
    expect(sent?.supports?.map(({ front, nth }) => [...front, nth])).toEqual([
      [...(decision.remarks.muster?.pairs[0] ?? []), 0],
      [...(decision.remarks.muster?.pairs[1] ?? []), 0],
    ]);
    await fireEvent.click(screen.getByRole("button", { name: "Clear" }));
    expect(draft.isEmpty).toBe(true);
    await key("p");
    expect(ready(decision, draft)).not.toBeNull();
  });

  test("an area with room for all is sent at once, one that is too small with those it costs", async () => {
    const { sent, decision, draft } = shown("retreating");
    if (!decision) throw new Error("nothing is asked");
    const rows = screen
      .getAllByRole("button", { name: /room|lost/ })
      .filter((one) => one instanceof HTMLButtonElement);
    expect(rows).toHaveLength(decision.options.length);
    const row = (area: string) => {
      const found = rows.find((one) => one.textContent.includes(area));
      if (!found) throw new Error(`no ${area}`);
      return found;
    };
    expect(row("Torus 1").textContent).toContain("all 3 are lost");
    expect(row("Torus 2").textContent).toContain("1 of 3 lost");
    await fireEvent.click(row("Torus 1"));
    expect(screen.getByText(/Elsewhere there is room for all of them/)).toBeTruthy();
    expect(ready(decision, draft)?.picks).toEqual(["area torus.1"]);
    await fireEvent.click(row("Torus 2"));
    expect(ready(decision, draft)).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "One Zergling more" }));
    expect(ready(decision, draft)).toMatchObject({
      picks: ["area torus.2", "unit zergling"],
      label: "Go there and lose 1 unit",
    });
    expect(sent()).toEqual([]);
    await fireEvent.click(row("Helios 2"));
    expect(sent()[0]?.picks).toEqual(["area helios.2"]);
  });

  test("units that fall are counted", async () => {
    const { draft } = shown("escape-lose");
    const [more] = screen.getAllByRole("button", { name: /^One .* more$/ });
    if (!more) throw new Error("nobody to lose");
    await fireEvent.click(more);
    expect(screen.getByText("1 of 2 chosen")).toBeTruthy();
    expect(draft.victims).toHaveLength(1);
  });

  test.each(["start-of-battle", "consume", "extra-draw", "front", "adaptive-card", "supporter"])(
    "%s is answered by the key 1",
    async (name) => {
      const { sent, decision } = shown(name);
      await key("1");
      expect(sent()[0]).toMatchObject({ picks: [decision?.options[0]?.text], how: "exact" });
    },
  );

  test("a worker can be given up instead of a unit", async () => {
    const { sent, decision } = shown("consume");
    const worker = decision?.options.find(({ verb }) => verb === "lose-worker");
    await fireEvent.click(screen.getByRole("button", { name: worker?.label ?? "" }));
    expect(sent()[0]?.picks).toEqual(["lose-worker"]);
  });
});

describe("after the battle", () => {
  test("it is said who holds the area and who fell, and the board can be left", async () => {
    const { onclose } = shown("over");
    expect(screen.getByText("You hold Torus 3")).toBeTruthy();
    expect(screen.getByText("Marine ×2")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: /Back to the map/ }));
    expect(onclose).toHaveBeenCalledOnce();
  });

  test("what a faction holds that one decides for is not one's own", () => {
    const run = (view: View): View => ({
      ...view,
      players: view.players.map((one, at) => (at === view.seat ? { ...one, run_by: 0 } : one)),
    });
    const { view } = shown("over", { see: run });
    const { name = "" } = PRINTED.faction[view.players[view.seat ?? 0]?.faction ?? -1] ?? {};
    expect(screen.getByText(`${name} holds Torus 3`)).toBeTruthy();
  });
});

describe("on a phone", () => {
  test("one lane is shown at a time, and tabs turn the pages", async () => {
    shown("resolving", { form: PhoneBattle });
    expect(lanes()).toHaveLength(1);
    await fireEvent.click(screen.getByRole("tab", { name: /^Skirmish 3/ }));
    expect(lanes()[0]?.getAttribute("aria-label")).toBe("Skirmish 3: Firebat against Hydralisk");
  });

  test("the first lane that wants a card is shown", () => {
    shown("cards", { form: PhoneBattle, from: 1 });
    expect(lanes()[0]?.getAttribute("aria-label")).toMatch(/^Skirmish 2/);
  });

  test("swiping turns the pages", async () => {
    const { draft } = shown("cards", { form: PhoneBattle });
    const page = lanes()[0]?.parentElement;
    if (!page) throw new Error("no page");
    await fireEvent.pointerDown(page, { clientX: 300, clientY: 300 });
    await fireEvent.pointerUp(page, { clientX: 120, clientY: 310 });
    expect(draft.lane).toBe(1);
    await fireEvent.pointerDown(page, { clientX: 300, clientY: 300 });
    await fireEvent.pointerUp(page, { clientX: 280, clientY: 120 });
    expect(draft.lane).toBe(1);
  });

  test("the hand is a sheet whose cards are laid at this lane", async () => {
    const { draft } = shown("cards", { form: PhoneBattle });
    await fireEvent.click(screen.getByRole("button", { name: /^Your hand/ }));
    const sheet = screen.getByRole("dialog", { name: "Your hand" });
    expect(document.activeElement).toBe(sheet);
    const [cell] = within(sheet).getAllByRole("button", { name: /at skirmish 1: major/ });
    if (!cell) throw new Error("no cell");
    await fireEvent.click(cell);
    expect(draft.cardsAt(0).standard).not.toBeNull();
  });
});

test("two equal units can meet: both of their sentences are shown", () => {
  const { view, decision } = battleCalled("pairs");
  const draft = new BattleDraft();
  const fought = fightOf(view);
  if (!fought || !decision) throw new Error("there is no battle");
  const [part] = decision.several?.parts ?? [];
  const unit = part?.refs[0]?.number ?? -1;
  const most = decision.several?.most ?? 1;
  draft.stand(0, 0, unit, most);
  draft.stand(0, 1, unit, most);
  const given = { view, printed: PRINTED, names: NAMES, own: view.seat, decision, fought, draft };
  const { container } = render(Board, { ...given, onsend: () => undefined });
  expect(container.querySelectorAll(".lane .clash p.meets, .lane .clash p.waits").length).toBe(2);
});

test("where only one planet is drawn, no name lies over its attackers", () => {
  shown("cards");
  const [inset] = document.querySelectorAll("svg.inset");
  expect(inset).toBeDefined();
  expect(inset?.querySelector("textPath")).toBeNull();
});
