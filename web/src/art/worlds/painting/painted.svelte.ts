/** For components: the picture of a world as soon as there is one, meanwhile one of another size if that is known. */

import { type Picture, paintedRadius, picture, pictureNow, pictureOfAnySize } from "./bitmap";
import type { Sitting } from "./paint";

export interface Painted {
  readonly now: Picture | undefined;
}

/** A picture that is painted at once, coarse where a larger one is wanted. */
const QUICK = 64;

/** `world` is read again whenever what it depends on changes. */
export function painted(world: () => Sitting & { readonly slug: string }): Painted {
  let now: Picture | undefined = $state.raw();
  $effect(() => {
    const { slug, radius, ...rest } = world();
    const sitting = { ...rest, radius: paintedRadius(radius, devicePixelRatio || 1) };
    let wanted = true;
    const known = pictureNow(slug, sitting);
    now =
      known ??
      pictureOfAnySize(slug, sitting) ??
      pictureOfAnySize(slug, { ...sitting, bare: false });
    if (!now && sitting.radius > QUICK) {
      void picture(slug, { ...sitting, radius: QUICK }).then((done) => wanted && (now ??= done));
    }
    if (!known) void picture(slug, sitting).then((done) => wanted && (now = done));
    return () => (wanted = false);
  });
  return {
    get now() {
      return now;
    },
  };
}
