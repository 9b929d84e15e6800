import { cleanup, fireEvent, render, screen as page } from "@testing-library/svelte";
import { flushSync, tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { fakeSockets, option, seat, update, welcome, type FakeSocket } from "../../api/fakeSocket";
import { LiveSession } from "../../api/liveSession.svelte";
import type { DecisionShown, OptionShown } from "../../api/wire";
import { keys } from "../../shared/browser/keys";
import { settings } from "../../shared/browser/settings.svelte";
import { TableFrame } from "../../shared/screen/tableFrame.svelte";
import OnScreen from "../../table/shell/OnScreen.svelte";
import Legend from "./guide/Legend.svelte";
import { card, decision, hand, inPlay, remarks, view } from "./state/sampleTable";
import { CLONE_WARS } from "./index";

const CARDS = [
  card("clone_trooper", { name: "Clone Trooper", figures: { attack: 2, cost: 0 } }),
  card("clone_trooper", { name: "Clone Trooper", figures: { attack: 2, cost: 0 } }),
  card("jedi_knight", {
    name: "Jedi Knight",
    text: ["Choose one."],
    choice: [
      { kind: "attack", n: 1 },
      { kind: "resources", n: 1 },
    ],
  }),
  card("at_te", { name: "AT-TE", figures: { attack: 5, cost: 5 } }),
  card("stap", { name: "STAP", faction: "separatist", figures: { cost: 2, target_value: 2 } }),
  card("kamino", { name: "Kamino", type: "base", figures: { hit_points: 14 } }),
  card("geonosis", { name: "Geonosis", type: "base", figures: { hit_points: 16 } }),
  card("munificent", { name: "Munificent", type: "capital_ship", faction: "separatist" }),
  card("captain_rex", { name: "Captain Rex", figures: { attack: 3 }, text: ["Draw a card."] }),
  card("outer_rim_pilot", { name: "Outer Rim Pilot", figures: { cost: 2, resources: 2 } }),
];
const base = (number: number) => ({
  card: number,
  damage: 2,
  hit_points: 14,
  prevented: 0,
  used: [],
});
const TABLE = {
  ...view(
    { hand: hand(0, 1, 2), units: [inPlay(8, { attack: 4 })], base: base(5), pool: 3 },
    {
      base: base(6),
      ships: [inPlay(7, { hit_points: 4, damage: 1 })],
      hand: { cards: 5, known: [] },
    },
    [3, 4, -1],
  ),
  ...{ pilots: 10, pilot: 9 },
};
const TURN = [
  option("play clone_trooper", "what card 0"),
  option("play jedi_knight", "what card 2"),
  { ...option("use captain_rex", "what card 8"), label: "Captain Rex: Draw a card." },
  option("commit captain_rex base", "what card 8", "to card 6"),
  option("commit captain_rex stap", "what card 8", "to card 4"),
  option("end"),
];

const aim = (target: number, need: number, total: number, ...joining: [number, number][]) => ({
  target,
  total,
  against: [{ card: target, value: need, rule: "" }],
  joining: joining.map(([card, value]) => ({ card, value })),
  vain: false,
});
const AIMS = [aim(-1, 15, 0, [8, 4]), aim(4, 2, 0, [8, 4])];
const LEFT = { what: "hand", n: 3 } as const;
const turn = (...options: OptionShown[]) => ({
  ...decision(...options),
  remarks: remarks({
    ...{ aims: AIMS, equal: [[0, 1]], wasted: [LEFT] },
    all_to_base: options.map(({ text }) => text).filter((text) => /^commit .* base$/.test(text)),
  }),
});

beforeAll(async () => void (await CLONE_WARS.table?.load()));

let socket: () => FakeSocket;
let session: LiveSession;
let frame: TableFrame;

async function sit(asked: DecisionShown | null, shown = TABLE, greeting = welcome()) {
  ({ socket } = fakeSockets(CARDS));
  session = new LiveSession("abc", "secret");
  frame = new TableFrame(session, () => CLONE_WARS);
  const { choosing } = frame;
  socket().onopen?.();
  socket().hear(greeting, update(1, { decision: asked, view: shown }));
  await vi.waitFor(() => expect(session.printed.card).toBeDefined());
  render(OnScreen, { session, choosing, frame });
  await tick();
}
const sent = () => socket().sent.flatMap((one) => (one.type === "pick" ? [one.picks] : []));
const find = (name: RegExp) => page.getByRole("button", { name });
const ask = (prompt: string, ...options: OptionShown[]) => ({
  ...decision(...options),
  prompt,
  question: "What now?",
});

beforeEach(() => settings.change({ grace: 0, letters: true }));
afterEach(() => {
  cleanup();
  session.close();
});

describe("the table of Clone Wars", () => {
  it("names every card in full, with what can be done", async () => {
    await sit(turn(...TURN));
    expect(
      page.getAllByLabelText("Clone Trooper, attack 2, in your hand, available: play"),
    ).toHaveLength(2);
    find(/^Captain Rex, attack 4, in play, available: use, attack with it$/);
    find(/^STAP, in the galaxy row, available: attack it$/);
    find(/^Geonosis, 12 of 14 hit points left, the base across the table/);
    expect(page.getByText("2 short")).toBeTruthy();
    expect(page.getByText("empty")).toBeTruthy();
  });

  it("plays a card of the hand at a click, also one of two equal ones", async () => {
    await sit(turn(...TURN));
    await fireEvent.click(page.getAllByLabelText(/^Clone Trooper/)[1] as Element);
    expect(sent()).toEqual([["play clone_trooper"]]);
  });

  it("asks what a card in play should do, and aims it at what is clicked next", async () => {
    await sit(turn(...TURN));
    await fireEvent.click(find(/^Captain Rex/));
    expect(sent()).toEqual([]);
    find(/Attack the base/);
    await fireEvent.click(find(/^STAP/));
    expect(sent()).toEqual([["commit captain_rex stap"]]);
  });

  it("offers the base once, and adds up what would be aimed at it", async () => {
    await sit(turn(...TURN.filter((one) => one.text !== "commit captain_rex stap")));
    await fireEvent.click(find(/^Captain Rex/));
    expect(page.getAllByRole("button", { name: /base: 4 damage, 15 to destroy it/ })).toHaveLength(
      1,
    );
    expect(page.queryAllByRole("button", { name: /^commit/i })).toHaveLength(0);
    await fireEvent.click(find(/^Attack 4$/));
    expect(sent()).toEqual([["commit captain_rex base"]]);
  });

  it("uses an ability at once where its sign is clicked", async () => {
    await sit(turn(...TURN));
    await fireEvent.click(page.getByText("Use"));
    expect(sent()).toEqual([["use captain_rex"]]);
  });

  it("uses the ability from the strip", async () => {
    await sit(turn(...TURN));
    await fireEvent.click(find(/^Captain Rex/));
    await fireEvent.click(find(/^Captain Rex: Draw a card/));
    expect(sent()).toEqual([["use captain_rex"]]);
  });

  it("answers a click on what cannot be done with the reason", async () => {
    await sit(turn(...TURN));
    await fireEvent.click(find(/^AT-TE/));
    expect(socket().latest).toMatchObject({ type: "why", things: [{ kind: "card", number: 3 }] });
  });

  it("plays all in one gesture, and names what ending the turn wastes", async () => {
    const said = remarks({
      equal: [[0, 1]],
      all_to_base: ["commit captain_rex base"],
      wasted: [LEFT, { what: "attackers", n: 1 }, { what: "abilities", n: 1 }],
    });
    await sit({ ...turn(...TURN), remarks: said });
    expect(frame.description?.actions?.map((action) => action.label)).toEqual([
      "End turn",
      "All attack ship and base",
      "Play all 3",
    ]);
    expect(frame.description?.actions?.[0]?.note).toBe(
      "3 unplayed, 1 could attack, 1 ability unused",
    );
    expect(frame.description?.actions?.map(({ primary }) => primary)).toEqual([
      false,
      undefined,
      true,
    ]);
    frame.description?.actions?.at(-1)?.act();
    expect(sent()).toEqual([["play clone_trooper", "play clone_trooper", "play jedi_knight"]]);
  });

  it("holds out the next thing to do, the end of the turn only when nothing else is left", async () => {
    const primary = () =>
      frame.description?.actions?.filter((action) => action.primary).map(({ key }) => key);
    const left = async (...options: OptionShown[]) => {
      cleanup();
      await sit(turn(...options, option("end")));
      return primary();
    };
    expect(await left(option("commit captain_rex base", "what card 8", "to card 6"))).toEqual([]);
    expect(await left()).toEqual(["e"]);
  });

  it("holds out an attack that reaches its target, and keeps the end of the turn beside it", async () => {
    const resolve = [option("resolve stap", "to card 4"), option("resolve base", "to card 6")];
    const sums = (row: number, base: number) => [
      { target: 4, lines: [], total: row, against: [{ card: 4, value: 2, rule: "" }] },
      { target: -1, lines: [], total: base, against: [] },
    ];
    const shown = async (row: number, base: number) => {
      cleanup();
      await sit({
        ...turn(...TURN, ...resolve),
        remarks: { ...turn(...TURN).remarks, sums: sums(row, base) },
      });
      const actions = frame.description?.actions ?? [];
      return [actions[0], actions.at(-1)].map((one) => [one?.label, one?.primary, one?.note]);
    };
    const end = ["End turn", false, "3 unplayed"];
    expect(await shown(2, 0)).toEqual([end, ["Resolve", true, "defeat STAP"]]);
    expect((await shown(2, 1)).at(-1)).toEqual(["Resolve", true, "1 damage"]);
    expect(await shown(1, 0)).toEqual([end, ["Play all 3", true, undefined]]);
  });

  it("marks the card that the hint is about", async () => {
    await sit(decision(...TURN));
    const hint = { type: "hint" as const, id: "", label: "", sentence: "" };
    frame.hint = { ...hint, pick: "use captain_rex" };
    await tick();
    expect(find(/^Captain Rex/).querySelector(".bulb")).not.toBeNull();
    expect(document.querySelectorAll(".bulb")).toHaveLength(1);
  });

  it("marks the answer that the hint is about, and no card behind the answers", async () => {
    const hint = { type: "hint" as const, id: "", label: "", sentence: "" };
    const answers = ["choose rex 1", "choose rex 2"].map((one) => option(one, "what card 8"));
    await sit(ask("choose", ...answers));
    frame.hint = { ...hint, pick: "choose rex 2" };
    await tick();
    expect(find(/^Choose rex 2/).querySelector(".bulb")).not.toBeNull();
    expect(document.querySelectorAll(".bulb")).toHaveLength(1);
    cleanup();
    const bases = ["kamino 5", "geo 6"].map((one) =>
      option(`base ${one}`, `what card ${one.at(-1)}`),
    );
    await sit(ask("new-base", ...bases), view({ base: null }, { base: null }));
    frame.hint = { ...hint, pick: "base geo 6" };
    await tick();
    expect(find(/^base geo/).querySelector(".bulb")).not.toBeNull();
  });

  it("offers the one answer besides declining, and a key for each", async () => {
    const reward = option("reward rex", "what card 8");
    await sit(ask("reward", reward, option("done")));
    expect(frame.description?.actions?.map(({ key }) => key)).toEqual(["n", "y"]);
    expect(page.getAllByRole("button", { name: /Reward rex/ })).toHaveLength(1);
    keys.press(new KeyboardEvent("keydown", { key: "1" }));
    expect(sent()).toEqual([["reward rex"]]);
  });

  it("calls the other side as the rules do, and whoever sits there by name", async () => {
    const shown = view({ base: base(5), force: -1 }, { base: base(6), force: 1 });
    await sit(turn(...TURN), shown);
    expect(page.getByText(/with the Separatists/)).toBeTruthy();
    expect(page.getByRole("region", { name: "Across the table: Ben" })).toBeTruthy();
  });

  it("tells what the game is about, and draws every sign with its meaning", async () => {
    await sit(decision(...TURN));
    await CLONE_WARS.words?.load();
    expect(frame.words?.help(session)[0]).toContain("Destroy 3 enemy bases");
    expect(frame.words?.verbOf("commit")).toBe("Attack with");
    cleanup();
    render(Legend);
    expect(page.getByText(/^Attack: /)).toBeTruthy();
    expect(page.getByText(/^Top right of a card in the row/)).toBeTruthy();
    for (const line of page.getAllByRole("listitem"))
      expect(line.querySelector("svg, .card")).not.toBeNull();
  });

  it("shows the choice of a card in play only while it is to be made", async () => {
    const shown = view({ units: [inPlay(2, { attack: 0 })], base: base(5) }, { base: base(6) });
    await sit(turn(option("end")), shown);
    expect(find(/^Jedi Knight/).querySelector(".choice")).toBeNull();
    cleanup();
    await sit({ ...ask("choose", option("choose a")), about: 2 }, shown);
    expect(find(/^Jedi Knight/).querySelector(".choice")).not.toBeNull();
  });

  it("obeys numbers for the hand and U for an ability", async () => {
    await sit(turn(...TURN));
    keys.press(new KeyboardEvent("keydown", { key: "3" }));
    expect(sent()).toEqual([["play jedi_knight"]]);
    cleanup();
    await sit(turn(...TURN));
    keys.press(new KeyboardEvent("keydown", { key: "u" }));
    expect(sent()).toEqual([["use captain_rex"]]);
  });

  it("offers answers in words as buttons", async () => {
    const answers = [
      option("choose jedi 1", "what card 2"),
      option("choose jedi 2", "what card 2"),
    ];
    await sit(ask("choose", ...answers));
    await fireEvent.click(find(/^Choose jedi 2/));
    expect(sent()).toEqual([["choose jedi 2"]]);
  });

  it("lays out cards of piles to choose from", async () => {
    const exile = ask("exile", option("exile a", "what card 1"), option("exile b", "what card 9"));
    await sit(exile, view({ hand: hand(1), discard: [9], base: base(5) }, { base: base(6) }, [3]));
    await fireEvent.click(
      page.getAllByLabelText(/^Outer Rim Pilot.*available: exile/)[0] as Element,
    );
    expect(sent()).toEqual([["exile b"]]);
  });

  it("shows bases to choose from", async () => {
    const bases = ask(
      "new-base",
      option("base kamino", "what card 5"),
      option("base geo", "what card 6"),
    );
    await sit(bases, view({ base: null }, { base: null }));
    await fireEvent.click(find(/^base geo/));
    expect(sent()).toEqual([["base geo"]]);
  });

  it("keeps a click that is faster than the acknowledgement of the last one", async () => {
    const jedi = ask("discard", option("discard jedi", "what card 2"), option("done"));
    const clone = ask("discard", option("discard clone", "what card 1"), option("done"));
    await sit(jedi);
    await fireEvent.click(find(/^Jedi Knight/));
    const { id } = socket();
    socket().hear(update(2, { decision: clone, view: TABLE }));
    await tick();
    await fireEvent.click(page.getAllByRole("button", { name: /^Clone Trooper/ })[1] as Element);
    expect(sent()).toEqual([["discard jedi"]]);
    socket().hear({ type: "ack", id, picks: 1, stopped: "" });
    await vi.waitFor(() => expect(sent()).toEqual([["discard jedi"], ["discard clone"]]));
  });

  it("tells a watcher so, and lets nothing glow", async () => {
    const shown = { ...TABLE, seat: null };
    await sit(null, shown, welcome({ seat: null, side: "" }));
    const lower = page.getByRole("region", { name: "Your hand" }).textContent ?? "";
    expect(lower.replaceAll(/\s+/g, " ")).toContain("3 in hand You are watching");
    expect(page.queryByLabelText(/available/)).toBeNull();
    flushSync();
    expect(frame.description?.actions).toEqual([]);
  });

  it("opens piles with what everybody may know", async () => {
    HTMLDialogElement.prototype.showModal ??= () => undefined;
    await sit(
      turn(...TURN),
      TABLE,
      welcome({ table: { ...welcome().table, seats: [seat(0), seat(1)] } }),
    );
    await fireEvent.click(find(/^Your discard, 0 cards/));
    expect(page.getByText("No cards here.")).toBeTruthy();
  });

  it("asks in the other side's turn in the middle of the table, and says so", async () => {
    const discard = option("discard clone_trooper", "what card 0");
    const asked = ask("discard", discard, option("discard jedi_knight", "what card 2"));
    await sit(asked, { ...TABLE, active: 1 });
    const question = page.getByRole("region", { name: "What now?" });
    expect(question.textContent).toContain("Ben’s turn: you have a decision to make");
    expect(question.textContent).toContain("Choose one of the glowing cards.");
    expect(frame.description?.isAsking).toBe(true);
  });
});
