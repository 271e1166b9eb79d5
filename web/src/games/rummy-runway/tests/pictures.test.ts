import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, test } from 'vitest';
import CardPicture from '../CardPicture.svelte';
import Mannequin from '../Mannequin.svelte';
import { COMPONENTS, part, partOf, read } from '../pictures';
import Poster from '../Poster.svelte';
import { dress, look, picture, poster, scenery, type Look } from '../wardrobe';
import { CASUAL, FORMAL, LOOKS } from '../looks';

const shown: Record<string, unknown>[] = [];
afterEach(() => {
  for (const one of shown.splice(0)) unmount(one);
  document.body.replaceChildren();
});

function wear(cards: readonly string[], colours: readonly string[]) {
  const props = { cards, colours, titleOf: (card: string) => `Title of ${card}`, label: 'Punk Lace Hat' };
  shown.push(mount(Mannequin, { target: document.body, props }));
  flushSync();
}

const dressed = (cards: readonly string[], colours: readonly string[], id = 'm') => dress(look(cards, colours) as Look, id).markup;
const ids = (markup: string) => [...markup.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
const shapeOf = (garment: string, layer: string) => part(`garments/${garment}`).layers.get(layer)?.split('>')[0] ?? '?';
const used = (markup: string) => [...markup.matchAll(/url\(#([^)]*)\)/g)].map(([, id]) => id);

describe('cards', () => {
  const cards = COMPONENTS.filter((name) => !name.startsWith('condition:'));

  test('every card has a picture that stands by itself', () => {
    expect(cards).toHaveLength(40);
    for (const card of cards) {
      const drawn = picture(card, 'p');
      expect(drawn?.box.split(' '), card).toHaveLength(4);
      expect(drawn?.markup, card).toMatch(/<(path|circle)/);
      expect(ids(drawn?.markup ?? '')).toEqual(expect.arrayContaining(used(drawn?.markup ?? '')));
    }
  });

  test('no two cards of different words look the same', () => {
    const plain = cards.filter((card) => !card.startsWith('wild'));
    expect(new Set(plain.map((card) => picture(card, 'p')?.markup)).size).toBe(30);
  });

  test('a card that nobody has drawn shows its title as text', () => {
    const props = { card: 'green-4', title: '<b>Tartan</b>' };
    shown.push(mount(CardPicture, { target: document.body, props }));
    expect(document.querySelector('svg, b')).toBeNull();
    expect(document.body.textContent).toContain('<b>Tartan</b>');
  });

  test('names that every object has are no cards', () => {
    for (const name of ['constructor', 'toString', '__proto__']) expect(picture(name, 'p')).toBeNull();
    expect(look(['red-1', 'blue-1', 'yellow-1'], ['red', 'blue', 'constructor'])).toBeNull();
  });
});

describe('outfits', () => {
  test('there are ten Formal looks and forty-eight Casual ones', () => {
    expect([FORMAL.length, CASUAL.length]).toEqual([10, 48]);
    expect(new Set(LOOKS.map(({ cards }) => [...cards].sort().join())).size).toBe(58);
  });

  test('every look is composed, and no two are alike', () => {
    const all = LOOKS.map(({ cards, colours }) => dressed(cards, colours));
    expect(new Set(all).size).toBe(58);
    for (const markup of all) {
      expect(markup).not.toMatch(/undefined|NaN|\{/);
      expect(new Set(ids(markup))).toEqual(new Set(used(markup)));
    }
  });

  test('any garment, fabric and style go together', () => {
    const all = new Set<string>();
    for (let n = 0; n < 1000; n += 1) {
      const cards = [`red-${Math.floor(n / 100)}`, `blue-${Math.floor(n / 10) % 10}`, `yellow-${n % 10}`];
      all.add(dressed(cards, ['red', 'blue', 'yellow']));
    }
    expect(all.size).toBe(1000);
  });

  test('the order of the cards changes nothing', () => {
    const [cards, colours] = [['red-3', 'blue-4', 'yellow-5'], ['red', 'blue', 'yellow']];
    expect(dressed(cards.toReversed(), colours.toReversed())).toBe(dressed(cards, colours));
  });

  test('a wild card is the word of its number in the colour that it is worn as', () => {
    expect(dressed(['wild-3', 'blue-4', 'yellow-5'], ['red', 'blue', 'yellow'])).toBe(
      dressed(['red-3', 'blue-4', 'yellow-5'], ['red', 'blue', 'yellow']),
    );
    expect(look(['wild-3', 'blue-4', 'yellow-5'], ['wild', 'blue', 'yellow'])).toBeNull();
  });

  test('an outfit may be only a hat, only a scarf, and have no style or no fabric', () => {
    expect(dressed(['yellow-3'], ['yellow'])).toContain(shapeOf('hat', 'hat-cloth'));
    const plain = part('figure').layers;
    for (const kept of ['under', 'trousers']) expect(dressed(['yellow-3'], ['yellow'])).toContain(plain.get(kept));
    expect(dressed(['yellow-5', 'blue-4'], ['yellow', 'blue'])).not.toContain(plain.get('trousers'));
  });

  test('two garments are worn one over the other, the outer one above', () => {
    const both = dressed(['yellow-6', 'yellow-5', 'blue-4'], ['yellow', 'yellow', 'blue']);
    const at = (name: string) => both.indexOf(shapeOf(name, 'cloth'));
    expect(at('pants')).toBeGreaterThan(0);
    expect(at('jacket')).toBeGreaterThan(at('pants'));
  });

  test('two of the same garment are worn once, and of two fabrics the second lines the first', () => {
    const once = dressed(['yellow-2', 'blue-2'], ['yellow', 'blue']);
    expect(dressed(['yellow-2', 'yellow-2', 'blue-2'], ['yellow', 'yellow', 'blue'])).toBe(once);
    const lined = dressed(['yellow-2', 'blue-2', 'blue-3'], ['yellow', 'blue', 'blue']);
    expect(ids(lined)).toEqual(['ma-cloth', 'ma-sheen', 'mb-cloth', 'mb-sheen']);
  });

  test('without a garment, or with three, an outfit lies there as its cards', () => {
    wear(['red-1', 'red-2', 'blue-3'], ['red', 'red', 'blue']);
    wear(['yellow-1', 'yellow-2', 'yellow-3'], ['yellow', 'yellow', 'yellow']);
    wear(['red-1', 'blue-2', 'wild-3'], ['red', 'blue', 'wild']);
    expect(document.querySelectorAll('.figure')).toHaveLength(0);
    expect(document.querySelectorAll('.card svg')).toHaveLength(9);
    expect([...document.querySelectorAll('.card svg')].map((one) => one.getAttribute('aria-label'))).toContain('Title of yellow-2');
  });

  test('many mannequins on one page share no id, and each finds its own cloth', () => {
    for (const { cards, colours } of LOOKS) wear(cards, colours);
    const all = [...document.querySelectorAll('[id]')].map((one) => one.id);
    expect(document.querySelectorAll('.figure svg[role=img]')).toHaveLength(58);
    expect(new Set(all).size).toBe(all.length);
    expect(all).toHaveLength(58 * 2);
    for (const one of document.querySelectorAll('.figure')) {
      const own = new Set([...one.querySelectorAll('[id]')].map((cloth) => cloth.id));
      expect(new Set(used(one.innerHTML))).toEqual(own);
    }
  });
});

describe('trends', () => {
  const conditions = COMPONENTS.filter((name) => name.startsWith('condition:')).map((name) => name.slice('condition:'.length));

  test('every condition has a poster with its bonus', () => {
    const all = conditions.map((thing) => poster({ thing, number: 2, colour: thing === 'highest' ? 'blue' : undefined }, 7, false));
    expect(new Set(all.map(({ markup }) => markup)).size).toBe(13);
    for (const { markup } of all) expect(markup).toContain('+7');
  });

  test('a number that owners choose is on the poster', () => {
    expect(poster({ thing: 'sum-at-least', number: 27 }, 50, false).markup).toContain('≥27');
    expect(poster({ thing: 'contains', number: 0 }, 4, false).markup).toContain('>0<');
    const closets = [0, 1, 2, 3].map((number) => poster({ thing: 'closet', number }, 4, true).markup);
    expect(new Set(closets).size).toBe(4);
  });

  test('a condition that nobody has drawn gets a plain poster', () => {
    for (const asks of [{ thing: 'polka' }, { thing: 'odd', number: 9 }, { thing: 'constructor' }]) {
      expect(poster(asks, 4, false).markup).toContain('>?<');
    }
  });

  test('nothing but numbers gets into the markup', () => {
    const number = '<script>' as unknown as number;
    expect(poster({ thing: 'contains', number }, number, false).markup).not.toContain('script');
    shown.push(mount(Poster, { target: document.body, props: { asks: { thing: 'contains', number: 7 }, bonus: 4, once: false } }));
    expect(document.querySelector('.poster svg')?.textContent).toContain('7');
  });
});

describe('parts', () => {
  test('a part is read in layers, with what it says of itself', () => {
    const text = '<svg viewBox="0 0 1 2" data-order="3" data-hides="a b">\n  <g class="x">\n    <g d="1"/>\n    <p/>\n  </g>\n  <g class="y-2">\n    <q/>\n  </g>\n</svg>';
    const found = read(text);
    expect(found).toMatchObject({ box: '0 0 1 2', order: 3, hides: ['a', 'b'] });
    expect([...found.layers]).toEqual([['x', '<g d="1"/><p/>'], ['y-2', '<q/>']]);
  });

  test('every component has a part with layers', () => {
    for (const component of COMPONENTS) expect(partOf(component)?.layers.size, component).toBeGreaterThan(0);
  });

  test('the scenery is drawn', () => {
    for (const drawn of [scenery('catwalk', 'curtain', 'ground'), scenery('catwalk', 'spotlight', 'lamp'), scenery('closet', 'rail', 'hanger'), scenery('emblems', 'red')]) {
      expect(drawn.markup).toMatch(/<(path|circle)/);
    }
  });
});
