import { fireEvent, render } from "@testing-library/svelte";
import { describe, expect, test, vi } from "vitest";

import { FACTIONS } from "../art/sides/factions";
import { PRINTED } from "../dev/positions";
import CardBack from "./CardBack.svelte";
import CardHand from "./CardHand.svelte";
import CardLane from "./CardLane.svelte";
import CardLarge from "./CardLarge.svelte";
import CardSmall from "./CardSmall.svelte";
import CardZoom from "./CardZoom.svelte";
import { bonusOf, faceOf, rulesOf, unitName } from "./face";
import { sourcesOf } from "./sources";

const ALL = [...PRINTED.card, ...PRINTED.event].map(faceOf);
function called(slug: string) {
  const found = ALL.find((face) => face.slug === slug);
  if (!found) throw new Error(`no card is called ${slug}`);
  return found;
}
const ZERGLING = called("zerg_01");
const SIEGE = called("siege_mode");
const LOCKDOWN = called("lockdown");
const RETREAT = called("retreat_1");
const side = "queen_of_blades";

describe("what is on a card", () => {
  test("is read from what is printed", () => {
    expect(ZERGLING).toMatchObject({
      kind: "standard",
      isTechnology: false,
      race: "zerg",
      units: ["zergling"],
      majors: [{ attack: 6, health: 3 }],
      minor: { attack: 4, health: 3 },
    });
    expect(SIEGE).toMatchObject({
      isTechnology: true,
      name: "Siege Mode",
      cost: { minerals: 1, gas: 1 },
      majors: [{ attack: 9, health: 7 }],
    });
    expect(RETREAT).toMatchObject({ kind: "event", stage: 1, use: "keep", race: null });
  });

  test("says what every standard and reinforcement card is for", () => {
    for (const face of ALL.filter(({ kind }) => kind === "standard")) {
      expect(face.majors).toHaveLength(1);
      expect(face.units.length).toBeGreaterThan(0);
    }
    for (const face of ALL.filter(({ kind }) => kind === "reinforcement"))
      expect(face.isForAll || face.units.length + face.supports.length > 0).toBe(true);
  });

  test("has a bonus only where it is a number", () => {
    expect(bonusOf(called("zerg_17"))).toEqual({ does: "attack", n: 1 });
    expect(bonusOf(called("bunker"))).toEqual({ does: "health", n: 3 });
    expect(bonusOf(LOCKDOWN)).toBeNull();
  });

  test("leads to its own rule first", () => {
    expect(rulesOf(SIEGE)[0]).toBe("SC-CARD-T-15");
    expect(rulesOf(RETREAT)[0]).toBe("SC-EVENT-05");
    expect(rulesOf(ZERGLING)).toEqual(["SC-SKIRM-10", "SC-BATTLE-14"]);
  });

  test("names units in words", () => {
    expect(unitName("siege_tank")).toBe("Siege Tank");
  });
});

describe("sources", () => {
  test("tell what is known from what was reconstructed", () => {
    expect(sourcesOf(LOCKDOWN)).toEqual({
      attested: { heading: "From the rulebook", text: "The whole card." },
    });
    expect(sourcesOf(SIEGE)).toEqual({
      attested: { heading: "From the rulebook", text: "All the rest." },
      reconstructed: { heading: "Reconstructed", text: "cost, numbers" },
    });
    expect(sourcesOf(called("yamato_gun")).attested).toBeUndefined();
  });
});

describe("faces", () => {
  test.each([CardSmall, CardLane, CardHand])(
    "show large and small figures in every size",
    (Part) => {
      const { container } = render(Part, { face: ZERGLING, side });
      const text = container.textContent?.replace(/\s+/g, " ") ?? "";
      expect(text).toMatch(/6.*3.*4.*3/);
      expect(container.querySelectorAll(".units svg.sign")).toHaveLength(1);
      expect(container.querySelector(`[data-side="${side}"]`)).not.toBeNull();
    },
  );

  test("tell reinforcements and technologies by shape", () => {
    const { container } = render(CardLane, { face: LOCKDOWN, side: "jim_raynor" });
    expect(container.querySelector(".lane.reinforcement.technology")).not.toBeNull();
  });

  test("of a hand make room for a foot instead of the text", () => {
    const { container } = render(CardHand, { face: called("zerg_06"), side });
    expect(container.querySelector(".text")?.textContent).toBe(called("zerg_06").text);
  });

  test("of every card can be drawn large", () => {
    for (const face of ALL) {
      const { container, unmount } = render(CardLarge, { face });
      expect(container.querySelector("h3")?.textContent).toBe(face.name);
      if (face.text) expect(container.textContent).toContain(face.text);
      unmount();
    }
  });

  test("when large lead to rules", async () => {
    const onrule = vi.fn<(rule: string) => void>();
    const { getByRole } = render(CardLarge, { face: SIEGE, onrule });
    await fireEvent.click(getByRole("button", { name: /SC-CARD-T-15/ }));
    expect(onrule).toHaveBeenCalledExactlyOnceWith("SC-CARD-T-15");
  });
});

describe("looking closely", () => {
  const around = [131, 134, 135].map((number) => ({ kind: "card" as const, number }));
  const given = { printed: PRINTED, around, onlook: vi.fn(), onclose: vi.fn() };

  test("steps through the cards beside it, round and round", async () => {
    const onlook = vi.fn();
    const thing = { kind: "card", number: 135 } as const;
    const { getByRole } = render(CardZoom, { ...given, thing, onlook });
    await fireEvent.keyDown(getByRole("dialog"), { key: "ArrowRight" });
    expect(onlook).toHaveBeenLastCalledWith({ kind: "card", number: 131 });
    await fireEvent.keyDown(getByRole("dialog"), { key: "ArrowLeft" });
    expect(onlook).toHaveBeenLastCalledWith({ kind: "card", number: 134 });
  });

  test("shows what is no card in words", () => {
    const thing = { kind: "module", number: 1 } as const;
    const { getByRole } = render(CardZoom, { ...given, around: [], thing });
    const text = getByRole("dialog", { name: "Research & Development" }).textContent;
    expect(text).toContain(PRINTED.module[1]?.text);
  });

  test("ends with Space", async () => {
    const onclose = vi.fn();
    const thing = { kind: "event", number: 3 } as const;
    const { getByRole } = render(CardZoom, { ...given, around: [], thing, onclose });
    await fireEvent.keyDown(getByRole("dialog"), { key: " " });
    expect(onclose).toHaveBeenCalledOnce();
  });
});

test("backs differ in emblem and pattern, not only in colour", () => {
  const drawn = FACTIONS.map((faction) => {
    const { container, unmount } = render(CardBack, { side: faction });
    const made = [
      container.querySelector("pattern path")?.getAttribute("d"),
      container.querySelector(".emblem")?.getAttribute("d"),
    ];
    unmount();
    return made;
  });
  expect(new Set(drawn.map(([pattern]) => pattern)).size).toBe(FACTIONS.length);
  expect(new Set(drawn.map(([, emblem]) => emblem)).size).toBe(FACTIONS.length);
});
