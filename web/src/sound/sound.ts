/** Plays the page's sounds where they are wanted: through Web Audio, made on the spot. */
import { settings } from '../state/settings.svelte';
import { compose, type Sound } from './recipes';

/** Milliseconds within which a browser must have let sound begin: what comes later would no longer belong to anything. */
const LATE_MS = 250;

let output: { context: AudioContext; volume: GainNode } | null = null;

/** Play a sound, some seconds from now. Nothing sounds before the first press, which browsers ask for. */
export function sound(name: Sound, after = 0): void {
  if (!settings.choices.sound || document.hidden || !wasPressed()) return;
  output ??= open();
  const { context, volume } = output;
  volume.gain.value = gainOf(settings.choices.volume);
  if (context.state === 'running') compose(name, context, volume, context.currentTime + after + 0.01);
  else void whenRunning(context, () => compose(name, context, volume, context.currentTime + after + 0.01));
}

/** Somebody has pressed something on this page; a browser that does not say so decides by itself. */
const wasPressed = (): boolean => (navigator.userActivation as UserActivation | undefined)?.hasBeenActive ?? true;

/** Ears tell ratios of loudness: half the volume is to sound half as loud. */
const gainOf = (volume: number): number => (volume / 100) ** 2;

function open(): NonNullable<typeof output> {
  const context = new AudioContext();
  const volume = context.createGain();
  volume.connect(context.destination);
  return { context, volume };
}

async function whenRunning(context: AudioContext, play: () => void): Promise<void> {
  const asked = performance.now();
  try {
    await context.resume();
  } catch {
    return; // the browser allows no sound
  }
  if (performance.now() - asked < LATE_MS) play();
}
