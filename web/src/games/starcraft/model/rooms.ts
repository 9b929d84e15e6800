/** How much of the table a window can show at once, and the room that the galaxy usually has in it. That
 *  decides where planets stand: it follows from the window alone, so they stay where they are whatever
 *  opens beside the map. */

/** One thing, two, or everything. */
export type Room = "phone" | "split" | "wide";

interface Size {
  readonly width: number;
  readonly height: number;
}

export const WIDE = 1020;
/** From here on the frame shows no tabs, and two things have room. */
const SPLIT = 760;

export function roomIn(width: number): Room {
  if (width >= WIDE) return "wide";
  return width >= SPLIT ? "split" : "phone";
}

/** Both rails of a wide table; where two things have room, the least width of what is beside the map. */
const RAILS = 544;
const SIDE = 320;
/** Header and prompt bar; the strip of seats; on a phone all of it with tabs and a row of orders. */
const BARS = 112;
const SEATS = 54;
const PHONE = 370;
/** Lower than this, a table on its side has no strip of seats. */
const LOW = 500;
const LEAST = 240;

/** The usual room of the galaxy. */
export function mapRoom(window: Size): Size {
  const { width, height } = usual(window);
  return { width: Math.max(LEAST, width), height: Math.max(LEAST, height) };
}

function usual({ width, height }: Size): Size {
  const room = roomIn(width);
  if (room === "wide") return { width: width - RAILS, height: height - BARS };
  if (room === "phone") return { width, height: height - PHONE };
  if (width < height) return { width, height: ((height - BARS - SEATS) * 1.2) / 2.2 };
  const low = height <= LOW;
  return {
    width: width - Math.max(SIDE, width * 0.44),
    height: height - BARS - (low ? 0 : SEATS),
  };
}
