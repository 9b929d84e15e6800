/** How strong programs are with what is chosen for a table, as far as it was measured. */
import type { GameShown, MeasuredShown } from "../../api/wire";
import { type Form, meaningful } from "../../shared/tables/tableForm";
import { say } from "../../words/words";

/** What was measured of a program, by its name; those that are missing were not measured. */
export type Ratings = ReadonlyMap<string, MeasuredShown>;

/** The ratings that were measured with the sides, options and players of a table. */
export function ratingsOf(form: Form, game: GameShown): Ratings {
  if (form.pack || !hasUsualSides(form, game)) return new Map();
  const chosen = chosenOptions(form, game);
  return new Map(
    game.programs.flatMap(({ name, measured }) => {
      const found = measured.find(({ options }) => fits(options, chosen));
      return found ? [[name, found] as const] : [];
    }),
  );
}

/** Whether everybody plays what is played by default. */
function hasUsualSides({ seats, sidesByChance }: Form, { sides }: GameShown): boolean {
  const usual = sides.slice(0, seats.length);
  return sides.length === 0 || (!sidesByChance && seats.every(({ side }) => usual.includes(side)));
}

/** The options of a table that mean something, also those that have their defaults. */
function chosenOptions(form: Form, game: GameShown): ReadonlyMap<string, string> {
  const [first] = game.choices;
  const mode = first && (form.options[first.key] ?? first.usual);
  const chosen = meaningful(form, game).map(
    ({ key, usual, usual_in: by }) => [key, form.options[key] ?? by[mode ?? ""] ?? usual] as const,
  );
  return new Map([...chosen, ["players", `${form.seats.length}`]]);
}

/** Whether something was measured with these options; those that it does not name do not matter. */
function fits(
  measured: Readonly<Record<string, string>>,
  chosen: ReadonlyMap<string, string>,
): boolean {
  return [...chosen].every(([key, value]) => (measured[key] ?? value) === value);
}

/** What is said about the strength of a program: its rating, and from which others it was not told
 *  apart. */
export function ratingNotes(
  { programs }: GameShown,
  ratings: Ratings,
  name: string,
): { text: string; how?: string }[] {
  const found = ratings.get(name);
  if (!found) return [{ text: say("lobby-rating-none") }];
  const { rating, low, high, games, playouts, level } = found;
  const how = say("lobby-rating-how", { low: `${low}`, high: `${high}`, games, playouts });
  const equals = programs.filter(
    (other) => other.name !== name && ratings.get(other.name)?.level === level,
  );
  const others = equals.map(({ title }) => title).join(", ");
  return [
    { text: say("lobby-rating", { rating: `${rating}` }), how },
    ...(others ? [{ text: say("lobby-rating-same", { others }) }] : []),
  ];
}
