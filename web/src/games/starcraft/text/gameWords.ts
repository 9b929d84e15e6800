/** What StarCraft says in words: its table, the help, and the names of its verbs. */
import type { Session } from "../../../api/session";
import type { RefShown } from "../../../api/wire";
import type { GameWords, NamedThing, TextTable } from "../../../shared/screen/gameWords";
import { say } from "../../../words/words";
import { areaName } from "../model/saying";
import type { StarCraft } from "../model/view";
import { TableState, tableIn } from "../state/tableState.svelte";
import { battleParts } from "./battleWords";
import { answerTo } from "./commands";
import { galaxyParts, orderParts } from "./galaxyWords";
import { handLines, handPart, nowLines, seatParts, sheetPart } from "./seatWords";
import { type Told, joined, toldOf } from "./told";

function tableOf(session: Session<StarCraft>): TextTable | null {
  const told = toldOf(session);
  if (!told) return null;
  const { own } = told;
  const sections = [
    { title: say("sc-web-galaxy"), parts: galaxyParts(told) },
    { title: say("sc-text-orders"), parts: orderParts(told) },
    { title: say("sc-text-seats"), parts: seatParts(told) },
    { title: say("sc-text-battle"), parts: battleParts(told) },
  ];
  return {
    now: nowLines(told),
    you: own === null ? [sheetPart(told, 0)] : [sheetPart(told, own), handPart(told, own)],
    table: sections.filter(({ parts }) => parts.length > 0),
    hand: own === null ? [] : handLines(told, own),
    things: thingsOf(told),
  };
}

/** What can be asked about: planets and areas here, units, cards and whatever else is printed. */
function thingsOf({ galaxy, printed }: Told): NamedThing[] {
  const planets = galaxy.planets.map(({ planet, name }) => ({
    ...{ kind: "planet", number: planet, name },
  }));
  const areas = galaxy.planets.flatMap((planet) =>
    planet.areas.map((area) => ({
      ...{ kind: "area", number: area.area, name: areaName(planet, area) },
    })),
  );
  const listed = (["unit", "technology", "module", "card", "event"] as const).flatMap((kind) =>
    printed[kind].map(({ name }, number) => ({ kind, number, name })),
  );
  return [...planets, ...areas, ...listed];
}

function help(session: Session<StarCraft>): readonly string[] {
  const told = toldOf(session);
  if (!told) return [];
  const target = told.view.figures?.standing[told.own ?? 0]?.target ?? 0;
  return [
    ...(target > 0 ? [say("sc-text-help-goal", { n: target })] : []),
    say("sc-text-help-round"),
    say("sc-text-help-keys"),
  ];
}

/** "Marine against Zergling"; otherwise the names of what is meant. */
function labelOf(refs: readonly RefShown[], state: TableState): string {
  const names = refs.map((ref) => state.nameOf(ref)).filter(Boolean);
  const [one = "", other = ""] = names;
  const isPair = refs.length === 2 && refs.every(({ kind }) => kind === "unit");
  return isPair ? say("sc-fight-against", { one, other }) : joined(names);
}

export const WORDS: GameWords<StarCraft> = {
  tableOf,
  help,
  verbOf: (verb) => say("sc-text-verb", { verb }),
  answer(typed, session) {
    const told = toldOf(session);
    return told && answerTo(told, typed);
  },
  commands: () => say("sc-text-commands"),
  choices: {
    isReady: (session) => tableIn(session) !== null,
    make(given) {
      const first = tableIn(given.session);
      if (!first) throw new Error("there is no table to choose at");
      const state = new TableState(given, first);
      return { pointing: state.pointing, labelOf: (refs) => labelOf(refs, state) };
    },
  },
};
