import { describe, expect, it } from "vitest";

import { event } from "../../../api/fakeSocket";
import type { EventShown } from "../../../api/wire";
import type { CloneWarsView } from "../model/view";
import { hand, inPlay, view } from "../state/sampleTable";
import { MOST } from "../../../motion/timing";
import { lengthOf, MS, type Beat } from "./beats";
import { zonesOf } from "./cardZones";
import { scene } from "./scenes";
import games from "./scenes.json";

interface Told {
  actor: number;
  undone: boolean;
  events: EventShown[];
  before: CloneWarsView;
  after: CloneWarsView;
}
const UPDATES = JSON.parse(JSON.stringify(games)) as Told[];

const told = (events: EventShown[], actor = 0) => ({ parts: [events], actor, undone: false });
const shown = ({ events, actor, before, after }: Told) => scene(told(events, actor), before, after);
const kinds = (beats: readonly Beat[]) => beats.map(({ kind }) => kind);
const only = <Kind extends Beat["kind"]>(beats: readonly Beat[], kind: Kind) =>
  beats.filter((beat): beat is Extract<Beat, { kind: Kind }> => beat.kind === kind);

describe("updates of real games", () => {
  it.each(
    UPDATES.map((update, i) => [update.events.map(({ kind }) => kind).join(" "), i] as const),
  )("%s (%i) is over in time and begins at once", (_, i) => {
    const update = UPDATES[i] as Told;
    const { beats, isOwn } = shown(update);
    expect(isOwn).toBe(update.actor === 0);
    expect(lengthOf(beats)).toBeLessThanOrEqual((isOwn ? MOST.own : MOST.others) + 0.001);
    for (const { at, ms } of beats) {
      expect(at).toBeGreaterThanOrEqual(0);
      expect(ms).toBeGreaterThan(0);
    }
    if (beats.length > 0) expect(Math.min(...beats.map(({ at }) => at))).toBeLessThan(100);
  });

  it.each(UPDATES.map((update, i) => [i, update] as const))(
    "%i: every card that moved between open places is seen to move, and ends where it lies",
    (_, update) => {
      const [was, is] = [zonesOf(update.before), zonesOf(update.after)];
      const { beats } = shown(update);
      const last = new Map<number, string>();
      for (const beat of beats) {
        if (beat.kind === "move" || beat.kind === "break") last.set(beat.card, beat.to.zone);
      }
      for (const [card, zone] of was) {
        const now = is.get(card);
        if (now === undefined || now === zone || zone.startsWith("base")) continue;
        expect([card, last.get(card)]).toEqual([card, now]);
      }
    },
  );

  it("never shows the face of a card that the reader does not know", () => {
    for (const update of UPDATES) {
      const { beats } = shown(update);
      for (const beat of only(beats, "move")) {
        if (beat.card < 0) expect(beat.face).toBe("down");
        const theirs = beat.to.zone === "hand:1" && beat.from?.zone === "pile:1:deck";
        if (theirs) expect(beat.face).toBe("down");
      }
    }
  });

  it("covers what matters", () => {
    const seen = new Set(UPDATES.flatMap((one) => one.events.map(({ kind }) => kind)));
    for (const kind of "play resources buy refill draw shuffle clean-up turn attack-base attack-row attack-failed defeat damage-ship damage-base destroy-ship destroy-base discard exile put base repair".split(
      " ",
    )) {
      expect(seen).toContain(kind);
    }
  });
});

describe("one's own act", () => {
  const before = view({ hand: hand(7, 8), pool: 1 });
  const after = view({ hand: hand(8), pool: 3, units: [inPlay(7)] });

  it("a card goes to play, then its resources hop to the pool one by one, and the figure counts", () => {
    const events = [event("play", 0, [7]), event("resources", 0, [], 2)];
    const { beats } = scene(told(events), before, after);
    expect(kinds(beats)).toEqual(["move", "hop", "hop", "count"]);
    const [move] = only(beats, "move");
    expect(move).toMatchObject({
      from: { zone: "hand:0", card: 7 },
      to: { zone: "play:0", card: 7 },
      face: "up",
      at: 0,
      ms: MS.play,
    });
    const [one, two] = only(beats, "hop");
    expect(one).toMatchObject({ from: { card: 7 }, to: { zone: "pool:0" }, at: 200 });
    expect(two?.at).toBe(260);
    expect(only(beats, "count")[0]).toMatchObject({ from: 1, to: 3 });
  });

  it("what would take too long is played faster, in the same order", () => {
    const events = [event("play", 0, [7]), event("resources", 0, [], 6), event("draw", 0, [9, 10])];
    const { beats } = scene(told(events), before, after);
    expect(lengthOf(beats)).toBeCloseTo(MOST.own);
    const [hops, draws] = [only(beats, "hop"), only(beats, "move").slice(1)];
    expect(Math.max(...hops.map(({ at }) => at))).toBeLessThan(draws[0]?.at ?? 0);
  });

  it("cards of one gesture follow each other closely", () => {
    const parts = [[event("play", 0, [7])], [event("play", 0, [8])]];
    const both = view({ units: [inPlay(7), inPlay(8)] });
    const mine = scene({ parts, actor: 0, undone: false }, before, both).beats;
    expect(mine.map(({ at }) => at)).toEqual([0, 70]);
    const theirs = scene({ parts, actor: 1, undone: false }, before, both).beats;
    expect(theirs[1]?.at).toBe((theirs[0]?.at ?? 0) + (theirs[0]?.ms ?? 0));
  });

  it("one figure counts once, whatever the gesture brings and takes", () => {
    const parts = [[event("resources", 0, [], 2)], [event("resources", 0, [], 1)]];
    const { beats } = scene({ parts, actor: 0, undone: false }, before, view({ pool: 4 }));
    const counts = only(beats, "count");
    expect(counts).toMatchObject([{ from: 1, to: 4 }]);
    const landed = Math.max(...only(beats, "hop").map(({ at, ms }) => at + ms));
    expect((counts[0]?.at ?? 0) + (counts[0]?.ms ?? 0)).toBeGreaterThanOrEqual(landed);
  });

  it("when undone, everything goes back together, and soon", () => {
    const { beats } = scene({ parts: [[]], actor: 0, undone: true }, after, before);
    expect(beats).toMatchObject([
      { kind: "move", card: 7, from: { zone: "play:0" }, to: { zone: "hand:0" }, at: 0, ms: 120 },
    ]);
  });
});

