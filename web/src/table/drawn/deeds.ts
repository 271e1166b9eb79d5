/** What may be done at a drawn table, as what is pressed for it. */
import type { ActionInfo, CatalogueAction } from '../../server/types';
import type { AboutTold } from '../../state/table.svelte';
import { harmOf } from '../general/harm';

/** What the server says of the open actions. */
export interface Known {
  about: AboutTold | null;
  catalogue: readonly CatalogueAction[];
}

/** A preview as the server tells it: its fields, which each game declares. */
type Told = AboutTold['previews'][number];

/** An open action, with what is pressed for it. */
export interface Deed<Kind extends string = string> {
  action: ActionInfo;
  kind: Kind;
  /** In the order in which they are pressed. */
  keys: string[];
  /** What it would do, in words; '' where that is not known. */
  hint: string;
  /** 0 where it harms nobody of one's own side, 1 where it harms oneself, 2 a friend. */
  harm: number;
}

/** An open action as the catalogue has it, with its part of a deed, the events that it surely brings, and its preview. */
export interface Opened<Action extends { kind: string }, Preview> {
  entry: CatalogueAction & Action;
  deed: Omit<Deed<Action['kind']>, 'keys'>;
  certain: AboutTold['certain'][number];
  /** Null where there is nothing to tell. */
  preview: Preview | null;
}

/** An action with all that the server says of it; null for one that the catalogue does not have. */
export function openedOf<Action extends { kind: string }, Preview extends Told = Told>(
  action: ActionInfo,
  { about, catalogue }: Known,
): Opened<Action, Preview> | null {
  const entry = catalogue[action.number] as (CatalogueAction & Action) | undefined;
  if (!entry) return null;
  const { number } = action;
  return {
    entry,
    deed: { action, kind: entry.kind, hint: about?.hints[number] ?? action.hint, harm: harmOf(about, number) },
    certain: about?.certain[number] ?? [],
    preview: (about?.previews[number] as Preview | undefined) ?? null,
  };
}
