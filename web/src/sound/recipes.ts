/** Every sound of the page, as what it is made of: tones and filtered noise. */

/** A tone of some wave, or noise that only a band round its pitch is left of. */
export interface Part {
  wave: OscillatorType | 'noise';
  /** Hz at its beginning and at its end. */
  pitch: readonly [number, number];
  /** Seconds after the sound begins, and how long it lasts. */
  at: number;
  length: number;
  /** How loud it is at its loudest, before the volume. */
  level: number;
  /** Seconds until it is that loud. */
  rise?: number;
}

/** Seconds in which a part is there at once, without a click. */
export const SUDDEN = 0.006;

const note = (pitch: number, at: number, length: number): Part => ({
  wave: 'triangle',
  pitch: [pitch, pitch],
  at,
  length,
  level: 0.24,
});

/** How many hands clap, and how many seconds apart. */
const CLAPS = 34;
const CLAPS_APART = 0.024;

/** The claps of many hands: each at its own pitch and a little off the beat, and softer towards the end. */
const applause = Array.from({ length: CLAPS }, (_, clap): Part => {
  const pitch = 1100 + ((clap * 7) % 11) * 120;
  const off = ((clap * 5) % 7) * 0.003;
  const level = 0.55 * Math.min(1, (clap + 3) / 8) * (1 - clap / (CLAPS + 4));
  return { wave: 'noise', pitch: [pitch, pitch * 0.8], at: clap * CLAPS_APART + off, length: 0.05, level };
});

export const RECIPES = {
  /** A decision is sent. */
  move: [{ ...note(520, 0, 0.05), level: 0.16 }],
  /** It is up to the viewer. */
  turn: [note(660, 0, 0.09), note(880, 0.1, 0.14)],
  /** A decision is refused. */
  no: [note(180, 0, 0.12)],
  end: [note(523, 0, 0.12), note(659, 0.13, 0.12), note(784, 0.26, 0.28)],
  /** A card is drawn, laid or passed. */
  card: [
    { wave: 'noise', pitch: [1400, 3200], at: 0, length: 0.07, level: 0.5, rise: 0.03 },
    { wave: 'noise', pitch: [700, 500], at: 0.055, length: 0.035, level: 0.6 },
  ],
  /** A piece hops from square to square. */
  hop: [
    { wave: 'sine', pitch: [520, 340], at: 0, length: 0.06, level: 0.34 },
    { wave: 'sine', pitch: [620, 410], at: 0.1, length: 0.06, level: 0.3 },
  ],
  /** Something or somebody is hit. */
  knock: [
    { wave: 'sine', pitch: [190, 60], at: 0, length: 0.2, level: 0.36 },
    { wave: 'noise', pitch: [420, 220], at: 0, length: 0.06, level: 0.7 },
  ],
  /** Wheels roll. */
  ride: [
    { wave: 'noise', pitch: [260, 620], at: 0, length: 0.42, level: 0.8, rise: 0.16 },
    { wave: 'noise', pitch: [1800, 2600], at: 0.02, length: 0.3, level: 0.16, rise: 0.1 },
  ],
  /** A garment is put on. */
  cloth: [
    { wave: 'noise', pitch: [2600, 4200], at: 0, length: 0.16, level: 0.34, rise: 0.08 },
    { wave: 'noise', pitch: [3400, 2200], at: 0.15, length: 0.18, level: 0.28, rise: 0.06 },
  ],
  applause,
} satisfies Record<string, readonly Part[]>;

export type Sound = keyof typeof RECIPES;

/** Seconds until a sound is over. */
export const lengthOf = (sound: Sound): number => Math.max(...RECIPES[sound].map(({ at, length }) => at + length));

/** Put a sound into a context's graph, to begin at a time of its clock. */
export function compose(sound: Sound, context: BaseAudioContext, to: AudioNode, begins: number): void {
  const parts: readonly Part[] = RECIPES[sound];
  for (const part of parts) {
    const volume = context.createGain();
    const from = begins + part.at;
    const source = part.wave === 'noise' ? noise(context, part, volume, from) : tone(context, part.wave, part, volume, from);
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(part.level, from + (part.rise ?? SUDDEN));
    volume.gain.exponentialRampToValueAtTime(0.0005, from + part.length);
    volume.connect(to);
    source.start(from);
    source.stop(from + part.length + 0.02);
  }
}

function tone(context: BaseAudioContext, wave: OscillatorType, { pitch, length }: Part, to: AudioNode, from: number) {
  const source = context.createOscillator();
  source.type = wave;
  glide(source.frequency, pitch, from, length);
  source.connect(to);
  return source;
}

function noise(context: BaseAudioContext, { pitch, length }: Part, to: AudioNode, from: number) {
  const source = context.createBufferSource();
  source.buffer = noiseOf(context);
  source.loop = true;
  const band = context.createBiquadFilter();
  band.type = 'bandpass';
  band.Q.value = 1.1;
  glide(band.frequency, pitch, from, length);
  source.connect(band).connect(to);
  return source;
}

function glide(parameter: AudioParam, [first, last]: readonly [number, number], from: number, length: number): void {
  parameter.setValueAtTime(first, from);
  if (last !== first) parameter.exponentialRampToValueAtTime(last, from + length);
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Half a second of noise, made once for a context. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  const before = noises.get(context);
  if (before !== undefined) return before;
  const made = context.createBuffer(1, Math.round(context.sampleRate / 2), context.sampleRate);
  const samples = made.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  noises.set(context, made);
  return made;
}
