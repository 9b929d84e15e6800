/** What may be drawn over the map: where its planets and its cells are. */
import type { PlacedPlanet } from "./arrange";
import type { Detail } from "./geometry/levels";
import type { Point } from "./geometry/polar";

export interface MapGround {
  readonly detail: Detail;
  readonly planets: readonly PlacedPlanet[];
  /** The edge of a cell while planets lie in cells; 0 once they have left them. */
  readonly cell: number;
  /** The middle of a cell. */
  cellAt(column: number, row: number): Point;
}
