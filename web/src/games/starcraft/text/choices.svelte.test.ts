/** In the text view a decision is answered by whole gestures, as on the drawn table. */
import { fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";

import { option } from "../../../api/fakeSocket";
import { settings } from "../../../shared/browser/settings.svelte";
import { Lazy } from "../../../shared/screen/lazy.svelte";
import { plainGame } from "../../../shared/screen/plainGame";
import { tableAt } from "../../../shared/screen/sampleFrame";
import TextView from "../../../table/text/TextView.svelte";
import { PRINTED, positionCalled } from "../dev/positions";
import { question } from "../dev/sampleTable";
import type { StarCraft, StarCraftOption } from "../model/view";
import { WORDS } from "./gameWords";

beforeEach(() => settings.change({ view: "text" }));
afterEach(() => settings.change({ view: "drawn" }));

const FREE = { costs: [], price: null, payment: null };

async function type(words: string): Promise<string> {
  const field = screen.getByRole("textbox", { name: "Command" });
  await fireEvent.input(field, { target: { value: words } });
  await fireEvent.submit(field);
  flushSync();
  return document.getElementById("text-answer")?.textContent ?? "";
}

/** The text view at a position, asked this. */
function asked(position: string, prompt: string, ...options: StarCraftOption[]) {
  const { view } = positionCalled(position);
  const game = plainGame("starcraft", { words: Lazy.of(WORDS) });
  const given = tableAt<StarCraft>({ view, decision: question(prompt, options) }, [], game);
  Object.assign(given.session, { printed: PRINTED, seat: view.seat });
  const { session, choosing, frame, socket } = given;
  render(TextView, { session, choosing, frame });
  flushSync();
  return socket;
}

test("three dots leave the last pick to be asked: who pays", async () => {
  const then = ["area torus.1", "pay"];
  const leads = [{ then, refs: option("", "what area 1").refs, ends: false, ...FREE }];
  const bought = { ...option("unit marine", "what unit 1"), remarks: { leads, ...FREE } };
  const socket = asked("five", "build-forces", bought);
  await type("unit marine ...");
  expect(socket().latest).toMatchObject({ picks: ["unit marine", "area torus.1"] });
});

test("an order is sent with its planet, and only by `send`", async () => {
  const { view } = positionCalled("planning");
  const [[planet = -1] = []] = view.galaxy.tiles;
  const name = PRINTED.planet[planet]?.name ?? "";
  const leads = ["build", "research"].map((order, at) => ({
    ...{ then: [`order ${order}`], refs: option("", `what order ${at * 2}`).refs, ends: false },
    ...FREE,
  }));
  const placed: StarCraftOption = {
    ...option("planet one", `what planet ${planet}`),
    remarks: { leads, ...FREE },
  };
  const socket = asked("planning", "order-where", placed);
  expect(await type("planet one")).toContain("Several options match");
  expect(await type("planet one, order research")).toContain(`Not sent yet: Research on ${name}.`);
  expect(socket().latest).not.toMatchObject({ type: "pick" });
  expect(await type("undo")).toContain("Nothing is drafted.");
  await type(`${name} research`);
  expect(await type("send")).toContain("Research");
  expect(socket().latest).toMatchObject({ picks: ["planet one", "order research"] });
});
