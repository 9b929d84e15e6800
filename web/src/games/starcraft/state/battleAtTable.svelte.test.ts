import { flushSync } from "svelte";
import { beforeAll, expect, test, vi } from "vitest";

import { SampleSession } from "../../../api/sampleSession.svelte";
import { Choosing } from "../../../shared/choosing/choosing.svelte";
import { battleCalled } from "../dev/battles";
import { question } from "../dev/sampleTable";
import type { StarCraft } from "../model/view";
import { BattleAtTable, DRAFTING } from "./battleAtTable.svelte";

beforeAll(async () => {
  await DRAFTING.load();
});

function table(name: string) {
  const { view, decision } = battleCalled(name);
  const session = new SampleSession<StarCraft>({ view, decision, seat: view.seat });
  const shown = () => session.view ?? view;
  const battle = new BattleAtTable(session, new Choosing(session), shown);
  return { battle, session, view };
}

test("a battle of ours opens by itself", () => {
  const { battle } = table("cards");
  expect(battle.isOurs).toBe(true);
  expect(battle.isOpen).toBe(true);
  expect(battle.elsewhere).toBeNull();
});

test("the board of a battle that is over covers what is asked next", () => {
  const { battle, session } = table("over");
  expect(battle.isCovering).toBe(false);
  battle.watch();
  expect(battle.isCovering).toBe(true);
  session.view = battleCalled("cards").view;
  expect(battle.isCovering).toBe(false);
});

test("a battle of others is opened and closed by hand", () => {
  const { battle } = table("watched");
  expect(battle.isOpen).toBe(false);
  expect(battle.elsewhere).not.toBeNull();
  battle.watch();
  expect(battle.isOpen).toBe(true);
  battle.close();
  expect(battle.isOpen).toBe(false);
});

test("one that was seen stays after its end until it is closed, another does not open", () => {
  vi.useFakeTimers();
  const { battle, session, view } = table("over");
  const { fought } = view.figures ?? {};
  if (!fought) throw new Error("nothing was fought");
  expect(battle.isOpen).toBe(false);
  const before = { ...fought, ended: false };
  session.view = { ...view, figures: { ...view.figures, fought: before } } as typeof view;
  const stop = $effect.root(() => {
    $effect(() => battle.keep());
  });
  flushSync();
  expect(battle.isOpen).toBe(true);
  session.view = view;
  flushSync();
  expect(battle.isOpen).toBe(true);
  vi.advanceTimersByTime(10_000);
  expect(battle.isOpen).toBe(false);
  stop();
  vi.useRealTimers();
});

test("it stays while something else is asked, until it is closed", () => {
  vi.useFakeTimers();
  const { battle, session, view } = table("over");
  const { fought } = view.figures ?? {};
  const before = { ...view, figures: { ...view.figures, fought: { ...fought, ended: false } } };
  session.view = before as typeof view;
  session.decision = question("reveal", []);
  const stop = $effect.root(() => {
    $effect(() => battle.keep());
  });
  flushSync();
  session.view = view;
  flushSync();
  vi.advanceTimersByTime(10_000);
  expect(battle.isOpen).toBe(true);
  battle.close();
  expect(battle.isOpen).toBe(false);
  stop();
  vi.useRealTimers();
});

test("one that is watched closes when something is asked, and is a note again", () => {
  const { battle, session } = table("watched");
  battle.watch();
  session.decision = question("reveal", []);
  expect(battle.isOpen).toBe(false);
  expect(battle.elsewhere).not.toBeNull();
  battle.watch();
  expect(battle.isOpen).toBe(true);
});

test("others' battles open by themselves if the player wants that, and nothing is asked", () => {
  const opened = (watch: "never" | "touching" | "always", isNear = false, isAsked = false) => {
    const { session, view } = table("watched");
    const { fought } = view.figures ?? {};
    const shown = () => session.view ?? view;
    const battle = new BattleAtTable(session, new Choosing(session), shown, () => isNear);
    session.view = {
      ...view,
      battle: null,
      figures: { ...view.figures, fought: null },
    } as typeof view;
    battle.look(watch);
    session.view = { ...view, figures: { ...view.figures, fought } } as typeof view;
    if (isAsked) session.decision = question("reveal", []);
    battle.look(watch);
    return battle.isOpen;
  };
  expect(opened("never", true)).toBe(false);
  expect(opened("always")).toBe(true);
  expect(opened("always", false, true)).toBe(false);
  expect([opened("touching"), opened("touching", true)]).toEqual([false, true]);
});

