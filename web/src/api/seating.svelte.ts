/** The seats of this browser at one table: one session each, of which one is shown.
 *
 *  With several seats (hot seat) the device is passed on: as soon as another of our seats is asked,
 *  `curtain` is that seat's session, and nothing of the table may be shown until `lift()`. If the
 *  question is an open one, there is no curtain: it is put to that seat on the table as everybody may
 *  see it. `settle()` is for an effect of the page.
 */
import { untrack } from "svelte";

import { LiveSession } from "./liveSession.svelte";
import { OpenSession, type SeatSession } from "./openSession.svelte";

export class Seating {
  readonly sessions: readonly LiveSession[];
  #shown: SeatSession = $state.raw() as SeatSession;
  /** Nobody has seen the table yet. */
  #isCovered = $state(false);
  /** What everybody may see: opened before the first open question is put. */
  #public = $state.raw<readonly OpenSession[]>([]);

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
  get shown(): SeatSession {
    return this.curtain ?? this.#openly ?? this.#shown;
  }

  /** Whose session is waiting behind the curtain; null: the table is visible. */
  get curtain(): LiveSession | null {
    const asked = this.#asked;
    if (asked && !asked.asked?.open) return asked;
    return this.#isCovered && !this.#openly ? this.#first : null;
  }

  /** One of our seats is asked that is not the one seeing the table. */
  get #asked(): LiveSession | null {
    if (this.sessions.length < 2) return null;
    const asked = this.sessions.find((session) => session.decision !== null);
    return asked && (this.#isCovered || asked !== this.#shown) ? asked : null;
  }

  /** It is asked openly, and the table that everybody may see is there. */
  get #openly(): OpenSession | null {
    const asked = this.#asked;
    if (!asked?.asked?.open) return null;
    return this.#public.find(({ own, view }) => own === asked && view !== null) ?? null;
  }

  /** Who looks first: the seat that is asked, which the table shows before the question arrives. */
  get #first(): LiveSession {
    const isAsked = ({ seat, table }: LiveSession) => seat !== null && seat === table?.asked;
    return this.sessions.find(isAsked) ?? this.#last;
  }

  get #last(): LiveSession {
    return this.#shown instanceof OpenSession ? this.#shown.own : (this.#shown as LiveSession);
  }

  /** Its player has the device: show the table to that seat. */
  lift(): void {
    this.#shown = this.curtain ?? this.#shown;
    this.#isCovered = false;
    this.#shown.takeHappenings();
  }

  /** Open the table that everybody may see when it is needed, and go on with it once it was shown: the
   *  next secret question comes after a curtain, whoever is asked. */
  settle(): void {
    const isNeeded = this.sessions.length > 1 && this.sessions.some(({ asked }) => asked?.open);
    const openly = this.#openly;
    untrack(() => {
      if (isNeeded && this.#public.length === 0) this.#openPublic();
      if (!openly) return;
      if (!(this.#shown instanceof OpenSession)) openly.takeHappenings();
      this.#shown = openly;
      this.#isCovered = false;
    });
  }

  #openPublic(): void {
    const beside = this.sessions[0]?.secret ?? null;
    const all = new LiveSession(this.id, null, undefined, beside);
    this.#public = this.sessions.map((own) => new OpenSession(own, all));
  }

  close(): void {
    this.sessions.forEach((session) => session.close());
    this.#public[0]?.all.close();
  }
}
