/** The request that the form of a new table sends to the server. */
import type { ChoiceShown, NewClock, GameShown, NewSeat, NewTable } from "../../api/wire";

export type PackGiven = NonNullable<NewTable["pack"]>;

/** Who sits there: me, a program, a friend with a link, anyone, someone next to me. */
export type Who = "me" | "program" | "link" | "open" | "here";

export interface Sitter {
  who: Who;
  /** The program, if it is one. */
  program: string;
  /** The name of the person next to me. */
  name: string;
  /** What the seat plays. */
  side: string;
}

export interface Form {
  game: string;
  seats: Sitter[];
  /** Sides are drawn when the game begins. */
  sidesByChance: boolean;
  /** Only what was chosen; everything else has its default. */
  options: Record<string, string>;
  /** Options that nobody is asked for. */
  fixed?: Readonly<Record<string, string>>;
  name: string;
  listed: boolean;
  pack: PackGiven | null;
  /** How long players may take; null: as long as they like. */
  clock: NewClock | null;
  /** Whether players may ask for hints when several people play; a single player always may. */
  hints: boolean;
}

/** How many play a first game, and its options. */
export interface UsualTable {
  readonly players: number;
  readonly options: Readonly<Record<string, string>>;
  /** Options that nobody is asked for. */
  readonly fixed?: Readonly<Record<string, string>>;
}

export const LONGEST_NAME = 40;

/** The program that a first game is played against. */
export function usualProgram(game: GameShown): string {
  return game.usual_program;
}

/** A table for me and the default program, as many of it as usually play. */
export function usualForm(
  game: GameShown,
  second: Who = "program",
  usual: UsualTable | null = null,
): Form {
  const players = usual?.players ?? game.players[0] ?? 2;
  return {
    game: game.name,
    seats: Array.from({ length: players }, (_, seat) =>
      sitterAt(game, seat, seat === 0 ? "me" : second),
    ),
    sidesByChance: false,
    options: { ...usual?.options },
    ...(usual?.fixed && { fixed: usual.fixed }),
    name: "",
    listed: second === "open",
    pack: null,
    clock: null,
    hints: false,
  };
}

function sitterAt(game: GameShown, seat: number, who: Who): Sitter {
  return { who, program: usualProgram(game), name: "", side: game.sides[seat] ?? "" };
}

/** The same table for so many: whoever is there stays, programs join. */
export function withPlayers(form: Form, game: GameShown, players: number): Form {
  const seats = Array.from(
    { length: players },
    (_, seat) => form.seats[seat] ?? sitterAt(game, seat, "program"),
  );
  const changed = { ...form, seats, options: { ...form.options, players: `${players}` } };
  return players === form.seats.length ? changed : withoutOtherSides(changed, game);
}

/** The same table where these sides play, in the order of the seats; only if there is one for each. */
export function withSides(form: Form, sides: readonly string[]): Form {
  if (sides.length !== form.seats.length) return form;
  const seats = form.seats.map((sitter, seat) => ({ ...sitter, side: sides[seat] ?? "" }));
  return { ...form, seats };
}

/** The same table without sides that are no choice of the game itself, such as those of a scenario. */
export function withoutOtherSides(form: Form, game: GameShown): Form {
  if (game.sides.length > 0) return form;
  return { ...form, seats: form.seats.map((sitter) => ({ ...sitter, side: "" })) };
}

/** What the seats of a table can play. */
export function sidesAt({ seats }: Form, { sides }: GameShown): readonly string[] {
  return sides.length > 0 ? sides : seats.flatMap(({ side }) => side || []).sort();
}

/** How many people will play. */
export const people = ({ seats }: Form) => seats.filter(({ who }) => who !== "program").length;

/** The options that mean something with what is chosen. */
export function meaningful({ options }: Form, { choices }: GameShown): readonly ChoiceShown[] {
  const by = new Map(choices.map((choice) => [choice.key, choice]));
  /** What is chosen; an option that means nothing has its default. */
  const valueOf = (key: string) => {
    const choice = by.get(key);
    return choice && (means(choice) ? (options[key] ?? choice.usual) : choice.usual);
  };
  const means = ({ needs }: ChoiceShown): boolean =>
    Object.entries(needs).every(([key, values]) => values.includes(valueOf(key) ?? ""));
  return choices.filter(means);
}

