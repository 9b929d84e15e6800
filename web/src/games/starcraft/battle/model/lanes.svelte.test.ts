import { describe, expect, test } from "vitest";

import { battleCalled } from "../../dev/battles";
import { offersOf } from "./fought";
import { BattleDraft, draftedAt, sumsWith } from "./lanes.svelte";

const card = (pick: string) => ({ slot: "standard" as const, pick });

describe("a draft of cards", () => {
  test("takes a card back when it is laid again", () => {
    const draft = new BattleDraft();
    draft.lay(0, card("card a"), 1);
    expect(draft.cardsAt(0).standard).toBe("card a");
    draft.lay(0, card("card a"), 1);
    expect(draft.cardsAt(0).standard).toBeNull();
  });

  test("exchanges cards between lanes", () => {
    const draft = new BattleDraft();
    draft.lay(0, card("card a"), 1);
    draft.lay(1, card("card b"), 1);
    draft.lay(1, card("card a"), 1);
    expect(draft.cardsAt(0).standard).toBe("card b");
    expect(draft.cardsAt(1).standard).toBe("card a");
  });

  test("lays equal cards as often as they are there", () => {
    const draft = new BattleDraft();
    draft.lay(0, card("card a"), 2);
    draft.lay(1, card("card a"), 2);
    expect(draft.laid("card a")).toEqual([0, 1]);
    draft.lay(2, card("card a"), 2);
    expect(draft.laid("card a")).toEqual([1, 2]);
  });
});

describe("where drafts are kept", () => {
  test("a draft of the same decision comes back, one of another does not", () => {
    const shelf = new Map<string, string>();
    const storage = {
      getItem: (key: string) => shelf.get(key) ?? null,
      setItem: (key: string, value: string) => void shelf.set(key, value),
      removeItem: (key: string) => void shelf.delete(key),
    };
    const draft = new BattleDraft("table 7", storage);
    draft.lay(1, card("card a"), 1);
    draft.support(3, 1);
    expect(new BattleDraft("table 7", storage).cardsAt(1).standard).toBe("card a");
    expect(new BattleDraft("table 7", storage).supportsAt(1)).toEqual([3]);
    expect(new BattleDraft("table 8", storage).isEmpty).toBe(true);
    draft.clear();
    expect(new BattleDraft("table 7", storage).isEmpty).toBe(true);
  });
});

test("a kept draft can be a derived value, as the table has it", () => {
  const shelf = {
    getItem: () => '{"victims":["unit a"]}',
    setItem: () => {},
    removeItem: () => {},
  };
  const asked = $state({ name: "one" });
  const made = $derived(new BattleDraft(asked.name, shelf));
  const draft = () => made;
  expect(draft().victims).toEqual(["unit a"]);
  draft().addVictim("unit b");
  expect(draft().victims).toEqual(["unit a", "unit b"]);
  asked.name = "two";
  expect(draft().victims).toEqual(["unit a"]);
});

describe("sums of a drafted lane", () => {
  const lanes = offersOf(battleCalled("cards").decision);
  const own = 1;

  test("are those of the base and of what is laid", () => {
    for (const lane of lanes) {
      const before = sumsWith(lane, []);
      for (const offer of lane.offers) {
        const after = sumsWith(lane, [offer]);
        expect(after.attack[own] - before.attack[own]).toBe(offer.attack);
        expect(after.health[own] - before.health[own]).toBe(offer.health);
      }
    }
  });

  test("add up over a card and its reinforcement, and drop a line once", () => {
    const [lane] = lanes;
    if (!lane) throw new Error("no lanes");
    const line = { role: 1, attack: 2, health: 0, source: "unit", thing: 3, rule: "SC" } as const;
    const offer = { ...lane.offers[0], lines: [], drops: [line], stasis: false };
    const both = [offer, { ...offer, lines: [{ ...line, thing: 4, attack: 1 }] }];
    const sums = sumsWith({ ...lane, base: [line] }, both as typeof lane.offers);
    expect(sums.attack).toEqual([0, 1]);
  });

  test("have no attack in stasis", () => {
    const [lane] = lanes;
    const offer = lane?.offers.find(({ attack }) => attack > 0);
    if (!lane || !offer) throw new Error("no such card");
    expect(sumsWith(lane, [{ ...offer, stasis: true }]).attack).toEqual([0, 0]);
  });

  test("only cards that were drafted count", () => {
    const draft = new BattleDraft();
    const [lane] = lanes;
    if (!lane) throw new Error("no lanes");
    expect(draftedAt(lane, draft)).toEqual([]);
    draft.lay(lane.skirmish, lane.offers[0] ?? card(""), 1);
    expect(draftedAt(lane, draft)).toEqual([lane.offers[0]]);
  });
});
