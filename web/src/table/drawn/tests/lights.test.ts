import { describe, expect, test } from 'vitest';
import type { EventInfo } from '../../../server/types';
import { namesOf, shownBy } from '../lights';

const event = (seat: number, fields: EventInfo['fields']): EventInfo => ({ number: 1, kind: 'went', seat, fields, text: '' });

describe('what events are about', () => {
  test('is whose they are, and what their facts name at any depth', () => {
    const names = namesOf([event(2, { pawn: 'pawn:red:1', count: 3, after: null, cards: ['sail', { of: 'fan' }] }), event(-1, { at: 'square:4' })]);
    expect([...names]).toEqual(['event went', 'seat 2', 'pawn:red:1', 'sail', 'fan', 'square:4']);
  });

  test('is shown by pieces and by what says so, and by nothing else', () => {
    document.body.innerHTML = '<i data-piece="pawn:red:1"></i><b data-about="event drew,sail"></b><b data-about="fan"></b><u data-place="sail"></u>';
    const found = shownBy(document.body, new Set(['pawn:red:1', 'sail']));
    expect(found.map(({ localName }) => localName)).toEqual(['i', 'b']);
  });
});
