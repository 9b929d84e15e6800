import "../../../pageTests";

import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { describe, expect, test, vi } from "vitest";

import { option } from "../../../api/fakeSocket";
import { PRINTED, positionCalled } from "../dev/positions";
import { question, sampleTable } from "../dev/sampleTable";
import { galaxyOf } from "../model/galaxy";
import { NO_MARKS, chipKey, type AreaMark, type Marks } from "../model/marks";
import type { StarCraftOption } from "../model/view";
import { areaRows, sourcesBeside, unitsThatCan } from "./areaRows";
import { handCards } from "../hand/handCards";
import HandGrid from "../hand/HandGrid.svelte";
import { OpenedPlanet } from "./opened.svelte";
import { isWhole, pageNow } from "./pageNow";
import PlanetPage from "./PlanetPage.svelte";
import RevealRow from "./RevealRow.svelte";

const { view } = positionCalled("two");
const galaxy = galaxyOf(view, PRINTED);
const names = view.players.map((_, seat) => `Player ${seat}`);
const own = galaxy.planets.find(({ areas }) =>
  areas.some((area) => area.owner?.seat === view.seat && area.units.length > 0),
);
if (!own) throw new Error("nobody is at home");
const home = { ...own, isActive: true };
const armed = home.areas.find((area) => area.owner?.seat === view.seat && area.units.length > 0);
const elsewhere = galaxy.planets
  .filter(({ planet }) => planet !== home.planet)
  .flatMap(({ areas }) => areas)
  .find(({ units }) => units.length > 0);
const last = home.areas.at(-1);
if (!armed || !elsewhere || !last) throw new Error("the position has no units");

const FREE = { leads: [], costs: [], price: null, payment: null };
const plain = (text: string, ...refs: string[]): StarCraftOption => ({
  ...option(text, ...refs),
  remarks: FREE,
});

function marked(areas: [number, AreaMark][], chips: [number, number, number][] = []): Marks {
  return {
    ...NO_MARKS,
    areas: new Map(areas),
    chips: new Map(
      chips.map(([area, unit, picked]) => [chipKey(area, unit), { picked, can: 9 }] as const),
    ),
  };
}

describe("a planet's page", () => {
  const unit = armed.units[0]?.unit ?? -1;
  const there = armed.units.filter((one) => one.unit === unit).length;
  const other = elsewhere.units[0]?.unit ?? -1;

  test("areas that can be chosen come first, and say what choosing them does", async () => {
    const onarea = vi.fn();
    const marks = marked([[last.area, "battle"]]);
    const given = { galaxy, marks, names, prompt: "move", onarea };
    const calls = { onmore: vi.fn(), onless: vi.fn(), onwhy: vi.fn(), onclose: vi.fn() };
    const full = { limit: 4, surplus: 2, there: 2, arrived: 3, over: 0, battle: true };
    const room = [{ area: last.area, ...full }];
    render(PlanetPage, { planet: home, ...given, ...calls, room, moving: 1 });
    expect(areaRows(home, marks)[0]?.area.area).toBe(last.area);
    const attack = screen.getByRole("button", { name: /^Attack 4 of 6/ });
    await fireEvent.click(attack);
    expect(onarea.mock.calls[0]?.[0]).toBe(last.area);
    const locked = screen.getAllByRole("button", { name: /why not\?$/ });
    expect(locked).toHaveLength(home.areas.length - 1);
  });

  test("units of the planet and of others are counted up and down", async () => {
    const marks = marked(
      [],
      [
        [armed.area, unit, 1],
        [elsewhere.area, other, 0],
      ],
    );
    expect(sourcesBeside(galaxy, home, marks).map(({ area }) => area.area)).toEqual([
      elsewhere.area,
    ]);
    const [onmore, onless] = [vi.fn(), vi.fn()];
    const given = { galaxy, marks, names, prompt: "move", onmore, onless, moving: 1 };
    const calls = { onarea: vi.fn(), onwhy: vi.fn(), onclose: vi.fn() };
    render(PlanetPage, { planet: home, ...given, ...calls });
    expect(screen.getByText(`1 of ${there}`)).toBeTruthy();
    const less = screen.getAllByRole("button", { name: /^One fewer / });
    await fireEvent.click(less[0] as HTMLElement);
    expect(onless).toHaveBeenCalledWith({ kind: "unit", number: unit, at: armed.area });
    const more = screen.getAllByRole("button", { name: /^One more/ });
    await fireEvent.click(more.at(-1) as HTMLElement);
    expect(onmore.mock.calls[0]?.[0]).toEqual({
      kind: "unit",
      number: other,
      at: elsewhere.area,
    });
  });

  test("only units that can move are counted", () => {
    expect(unitsThatCan(galaxy, NO_MARKS)).toBe(0);
    expect(unitsThatCan(galaxy, marked([], [[armed.area, unit, 0]]))).toBe(there);
  });
});

