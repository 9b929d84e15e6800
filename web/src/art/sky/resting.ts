/** Whether what moves by itself should rest: the tab is hidden, or nobody has touched anything for a minute. */

import { createSubscriber } from "svelte/reactivity";

const REST_AFTER = 60_000;
const LOOK_EVERY = 5_000;

let still = false;

const subscribe = createSubscriber((update) => {
  let seen = performance.now();
  const set = (value: boolean) => {
    if (value === still) return;
    still = value;
    update();
  };
  const wake = () => {
    seen = performance.now();
    set(document.hidden);
  };
  const look = () => set(document.hidden || performance.now() - seen > REST_AFTER);
  const timer = setInterval(look, LOOK_EVERY);
  addEventListener("pointermove", wake, { passive: true });
  addEventListener("keydown", wake);
  document.addEventListener("visibilitychange", wake);
  wake();
  return () => {
    clearInterval(timer);
    removeEventListener("pointermove", wake);
    removeEventListener("keydown", wake);
    document.removeEventListener("visibilitychange", wake);
  };
});

/** Read it in a template or an effect: it follows. */
export function resting(): boolean {
  subscribe();
  return still;
}
