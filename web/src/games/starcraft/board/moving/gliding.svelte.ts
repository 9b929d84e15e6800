/** When planets glide: as the galaxy grows while it is laid, and as they leave their cells. */
import { untrack } from "svelte";

import { type Standing, glide, standingIn } from "./glide";

export interface Laid {
  /** Read whenever planets may have moved. */
  readonly changes: () => unknown;
  readonly isLaying: () => boolean;
  readonly layer: () => Element | undefined;
  readonly radius: () => number;
  /** Of all motion; 0: none. */
  readonly pace: () => number;
  /** They leave their cells. */
  readonly onleave: () => void;
}

const GROWING = 300;
const LEAVING = 600;

export class Gliding {
  /** Whether planets were being laid when the map was drawn last. */
  wasLaying = false;
  #stood: (Standing & { readonly wasLaying: boolean }) | null = null;
  #drawnAt = 0;

  /** For a component that is being made. */
  constructor({ changes, isLaying, layer, radius, pace, onleave }: Laid) {
    $effect.pre(() => {
      void changes();
      const { wasLaying } = this;
      const shown = isLaying() || wasLaying ? untrack(layer) : undefined;
      this.#stood = shown ? { ...standingIn(shown, this.#drawnAt), wasLaying } : null;
    });
    $effect(() => {
      void changes();
      const before = this.#stood;
      const leaves = before?.wasLaying === true && !isLaying();
      this.wasLaying = isLaying();
      if (leaves) untrack(onleave);
      if (!before || !(isLaying() || leaves)) return undefined;
      const begun = requestAnimationFrame(() => {
        const shown = layer();
        if (shown) glide(shown, before, radius(), (leaves ? LEAVING : GROWING) * pace());
      });
      return () => cancelAnimationFrame(begun);
    });
    $effect(() => {
      this.#drawnAt = radius();
    });
  }
}
