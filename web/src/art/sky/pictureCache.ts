/** Drawings of the sky, made once after the first frame and kept as pictures. */

import { urlOf } from "../worlds/painting/bitmap";

const kept = new Map<string, Promise<string | undefined>>();

/** The picture with a name, drawn when first needed; nothing if the browser cannot draw. */
export function keep(
  name: string,
  width: number,
  height: number,
  draw: (context: CanvasRenderingContext2D) => void,
): Promise<string | undefined> {
  const known = kept.get(name);
  if (known) return known;
  const made = afterFrame().then(() => {
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext("2d");
    if (!context) return undefined;
    draw(context);
    return urlOf(canvas);
  });
  kept.set(name, made);
  return made;
}

function afterFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
