import { expect, test } from "vitest";

import { decision, option } from "../../../api/fakeSocket";
import { SampleSession } from "../../../api/sampleSession.svelte";
import { Choosing } from "../../../shared/choosing/choosing.svelte";
import type { StarCraft, StarCraftDecision, StarCraftOption } from "../model/view";
import { pointingOf } from "./pointing";
import { Squad } from "./squad.svelte";

const MARINE = 3;
const GHOST = 4;
const FREE = { costs: [], price: null, payment: null };
const chip = (number: number, at: number) => ({ kind: "unit", number, at });

function move(unit: number, from: number, ...to: number[]): StarCraftOption {
  const one = option(`move ${unit} ${from}`, `what unit ${unit}`, `from area ${from}`);
  const leads = to.map((area) => ({
    then: to.length > 1 ? [`area ${area}`] : [],
    refs: option("", `what area ${area}`).refs,
    ends: false,
    ...FREE,
  }));
  return { ...one, remarks: { leads, ...FREE } };
}
const asked = (...options: StarCraftOption[]) =>
  ({ ...decision(...options), prompt: "move" }) as StarCraftDecision;

test("a unit is dropped one by one", () => {
  const { squad } = squadAt(asked(move(MARINE, 1, 2)));
  squad.pick(chip(MARINE, 1), 3, true);
  expect(squad.drop(chip(MARINE, 1))).toBe(true);
  expect(squad.count(chip(MARINE, 1))).toBe(2);
  expect(squad.drop(chip(GHOST, 1))).toBe(false);
});

function squadAt(...asks: StarCraftDecision[]) {
  const session = new SampleSession<StarCraft>({ decision: asks[0] ?? null });
  const sent: { picks: string[]; group: string | undefined }[] = [];
  session.pick = (picks: string[], sending?: { group?: string }) => {
    sent.push({ picks, group: sending?.group });
    session.decision = asks[sent.length] ?? null;
    return Promise.resolve({ type: "ack", id: "", picks: picks.length, stopped: "" });
  };
  const pointing = pointingOf({
    nameOf: () => "",
    orderOn: () => "",
    draws: () => "event",
    prompt: () => "move",
    back: () => false,
    workersFor: () => null,
    isNamed: () => true,
    isDestroying: () => false,
  });
  return { squad: new Squad(session, new Choosing(session, () => pointing)), sent };
}

test("units are picked one by one, up to as many as are there, then none", () => {
  const { squad } = squadAt(asked(move(MARINE, 1, 8, 9)));
  const marine = chip(MARINE, 1);
  squad.pick(marine, 2);
  squad.pick(marine, 2);
  expect(squad.count(marine)).toBe(2);
  squad.pick(marine, 2);
  expect(squad.count(marine)).toBe(0);
  squad.pick(marine, 2, true);
  expect(squad.count(marine)).toBe(2);
  expect(squad.pick(chip(MARINE, 2), 1)).toBe(false);
});

test("only areas that all of them can reach are targets", () => {
  const { squad } = squadAt(asked(move(MARINE, 1, 8, 9), move(GHOST, 2, 9)));
  squad.pick(chip(MARINE, 1), 1);
  expect(squad.targets).toEqual([8, 9]);
  squad.pick(chip(GHOST, 2), 1);
  expect(squad.targets).toEqual([9]);
});

test("each is sent as what is offered by then, as one gesture", async () => {
  // After the first move only one area is left, and the game no longer asks which.
  const { squad, sent } = squadAt(asked(move(MARINE, 1, 8, 9)), asked(move(MARINE, 1, 9)));
  squad.pick(chip(MARINE, 1), 2, true);
  expect(await squad.send(9)).toBe(true);
  expect(sent.map(({ picks }) => picks)).toEqual([
    [`move ${MARINE} 1`, "area 9"],
    [`move ${MARINE} 1`],
  ]);
  expect(sent[0]?.group).toBeTruthy();
  expect(sent[1]?.group).toBe(sent[0]?.group);
  expect(squad.units).toEqual([]);
});

test("if one can no longer go there, the rest stay", async () => {
  const { squad, sent } = squadAt(asked(move(MARINE, 1, 8, 9)), asked(move(GHOST, 2, 9)));
  squad.pick(chip(MARINE, 1), 3, true);
  await squad.send(9);
  expect(sent).toHaveLength(1);
  expect(squad.isSending).toBe(false);
});
