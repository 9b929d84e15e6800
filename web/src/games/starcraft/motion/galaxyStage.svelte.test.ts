import { render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { EventShown, ThingShown } from "../../../api/wire";
import { settings } from "../../../shared/browser/settings.svelte";
import { sampleTable } from "../dev/sampleTable";
import { StarCraftDescription } from "../describe.svelte";
import { FILM } from "./fetchedFilm";
import StageSample from "./StageSample.svelte";

/** An animation that only notes what is done with it. */
class Noted {
  onfinish: (() => void) | null = null;
  playbackRate = 1;
  isCancelled = false;
  readonly finished = new Promise<void>(() => undefined);
  constructor(
    readonly element: Element,
    readonly frames: Keyframe[],
    readonly options: KeyframeAnimationOptions,
  ) {}
  pause() {
    return undefined;
  }
  play() {
    return undefined;
  }
  updatePlaybackRate() {
    return undefined;
  }
  cancel() {
    this.isCancelled = true;
  }
}

let made: Noted[] = [];
beforeEach(async () => {
  await FILM.load();
  made = [];
  settings.change({ motion: "normal", pace: "natural" });
  vi.spyOn(Element.prototype, "animate").mockImplementation(function (
    this: Element,
    frames,
    options,
  ) {
    const noted = new Noted(this, frames as Keyframe[], options as KeyframeAnimationOptions);
    made.push(noted);
    return noted as never;
  });
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(10, 20, 30, 40));
});
afterEach(() => settings.change({ motion: "normal", pace: "natural" }));

function event(kind: string, seat: number, ...refs: string[]): EventShown {
  const things = refs.map((ref): ThingShown => {
    const [of = "", at] = ref.split(" ");
    return { kind: of, number: Number(at) };
  });
  return { kind, seat, refs: things, number: 0, public: [] };
}
const reveal = event("reveal", 1, "order 0", "planet 1");

function shows() {
  const sample = sampleTable("six", null);
  const { table, session } = sample;
  const [one, other] = table.view.areas.filter(({ units }) => units.length > 0);
  const areas = [one?.area ?? -1, other?.area ?? -1];
  const { container } = render(StageSample, { table, areas });
  flushSync();
  const stage = container.querySelector(".stage") as HTMLElement;
  const happens = (events: EventShown[], actor = 1) => {
    const view = { ...table.view };
    session.view = view;
    const happening = { number: 2, actor, events, lines: [], undone: false, view };
    session.happenings = [...session.happenings, happening];
    flushSync();
  };
  const unit = one?.units[0] ?? -1;
  return { ...sample, stage, happens, areas, unit };
}

describe("the stage over the galaxy", () => {
  test("turns an order over, with its name, and hides the one below meanwhile", () => {
    const { stage, happens } = shows();
    happens([reveal]);
    expect(stage.textContent).toMatch(/Build$/);
    expect([...stage.children].every((one) => one.classList.contains("piece"))).toBe(true);
    const hidden = made.find(({ element }) => element.matches("[data-place] [data-card]"));
    expect(hidden?.frames[0]).toEqual({ opacity: 0 });
  });

  test("a unit that marches is not seen where it comes to before it is there", () => {
    const { happens, areas, unit, stage } = shows();
    happens([event("move", 1, `unit ${unit}`, `area ${areas[1]}`, `area ${areas[0]}`)]);
    expect(stage.querySelectorAll(".marching")).toHaveLength(1);
    const held = made.filter(({ element }) => element.matches(`[data-card="${unit}"]`));
    expect(held).toHaveLength(1);
    expect(held[0]?.options.duration).toBeGreaterThan(0);
  });

  test("moves nothing but transform and opacity", () => {
    const { happens, areas, unit } = shows();
    const kinds = ["destroy", "place", "base", "battle"];
    happens([
      reveal,
      ...kinds.map((kind) => event(kind, 1, `unit ${unit}`, `area ${areas[0]}`)),
      event("obstructed", 1),
    ]);
    const names = new Set(made.flatMap(({ frames }) => frames.flatMap((one) => Object.keys(one))));
    names.delete("offset");
    expect([...names].toSorted()).toEqual(["opacity", "transform"]);
  });

  test("without motion nothing travels", () => {
    settings.change({ motion: "off" });
    const { happens, stage } = shows();
    happens([reveal]);
    expect(stage.children).toHaveLength(1);
    expect(made.every(({ frames }) => frames.every((one) => !("transform" in one)))).toBe(true);
  });

  test("what others do is not shown at the pace 'at once', one's own is", () => {
    settings.change({ pace: "at-once" });
    const { happens, stage, session } = shows();
    happens([reveal]);
    expect(stage.children).toHaveLength(0);
    happens([reveal], session.seat ?? 0);
    expect(stage.children.length).toBeGreaterThan(0);
  });

  test("nothing is shown in a page that nobody sees, but it is heard", () => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    const { happens, stage, table } = shows();
    happens([event("obstructed", 1)]);
    expect(stage.children).toHaveLength(0);
    expect(table.others.notes.has(1)).toBe(true);
  });

  test("any key ends it but Space, with which the table ends it first and skips then", () => {
    const { happens, stage, table, session } = shows();
    happens([reveal]);
    window.dispatchEvent(new KeyboardEvent("keydown", { key: " " }));
    expect(stage.children.length).toBeGreaterThan(0);
    const { choosing, frame } = table;
    const described = new StarCraftDescription({ session, choosing, frame }, table);
    described.state.film = table.film;
    expect(described.endShowing()).toBe(true);
    expect(stage.children).toHaveLength(0);
    expect(described.endShowing()).toBe(false);
    happens([reveal]);
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "a" }));
    expect(stage.children).toHaveLength(0);
  });
});
