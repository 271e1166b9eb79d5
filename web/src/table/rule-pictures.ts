import type { Component } from 'svelte';
import type { GameBook, RuleInfo } from '../server/types';

/** The pictures that a game shows beside a rule; nothing beside most. */
export type RulePictures = Component<{ rule: RuleInfo; book: GameBook }>;

const OWN = import.meta.glob<{ default: RulePictures }>('../games/*/RulePictures.svelte');

/** The pictures of games/<game>/RulePictures.svelte; null for a game that has none. */
export async function rulePicturesOf(game: string): Promise<RulePictures | null> {
  const load = OWN[`../games/${game}/RulePictures.svelte`];
  return load ? (await load()).default : null;
}
