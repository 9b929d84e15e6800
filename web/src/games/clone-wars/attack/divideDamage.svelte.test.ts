/** Smoke tests: what is shown of a division, how keys change it, what is sent. */
import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { expect, test, vi } from "vitest";

import { seat, table } from "../../../api/fakeSocket";
import { SampleSession } from "../../../api/sampleSession.svelte";
import type { Hint } from "../../../api/wire";
import { keys } from "../../../shared/browser/keys";
import type { CloneWars, InPlay } from "../model/view";
import { card, decision, inPlay, option, remarks, view } from "../state/sampleTable";
import DivideSample from "./DivideSample.svelte";

const ship = (name: string) =>
  card(name.toLowerCase(), { name: `${name}-class Ship`, type: "capital_ship" });
const CARDS = [
  card("rex", { name: "Rex" }),
  ship("Alpha"),
  ship("Beta"),
  ship("Gamma"),
  card("xorrn", { name: "Xorrn", type: "base" }),
  card("padme", { name: "Padme" }),
];
const SHIPS = [
  inPlay(1, { hit_points: 4, damage: 1 }),
  inPlay(2, { hit_points: 7, damage: 0 }),
  inPlay(3, { hit_points: 2, damage: 0 }),
];
const room = ({ hit_points = 0, damage = 0 }: InPlay) => hit_points - damage;

/** A ship with the picks that give it none of its hit points, one of them, and so on. */
function laneOf(ship: InPlay) {
  const slug = CARDS[ship.card]?.slug ?? "";
  const picks = Array.from({ length: room(ship) + 1 }, (_, share) => `assign ${slug} ${share}`);
  return { card: ship.card, room: room(ship), picks };
}

/** Rex's attack, against some of the ships. */
function show(total: number, ships = SHIPS) {
  const whole = ships.reduce((sum, one) => sum + room(one), 0);
  const [first] = ships;
  const least = Math.max(0, total - whole + (first ? room(first) : 0));
  const shares = Array.from({ length: 4 - least }, (_, at) => {
    const refs = [
      { role: "what", kind: "card", number: 1 },
      { role: "with", kind: "damage", number: least + at },
    ];
    return option("assign", { text: `assign alpha ${least + at}`, refs });
  });
  const pick = vi.fn(() => Promise.resolve(null));
  const undo = vi.fn(() => Promise.resolve(null));
  const session = new SampleSession<CloneWars>({
    table: table({ seats: [seat(0), seat(1, { name: "Ben" })] }),
    view: view(
      { units: [inPlay(0, { attacked: true }), inPlay(5)] },
      { ships, base: { card: 4, damage: 3, hit_points: 8, prevented: 0, used: [] } },
    ),
    printed: { card: CARDS },
    undoable: { label: "resolve", picks: 1, fair: true, theirs: false },
    decision: {
      ...decision(...shares),
      prompt: "divide",
      remarks: remarks({
        division: {
          ...{ total, lanes: ships.map(laneOf), rule: "CW-ATTACK-10" },
          attackers: [{ card: 0, value: total }],
        },
      }),
    },
    pick,
    undo,
  });
  const { rerender } = render(DivideSample, { props: { session } });
  const hint = (text: string) => rerender({ hint: { pick: text } as Hint });
  return { pick, undo, hint };
}
const shares = () =>
  screen.getAllByRole("spinbutton").map((one) => Number(one.getAttribute("aria-valuenow")));
async function press(...names: string[]) {
  for (const key of names) keys.press(new KeyboardEvent("keydown", { key }));
  await tick();
}
const fireButton = () => screen.getByRole("button", { name: /^Fire/ });

test("each ship has its lane with the subtraction and what becomes of it", () => {
  show(8, SHIPS.slice(0, 2));
  const alpha = screen.getByRole("region", { name: "Alpha-class Ship" });
  expect(alpha.textContent).toContain("4 hit points − 1 damage − 1 =");
  expect(alpha.textContent).toContain("survives with 2");
  const beta = screen.getByRole("region", { name: "Beta-class Ship" });
  expect(beta.textContent).toContain("destroyed");
  const base = screen.getByRole("region", { name: "Xorrn" });
  expect(base.textContent).toContain("while a ship stands. 10 would clear both.");
  expect(screen.getByText("+2")).toBeTruthy();
  expect(fireButton().textContent).toBe("Fire: destroy Beta, 1 on Alpha");
});

test("keys choose a ship and move single points; what is sent is what is drawn", async () => {
  const { pick } = show(8);
  expect(shares()).toEqual([0, 7, 1]);
  await press("ArrowUp", "+");
  expect(shares()).toEqual([2, 5, 1]);
  await press("ArrowRight", "ArrowRight", "ArrowDown");
  expect(shares()).toEqual([3, 5, 0]);
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Damage for Gamma-class Ship");
  expect(fireButton().textContent).toBe("Fire: destroy Alpha, 5 on Beta");
  fireButton().click();
  await vi.waitFor(() => expect(pick).toHaveBeenCalledOnce());
  expect(pick.mock.lastCall).toEqual([["assign alpha 3", "assign beta 5"], undefined]);
});

test("a way is taken by its number or by a click", async () => {
  show(8, SHIPS.slice(0, 2));
  await press("2");
  expect(shares()).toEqual([3, 5]);
  screen.getByRole("button", { name: /^Spread/ }).click();
  await tick();
  expect(shares()).toEqual([2, 6]);
  expect(fireButton().textContent).toBe("Fire: 2 on Alpha, 6 on Beta");
});

test("buttons that would place a point nowhere cannot be pressed", async () => {
  show(8, SHIPS.slice(0, 2));
  const less = screen.getByRole<HTMLButtonElement>("button", {
    name: "One less on Alpha-class Ship",
  });
  const more = screen.getByRole<HTMLButtonElement>("button", {
    name: "One more on Beta-class Ship",
  });
  expect([less.disabled, more.disabled]).toEqual([true, true]);
  await press("ArrowUp");
  expect([less.disabled, more.disabled]).toEqual([false, false]);
});

test("Escape takes the attack back, so that more cards can join", async () => {
  const { undo } = show(8);
  await press("Escape");
  expect(undo).toHaveBeenCalledOnce();
});

test("a hint gives the first ship its share, and does not hold it there", async () => {
  const { hint } = show(8);
  await hint("assign alpha 2");
  expect(shares()).toEqual([2, 5, 1]);
  await press("ArrowUp");
  expect(shares()).toEqual([3, 4, 1]);
});
