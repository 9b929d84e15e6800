/** A draft for looking at: what a player may have put where before sending it. */
import { type Decision, offersOf } from "../battle/model/fought";
import { formOf, named, severalOf } from "../battle/model/forms";
import type { BattleDraft } from "../battle/model/lanes.svelte";

export function draftSomething(decision: Decision, draft: BattleDraft): void {
  if (formOf(decision) === "cards") layCards(decision, draft);
  if (formOf(decision) === "pairs") {
    const { parts, most } = severalOf(decision);
    const [first] = parts;
    if (!first) return;
    draft.stand(0, 0, named(first, "unit", "what"), most);
    draft.stand(0, 1, named(first, "unit", "with"), most);
  }
}

/** The best matching card at each lane, one after the other. */
function layCards(decision: Decision, draft: BattleDraft): void {
  const used = new Set<string>();
  for (const { skirmish, offers } of offersOf(decision)) {
    const free = offers.filter(({ pick, card }) => card !== null && !used.has(pick));
    const standard = free.filter(({ slot }) => slot === "standard");
    const best = standard.find(({ size }) => size === "large") ?? standard[0];
    const more = free.find(({ slot, valid }) => slot === "reinforcement" && valid);
    for (const offer of [best, more]) {
      if (!offer) continue;
      used.add(offer.pick);
      draft.lay(skirmish, offer, 1);
    }
  }
}
