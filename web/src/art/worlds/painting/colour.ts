/** Colours as three numbers from 0 to 1. */

export type Rgb = readonly [red: number, green: number, blue: number];

export function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

export function hex([red, green, blue]: Rgb): string {
  const byte = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 255);
  return `#${((byte(red) << 16) | (byte(green) << 8) | byte(blue)).toString(16).padStart(6, "0")}`;
}

/** From hue (in turns), saturation and lightness. */
export function hsl(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const part = (offset: number) => {
    const k = (offset + hue * 12) % 12;
    return lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return hex([part(0), part(8), part(4)]);
}