describe("what others do", () => {
  it("a card from their hand turns over, more slowly than our own", () => {
    const after = view({}, { units: [inPlay(30)] });
    const { beats } = scene(told([event("play", 1, [30])], 1), view({}), after);
    const [move] = only(beats, "move");
    expect(move).toMatchObject({ face: "turns-up", from: { zone: "hand:1" }, back: "separatist" });
    expect(move?.ms).toBeGreaterThan(MS.play);
  });

  it("what they draw is seen as backs", () => {
    const { beats } = scene(told([event("draw", 1, [-1, -1])], 1), view({}), view({}));
    expect(only(beats, "move").map(({ face, card }) => [face, card])).toEqual([
      ["down", -1],
      ["down", -1],
    ]);
  });
});

describe("purchases", () => {
  it("the card goes where a text says, and its slot is filled from the galaxy deck", () => {
    const before = view({ pool: 5 }, {}, [4, 5]);
    const after = view({ pool: 2, hand: hand(5) }, {}, [4, 6]);
    const events = [
      event("buy", 0, [5], 3),
      event("destination", 0, [5], 0),
      event("refill", -1, [6], 1),
    ];
    const { beats } = scene(told(events), before, after);
    const [bought, next] = only(beats, "move");
    expect(bought).toMatchObject({ from: { zone: "row:1", card: 5 }, to: { zone: "hand:0" } });
    expect(next).toMatchObject({
      from: { zone: "pile:galaxy" },
      to: { zone: "row:1", card: 6 },
      face: "turns-up",
    });
    expect(next?.at).toBeGreaterThan(bought?.at ?? 0);
    expect(only(beats, "count")[0]).toMatchObject({ from: 5, to: 2 });
  });
});

describe("the end of a turn", () => {
  it("sweeps units that no event names, then the hand, then draws; the light is the other's", () => {
    const before = view({ units: [inPlay(1), inPlay(2)], hand: hand(3), pool: 2 });
    const after = view({ hand: hand(4, 5), discard: [1, 2, 3] });
    const events = [
      event("end-turn", 0),
      event("clean-up", 0, [3]),
      event("return-resources", 0, [], 2),
      event("draw", 0, [4, 5]),
      event("turn", 1, [], 2),
    ];
    const { beats } = scene(told(events), before, after);
    expect(only(beats, "move").map(({ card, to }) => [card, to.zone])).toEqual([
      [1, "pile:0:discard"],
      [2, "pile:0:discard"],
      [3, "pile:0:discard"],
      [4, "hand:0"],
      [5, "hand:0"],
    ]);
    expect(only(beats, "light")[0]).toMatchObject({ seat: 1 });
  });
});

describe("attacks", () => {
  it("cards lean in and fire; hits burst one after the other; a ship breaks and a world falls", () => {
    const before = view(
      { units: [inPlay(1), inPlay(2)] },
      { ships: [inPlay(40, { damage: 0, hit_points: 3 })] },
    );
    const events = [
      event("attack-base", 0, [1, 2], 9),
      event("damage-ship", 1, [40], 3),
      event("destroy-ship", 1, [40]),
      event("damage-base", 1, [50], 6),
      event("destroy-base", 1, [50]),
    ];
    const { beats } = scene(told(events), before, view({}, { discard: [40] }));
    expect(only(beats, "bolt").map(({ from }) => from.card)).toEqual([1, 2]);
    expect(only(beats, "burst").map(({ tone, n }) => [tone, n])).toEqual([
      ["total", 9],
      ["harm", 3],
      ["harm", 6],
    ]);
    expect(only(beats, "break")[0]).toMatchObject({
      card: 40,
      from: { zone: "play:1", card: 40 },
      to: { zone: "pile:1:discard" },
    });
    expect(only(beats, "fall")[0]).toMatchObject({
      from: { zone: "base:1" },
      to: { zone: "score:0" },
      ms: MS.fall,
    });
  });
});
