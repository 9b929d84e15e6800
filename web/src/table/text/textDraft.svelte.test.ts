import { describe, expect, test } from "vitest";

import { decision, option } from "../../api/fakeSocket";
import type { DecisionShown } from "../../api/wire";
import { tableAt } from "../../shared/screen/sampleFrame";
import { TextDraft } from "./textDraft.svelte";

const parts = ["lose marine", "lose marine", "lose ghost"].map((pick) => ({ pick, refs: [] }));

function drafting(some: Partial<NonNullable<DecisionShown["several"]>> = {}) {
  const several = { least: 2, most: 2, parts, wholes: [], ...some };
  const asked = { ...decision(option("lose marine"), option("done")), prompt: "retreat-lose" };
  const { choosing, frame, socket } = tableAt({ decision: { ...asked, several } });
  return { draft: new TextDraft(choosing, frame), socket };
}

describe("several picks that are one choice", () => {
  test("are collected by their text forms or by words, each as often as it is there", () => {
    const { draft } = drafting();
    const [marine] = draft.meant("marine");
    expect(draft.meant("lose")).toHaveLength(2);
    expect(draft.meant("lose ghost").map(({ pick }) => pick)).toEqual(["lose ghost"]);
    expect(draft.meant("zealot")).toEqual([]);
    if (marine) draft.toggle(marine);
    expect(draft.picks).toEqual(["lose marine"]);
    expect(draft.parts.map(({ picked, all }) => [picked, all])).toEqual([
      [1, 2],
      [0, 1],
    ]);
    expect(draft.heading).toBe("Choose 2 in any order, then type send: 1 of 2.");
  });

  test("are sent together once they are whole, and not before", () => {
    const { draft, socket } = drafting();
    const take = (words: string) => draft.meant(words).forEach((part) => draft.toggle(part));
    expect(draft.send()).toBe(false);
    take("ghost");
    expect(draft.send()).toBe(false);
    take("marine");
    expect(draft.send()).toBe(true);
    expect(socket().latest).toMatchObject({
      ...{ picks: ["lose ghost", "lose marine"], how: "set", within: ["retreat-lose"] },
    });
  });

  test("are only those that belong to a whole choice with what is picked", () => {
    const { draft } = drafting({ wholes: [["lose marine", "lose marine"]] });
    expect(draft.parts.map(({ canPick }) => canPick)).toEqual([true, false]);
    draft.meant("marine").forEach((part) => draft.toggle(part));
    draft.meant("marine").forEach((part) => draft.toggle(part));
    expect(draft.isWhole).toBe(true);
    draft.meant("marine").forEach((part) => draft.toggle(part));
    expect(draft.picks).toEqual([]);
  });

  test("are dropped, and nothing is left to send", () => {
    const { draft } = drafting();
    draft.meant("ghost").forEach((part) => draft.toggle(part));
    expect(draft.clear()).toBe(true);
    expect(draft.clear()).toBe(false);
    expect(draft.lines).toEqual(["Choose 2 in any order, then type send: 0 of 2."]);
  });
});
