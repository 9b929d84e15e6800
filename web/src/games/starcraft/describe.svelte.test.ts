import { expect, test } from "vitest";

import { SampleSession } from "../../api/sampleSession.svelte";
import { plainGame } from "../../shared/screen/plainGame";
import { TableFrame } from "../../shared/screen/tableFrame.svelte";
import { StarCraftDescription } from "./describe.svelte";
import { battleCalled } from "./dev/battles";
import { PRINTED } from "./dev/positions";
import { question } from "./dev/sampleTable";
import type { StarCraft } from "./model/view";

test("what is asked after a battle waits until its board is put away", () => {
  const { view } = battleCalled("over");
  const asked = question("reveal", []);
  const session = new SampleSession<StarCraft>({
    ...{ view, seat: view.seat, printed: PRINTED, decision: asked },
  });
  const frame = new TableFrame(session, () => plainGame("starcraft"));
  const described = new StarCraftDescription(
    { session, choosing: frame.choosing, frame },
    { view, printed: PRINTED },
  );
  described.state.battle.watch();
  expect(described.question).toBe("The battle for Torus 3 is over.");
  expect(described.actions.map(({ label }) => label)).toEqual(["Back to the map"]);
  described.actions[0]?.act();
  expect(described.question).toBe("");
  expect(described.actions.map(({ label }) => label)).not.toContain("Back to the map");
});

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
