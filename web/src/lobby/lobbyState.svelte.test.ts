import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { LobbyState } from "./lobbyState.svelte";

let looks = 0;
let status = 200;

beforeEach(() => {
  vi.useFakeTimers();
  looks = 0;
  vi.stubGlobal("fetch", async (path: string) => {
    if (path === "/api/tables") looks += 1;
    if (status === 0) throw new TypeError("net");
    return Response.json(status === 200 ? [] : {}, { status });
  });
});
afterEach(() => vi.useRealTimers());

async function looksIn(seconds: number): Promise<number> {
  const before = looks;
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  return looks - before;
}

test.each([0, 429, 503])("a lobby whose server answers %i asks less and less", async (failing) => {
  status = 200;
  const lobby = new LobbyState(() => []);
  const stop = lobby.watch();
  await looksIn(1);
  expect(await looksIn(60)).toBe(6);
  status = failing;
  await looksIn(180);
  expect(lobby.problem).toMatch(/^(No connection|The server is busy)/);
  expect(await looksIn(120)).toBe(2);
  status = 200;
  await looksIn(60);
  expect(lobby.problem).toBe("");
  expect(await looksIn(60)).toBe(6);
  stop();
  expect(await looksIn(60)).toBe(0);
});
