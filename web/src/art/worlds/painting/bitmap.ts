/** Worlds as pictures: each is painted once, by a worker, and kept under its slug, size and sun. */
import type { Commission, Delivery } from "./painter";
import { type Sitting, paintingSize } from "./sitting";

/** Radii in pixels that are painted; sizes in between use the next larger one. */
const RADII = [32, 64, 96, 128, 192, 256, 384] as const;
/** Radii that are painted before a larger one: soon there, and coarse. */
const SKETCHES = [32, 64] as const;

export interface Picture {
  readonly url: string;
  /** Half the picture's width in radii of the world. */
  readonly reach: number;
  /** How fine it is. */
  readonly radius: number;
}

const finished = new Map<string, Picture>();
const begun = new Map<string, Promise<Picture | undefined>>();
const awaited = new Map<string, (file: Blob | undefined) => void>();
let painter: Worker | undefined;

export function paintedRadius(radius: number, pixelRatio: number): number {
  const wanted = radius * Math.min(pixelRatio, 2);
  return RADII.find((candidate) => candidate >= wanted) ?? RADII[RADII.length - 1] ?? wanted;
}

/** The radii that are painted one after the other until a world is as fine as it should be. */
export function stagesTo(radius: number): number[] {
  return [...SKETCHES.filter((sketch) => sketch < radius), radius];
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

/** The picture, painted if necessary; nothing if the browser cannot paint. */
export function picture(slug: string, sitting: Sitting): Promise<Picture | undefined> {
  const key = keyOf(slug, sitting);
  const known = begun.get(key);
  if (known) return known;
  const work = fileOf({ key, sitting }).then((file) => {
    if (!file) return undefined;
    const reach = paintingSize(sitting) / 2 / sitting.radius;
    const done = { url: URL.createObjectURL(file), reach, radius: sitting.radius };
    finished.set(key, done);
    return done;
  });
  begun.set(key, work);
  return work;
}

function fileOf(commission: Commission): Promise<Blob | undefined> {
  return new Promise((resolve) => {
    painter ??= hire();
    if (!painter) return resolve(undefined);
    awaited.set(commission.key, resolve);
    painter.postMessage(commission);
  });
}

function hire(): Worker | undefined {
  if (typeof Worker === "undefined") return undefined;
  const worker = new Worker(new URL("./painter.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }: MessageEvent<Delivery>) => awaited.get(data.key)?.(data.file);
  return worker;
}

/** An address for what a canvas shows, for as long as the page lives. */
export function urlOf(canvas: HTMLCanvasElement): Promise<string | undefined> {
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ? URL.createObjectURL(blob) : undefined));
  });
}