test("an earlier battle is seen again until it is closed", () => {
  const { battle, session, view } = table("over");
  session.view = { ...view, figures: { ...view.figures, fought: null } } as typeof view;
  expect(battle.isOpen).toBe(false);
  battle.seeAgain(view);
  expect(battle.isOpen).toBe(true);
  expect(battle.fight?.isOver).toBe(true);
  battle.close();
  expect(battle.isOpen).toBe(false);
});

test("a draft is kept until what was sent is taken", () => {
  const { battle, session } = table("cards");
  const offer = battle.decision?.remarks.lanes[0]?.offers[0];
  if (!offer) throw new Error("no card is offered");
  const { drafting } = battle;
  if (!drafting) throw new Error("nothing drafts it");
  const { draft } = drafting;
  draft.lay(0, offer, 1);
  drafting.send({ picks: [offer.pick], how: "run", within: [], label: "" });
  drafting.forget();
  expect(draft.isEmpty).toBe(false);
  session.decision = null;
  drafting.forget();
  expect(draft.isEmpty).toBe(true);
});

test("in a replay a battle is open in the steps in which it is fought, whoever looks on", () => {
  const { view } = battleCalled("over");
  const event = (kind: string) => ({ kind, seat: 0, refs: [], number: 0, public: [] });
  const replayed = (kinds: string[]) => {
    const stepEvents = kinds.map(event);
    const session = new SampleSession<StarCraft>({ view, seat: null, isLive: false, stepEvents });
    return new BattleAtTable(session, new Choosing(session), () => view);
  };
  expect(replayed(["battle", "skirmish", "battle-over"]).isOpen).toBe(true);
  expect(replayed(["move"]).isOpen).toBe(false);
  const closed = replayed(["battle-over"]);
  closed.close();
  expect(closed.isOpen).toBe(false);
});

test("a battle of a replay that was put away is there again when its steps are seen again", () => {
  const { view } = battleCalled("cards");
  const session = new SampleSession<StarCraft>({ view, seat: null, isLive: false });
  let step = $state(7);
  Object.defineProperty(session, "step", { get: () => step });
  const battle = new BattleAtTable(session, new Choosing(session), () => view);
  battle.close();
  expect(battle.isOpen).toBe(false);
  step = 8;
  expect(battle.isOpen).toBe(true);
});

test("supports that were drafted with the pairs follow them in the same group", () => {
  const { battle, session } = table("pairs");
  const muster = battle.decision?.remarks.muster;
  if (!muster) throw new Error("nobody stands there");
  const sent: { picks: string[]; group: string | undefined }[] = [];
  session.pick = (picks: string[], sending?: { group?: string }) => {
    sent.push({ picks, group: sending?.group });
    return Promise.resolve(null);
  };
  // Lanes in another order than the skirmishes will have.
  const pairs = [
    [1, 35],
    [0, 35],
    [0, 34],
  ] as const;
  const { drafting } = battle;
  if (!drafting) throw new Error("nothing drafts it");
  drafting.draft.take(pairs, [
    [3, 2],
    [4, 0],
  ]);
  if (!drafting.ready) throw new Error("not ready");
  drafting.send(drafting.ready);
  drafting.followUp();
  expect(sent).toHaveLength(1);
  const { view, decision } = battleCalled("supports");
  session.view = view;
  session.decision = decision;
  drafting.followUp();
  expect(sent[1]?.picks.toSorted()).toEqual(["support goliath 3", "support vulture 1"]);
  expect(sent[1]?.group).toBe(sent[0]?.group);
  drafting.followUp();
  expect(sent).toHaveLength(2);
});
