/** Laying colours over each other. */

/** A colour laid down so far, already multiplied by its opacity. */
export interface Ink {
  red: number;
  green: number;
  blue: number;
  opacity: number;
}

/** Lay a colour over what is there. */
export function over(ink: Ink, red: number, green: number, blue: number, opacity: number): void {
  const left = 1 - opacity;
  ink.red = ink.red * left + red * opacity;
  ink.green = ink.green * left + green * opacity;
  ink.blue = ink.blue * left + blue * opacity;
  ink.opacity = ink.opacity * left + opacity;
}
