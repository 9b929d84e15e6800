/** The tip to hold a card to read it: shown in the first turn on a touch screen, once per browser. */
import { isTouch } from "../../../shared/browser/touch";
import { say } from "../../../words/words";

const KEPT = "orrery.told-holding";

function wasTold(): boolean {
  try {
    return localStorage.getItem(KEPT) !== null;
  } catch {
    return true; // a browser without storage does not get it again and again
  }
}

/** What to say in a turn; nothing except in the first. */
export function holdTip(): (turn: number) => string {
  let toldIn: number | null = null;
  return (turn) => {
    if (toldIn === null && isTouch() && !wasTold()) {
      toldIn = turn;
      localStorage.setItem(KEPT, "yes");
    }
    return toldIn === turn ? say("cw-hold-tip") : "";
  };
}
