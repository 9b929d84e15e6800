/** Something that is fetched once, when it is first needed. */

/** Its current state. */
export type Fetching<Thing> =
  | { readonly is: "fetching" }
  | { readonly is: "failed" }
  | { readonly is: "there"; readonly thing: Thing };

export class Lazy<Thing> {
  #now = $state.raw<Fetching<Thing>>({ is: "fetching" });
  #asked: Promise<Thing> | null = null;

  constructor(readonly fetch: () => Promise<Thing>) {}

  /** One that is already there. */
  static of<Thing>(thing: Thing): Lazy<Thing> {
    const lazy = new Lazy<Thing>(async () => thing);
    lazy.#now = { is: "there", thing };
    return lazy;
  }

  /** Reactive; reading it fetches it. */
  get now(): Fetching<Thing> {
    if (this.#now.is !== "there") this.load().catch(() => undefined); // reported by its state
    return this.#now;
  }

  /** The thing itself; null while it is not there. Reading it fetches it. */
  get thing(): Thing | null {
    const { now } = this;
    return now.is === "there" ? now.thing : null;
  }

  /** The same, without fetching it. */
  get already(): Thing | null {
    return this.#now.is === "there" ? this.#now.thing : null;
  }

  load(): Promise<Thing> {
    this.#asked ??= this.fetch().then(
      (thing) => {
        this.#now = { is: "there", thing };
        return thing;
      },
      (problem: unknown) => {
        this.#now = { is: "failed" };
        throw problem;
      },
    );
    return this.#asked;
  }
}
