import { describe, expect, test } from "vitest";

import { cards, line } from "../../../api/fakeSocket";
import { dueNote } from "../../../shared/screen/lessons";
import type { Aim, CloneWarsOption, CloneWarsView } from "../model/view";
import { card, decision, hand, inPlay, option, remarks, side, view } from "../state/sampleTable";
import { LESSONS } from "./lessons";
import type { Moment } from "./tableFacts";

const CARDS = [
  card("clone_trooper"),
  card("obi_wan", { figures: { cost: 6 }, text: ["Draw 1 card."] }),
  card("vulture_droid", { faction: "separatist", figures: { target_value: 1 } }),
  card("xorrn", { type: "base" }),
  card("action_vi", { type: "capital_ship" }),
  card("rishi", { type: "base" }),
  card("shuttle", { figures: { cost: 3 } }),
];
/** With the card in hand, what a side starts with. */
const DECK = { cards: 9, known: [] };
const BASE = { card: 3, damage: 0, hit_points: 8, prevented: 0, used: [] };
const EVERYTHING_BUT = (name: string) =>
  new Set(LESSONS.notes.map((note) => note.name).filter((one) => one !== name));

/** A moment in the beginner's turn: these options, this table. */
function moment(
  options: CloneWarsOption[],
  table: Partial<CloneWarsView> = {},
  some: {
    prompt?: string;
    turns?: string[];
    path?: number[];
    aims?: Aim[];
    counsel?: string;
    outcome?: Moment["outcome"];
  } = {},
): Moment {
  const asked = {
    ...decision(),
    options,
    prompt: some.prompt ?? "action",
    about: 0,
    remarks: remarks({ aims: some.aims ?? [] }),
  };
  const near = side({ hand: hand(0), deck: DECK, force: 3, base: { ...BASE, card: 5 } });
  const far = side({ faction: "separatist", base: BASE });
  const whole = { ...view(near, far, [1, 2]), turn: 2, ...table };
  const path = (some.path ?? []).map((number) => ({ kind: "card", number }));
  const { counsel = null, outcome = null } = some;
  const printed = { card: CARDS };
  const seen = { view: whole, printed, decision: asked, path, log: [], counsel, then: [] };
  const turns = { "2": ["play clone_trooper", ...(some.turns ?? [])] };
  return { ...seen, advice: LESSONS.advise(turns, seen), outcome };
}
const dueOf = (one: Moment, ...read: string[]) =>
  dueNote(LESSONS.notes, one, new Set(read), null)?.name;

const END = option("end");
/** What a target takes, and what the card in play would add. */
const aimAt = (target: number, value: number, total = 0): Aim => ({
  ...{ target, against: [{ card: target, value, rule: "" }], total },
  joining: [{ card: 0, value: 2 }],
  vain: false,
});
const AIM = [aimAt(2, 1)];
const AT_BASE = [aimAt(-1, 8)];

