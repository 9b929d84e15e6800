import { expect, test } from "vitest";

import { SampleSession } from "../../api/sampleSession.svelte";
import { plainGame } from "../../shared/screen/plainGame";
import { TableFrame } from "../../shared/screen/tableFrame.svelte";
import { StarCraftDescription } from "./describe.svelte";
import { battleCalled } from "./dev/battles";
import { PRINTED } from "./dev/positions";
import type { StarCraft } from "./model/view";

test("the end of the game waits until the battle that ended it is closed", () => {
  const { view } = battleCalled("over");
  const session = new SampleSession<StarCraft>({ view, seat: view.seat, printed: PRINTED });
  const frame = new TableFrame(session, () => plainGame("starcraft"));
  const described = new StarCraftDescription(
    { session, choosing: frame.choosing, frame },
    { view, printed: PRINTED },
  );
  described.state.battle.watch();
  expect(described.end).toBeNull();
  described.state.battle.close();
  expect(described.end).not.toBeNull();
});
