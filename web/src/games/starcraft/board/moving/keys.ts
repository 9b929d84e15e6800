/** The keys of the map: levels, panning, walking what glows, and reading all of it. */
import { keys as bindings } from "../../../../shared/browser/keys";
import { say } from "../../../../words/words";
import type { Camera } from "./camera.svelte";
import { DIRECTIONS, isDirection, nextBox, wayOf } from "./walk";

type Glowing = HTMLElement | SVGElement;
/** From here the arrow keys lead to the map: they mean nothing else there. */
const OUTSIDE = ".prompt, [data-tile]";

export interface MapKeys {
  readonly camera: Camera;
  /** All that can be picked. */
  readonly things: () => readonly Glowing[];
  /** All that can be read: planets, areas, units, orders, routes. */
  readonly everything: () => readonly Glowing[];
  readonly showActive: () => void;
  readonly pick: (event: Event) => void;
}

/** What a key does; nothing for those that are not the map's. */
export function keyOn(event: KeyboardEvent, keys: MapKeys): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Enter" || event.key === " ") return keys.pick(event);
  if (level(event.key, keys) || move(event, keys) || read(event.key, keys)) event.preventDefault();
}

function level(key: string, { camera, showActive }: MapKeys): boolean {
  switch (key) {
    case "+":
    case "=":
      camera.step(1);
      return true;
    case "-":
      camera.step(-1);
      return true;
    case "0":
      camera.showWhole();
      return true;
    case "f":
    case "F":
      showActive();
      return true;
    default:
      return false;
  }
}

function move({ key, shiftKey }: KeyboardEvent, { camera, things }: MapKeys): boolean {
  if (!isDirection(key)) return false;
  if (shiftKey) {
    camera.panByPlanet(...wayOf(key));
    return true;
  }
  return walk(things(), key);
}

/** To the next thing in a direction. */
function walk(all: readonly Glowing[], key: string): boolean {
  if (!isDirection(key)) return false;
  const from = all.findIndex((one) => one === document.activeElement);
  const boxes = all.map((one) => one.getBoundingClientRect());
  const next = all[nextBox(boxes, from, key)];
  if (next) focusOn(next, all);
  return next !== undefined;
}

/** Through everything, whether it glows or not. */
function read(key: string, { everything }: MapKeys): boolean {
  const all = everything();
  const from = all.findIndex((one) => one === document.activeElement);
  const places: Readonly<Record<string, number>> = {
    PageDown: Math.min(from + 1, all.length - 1),
    PageUp: Math.max(from - 1, 0),
    Home: 0,
    End: all.length - 1,
  };
  const next = all[places[key] ?? -1];
  if (next) focusOn(next, []);
  return next !== undefined;
}

/** One of the things is the stop of the Tab key: the one with the focus. */
export function focusOn(next: Glowing, all: readonly Glowing[]): void {
  for (const one of all) one.tabIndex = one === next ? 0 : -1;
  next.focus({ preventScroll: true });
}

/** For an effect: the arrow keys lead to the map from wherever they mean nothing else. */
export function bindArrows(things: () => readonly Glowing[]): () => void {
  const isOutside = () =>
    document.activeElement === document.body ||
    document.activeElement?.matches(`${OUTSIDE}, .prompt *`) === true;
  const stops = DIRECTIONS.map((key) =>
    bindings.bind({
      key,
      says: say("sc-text-key-walk"),
      act: () => void walk(things(), key),
      when: () => isOutside() && things().length > 0,
    }),
  );
  return () => stops.forEach((stop) => stop());
}
