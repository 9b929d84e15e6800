/** Made by `web/languages.ts`. */
declare module "virtual:languages" {
  type Words = () => Promise<{ default: string }>;
  /** The languages there are by their locale: their own names, the messages of any page, and those of
   *  each game. */
  export const languages: Readonly<
    Record<string, { name: string; load: Words; games: Readonly<Record<string, Words>> }>
  >;
}
