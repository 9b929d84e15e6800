/** Where the buttons of the map are least in the way. */
import type { Frame } from "./camera.svelte";
import type { Point } from "../geometry/polar";

export type Corner = "bottom right" | "bottom left" | "top right" | "top left";

const CORNERS: readonly Corner[] = ["bottom right", "bottom left", "top right", "top left"];

/** The corner that is farthest from all planets; the first of the list where that is equal. */
export function emptiestCorner(planets: readonly Point[], { width, height }: Frame): Corner {
  const room = (corner: Corner) => {
    const x = corner.endsWith("right") ? width : 0;
    const y = corner.startsWith("bottom") ? height : 0;
    return Math.min(...planets.map((planet) => Math.hypot(planet.x - x, planet.y - y)));
  };
  return CORNERS.reduce((best, corner) => (room(corner) > room(best) + 1 ? corner : best));
}
