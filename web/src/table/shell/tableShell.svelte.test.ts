/** The common frame around games that describe themselves fully, a little, or not at all. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet, flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { decision, line, option, table } from "../../api/fakeSocket";
import { settings } from "../../shared/browser/settings.svelte";
import type { GameScreen } from "../../shared/screen/gameScreen";
import { Lazy } from "../../shared/screen/lazy.svelte";
import { part } from "../../shared/screen/part";
import { plainGame } from "../../shared/screen/plainGame";
import { drawnGame, tableAt } from "../../shared/screen/sampleFrame";
import UserText from "../../words/UserText.svelte";
import PromptBar from "../prompt/PromptBar.svelte";
import TableShell from "./TableShell.svelte";

const ASK = decision(option("draw"), option("hold"));
const bar = createRawSnippet(() => ({ render: () => "<p>The bar</p>" }));
const heads = () => screen.getAllByRole("heading", { level: 2 }).map((one) => one.textContent);

function show(game: GameScreen) {
  const log = [line("Ben draws.", 1)];
  const given = tableAt({ decision: ASK, view: { round: 2 }, log }, [], game);
  const { session, choosing, frame } = given;
  session.table = table({ score: [1, 2], turn: 2, game: game.name });
  render(TableShell, { session, choosing, frame, bar });
  flushSync();
  return given;
}

beforeEach(() => settings.change({ view: "drawn", grace: 0 }));
afterEach(cleanup);

describe("a game that nobody has drawn", () => {
  test("is played by the list of its options, with the common frame around it", async () => {
    const { socket } = show(plainGame("pairs"));
    expect(heads()).toEqual(["Prompt", "All choices", "Command", "Log"]);
    expect(screen.getByLabelText("Score").textContent).toContain("2");
    expect(screen.queryByRole("navigation", { name: "Parts of the table" })).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: /draw/i }));
    expect(socket().latest).toMatchObject({ picks: ["draw"] });
  });

  test("may say its table, its verbs and its help in words", async () => {
    const words = Lazy.of({
      tableOf: () => ({
        now: ["Round 2"],
        you: [{ title: "Ann", lines: ["Three cards"] }],
        table: [{ title: "Pile", parts: [{ title: "Deck", lines: ["Ten cards"] }] }],
        hand: ["Queen"],
        things: [{ kind: "card", number: 1, name: "Queen" }],
      }),
      help: () => ["Most pairs win."],
      verbOf: (verb: string) => `To ${verb}`,
    });
    const { frame } = show(plainGame("pairs", { words }));
    expect(heads()).toEqual(["Prompt", "All choices", "Command", "You", "Pile", "Log"]);
    expect(screen.getByText("Round 2")).toBeTruthy();
    expect(screen.getByText("Ten cards")).toBeTruthy();
    expect(screen.getByText("To draw")).toBeTruthy();
    frame.open("help");
    flushSync();
    expect(screen.getByText("Most pairs win.")).toBeTruthy();
  });

  test("has the buttons of its options in the prompt bar", () => {
    const { session, choosing, frame } = tableAt({ decision: decision(option("draw")) });
    render(PromptBar, { session, choosing, frame });
    expect(screen.getByRole("button", { name: /draw/i })).toBeTruthy();
  });
});

describe("a game that is drawn", () => {
  test("says its goal, what seats have won, and its tabs", () => {
    const trophies = (seat: number) => part(UserText, { text: `cup ${seat}` });
    show(
      drawnGame({
        goal: "first to 3",
        tabs: [{ id: "map", label: "Map", glyph: "galaxy" }],
        trophies,
      }),
    );
    expect(screen.getByLabelText("Score").textContent).toMatch(/cup 0.*1.*cup 1.*2.*first to 3/s);
    expect(screen.getByRole("button", { name: /Map/ })).toBeTruthy();
    expect(screen.queryByText("Command")).toBeNull();
  });

  test("shows how it ended, the table that was left, and the way back", async () => {
    const end = part(UserText, { text: "the end" });
    const given = tableAt({}, [], drawnGame({ table: part(UserText, { text: "the table" }), end }));
    const { session, choosing, frame } = given;
    session.table = table({ status: "over" });
    render(TableShell, { session, choosing, frame, bar });
    expect(screen.getByText("the end")).toBeTruthy();
    frame.lookBack();
    flushSync();
    expect(screen.queryByText("the end")).toBeNull();
    expect(screen.getByText("the table")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Back to the result" }));
    expect(screen.getByText("the end")).toBeTruthy();
  });

  test("says that it could not be fetched", async () => {
    const lost = new Lazy<never>(() => Promise.reject(new Error("no connection")));
    show(plainGame("pairs", { table: lost }));
    await lost.load().catch(() => undefined);
    flushSync();
    expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  });
});
