import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import { FORMS } from "./forms";

const RULES = join(process.cwd(), "..", "src", "orrery", "starcraft");
/** Every question that the rules of the game ask. */
function asked(): string[] {
  const files = readdirSync(RULES, { recursive: true, encoding: "utf8" });
  const texts = files
    .filter((name) => name.endsWith(".py"))
    .map((name) => readFileSync(join(RULES, name), "utf8"));
  return texts.flatMap((text) =>
    [...text.matchAll(/\bPrompt\(\s*"([a-z-]+)"/g)].map(([, key]) => key ?? ""),
  );
}

test("every question of the game has a form, and every form answers a question", () => {
  const prompts = new Set(asked());
  expect(prompts.size).toBeGreaterThan(120);
  expect(Object.keys(FORMS).toSorted()).toEqual([...prompts].toSorted());
});
