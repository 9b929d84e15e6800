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
    // Many worlds on a page are all there coarsely before the first is painted finely.
    const coarse =
      !now && sitting.radius > QUICK
        ? picture(slug, { ...sitting, radius: QUICK }).then((done) => wanted && (now ??= done))
        : Promise.resolve();
    const fine = () => (wanted && !known ? picture(slug, sitting) : undefined);
    void coarse.then(fine, fine).then((done) => wanted && done && (now = done));
    return () => (wanted = false);
  });
  return {
    get now() {
      return now;
    },
  };
}
