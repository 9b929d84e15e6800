import { cleanup } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { fakeSockets, option, update, welcome, type FakeSocket } from "../../../api/fakeSocket";
import { LiveSession } from "../../../api/liveSession.svelte";
import { settings } from "../../../shared/browser/settings.svelte";
import type { PromptAction } from "../../../shared/screen/description";
import { TableFrame } from "../../../shared/screen/tableFrame.svelte";
import { CLONE_WARS } from "../index";
import type { CloneWarsDecision, CloneWarsView } from "../model/view";
import { card, decision, hand, inPlay, remarks, view } from "../state/sampleTable";

const CARDS = [
  card("clone_trooper", { name: "Clone Trooper", figures: { attack: 2 } }),
  card("shuttle", { name: "Republic Shuttle", figures: { resources: 1 } }),
  card("savage_opress", {
    name: "Savage Opress",
    text: ["Discard a card: draw."],
    from_hand: true,
  }),
  card("b2", {
    ...{ name: "B2 Super Battle Droid", faction: "separatist", is_gift: true },
    figures: { target_value: 3 },
  }),
  card("stap", { name: "STAP", faction: "separatist", figures: { target_value: 2 } }),
  card("kamino", { name: "Kamino", type: "base" }),
  card("geonosis", { name: "Geonosis", type: "base", faction: "separatist" }),
  card("ryloth", { name: "Ryloth", type: "base", asks: true }),
];
const [TROOPER, SHUTTLE, SAVAGE, B2, STAP, KAMINO, GEONOSIS, RYLOTH] = [0, 1, 2, 3, 4, 5, 6, 7];
const base = (number: number) => ({
  ...{ card: number, damage: 0, hit_points: 14, prevented: 0, used: [] },
});
const play = (name: string, number: number) => option(`play ${name}`, `what card ${number}`);
const commit = option("commit trooper base", `what card ${TROOPER}`, `to card ${GEONOSIS}`);
const END = option("end");
const table = (near: Parameters<typeof view>[0], some: Partial<CloneWarsView> = {}) => ({
  ...view({ base: base(KAMINO), ...near }, { base: base(GEONOSIS) }, [B2, STAP]),
  ...some,
});

let socket: () => FakeSocket;
let session: LiveSession;
let frame: TableFrame;

