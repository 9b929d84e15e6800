/** For components: the picture of a world as soon as there is one, coarse at first. */

import {
  type Picture,
  paintedRadius,
  picture,
  pictureNow,
  pictureOfAnySize,
  stagesTo,
} from "./bitmap";
import type { Sitting } from "./sitting";

export interface Painted {
  readonly now: Picture | undefined;
}

/** `world` is read again whenever what it depends on changes. */
export function painted(world: () => Sitting & { readonly slug: string }): Painted {
  let now: Picture | undefined = $state.raw();
  $effect(() => {
    const { slug, radius, ...rest } = world();
    const sitting = { ...rest, radius: paintedRadius(radius, devicePixelRatio || 1) };
    const known = pictureNow(slug, sitting);
    let best =
      known ??
      pictureOfAnySize(slug, sitting) ??
      pictureOfAnySize(slug, { ...sitting, bare: false });
    now = best;
    if (known) return undefined;
    let wanted = true;
    const stages = best ? [sitting.radius] : stagesTo(sitting.radius);
    for (const stage of stages)
      void picture(slug, { ...sitting, radius: stage }).then((done) => {
        const isBetter = stage === sitting.radius || stage > (best?.radius ?? 0);
        if (wanted && done && isBetter) now = best = done;
      });
    return () => (wanted = false);
  });
  return {
    get now() {
      return now;
    },
  };
}
