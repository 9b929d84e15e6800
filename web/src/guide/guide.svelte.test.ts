import { beforeEach, describe, expect, test } from "vitest";

import { line } from "../api/fakeSocket";
import type { Lessons } from "../shared/screen/lessons";
import { Guide } from "./guide.svelte";
import { guideAt, keepGuide, NOTHING, openGuides } from "./guideProgress";
import { seen, WALK } from "./sampleLessons";

const NEW = { ...NOTHING, turns: { "1": ["walk"] } };

function begun(): Guide {
  keepGuide("k7", NEW);
  return again();
}
/** The page is reloaded. */
function again(): Guide {
  const found = Guide.at("k7", WALK);
  if (!found) throw new Error("nothing is kept");
  return found;
}
const learnt = (guide: Guide) =>
  guide.points.filter(({ isLearnt }) => isLearnt).map(({ name }) => name);

describe("Guide", () => {
  beforeEach(() => localStorage.clear());

  test("tells one note after the other, each once", () => {
    const guide = begun();
    guide.look(seen("road"));
    expect(guide.note?.name).toBe("hello");
    guide.goOn();
    expect(guide.note?.name).toBe("walk");
    guide.goOn();
    expect(guide.note).toBeNull();
    guide.look(seen("road"));
    expect(guide.note).toBeNull();
    expect(learnt(guide)).toEqual(["hello"]);
  });

  test("keeps a note while it is due, whatever else comes due", () => {
    const guide = begun();
    guide.look(seen("road"));
    guide.look(seen("town"));
    expect(guide.note?.name).toBe("hello");
  });

  test("goes on when the player has done what was told, or something else", () => {
    const guide = begun();
    guide.look(seen("road"));
    guide.goOn();
    guide.look(seen("town"));
    expect(learnt(guide)).toEqual(["hello", "walk"]);
    expect(guide.note?.name).toBe("arrive");
    guide.look(seen("road"));
    expect(guide.note).toBeNull();
  });

  test("explains later what was done before it was told, and ticks it only then", () => {
    const guide = begun();
    guide.look(seen("road"));
    guide.goOn();
    guide.look(seen("island"));
    expect(learnt(guide)).not.toContain("ship");
    guide.look(seen("sea"));
    expect(guide.note?.name).toBe("ship");
    guide.goOn();
    expect(learnt(guide)).toContain("ship");
  });

  test("does not miss what was not met: it is told when it comes", () => {
    const guide = begun();
    guide.look(seen("town"));
    guide.goOn();
    expect(guide.note?.name).toBe("arrive");
    guide.look(seen("inn"));
    expect(guide.note?.name).toBe("rest");
    expect(learnt(guide)).toEqual(["hello", "arrive"]);
    guide.look(seen("road"));
    expect(guide.note?.name).toBe("walk");
  });

  test("speaks of what is advised unless the note is about something else", () => {
    const advice = { text: "walk", label: "walk" } as never;
    const lessons = { ...WALK, advise: () => advice, label: () => "Walk" };
    const guide = new Guide("k7", lessons, NEW);
    const decision = {} as never;
    guide.look({ ...seen("road"), decision });
    expect([guide.note?.name, guide.advised]).toEqual(["hello", ""]);
    guide.goOn();
    expect([guide.note?.name, guide.advised]).toEqual(["walk", "Walk"]);
    guide.goOn();
    expect([guide.note, guide.advised, guide.spoken]).toEqual([null, "Walk", "Walk."]);
  });

  test("knows what a program would do next, as long as the decision is the same", () => {
    const guide = begun();
    const decision = { options: [] } as never;
    guide.look({ ...seen("road"), decision });
    guide.hear(decision, "walk", "", ["run"]);
    expect([guide.moment?.counsel, guide.moment?.then]).toEqual(["walk", ["run"]]);
    guide.look({ ...seen("town"), decision: { options: [] } as never });
    expect([guide.moment?.counsel, guide.moment?.then]).toEqual([null, []]);
  });

  test("has told all when its last note was read", () => {
    const guide = begun();
    guide.look(seen("town"));
    guide.goOn();
    expect(guide.isAllTold).toBe(false);
    guide.goOn();
    expect(guide.isAllTold).toBe(true);
  });

  test("tells nothing while it is left, and resumes where it was", () => {
    const guide = begun();
    guide.look(seen("road"));
    guide.goOn();
    guide.leave();
    expect(guide.note).toBeNull();
    guide.look(seen("road"));
    expect(guide.note).toBeNull();
    guide.resume();
    expect(guide.note?.name).toBe("walk");
  });

  test("is resumed when the page is loaded again", () => {
    const guide = begun();
    guide.look(seen("road"));
    guide.goOn();
    const later = again();
    later.look(seen("road"));
    expect(later.note?.name).toBe("walk");
    later.leave();
    const left = again();
    left.look(seen("road"));
    expect(left.isLeft).toBe(true);
    expect(left.note).toBeNull();
    expect(openGuides()).toEqual(["k7"]);
  });

  test("counts what was learnt: nothing else moves the number", () => {
    const guide = begun();
    guide.look(seen("road"));
    expect(guide.learnt).toBe(0);
    guide.goOn();
    expect(guide.learnt).toBe(1);
    guide.look(seen("road"));
    expect(guide.learnt).toBe(1);
    guide.look(seen("town"));
    expect(guide.learnt).toBe(2);
    guide.goOn();
    expect(guide.learnt).toBe(3);
  });

  test("does not teach what was done already", () => {
    const guide = begun();
    guide.look(seen("road"));
    guide.look(seen("town"));
    guide.goOn();
    guide.look(seen("road"));
    expect(learnt(guide)).toEqual(["hello", "walk", "arrive"]);
    expect(guide.note).toBeNull();
  });

  test("has what the story tells of something done for the first time, until the next decision", () => {
    const guide = begun();
    const [decision, next] = [{} as never, {} as never];
    const told = line("You walk.");
    guide.look({ ...seen("road"), decision: next });
    guide.look({ ...seen("town"), log: [told], decision });
    expect(guide.moment?.outcome).toEqual({ of: "walk", told: [told] });
    guide.look({ ...seen("town"), log: [told], decision });
    expect(guide.moment?.outcome?.of).toBe("walk");
    guide.look({ ...seen("town"), log: [told], decision: next });
    expect(guide.moment?.outcome).toBeNull();
  });

  test("asks a program where nothing is planned, and advises what it says", () => {
    const options = [{ text: "walk" }, { text: "run" }];
    const decision = { options } as never;
    const advise: Lessons["advise"] = (_, { decision, counsel }) =>
      decision?.options.find(({ text }) => text === counsel) ?? null;
    const guide = new Guide("k7", { ...WALK, advise }, NEW);
    guide.look({ ...seen("road"), decision });
    expect(guide.question).toBe(decision);
    guide.hear({} as never, "walk");
    expect(guide.question).toBe(decision);
    guide.hear(decision, "run");
    expect(guide.question).toBeNull();
    expect(guide.moment?.advice?.text).toBe("run");
  });

  test("ticks what is to be done when it was done, also if its note was hidden", () => {
    const guide = begun();
    guide.look(seen("road"));
    guide.goOn();
    guide.goOn();
    expect(learnt(guide)).toEqual(["hello"]);
    guide.look(seen("town"));
    expect(learnt(guide)).toEqual(["hello", "walk"]);
    expect(learnt(again())).toEqual(["hello", "walk"]);
  });

  test("tells the first time of some things even after its end, and advises nothing then", () => {
    const advice = { text: "walk", label: "walk" } as never;
    const guide = new Guide("k7", { ...WALK, advise: () => advice, label: () => "Walk" }, NEW);
    guide.finish();
    guide.look({ ...seen("road"), decision: {} as never });
    expect([guide.note, guide.advised]).toEqual([null, ""]);
    guide.look(seen("inn"));
    expect(guide.note?.name).toBe("rest");
    guide.goOn();
    guide.look(seen("inn"));
    expect(guide.note).toBeNull();
  });

  test("is not offered again when it is done", () => {
    const guide = begun();
    guide.look(seen("road"));
    guide.finish();
    expect(guide.note).toBeNull();
    expect(openGuides()).toEqual([]);
    expect(again().isDone).toBe(true);
  });

  test("there is none at other tables, and what makes no sense is left out", () => {
    expect(Guide.at("k8", WALK)).toBeNull();
    localStorage.setItem("orrery.guides", '{"k7": {"turns": 3, "read": [1, "walk"]}}');
    expect(guideAt("k7")).toEqual({ ...NOTHING, read: ["walk"] });
    localStorage.setItem("orrery.guides", "no JSON");
    expect(guideAt("k7")).toBeNull();
  });
});
