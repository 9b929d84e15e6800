/** Drawings as bitmaps, which are cheaper to paint again than strokes: made one by one, kept by address. */
import { urlOf } from "../../../../art/worlds/painting/bitmap";

const finished = new Map<string, string>();
const begun = new Map<string, Promise<string | undefined>>();
let queue: Promise<unknown> = Promise.resolve();

/** The bitmap of a drawing if it is already there. */
export function bitmapNow(address: string): string | undefined {
  return finished.get(address);
}

/** The bitmap of a drawing; nothing if the browser cannot make one. */
export function bitmap(
  address: string,
  width: number,
  height: number,
): Promise<string | undefined> {
  const known = begun.get(address);
  if (known) return known;
  const work = queue.then(() => make(address, width, height)).catch(() => undefined);
  begun.set(address, work);
  queue = work;
  return work;
}

async function make(address: string, width: number, height: number): Promise<string | undefined> {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) return undefined;
  const drawing = new Image();
  drawing.src = address;
  await drawing.decode();
  context.drawImage(drawing, 0, 0, width, height);
  const url = await urlOf(canvas);
  if (url) finished.set(address, url);
  return url;
}
