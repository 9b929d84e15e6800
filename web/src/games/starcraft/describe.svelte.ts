/** What the table of StarCraft tells the frame around it. */
import { SvelteMap } from "svelte/reactivity";
import { innerWidth } from "svelte/reactivity/window";

import type { Description, PromptAction, Tab, TableGiven } from "../../shared/screen/description";
import { part, type Part } from "../../shared/screen/part";
import { say } from "../../words/words";
import Heading from "./Heading.svelte";
import type { StarCraft } from "./model/view";
import { formPathWords } from "./prompts/formActions";
import { numbersSaid } from "./prompts/numbersSaid";
import { actionsOf } from "./prompts/promptActions";
import { TableState, type TableThere } from "./state/tableState.svelte";
import Table from "./Table.svelte";

const WIDE = 1020;

export class StarCraftDescription implements Description {
  readonly state: TableState;
  readonly table: Part;
  readonly end = null;
  readonly heading: Part;
  readonly recaps = new SvelteMap<number, string>();
  readonly question = "";
  readonly isAsking = false;
  readonly isShowing = false;

  constructor(given: TableGiven<StarCraft>, first: TableThere) {
    this.state = new TableState(given, first);
    this.table = part(Table, { described: this });
    this.heading = part(Heading, { described: this });
  }

  readonly isWide: boolean = $derived.by(() => (innerWidth.current ?? WIDE) >= WIDE);

  readonly actions: readonly PromptAction[] = $derived.by(() => actionsOf(this.state));

  get promptNote(): string {
    return numbersSaid(this.state);
  }

  get tabs(): readonly Tab[] {
    const { session, view } = this.state;
    const badge = session.seat === null ? 0 : (view.players[session.seat]?.hand.cards ?? 0);
    return [{ id: "sheet", label: say("sc-web-tab-sheet"), glyph: "hand", badge }];
  }

  get goal(): string {
    const { view, session } = this.state;
    const target = view.figures?.standing[session.seat ?? 0]?.target ?? 0;
    return target > 0 ? say("sc-web-goal", { n: target }) : "";
  }

  get pathWords(): string {
    const { choosing } = this.state;
    const own = formPathWords(this.state);
    if (own) return own;
    const names = choosing.path.map((thing) => this.state.nameOf(thing));
    return names.length > 0 ? say("sc-web-path", { names: names.join(", ") }) : "";
  }

  get pointing() {
    return this.state.pointing;
  }

  trophies(): null {
    return null;
  }

  causeOf(): null {
    return null;
  }
}
