/** Shows what programs do at a pace people can follow: each move a while after the one before.
 *  Everything is shown in the order it arrived. */

interface Waiting {
  show: () => void;
  isPaced: boolean;
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
  add(show: () => void, isPaced: boolean): void {
    this.#waiting.push({ show, isPaced });
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
    for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
      const wait = next.isPaced && this.isOn ? this.#shownAt + this.pause() - Date.now() : 0;
      if (wait > 0) {
        this.#timer = setTimeout(() => this.#go(), wait);
        return;
      }
      this.#waiting.shift();
      this.#shownAt = Date.now();
      next.show();
    }
  }
}
