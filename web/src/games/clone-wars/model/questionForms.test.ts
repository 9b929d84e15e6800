import { describe, expect, it } from "vitest";
import type { DecisionShown } from "../../../api/wire";
import { hand, inPlay, option, view } from "../state/sampleTable";
import { byPlace, formOf, trayCards } from "./questionForms";

function asks(prompt: string, ...texts: string[]): DecisionShown {
  return {
    prompt,
    rule: "",
    question: "",
    brief: "",
    context: "",
    about: -1,
    options: texts.map((text) => option(text)),
    suggested: null,
    done: null,
    several: null,
    remarks: {},
  };
}
const table = view({ hand: hand(1, 2), discard: [3, 4] }, { ships: [inPlay(7)] }, [5, 6]);

describe("the form of a decision", () => {
  it("is the table itself if everything is face up", () => {
    expect(formOf(asks("action", "play 1", "end"), table)).toBe("table");
    expect(formOf(asks("discard", "discard 1", "discard 2"), table)).toBe("table");
    expect(formOf(asks("destroy", "destroy 7", "done"), table)).toBe("table");
  });

  it("is a strip for answers in words", () => {
    expect(formOf(asks("choose", "choose 1", "choose 1"), table)).toBe("strip");
    expect(formOf(asks("reward", "reward 5", "done"), table)).toBe("strip");
  });

  it("is a tray when cards lie in piles, or something must be done with them", () => {
    const exile = asks("exile", "exile 1", "exile 3", "exile 4");
    expect(formOf(exile, table)).toBe("tray");
    expect(trayCards(exile, table)).toEqual([3, 4]);
    expect(formOf(asks("looked", "put 9", "put 9"), table)).toBe("tray");
  });

  it("sorts the cards of a tray by where they lie", () => {
    const from = (card: number, name: string) => {
      const zone = { role: "from", kind: "zone", number: 0, name };
      const one = option(`exile ${card}`);
      return { ...one, refs: [...one.refs, zone] };
    };
    const exile = { ...asks("exile"), options: [from(3, "discard"), from(5, "galaxy_row")] };
    expect(byPlace(exile, [3, 5])).toEqual([
      ["discard", [3]],
      ["galaxy_row", [5]],
    ]);
  });

  it("has forms of its own for bases and for damage", () => {
    expect(formOf(asks("new-base", "base 11", "base 12"), table)).toBe("bases");
    expect(formOf(asks("divide", "assign 7", "assign 7"), table)).toBe("divide");
  });
});
