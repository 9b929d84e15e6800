import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { describe, expect, test } from "vitest";

import { cards, line } from "../../api/fakeSocket";
import type { ThingShown } from "../../api/wire";
import { piecesOf } from "./logLinks";
import LogRail from "./LogRail.svelte";
import { tableAt } from "./sampleFrame";

const NAMES = ["Rex", "Captain Rex", "STAP"];
const nameOf = ({ number }: ThingShown) => NAMES[number] ?? "";

describe("the pieces of a line", () => {
  const cut = (text: string, ...things: number[]) =>
    piecesOf(text, cards(...things), nameOf).map(({ text, thing }) =>
      thing === null ? text : [text, thing.number],
    );

  test("are its words and the names in it", () => {
    expect(cut("You play STAP.", 2)).toEqual(["You play ", ["STAP", 2], "."]);
    expect(cut("STAP hits STAP", 2)).toEqual([["STAP", 2], " hits ", ["STAP", 2]]);
    expect(cut("Nothing.", 2)).toEqual(["Nothing."]);
  });

  test("take the longest name, and no name of what the line does not tell of", () => {
    expect(cut("Captain Rex", 0, 1)).toEqual([["Captain Rex", 1]]);
    expect(cut("You play STAP.", 0)).toEqual(["You play STAP."]);
  });

  test("leave out things without a name", () => {
    expect(cut("You play STAP.", 77)).toEqual(["You play STAP."]);
  });
});

describe("the log", () => {
  const log = [
    line("Turn 1", -1, true),
    line("Ann plays.", 0),
    line("Turn 2", 0, true),
    { ...line("Ben plays Rex.", 1), refs: cards(0) },
    line("Ben buys.", 1),
  ];
  function shown() {
    const given = tableAt(
      { log },
      NAMES.map((name) => ({ name })),
    );
    const { container } = render(LogRail, { session: given.session, frame: given.frame });
    return { ...given, container };
  }

  test("keeps what ends a sentence with the name before it", () => {
    const { container } = shown();
    const named = [...container.querySelectorAll(".named")].map((one) => one.textContent);
    expect(named).toEqual(["Rex."]);
    expect(container.textContent).toContain("Ben plays Rex.");
  });

  test("tells the newest chapter first, and each from its beginning, as its sentences run", () => {
    const { container } = shown();
    const heads = screen.getAllByRole("heading", { level: 3 }).map((one) => one.textContent);
    expect(heads[0]).toContain("Turn 2");
    expect(heads[1]).toContain("Turn 1");
    const lines = [...container.querySelectorAll("li")].map((one) => one.textContent.trim());
    expect(lines.at(-1)).toBe("Ann plays.");
    expect(lines[0]).toContain("Ben plays Rex");
    expect(lines[1]).toContain("Ben buys.");
  });

  test("marks what changed and steps through it, as it happened", async () => {
    const { container, frame } = shown();
    expect(container.querySelectorAll("li.changed")).toHaveLength(2);
    const button = screen.getByRole("button", { name: /2 changes/ });
    expect(button.title).toMatch(/^What has changed since your last decision/);
    await fireEvent.click(button);
    expect([frame.change, frame.looked]).toEqual([3, 0]);
    await fireEvent.click(button);
    expect(container.querySelector("li.current")?.textContent).toContain("Ben buys.");
    await fireEvent.click(button);
    expect(frame.change).toBeNull();
  });

  test("shows what is pointed at", async () => {
    const { frame, container } = shown();
    const name = within(container).getByRole("button", { name: "Rex" });
    await fireEvent.focus(name);
    expect(frame.looked).toBe(0);
    await fireEvent.blur(name);
    expect(frame.looked).toBeNull();
  });

  test("tells an order as one, the newest first, and can be filtered", async () => {
    const of = (text: string, by: number, order: number | null) => ({ ...line(text, by), order });
    const orders = [
      line("Execution Phase.", -1, true),
      of("Ann reveals.", 0, 1),
      of("Ann builds.", 0, 1),
      of("Ben reveals.", 1, 2),
      { ...of("Ben attacks.", 1, 2), refs: cards(0) },
    ];
    const { session, frame } = tableAt({ log: orders });
    const isBattle = ({ text }: { text: string }) => text.includes("attacks");
    const { container } = render(LogRail, { session, frame, isBattle });
    const blocks = () =>
      [...container.querySelectorAll("li")].map((one) =>
        [...one.querySelectorAll(".line")].map((part) => part.textContent.trim()),
      );
    expect(blocks()).toEqual([
      ["Ben reveals.", "Ben attacks."],
      ["Ann reveals.", "Ann builds."],
    ]);
    await fireEvent.click(screen.getByRole("button", { name: "Battles" }));
    expect(blocks()).toEqual([["Ben reveals.", "Ben attacks."]]);
    await fireEvent.click(screen.getByRole("button", { name: "Mine" }));
    expect(blocks()).toEqual([["Ann reveals.", "Ann builds."]]);
    await fireEvent.click(screen.getByRole("button", { name: "All" }));
    frame.nextChange();
    flushSync();
    expect(container.querySelector(".current")?.textContent).toContain("Ben reveals.");
    frame.nextChange();
    expect(frame.change).toBeNull();
  });

  test("says so when nothing has happened", () => {
    const { session, frame } = tableAt();
    render(LogRail, { session, frame });
    flushSync();
    expect(screen.getByText("Nothing has happened yet.")).toBeTruthy();
  });
});
