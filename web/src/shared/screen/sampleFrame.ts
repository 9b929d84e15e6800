/** For tests of the table's components: a session with a fake server, and the frame around it. */
import { fakeSockets, update, type FakeSocket } from "../../api/fakeSocket";
import { LiveSession } from "../../api/liveSession.svelte";
import type { Shown, Update } from "../../api/wire";
import NotFound from "../page/NotFound.svelte";
import type { Description } from "./description";
import type { GameScreen } from "./gameScreen";
import { Lazy } from "./lazy.svelte";
import { part } from "./part";
import { plainGame } from "./plainGame";
import { TableFrame, type FrameGiven } from "./tableFrame.svelte";

export interface Table<Game extends Shown = Shown> extends FrameGiven {
  session: LiveSession<Game>;
  socket: () => FakeSocket;
}

let tables = 0;

/** A table as it is after this update, with these cards. */
export function tableAt<Game extends Shown = Shown>(
  some: Partial<Update<Game>> = {},
  card: readonly object[] = [],
  game: GameScreen = plainGame("sample"),
): Table<Game> {
  const { socket } = fakeSockets(card);
  const session = new LiveSession<Game>(`table-${(tables += 1)}`, "secret");
  Object.assign(session, { printed: { card } });
  socket().greet(update(1, some));
  const frame = new TableFrame(session, () => game);
  return { session, choosing: frame.choosing, frame, socket };
}

/** A game whose drawn table has this description as soon as there is a view. */
export function drawnGame(says: Partial<Description> = {}): GameScreen {
  const description: Description = {
    table: part(NotFound, {}),
    end: null,
    heading: null,
    actions: [],
    tabs: [],
    goal: "",
    promptNote: "",
    question: "",
    pathWords: "",
    recaps: new Map(),
    isAsking: false,
    isShowing: false,
    pointing: {
      stands: () => [],
      isPointed: () => true,
      obvious: () => null,
      confirmationOf: () => "",
    },
    trophies: () => null,
    causeOf: () => null,
  };
  // The description may have getters.
  Object.defineProperties(description, Object.getOwnPropertyDescriptors(says));
  const table = { Legend: NotFound, read: ({ view }: { view: object | null }) => view };
  return plainGame("drawn", { table: Lazy.of({ ...table, describe: () => description }) });
}
