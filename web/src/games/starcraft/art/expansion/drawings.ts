/** The drawings of Brood War, as one chunk: its units, its planets, its pieces for the sprite of the map. */
import { BROOD_WAR as UNITS, HEROES } from "../glyphs/broodWar";
import { addUnits } from "../glyphs/units";
import { BROOD_WAR as WORLDS } from "../worlds/broodWar";
import { addWorlds } from "../worlds/worlds";
import Legend from "./Legend.svelte";
import Pieces from "./Pieces.svelte";

addUnits(UNITS, HEROES);
addWorlds(WORLDS);

export { Legend, Pieces };
