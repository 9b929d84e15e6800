/** Shows what programs do at a pace people can follow: each move a while after the one before; and where there is no pace,
 *  those that come close together as one, since the whole table is drawn for each of them. Everything is shown in the
 *  order it arrived. */

/** So many milliseconds apart what may be shown together is shown, at the least. */
const APART = 50;

/** How something is shown where there is no pace: at once, with all that is waiting; behind that, when it is shown; or
 *  together with what follows soon. */
export type Manner = "at-once" | "behind" | "together";

interface Waiting {
  readonly show: () => void;
  readonly isPaced: boolean;
  readonly manner: Manner;
}

export class Pacing {
  /** Nothing waits until `rest()` is called. */
  isSkipping = $state(false);
  #waiting: Waiting[] = [];
  #shownAt = -Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `pause`: milliseconds between two moves of programs; 0: they are shown as they come. */
  constructor(private readonly pause: () => number) {}

  get isOn(): boolean {
    return !this.isSkipping && this.pause() > 0;
  }

  /** Show something as soon as it is due. `isPaced`: a program did it. */
  add(show: () => void, isPaced: boolean, manner: Manner): void {
    this.#waiting.push({ show, isPaced, manner });
    this.#go();
  }

  /** Show everything that is waiting, now. */
  flush(): void {
    clearTimeout(this.#timer);
    for (const { show } of this.#waiting.splice(0)) show();
  }

  /** Show it, and everything still to come. */
  skip(): void {
    this.isSkipping = true;
    this.flush();
  }

  /** A person decides now: what programs do afterwards is paced again. */
  rest(): void {
    this.isSkipping = false;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
  }

  #go(): void {
    clearTimeout(this.#timer);
    const before = this.#shownAt;
    for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
      const wait = this.#dueAt(next, before) - Date.now();
      if (wait > 0) {
        this.#timer = setTimeout(() => this.#go(), wait);
        return;
      }
      this.#waiting.shift();
      this.#shownAt = Date.now();
      next.show();
    }
  }

  /** When it is shown; `before`: when something was shown before all that is shown now. */
  #dueAt({ isPaced, manner }: Waiting, before: number): number {
    if (this.isOn) return isPaced ? this.#shownAt + this.pause() : 0;
    const isUrgent = this.#waiting.some((one) => one.manner === "at-once");
    return manner === "together" && !isUrgent ? before + APART : 0;
  }
}