describe("a tap on the map", () => {
  test("opens a planet, whatever on it was tapped, until another question is asked", () => {
    const { table, session } = sampleTable("two", null);
    const opened = new OpenedPlanet(table);
    opened.tap(`chip ${armed.area} 0`, document.body);
    expect(opened.planet?.planet).toBe(home.planet);
    session.decision = question("move", [plain("done")]);
    expect(opened.planet).toBeNull();
  });

  test("where there is room, the planet that units move to is listed anyway", () => {
    const { table } = sampleTable("two", question("move", [plain("done")]));
    const active = table.galaxy.planets.find(({ isActive }) => isActive) ?? null;
    expect(active).not.toBeNull();
    expect(new OpenedPlanet(table).listed).toBeNull();
    expect(new OpenedPlanet(table, true).listed).toEqual(active);
  });

  test("chooses a planet that can be chosen", () => {
    const asked = question("free-units-planet", [
      plain("planet one", `what planet ${home.planet}`),
      plain("planet two", `what planet ${home.planet + 1}`),
    ]);
    const { table, sent } = sampleTable("two", asked);
    const opened = new OpenedPlanet(table);
    opened.tap(`area ${armed.area}`, document.body);
    table.choosing.sendDelay.flush();
    expect(opened.planet).toBeNull();
    expect(sent.map(({ picks }) => picks)).toEqual([["planet one"]]);
  });
});

describe("one thing is open", () => {
  const pageOf = (prompt: string, isOpened = false) =>
    pageNow(sampleTable("two", question(prompt, [plain("done")])).table, isOpened);

  test("by the question, and by what was tapped", () => {
    expect(pageOf("build-forces", true)).toBe("panel");
    expect(pageOf("learn-technology", true)).toBe("technologies");
    expect(pageOf("order-where")).toBe("orders");
    expect(pageOf("order-where", true)).toBe("planet");
    expect(pageOf("reveal")).toBe("reveal");
    expect(pageOf("move")).toBe("moves");
    expect(pageOf("maelstrom")).toBe("tray");
    expect([isWhole("technologies"), isWhole("moves")]).toEqual([true, false]);
  });
});

test("only orders that lie under others are called covered, whatever was picked", () => {
  const { planet } = home;
  const owner = { seat: 0, faction: "jim_raynor" } as const;
  const order = { owner, kind: "build", isSpecial: false } as const;
  const own = { ...order, isOwn: true, isFaceUp: false };
  const theirs = { ...own, isOwn: false };
  const planets = [
    { ...home, orders: [own] },
    { ...home, planet: planet + 1, name: "Torus", orders: [own, theirs] },
    { ...home, planet: planet + 2, name: "Helios", orders: [theirs, own] },
  ];
  const marks = { ...NO_MARKS, orders: new Map([[planet, new Map([[0, "picked" as const]])]]) };
  const { container } = render(RevealRow, { planets, marks, names, onpick: vi.fn() });
  const tiles = [...container.querySelectorAll("button")];
  expect(tiles.map((one) => one.textContent?.includes("covered"))).toEqual([false, false, true]);
});

test("cards to discard are picked by a tap, and looked at beside", async () => {
  const known = view.players[view.seat ?? 0]?.hand.known ?? [];
  const [card = -1] = known;
  const part = { thing: { kind: "card", number: card }, all: 1, picked: 0 };
  const offered = [{ ...part, isPicked: false, canPick: true }];
  const cards = handCards(view, PRINTED, view.seat ?? 0, offered);
  expect(cards.reduce((sum, { all }) => sum + all, 0)).toBe(known.length);
  const [onpick, onlook] = [vi.fn(), vi.fn()];
  const first = cards.filter((one) => one.card === card);
  const { container } = render(HandGrid, {
    ...{ cards: first, side: "overmind", printed: PRINTED, onpick, onlook },
  });
  const [pick, look] = within(container).getAllByRole("button");
  await fireEvent.click(pick as HTMLElement);
  await fireEvent.click(look as HTMLElement);
  expect(onpick.mock.calls[0]?.[0]).toBe(card);
  expect(onlook).toHaveBeenCalledWith(card);
});
