/** Paints worlds, as a worker: small ones first, so that many worlds are all seen coarsely before the first is seen
 *  finely. Pictures are kept in the browser for the next visit, under the address of this worker, which is another one
 *  whenever the painting has changed. */
import { paint } from "./paint";
import { hash } from "./random";
import type { Sitting } from "./sitting";

export interface Commission {
  /** What the picture is known by: world, size and sun. */
  readonly key: string;
  readonly sitting: Sitting;
}

/** The picture as a file; none if it could not be painted. */
export interface Delivery {
  readonly key: string;
  readonly file: Blob | undefined;
}

const PAINTED_BEFORE = "worlds ";
const waiting: Commission[] = [];
let isPainting = false;

const before = openCache().catch(() => undefined); // a browser may refuse to keep anything

async function openCache(): Promise<Cache | undefined> {
  // Only pages that came over a safe connection have one.
  if (import.meta.env.DEV || !("caches" in self)) return undefined;
  const own = PAINTED_BEFORE + location.pathname;
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PAINTED_BEFORE) && name !== own);
  await Promise.all(old.map((name) => caches.delete(name)));
  return caches.open(own);
}

const addressOf = ({ key, sitting }: Commission) =>
  `/${encodeURIComponent(key)} ${hash(JSON.stringify(sitting.recipe))}`;

function deliver(delivery: Delivery): void {
  postMessage(delivery);
}

addEventListener("message", ({ data }: MessageEvent<Commission>) => void take(data));

async function take(commission: Commission): Promise<void> {
  const kept = await (await before)?.match(addressOf(commission)).catch(() => undefined);
  if (kept) return deliver({ key: commission.key, file: await kept.blob() });
  waiting.push(commission);
  if (isPainting) return;
  isPainting = true;
  for (let next = smallest(); next; next = smallest()) await work(next);
  isPainting = false;
}

function smallest(): Commission | undefined {
  waiting.sort((one, other) => one.sitting.radius - other.sitting.radius);
  return waiting.shift();
}

async function work(commission: Commission): Promise<void> {
  const file = await fileOf(commission.sitting).catch(() => undefined);
  deliver({ key: commission.key, file });
  const cache = await before;
  if (file) cache?.put(addressOf(commission), new Response(file)).catch(() => undefined);
}

async function fileOf(sitting: Sitting): Promise<Blob | undefined> {
  const { pixels, size } = paint(sitting);
  const canvas = new OffscreenCanvas(size, size);
  canvas.getContext("2d")?.putImageData(new ImageData(pixels, size, size), 0, 0);
  return canvas.convertToBlob();
}