/** How many can play with what is chosen. */
export function possiblePlayers(form: Form, game: GameShown): readonly number[] {
  const chosen = meaningful(form, game).flatMap(({ key, usual, values }) => {
    const value = form.options[key] ?? usual;
    return values.find((one) => one.value === value) ?? [];
  });
  return game.players.filter((players) => chosen.every((one) => one.players.includes(players)));
}

/** The same table for as many as can play with what is chosen, as near as possible to those who are there. */
export function withPossiblePlayers(form: Form, game: GameShown): Form {
  const possible = possiblePlayers(form, game);
  const now = form.seats.length;
  if (possible.length === 0 || possible.includes(now)) return form;
  const nearest = possible.reduce((one, other) =>
    Math.abs(other - now) < Math.abs(one - now) ? other : one,
  );
  return withPlayers(form, game, nearest);
}

/** What was chosen, without what no longer means anything. */
function optionsOf(form: Form, game: GameShown): Record<string, string> {
  const kept = new Set(meaningful(form, game).map(({ key }) => key));
  const known = new Set(game.choices.map(({ key }) => key));
  const chosen = Object.entries(form.options);
  return Object.fromEntries(chosen.filter(([key]) => kept.has(key) || !known.has(key)));
}

/** The form as a request. `me` is my name (without one, what I play), `nonce` my share of the seed. */
export function newTableOf(form: Form, game: GameShown, me: string, nonce: string): NewTable {
  const name = form.name.trim().slice(0, LONGEST_NAME);
  return {
    game: form.game,
    seats: form.seats.map((sitter) => newSeat(sitter, me)),
    options: { ...optionsOf(form, game), ...form.fixed, ...sideOption(form, game.sides) },
    listed: form.listed,
    nonce,
    ...(name ? { name } : {}),
    ...(form.pack ? { pack: form.pack } : {}),
    ...(form.clock ? { clock: form.clock } : {}),
    ...(people(form) > 1 ? { hints: form.hints } : {}),
  };
}

export function newSeat({ who, program, name }: Sitter, me: string): NewSeat {
  if (who === "program") return { kind: "program", program, mine: false };
  if (who === "link") return { kind: "person", mine: false };
  if (who === "open") return { kind: "open", mine: false };
  const called = who === "me" ? me : name.trim();
  return { kind: "person", mine: true, ...(called ? { name: called } : {}) };
}

/** Sides are by seat; the default ones are left out. */
function sideOption(
  { seats, sidesByChance }: Form,
  usual: readonly string[],
): Record<string, string> {
  const sides = seats.map(({ side }) => side);
  if (usual.length === 0) return sides.every(Boolean) ? { factions: sides.join(",") } : {};
  if (sidesByChance) return { factions: "random" };
  return sides.every((side, seat) => side === usual[seat]) ? {} : { factions: sides.join(",") };
}

/** Give a seat another side; whoever had it takes the one that becomes free. */
export function takeSide(seats: readonly Sitter[], seat: number, side: string): Sitter[] {
  const old = seats[seat]?.side ?? "";
  return seats.map((sitter, number) => {
    if (number === seat) return { ...sitter, side };
    return sitter.side === side ? { ...sitter, side: old } : sitter;
  });
}

/** What happens when the table is created: the game begins, or waits for links, strangers or both. */
export function outcomeOf({ seats }: Form): "play" | "watch" | "invite" | "open" {
  if (seats.some(({ who }) => who === "link")) return "invite";
  if (seats.some(({ who }) => who === "open")) return "open";
  return seats.some(({ who }) => who === "me" || who === "here") ? "play" : "watch";
}

/** Whether anybody else will read my name. */
export function needsName(form: Form): boolean {
  return form.seats.some(({ who }) => who === "me") && outcomeOf(form) !== "play";
}
