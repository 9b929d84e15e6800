/** A session for tests: what happens is put into it by hand. */
import type { LiveSession } from "../../../api/liveSession.svelte";
import type { Happening } from "../../../api/session";
import type { Connection } from "../../../api/socket";
import type { View } from "../../../api/wire";
import type { CardFacts } from "../model/cardFacts";
import type { CloneWarsView } from "../model/view";

class SampleSession {
  view = $state.raw<View | null>(null);
  happenings = $state.raw<readonly Happening[]>([]);
  printed = $state.raw<Record<string, readonly View[]>>({});
  connection = $state<Connection>("open");
  decision = null;
  log = [];
  changes = { from: 0, to: 0 };
  seat = 0;
  seatOf = (seat: number) => ({ name: `Seat ${seat}` });
  takeHappenings(): readonly Happening[] {
    const taken = this.happenings;
    if (taken.length > 0) this.happenings = [];
    return taken;
  }
}

export function sampleSession(shown: CloneWarsView, cards: CardFacts[]): LiveSession {
  const session = new SampleSession();
  session.view = shown as unknown as View;
  session.printed = { card: cards as unknown as View[] };
  return session as unknown as LiveSession;
}
