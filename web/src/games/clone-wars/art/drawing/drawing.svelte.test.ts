import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import Drawing from "./Drawing.svelte";

const made = vi.fn((address: string) => Promise.resolve(`blob:${address}`));

beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue({ drawImage: made } as never);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done) => done(new Blob()));
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:made");
  vi.stubGlobal(
    "Image",
    class {
      src = "";
      decode = () =>
        this.src.includes("broken") ? Promise.reject(new Error("no picture")) : Promise.resolve();
    },
  );
});
afterEach(() => {
  cleanup();
  made.mockClear();
});

const source = (container: Element): string | null | undefined =>
  container.querySelector("img")?.getAttribute("src");
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

describe("a drawing", () => {
  it("is strokes at first and a bitmap afterwards, made once", async () => {
    const first = render(Drawing, { address: "data:one", width: 30, height: 25 });
    expect(source(first.container)).toBe("data:one");
    await settled();
    expect(source(first.container)).toBe("blob:made");
    const second = render(Drawing, { address: "data:one", width: 30, height: 25 });
    expect(source(second.container)).toBe("blob:made");
    expect(made).toHaveBeenCalledOnce();
  });

  it("stays strokes where it must be sharp", async () => {
    const { container } = render(Drawing, {
      address: "data:two",
      width: 30,
      height: 25,
      sharp: true,
    });
    await settled();
    expect(source(container)).toBe("data:two");
  });

  it("stays strokes where no bitmap can be made, and keeps no other from being made", async () => {
    const broken = render(Drawing, { address: "data:broken", width: 30, height: 25 });
    const sound = render(Drawing, { address: "data:three", width: 30, height: 25 });
    await settled();
    expect(source(broken.container)).toBe("data:broken");
    expect(source(sound.container)).toBe("blob:made");
  });
});
