import { describe, expect, test } from "vitest";

import { battleCalled } from "../../dev/battles";
import { PRINTED } from "../../dev/positions";
import { type CardPlaced, type Skirmish, fightOf } from "./fought";
import { stepsOf } from "./steps";
import { verdictOf } from "./verdict";

const unit = (slug: string) => PRINTED.unit.findIndex((one) => one.slug === slug);
const laid = (card: number | null): CardPlaced => ({
  card,
  face_up: card !== null,
  from_deck: false,
  looked: false,
});

function skirmish(change: Partial<Skirmish> = {}): Skirmish {
  return {
    front: [unit("marine"), unit("zergling")],
    support: [[], []],
    cards: [[laid(1)], [laid(130)]],
    lines: [],
    attack: [5, 6],
    health: [4, 6],
    isOpen: true,
    isOver: false,
    lost: [[], []],
    withdrawn: [[], []],
    ...change,
  };
}

const ANNA = { isOwn: false, name: "Anna" };
const ME = { isOwn: true, name: "You" };
const said = (one: Skirmish, striker: 0 | 1, who = striker === 0 ? ANNA : ME) =>
  verdictOf(one, striker, who, PRINTED);

describe("a verdict", () => {
  test("says who falls and who is saved by how much", () => {
    expect(said(skirmish(), 1)).toMatchObject({
      tone: "falls",
      said: "Your 6 reaches 4: Marine falls",
    });
    expect(said(skirmish(), 0)).toMatchObject({
      tone: "holds",
      said: "Anna’s 5 is 1 short: Zergling survives",
    });
    expect(said(skirmish({ attack: [6, 6] }), 0)?.tone).toBe("falls");
  });

  test("says what is needed where the enemy's cards lie face down", () => {
    const one = skirmish({
      isOpen: false,
      cards: [[laid(null)], [laid(130)]],
      attack: [1, 6],
      health: [0, 3],
    });
    expect(said(one, 0)).toMatchObject({
      tone: "open",
      said: "Zergling falls if Anna’s cards give 2",
      attack: 1,
      isAttackWhole: false,
      health: 3,
    });
    expect(said(one, 1)).toMatchObject({
      tone: "open",
      said: "Your 6 destroys up to health 6",
      health: null,
    });
  });

  test("knows from the print who cannot be hit", () => {
    const one = skirmish({ front: [unit("wraith"), unit("zergling")] });
    expect(said(one, 1)).toMatchObject({ tone: "holds", hits: false });
  });

  test("tells a skirmish that is over by who fell", () => {
    const marine = unit("marine");
    const over = { isOver: true };
    expect(said(skirmish({ ...over, lost: [[marine], []] }), 1)?.tone).toBe("falls");
    expect(said(skirmish({ ...over, lost: [[unit("firebat")], []] }), 1)?.said).toBe(
      "Your 6 is enough, but another unit fell",
    );
    expect(said(skirmish(over), 1)?.said).toBe("Your 6 is enough, but Marine could not be hit");
  });

  test("is silent where nobody stands in front", () => {
    expect(said(skirmish({ front: [null, unit("zergling")] }), 1)).toBeNull();
  });
});

describe("the battle in the view", () => {
  test("keeps the cards of skirmishes that are over", () => {
    const fight = fightOf(battleCalled("resolving").view);
    const [first] = fight?.skirmishes ?? [];
    expect(first).toMatchObject({ isOver: true, isOpen: true });
    expect(first?.cards[0]).toHaveLength(1);
    expect(first?.lost.flat().length).toBeGreaterThan(0);
  });

  test("stands after its end, with who holds the area", () => {
    const { view } = battleCalled("over");
    expect(view.battle).toBeNull();
    expect(fightOf(view)).toMatchObject({ isOver: true, holder: view.seat });
  });
});

describe("the nine steps", () => {
  const states = (name: string) => {
    const fight = fightOf(battleCalled(name).view);
    return fight ? stepsOf(fight).map(({ state }) => state) : [];
  };

  test("are done, now and to come", () => {
    expect(states("cards")).toEqual([
      ...["done", "done", "done", "done", "done"],
      ...["now", "next", "next", "next"],
    ]);
  });

  test("of skirmishes are struck where nobody was left to fight", () => {
    const fight = fightOf(battleCalled("retreating").view);
    if (!fight) throw new Error("no battle");
    const without = stepsOf({ ...fight, skirmishes: [] });
    expect(without.filter(({ state }) => state === "skipped").map(({ step }) => step)).toEqual([
      4, 5, 6, 7, 8,
    ]);
  });

  test("after a battle that ended early are struck", () => {
    const fight = fightOf(battleCalled("start-of-battle").view);
    if (!fight) throw new Error("no battle");
    const steps = stepsOf({ ...fight, isOver: true });
    expect(steps.map(({ state }) => state)).toEqual([
      ...["done", "done"],
      ...Array.from({ length: 7 }, () => "skipped"),
    ]);
  });
});
