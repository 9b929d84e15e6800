/** How a decision is answered by pointing: the path of picked things, what glows, and the sending.
 *
 *    const choosing = new Choosing(session, drawnAs("card"));   // once, in the table's component
 *    choosing.stands = …        which drawn things stand for what an option names
 *    choosing.isPointed = …     which options pointing leads to (others stay in the options list)
 *    choosing.confirmationOf = …     what is asked before an option that would waste something
 *    choosing.isFree = …        whether anything can be taken back without asking anybody
 *    choosing.undoConfirmation = …   what is asked before something is taken back
 *    choosing.now               what narrowing says: glow, buttons, left (narrowing.ts)
 *    choosing.glowOf(thing)     "take", "aim" or undefined
 *    choosing.point(thing)      pick a thing; false: it leads nowhere, so ask why
 *    choosing.choose(option)    pick a whole option (buttons, options list)
 *    choosing.gesture(picks, label)   several picks at once ("play all")
 *    choosing.back()            Esc: stops what is held, else one step back; false: there was none
 *    choosing.undo()            Z: the same, else takes back
 *    choosing.sendDelay.held    a pick that waits to be sent, for the ring
 */
import type { Session } from "../../api/session";
import type { OptionShown } from "../../api/wire";
import { settings } from "../browser/settings.svelte";
import {
  drawnAs,
  keyOf,
  leads,
  narrow,
  type Glow,
  type Narrowed,
  type Stands,
  type Thing,
} from "./narrowing";
import { SendDelay } from "./sendDelay.svelte";

const FORCED_AFTER = 400;

/** What is left of a gesture that stopped at a question: sent along with the answer. */
interface Rest {
  /** The prompt the gesture was made at: whoever is back there has done with the question. */
  prompt: string;
  picks: readonly string[];
  reveals: readonly string[];
}

export class Choosing {
  readonly sendDelay = new SendDelay();
  #rest: Rest | null = null;
  /** The gestures that were made here: the label of their first pick, how many, their name. */
  readonly gestures: { first: string; picks: number; label: string }[] = [];
  #path = $state.raw<{ of: object | null; things: readonly Thing[] }>({ of: null, things: [] });
  /** Which things on the screen stand for what an option names; a screen may put in its own. */
  stands: Stands = $state.raw(drawnAs());
  /** Whether pointing leads to an option; a screen may leave out what would be good for nothing. */
  isPointed: (option: OptionShown) => boolean = $state.raw(() => true);
  /** Why one should think twice about an option, as a question; a screen may know of something. */
  confirmationOf: (option: OptionShown) => string = $state.raw(() => "");
  /** Whether anything can be taken back at will: nothing has to wait then. */
  isFree: () => boolean = () => false;
  /** Why one should think twice before taking something back, as a question. */
  undoConfirmation: () => string = () => "";

  constructor(
    readonly session: Session,
    readonly usual: Stands,
  ) {
    this.stands = usual;
  }

  /** The options there are: none while a pick is held back. While one is under way they stay in
   *  sight, but nothing is taken. */
  get options(): readonly OptionShown[] {
    return this.sendDelay.held ? [] : (this.session.decision?.options ?? []);
  }

  /** The options that pointing leads to. */
  get pointed(): readonly OptionShown[] {
    return this.options.filter((option) => this.isPointed(option));
  }

  /** All options; those that would be good for nothing come last. */
  get sensibleFirst(): readonly OptionShown[] {
    const { pointed, options } = this;
    return [...pointed, ...options.filter((option) => !pointed.includes(option))];
  }

  /** What was picked of this decision; a new decision begins anew. */
  get path(): readonly Thing[] {
    return this.#path.of === this.session.decision ? this.#path.things : [];
  }

  #now: Narrowed = $derived.by(() => narrow(this.pointed, this.path, this.stands));
  get now(): Narrowed {
    return this.#now;
  }

  glowOf(thing: Thing): Glow | undefined {
    return this.now.glow.get(keyOf(thing));
  }

