/** The players in words: where the round is, what a seat has, how near it is to winning. */
import type { TextPart } from "../../../shared/screen/gameWords";
import { say } from "../../../words/words";
import { faceOf } from "../cards/face";
import { cardSaid } from "../cards/saying";
import { extrasOf, extrasSaid } from "../rails/model/extras";
import { roundsSaid, scenarioOf, sideSaid } from "../rails/model/aims";
import { type Goal, goalsOf } from "../rails/model/goals";
import { roman } from "../model/roman";
import { ENDS, eventsLeft, progressOf } from "../rails/model/phase";
import { resourceSaid, seatSaid } from "../rails/model/saying";
import { type RailSeat, seatsOf } from "../rails/model/seats";
import { type InPlay, type Sheet, sheetOf } from "../rails/model/sheet";
import { type Told, joined } from "./told";

/** Round and phase, the stage and the Event deck, and how near the end is. */
export function nowLines({ view, printed, own }: Told): string[] {
  const scenario = scenarioOf(view, printed, own);
  const progress = progressOf(view);
  const phase = say("sc-rails-phase", { phase: view.phase });
  return [
    joined([
      say("sc-text-round", { n: view.round, phase }),
      progress ? say("sc-rails-progress", { ...progress }) : "",
    ]),
    joined([
      say("sc-rails-stage", { stage: roman(view.stage) }),
      say("sc-rails-events-left", { n: eventsLeft(view) }),
    ]),
    scenario ? roundsSaid(scenario) : "",
    say("sc-rails-the-end-said", { n: view.events.common.length, of: ENDS }),
  ].filter(Boolean);
}

/** All that is on a seat's sheet. */
export function sheetPart({ view, printed, names }: Told, seat: number): TextPart {
  const sheet = sheetOf(view, printed, seat);
  const title = say("sc-text-seat", { name: names[seat] ?? "", faction: sheet.factionName });
  const extras = extrasOf(view, printed, seat);
  return {
    title,
    lines: [...sheetLines(sheet, printed), ...(extras ? extrasSaid(extras) : [])],
  };
}

function sheetLines(sheet: Sheet, printed: Told["printed"]): string[] {
  const { free, atWork, away, specialsLeft } = sheet;
  return [
    joined([
      say("sc-rails-workers"),
      say("sc-rails-workers-free", { n: free }),
      say("sc-rails-workers-busy", { n: atWork }),
      away > 0 ? say("sc-rails-workers-away", { n: away }) : "",
    ]),
    ...sheet.resources.map(resourceSaid),
    ...sheet.buildings.map((building) => say("sc-rails-building-said", { ...building })),
    ...sheet.inPlay.map(inPlaySaid),
    ...sheet.drawn.map(({ stage, event }) =>
      event === null
        ? say("sc-rails-drawn-card", { stage: roman(stage) })
        : say("sc-text-drawn", { name: printed.event[event]?.name ?? "" }),
    ),
    specialsLeft === null ? "" : say("sc-rails-specials-left", { n: specialsLeft }),
    joined([
      say("sc-rails-supply"),
      ...sheet.units.map(({ name, left, cost }) =>
        say("sc-rails-supply-cost", { name, n: left, price: say("sc-build-price", { ...cost }) }),
      ),
      say("sc-rails-supply-base", { n: sheet.bases }),
      say("sc-rails-supply-transport", { n: sheet.transports }),
      say("sc-rails-supply-worker", { n: sheet.workers }),
    ]),
  ].filter(Boolean);
}

const inPlaySaid = ({ kind, name, count }: InPlay): string =>
  say("sc-text-in-play", { kind, name, n: count });

/** The cards in hand that the reader may know, with their figures. */
export function handLines({ view, printed }: Told, seat: number): string[] {
  return (view.players[seat]?.hand.known ?? []).flatMap((card) => {
    const thing = printed.card[card];
    return thing ? cardSaid(faceOf(thing), thing.name, printed) : [];
  });
}

export function handPart(told: Told, seat: number): TextPart {
  const player = told.view.players[seat];
  const title = joined([
    say("sc-rails-hand", { n: player?.hand.cards ?? 0 }),
    say("sc-rails-piles", {
      limit: told.view.figures?.standing[seat]?.hand_limit ?? 0,
      deck: player?.deck ?? 0,
      discard: player?.discards.length ?? 0,
    }),
  ]);
  return { title, lines: handLines(told, seat) };
}

/** Every seat in a few sentences, then the special goals. */
export function seatParts(told: Told): TextPart[] {
  const { view, printed, own } = told;
  const next = view.figures?.turn.next ?? null;
  const seats = seatsOf(view, printed, own);
  const goals = goalsOf(view, printed, own);
  const scenario = scenarioOf(view, printed, own);
  return [
    { title: say("sc-rails-seats"), lines: seats.map((seat) => seatLine(told, seat, next)) },
    ...(goals.length > 0
      ? [{ title: say("sc-rails-goals", { stage: GOALS_FROM }), lines: goalLines(told, goals) }]
      : []),
    ...(scenario ? [{ title: scenario.title, lines: scenario.sides.map(sideSaid) }] : []),
  ];
}

/** Goals count from this stage on. */
const GOALS_FROM = roman(3);

export const seatLine = ({ names, programs }: Told, seat: RailSeat, next: number | null) =>
  seatSaid(seat, names, {
    isNext: seat.seat === next && !seat.isActing,
    isProgram: programs[seat.seat] ?? false,
  });

const goalLines = ({ names }: Told, goals: readonly Goal[]): string[] =>
  goals.map(({ seat, faction, have, need }) =>
    say("sc-rails-goal-said", {
      name: names[seat] ?? "",
      goal: say("sc-rails-goal", { faction, need }),
      have,
      need,
    }),
  );
