import type { Component } from 'svelte';
import type { GameTableProps } from './props';

type Loader = () => Promise<{ default: Component<GameTableProps> }>;

/** The tables that are drawn for one game, each a chunk of its own; every other game has the general table. */
const TABLES: Record<string, Loader> = import.meta.glob<{ default: Component<GameTableProps> }>('./*/Table.svelte');

/** Drawn tables that are laid out by the plan of the game, as the general one is: its measures may be an owner's own. */
const PLANNED: ReadonlySet<string> = new Set(['road-wolf']);

/** Asked for in a table's address, as "?table=general", any game is drawn by the general table. */
const isGeneral = (): boolean => new URLSearchParams(location.search).get('table') === 'general';

const general: Loader = () => import('../table/GeneralTable.svelte');

/** The table component of a game, loaded when it is first needed. */
export async function tableFor(game: string): Promise<Component<GameTableProps>> {
  const load = hasTable(game) ? TABLES[`./${game}/Table.svelte`] : undefined;
  return (await (load ?? general)()).default;
}

/** Whether a game has a table of its own. */
export function hasTable(game: string): boolean {
  return `./${game}/Table.svelte` in TABLES && !isGeneral();
}

/** Whether the table of a game is laid out by the plan of the game. */
export const needsPlan = (game: string): boolean => !hasTable(game) || PLANNED.has(game);
