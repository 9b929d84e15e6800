/** The current time as a reactive value: an effect that reads it runs again and again. */
import { createSubscriber } from "svelte/reactivity";

const EVERY = 250;

const goOn = createSubscriber((update) => {
  const timer = setInterval(update, EVERY);
  return () => clearInterval(timer);
});

export const currentTime = {
  /** By this browser's clock, in seconds since 1970. */
  get seconds(): number {
    goOn();
    return Date.now() / 1000;
  },
};
