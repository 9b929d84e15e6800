/** A short delay in which a pick that cannot be undone can still be stopped (UX 3.1).
 *
 *  Picks that reveal something are shown as done but wait for 1.5 s with a running ring; Z stops
 *  them, the next click or key sends them at once. The setting: off, 1.5 s, 3 s, or ask first.
 */
import { settings } from "../browser/settings.svelte";

export interface Held {
  /** What will be sent, in words. */
  label: string;
  picks: readonly string[];
  /** Milliseconds until it is sent by itself; null: only when the player says so. */
  wait: number | null;
  /** A question to confirm it. */
  confirmation?: string;
}

export class SendDelay {
  held = $state.raw<Held | null>(null);
  #send: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Send at once what can be undone; hold for a while what is final. */
  offer(picks: readonly string[], label: string, isFinal: boolean, send: () => void): void {
    this.#yield();
    const delay = settings.choices.grace;
    if (!isFinal || delay === 0) return send();
    const wait = delay === "ask" ? null : delay * 1000;
    this.held = { label, picks, wait };
    this.#send = send;
    if (wait !== null) this.#timer = setTimeout(() => this.flush(), wait);
  }

  /** Send it only when the player has said yes, whatever the setting. */
  ask(picks: readonly string[], label: string, confirmation: string, send: () => void): void {
    this.#yield();
    this.held = { label, picks, wait: null, confirmation };
    this.#send = send;
  }

  /** Something else was picked: a pick waiting out its delay is sent, one waiting for confirmation
   *  is not. */
  #yield(): void {
    if (this.held?.wait === null) this.#clear();
    else this.flush();
  }

  /** Do not wait any longer. */
  flush(): void {
    const send = this.#send;
    this.#clear();
    send?.();
  }

  /** Do not send it at all; returns whether there was anything. */
  cancel(): boolean {
    const held = this.#send !== null;
    this.#clear();
    return held;
  }

  #clear(): void {
    clearTimeout(this.#timer);
    this.#send = null;
    this.held = null;
  }
}