beforeAll(async () => void (await CLONE_WARS.table?.load()));
beforeEach(() => {
  vi.stubGlobal("innerWidth", 1440);
  settings.change({ grace: 0, forced: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
  session.close();
});

async function sit(
  asked: CloneWarsDecision,
  shown: CloneWarsView,
): Promise<readonly PromptAction[]> {
  ({ socket } = fakeSockets(CARDS));
  session = new LiveSession("abc", "secret");
  frame = new TableFrame(session, () => CLONE_WARS);
  socket().onopen?.();
  socket().hear(welcome(), update(1, { decision: asked, view: shown }));
  await vi.waitFor(() => expect(session.printed.card).toBeDefined());
  return frame.description?.actions ?? [];
}
const sent = () => socket().sent.flatMap((one) => (one.type === "pick" ? [one.picks] : []));
const labels = (actions: readonly PromptAction[]) =>
  actions.map(({ label, ends }) => (ends ? `<${label}>` : label));

describe("the buttons of a turn", () => {
  it("have the end of the turn at the left, and what comes next at the right edge", async () => {
    const shown = table({ hand: hand(TROOPER, SHUTTLE), units: [inPlay(TROOPER)] });
    const turn = {
      ...decision(play("trooper", TROOPER), play("shuttle", SHUTTLE), commit, END),
      remarks: remarks({ all_to_base: [commit.text] }),
    };
    expect(labels(await sit(turn, shown))).toEqual([
      "<End turn>",
      "All attack the base",
      "Play all 2",
    ]);
    session.close();
    const resolve = option("resolve base", `to card ${GEONOSIS}`, `with card ${TROOPER}`);
    const fight = {
      ...decision(play("shuttle", SHUTTLE), resolve, END),
      remarks: remarks({
        sums: [
          { target: -1, total: 2, lines: [], against: [{ card: GEONOSIS, value: 14, rule: "" }] },
        ],
      }),
    };
    const begun = table(
      { hand: hand(SHUTTLE), units: [inPlay(TROOPER, { committed: true })] },
      { groups: [{ target: -1, cards: [TROOPER] }] },
    );
    expect(labels(await sit(fight, begun))).toEqual([
      "<End turn>",
      "Play Republic Shuttle",
      "Resolve",
    ]);
  });

  it("name the one card that is left to be played", async () => {
    const shown = table({ hand: hand(SHUTTLE) });
    expect(labels(await sit(decision(play("shuttle", SHUTTLE), END), shown))).toContain(
      "Play Republic Shuttle",
    );
  });

  it("play a card that needs others in hand before them, and say so", async () => {
    const shown = table({ hand: hand(SHUTTLE, SAVAGE, TROOPER) });
    const turn = decision(
      ...[play("shuttle", SHUTTLE), play("savage", SAVAGE), play("trooper", TROOPER), END],
    );
    const first = (await sit(turn, shown)).at(-1);
    expect([first?.label, first?.note]).toEqual([
      "Play Savage Opress",
      "first: it needs cards in hand",
    ]);
    first?.act();
    expect(sent()).toEqual([["play savage"]]);
  });

  it("say when playing everything leaves nothing for an ability", async () => {
    const shown = table({ hand: hand(SHUTTLE, TROOPER), units: [inPlay(SAVAGE)] });
    const use = option("use savage", `what card ${SAVAGE}`);
    const turn = decision(play("shuttle", SHUTTLE), play("trooper", TROOPER), use, END);
    expect((await sit(turn, shown)).at(-1)?.note).toBe("leaves none for Savage Opress");
  });
});

describe("the end of a turn", () => {
  const use = option("use savage", `what card ${SAVAGE}`);
  const shown = table({ units: [inPlay(TROOPER), inPlay(SAVAGE)], pool: 4 });
  const pool = { what: "pool", n: 4 } as const;
  const wasted = [{ what: "attackers", n: 1 } as const, { what: "abilities", n: 1 } as const, pool];
  const left = { ...decision(commit, use, END), remarks: remarks({ wasted }) };

  it("counts abilities that were not used", async () => {
    const [end] = await sit(left, shown);
    expect(end?.note).toBe("1 could attack, 1 ability unused, 4 unspent");
  });

  it("is asked for once more when several kinds of things could still be done", async () => {
    const [end] = await sit(left, shown);
    end?.act();
    expect(sent()).toEqual([]);
    const question = frame.choosing.sendDelay.held?.confirmation ?? "";
    expect(question.replaceAll(/[\u2068\u2069]/g, "")).toBe(
      "You still have 1 card that could attack and 1 ability to use. End the turn anyway?",
    );
  });

  it("is not asked for where nothing can be done with what is left", async () => {
    const [end] = await sit({ ...decision(END), remarks: remarks({ wasted: [pool] }) }, shown);
    end?.act();
    expect(sent()).toEqual([["end"]]);
  });
});

describe("the buttons of a question", () => {
  const ask = (...options: ReturnType<typeof option>[]) => ({
    ...decision(...options),
    prompt: "reward",
  });
  const done = { ...option("done"), label: "decline the reward" };

  it("have declining at the left, and the answer at the right edge", async () => {
    const reward = option("reward stap", `what card ${STAP}`);
    const actions = await sit(ask(reward, done), table({}));
    expect(labels(actions)).toEqual(["<Decline the reward>", "Take the reward"]);
    expect(actions.at(-1)?.primary).toBe(true);
  });

  it("are not waited for where the reward is nothing but good", async () => {
    const reward = option("reward b2", `what card ${B2}`);
    await sit(ask(reward, done), table({}));
    expect(frame.choosing.pointing.obvious(frame.choosing.options)).toMatchObject({
      text: "reward b2",
    });
    vi.useFakeTimers();
    const stop = frame.choosing.answerForced();
    vi.advanceTimersByTime(500);
    vi.useRealTimers();
    stop?.();
    expect(sent()).toEqual([["reward b2"]]);
  });

  it("are one question where an ability asks anyway, with a way to pass", async () => {
    vi.useFakeTimers();
    const shown = table({ base: base(RYLOTH) });
    const use = option("use ryloth", `what card ${RYLOTH}`);
    const may = { ...decision(use, done), prompt: "trigger", done: 1 };
    const buy = [B2, STAP].map((one) => option(`purchase ${one}`, `what card ${one}`));
    const answered = async (number: number, asked: CloneWarsDecision) => {
      socket().hear({ type: "ack", id: socket().id, picks: 1, stopped: "" });
      const undo = { label: "", picks: 1, fair: true, theirs: false };
      socket().hear(update(number, { decision: asked, view: shown, undo }));
      await vi.advanceTimersByTimeAsync(1);
    };
    const forced = () => {
      frame.choosing.answerForced();
      vi.advanceTimersByTime(500);
    };
    await sit(may, shown);
    forced();
    expect(sent()).toEqual([["use ryloth"]]);
    await answered(2, { ...decision(...buy), prompt: "purchase" });
    const [pass] = frame.description?.actions ?? [];
    expect(pass?.label).toBe("Do not use it");
    pass?.act();
    expect(socket().latest).toMatchObject({ type: "undo" });
    await answered(3, may);
    forced();
    expect(sent().at(-1)).toEqual(["done"]);
    vi.useRealTimers();
  });

  it("are waited for again by whoever has just taken something back", async () => {
    const reward = option("reward b2", `what card ${B2}`);
    await sit(ask(reward, done), table({}));
    frame.choosing.undo();
    expect(frame.choosing.answerForced()).toBeUndefined();
  });
});
