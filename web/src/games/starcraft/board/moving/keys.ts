/** The keys of the map: levels, panning, and walking what glows. */
import type { Camera } from "./camera.svelte";
import { isDirection, nextBox, wayOf } from "./walk";

type Glowing = HTMLElement | SVGElement;

export interface MapKeys {
  readonly camera: Camera;
  /** All that can be picked. */
  readonly things: () => readonly Glowing[];
  readonly showActive: () => void;
  readonly pick: (event: Event) => void;
}

/** What a key does; nothing for those that are not the map's. */
export function keyOn(event: KeyboardEvent, keys: MapKeys): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Enter" || event.key === " ") return keys.pick(event);
  if (level(event.key, keys) || move(event, keys)) event.preventDefault();
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
  const all = things();
  const from = all.findIndex((one) => one === document.activeElement);
  const boxes = all.map((one) => one.getBoundingClientRect());
  const next = all[nextBox(boxes, from, key)];
  if (!next) return false;
  for (const one of all) one.tabIndex = one === next ? 0 : -1;
  next.focus();
  return true;
}
