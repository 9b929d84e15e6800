/** What a player may ask for in the text view of StarCraft: `p torus`, `s raynor`, `sum 2`,
 *  `stack torus`. */
import { say } from "../../../words/words";
import { fightOf } from "../battle/model/fought";
import { sidesOf } from "../battle/model/sides";
import type { Planet } from "../model/galaxy";
import type { TextPart } from "../../../shared/screen/gameWords";
import { lanePart } from "./battleWords";
import { planetPart, stackPart } from "./galaxyWords";
import { seatLine, sheetPart } from "./seatWords";
import { seatsOf } from "../rails/model/seats";
import type { Told } from "./told";

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

type Answer = (told: Told, words: string) => readonly string[];

const COMMANDS: Readonly<Record<string, Answer>> = {
  p: (told, words) => ofPlanet(told, words, (planet) => planetPart(told, planet)),
  stack: (told, words) => ofPlanet(told, words, (planet) => stackPart(told, planet)),
  s: seatAnswer,
  sum: sumAnswer,
};

/** The answer to a command; null: it is none of these. */
export function answerTo(told: Told, typed: string): readonly string[] | null {
  const [first = "", ...more] = typed.trim().toLowerCase().split(/\s+/);
  const answer = Object.hasOwn(COMMANDS, first) ? COMMANDS[first] : undefined;
  return answer && more.length > 0 ? answer(told, plain(more.join(" "))) : null;
}

const lines = ({ title, lines: told }: TextPart): readonly string[] => [title, ...told];
const unknown = (words: string): readonly string[] => [say("web-command-no-thing", { words })];

function ofPlanet(told: Told, words: string, part: (planet: Planet) => TextPart) {
  const planet = told.galaxy.planets.find(({ name }) => plain(name).includes(words));
  return planet ? lines(part(planet)) : unknown(words);
}

/** A seat by its player's name or by its faction. */
function seatAnswer(told: Told, words: string): readonly string[] {
  const { view, printed, names, own } = told;
  const seat = seatsOf(view, printed, own).find((one) =>
    [names[one.seat] ?? "", one.factionName].some((name) => plain(name).includes(words)),
  );
  if (!seat) return unknown(words);
  const next = view.figures?.turn.next ?? null;
  return [seatLine(told, seat, next), ...sheetPart(told, seat.seat).lines];
}

/** A skirmish by its number, with every part of its sums. */
function sumAnswer(told: Told, words: string): readonly string[] {
  const { view, printed, names, own } = told;
  const fight = fightOf(view);
  const at = Number.parseInt(words, 10) - 1;
  if (!fight?.skirmishes[at]) return [say("sc-text-no-skirmish", { words })];
  return lines(lanePart(told, fight, sidesOf(view, fight, printed, names, own), at));
}
