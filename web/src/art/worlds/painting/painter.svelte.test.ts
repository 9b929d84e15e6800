import { beforeEach, expect, it, vi } from "vitest";

import type { Commission, Delivery } from "./painter";
import { seededRecipe } from "./seededRecipe";
import { SUN } from "./sitting";

const delivered: Delivery[] = [];
const kept = new Map<string, Blob>();
let painted = 0;
const dropped: string[] = [];

/** What a worker finds around it. */
function worker() {
  vi.stubEnv("DEV", false);
  vi.stubGlobal("ImageData", Object);
  vi.stubGlobal("postMessage", (delivery: Delivery) => delivered.push(delivery));
  vi.stubGlobal(
    "OffscreenCanvas",
    class {
      constructor(readonly width: number) {}
      getContext() {
        painted++;
        return { putImageData: () => undefined };
      }
      convertToBlob = async () => new Blob([String(this.width)]);
    },
  );
  vi.stubGlobal("caches", {
    keys: async () => ["worlds /assets/painter-older.js", "something else"],
    delete: async (name: string) => dropped.push(name),
    open: async () => ({
      match: async (address: string) => kept.has(address) && new Response(kept.get(address)),
      put: async (address: string, response: Response) => kept.set(address, await response.blob()),
    }),
  });
}

function commission(slug: string, radius: number): void {
  const data: Commission = {
    key: `${slug} ${radius}`,
    sitting: { recipe: seededRecipe(slug), radius, sun: SUN },
  };
  dispatchEvent(new MessageEvent("message", { data }));
}

const keys = () => delivered.map(({ key }) => key);

beforeEach(async () => {
  delivered.splice(0);
  worker();
});

it("paints small pictures first, and none that was painted before", async () => {
  await import("./painter");
  for (const slug of ["one", "two", "three"])
    for (const radius of [9, 6, 3]) commission(slug, radius);
  await vi.waitFor(() => expect(keys()).toHaveLength(9));
  // The first is begun before the others have come.
  expect(keys()[0]).toBe("one 9");
  expect(
    keys()
      .slice(1)
      .map((key) => Number(key.split(" ")[1])),
  ).toEqual([3, 3, 3, 6, 6, 6, 9, 9]);
  expect(dropped).toEqual(["worlds /assets/painter-older.js"]);

  delivered.splice(0);
  commission("two", 6);
  await vi.waitFor(() => expect(keys()).toEqual(["two 6"]));
  expect(await delivered[0]?.file?.text()).toMatch(/^\d+$/);
  expect(painted).toBe(9);
});
