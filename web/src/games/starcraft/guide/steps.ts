/** What to click next for what is advised: each gesture is a few steps, and the table shows how far one
 *  is. A step says what it is, and where; if the first place is not drawn, the next counts. */
import { capital } from "../../../words/capital";
import { say } from "../../../words/words";
import { PIECE } from "../model/pieces";
import type { StarCraftOption } from "../model/view";
import {
  areaName,
  homePlanet,
  isAsked,
  isCovered,
  leadOf,
  type Moment,
  named,
  optionsOf,
  orderName,
  ownTop,
  picked,
  planetName,
  promptOf,
  type Seen,
  unitName,
} from "./tableFacts";

export interface Step {
  readonly label: string;
  readonly at: readonly string[];
}

const MAIN = ".prompt .main button";
const key = (name: string) => `.prompt [aria-keyshortcuts="${name}"]`;
const tile = (kind: string, number: number) => `[data-tile="${kind} ${number}"]`;
const thing = (name: string) => `[data-thing="${name}"]`;
const sends = (...picks: string[]) => `.prompt [data-sends="${picks.join(", ")}"]`;

/** By prompt; what is not here is picked where it is drawn, or by a button. */
const STEPS: Readonly<Record<string, (option: StarCraftOption, moment: Moment) => Step>> = {
  "order-where": placing,
  reveal: revealing,
  move: moving,
  support: supporting,
  pair: pairing,
  "standard-card": laying,
  "reinforcement-card": laying,
  "next-skirmish": () => ({
    label: say("guide-sc-do-resolve"),
    at: ["footer .about button", ".foot.row button"],
  }),
  "discard-to-limit": discarding,
  "play-event": (option, moment) => {
    const card = moment.printed.event?.[named(option.refs, "event") ?? -1]?.name ?? "";
    return { ...plain(option, moment), label: say("guide-sc-do-play", { card }) };
  },
};

export function stepOf(option: StarCraftOption, moment: Moment): Step {
  if (isCovered(moment))
    return { label: say("guide-sc-do-back"), at: [".aftermath .holder button"] };
  const isEnd = option.verb === "done" && !isLaying(moment);
  return (isEnd ? ending : (STEPS[promptOf(moment)] ?? plain))(option, moment);
}

const isLaying = (moment: Moment) => isAsked(moment, "standard-card", "reinforcement-card");

/** An order: the token, the planet, the button. */
function placing(option: StarCraftOption, moment: Moment): Step {
  const order = named(leadOf(option, moment.then)?.refs ?? [], "order");
  const number = named(option.refs, "planet") ?? -1;
  const planet = planetName(moment, number);
  if (order !== undefined && !picked(moment, { kind: "order", number: order }))
    return {
      label: say("guide-sc-do-token", {
        order: orderName(order),
        planet,
        why: whyHere(moment, order, number),
      }),
      at: [tile("order", order)],
    };
  if (!picked(moment, { kind: "planet", number }))
    return {
      label: say("guide-sc-do-planet", { planet }),
      at: [thing(`planet ${number}`), `[data-planet="${number}"]`],
    };
  return { label: say("guide-sc-do-place", { planet }), at: [MAIN] };
}

/** An order to move is placed at home to be on the safe side. */
export const whyHere = (seen: Seen, order: number, planet: number): string =>
  orderName(order) === "mobilize" && planet === homePlanet(seen) ? "home" : "other";

/** With several orders on top, one of them first; then one of two buttons. */
function revealing(option: StarCraftOption, moment: Moment): Step {
  const number = named(option.refs, "planet");
  const then = leadOf(option, moment.then)?.then ?? [];
  const planet = planetName(moment, number);
  const isOne = optionsOf(moment).length === 1 || moment.path.length > 0;
  const label = isOne
    ? say("guide-sc-do-execute", { then: then[0] ?? "execute", planet })
    : say("guide-sc-do-reveal", { planet, order: ownTop(moment, number) });
  return { label, at: [sends(option.text, ...then), `[data-thing^="order ${number} "]`, MAIN] };
}

/** All units that are to go to the same area, one after the other; then the area. */
function moving(option: StarCraftOption, moment: Moment): Step {
  const then = moment.then.length > 0 ? moment.then : [];
  const to = then[0] ?? "";
  const texts = [option.text, ...then].filter((_, at, all) => at % 2 === 0 && all[at + 1] === to);
  const wanted = texts.flatMap((text) => {
    const found = optionsOf(moment).find((one) => one.text === text);
    return found ? [unitIn(found)] : [];
  });
  const units = wanted.length > 0 ? wanted : [unitIn(option)];
  const counted = units.map((unit) => ({
    ...unit,
    needed: units.filter((one) => one.number === unit.number && one.at === unit.at).length,
  }));
  const next = counted.find((unit) => picked(moment, unit) < unit.needed);
  if (next) {
    const chip = thing(`chip ${next.at} ${next.number}`);
    const n = next.needed - picked(moment, next);
    const label = say("guide-sc-do-unit", {
      unit: unitName(moment, next.number),
      area: areaName(moment, next.at),
      n,
    });
    const row = `[data-tile="unit ${next.number} ${next.at}"]`;
    return { label, at: [`${chip}[aria-pressed="false"]`, chip, row] };
  }
  const area = leadOf(option, moment.then)?.refs.find(({ kind }) => kind === "area")?.number;
  return {
    label: say("guide-sc-do-area", { area: areaName(moment, area) }),
    at: [tile("area", area ?? -1), thing(`area ${area}`), `[data-area="${area}"]`],
  };
}

