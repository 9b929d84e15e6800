/** A table of StarCraft for tests: a position of a real game, and a question put by hand. */
import { decision } from "../../../api/fakeSocket";
import { SampleSession } from "../../../api/sampleSession.svelte";
import { Choosing } from "../../../shared/choosing/choosing.svelte";
import { plainGame } from "../../../shared/screen/plainGame";
import { TableFrame } from "../../../shared/screen/tableFrame.svelte";
import { PRINTED, positionCalled } from "./positions";
import type { StarCraft, StarCraftDecision, StarCraftOption, StarCraftView } from "../model/view";
import { TableState } from "../state/tableState.svelte";

export interface Sample {
  readonly table: TableState;
  readonly session: SampleSession<StarCraft>;
  /** What was sent. */
  readonly sent: { readonly picks: string[]; readonly how: string | undefined }[];
}

export function sampleTable(position: string, asked: StarCraftDecision | null): Sample {
  return tableOf(positionCalled(position).view, asked);
}

export function tableOf(view: StarCraftView, asked: StarCraftDecision | null): Sample {
  const session = new SampleSession<StarCraft>({
    ...{ view, printed: PRINTED, seat: view.seat, decision: asked },
  });
  const sent: { picks: string[]; how: string | undefined }[] = [];
  session.pick = (picks, sending?: { how?: string }) => {
    sent.push({ picks, how: sending?.how });
    return Promise.resolve(null);
  };
  const choosing = new Choosing(session, () => table.pointing);
  const frame = new TableFrame(session, () => plainGame("starcraft"));
  const table: TableState = new TableState(
    { session, choosing, frame },
    { view, printed: PRINTED },
  );
  return { table, session, sent };
}

/** Nothing is added about a question. */
export const NO_REMARKS: StarCraftDecision["remarks"] = {
  ...{ payment: null, proposed: [], lanes: [], muster: null, leaving: 0, locked: [], workers: 0 },
  ...{ placing: null, forces: null },
};

/** A question with these options; the last is how one declines, if it does. */
export function question(
  prompt: string,
  options: readonly StarCraftOption[],
  some: Partial<StarCraftDecision> = {},
): StarCraftDecision {
  const at = options.findIndex(({ verb }) => verb === "done");
  return {
    ...decision(),
    ...{ prompt, options: [...options], done: at < 0 ? null : at },
    remarks: NO_REMARKS,
    ...some,
  };
}
