/** What screen readers are told as it happens (UX 3.5); LiveRegions.svelte holds the regions.
 *
 *  announcer.say(text)     politely: joined within a second, at most three sentences
 *  announcer.alert(text)   at once: "Your turn", refusals, reconnects
 *  announcer.isMuted       behind the curtain nothing is read
 */
import { say } from "../../words/words";

const JOIN = 1000;
const MOST = 3;

/** Two nodes in turn, so that the same text is read again. */
class Region {
  nodes = $state<[string, string]>(["", ""]);
  #at = 0;

  put(text: string): void {
    this.#at = 1 - this.#at;
    this.nodes = this.#at ? ["", text] : [text, ""];
  }
}

export class Announcer {
  readonly polite = new Region();
  readonly assertive = new Region();
  #waiting: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #muted = false;

  get isMuted(): boolean {
    return this.#muted;
  }

  set isMuted(muted: boolean) {
    this.#muted = muted;
    if (!muted) return;
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.polite.nodes = ["", ""];
    this.assertive.nodes = ["", ""];
  }

  say(text: string): void {
    if (this.#muted || !text) return;
    this.#waiting.push(text);
    if (this.#waiting.length === 1) this.#timer = setTimeout(() => this.#speak(), JOIN);
  }

  alert(text: string): void {
    if (!this.#muted && text) this.assertive.put(text);
  }

  #speak(): void {
    const said = this.#waiting.slice(0, MOST);
    const more = this.#waiting.length - said.length;
    this.#waiting = [];
    if (more > 0) said.push(say("web-and-more", { more }));
    this.polite.put(said.join(" "));
  }
}

export const announcer = new Announcer();
