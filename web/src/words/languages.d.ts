/** Made by `web/languages.ts`. */
declare module "virtual:languages" {
  /** The languages there are by their locale: their own names, and their messages. */
  export const languages: Readonly<
    Record<string, { name: string; load: () => Promise<{ default: string }> }>
  >;
}
