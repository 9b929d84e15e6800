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
  battle.draft.take(pairs, [
    [3, 2],
    [4, 0],
  ]);
  if (!battle.ready) throw new Error("not ready");
  battle.send(battle.ready);
  battle.followUp();
  expect(sent).toHaveLength(1);
  const { view, decision } = battleCalled("supports");
  session.view = view;
  session.decision = decision;
  battle.followUp();
  expect(sent[1]?.picks.toSorted()).toEqual(["support goliath 3", "support vulture 1"]);
  expect(sent[1]?.group).toBe(sent[0]?.group);
  battle.followUp();
  expect(sent).toHaveLength(2);
});
