import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import { shortName } from "../../model/cardFacts";
import Card from "./Card.svelte";
import CardBack from "./CardBack.svelte";
import { zoomWords, named, SAMPLES } from "./cardSamples";
import type { CardState } from "./cardStates";
import CardXL from "./CardXL.svelte";
import HandBacks from "./HandBacks.svelte";
import Pile from "./Pile.svelte";

afterEach(cleanup);

const figuresOf = (root: Element, of: string): string[] =>
  [...root.querySelectorAll(`${of} .figure`)].map(
    (figure) => `${figure.classList[1] ?? ""} ${figure.querySelector("b")?.textContent ?? ""}`,
  );

function drawn(
  slug: string,
  props: Partial<Parameters<typeof render<typeof Card>>[1]> & object = {},
): Element {
  const { container } = render(Card, { card: named(slug), label: `card ${slug}`, ...props });
  const card = container.querySelector(".card");
  if (!card) throw new Error("no card was drawn");
  return card;
}

describe("a card shows what matters where it lies", () => {
  it("in the row: cost, what it gives, its target value, the emblem", () => {
    const card = drawn("at_te", { place: "row", kind: "Vehicle" });
    expect(card.querySelector(".hex b")?.textContent).toBe("5");
    expect(figuresOf(card, ".bar")).toEqual(["attack 5"]);
    expect(card.querySelector(".corner")?.textContent.trim()).toBe("5");
    expect(card.querySelector(".corner [data-side=republic]")).not.toBeNull();
    expect(card.querySelector(".kind")?.textContent).toBe("Vehicle");
  });

  it("an enemy card in the row: target and reward, a hollow cost, what it would give in small", () => {
    const card = drawn("admiral_trench", { place: "row", enemy: true });
    expect(card.querySelector(".bar .target b")?.textContent).toBe("5");
    expect(figuresOf(card, ".bar")).toEqual(["resources 3", "force 2"]);
    expect(card.querySelector(".hex.hollow b")?.textContent).toBe("5");
    expect(card.querySelector(".corner")?.textContent.replace(/\s+/g, " ").trim()).toBe("32");
  });

  it("in the hand: no cost, the key as a key, a bonus beside the figure", () => {
    const card = drawn("arc_trooper", { place: "hand", key: "1", bonus: { attack: 1 } });
    expect(card.querySelector(".hex")).toBeNull();
    expect(card.querySelector("kbd.key")?.textContent).toBe("1");
    expect(card.querySelector(".bar .figure")?.textContent.replace(/\s+/g, "")).toBe("3+1");
  });

  it("in play: figures alone", () => {
    const card = drawn("padme_amidala", { place: "play", size: "U" });
    expect(card.querySelector(".hex, .key, .corner")).toBeNull();
    expect(figuresOf(card, ".bar")).toEqual(["attack 2", "resources 2"]);
  });

  it("a choice as signs, when there are no figures", () => {
    const card = drawn("jedi_knight", { place: "hand" });
    expect(card.querySelectorAll(".choice svg")).toHaveLength(3);
    expect(card.querySelector(".choice b")?.textContent).toBe("1");
  });

  it("at reading size: text, reward, and that it was reconstructed", () => {
    const card = drawn("mace_windu", { size: "L", place: "pile", kind: "Republic · Jedi" });
    expect(card.textContent).toContain("When this unit helps to defeat");
    expect(card.querySelector(".reward")?.textContent).toContain("Buy 1 card");
    expect(card.querySelector(".reconstructed")).not.toBeNull();
  });

  it("at reading size: where its facts come from", () => {
    const source = { heading: "Reconstructed, probably right", text: "cost" };
    const card = drawn("clone_trooper", { size: "L", source });
    const said = [...card.querySelectorAll(".source")].map((one) => one.textContent.trim());
    expect(said).toEqual(["Reconstructed, probably right", "cost"]);
  });
});

