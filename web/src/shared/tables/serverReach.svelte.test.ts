import { cleanup, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";

import LinkReach from "./LinkReach.svelte";
import { ServerReach, distanceOf } from "./serverReach.svelte";

/** The page of a server at an address, which tells how others reach it. */
async function at(origin: string, told: { address: string; command: string }) {
  const { hostname } = new URL(origin);
  vi.stubGlobal("location", { origin, hostname });
  vi.stubGlobal("fetch", async () => Response.json(told));
  const reach = new ServerReach();
  await reach.ask();
  return reach;
}
const COMMAND = "./play serve --host 0.0.0.0";

test.each([
  ["localhost", "here"],
  ["127.0.0.1", "here"],
  ["[::1]", "here"],
  ["192.168.1.4", "network"],
  ["172.20.0.2", "network"],
  ["172.40.0.2", "world"],
  ["attic", "network"],
  ["attic.local", "network"],
  ["play.example", "world"],
])("a server at %s is reached from %s", (host, distance) => {
  expect(distanceOf(host)).toBe(distance);
});

test("links lead to where others find the server, and to this page where that is as good", async () => {
  const lan = "http://192.168.1.4:8765";
  const reach = await at("http://localhost:8765", { address: lan, command: COMMAND });
  expect([reach.base, reach.distance]).toEqual([lan, "network"]);
  const own = await at("https://play.example", { address: lan, command: COMMAND });
  expect([own.base, own.distance]).toEqual(["https://play.example", "world"]);
});

test("a link that works on this machine only says so, with what to type", async () => {
  await at("http://127.0.0.1:8765", { address: "", command: COMMAND });
  render(LinkReach);
  expect(screen.getByText(/only works on this computer/)).toBeTruthy();
  expect(await screen.findByText(COMMAND)).toBeTruthy();
  cleanup();
  await at("https://play.example", { address: "", command: COMMAND });
  render(LinkReach);
  expect(document.body.textContent.trim()).toBe("");
});
