/** What the table of StarCraft tells the frame around it. */
import { SvelteMap } from "svelte/reactivity";
import { innerWidth } from "svelte/reactivity/window";

import type { Description, PromptAction, Tab, TableGiven } from "../../shared/screen/description";
import { part, type Part } from "../../shared/screen/part";
import { capital } from "../../words/capital";
import { say } from "../../words/words";
import End from "./End.svelte";
import Heading from "./Heading.svelte";
import { type Room, roomIn, WIDE } from "./model/rooms";
import { drawsOf, type StarCraft } from "./model/view";
import { formPathWords, nextOf } from "./prompts/formActions";
import { actionsOf } from "./prompts/promptActions";
import { TableState, type TableThere } from "./state/tableState.svelte";
import Table from "./Table.svelte";

export class StarCraftDescription implements Description {
  readonly state: TableState;
  readonly table: Part;
  readonly #end: Part;
  readonly heading: Part;
  readonly recaps = new SvelteMap<number, string>();
  readonly isAsking = false;

  constructor(given: TableGiven<StarCraft>, first: TableThere) {
    this.state = new TableState(given, first);
    this.table = part(Table, { described: this });
    this.heading = part(Heading, { described: this });
    this.#end = part(End, { state: this.state });
  }

  /** A battle that ended the game is seen to its end first. */
  get end(): Part | null {
    return this.state.battle.isOpen ? null : this.#end;
  }

  readonly room: Room = $derived.by(() => roomIn(innerWidth.current ?? WIDE));

  get isWide(): boolean {
    return this.room === "wide";
  }

  readonly actions: readonly PromptAction[] = $derived.by(() => actionsOf(this.state, this.isWide));

  readonly promptNote = "";

  get tabs(): readonly Tab[] {
    const { session, view } = this.state;
    const badge = session.seat === null ? 0 : (view.players[session.seat]?.hand.cards ?? 0);
    return [
      { id: "sheet", label: say("sc-web-tab-sheet"), glyph: "resources" },
      { id: "hand", label: say("sc-phone-hand"), glyph: "hand", badge },
    ];
  }

  /** The first tab: the galaxy, or the battle that covers it. */
  get home(): Pick<Tab, "label" | "glyph"> {
    return this.state.battle.isOpen
      ? { label: say("sc-phone-battle"), glyph: "attack" }
      : { label: say("sc-phone-map"), glyph: "galaxy" };
  }

  get question(): string {
    const { setup, battle, printed, session, view } = this.state;
    if (battle.isCovering)
      return say("sc-fight-over", { place: printed.area[battle.fight?.area ?? -1]?.name ?? "" });
    // Both units are chosen at once.
    const { prompt, several } = battle.decision ?? {};
    if (prompt === "exchange" && several) return say("sc-fight-exchange");
    const { prompt: asked, options = [] } = session.decision ?? {};
    if (asked === "execute" && isNamedFirst(options.map(({ verb }) => verb)))
      return say("sc-web-execute-as", { planet: printed.planet[view.planet]?.name ?? "" });
    return setup?.question ?? "";
  }

  get goal(): string {
    const { view, session } = this.state;
    const target = view.figures?.standing[session.seat ?? 0]?.target ?? 0;
    return target > 0 ? say("sc-web-goal", { n: target }) : "";
  }

  get pathWords(): string {
    const { choosing, squad, battle } = this.state;
    const own = formPathWords(this.state);
    if (own) return own;
    if (squad.units.length > 0) return say("sc-web-squad", { n: squad.units.length });
    if (battle.drafting?.ready && !battle.isCovering && battle.drafting.draft.held === null)
      return battle.decision?.remarks.lanes.length ? say("sc-fight-ready") : "";
    const names = capital(choosing.path.map((thing) => this.state.nameOf(thing)).join(", "));
    if (choosing.now.only || !names) return names;
    const draws = drawsOf(this.state.view);
    return say("sc-web-path", { names, next: nextOf(this.state), draws });
  }

  get drafted() {
    const { squad, battle } = this.state;
    const over = battle.isCovering ? [{ kind: "fought", number: 0 }] : [];
    return [...over, ...squad.units, ...(battle.drafting?.drafted ?? [])];
  }

  get pointing() {
    return this.state.pointing;
  }

  /** How one's own battle ended: the end of the game does not cover it. */
  get isShowing(): boolean {
    const { battle, session } = this.state;
    if (session.table?.status !== "over") return false;
    return battle.isOpen && battle.isOurs && battle.fight?.isOver === true;
  }

  endShowing(): boolean {
    const { film } = this.state;
    if (!film || film.isIdle) return false;
    film.end();
    return true;
  }

  trophies(): null {
    return null;
  }

  causeOf(): null {
    return null;
  }
}

/** An order that can be executed only as another one: a Star order. */
const isNamedFirst = (verbs: readonly string[]): boolean =>
  verbs.includes("execute-as") && !verbs.includes("execute");
