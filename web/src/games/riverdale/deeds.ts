/** What may be done, as what is pressed for it one after the other: a card, a pawn, where it goes, whom it meets. */
import type { Schemas } from '../../server/types';
import { openedOf, type Deed as AnyDeed, type Known } from '../../table/drawn/deeds';
import { ghostOf, type Fact, type Ghost } from './journeys';
import type { Card, Scene, Special } from './sight';

type Kind = Schemas['RiverdaleAction']['kind'];

/** Its keys: "card:7", "pawn:red:1", "square:12", "discards", "base:blue", "crash". */
export interface Deed extends AnyDeed<Kind> {
  card: Card | Special;
  ghost: Ghost;
}

/** The open actions of a scene. */
export function deedsOf(scene: Scene, known: Known): Deed[] {
  return scene.actions.flatMap((action): Deed[] => {
    const opened = openedOf<Schemas['RiverdaleAction']>(action, known);
    if (!opened) return [];
    const { entry, deed, certain } = opened;
    const { card } = entry.fields;
    const ghost = ghostOf(scene, certain as unknown as Fact[], card as Card);
    return [{ ...deed, card, keys: [`card:${card}`, ...keysOf(scene, entry, ghost)], ghost }];
  });
}

function keysOf(scene: Scene, { kind, fields }: Schemas['RiverdaleAction'], ghost: Ghost): string[] {
  const own = (number: number): string =>
    scene.pawns.find((pawn) => pawn.seat === scene.seat && pawn.number === number)?.name ?? '';
  /** Where the count of the first way leads, before anything else happens. */
  const landing = ghost.journeys[0]?.places.at(-1) ?? '';
  switch (kind) {
    case 'play':
      return [own(fields.pawn), landing].filter(Boolean);
    case 'push':
    case 'dirty_trick':
      return [fields.target];
    case 'split':
      return [own(fields.pawn), landing || `steps:${fields.steps}`, own(fields.other)];
    case 'switch':
      return [own(fields.pawn), fields.target];
    case 'quick_pass':
      return [own(fields.pawn), ghost.journeys[1]?.pawn ?? own(fields.pawn)];
    case 'swap':
      return [`base:${fields.colour}`];
    case 'crash':
      return ['crash'];
    case 'discard':
      return ['discards'];
  }
}

/** The deeds that are left once these things were pressed, in this order; a pawn may be pressed before its card. */
export function leftBy(deeds: readonly Deed[], chosen: readonly string[]): Deed[] {
  return deeds.filter(({ keys }) => chosen.every((key, at) => inOrder(keys, chosen)[at] === key));
}

/** What is pressed for a deed, beginning with the pawn where that was pressed first. */
function inOrder(keys: readonly string[], chosen: readonly string[]): readonly string[] {
  const [card = '', first = ''] = keys;
  return chosen[0] !== undefined && !chosen[0].startsWith('card:') ? [first, card, ...keys.slice(2)] : keys;
}

/** What can be pressed next, each with the deeds that it leaves; those that do no harm first. */
export function nextOf(deeds: readonly Deed[], chosen: readonly string[]): Map<string, Deed[]> {
  const found = new Map<string, Deed[]>();
  for (const deed of leftBy(deeds, chosen)) {
    const key = inOrder(deed.keys, chosen)[chosen.length];
    if (key !== undefined) found.set(key, [...(found.get(key) ?? []), deed]);
    // a pawn that can be brought into play is pressed before its card as well
    if (chosen.length === 0 && deed.keys[1]?.startsWith('pawn:')) found.set(deed.keys[1], [...(found.get(deed.keys[1]) ?? []), deed]);
  }
  return found;
}

/** The deed that is meant by all that was pressed: the only one that is left, or one that asks for nothing more. */
export function meantBy(deeds: readonly Deed[], chosen: readonly string[]): Deed | null {
  if (chosen.length === 0) return null;
  const left = leftBy(deeds, chosen);
  return left.length === 1 ? (left[0] ?? null) : null;
}
