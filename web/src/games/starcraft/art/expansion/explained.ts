/** Every piece that Brood War adds to the table: how it is drawn, and the rule that says what it does. */
import type { TokenName } from "../glyphs/tokens";
import { INSTALLATIONS, type Installation } from "./shapes";

type Picture =
  | { readonly kind: "sign"; readonly name: TokenName }
  | {
      readonly kind: "token";
      readonly name: Installation | "guard" | "coin-minerals" | "coin-conquest" | "stolen";
    };

export interface Explained {
  readonly piece: string;
  readonly picture: Picture;
  readonly rule: string;
}

const sign = (piece: string, name: TokenName, rule: string): Explained => ({
  piece,
  picture: { kind: "sign", name },
  rule,
});
const INSTALLATION_RULES: Readonly<Record<Installation, string>> = {
  infested_command_center: "BW-INST-07",
  warp_gate: "BW-INST-08",
  overmind: "BW-INST-08",
  cerebrate: "BW-INST-08",
};

export const EXPLAINED: readonly Explained[] = [
  sign("ground", "ground", "BW-PLANET-02"),
  sign("flying", "flying", "BW-PLANET-02"),
  sign("strategic", "strategic", "BW-ORDER-07"),
  sign("pool", "research", "BW-ORDER-03"),
  sign("defend", "defend", "BW-DEFEND-03"),
  { piece: "guard", picture: { kind: "token", name: "guard" }, rule: "BW-DEFEND-07" },
  { piece: "token", picture: { kind: "token", name: "coin-minerals" }, rule: "BW-TOKEN-02" },
  {
    piece: "coin-conquest",
    picture: { kind: "token", name: "coin-conquest" },
    rule: "BW-TOKEN-05",
  },
  sign("star", "star", "BW-LEADCARD-17"),
  { piece: "stolen", picture: { kind: "token", name: "stolen" }, rule: "BW-KEY-08" },
  sign("hero", "star", "BW-LEAD-15"),
  ...INSTALLATIONS.map((name): Explained => ({
    piece: name,
    picture: { kind: "token", name },
    rule: INSTALLATION_RULES[name],
  })),
];
