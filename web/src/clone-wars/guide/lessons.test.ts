import { describe, expect, test } from "vitest";

import type { DecisionShown, OptionShown } from "../../api/wire";
import { dueNote, type Moment } from "../../guide/notes";
import type { CloneWarsView } from "../model";
import { card, hand, inPlay, option, side, view } from "../sample";
import { LESSONS } from "./lessons";

const CARDS = [
  card("clone_trooper"),
  card("obi_wan", { figures: { cost: 6 } }),
  card("vulture_droid", { faction: "separatist", figures: { target_value: 1 } }),
  card("xorrn", { type: "base" }),
  card("action_vi", { type: "capital_ship" }),
  card("rishi", { type: "base" }),
  card("shuttle", { figures: { cost: 3 } }),
];
const BASE = { card: 3, damage: 0, hit_points: 8, prevented: 0, used: [] };
const EVERYTHING_BUT = (name: string) =>
  new Set(LESSONS.notes.map((note) => note.name).filter((one) => one !== name));

/** A moment of the newcomer's turn: these options, this table. */
function moment(
  options: OptionShown[],
  table: Partial<CloneWarsView> = {},
  some: { prompt?: string; turns?: string[]; path?: number[]; aims?: object[] } = {},
): Moment {
  const decision = {
    prompt: some.prompt ?? "action",
    options,
    aims: some.aims ?? [],
    sums: [],
    about: 0,
  } as unknown as DecisionShown;
  const near = side({ hand: hand(0), force: 3, base: { ...BASE, card: 5 } });
  const far = side({ faction: "separatist", base: BASE });
  const whole = { ...view(near, far, [1, 2]), turn: 2, ...table };
  const path = (some.path ?? []).map((number) => ({ kind: "card", number }));
  const seen = { view: whole as never, printed: { card: CARDS as never }, decision, path };
  return { ...seen, advice: LESSONS.advise({ "2": some.turns ?? [] }, seen) };
}
const dueOf = (one: Moment, ...read: string[]) =>
  dueNote(LESSONS.notes, one, new Set(read), null)?.name;

const END = option("end");
const AIM = [{ target: 2, against: [{ value: 1 }], total: 0, joining: [{ card: 0, value: 2 }] }];
const AT_BASE = [
  { target: -1, against: [{ value: 8 }], total: 0, joining: [{ card: 0, value: 2 }] },
];

describe("advice", () => {
  test("is the first of the turn's that is possible, whatever was done before", () => {
    const options = [option("use 1"), option("play 0"), END];
    expect(moment(options, {}, { turns: ["use 9", "use 1", "play 0"] }).advice?.text).toBe("use 1");
  });

  test("is the usual order of a turn for whoever has left the way", () => {
    const pool = { sides: [side({ pool: 6 }), side({ base: BASE })] as CloneWarsView["sides"] };
    const buys = [option("buy 6"), option("buy 1")];
    const commit = option("commit 0 > 3");
    const some = { aims: AT_BASE };
    expect(moment([END, option("play 0"), ...buys]).advice?.text).toBe("play 0");
    expect(moment([END, commit, ...buys], pool, some).advice).toBe(commit);
    expect(moment([END, option("resolve"), ...buys], pool).advice?.text).toBe("resolve");
    expect(moment([END, ...buys], pool).advice?.text).toBe("buy 1");
    expect(moment([END, ...buys]).advice).toBe(END);
  });

  test("is any answer to a question that was not foreseen, before declining", () => {
    const one = moment([option("done"), option("exile 0")], {}, { prompt: "exile" });
    expect(one.advice?.text).toBe("exile 0");
    expect(LESSONS.controls(one.advice as OptionShown, one)).toContain('.ask [data-card="0"]');
  });

  test("is to play first what came to the hand by another way", () => {
    const options = [option("buy 1"), option("play 0"), END];
    expect(moment(options, {}, { turns: ["buy 1"] }).advice?.text).toBe("play 0");
  });

  test("points at the unit first, then at what it attacks", () => {
    const aim = option("commit 0 > 2");
    const first = moment([aim, END], {}, { turns: [aim.text], aims: AIM });
    const then = moment([aim, END], {}, { turns: [aim.text], aims: AIM, path: [0] });
    expect(LESSONS.controls(aim, first)[0]).toContain("play:0");
    expect(LESSONS.controls(aim, then)[0]).toContain('"row"] [data-card="2"]');
    expect(LESSONS.label(aim, first)).toBe("Pick clone trooper, then vulture droid");
    expect(LESSONS.label(aim, then)).toBe("Now pick vulture droid");
  });
});

