/** For tests of the table's components: a session with a fake server, and what stands around it. */
import { fakeSockets, update, type FakeSocket } from "../../api/fakeSocket";
import { LiveSession } from "../../api/liveSession.svelte";
import type { Update, View } from "../../api/wire";
import { Choosing } from "../choosing/choosing.svelte";
import { drawnAs } from "../choosing/narrowing";
import { TableFrame } from "./tableFrame.svelte";

export interface Table {
  session: LiveSession;
  choosing: Choosing;
  frame: TableFrame;
  socket: () => FakeSocket;
}

let tables = 0;

/** A table as it is after this update, with these cards. */
export function tableAt(some: Partial<Update> = {}, card: View[] = []): Table {
  const { socket } = fakeSockets(card);
  const session = new LiveSession(`table-${(tables += 1)}`, "secret");
  session.printed = { card };
  socket().greet(update(1, some));
  const choosing = new Choosing(session, drawnAs("card"));
  return { session, choosing, frame: new TableFrame(session, choosing), socket };
}
