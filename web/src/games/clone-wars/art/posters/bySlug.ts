/** Hand-picked subjects for the cards of the two boxes; every other card gets one by its traits. */
import type {
  BeforeName,
  BehindName,
  FaceName,
  Scene,
  ShoulderName,
  Subject,
  WholeName,
} from "./recipe";

export interface Choice {
  subject: Subject;
  scene: Scene;
}

interface Carried {
  behind?: BehindName;
  before?: BeforeName;
}

const bust = (face: FaceName, wears: ShoulderName, carried: Carried = {}): Subject => ({
  face,
  wears,
  ...carried,
});
const whole = (name: WholeName, turn = 0, escort = false): Subject => ({
  whole: name,
  turn,
  escort,
});
const before = (device: Scene["device"], land: Scene["land"], subject: Subject): Choice => ({
  subject,
  scene: { device, land },
});

const REPUBLIC: Record<string, Choice> = {
  republic_shuttle: before("rays", "ridge", whole("tallFin")),
  clone_trooper: before("rays", "ridge", bust("domed", "plates")),
  jedi_knight: before("rings", "arches", bust("hood", "robe", { before: "blueBlade" })),
  v_19_torrent: before("clouds", "limb", whole("spread", 12, true)),
  delta_7b: before("rays", "limb", whole("needle", -16)),
  at_rt: before("moonrise", "trees", whole("riddenBiped")),
  at_te: before("rays", "dunes", whole("sixLegs")),
  clone_medic: before("bars", "blasts", bust("goggled", "plates", { before: "medicCross" })),
  arc_trooper: before("fan", "spires", bust("slanted", "pauldron", { behind: "twoRifles" })),
  captain_rex: before(
    "rays",
    "shards",
    bust("crested", "pauldron", { behind: "cape", before: "pistol" }),
  ),
  commander_cody: before("streaks", "blasts", whole("charge")),
  laat_gunship: before("clouds", "blasts", whole("gunship")),
  padme_amidala: before("rays", "arches", whole("speaker")),
  r2_d2: before("chart", "hangar", whole("drum")),
  ahsoka_tano: before("fan", "city", bust("fanCrest", "vest", { behind: "crossedBlades" })),
  obi_wan_kenobi: before("bars", "dunes", bust("beard", "robe", { before: "barredBlade" })),
  mace_windu: before("rays", "ridge", whole("raisedBlade")),
  yoda: before("moonrise", "trees", whole("smallElder")),
  anakin_skywalker: before("streaks", "spires", bust("longHair", "cloak", { before: "blueBlade" })),
};

const SEPARATIST: Record<string, Choice> = {
  separatist_shuttle: before("rays", "limb", whole("beetle")),
  b1_battle_droid: before("rays", "dunes", bust("longNeck", "ribs", { behind: "rifleOnBack" })),
  dark_side_agent: before(
    "hexagons",
    "spires",
    bust("pointedHood", "cloak", { before: "redBlade" }),
  ),
  b2_super_battle_droid: before("bars", "hangar", bust("sunkHead", "ribs")),
  commando_droid: before(
    "moonrise",
    "shards",
    bust("slimMask", "darkArmour", { before: "longGun" }),
  ),
  droideka: before("rings", "hangar", whole("shielded")),
  vulture_droid: before("streaks", "limb", whole("folded", 14)),
  tri_fighter: before("nebula", "limb", whole("claws", -10, true)),
  stap: before("rays", "dunes", whole("standingSkiff")),
  mtt: before("clouds", "trees", whole("hauler")),
  tactical_droid: before("chart", "city", bust("dishHead", "collar", { before: "hologram" })),
  nute_gunray: before("fan", "arches", bust("flatFace", "collar", { before: "orb" })),
  poggle_the_lesser: before("bars", "spires", bust("mandibles", "gown", { behind: "staff" })),
  wat_tambor: before("hexagons", "city", bust("canned", "tanks", { before: "wrench" })),
  admiral_trench: before("rays", "fleet", whole("holoAdmiral")),
  asajj_ventress: before("rings", "spires", bust("bald", "collar", { behind: "crossedRed" })),
  general_grievous: before(
    "streaks",
    "blasts",
    bust("plateMask", "cloak", { behind: "crossedBlades" }),
  ),
  count_dooku: before("fan", "arches", whole("duelist")),
};

const EMPIRE: Record<string, Choice> = {
  imperial_shuttle: before("rays", "limb", whole("threeWings")),
  stormtrooper: before("rays", "hangar", bust("slanted", "plates", { before: "longGun" })),
  inquisitor: before("rings", "spires", bust("shroud", "darkArmour", { behind: "doubleBlade" })),
  tie_fighter: before("streaks", "limb", whole("bracketed", 10, true)),
  tie_bomber: before("clouds", "blasts", whole("twinBarrel", -12)),
  tie_interceptor: before("nebula", "limb", whole("pronged", 16)),
  scout_trooper: before("moonrise", "trees", bust("goggled", "vest", { before: "scope" })),
  death_trooper: before("bars", "shards", bust("black", "darkArmour", { behind: "rifleOnBack" })),
  landing_craft: before("fan", "dunes", whole("rampCraft")),
  at_st: before("gasGiant", "trees", whole("cabBiped")),
  at_at: before("clouds", "shards", whole("tallFour")),
  admiral_piett: before("chart", "fleet", bust("flatCap", "uniform")),
  moff_jerjerrod: before("hexagons", "hangar", bust("cropped", "uniform", { before: "tablet" })),
  general_veers: before("rays", "blasts", bust("rimmed", "uniform", { before: "scope" })),
  director_krennic: before("fan", "city", bust("peakedCap", "cloak", { before: "hologram" })),
  grand_moff_tarkin: before(
    "gasGiant",
    "arches",
    bust("longSkull", "uniform", { before: "globe" }),
  ),
  boba_fett: before(
    "twinSuns",
    "dunes",
    bust("lensed", "roundPads", { behind: "turbine", before: "cannon" }),
  ),
  darth_vader: before("rays", "spires", bust("finned", "cloak", { before: "redBlade" })),
};

