/** How a decision is answered by pointing: the path of picked things, what glows, and the sending.
 *
 *    const choosing = new Choosing(session, pointing, undoRules);   // made by TableFrame
 *    choosing.wholes            what pointing can lead to, before anything is picked
 *    choosing.now               what narrowing says: glow, buttons, left (narrowing.ts)
 *    choosing.glowOf(thing)     "take", "aim" or undefined
 *    choosing.point(thing)      pick a thing; false: it leads nowhere, so ask why
 *    choosing.choose(option)    pick a whole option (buttons, options list)
 *    choosing.gesture(picks, label)   several picks at once ("play all")
 *    choosing.back()            Esc: stops what is held, else goes one step back; false: nothing to do
 *    choosing.undo()            Z: the same, else undoes the last gesture
 *    choosing.sendDelay.held    a pick that waits to be sent, for the ring
 */
import type { Sending, Session } from "../../api/session";
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
  type Whole,
} from "./narrowing";
import { SendDelay } from "./sendDelay.svelte";

const FORCED_AFTER = 400;

/** What is left of a gesture that stopped at a question: sent along with the answer. */
interface Rest {
  /** The prompt the gesture was made at: once it is back, the question has been dealt with. */
  prompt: string;
  picks: readonly string[];
  reveals: readonly string[];
}

/** What pointing means at a table, as defined by the game that draws it. */
export interface Pointing {
  /** Which things on the screen stand for what an option names. */
  readonly stands: Stands;
  /** Whether pointing leads to an option; useless options stay in the options list. */
  isPointed(option: OptionShown): boolean;
  /** An option with everything that can follow it in the same gesture; without this, it is alone. */
  wholesOf?(option: OptionShown): readonly Whole[];
  /** Whether it is only sent by its button, not by pointing at the last thing it names. */
  isSealed?(option: Whole): boolean;
  /** The option that everybody would take, so that there is no need to ask; null: there is none. If it
   *  reveals something, it can still be stopped for a moment. */
  obvious(options: readonly OptionShown[]): OptionShown | null;
  /** Step back in what the game itself puts together; false: there is nothing. */
  back?(): boolean;
  /** A question to confirm an option; empty: none is needed. */
  confirmationOf(option: OptionShown): string;
}

/** If nothing is drawn, cards stand for themselves. */
const IN_WORDS: Pointing = {
  stands: drawnAs("card"),
  isPointed: () => true,
  obvious: () => null,
  confirmationOf: () => "",
};

export interface UndoRules {
  /** Whether anything can be undone at will, so that nothing has to wait. */
  isFree(): boolean;
  /** A question to confirm an undo. */
  confirmation(choosing: Choosing): string;
}

const STRICT: UndoRules = { isFree: () => false, confirmation: () => "" };

export class Choosing {
  readonly sendDelay = new SendDelay();
  #rest: Rest | null = null;
  /** Something was just undone: nothing answers itself until the player has acted. */
  #isBack = $state(false);
  /** An obvious option was taken: the question it leads to can be skipped. */
  mayPass = $state(false);
  #isPassing = $state(false);
  /** The gestures that were made here: the label of their first pick, how many, their name. */
  readonly gestures: { first: string; picks: number; label: string }[] = [];
  #path = $state.raw<{ of: object | null; things: readonly Thing[] }>({ of: null, things: [] });
  readonly #drawn: () => Pointing | null;

  /** `pointing`: what the drawn table says, null while there is none. */
  constructor(
    readonly session: Session,
    pointing: () => Pointing | null = () => null,
    readonly undoRules: UndoRules = STRICT,
  ) {
    this.#drawn = pointing;
  }

  readonly pointing: Pointing = $derived.by(() => this.#drawn() ?? IN_WORDS);

  /** The current options: none while a pick is held back. While one is being sent they stay
   *  visible, but none can be taken. */
  get options(): readonly OptionShown[] {
    return this.sendDelay.held ? [] : (this.session.decision?.options ?? []);
  }

  /** The options that pointing leads to. */
  get pointed(): readonly OptionShown[] {
    return this.options.filter((option) => this.pointing.isPointed(option));
  }

  /** The same, each with what can follow it in the same gesture. */
  readonly wholes: readonly Whole[] = $derived.by(() =>
    this.pointed.flatMap((option) => this.pointing.wholesOf?.(option) ?? [option]),
  );

  /** The useless ones. */
  get idle(): readonly OptionShown[] {
    return this.options.filter((option) => !this.pointing.isPointed(option));
  }

  /** What has been picked for this decision; a new decision starts over. */
  get path(): readonly Thing[] {
    return this.#path.of === this.session.decision ? this.#path.things : [];
  }

  #now: Narrowed = $derived.by(() => narrow(this.wholes, this.path, this.pointing.stands));
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
    const { stands } = this.pointing;
    if (leads(this.wholes, further, stands)) this.#walk(further);
    else if (leads(this.wholes, [thing], stands)) this.#walk([thing]);
    else return false;
    const { only } = this.now;
    if (only && !this.pointing.isSealed?.(only)) this.choose(only);
    return true;
  }