describe("the state of a card has a shape", () => {
  const shapes: [CardState, string][] = [
    [{ live: true }, ".brackets"],
    [{ aim: true }, ".ticks"],
    [{ use: "Use" }, ".pill.use"],
    [{ aimed: "base" }, ".pill.aimed"],
    [{ picked: true }, ".frame"],
    [{ changed: true }, ".comet"],
    [{ pending: 1500 }, ".pending"],
    [{ count: 3 }, ".count"],
  ];

  it.each(shapes)("%o is drawn as %s and as nothing else", (state, shape) => {
    const card = drawn("clone_trooper", state);
    const seen = shapes.map(([, other]) => other).filter((other) => card.querySelector(other));
    expect(seen).toEqual([shape]);
  });

  it("a pile of which one is aimed and another free has both pill and brackets", () => {
    const card = drawn("clone_trooper", { live: true, aimed: "base" });
    expect(card.querySelector(".brackets")).not.toBeNull();
    expect(card.querySelector(".pill")?.textContent).toBe("base");
  });

  it("a locked card can still be asked, and says it is not available", async () => {
    const asked = vi.fn();
    const card = drawn("mace_windu", {
      locked: true,
      onclick: asked,
      verb: { kind: "no", text: "2 short" },
    });
    expect(card.getAttribute("aria-disabled")).toBe("true");
    expect(card.textContent).toContain("2 short");
    await fireEvent.click(screen.getByRole("button", { name: "card mace_windu" }));
    expect(asked).toHaveBeenCalledOnce();
  });

  it("a verb fills with what is aimed already", () => {
    const card = drawn("stap", {
      enemy: true,
      verb: { kind: "aim", text: "Attack 1 of 2", part: 0.5 },
    });
    expect(card.querySelector<HTMLElement>(".verb.aim")?.style.getPropertyValue("--part")).toBe(
      "50%",
    );
  });
});

describe("cards of all kinds can be drawn", () => {
  const kinds = new Map(SAMPLES.map((card) => [`${card.faction} ${card.type}`, card]));

  it.each(["M", "U", "L", "R", "P"] as const)("every kind of every side at size %s", (size) => {
    expect(kinds.size).toBe(14);
    for (const card of kinds.values()) {
      const { container, unmount } = render(Card, { card, size, label: card.name });
      expect(container.textContent.replace(/\s+/g, " ")).toContain(
        size === "M" || size === "L" ? card.name : shortName(card.name),
      );
      unmount();
    }
  });

  it("looked at closely, with captions and sources", () => {
    const card = named("admiral_trench");
    const { container } = render(CardXL, { card, words: zoomWords(card) });
    expect([...container.querySelectorAll("small")].map((small) => small.textContent)).toEqual([
      "attack",
      "resources",
    ]);
    expect(figuresOf(container, ".reward")).toEqual(["resources 3", "force 2"]);
    expect(container.querySelector(".sources")?.textContent).toContain("From the rulebook");
  });

  it("a damaged ship, looked at closely, shows what is left", () => {
    const card = named("venator_class_star_destroyer");
    const { container } = render(CardXL, { card, words: zoomWords(card), damage: 2 });
    expect(container.querySelector(".figures")?.textContent.replace(/\s+/g, "")).toContain("5/7");
    expect(container.querySelectorAll(".pips .lost")).toHaveLength(2);
  });

  it("from behind, alone and as a hand of at most eight", () => {
    expect(render(CardBack, { of: "galaxy" }).container.querySelector(".galaxy")).not.toBeNull();
    expect(
      render(HandBacks, { faction: "rebel", count: 11 }).container.querySelectorAll(".back"),
    ).toHaveLength(8);
  });

  it("in a pile: a back while it is face down and not empty, the top card when there is one", () => {
    const pile = { caption: "deck", label: "pile", faction: "republic" } as const;
    expect(
      render(Pile, { ...pile, kind: "deck", count: 3 }).container.querySelector(".back"),
    ).not.toBeNull();
    cleanup();
    expect(
      render(Pile, { ...pile, kind: "deck", count: 0 }).container.querySelector(".back"),
    ).toBeNull();
    cleanup();
    expect(
      render(Pile, {
        ...pile,
        kind: "discard",
        count: 1,
        top: named("yoda"),
      }).container.querySelector("img"),
    ).not.toBeNull();
  });
});
