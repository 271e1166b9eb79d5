import { settings } from './settings.svelte';

/** Small sounds, made on the spot: each is a few notes of (frequency in Hz, start and length in seconds). */
const SOUNDS = {
  move: [[520, 0, 0.05]],
  turn: [
    [660, 0, 0.09],
    [880, 0.1, 0.14],
  ],
  no: [[180, 0, 0.12]],
  end: [
    [523, 0, 0.12],
    [659, 0.13, 0.12],
    [784, 0.26, 0.28],
  ],
} as const;

let context: AudioContext | null = null;

/** Play a sound, where sound is on. */
export function sound(name: keyof typeof SOUNDS): void {
  if (!settings.choices.sound || document.hidden) return;
  context ??= new AudioContext();
  const start = context.currentTime + 0.01;
  for (const [frequency, at, length] of SOUNDS[name]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0, start + at);
    volume.gain.linearRampToValueAtTime(0.12, start + at + 0.008);
    volume.gain.exponentialRampToValueAtTime(0.0005, start + at + length);
    tone.connect(volume).connect(context.destination);
    tone.start(start + at);
    tone.stop(start + at + length + 0.05);
  }
}
