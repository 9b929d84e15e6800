import { describe, expect, test } from "vitest";

import { BATTLES, battleCalled } from "../../dev/battles";
import { BATTLE_FORMS } from "../../model/forms";
import { type Decision, offersOf } from "./fought";
import {
  canAdd,
  cardsSent,
  doesHarm,
  formOf,
  isWhole,
  leftToRight,
  named,
  pairsSent,
  ready,
  severalOf,
  single,
  supportsSent,
  victimsSent,
} from "./forms";
import { BattleDraft } from "./lanes.svelte";
import { piecesOf } from "./trays";

function asked(name: string): Decision {
  const { decision } = battleCalled(name);
  if (!decision) throw new Error(`nobody is asked in ${name}`);
  return decision;
}

/** These are asked only with Brood War, and opened as tables by the tests in the browser. */
const EXPANDED = [
  ...["collateral", "early-loss", "exchange", "exchange-for", "feedback", "give-up-stolen"],
  ...["last-strike", "recharge"],
];
const QUESTIONS = BATTLES.filter(({ name, decision }) => decision?.prompt === name);

describe("questions of a battle", () => {
  test("each of them has its form, and each form its question", () => {
    const asked = [...QUESTIONS.map(({ name }) => name), ...EXPANDED];
    expect(asked.sort()).toEqual(Object.keys(BATTLE_FORMS).sort());
  });

  test.each(QUESTIONS.map(({ name }) => name))("%s is answered by picks of the server", (name) => {
    const decision = asked(name);
    const texts = decision.options.map(({ text }) => text);
    const [first] = decision.options;
    if (!first) throw new Error("no options");
    expect(single(decision, first)).toEqual({
      picks: [first.text],
      how: "exact",
      within: [name],
      label: first.label,
    });
    for (const { pick } of severalOf(decision).parts)
      if (severalOf(decision).most === 1) expect(texts).toContain(pick);
  });

  test("says where own units are lost", () => {
    expect(doesHarm(asked("splash"))).toBe(true);
    expect(doesHarm(asked("retreat-who"))).toBe(false);
    expect(formOf(null)).toBeNull();
  });
});

describe("pairs", () => {
  const decision = asked("pairs");
  const { parts, most } = severalOf(decision);
  const part = (at: number) => parts[at] ?? parts[0];
  const unit = (at: number, role: string) => named(part(at) ?? { refs: [] }, "unit", role);

  test("are sent as a set once every lane has two units, in whatever order they were put", () => {
    const draft = new BattleDraft();
    const [attacker, defender] = [unit(0, "what"), unit(0, "with")];
    for (let lane = most - 1; lane >= 0; lane -= 1) {
      expect(pairsSent(decision, draft)).toBeNull();
      draft.stand(lane, 1, defender, most);
      draft.stand(lane, 0, attacker, most);
    }
    const sent = pairsSent(decision, draft);
    expect(sent).toMatchObject({ how: "set", within: ["pair"], label: "Set 3 skirmishes" });
    expect(sent?.picks).toEqual(Array.from({ length: most }, () => part(0)?.pick));
  });

  test("are made again by putting somebody else there", () => {
    const draft = new BattleDraft();
    draft.stand(0, 0, 5, most);
    draft.stand(0, 0, 7, most);
    expect(draft.pairsOf(most)[0]).toEqual([7, null]);
    draft.stand(0, 0, null, most);
    expect(draft.pairsOf(most)[0]).toEqual([null, null]);
  });
});

describe("supports", () => {
  test("are sent together when every unit has a lane", () => {
    const decision = asked("supports");
    const several = severalOf(decision);
    const draft = new BattleDraft();
    for (let at = 0; at < several.most; at += 1) {
      expect(supportsSent(decision, draft)).toBeNull();
      const part = several.parts[at] ?? { refs: [] };
      draft.support(named(part, "unit") ?? -1, named(part, "skirmish") ?? -1);
    }
    expect(supportsSent(decision, draft)).toMatchObject({ how: "set", within: ["support"] });
  });
});

