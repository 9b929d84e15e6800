import { fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";

import { decision, option, seat, table, update } from "../../api/fakeSocket";
import type { OptionShown } from "../../api/wire";
import { keys } from "../../shared/browser/keys";
import { settings } from "../../shared/browser/settings.svelte";
import { collapse } from "../../shared/choosing/narrowing";
import type { PromptAction } from "../../shared/screen/description";
import { Lazy } from "../../shared/screen/lazy.svelte";
import { plainGame } from "../../shared/screen/plainGame";
import { drawnGame, tableAt } from "../../shared/screen/sampleFrame";
import { capital } from "../../words/capital";
import RunningTable from "../RunningTable.svelte";
import {
  groupsOf,
  headOf,
  primaryOf,
  turnOfOther,
  undoWords,
  wordsOf,
  undoConfirmation,
} from "./prompt";
import PromptBar from "./PromptBar.svelte";

const end: OptionShown = { ...option("end"), label: "end your turn" };
const ask = {
  ...decision(option("play rex", "what card 1"), option("buy x", "what card 2"), end),
  done: 2,
};

beforeEach(() => settings.change({ grace: 0, letters: true }));

describe("the primary button", () => {
  const of = (given: ReturnType<typeof decision>) =>
    primaryOf(given, collapse(given.options))?.text ?? null;

  test("is what is suggested", () => {
    expect(of({ ...decision(option("a"), option("b"), end), suggested: 1, done: 2 })).toBe("b");
  });
  test("is the only thing beside declining, or declining if there is nothing else", () => {
    expect(of({ ...decision(option("use"), end), done: 1 })).toBe("use");
    expect(of({ ...decision(end), done: 0 })).toBe("end");
  });
  test("is none among several similar options", () => {
    expect(of({ ...decision(option("a"), option("b"), end), done: 2 })).toBeNull();
  });
});

describe("words", () => {
  test("begin with a capital", () => {
    expect(capital("end")).toBe("End");
  });

  test("an option that names something says its verb once", () => {
    const rex = option("play rex", "what card 1");
    expect(wordsOf({ ...rex, label: "Captain Rex (attack 3)" })).toBe(
      "Play: Captain Rex (attack 3)",
    );
    expect(wordsOf({ ...rex, label: "play it" })).toBe("Play it");
    expect(wordsOf({ ...option("done"), label: "decline" })).toBe("Decline");
    const first = option("discard-row stap", "what card 1");
    expect(wordsOf({ ...first, label: "discard STAP" })).toBe("Discard STAP");
  });

  test("options stand together by what they do, like ones as one", () => {
    const options = ["play a", "buy b", "play a"].map((text) => option(text));
    const shown = groupsOf(options).map(([title, all]) => [title, all.map(({ count }) => count)]);
    expect(shown).toEqual([
      ["Play", [2]],
      ["Buy", [1]],
    ]);
    expect(groupsOf(options, () => "Do")).toHaveLength(1);
  });

  test("undo names a gesture as its button did, or by its first step and their number", () => {
    const undo = { label: "play rex", picks: 3, fair: true, theirs: false };
    const { choosing, socket } = tableAt({ decision: ask, undo });
    expect(undoWords(choosing)).toBe("play rex and 2 more");
    choosing.gesture(["play rex", "play padme", "play mace"], "Play all 3");
    expect(undoWords(choosing)).toBe("Play all 3");
    socket().hear(update(2, { undo: { ...undo, picks: 1 } }));
    expect(undoWords(choosing)).toBe("play rex");
    socket().hear(update(3));
    expect(undoWords(choosing)).toBe("");
  });

  test("the head says who acts", () => {
    const { session, socket } = tableAt({ decision: ask });
    let turn = 0;
    const game = plainGame("sample", { turnOf: () => turn });
    expect(headOf(session, game)).toBe("Your turn");
    turn = 1;
    expect(headOf(session, game)).toBe("Your decision");
    expect(turnOfOther(session, game)).toBe("Ben");
    expect(headOf(session, plainGame("without turns"))).toBe("Your turn");
    socket().hear(update(2, { asked: { seat: 1, prompt: "", rule: "", open: false } }));
    expect(headOf(session, game)).toBe("Ben is deciding");
    socket().hear({ type: "thinking", seat: 1 });
    expect(headOf(session, game)).toBe("Ben is thinking");
    const result = { winners: [1], ending: "", closing: "", resigned: null };
    const proof = { secret: "", nonces: [], seed: "" };
    socket().hear({
      type: "table",
      table: table({ status: "over", result: { ...result, ...proof } }),
    });
    expect(headOf(session, game)).toBe("Ben won");
  });
});

describe("the prompt bar", () => {
  test("asks, names the rule, counts the ways, and picks by its buttons", async () => {
    const { session, choosing, frame, socket } = tableAt({ decision: ask });
    render(PromptBar, { session, choosing, frame });
    expect(screen.getByRole("heading").textContent).toBe("Your turn");
    await fireEvent.click(screen.getByRole("button", { name: "All 3 choices" }));
    expect(frame.panel).toBe("options");
    await fireEvent.click(screen.getByRole("button", { name: "Rule CW-TURN-07" }));
    expect(frame.rule).toBe("CW-TURN-07");
    await fireEvent.click(screen.getByRole("button", { name: "End your turn" }));
    expect(socket().latest).toMatchObject({ picks: ["end"] });
  });

  test("Enter presses the primary button", () => {
    const { session, choosing, frame, socket } = tableAt({ decision: ask });
    render(PromptBar, { session, choosing, frame });
    flushSync();
    keys.press(new KeyboardEvent("keydown", { key: "Enter" }));
    expect(socket().latest).toMatchObject({ picks: ["end"] });
  });

  test("shows the game's own actions instead, with their keys", () => {
    let played = 0;
    const actions = [{ label: "Play all", key: "p", act: () => (played += 1), primary: true }];
    const { session, choosing, frame } = tableAt({ decision: ask }, [], drawnGame({ actions }));
    render(PromptBar, { session, choosing, frame });
    flushSync();
    keys.press(new KeyboardEvent("keydown", { key: "p" }));
    expect(played).toBe(1);
    expect(screen.queryByRole("button", { name: "End your turn" })).toBeNull();
  });

  test("has no buttons before the game's screen has come to give them", () => {
    const game = plainGame("drawn", { table: new Lazy(() => new Promise(() => undefined)) });
    const { session, choosing, frame } = tableAt({ decision: ask }, [], game);
    render(PromptBar, { session, choosing, frame });
    expect(screen.queryByRole("button", { name: "End your turn" })).toBeNull();
    expect(screen.getByRole("button", { name: /^Hint/ })).toBeTruthy();
  });

  test("takes no click of a double tap for what has just come to its place", async () => {
    vi.useFakeTimers();
    const told: string[] = [];
    let actions = $state.raw<PromptAction[]>([]);
    const game = drawnGame({
      get actions() {
        return actions;
      },
    });
    const { session, choosing, frame } = tableAt({ decision: ask }, [], game);
    const show = (label: string, key: string) => {
      actions = [{ label, key, act: () => told.push(label) }];
      flushSync();
    };
    show("Play all 5", "p");
    render(PromptBar, { session, choosing, frame });
    const tap = () => fireEvent.click(screen.getByText(/all|End/), { detail: 1 });
    await tap();
    vi.advanceTimersByTime(300);
    await tap();
    show("End turn, 5 left", "e");
    vi.advanceTimersByTime(200);
    await tap();
    expect(told).toEqual(["Play all 5"]);
    vi.advanceTimersByTime(100);
    show("End turn, 4 left", "e"); // it means the same
    await tap();
    expect(told).toEqual(["Play all 5", "End turn, 4 left"]);
    vi.useRealTimers();
  });

  test("is brief where all options stand beside it", () => {
    const { session, choosing, frame } = tableAt({ decision: decision(option("a"), option("b")) });
    render(PromptBar, { session, choosing, frame, brief: true });
    expect(screen.queryByRole("button", { name: "A" })).toBeNull();
  });

  test("says what undo takes back", async () => {
    const undo = { label: "play rex", picks: 1, fair: true, theirs: false };
    const { session, choosing, frame, socket } = tableAt({ decision: ask, undo });
    render(PromptBar, { session, choosing, frame });
    await fireEvent.click(screen.getByRole("button", { name: "Undo: play rex" }));
    expect(socket().latest).toMatchObject({ type: "undo" });
  });

  test("says why undo does nothing, and that the others must agree", async () => {
    const { session, choosing, frame, socket } = tableAt({ decision: ask });
    render(PromptBar, { session, choosing, frame });
    const undo = screen.getByRole("button", { name: "Undo: nothing to undo" });
    expect(undo.getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(undo);
    expect(socket().sent).toHaveLength(1);
    const unfair = { label: "play rex", picks: 1, fair: false, theirs: false };
    socket().hear(update(2, { decision: ask, undo: unfair }));
    flushSync();
    expect(undo.getAttribute("aria-label")).toBe("Undo: play rex. The others must agree.");
    expect(undoConfirmation(choosing)).toBe("");
  });

  test("asks before the turn of a program goes back as well", () => {
    const bot = table({ seats: [seat(0), seat(1, { kind: "program" })] });
    const { choosing, socket } = tableAt();
    const undo = { label: "end the turn", picks: 1, fair: false, theirs: false };
    socket().hear({ type: "table", table: bot }, update(2, { decision: ask, undo }));
    expect(undoConfirmation(choosing)).toBe("");
    socket().hear(update(3, { decision: ask, undo: { ...undo, theirs: true } }));
    expect(undoConfirmation(choosing)).toMatch(
      /^Undo “end the turn”\? This also undoes everything/,
    );
  });

  test("offers no hint where hints are off", () => {
    const { session, choosing, frame, socket } = tableAt({ decision: ask });
    socket().hear({ type: "table", table: table({ hints: false }) });
    render(PromptBar, { session, choosing, frame });
    expect(screen.queryByRole("button", { name: /^Hint/ })).toBeNull();
  });

  test("shows a hint in the place of the question, and does it with the same button", async () => {
    const { session, choosing, frame, socket } = tableAt({ decision: ask });
    render(PromptBar, { session, choosing, frame });
    await fireEvent.click(screen.getByRole("button", { name: /^Hint/ }));
    const hint = { pick: "play rex", label: "Rex", sentence: "Why not." };
    const show = () => {
      socket().hear({ type: "hint", id: socket().id, ...hint });
      return vi.waitFor(() => expect(screen.getByText(/Why not/)).toBeTruthy());
    };
    await show();
    await fireEvent.click(screen.getByRole("button", { name: "Close the hint" }));
    expect(screen.queryByText(/Why not/)).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: /^Hint/ }));
    await show();
    await fireEvent.click(screen.getByRole("button", { name: /^Do it: Play/ }));
    expect(socket().latest).toMatchObject({ picks: ["play rex"] });
    expect(frame.hint).toBeNull();
  });

  test("lets what is held be stopped or sent", async () => {
    settings.change({ grace: 3 });
    const { session, choosing, frame, socket } = tableAt({
      decision: decision({ ...end, reveals: true }),
    });
    render(PromptBar, { session, choosing, frame });
    await fireEvent.click(screen.getByRole("button", { name: "End your turn" }));
    expect(screen.getByText("In a moment: end your turn")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: /^Stop/ }));
    expect(socket().sent).toHaveLength(1);
    await fireEvent.click(screen.getByRole("button", { name: "End your turn" }));
    await fireEvent.click(screen.getByRole("button", { name: "Do it now" }));
    expect(socket().latest).toMatchObject({ picks: ["end"] });
  });

  test("sends what is held at the next key, but not at one that moves the focus", async () => {
    settings.change({ grace: 3, view: "text" });
    const { session, socket } = tableAt({ decision: decision({ ...end, reveals: true }) });
    socket().hear({ type: "table", table: table({ game: "undrawn" }) });
    render(RunningTable, { session });
    const [button] = screen.getAllByRole("button", { name: /End your turn/ });
    if (button) await fireEvent.click(button);
    await fireEvent.keyDown(window, { key: "Tab" });
    expect(socket().sent).toHaveLength(1);
    await fireEvent.keyDown(window, { key: "p" });
    expect(socket().latest).toMatchObject({ picks: ["end"] });
  });

  test("shows the way that was taken so far, and steps back", async () => {
    const aims = [8, 9].map((to) => option(`hit ${to}`, "what card 0", `to card ${to}`));
    const { session, choosing, frame } = tableAt({ decision: decision(...aims) }, [
      { name: "Rex" },
    ]);
    render(PromptBar, { session, choosing, frame });
    choosing.point({ kind: "card", number: 0 });
    flushSync();
    expect(screen.getByText(/^Rex: now choose/)).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: /^Back/ }));
    expect(choosing.path).toEqual([]);
  });
});
