/** That a card is held to read it: told in a first turn at a touch screen, once in this browser. */
import { isTouch } from "../../../shared/browser/touch";
import { say } from "../../../words/words";

const KEPT = "orrery.told-holding";

function wasTold(): boolean {
  try {
    return localStorage.getItem(KEPT) !== null;
  } catch {
    return true; // a browser that keeps nothing is not told again and again
  }
}

/** What is to be told in a turn; nothing in any other one than the first. */
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
