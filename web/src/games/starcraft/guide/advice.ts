/** What would be good to do now in the first game: the server knows the plan, and whoever has left it
 *  hears what a program would do. */
import type { OptionShown } from "../../../api/wire";
import type { Lessons, Turns } from "../../../shared/screen/lessons";
import type { StarCraft } from "../model/view";
import { stepOf } from "./steps";
import { advised, type Moment, optionsOf, type Seen } from "./tableFacts";

export function advise(_: Turns, seen: Seen): OptionShown | null {
  if (seen.counsel === null) return null;
  const options = optionsOf(seen);
  const usual = options.find(({ verb }) => verb !== "destroy") ?? null;
  return options.find(({ text }) => text === seen.counsel) ?? usual;
}

const stepFor = (option: OptionShown, moment: Moment) => {
  const found = advised(option, moment);
  return found ? stepOf(found, moment) : { label: "", at: [] };
};

export const label: Lessons<StarCraft>["label"] = (option, moment) => stepFor(option, moment).label;

/** A program says why by itself. */
export const why: Lessons<StarCraft>["why"] = () => "";

export const controls: Lessons<StarCraft>["controls"] = (option, moment) =>
  stepFor(option, moment).at;
