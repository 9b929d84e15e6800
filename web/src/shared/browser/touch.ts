/** Whether this is a touch device without a keyboard. */
export function isTouch(): boolean {
  return matchMedia("(pointer: coarse)").matches;
}
