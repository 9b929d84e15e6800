import { render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeEach, expect, test } from "vitest";

import { decision, line, option, update } from "../api/fakeSocket";
import { drawnGame, tableAt } from "../shared/screen/sampleFrame";
import PromptBar from "./prompt/PromptBar.svelte";
import ConsentStrip from "./seats/ConsentStrip.svelte";

beforeEach(() => document.body.replaceChildren());

test("whoever is asked to agree reads what was done last, as it was told to them", () => {
  const { session, socket } = tableAt({
    log: [line("Turn 3.", 1, true), line("Ben plays Rex.", 1), line("You discard Cody.", 0)],
  });
  render(ConsentStrip, { session });
  socket().hear({ type: "undo-asked", seat: 1, asked: [0], agreed: [], wish: 1 });
  flushSync();
  expect(screen.getByRole("alert").textContent).toContain("Ben asks to undo their last move:");
  expect(screen.getByRole("alert").textContent).toContain("Ben plays Rex.");
});

test("a player answering in another's turn sees whose it is; a note is beside the question", () => {
  const ask = decision(option("end"));
  const { session, choosing, frame, socket } = tableAt({ decision: ask }, [], {
    ...drawnGame({ promptNote: "Meanwhile: nothing." }),
    turnOf: () => 1,
  });
  render(PromptBar, { session, choosing, frame });
  socket().hear(update(2, { decision: ask }));
  flushSync();
  expect(screen.getByRole("heading").textContent).toBe("Your decision");
  expect(screen.getByText("Ben’s turn")).toBeTruthy();
  expect(screen.getByText("Meanwhile: nothing.")).toBeTruthy();
});
