/** A planet that is open as a page, and what a tap on the map does. */
import type { Planet } from "./galaxy";

export interface Opening {
  readonly planet: Planet | null;
  /** What was tapped, as the map names it. */
  tap(named: string, beside: Element): void;
}
