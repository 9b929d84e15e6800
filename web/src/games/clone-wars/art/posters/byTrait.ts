/** Subjects for cards without a hand-picked one, such as those of a card pack: five or more per
 *  trait. */
import type { DeviceName, LandName, Subject } from "./recipe";

export const BY_TRAIT: Record<string, readonly Subject[]> = {
  trooper: [
    { face: "domed", wears: "plates", behind: "rifleOnBack" },
    { face: "goggled", wears: "vest", before: "longGun" },
    { face: "slanted", wears: "roundPads", before: "pistol" },
    { face: "rimmed", wears: "bandolier", behind: "twoRifles" },
    { face: "canned", wears: "tanks", before: "cannon" },
    { face: "black", wears: "pauldron", before: "thermal" },
    { whole: "kneelingShot" },
    { whole: "charge" },
  ],
  droid: [
    { face: "blockHead", wears: "ribs" },
    { face: "longNeck", wears: "ribs", before: "pistol" },
    { face: "sunkHead", wears: "ribs", before: "cannon" },
    { face: "slimMask", wears: "darkArmour", behind: "rifleOnBack" },
    { face: "lantern", wears: "ribs", before: "longGun" },
    { face: "dishHead", wears: "collar", before: "tablet" },
    { whole: "drum" },
    { whole: "spider" },
  ],
  jedi: [
    { face: "hood", wears: "robe", before: "greenBlade" },
    { face: "beard", wears: "robe", before: "barredBlade" },
    { face: "headTails", wears: "robe", behind: "crossedBlades" },
    { face: "longSkull", wears: "cloak", before: "blueBlade" },
    { whole: "raisedBlade" },
    { whole: "meditating" },
  ],
  sith: [
    { face: "pointedHood", wears: "cloak", before: "lightning" },
    { face: "horned", wears: "darkArmour", before: "redBlade" },
    { face: "finned", wears: "collar", before: "redBarred" },
    { face: "bald", wears: "cloak", before: "curvedHilt" },
    { whole: "duelist" },
    { whole: "brute" },
  ],
  officer: [
    { face: "peakedCap", wears: "uniform", before: "tablet" },
    { face: "flatCap", wears: "greatcoat" },
    { face: "beret", wears: "uniform", behind: "banner" },
    { face: "cropped", wears: "collar", before: "globe" },
    { face: "goldEyes", wears: "uniform", before: "hologram" },
    { whole: "holoAdmiral" },
    { whole: "speaker" },
  ],
  fighter: [
    { whole: "dart", turn: -14 },
    { whole: "snub", turn: 18, escort: true },
    { whole: "booms", turn: 12 },
    { whole: "needle", turn: 20, escort: true },
    { whole: "spread", turn: -18 },
    { whole: "crescent", turn: 14 },
  ],
  vehicle: [
    { whole: "tank" },
    { whole: "sixLegs" },
    { whole: "skimmer" },
    { whole: "cabBiped" },
    { whole: "hauler" },
    { whole: "riddenBiped" },
  ],
  transport: [
    { whole: "podRack" },
    { whole: "bus" },
    { whole: "gunship" },
    { whole: "broadLens" },
    { whole: "tallFin" },
    { whole: "birdNeck" },
  ],
  scoundrel: [
    { face: "wideHat", wears: "vest", before: "coins" },
    { face: "wrapped", wears: "poncho", before: "pistol" },
    { face: "headTails", wears: "greatcoat", before: "cup" },
    { face: "finCrest", wears: "bandolier", before: "hook" },
    { face: "bugEyes", wears: "poncho", before: "crate" },
    { whole: "twoOutlaws" },
  ],
  bounty_hunter: [
    { face: "canned", wears: "bandolier", before: "thermal" },
    { face: "snout", wears: "furs", behind: "spear" },
    { face: "dishHat", wears: "poncho", before: "longGun" },
    { face: "slanted", wears: "tanks", before: "launcher" },
    { face: "finCrest", wears: "darkArmour", before: "pistols" },
    { face: "helmetOff", wears: "furs", before: "claws" },
  ],
};

/** A card without a trait we know: people of all sorts. */
export const PEOPLE: readonly Subject[] = [
  { face: "openFlight", wears: "vest" },
  { face: "breather", wears: "gown", before: "orb" },
  { face: "veil", wears: "cloak", behind: "staff" },
  { face: "elderEars", wears: "robe", behind: "staff" },
  { face: "implant", wears: "collar", before: "gavel" },
  { face: "finCrest", wears: "poncho", before: "crate" },
  { face: "tentacles", wears: "greatcoat", behind: "wings" },
];

export const SKIES: readonly DeviceName[] = [
  "rays",
  "rings",
  "chart",
  "gasGiant",
  "twinSuns",
  "streaks",
  "clouds",
  "nebula",
  "moonrise",
  "bars",
  "fan",
  "hexagons",
];

export const GROUNDS: readonly LandName[] = [
  "ridge",
  "city",
  "spires",
  "dunes",
  "arches",
  "trees",
  "shards",
  "hangar",
  "blasts",
];

/** Craft fly: no hall and no wood behind them. */
export const HEIGHTS: readonly LandName[] = ["limb", "fleet", "ridge", "blasts"];