const unitIn = ({ refs }: StarCraftOption) => ({
  kind: "unit",
  number: named(refs, "unit") ?? -1,
  at: refs.find(({ kind, role }) => kind === "area" && role === "from")?.number ?? -1,
});

/** A unit, then its lane: on a phone the tab of that lane first. */
function supporting(option: StarCraftOption, moment: Moment): Step {
  const lane = (named(option.refs, "skirmish") ?? 0) + 1;
  const { most = 1 } = moment.decision?.several ?? {};
  const left = most - moment.path.filter(({ kind }) => kind === "supporter").length;
  const isHeld = moment.path.some(({ kind }) => kind === "held");
  const unit = unitName(moment, named(option.refs, "unit"));
  const label = isHeld
    ? say("guide-sc-do-lane", { lane })
    : say("guide-sc-do-support", { unit, n: left });
  return {
    label,
    at: [
      MAIN,
      `.board:has(.unit[aria-pressed="true"]) .lane:nth-child(${lane}) .number`,
      `.phone-battle:has(.unit[aria-pressed="true"]) [role="tab"]:nth-child(${lane})[aria-selected="false"]`,
      `.phone-battle:has(.unit[aria-pressed="true"]) .lane .clash`,
      `.trays .unit[aria-pressed="false"]`,
    ],
  };
}

/** Units of both sides, one of each in turn. */
function pairing(option: StarCraftOption, moment: Moment): Step {
  const [mine, theirs] = option.refs.filter(({ kind }) => kind === "unit");
  const label = say("guide-sc-do-pair", {
    unit: unitName(moment, mine?.number),
    enemy: unitName(moment, theirs?.number),
  });
  const free = `.unit:not([aria-disabled="true"])[aria-pressed="false"]`;
  return {
    label,
    at: [
      MAIN,
      `.trays:has(.tray:last-of-type [aria-pressed="true"]) .tray:first-of-type ${free}`,
      `.trays .tray:last-of-type ${free}`,
      `.trays ${free}`,
    ],
  };
}

/** A card for each lane, then the button; on a phone the hand must be open. */
function laying(option: StarCraftOption, moment: Moment): Step {
  const first = moment.view.under_way["place-cards"]?.skirmish ?? 0;
  const standard = [option.text, ...moment.then].filter((_, at) => at % 2 === 0);
  const cells = standard.map((pick, at) => {
    const cell = `[data-cell="${pick} @${first + at}"]`;
    return `.hand:not(:has(${cell}[aria-pressed="true"])) ${cell}`;
  });
  const isLaid = (at: number) =>
    moment.path.some(({ kind, number }) => kind === "laid" && number === first + at);
  const next = cells.findIndex((_, at) => !isLaid(at));
  const label =
    next < 0 ? say("guide-sc-do-commit") : say("guide-sc-do-card", { lane: first + next + 1 });
  return { label, at: [...cells, MAIN, ".foot.row button"] };
}

/** Several cards are proposed, then sent by a button; one is picked. */
function discarding(option: StarCraftOption, moment: Moment): Step {
  const n = moment.decision?.several?.most ?? 1;
  const card = moment.printed.card?.[named(option.refs, "card") ?? -1]?.name ?? "";
  if (n === 1) return { ...plain(option, moment), label: say("guide-sc-do-drop", { card }) };
  return { label: say("guide-sc-do-discard", { n }), at: [key("p"), MAIN] };
}

/** Nothing more is done: a button of its own says so. */
function ending({ label }: StarCraftOption, moment: Moment): Step {
  const isBuild = promptOf(moment).startsWith("build-");
  const words = isBuild
    ? say("guide-sc-do-end")
    : isAsked(moment, "move")
      ? say("guide-sc-do-done")
      : capital(label);
  return { label: words, at: [key("d"), MAIN] };
}

/** A tile, then where it goes, then the button. */
function plain(option: StarCraftOption, moment: Moment): Step {
  const [what] = tiled(option);
  const label = capital(option.label);
  if (what && !picked(moment, what))
    return {
      label,
      at: [
        `[data-tile="${option.text}"]`,
        tile(what.kind, what.number),
        thing(`${what.kind} ${what.number}`),
        sends(option.text),
        MAIN,
      ],
    };
  const area = leadOf(option, moment.then)?.refs.find(({ kind }) => kind === "area")?.number;
  if (area !== undefined && !picked(moment, { kind: "area", number: area }))
    return {
      label: say("guide-sc-do-area", { area: areaName(moment, area) }),
      at: [thing(`area ${area}`), `[data-area="${area}"]`, MAIN],
    };
  return { label, at: [sends(option.text), MAIN] };
}

/** What an option names, or the piece that its verb stands for. */
function tiled({ verb, refs }: StarCraftOption): { kind: string; number: number }[] {
  if (verb === "new-worker") return [{ kind: "piece", number: PIECE.worker }];
  if (verb === "transport") return [{ kind: "piece", number: PIECE.transport }];
  if (verb === "base") return [{ kind: "piece", number: PIECE.base }];
  return refs.map(({ kind, number }) => ({ kind, number }));
}
