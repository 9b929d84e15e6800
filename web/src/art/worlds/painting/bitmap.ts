/** Worlds as pictures: each is painted once, in slices between frames, and kept under its slug, size and sun. */

import { type Painting, type Sitting, paint, paintingSize } from "./paint";

/** Radii in pixels that are painted; sizes in between use the next larger one. */
const RADII = [32, 64, 96, 128, 192, 256, 384] as const;
/** Milliseconds of painting before the page gets its turn. */
const SLICE = 6;

export interface Picture {
  readonly url: string;
  /** Half the picture's width in radii of the world. */
  readonly reach: number;
}

const finished = new Map<string, Picture>();
const begun = new Map<string, Promise<Picture | undefined>>();
let queue: Promise<unknown> = Promise.resolve();

export function paintedRadius(radius: number, pixelRatio: number): number {
  const wanted = radius * Math.min(pixelRatio, 2);
  return RADII.find((candidate) => candidate >= wanted) ?? RADII[RADII.length - 1] ?? wanted;
}

function keyOf(slug: string, { radius, sun, bare }: Sitting): string {
  return [slug, radius, ...sun, bare ? "bare" : "whole"].join(" ");
}

/** The picture if it is there already. */
export function pictureNow(slug: string, sitting: Sitting): Picture | undefined {
  return finished.get(keyOf(slug, sitting));
}

/** The largest picture there is of the same world under the same sun. */
export function pictureOfAnySize(slug: string, sitting: Sitting): Picture | undefined {
  for (const radius of [...RADII].reverse()) {
    const known = pictureNow(slug, { ...sitting, radius });
    if (known) return known;
  }
  return undefined;
}

/** The picture, painted if necessary; nothing if the browser cannot draw. */
export function picture(slug: string, sitting: Sitting): Promise<Picture | undefined> {
  const key = keyOf(slug, sitting);
  const known = begun.get(key);
  if (known) return known;
  const work = queue.then(() => make(key, sitting));
  begun.set(key, work);
  queue = work.catch(() => undefined); // one that fails does not keep the next from being painted
  return work;
}

async function make(key: string, sitting: Sitting): Promise<Picture | undefined> {
  const size = paintingSize(sitting);
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size;
  const context = canvas.getContext("2d");
  if (!context) return undefined;
  const { pixels } = await inSlices(sitting);
  context.putImageData(new ImageData(pixels, size, size), 0, 0);
  const url = await urlOf(canvas);
  if (!url) return undefined;
  const done = { url, reach: size / 2 / sitting.radius };
  finished.set(key, done);
  return done;
}

async function inSlices(sitting: Sitting): Promise<Painting> {
  const work = paint(sitting);
  let until = performance.now() + SLICE;
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() > until) {
      await new Promise((resolve) => setTimeout(resolve));
      until = performance.now() + SLICE;
    }
  }
}

/** An address for what a canvas shows, for as long as the page lives. */
export function urlOf(canvas: HTMLCanvasElement): Promise<string | undefined> {
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ? URL.createObjectURL(blob) : undefined));
  });
}