describe("victims", () => {
  test("can only be added where a whole choice holds them", () => {
    const several = {
      least: 2,
      most: 2,
      parts: ["unit a", "unit a", "unit b", "unit c"].map((pick) => ({ pick, refs: [] })),
      wholes: [
        ["unit a", "unit a"],
        ["unit a", "unit b"],
      ],
    };
    expect(canAdd(several, [], "unit c")).toBe(false);
    expect(canAdd(several, ["unit b"], "unit b")).toBe(false);
    expect(canAdd(several, ["unit b"], "unit a")).toBe(true);
    expect(canAdd(several, ["unit a", "unit b"], "unit a")).toBe(false);
    expect(isWhole(several, ["unit b", "unit a"])).toBe(true);
    expect(isWhole(several, ["unit b", "unit b"])).toBe(false);
    expect(isWhole(several, ["unit a"])).toBe(false);
  });

  test("are no more than there are units", () => {
    const decision = asked("escape-lose");
    const several = severalOf(decision);
    const single = several.parts
      .map(({ pick }) => pick)
      .find((pick, _, all) => all.filter((one) => one === pick).length === 1);
    if (!single) throw new Error("every unit is there twice");
    expect(canAdd(several, [], single)).toBe(true);
    expect(canAdd(several, [single], single)).toBe(false);
  });

  test("are sent as a set when there are enough of them", () => {
    const decision = asked("escape-lose");
    const draft = new BattleDraft();
    const [one, other] = severalOf(decision).parts;
    draft.addVictim(one?.pick ?? "");
    expect(victimsSent(decision, draft)).toBeNull();
    draft.addVictim(other?.pick ?? "");
    expect(victimsSent(decision, draft)).toMatchObject({ how: "set", label: "Lose 2 units" });
    draft.dropVictim(other?.pick ?? "");
    expect(ready(decision, draft)).toBeNull();
  });
});

describe("cards", () => {
  const decision = asked("cards");
  const lanes = offersOf(decision);
  const standard = (lane: number, at: number) => {
    const found = lanes[lane]?.offers.filter(
      ({ slot, card }) => slot === "standard" && card !== null,
    );
    const offer = found?.[at];
    if (!offer) throw new Error("no such card");
    return offer;
  };

  test("of all lanes are one run, with nothing for a lane without a reinforcement", () => {
    const draft = new BattleDraft();
    lanes.forEach((lane, at) => {
      expect(cardsSent(decision, draft)).toBeNull();
      draft.lay(lane.skirmish, standard(at, at), 1);
    });
    const more = lanes[1]?.offers.find(
      ({ slot, card }) => slot === "reinforcement" && card !== null,
    );
    if (!more) throw new Error("no reinforcement");
    draft.lay(1, more, 1);
    expect(cardsSent(decision, draft)).toEqual({
      picks: [
        standard(0, 0).pick,
        "done",
        standard(1, 1).pick,
        more.pick,
        standard(2, 2).pick,
        "done",
      ],
      how: "run",
      within: ["standard-card", "reinforcement-card"],
      label: "Commit 3 skirmishes",
    });
  });

  test("of the deck have no reinforcement, and looking at it ends the run", () => {
    const draft = new BattleDraft();
    for (const lane of lanes) draft.lay(lane.skirmish, { slot: "standard", pick: "deck" }, 99);
    expect(cardsSent(decision, draft)?.picks).toEqual(["deck", "deck", "deck"]);
    const looking: Decision = {
      ...decision,
      remarks: {
        ...decision.remarks,
        lanes: lanes.map((lane) => ({
          ...lane,
          offers: lane.offers.map((one) => (one.pick === "deck" ? { ...one, pick: "look" } : one)),
        })),
      },
    };
    const other = new BattleDraft();
    other.lay(1, { slot: "standard", pick: "look" }, 99);
    expect(cardsSent(looking, other)).toBeNull();
    other.lay(0, standard(0, 0), 1);
    expect(cardsSent(looking, other)?.picks.at(-1)).toBe("look"); // the third waits for what is seen
  });
});

test("skirmishes are resolved from left to right in one run", () => {
  const decision = asked("resolving");
  expect(leftToRight(decision)).toMatchObject({
    picks: decision.options.map(({ text }) => text),
    how: "run",
    within: ["next-skirmish"],
  });
});

describe("units with where they are", () => {
  const part = (pick: string, unit: number, skirmish: number) => ({
    pick,
    refs: [
      { role: "what", kind: "unit", number: unit },
      { role: "to", kind: "skirmish", number: skirmish },
    ],
  });
  const parts = [
    part("exchange-front mutalisk 1", 3, 0),
    part("exchange-support zergling 2", 4, 1),
    part("exchange-support zergling 2", 4, 1),
  ];
  const exchange: Decision = {
    ...asked("front"),
    prompt: "exchange",
    several: { least: 2, most: 2, parts, wholes: [] },
  };

  test("equal units of a skirmish are told apart, and two change places together", () => {
    const draft = new BattleDraft();
    expect(piecesOf(exchange, draft)).toMatchObject([
      { unit: 3, skirmish: 0, isSupport: false, isChosen: false, canPick: true },
      { unit: 4, skirmish: 1, isSupport: true, isChosen: false, canPick: true },
      { unit: 4, skirmish: 1, isSupport: true, isChosen: false, canPick: true },
    ]);
    draft.addVictim("exchange-support zergling 2");
    expect(ready(exchange, draft)).toBeNull();
    draft.addVictim("exchange-front mutalisk 1");
    expect(piecesOf(exchange, draft).map(({ canPick }) => canPick)).toEqual([true, true, false]);
    expect(ready(exchange, draft)).toMatchObject({
      picks: ["exchange-support zergling 2", "exchange-front mutalisk 1"],
      how: "set",
      within: ["exchange", "exchange-for"],
    });
  });
});
