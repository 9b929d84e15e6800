import { beforeEach, describe, expect, test, vi } from "vitest";

import { Settings } from "./settings.svelte";

const { dataset } = document.documentElement;

/** A system with given preferences; the function it returns changes them. */
function system(...preferred: string[]): (now: string[]) => void {
  const queries = new Map<string, (event: { matches: boolean }) => void>();
  const matches = (query: string, now: string[]) => now.some((word) => query.includes(word));
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: matches(query, preferred),
    addEventListener: (_: string, tell: (event: { matches: boolean }) => void) =>
      queries.set(query, tell),
  }));
  return (now) => queries.forEach((tell, query) => tell({ matches: matches(query, now) }));
}

beforeEach(() => {
  localStorage.clear();
  system();
});

describe("settings", () => {
  test("begin with the system's theme, motion, text of normal size and a short grace", () => {
    const settings = new Settings();
    settings.apply();
    expect(settings.choices).toEqual({
      language: "",
      theme: "system",
      motion: "normal",
      pace: "natural",
      watch: "never",
      text: 100,
      grace: 1.5,
      letters: true,
      forced: true,
      sound: "off",
      view: "drawn",
    });
    expect({ ...dataset }).toMatchObject({ theme: "dark", motion: "normal", text: "100" });
  });

  test("say of the page which language it speaks", () => {
    document.documentElement.lang = "";
    localStorage.setItem("orrery.settings", JSON.stringify({ language: "tlh" }));
    const settings = new Settings();
    settings.apply();
    expect(document.documentElement.lang, "one that is not there").toBe("en");
    expect(document.documentElement.dir).toBe("ltr");
    settings.change({ language: "en" });
    expect(JSON.parse(localStorage.getItem("orrery.settings") ?? "")).toMatchObject({
      language: "en",
    });
  });

  test("show on the page at once and are there the next time", () => {
    new Settings().change({ theme: "light", text: 130, motion: "double", grace: "ask" });
    expect({ ...dataset }).toMatchObject({ theme: "light", motion: "double", text: "130" });
    expect(new Settings().choices).toMatchObject({ theme: "light", text: 130, grace: "ask" });
  });

  test("fall back where what was kept makes no sense", () => {
    localStorage.setItem("orrery.settings", '{"theme": "pink", "text": 115, "letters": 1}');
    expect(new Settings().choices).toMatchObject({ theme: "system", text: 115, letters: true });
    for (const nonsense of ["{", "null", "7"]) {
      localStorage.setItem("orrery.settings", nonsense);
      expect(new Settings().choices.theme).toBe("system");
    }
  });

  test("follow the system's theme only where it is left to the system", () => {
    const prefer = system("prefers-color-scheme: light");
    const settings = new Settings();
    expect(settings.theme).toBe("light");
    prefer([]);
    expect(dataset.theme).toBe("dark");
    settings.change({ theme: "light" });
    prefer([]);
    expect(dataset.theme).toBe("light");
  });

  test("honour a system that wants no motion, whatever was chosen", () => {
    const prefer = system("prefers-reduced-motion");
    const settings = new Settings();
    settings.change({ motion: "double" });
    expect(dataset.motion).toBe("off");
    prefer([]);
    expect(dataset.motion).toBe("double");
  });

  test("pace durations", () => {
    const settings = new Settings();
    expect(settings.paced(240)).toBe(240);
    settings.change({ motion: "half" });
    expect(settings.paced(240)).toBe(480);
    settings.change({ motion: "double" });
    expect(settings.paced(240)).toBe(120);
    settings.change({ motion: "off" });
    expect(settings.paced(240)).toBe(0);
  });

  test("work in a browser that keeps nothing", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("no storage");
    });
    const settings = new Settings();
    settings.change({ text: 115 });
    expect(settings.choices.text).toBe(115);
    expect(dataset.text).toBe("115");
  });

  test("the moves of programs wait for each other, but for no motion where there is none", () => {
    const settings = new Settings();
    settings.change({ pace: "natural", motion: "normal" });
    expect(settings.programPause).toBe(700);
    settings.change({ motion: "double" });
    expect(settings.programPause).toBe(350);
    settings.change({ motion: "off" });
    expect(settings.programPause).toBe(0);
    settings.change({ motion: "normal", pace: "at-once" });
    expect(settings.programPause).toBe(0);
  });
});
