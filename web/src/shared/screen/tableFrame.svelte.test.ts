import { flushSync } from "svelte";
import { afterEach, describe, expect, test } from "vitest";

import { decision, line, option, table, update } from "../../api/fakeSocket";
import type { OptionShown } from "../../api/wire";
import { settings } from "../browser/settings.svelte";
import NotFound from "../page/NotFound.svelte";
import type { DrawnTable, TableGiven } from "./description";
import type { GameWords } from "./gameWords";
import { Lazy } from "./lazy.svelte";
import { plainGame } from "./plainGame";
import { drawnGame, tableAt } from "./sampleFrame";

afterEach(() => settings.change({ view: "drawn" }));

const END = decision(option("end"));
const hint = { type: "hint" as const, id: "", pick: "end", label: "End", sentence: "So." };

test("verbs have no name before the game's words are there, and plain ones if it has none", async () => {
  const words = new Lazy<GameWords>(async () => ({
    tableOf: () => null,
    help: () => [],
    verbOf: (verb) => `to ${verb}`,
  }));
  const { frame } = tableAt({}, [], plainGame("worded", { words }));
  expect(frame.verbOf?.("end")).toBe("");
  await words.load();
  expect(frame.verbOf?.("end")).toBe("to end");
  expect(tableAt().frame.verbOf).toBeUndefined();
});

describe("what is on the screen", () => {
  test("is text where the game has no drawn table, and where somebody wants it", () => {
    expect(tableAt().frame.onScreen).toEqual({ is: "text" });
    const { frame } = tableAt({}, [], drawnGame());
    expect(frame.onScreen.is).toBe("drawn");
    settings.change({ view: "text" });
    expect(frame.onScreen).toEqual({ is: "text" });
    expect(frame.description).toBeNull();
  });

  test("is first that the table's code is fetched, then that there is no table, then the table", async () => {
    const [there] = [drawnGame({ goal: "first to 3" }).table?.already];
    if (!there) throw new Error("the sample is drawn");
    const game = plainGame("drawn", { table: new Lazy(async () => there) });
    const { frame, session, socket } = tableAt({}, [], game);
    session.view = null;
    expect(frame.onScreen).toEqual({ is: "fetching" });
    await game.table?.load();
    expect(frame.onScreen).toEqual({ is: "laying" });
    socket().hear(update(2, { view: {} }));
    expect(frame.onScreen).toMatchObject({ is: "drawn", description: { goal: "first to 3" } });
  });

  test("is that the code could not be fetched", async () => {
    const table = new Lazy<DrawnTable>(() => Promise.reject(new Error("no connection")));
    const { frame } = tableAt({}, [], plainGame("drawn", { table }));
    expect(frame.onScreen).toEqual({ is: "fetching" });
    await table.load().catch(() => undefined);
    expect(frame.onScreen).toEqual({ is: "failed" });
  });

  test("is described once for as long as it is there, from what is given first", () => {
    const described: object[] = [];
    const [shown] = [drawnGame().table?.already];
    if (!shown) throw new Error("the sample is drawn");
    const describe = (given: TableGiven, first: object) => {
      described.push(first);
      return shown.describe(given, first);
    };
    const drawn: DrawnTable = { ...shown, describe };
    const game = plainGame("drawn", { table: Lazy.of(drawn) });
    const { frame, session, socket } = tableAt({ view: { turn: 1 } }, [], game);
    const stop = $effect.root(() => {
      $effect(() => void frame.description);
    });
    flushSync();
    socket().hear(update(2, { view: { turn: 2 } }));
    flushSync();
    expect(described).toEqual([{ turn: 1 }]);
    session.view = null;
    flushSync();
    expect(frame.description).toBeNull();
    socket().hear(update(3, { view: { turn: 3 } }));
    flushSync();
    expect(described).toEqual([{ turn: 1 }, { turn: 3 }]);
    stop();
  });

  test("is how the game ended, until one looks back", () => {
    const end = { Component: NotFound, props: {} };
    const over = (says: object) => {
      const given = tableAt({}, [], drawnGame(says));
      given.session.table = table({ status: "over" });
      return given.frame;
    };
    const frame = over({ end });
    expect(frame.showsEnd).toBe(true);
    frame.lookBack();
    expect(frame.showsEnd).toBe(false);
    expect(over({}).showsEnd).toBe(false);
    expect(over({ end, isShowing: true }).showsEnd).toBe(false);
  });
});