describe("advice", () => {
  test("is the first of the turn's that is possible", () => {
    const options = [option("use 1"), option("play 0"), END];
    expect(moment(options, {}, { turns: ["use 9", "use 1", "play 0"] }).advice?.text).toBe("use 1");
  });

  test("is what a program would do for a player who has left the plan", () => {
    const other = { sides: [side({ hand: hand(6), deck: DECK }), side({ base: BASE })] };
    const options = [option("use 1"), option("buy 6"), END];
    const some = { turns: ["use 1"], counsel: "buy 6" };
    expect(moment(options, other as never, { turns: ["use 1"] }).advice).toBeNull();
    expect(moment(options, other as never, some).advice?.text).toBe("buy 6");
    expect(moment(options, {}, some).advice?.text).toBe("use 1");
  });

  test("is what a program would do for whoever has bought too much or too little", () => {
    const deck = { cards: 10, known: [] };
    const rich = { sides: [side({ hand: hand(0), deck }), side({ base: BASE })] };
    const some = { turns: ["use 1"], counsel: "end" };
    expect(moment([option("use 1"), END], rich as never, some).advice).toBe(END);
    const late = moment([option("use 1"), END], { turn: 4 }, some);
    const turns = { "2": ["play clone_trooper", "buy obi_wan"], "4": ["use 1"] };
    expect(LESSONS.advise(turns, late)).toBe(END);
  });

  test("is to carry out an attack that is ready before anything is bought or ended", () => {
    const resolve = option("resolve 9 > 3");
    const ready = [aimAt(-1, 8, 2)];
    const some = { counsel: "buy 6", aims: ready };
    expect(moment([option("buy 6"), resolve, END], {}, some).advice).toBe(resolve);
    const short = [aimAt(2, 5, 2)];
    const row = option("resolve 9 > 2");
    const buy = moment([option("buy 6"), row, END], {}, { counsel: "buy 6", aims: short });
    expect(buy.advice?.text).toBe("buy 6");
  });

  test("is the end of the turn when all is bought that was planned", () => {
    const near = side({ discard: [1], deck: { cards: 10, known: [] } });
    const sides: CloneWarsView["sides"] = [near, side({ base: BASE })];
    const some = { turns: ["buy obi_wan", "end"] };
    expect(moment([option("buy 6"), END], { sides }, some).advice).toBe(END);
  });

  test("is any answer to a question that was not foreseen, before declining", () => {
    const one = moment([option("done"), option("exile 0")], {}, { prompt: "exile", counsel: "" });
    expect(one.advice?.text).toBe("exile 0");
    expect(LESSONS.controls(one.advice ?? END, one)).toContain('.ask [data-card="0"]');
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
  test("begin with the goal, then how a card is read, then the hand", () => {
    const one = moment([option("play 0"), END], {}, { counsel: "play 0" });
    expect(dueOf(one)).toBe("goal");
    expect(dueOf(one, "goal")).toBe("read");
    expect(dueOf(one, "goal", "read")).toBe("play");
  });

  test("that ask to do something are told only while just that is advised", () => {
    const commits = [option("commit 0 > 2"), option("commit 0 > 3"), END];
    const aims = [...AIM, ...AT_BASE];
    const base = moment(commits, {}, { aims, counsel: "commit 0 > 3" });
    const row = moment(commits, {}, { aims, counsel: "commit 0 > 2" });
    expect(dueNote(LESSONS.notes, base, EVERYTHING_BUT("row"), null)).toBeNull();
    expect(dueNote(LESSONS.notes, row, EVERYTHING_BUT("row"), null)?.name).toBe("row");
    expect(LESSONS.controls(row.advice ?? END, row)[0]).toContain('data-card="0"');
  });

  test("of what the enemy did come as the turn begins, not in the midst of it", () => {
    const sides = (units: number[]) => [
      side({ base: { ...BASE, damage: 2 }, force: 2, units: units.map((one) => inPlay(one)) }),
      side(),
    ];
    for (const name of ["hurt", "shift"]) {
      const fresh = moment([option("play 0")], { sides: sides([]) as never });
      const later = moment([option("play 0")], { sides: sides([0]) as never });
      expect(dueNote(LESSONS.notes, fresh, EVERYTHING_BUT(name), null)?.name).toBe(name);
      expect(dueNote(LESSONS.notes, later, EVERYTHING_BUT(name), null)).toBeNull();
    }
  });

  test("an ability that was used is told with its text and what came of it", () => {
    const told = [
      { ...line("You use obi wan."), refs: cards(1) },
      { ...line("You draw shuttle."), refs: cards(6) },
    ];
    const one = moment([END], {}, { counsel: "end", outcome: { of: "ability", told } });
    const note = LESSONS.notes.find(({ name }) => name === "used");
    expect(note?.isDue(one)).toBe(true);
    expect(note?.words?.(one)).toMatchObject({
      card: "obi wan",
      text: "Draw 1 card.",
      story: "You use obi wan. You draw shuttle.",
      with: "you",
    });
  });

  test("a first ship has swords only if it has attack", () => {
    const words = (attack: number) => {
      const sides = [side({ ships: [inPlay(4, { attack })] }), side()] as CloneWarsView["sides"];
      const note = LESSONS.notes.find(({ name }) => name === "ship");
      return note?.words?.(moment([END], { sides }));
    };
    expect(words(0)).toMatchObject({ swords: "no" });
    expect(words(2)).toMatchObject({ swords: "yes" });
  });

  test.each([
    ["force", moment([END])],
    ["row", moment([option("commit 0 > 2"), END], {}, { aims: AIM, counsel: "commit 0 > 2" })],
    ["resolve", moment([option("resolve"), END], {}, { counsel: "resolve" })],
    ["reward", moment([option("reward 2")], {}, { prompt: "reward" })],
    ["market", moment([option("buy 1"), END], {}, { counsel: "buy 1" })],
    ["buy", moment([option("buy 1"), END], {}, { counsel: "buy 1" })],
    ["end", moment([END], {}, { counsel: "end" })],
    ["choice", moment([option("choose 0")], {}, { prompt: "choose" })],
    ["undo", moment([END], {}, { counsel: "end" })],
    ["lost", moment([option("base 3")], {}, { prompt: "new-base" })],
    ["question", moment([option("exile 0")], {}, { prompt: "exile" })],
    ["attack", moment([option("commit 0 > 3"), END], {}, { counsel: "commit 0 > 3" })],
    ["ability", moment([option("use 1"), END], {}, { counsel: "use 1" })],
    [
      "shield",
      moment(
        [option("commit 0 > 3"), END],
        { sides: [side(), side({ base: BASE, ships: [inPlay(4, { hit_points: 3 })] })] },
        { counsel: "commit 0 > 3" },
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

  test("a new base is told of when the guide is over, with how many there are", () => {
    const sides = [side(), side({ victory: [5] })] as CloneWarsView["sides"];
    const one = moment([option("base 3"), option("base 4")], { sides }, { prompt: "new-base" });
    const note = LESSONS.notes.find(({ name }) => name === "lost");
    expect(note?.lasts).toBe(true);
    expect(note?.words?.(one)).toEqual({ n: 2 });
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
    expect(LESSONS.wasDone(name, before, now)).toBe(true);
    expect(LESSONS.wasDone(name, before, before)).toBe(false);
  });

  test("what the enemy does, or the end of a turn does, is not one's own doing", () => {
    const theirs = { active: 1 };
    expect(LESSONS.wasDone("shield", at({}, SHIPS, theirs), at({}, HIT, theirs))).toBe(false);
    expect(LESSONS.wasDone("buy", at({}), at({ pool: 0 }, {}, { turn: 3 }))).toBe(false);
  });
});