describe("notes", () => {
  test("begin with the goal, then the hand", () => {
    const one = moment([option("play 0"), END]);
    expect(dueOf(one)).toBe("goal");
    expect(dueOf(one, "goal")).toBe("play");
  });

  test.each([
    ["force", moment([END])],
    ["row", moment([option("commit 0 > 2"), END], {}, { aims: AIM })],
    ["resolve", moment([option("resolve"), END])],
    ["reward", moment([option("reward 2")], {}, { prompt: "reward" })],
    ["market", moment([option("buy 1"), END], {}, { turns: ["buy 1"] })],
    ["buy", moment([option("buy 1"), END], {}, { turns: ["buy 1"] })],
    ["end", moment([END])],
    ["choice", moment([option("choose 0")], {}, { prompt: "choose" })],
    ["undo", moment([option("play 0")], { turn: 6 })],
    ["lost", moment([option("base 3")], {}, { prompt: "new-base" })],
    ["question", moment([option("exile 0")], {}, { prompt: "exile" })],
    ["attack", moment([option("commit 0 > 3"), END], {}, { aims: AT_BASE })],
    ["ability", moment([option("use 1"), END], {}, { turns: ["use 1"] })],
    [
      "shield",
      moment(
        [option("commit 0 > 3"), END],
        { sides: [side(), side({ base: BASE, ships: [inPlay(4, { hit_points: 3 })] })] },
        { aims: AT_BASE },
      ),
    ],
    [
      "hurt",
      moment([option("play 0")], { sides: [side({ base: { ...BASE, damage: 2 } }), side()] }),
    ],
    ["ship", moment([END], { sides: [side({ ships: [inPlay(4)] }), side()] })],
    ["shift", moment([option("play 0")], { sides: [side({ force: 2 }), side()] })],
    ["fall", moment([END], { sides: [side({ victory: [3] }), side()] })],
  ])("%s is told when it happens", (name, one) => {
    expect(dueNote(LESSONS.notes, one, EVERYTHING_BUT(name), null)?.name).toBe(name);
  });

  test("a beaten card of the row is not taught while none can be beaten", () => {
    const short = [{ ...AIM[0], against: [{ value: 5 }] }];
    const one = moment([option("commit 0 > 2"), END], {}, { aims: short });
    expect(dueNote(LESSONS.notes, one, EVERYTHING_BUT("row"), null)).toBeNull();
  });

  test("a new base is told of when the guide is over, with how many each side has", () => {
    const sides = [side(), side({ victory: [5] })] as CloneWarsView["sides"];
    const one = moment([option("base 3"), option("base 4")], { sides }, { prompt: "new-base" });
    const note = LESSONS.notes.find(({ name }) => name === "lost");
    expect(note?.lasts).toBe(true);
    expect(note?.words?.(one)).toEqual({ n: 3 });
  });
});

describe("what was done", () => {
  const near = { hand: hand(0), pool: 4, base: BASE };
  const at = (mine: object, theirs: object = {}, table: Partial<CloneWarsView> = {}) =>
    moment([option("buy 1"), END], {
      sides: [side({ ...near, ...mine }), side({ base: BASE, ...theirs })],
      ...table,
    });
  const SHIPS = { ships: [inPlay(4, { hit_points: 3 })] };
  const HIT = { ships: [inPlay(4, { hit_points: 3, damage: 1 })] };
  const HUNT = { groups: [{ target: 2, cards: [0] }] };

  test.each([
    ["play", at({}), at({ hand: hand() })],
    ["row", at({}, {}, HUNT), at({}, {}, { row: [1, 6] })],
    ["buy", at({}), at({ pool: 1 })],
    ["end", at({}), at({}, {}, { turn: 3, active: 1 })],
    ["attack", at({}), at({}, { base: { ...BASE, damage: 2 } })],
    ["ability", at({ units: [inPlay(1)] }), at({ units: [inPlay(1, { used: [0] })] })],
    ["shield", at({}, SHIPS), at({}, HIT)],
    ["fall", at({}), at({ victory: [3] }, { base: null })],
  ])("%s is seen", (name, before, now) => {
    expect(LESSONS.done[name]?.(before, now)).toBe(true);
    expect(LESSONS.done[name]?.(before, before)).toBe(false);
  });

  test("what the enemy does, or the end of a turn does, is not one's own doing", () => {
    const theirs = { active: 1 };
    expect(LESSONS.done.shield?.(at({}, SHIPS, theirs), at({}, HIT, theirs))).toBe(false);
    expect(LESSONS.done.buy?.(at({}), at({ pool: 0 }, {}, { turn: 3 }))).toBe(false);
  });
});
