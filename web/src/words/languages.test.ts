import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { describe, expect, test, vi } from "vitest";

import { wordsOf } from "../../languages";
import {
  bestOf,
  bundleOf,
  directionOf,
  languageNames,
  speak,
  speaker,
  spokenLanguage,
} from "./words";

describe("the language of a page", () => {
  const known = ["en", "en-XA", "pl"];

  test("is the first that is wanted and there, else English", () => {
    expect(bestOf(["pl-PL", "en"], known)).toBe("pl");
    expect(bestOf(["EN-xa"], known)).toBe("en-XA");
    expect(bestOf(["de", "en-GB", "pl"], known)).toBe("en");
    expect(bestOf(["de", ""], known)).toBe("en");
    expect(bestOf([], known)).toBe("en");
  });

  test("is called what its speakers call it, and is loaded when it is spoken", async () => {
    expect(languageNames.en).toBe("English");
    await speak("en");
    expect(spokenLanguage()).toBe("en");
    await expect(speak("tlh")).rejects.toThrow("there is no language tlh");
  });

  test("has the words of a game once they are needed, and keeps them in the next language", async () => {
    vi.resetModules();
    const { say, speak, speakOf } = await import("./words");
    await speak("en");
    expect(say("web-close")).toBe("Close");
    expect(() => say("sc-web-galaxy")).toThrow("missing");
    await Promise.all([speakOf("starcraft"), speakOf("starcraft"), speakOf("no-such-game")]);
    expect(say("sc-web-galaxy")).not.toBe("");
    expect(() => say("cw-in-play")).toThrow("missing");
    await speak("en");
    expect(say("sc-web-galaxy")).not.toBe("");
  });

  test("is written from left to right, or from right to left", () => {
    expect(["en", "pl", "he", "ar-EG"].map(directionOf)).toEqual(["ltr", "ltr", "rtl", "rtl"]);
  });
});

test("what a language lacks is said in English", () => {
  const folder = mkdtempSync(join(tmpdir(), "words-"));
  const [english, other] = [join(folder, "en.ftl"), join(folder, "xy.ftl")];
  writeFileSync(english, "# One\none = One\ntwo = { $n ->\n    [one] a\n   *[other] b\n}\n");
  writeFileSync(other, "one = Eins\n");
  const say = speaker(bundleOf(wordsOf([other], [english]), "xy"), false);
  expect([say("one"), say("two", { n: 2 })]).toEqual(["Eins", "b"]);
});
