/** Pictures of real tables, which `make screenshots` takes. */

const FILES = import.meta.glob<string>('./covers/*.webp', { eager: true, query: '?url', import: 'default' });

/** Where the picture of a game's table is, by day or by night; undefined for a game that has none. */
export function coverOf(game: string, scheme: 'light' | 'dark'): string | undefined {
  return FILES[`./covers/${game}-${scheme}.webp`];
}