describe("a frame", () => {
  test("points as the drawn table says, and by cards where nothing is drawn", () => {
    const stands = () => [{ kind: "planet", number: 7 }];
    const pointing = {
      stands,
      isPointed: () => true,
      obvious: () => null,
      confirmationOf: () => "",
    };
    const ask = decision(option("move", "what card 3"), option("stay", "what card 4"));
    const { frame } = tableAt({ decision: ask }, [], drawnGame({ pointing }));
    const glows = (kind: string, number: number) => frame.choosing.glowOf({ kind, number });
    expect([glows("planet", 7), glows("card", 3)]).toEqual(["take", undefined]);
    settings.change({ view: "text" });
    expect([glows("planet", 7), glows("card", 3)]).toEqual([undefined, "take"]);
  });

  test("forgets hint, reasons and the way through the changes with the decision they are about", () => {
    const { frame, session, socket } = tableAt({ decision: END, log: [line("Ben plays.", 1)] });
    const about = () => [frame.hint, frame.why, frame.change].filter((one) => one !== null);
    frame.hint = hint;
    frame.why = { things: [], reasons: [], at: null };
    frame.nextChange();
    expect(about()).toHaveLength(session.changes.to > session.changes.from ? 3 : 2);
    socket().hear(update(2, { decision: decision(option("end")) }));
    expect(about()).toEqual([]);
  });

  test("shows a hint with all that follows in one gesture, and carries all of it out", () => {
    const ways = [["order build"], ["order research"]];
    const pointing = {
      ...{ stands: () => [], isPointed: () => true, obvious: () => null, confirmationOf: () => "" },
      wholesOf: (one: OptionShown) =>
        ways.map((then) => ({ ...one, then, label: `${then.join()} on ${one.text}` })),
    };
    const ask = decision(option("torus"), option("braken"));
    const { frame, socket } = tableAt({ decision: ask }, [], drawnGame({ pointing }));
    frame.hint = { ...hint, pick: "braken", then: ["order research", "planet torus"] };
    expect(frame.hinted?.label).toBe("order research on braken");
    frame.takeHint();
    frame.choosing.sendDelay.flush();
    expect(socket().latest).toMatchObject({ type: "pick", picks: ["braken", "order research"] });
    frame.hint = { ...hint, pick: "braken", then: ["order build"] };
    expect(frame.hinted?.then).toEqual(["order build"]);
    frame.hint = { ...hint, pick: "braken", then: [] };
    expect(frame.hinted?.then).toBeUndefined();
  });

  test("forgets reasons as soon as anybody acts, also where nothing is asked", () => {
    const { frame, socket } = tableAt({ decision: null });
    frame.why = { things: [], reasons: [], at: null };
    expect(frame.why).not.toBeNull();
    socket().hear(update(2, { decision: null }));
    expect(frame.why).toBeNull();
  });

  test("shows no hint that comes when something else is asked", async () => {
    const { frame, socket } = tableAt({ decision: END });
    const asked = frame.askHint();
    const { id } = socket();
    socket().hear(update(2, { decision: decision(option("end")) }));
    socket().hear({ ...hint, id });
    await asked;
    expect(frame.hint).toBeNull();
    expect(frame.isHinting).toBe(false);
  });

  test("says nothing of a game that says nothing", () => {
    const { frame } = tableAt({ decision: END });
    expect([frame.words, frame.legend, frame.recapAt(0)]).toEqual([null, null, ""]);
  });
});
