import { fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import { line, option } from "../../api/fakeSocket";
import type { CloneWars, CloneWarsView, Side } from "../../games/clone-wars/model/view";
import {
  card as sampleCard,
  decision,
  side as sampleSide,
  view as sampleView,
} from "../../games/clone-wars/state/sampleTable";
import { gameOf } from "../../games/index";
import { WORDS } from "../../games/clone-wars/text/gameWords";
import { settings } from "../../shared/browser/settings.svelte";
import type { Whole } from "../../shared/choosing/narrowing";
import { tableAt } from "../../shared/screen/sampleFrame";
import { understand } from "./command";
import TextView from "./TextView.svelte";

const options = [option("play rex"), option("play padme"), option("buy at_te"), option("end")];
const leads: Whole[] = ["area one", "area two"].map((area) => ({
  ...{ ...option("move rex"), label: `Rex, ${area}`, then: [area] },
}));
const things = [
  { kind: "card", number: 4, name: "AT-TE" },
  { kind: "card", number: 5, name: "Mace Windu" },
];

describe("a command", () => {
  const understood = (typed: string) => understand(typed, options, things);

  test("is an option by its text form, or by words that fit only one", () => {
    expect(understood("play rex")).toEqual({ is: "pick", option: options[0] });
    expect(understood("At-Te")).toEqual({ is: "pick", option: options[2] });
    expect(understood("play")).toEqual({ is: "several", found: options.slice(0, 2) });
    expect(understood("dance")).toEqual({ is: "unknown", words: "dance" });
  });

  test("that can go on in several ways is never sent by its first half", () => {
    const meant = (typed: string) => understand(typed, [...options, ...leads], things);
    expect(meant("move rex")).toEqual({ is: "several", found: leads });
    expect(meant("move rex, area two")).toEqual({ is: "pick", option: leads[1] });
    expect(meant("rex two")).toEqual({ is: "pick", option: leads[1] });
    expect(meant("send")).toEqual({ is: "send" });
    expect(meant("draft")).toEqual({ is: "draft" });
  });

  test("asks for options, the story, the hand, a hint, undo and help", () => {
    expect(understood("o")).toEqual({ is: "options", found: options });
    expect(understood("O play")).toEqual({ is: "options", found: options.slice(0, 2) });
    expect(understood("l")).toEqual({ is: "last", count: 1 });
    expect(understood("l 5")).toEqual({ is: "last", count: 5 });
    expect(["h", "hint", "undo", "?"].map((typed) => understood(typed).is)).toEqual([
      "hand",
      "hint",
      "undo",
      "help",
    ]);
    expect(understood("  ")).toEqual({ is: "nothing" });
    expect(understood("constructor")).toEqual({ is: "unknown", words: "constructor" });
  });

  test("asks why by names, of one thing or of several", () => {
    expect(understood("why mace windu")).toMatchObject({ is: "why", things: [things[1]] });
    expect(understood("why mace at-te")).toMatchObject({ things: [things[1], things[0]] });
    expect(understood("why nobody")).toMatchObject({ things: [], words: "nobody" });
    expect(understood("why")).toEqual({ is: "help" });
  });
});

const side = (faction: string, some: Partial<Side> = {}): Side =>
  sampleSide({ ...{ faction, force: 2, pool: 5, victory: [3] }, ...some });
const unit = { card: 0, attack: 3, used: [], committed: true, attacked: false };
const view: CloneWarsView = {
  ...sampleView({}, {}, [1, -1]),
  pilots: 8,
  groups: [{ target: -1, cards: [0] }],
  sides: [
    side("republic", { hand: { cards: 1, known: [2] }, units: [unit] }),
    side("separatist", {
      force: -2,
      base: { card: 3, damage: 7, hit_points: 16, prevented: 0, used: [] },
    }),
  ],
};
const card = [
  sampleCard("rex", { name: "Rex", figures: { attack: 3 } }),
  sampleCard("stap", {
    ...{ name: "STAP", figures: { cost: 2, target_value: 2 }, text: ["Fast."] },
    reward: "Gain 1 resource.",
  }),
  sampleCard("padme", { name: "Padmé", figures: { cost: 0 } }),
  sampleCard("geonosis", { name: "Geonosis" }),
];

function told(seat: number | null = 0) {
  const given = tableAt<CloneWars>(
    {
      view: { ...view, seat },
      decision: decision(...options),
      log: [line("Set up.", -1), line("Ben plays.", 1)],
    },
    card,
    gameOf("clone-wars"),
  );
  given.session.seat = seat;
  return given;
}

describe("Clone Wars in words", () => {
  test("tells everything that decides something", () => {
    const telling = WORDS.tableOf(told().session);
    const table = telling?.table.flatMap(({ parts }) => parts) ?? [];
    const lines = [...(telling?.you ?? []), ...table].flatMap((part) => part.lines);
    expect(lines).toEqual(
      expect.arrayContaining([
        "Resources 5",
        "Unit Rex, attack 3, joins an attack",
        "No base in play.",
        "Base Geonosis, 9 of 16 hit points left",
        "STAP, cost 2, target 2. Fast. Reward for defeating it: Gain 1 resource.",
        "It is on your side, on space 2 of 3.",
        "Rex against the base",
        "8 Outer Rim Pilots to buy",
      ]),
    );
    expect(telling?.hand).toEqual(["Padmé"]);
    expect(telling?.things.map(({ name }) => name)).toEqual(["Padmé", "Rex", "Geonosis", "STAP"]);
  });

  test("tells which cards of the other hand were seen", () => {
    const { session } = told();
    const [own, other] = view.sides;
    const part = { title: "Seen in your opponent’s hand", lines: ["Padmé"] };
    expect(WORDS.tableOf(session)?.table[0]?.parts).not.toContainEqual(part);
    session.view = { ...view, sides: [own, { ...other, hand: { cards: 5, known: [2] } }] };
    expect(WORDS.tableOf(session)?.table[0]?.parts).toContainEqual(part);
  });

  test("tells a watcher of no hand", () => {
    const telling = WORDS.tableOf(told(null).session);
    expect(telling?.hand).toEqual([]);
    expect(telling?.you).toHaveLength(1);
  });

  test("is not told before there is one", () => {
    const { session } = told();
    session.view = null;
    expect(WORDS.tableOf(session)).toBeNull();
    expect(WORDS.help(session)).toEqual([]);
  });
});

describe("the text view", () => {
  beforeAll(async () => void (await gameOf("clone-wars").words?.load()));
  beforeEach(() => settings.change({ grace: 0 }));

  async function type(text: string) {
    const field = screen.getByRole("textbox");
    await fireEvent.input(field, { target: { value: text } });
    await fireEvent.submit(field);
    flushSync();
    return document.getElementById("text-answer")?.textContent ?? "";
  }

  test("has its headings in order", () => {
    const { session, choosing, frame } = told();
    render(TextView, { session, choosing, frame });
    const heads = screen.getAllByRole("heading", { level: 2 }).map((one) => one.textContent);
    expect(heads).toEqual(["Prompt", "All choices", "Command", "You", "Table", "Log"]);
  });

  test("picks by button and by command", async () => {
    const { session, choosing, frame, socket } = told();
    render(TextView, { session, choosing, frame });
    await fireEvent.click(screen.getByRole("button", { name: /Play rex/ }));
    expect(socket().latest).toMatchObject({ picks: ["play rex"] });
    socket().hear({ type: "ack", id: socket().id, picks: 1, stopped: "" });
    await vi.waitFor(() => expect(session.sending).toBeNull());
    await type("buy at_te");
    expect(socket().latest).toMatchObject({ picks: ["buy at_te"] });
  });

  test("answers what is typed", async () => {
    const { session, choosing, frame, socket } = told();
    render(TextView, { session, choosing, frame });
    expect(await type("o play")).toContain("2 found");
    expect(await type("l 2")).toContain("Ben plays.");
    expect(await type("h")).toContain("Padmé");
    expect(await type("undo")).toContain("nothing to undo");
    expect(await type("dance")).toContain("Nothing matches “dance”");
    expect(await type("why zeus")).toContain("Nothing on the table is called “zeus”");
    expect(await type("?")).toContain("o lists the options");
    await type("why stap");
    expect(socket().latest).toMatchObject({ things: [{ kind: "card", number: 1 }] });
    const reasons = [{ sentence: "Too dear.", rule: "CW-BUY-03", pick: "" }];
    socket().hear({ type: "reasons", id: socket().id, reasons });
    await vi.waitFor(() => expect(screen.getByText("Too dear. (CW-BUY-03)")).toBeTruthy());
    await type("hint");
    socket().hear({ type: "hint", id: socket().id, pick: "end", label: "End", sentence: "So." });
    await vi.waitFor(() => expect(screen.getByText("End – So.")).toBeTruthy());
  });
});
