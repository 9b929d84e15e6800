/** The seats of this browser at one table: one session each, of which one is shown.
 *
 *  With several seats (hot seat) the device is passed on: as soon as another of our seats is asked,
 *  `curtain` is that seat's session, and nothing of the table may be shown until `lift()`.
 */
import { LiveSession } from "./liveSession.svelte";

export class Seating {
  readonly sessions: readonly LiveSession[];
  #shown: LiveSession = $state.raw() as LiveSession;
  /** Nobody has seen the table yet. */
  #isCovered = $state(false);

  /** No secret: we watch. `pause`: between two moves of programs that are shown. */
  constructor(
    readonly id: string,
    secrets: readonly string[],
    pause?: () => number,
  ) {
    const given = secrets.length ? secrets : [null];
    this.sessions = given.map((secret) => new LiveSession(id, secret, pause));
    this.#shown = this.sessions[0] as LiveSession;
    this.#isCovered = this.sessions.length > 1;
  }

  /** The session that is shown, or will be when the curtain is lifted. */
  get shown(): LiveSession {
    return this.curtain ?? this.#shown;
  }

  /** Whose session is waiting behind the curtain; null: the table is visible. */
  get curtain(): LiveSession | null {
    return this.#asked ?? (this.#isCovered ? this.#first : null);
  }

  /** One of our seats is asked that is not the one seeing the table. */
  get #asked(): LiveSession | null {
    if (this.sessions.length < 2) return null;
    const asked = this.sessions.find((session) => session.decision !== null);
    return asked && asked !== this.#shown ? asked : null;
  }

  /** Who looks first: the seat that is asked, which the table shows before the question arrives. */
  get #first(): LiveSession {
    const isAsked = ({ seat, table }: LiveSession) => seat !== null && seat === table?.asked;
    return this.sessions.find(isAsked) ?? this.#shown;
  }

  /** Its player has the device: show the table to that seat. */
  lift(): void {
    this.#shown = this.curtain ?? this.#shown;
    this.#isCovered = false;
    this.#shown.takeHappenings();
  }

  close(): void {
    this.sessions.forEach((session) => session.close());
  }
}
