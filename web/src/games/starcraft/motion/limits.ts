/** How long orders are shown. Of much that waits each takes less time, and of too much nothing is shown:
 *  then the recap tells it. */
import type { Limits } from "../../../motion/director";

/** Milliseconds for an order, and for one that waits with at least two others. */
const LONG = 4000;
const SHORT = 2500;
const MANY = 3;
/** So many orders are not shown at all. */
const TOO_MANY = 6;

export const BY_ORDERS: Limits = {
  isMuch: () => false,
  isTooMuch: (waiting) => waiting.length >= TOO_MANY,
  timeFor: (_, waiting) => (waiting >= MANY ? SHORT : LONG),
};
