import type { Component } from 'svelte';
import type { GameTableProps } from './props';

type Loader = () => Promise<{ default: Component<GameTableProps> }>;

/** The tables that are drawn for one game, each a chunk of its own; every other game has the general table. */
const TABLES: Record<string, Loader> = import.meta.glob<{ default: Component<GameTableProps> }>('./*/Table.svelte');

const general: Loader = () => import('../table/GeneralTable.svelte');

/** The table component of a game, loaded when it is first needed. */
export async function tableFor(game: string): Promise<Component<GameTableProps>> {
  const load = TABLES[`./${game}/Table.svelte`] ?? general;
  return (await load()).default;
}

/** Whether a game has a table of its own. */
export function hasTable(game: string): boolean {
  return `./${game}/Table.svelte` in TABLES;
}