  choose(option: Whole): void {
    if (this.isTooEarly(() => this.choose(option))) return;
    const rest = this.#rest?.prompt === this.session.decision?.prompt ? null : this.#rest;
    const reveals = option.reveals || (rest?.reveals.length ?? 0) > 0;
    const picks = [option.text, ...(option.then ?? []), ...(rest?.picks ?? [])];
    const confirmation = this.pointing.confirmationOf(option);
    const { sending } = option;
    if (!confirmation) return this.#offer(picks, option.label, reveals, rest, sending);
    this.#walk([]);
    const send = () => void this.session.pick([...picks], sending);
    this.sendDelay.ask(picks, option.label, confirmation, send);
  }

  /** Several picks as one gesture, called by one name. `sending`: how they are carried out. */
  gesture(picks: readonly string[], label: string, sending?: Sending): void {
    if (this.isTooEarly(() => this.gesture(picks, label, sending))) return;
    const { options, prompt } = this.session.decision ?? { options: [], prompt: "" };
    const reveals = options
      .filter((option) => option.reveals && picks.includes(option.text))
      .map((option) => option.text);
    const first = options.find((option) => option.text === picks[0])?.label ?? "";
    this.gestures.push({ first, picks: picks.length, label });
    const rest = sending ? null : { prompt, picks, reveals };
    this.#offer(picks, label, reveals.length > 0, rest, sending);
  }

  /** Whether a gesture is still being sent, so that nothing can be picked. A player may be faster than
   *  its acknowledgement: if the next decision is shown already, `again` is done once it comes. */
  isTooEarly(again: () => void): boolean {
    const { sending, decision } = this.session;
    if (sending && sending.of === decision) this.#walk([]);
    else if (sending) {
      const isStill = () => this.session.decision === decision;
      void sending.over.then(() => setTimeout(() => isStill() && again()));
    }
    return sending !== null;
  }

  back(): boolean {
    if (this.sendDelay.cancel()) {
      this.#isBack = true;
      return true;
    }
    if (this.pointing.back?.()) return true;
    if (this.path.length === 0) return false;
    this.#walk(this.path.slice(0, -1));
    return true;
  }

  undo(): void {
    if (this.back() || this.isTooEarly(() => this.undo())) return;
    this.#rest = null;
    this.#isBack = true;
    const confirmation = this.undoRules.confirmation(this);
    if (!confirmation) return void this.session.undo();
    this.sendDelay.ask(
      [],
      this.session.undoable?.label ?? "",
      confirmation,
      () => void this.session.undo(),
    );
  }

  /** For an effect of the table's component: a decision with only one option, or an obvious one,
   *  answers itself, unless that would reveal something. What it returns stops it. */
  answerForced(): (() => void) | undefined {
    const [first, ...more] = this.options;
    const declined = this.#declined();
    if (declined && !this.session.sending) {
      const timer = setTimeout(() => this.choose(declined));
      return () => clearTimeout(timer);
    }
    // An option that can go on in several ways is still a choice.
    const isForced = first !== undefined && more.length === 0 && this.wholes.length < 2;
    const only = isForced ? (this.wholes[0] ?? first) : this.pointing.obvious(this.options);
    const waits = this.session.sending || this.#isBack || !settings.choices.forced;
    if (waits || !only || (isForced && only.reveals)) return undefined;
    const timer = setTimeout(() => {
      this.choose(only);
      this.mayPass = !isForced;
    }, FORCED_AFTER);
    return () => clearTimeout(timer);
  }

  /** Undo what answered itself, and decline it instead. */
  pass(): void {
    this.#isBack = this.#isPassing = true;
    void this.session.undo();
  }

  #declined(): OptionShown | null {
    const { done, options } = this.session.decision ?? { done: null, options: [] };
    return this.#isPassing && done !== null ? (options[done] ?? null) : null;
  }

  #walk(things: readonly Thing[]): void {
    this.#path = { of: this.session.decision, things };
  }

  #offer(
    picks: readonly string[],
    label: string,
    reveals: boolean,
    gesture: Rest | null,
    sending?: Sending,
  ): void {
    this.#walk([]);
    this.#isBack = this.#isPassing = this.mayPass = false;
    const isFinal = reveals && (!this.undoRules.isFree() || settings.choices.grace === "ask");
    this.sendDelay.offer(picks, label, isFinal, () => void this.#send(picks, gesture, sending));
  }

  /** Send picks; the rest of a gesture that a question interrupted is sent with the answer. */
  async #send(picks: readonly string[], gesture: Rest | null, sending?: Sending): Promise<void> {
    this.#rest = null;
    const ack = await this.session.pick([...picks], sending);
    if (!gesture || ack?.stopped !== "no-option") return;
    const left = picks.slice(ack.picks);
    const reveals = gesture.reveals.filter((text) => left.includes(text));
    this.#rest = { prompt: gesture.prompt, picks: left, reveals };
  }
}
