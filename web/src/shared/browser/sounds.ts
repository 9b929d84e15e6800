/** A few sounds, made of tones when they are wanted; nothing is fetched. Silent unless chosen.
 *
 *    sound("turn")     somebody is waiting for your answer
 *
 *  A browser makes no sound before the page is touched; earlier sounds are not played later.
 */
import { settings } from "./settings.svelte";

interface Tone {
  /** Milliseconds after the beginning. */
  at: number;
  lasts: number;
  /** Hertz at its beginning and at its end. */
  from: number;
  to: number;
  form: OscillatorType;
  /** From 0 to 1. */
  loud: number;
}

const tone = (
  at: number,
  lasts: number,
  from: number,
  to = from,
  form: OscillatorType = "sine",
  loud = 0.5,
): Tone => ({ at, lasts, from, to, form, loud });

export const SOUNDS = {
  turn: [tone(0, 160, 523), tone(130, 320, 784)],
  card: [tone(0, 60, 420, 260, "triangle", 0.3)],
  coin: [tone(0, 70, 1240, 1240, "triangle", 0.25), tone(60, 160, 1660, 1660, "triangle", 0.25)],
  hit: [tone(0, 220, 170, 50, "sawtooth", 0.35)],
  force: [tone(0, 420, 260, 390, "sine", 0.4)],
  fall: [tone(0, 900, 120, 30, "sawtooth", 0.5), tone(120, 700, 80, 34, "square", 0.25)],
  end: [tone(0, 260, 392), tone(200, 260, 523), tone(400, 620, 659)],
} as const satisfies Record<string, readonly Tone[]>;

export type Sound = keyof typeof SOUNDS;

const VOLUME = { off: 0, low: 0.08, full: 0.25 } as const;
let audio: AudioContext | null = null;

export function sound(which: Sound): void {
  const volume = VOLUME[settings.choices.sound];
  if (volume === 0 || document.hidden || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") return void audio.resume();
  for (const one of SOUNDS[which]) play(audio, one, volume);
}

function play(on: AudioContext, { at, lasts, from, to, form, loud }: Tone, volume: number): void {
  const begins = on.currentTime + at / 1000;
  const ends = begins + lasts / 1000;
  const source = on.createOscillator();
  const strength = on.createGain();
  source.type = form;
  source.frequency.setValueAtTime(from, begins);
  source.frequency.exponentialRampToValueAtTime(to, ends);
  strength.gain.setValueAtTime(0.0001, begins);
  strength.gain.exponentialRampToValueAtTime(volume * loud, begins + 0.012);
  strength.gain.exponentialRampToValueAtTime(0.0001, ends);
  source.connect(strength).connect(on.destination);
  source.start(begins);
  source.stop(ends);
}
