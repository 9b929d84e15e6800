import { render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";

import type { TableShown } from "../../api/wire";
import { keepNonce, keepCommitment, witnessed } from "../../shared/tables/commitments";
import { fakeReplay, over } from "../fakeReplay";
import { commitmentOf, seedOf } from "./seedProof";
import VerifyDialog from "./VerifyDialog.svelte";

// As orrery.core.rng computes them for bytes(range(32)), b"one" and b"two".
const SECRET = Array.from({ length: 32 }, (_, at) => at.toString(16).padStart(2, "0")).join("");
const NONCES = ["6f6e65", "74776f"];
const COMMITMENT = "a94ba44c64e0f8cb9e4cc02f6dd92d3a6d1217bb7e4cd7dc884d163d8e28c1e4";
const SEED = "4a01b4de6d9dbc8841b52ae4e3289060a6212f5b88513691b0131ddcc993cbb8";

const LINES = [
  { type: "checked", picks: 20, of: 40, hashes: 1 },
  { type: "verdict", fits: true, seed: "proved", sentence: "", picks: 40, hashes: 3 },
];

function proved(some: Partial<TableShown> = {}, result = {}): TableShown {
  const shown = {
    winners: [0],
    ending: "bases",
    closing: "",
    resigned: null,
    secret: SECRET,
    nonces: NONCES,
    seed: SEED,
    ...result,
  };
  return over({ commitment: COMMITMENT, result: shown, ...some });
}

function check(table: TableShown, lines: object[] = LINES) {
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join("");
  fakeReplay(table, { "/check": () => new Response(text) });
  render(VerifyDialog, { table, onclose: vi.fn() });
}
const verdict = async (words: RegExp) =>
  vi.waitFor(() => expect(screen.getByRole("status").textContent).toMatch(words));
const part = (name: RegExp) =>
  screen.getByRole("heading", { name }).closest("li")?.textContent.replace(/\s+/g, " ") ?? "";

beforeEach(() => localStorage.clear());

test("hashes are those of the server", async () => {
  expect(await commitmentOf(SECRET)).toBe(COMMITMENT);
  expect(await seedOf(SECRET, NONCES)).toBe(SEED);
});

describe("a check", () => {
  test("finds all right, with the promise that was kept and the own share", async () => {
    keepCommitment("t1", COMMITMENT);
    keepNonce("t1", NONCES[0] ?? "");
    check(proved());
    await verdict(/Verified: the shuffles are the ones committed to before the game, and all 40/);
    expect(part(/Commitment/)).toContain("matches");
    expect(part(/seed/)).toMatch(/Ann’s share provided by this browser/);
    expect(part(/move/)).toContain("40 moves, 3 hashes compared");
  });

  test("says that this browser was not there", async () => {
    check(proved());
    await verdict(/the seed matches the commitment/);
    expect(part(/Commitment/)).toContain("unknown");
  });

  test("of a game whose rules changed claims no more than was replayed", async () => {
    check(proved(), [{ ...LINES[1], seed: "mended" }]);
    await verdict(/^\s*All 40 moves since the rules were corrected follow them\. Earlier moves/);
  });

  test.each([
    ["another promise than was kept", () => keepCommitment("t1", "else"), proved(), /Commitment/],
    ["a secret that does not fit", () => undefined, proved({}, { secret: "00" }), /secret/],
    ["a seed that does not fit", () => undefined, proved({}, { seed: "00" }), /seed/],
  ])("finds %s", async (_, before, table, heading) => {
    before();
    check(table);
    await verdict(/the shuffles are not the ones committed to/);
    expect(part(heading)).toContain("does not match");
  });

  test("finds picks that break the rules, in the server's words", async () => {
    const sentence = "The record is not what it says: pick 3.";
    check(proved(), [
      { type: "verdict", fits: false, seed: "proved", sentence, picks: 3, hashes: 0 },
    ]);
    await verdict(/pick 3/);
    expect(part(/move/)).toContain("does not match");
  });

  test("of a record without proof tells what is known", async () => {
    check(proved({ commitment: "" }, { secret: "" }));
    await verdict(/Whether the shuffles were fair is unknown/);
    expect(screen.queryByRole("heading", { name: /secret/ })).toBeNull();
  });

  test("names the command where the browser may not compute", async () => {
    vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
    check(proved());
    await verdict(/this browser could not check the seed/);
    expect(screen.getByText("orrery replay --verify FILE")).toBeTruthy();
    vi.unstubAllGlobals();
  });

  test("that is cut off says so", async () => {
    check(proved(), LINES.slice(0, 1));
    await verdict(/No connection/);
  });
});

test("the first promise is kept, whatever comes later; nonsense is forgotten", () => {
  keepCommitment("t1", "");
  keepCommitment("t1", "first");
  keepCommitment("t1", "second");
  expect(witnessed("t1").commitment).toBe("first");
  localStorage.setItem("orrery.promises", '[{"id": 3}, {"id": "t2", "nonces": [1, "a"]}]');
  expect(witnessed("t2")).toEqual({ id: "t2", commitment: "", nonces: ["a"] });
  localStorage.setItem("orrery.promises", "{");
  expect(witnessed("t1").commitment).toBe("");
});
