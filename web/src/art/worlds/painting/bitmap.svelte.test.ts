import { beforeEach, describe, expect, it } from "vitest";

import { worldOf } from "../../../games/clone-wars/art/worlds/worlds";
import { picture, pictureNow, pictureOfAnySize, stagesTo } from "./bitmap";
import { FakePainter } from "./fakePainter";
import { SUN, type Sitting } from "./sitting";

const sitting = (slug: string, radius = 32): Sitting => ({
  recipe: worldOf(slug).recipe,
  radius,
  sun: SUN,
});

const painter = new FakePainter();
beforeEach(() => painter.begin());

describe("pictures of worlds", () => {
  it("are painted once for each slug, size and sun, and are then there at once", async () => {
    const kamino = sitting("kamino");
    expect(pictureNow("kamino", kamino)).toBeUndefined();
    const both = Promise.all([picture("kamino", kamino), picture("kamino", kamino)]);
    expect(painter.asked).toHaveLength(1);
    painter.deliver("kamino", 32);
    const [one, two] = await both;
    expect(one).toBe(two);
    expect(one?.url).toMatch(/^blob:/);
    expect(pictureNow("kamino", kamino)).toBe(one);
    void picture("kamino", { ...kamino, sun: [0.5, 0] });
    expect(painter.asked).toHaveLength(2);
  });

  it("stand in for another size of the same world", async () => {
    const asked = picture("hoth", sitting("hoth"));
    painter.deliver("hoth", 32);
    const done = await asked;
    expect(pictureOfAnySize("hoth", sitting("hoth", 256))).toBe(done);
    expect(pictureOfAnySize("hoth", { ...sitting("hoth"), bare: true })).toBeUndefined();
  });

  it("are nothing where they cannot be painted", async () => {
    const asked = picture("dac", sitting("dac"));
    painter.deliver("dac", 32, false);
    expect(await asked).toBeUndefined();
    expect(pictureNow("dac", sitting("dac"))).toBeUndefined();
  });

  it("are sketched before they are painted finely", () => {
    expect(stagesTo(32)).toEqual([32]);
    expect(stagesTo(64)).toEqual([32, 64]);
    expect(stagesTo(192)).toEqual([32, 64, 192]);
  });
});
