import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";

import Emblem from "../emblems/Emblem.svelte";
import { EMBLEMS, FACTIONS } from "../../games/clone-wars/art/sides/factions";
import { patternImage } from "../../games/clone-wars/art/sides/paints";
import Glyph from "./Glyph.svelte";
import { GLYPHS } from "./paths";

afterEach(cleanup);

describe("icons", () => {
  it("are paths, each another one", () => {
    const paths = [...Object.values(GLYPHS), ...Object.values(EMBLEMS)];
    expect(paths.filter((path) => !/^M[-\d .,a-zA-Z]+z$/.test(path))).toEqual([]);
    expect(new Set(Object.values(EMBLEMS)).size).toBe(FACTIONS.length);
    expect(new Set(Object.values(GLYPHS)).size).toBe(Object.keys(GLYPHS).length);
  });

  it("are silent without a label and named with one", () => {
    const { container } = render(Glyph, { name: "attack" });
    expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
    render(Emblem, { side: "rebel", shape: EMBLEMS.rebel, label: "Rebels" });
    expect(screen.getByRole("img", { name: "Rebels" })).toBeTruthy();
  });

  it("tell the sides apart by pattern too; nobody's has none", () => {
    const patterns = FACTIONS.map(patternImage);
    expect(new Set(patterns).size).toBe(FACTIONS.length);
    expect(patternImage("neutral")).toBe("none");
  });
});
