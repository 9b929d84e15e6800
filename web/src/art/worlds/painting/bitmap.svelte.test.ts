import { beforeEach, describe, expect, it, vi } from "vitest";

import { recipeOf } from "../recipes/recipes";
import { picture, pictureNow, pictureOfAnySize } from "./bitmap";
import { SUN, type Sitting } from "./paint";

const sitting = (slug: string): Sitting => ({ recipe: recipeOf(slug), radius: 8, sun: SUN });
const putImageData = vi.fn();

function canvas(works: boolean) {
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(() => {
    if (!works) throw new Error("no canvas today");
    return { putImageData } as never;
  });
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((take) =>
    take(new Blob(["x"])),
  );
}

describe("pictures of worlds", () => {
  beforeEach(() => {
    putImageData.mockClear();
    vi.stubGlobal("ImageData", Object);
  });

  it("are painted once for each slug and size, and are then there at once", async () => {
    canvas(true);
    expect(pictureNow("kamino", sitting("kamino"))).toBeUndefined();
    const [one, two] = await Promise.all([
      picture("kamino", sitting("kamino")),
      picture("kamino", sitting("kamino")),
    ]);
    expect(one).toBe(two);
    expect(one?.url).toMatch(/^blob:/);
    expect(pictureNow("kamino", sitting("kamino"))).toBe(one);
    expect(putImageData).toHaveBeenCalledTimes(1);
    await picture("kamino", { ...sitting("kamino"), sun: [0.5, 0] });
    expect(putImageData).toHaveBeenCalledTimes(2);
  });

  it("stand in for another size of the same world", async () => {
    canvas(true);
    const small = { ...sitting("hoth"), radius: 32 };
    const done = await picture("hoth", small);
    expect(pictureOfAnySize("hoth", { ...small, radius: 256 })).toBe(done);
    expect(pictureOfAnySize("hoth", { ...small, bare: true })).toBeUndefined();
  });

  it("do not fail with one that failed before them", async () => {
    canvas(false);
    await expect(picture("dac", sitting("dac"))).rejects.toThrow("no canvas today");
    canvas(true);
    expect(await picture("naboo", sitting("naboo"))).toBeDefined();
  });
});
