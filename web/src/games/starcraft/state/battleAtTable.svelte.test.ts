import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";

import { SampleSession } from "../../../api/sampleSession.svelte";
import { Choosing } from "../../../shared/choosing/choosing.svelte";
import { battleCalled } from "../dev/battles";
import type { StarCraft } from "../model/view";
import { BattleAtTable } from "./battleAtTable.svelte";

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

test("a draft is kept until what was sent is taken", () => {
  const { battle, session } = table("cards");
  const offer = battle.decision?.remarks.lanes[0]?.offers[0];
  if (!offer) throw new Error("no card is offered");
  const { draft } = battle;
  draft.lay(0, offer, 1);
  battle.send({ picks: [offer.pick], how: "run", within: [], label: "" });
  battle.forget();
  expect(draft.isEmpty).toBe(false);
  session.decision = null;
  battle.forget();
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
