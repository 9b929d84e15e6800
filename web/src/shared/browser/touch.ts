/** Whether one points with fingers here, and has no keys. */
export function isTouch(): boolean {
  return matchMedia("(pointer: coarse)").matches;
}
