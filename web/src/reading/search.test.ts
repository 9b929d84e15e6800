import { describe, expect, test } from "vitest";

import type { Rulebook, RuleShown } from "../api/wire";
import { asksForUndo, markedIn, search, wordsOf } from "./search";

function rule(id: string, title: string, ...texts: string[]): RuleShown {
  const names = ["rule", "ruling"] as const;
  return {
    id,
    game: "clone-wars",
    area: "ATTACK",
    title,
    parts: texts.map((text, at) => ({
      name: names[at] ?? "detail",
      blocks: [{ kind: "paragraph", line: [{ kind: "text", text, rule: "" }], rows: [] }],
    })),
    see: [],
    sources: ["rulebook"],
    section: "",
  };
}

const BOOK: Rulebook = {
  game: "clone-wars",
  chapters: [
    {
      area: "ATTACK",
      rules: [
        rule("CW-ATTACK-01", "Two kinds of attack", "At the base with its ships."),
        rule("CW-ATTACK-10", "Ships protect the base", "Every ship must be destroyed."),
        rule("CW-ATTACK-11", "Dividing damage among ships", "With two or more ships in play."),
        rule("CW-TERM-01", "Terms", "Nothing.", "Of two piles neither is a ship."),
        rule("CW-BUY-01", "Prices", "Déjà vu: Ąbc."),
      ],
    },
  ],
};
const found = (question: string) => search(BOOK, question).map(({ rule: { id } }) => id);

test("a search for undo says that the table has it", () => {
  expect(asksForUndo(wordsOf("Undo a purchase"))).toBe(true);
  expect(asksForUndo(wordsOf("undone damage"))).toBe(true);
  expect(asksForUndo(wordsOf("damage"))).toBe(false);
});

describe("searching", () => {
  test("wants all words; a title counts more than the text, the rule more than the rest", () => {
    expect(found("two ships")).toEqual(["CW-ATTACK-11", "CW-ATTACK-01", "CW-TERM-01"]);
    expect(found("two wookiees")).toEqual([]);
  });

  test("finds a rule by its number, or several by its beginning", () => {
    expect(found("cw-attack-10")).toEqual(["CW-ATTACK-10"]);
    expect(found("CW-ATTACK-1")).toEqual(["CW-ATTACK-10", "CW-ATTACK-11"]);
  });

  test("takes a plural for its singular, and no accent for a stumbling block", () => {
    expect(found("SHIPS")).toContain("CW-ATTACK-10");
    expect(found("deja abc")).toEqual(["CW-BUY-01"]);
    expect(wordsOf(" Two  ships bus pass ")).toEqual(["two", "ship", "bus", "pass"]);
  });

  test("finds what is in a chapter of that name, last of all", () => {
    expect(found("attacking two")).toEqual(["CW-ATTACK-01", "CW-ATTACK-11", "CW-TERM-01"]);
  });

  test("finds nothing where nothing is asked, and stumbles over no sign", () => {
    expect(found("  ")).toEqual([]);
    expect(found("(ship*")).toEqual([]);
  });

  test("shows the words around what it found", () => {
    const long = `${"One sentence after another. ".repeat(12)}Then the wookiee howls. The end.`;
    const chapters = [{ area: "ATTACK", rules: [rule("CW-TERM-02", "Long", long)] }];
    const [hit] = search({ game: "clone-wars", chapters }, "wookiee");
    expect(hit?.excerpt).toMatch(/^… .*Then the wookiee howls\. The end\.$/);
  });
});

test("the words that were looked for are marked, plurals whole", () => {
  expect(markedIn("Two Ships", ["two", "ship"])).toEqual([
    { text: "Two", found: true },
    { text: " ", found: false },
    { text: "Ships", found: true },
  ]);
  expect(markedIn("as it was", [])).toEqual([{ text: "as it was", found: false }]);
});
