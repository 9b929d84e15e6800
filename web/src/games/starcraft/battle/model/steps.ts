/** The nine steps of a battle: which are over, which come, which are left out. */
import type { Fight } from "./fought";

export interface StepShown {
  readonly step: number;
  readonly state: "done" | "now" | "next" | "skipped";
}

const STEPS = 9;
const RETREAT = 9;
/** The first step of the skirmishes, and the last one. */
const [FIRST, LAST] = [4, 8];

export function stepsOf(fight: Fight): StepShown[] {
  return Array.from({ length: STEPS }, (_, at) => ({
    step: at + 1,
    state: stateOf(fight, at + 1),
  }));
}

function stateOf({ step: now, isOver, skirmishes }: Fight, step: number): StepShown["state"] {
  const isWithout = now >= RETREAT && skirmishes.length === 0;
  if (isWithout && step >= FIRST && step <= LAST) return "skipped";
  if (isOver) return step > now ? "skipped" : "done";
  if (step === now) return "now";
  return step < now ? "done" : "next";
}
