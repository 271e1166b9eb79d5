/** The beats of a story, one after another. */
import { thinned } from './cards';
import type { Beat } from './stagehand.svelte';

/** Kinds of events by what they are drawn as: those of one name are one movement where they follow each other. */
export type Together = Readonly<Record<string, string>>;

/** Adds a beat to a story, or its moves to the beat before where both are drawn as one movement. */
export function add<Scene, B extends Beat<Scene>>(story: B[], beat: B, together: Together): void {
  const last = story.at(-1);
  const name = together[beat.kind];
  if (last && name !== undefined && name === together[last.kind]) {
    last.after = beat.after;
    last.moves.push(...beat.moves);
  } else story.push(beat);
}

/** Ends a story in the new scene, by a quiet beat where it has none, with as many moves as can be followed. */
export function ended<Scene, B extends Beat<Scene>>(story: B[], quiet: Omit<B, 'after'>, next: Scene): B[] {
  const last = story.at(-1);
  if (last) last.after = next;
  else story.push({ ...quiet, after: next } as B);
  for (const beat of story) beat.moves = thinned(beat.moves);
  return story;
}