  isPicked(thing: Thing): boolean {
    return this.path.some((one) => keyOf(one) === keyOf(thing));
  }

  /** Pick a thing; picking it again lets go of it. False: no option names it. */
  point(thing: Thing): boolean {
    if (this.isPicked(thing)) {
      this.#walk(this.path.filter((one) => keyOf(one) !== keyOf(thing)));
      return true;
    }
    const further = [...this.path, thing];
    if (leads(this.pointed, further, this.stands)) this.#walk(further);
    else if (leads(this.pointed, [thing], this.stands)) this.#walk([thing]);
    else return false;
    if (this.now.only) this.choose(this.now.only);
    return true;
  }

  choose(option: OptionShown): void {
    const rest = this.#rest?.prompt === this.session.decision?.prompt ? null : this.#rest;
    const reveals = option.reveals || (rest?.reveals.length ?? 0) > 0;
    const picks = [option.text, ...(rest?.picks ?? [])];
    const confirmation = this.confirmationOf(option);
    if (!confirmation) return this.#offer(picks, option.label, reveals, rest);
    this.#walk([]);
    this.sendDelay.ask(picks, option.label, confirmation, () => void this.session.pick([...picks]));
  }

  /** Several picks as one gesture, called by one name. */
  gesture(picks: readonly string[], label: string): void {
    const { options, prompt } = this.session.decision ?? { options: [], prompt: "" };
    const reveals = options
      .filter((option) => option.reveals && picks.includes(option.text))
      .map((option) => option.text);
    const first = options.find((option) => option.text === picks[0])?.label ?? "";
    this.gestures.push({ first, picks: picks.length, label });
    this.#offer(picks, label, reveals.length > 0, { prompt, picks, reveals });
  }

  /** The screen that drew things is gone: each thing stands for itself, and all can be pointed at. */
  showNothing(): void {
    this.stands = this.usual;
    this.isPointed = () => true;
    this.confirmationOf = () => "";
  }

  back(): boolean {
    if (this.sendDelay.cancel()) return true;
    if (this.path.length === 0) return false;
    this.#walk(this.path.slice(0, -1));
    return true;
  }

  undo(): void {
    if (this.back()) return;
    this.#rest = null;
    const confirmation = this.undoConfirmation();
    if (!confirmation) return void this.session.undo();
    this.sendDelay.ask(
      [],
      this.session.undoable?.label ?? "",
      confirmation,
      () => void this.session.undo(),
    );
  }

  /** For an effect of the table's component: a decision without a choice answers itself, unless
   *  that would turn something up. What it returns stops it. */
  answerForced(): (() => void) | undefined {
    const [only, ...more] = this.options;
    if (
      this.session.sending ||
      !settings.choices.forced ||
      !only ||
      more.length > 0 ||
      only.reveals
    )
      return undefined;
    const timer = setTimeout(() => this.choose(only), FORCED_AFTER);
    return () => clearTimeout(timer);
  }

  #walk(things: readonly Thing[]): void {
    this.#path = { of: this.session.decision, things };
  }

  #offer(picks: readonly string[], label: string, reveals: boolean, gesture: Rest | null): void {
    this.#walk([]);
    if (this.session.sending) return;
    const isFinal = reveals && (!this.isFree() || settings.choices.grace === "ask");
    this.sendDelay.offer(picks, label, isFinal, () => void this.#send(picks, gesture));
  }

  /** Send picks; what a question left of a gesture goes with the answer to it. */
  async #send(picks: readonly string[], gesture: Rest | null): Promise<void> {
    this.#rest = null;
    const ack = await this.session.pick([...picks]);
    if (!gesture || ack?.stopped !== "no-option") return;
    const left = picks.slice(ack.picks);
    const reveals = gesture.reveals.filter((text) => left.includes(text));
    this.#rest = { prompt: gesture.prompt, picks: left, reveals };
  }
}
