import { fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeEach, describe, expect, test } from "vitest";

import { decision, option, table, update } from "../api/fakeSocket";
import type { OptionShown } from "../api/wire";
import { keys } from "../shared/keys";
import { collapse } from "../shared/narrowing";
import { settings } from "../shared/settings.svelte";
import PromptBar from "./PromptBar.svelte";
import { capital, headOf, primaryOf, questionOf, wordsOf } from "./prompt";
import { tableAt } from "./setUp";

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
  test("is none among several wishes", () => {
    expect(of({ ...decision(option("a"), option("b"), end), done: 2 })).toBeNull();
  });
});

describe("words", () => {
  test("a question is not told twice whose turn it is", () => {
    const asks = (question: string) => questionOf({ ...decision(), question });
    expect(asks("Your turn: play or end it.")).toBe("Play or end it.");
    expect(asks("Choose: this or that.")).toBe("Choose: this or that.");
    expect(questionOf(null)).toBe("");
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

  test("the head says who acts", () => {
    const { session, socket } = tableAt({ decision: ask });
    expect(headOf(session)).toBe("Your turn");
    socket().hear(update(2, { asked: { seat: 1, prompt: "", rule: "" } }));
    expect(headOf(session)).toBe("Ben decides");
    socket().hear({ type: "thinking", seat: 1 });
    expect(headOf(session)).toBe("Ben is thinking");
    const result = { winners: [1], ending: "", closing: "", resigned: null };
    const proof = { secret: "", nonces: [], seed: "" };
    socket().hear({
      type: "table",
      table: table({ status: "over", result: { ...result, ...proof } }),
    });
    expect(headOf(session)).toBe("Ben has won");
  });
});

describe("the prompt bar", () => {
  test("asks, names the rule, counts the ways, and picks by its buttons", async () => {
    const { session, choosing, frame, socket } = tableAt({ decision: ask });
    render(PromptBar, { session, choosing, frame });
    expect(screen.getByRole("heading").textContent).toBe("Your turn");
    await fireEvent.click(screen.getByRole("button", { name: "3 ways" }));
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
    const { session, choosing, frame } = tableAt({ decision: ask });
    let played = 0;
    frame.actions = [{ label: "Play all", key: "p", act: () => (played += 1), primary: true }];
    render(PromptBar, { session, choosing, frame });
    flushSync();
    keys.press(new KeyboardEvent("keydown", { key: "p" }));
    expect(played).toBe(1);
    expect(screen.queryByRole("button", { name: "End your turn" })).toBeNull();
  });

  test("is brief where all options stand beside it", () => {
    const { session, choosing, frame } = tableAt({ decision: decision(option("a"), option("b")) });
    render(PromptBar, { session, choosing, frame, brief: true });
    expect(screen.queryByRole("button", { name: "A" })).toBeNull();
  });

  test("says what undo takes back", async () => {
    const undo = { label: "play rex", picks: 1, fair: true };
    const { session, choosing, frame, socket } = tableAt({ decision: ask, undo });
    render(PromptBar, { session, choosing, frame });
    await fireEvent.click(screen.getByRole("button", { name: "Undo: play rex" }));
    expect(socket().latest).toMatchObject({ type: "undo" });
  });

  test("lets what is held be stopped or sent", async () => {
    settings.change({ grace: 3 });
    const { session, choosing, frame, socket } = tableAt({
      decision: decision({ ...end, reveals: true }),
    });
    render(PromptBar, { session, choosing, frame });
    await fireEvent.click(screen.getByRole("button", { name: "End your turn" }));
    expect(screen.getByText("Sending: end your turn")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Stop" }));
    expect(socket().sent).toHaveLength(1);
    await fireEvent.click(screen.getByRole("button", { name: "End your turn" }));
    await fireEvent.click(screen.getByRole("button", { name: "Send now" }));
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
    expect(screen.getByText(/^Rex: choose/)).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Back" }));
    expect(choosing.path).toEqual([]);
  });
});