const REBEL: Record<string, Choice> = {
  alliance_shuttle: before("rays", "ridge", whole("bus")),
  rebel_trooper: before("rays", "hangar", bust("rimmed", "vest", { behind: "rifleOnBack" })),
  temple_guardian: before("rings", "arches", bust("veil", "robe", { before: "goldBlade" })),
  y_wing: before("clouds", "limb", whole("booms", -14)),
  x_wing: before("streaks", "limb", whole("fourWings", 10, true)),
  b_wing: before("nebula", "fleet", whole("mast", 18)),
  snowspeeder: before("moonrise", "shards", whole("skimmer")),
  baze_malbus: before("bars", "blasts", bust("longHair", "tanks", { before: "cannon" })),
  chirrut_imwe: before("fan", "arches", bust("blindfold", "robe", { behind: "staff" })),
  rebel_commando: before("moonrise", "trees", bust("beret", "poncho", { behind: "rifleOnBack" })),
  jyn_erso: before("rays", "shards", bust("topKnot", "vest", { before: "pistol" })),
  cassian_andor: before("streaks", "city", whole("kneelingShot")),
  duros_spy: before("gasGiant", "city", bust("goldEyes", "greatcoat", { before: "tablet" })),
  chewbacca: before("fan", "trees", bust("maned", "bandolier", { behind: "bow" })),
  han_solo: before("twinSuns", "dunes", whole("twoOutlaws")),
  princess_leia: before("chart", "fleet", bust("crownBraid", "gown", { before: "hologram" })),
  u_wing: before("bars", "dunes", whole("longArms")),
  millennium_falcon: before("streaks", "fleet", whole("broadLens", -10)),
  luke_skywalker: before("twinSuns", "dunes", bust("cropped", "cloak", { before: "greenBlade" })),
};

const NEUTRAL: Record<string, Choice> = {
  outer_rim_pilot: before("rays", "ridge", bust("flightHelmet", "plates")),
  weequay_pirate: before("bars", "dunes", bust("wrapped", "bandolier", { before: "hook" })),
  toydarian_trader: before("twinSuns", "arches", bust("trunk", "vest", { before: "coins" })),
  nightsister: before("moonrise", "trees", bust("veil", "gown", { before: "greenFire" })),
  assassin_droid: before("hexagons", "city", bust("slimMask", "cloak", { before: "longGun" })),
  trandoshan_hunter: before("fan", "trees", bust("snout", "bandolier", { before: "longGun" })),
  aurra_sing: before("rings", "spires", bust("plume", "vest", { before: "longGun" })),
  embo: before("twinSuns", "shards", bust("dishHat", "furs", { behind: "bow" })),
  cad_bane: before("rays", "city", bust("wideHat", "greatcoat")),
  hutt_fighter: before("gasGiant", "limb", whole("crescent", -12, true)),
  z_95_headhunter: before("rays", "limb", whole("snub", 12)),
  fang_fighter: before("streaks", "fleet", whole("fangs", 16, true)),
  satine_kryze: before("rings", "city", bust("tiara", "gown", { before: "globe" })),
  hondo_ohnaka: before("fan", "dunes", bust("tricorn", "greatcoat", { behind: "banner" })),
  savage_opress: before("bars", "spires", whole("brute")),
  maul: before("rays", "arches", bust("horned", "robe", { behind: "doubleBlade" })),
  aurora_class_freighter: before("nebula", "limb", whole("hornedFreighter")),
  death_watch_warrior: before(
    "moonrise",
    "shards",
    bust("winged", "roundPads", { behind: "turbine" }),
  ),
  quarren_mercenary: before(
    "clouds",
    "blasts",
    bust("tentacles", "roundPads", { behind: "spear" }),
  ),
  jawa_scavenger: before("twinSuns", "dunes", bust("pointedHood", "robe", { before: "wrench" })),
  kel_dor_mystic: before("rings", "ridge", bust("breather", "robe", { before: "orb" })),
  rodian_gunslinger: before("fan", "arches", bust("bugEyes", "vest", { before: "pistol" })),
  bossk: before("gasGiant", "dunes", bust("tusked", "tanks", { before: "claws" })),
  dengar: before("bars", "city", bust("helmetOff", "roundPads", { behind: "rifleOnBack" })),
  ig_88: before("chart", "hangar", bust("lantern", "ribs", { behind: "twoRifles" })),
  lobot: before("hexagons", "city", bust("implant", "greatcoat", { before: "tablet" })),
  twilek_smuggler: before("moonrise", "city", bust("headTails", "vest", { before: "crate" })),
  lando_calrissian: before("clouds", "city", bust("slick", "cloak", { before: "cup" })),
  jabba_the_hutt: before("rays", "arches", whole("enthroned")),
  hwk_290: before("streaks", "limb", whole("birdNeck", -6)),
  jabbas_sail_barge: before("twinSuns", "dunes", whole("sailBarge")),
};

export const BY_SLUG: Record<string, Choice> = {
  ...REPUBLIC,
  ...SEPARATIST,
  ...EMPIRE,
  ...REBEL,
  ...NEUTRAL,
};
