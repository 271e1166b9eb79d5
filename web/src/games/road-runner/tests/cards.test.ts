import { describe, expect, test } from 'vitest';
import { lettered } from '../lettering';
import { PICTURES } from '../pictures';
import { t } from '../../../words';
import { languages } from '../../../words/languages.svelte';
import { clauseOf, groupOf, layout, METHOD_OF, staysInside } from '../print';
import { fitted, widthOf, wrap } from '../wrap';
import { faces, german } from './recorded';

describe('every card', () => {
  test('is there: 66 titles', () => {
    expect(faces).toHaveLength(66);
  });

  test.each(faces)('$title has a picture', (face) => {
    expect(PICTURES[face.name]?.icon).toBeDefined();
  });

  test.each([...faces, ...german])('$title ($group) stays inside its frame, with room for the picture', (face) => {
    expect(staysInside(face)).toBe(true);
  });

  test.each([...faces, ...german])('$title ($group) shows every word that is printed on it', (face) => {
    const shown = layout(face)
      .pieces.map((piece) => {
        if (piece.kind === 'keyword') return `${piece.line.word} ${piece.line.number ?? ''}`;
        return piece.kind === 'rule' ? '' : piece.text;
      })
      .join(' ');
    for (const word of face.lines.join(' ').match(/[\p{L}\d'+-]+/gu) ?? []) expect(shown).toContain(word);
  });

  test('there are no pictures of cards that do not exist', () => {
    expect(Object.keys(PICTURES).sort()).toEqual(faces.map((face) => face.name).sort());
  });
});

describe('a printed line', () => {
  test('is keywords with their numbers; that of a THRUSTER or LAUNCHER is a Speed (RR-021)', () => {
    expect(clauseOf('THRUSTER 3, EXPLOSIVE 1, METAL').keywords).toEqual([
      { word: 'THRUSTER', number: 3, speed: true },
      { word: 'EXPLOSIVE', number: 1, speed: false },
      { word: 'METAL', number: null, speed: false },
    ]);
  });

  test('keeps a number that is 0: Knife And Fork has AMBUSH 0', () => {
    expect(clauseOf('AMBUSH 0, METAL').keywords[0]).toEqual({ word: 'AMBUSH', number: 0, speed: false });
  });

  test('may hang on other cards', () => {
    expect(clauseOf('with Free Birdseed and Giant Magnet: TRAP')).toEqual({
      condition: 'with Free Birdseed and Giant Magnet:',
      keywords: [{ word: 'TRAP', number: null, speed: false }],
      text: '',
    });
  });

  test('is text where it is no list of keywords', () => {
    expect(clauseOf('Prevents a shot.')).toEqual({ condition: '', keywords: [], text: 'Prevents a shot.' });
  });
});

test('Capture, Escape and both are told apart by shape, not by colour alone', () => {
  const count = { capture: 0, escape: 0, dual: 0 };
  for (const face of faces) count[groupOf(face)]++;
  expect(count).toEqual({ capture: 40, dual: 5, escape: 21 });
});

test('both keywords of a pair belong to the same method (RR-062 to RR-067)', () => {
  for (const [one, other] of [
    ['BAIT', 'TRAP'],
    ['ROAD', 'AMBUSH'],
    ['DROP', 'HEIGHT'],
    ['SHOOTER', 'AMMO'],
    ['VEHICLE', 'THRUSTER'],
  ]) {
    expect(METHOD_OF[one ?? '']).toBe(METHOD_OF[other ?? '']);
  }
});

describe('lettering', () => {
  test.each(['en', 'de'] as const)('can shout every method and every ending (%s)', async (language) => {
    await languages.speak(language);
    const methods = [...new Set(Object.values(METHOD_OF))];
    const shouts = [...methods.map((method) => t('rr-shout', { method })), t('rr-gotcha'), t('rr-called-off')];
    for (const shout of shouts) expect(lettered(shout), shout).not.toBeNull();
    expect(new Set(shouts).size).toBe(8);
  });

  test('leaves a text to plain type where it has no strokes for a letter', () => {
    expect(lettered('ÜBER!')).toBeNull();
  });

  test('sets letters one after the other without overlap', () => {
    const shout = lettered('AMBUSH!');
    const ends = shout?.letters.map((letter) => letter.x + letter.width) ?? [];
    shout?.letters.slice(1).forEach((letter, at) => expect(letter.x).toBeGreaterThan(ends[at] ?? Infinity));
  });
});

describe('lines', () => {
  test('break between words, and only where they must', () => {
    expect(wrap('one two three', 10, widthOf('one two', 10))).toEqual(['one two', 'three']);
    expect(wrap('one two three', 10, 1000)).toEqual(['one two three']);
  });

  test('take the largest size that fits', () => {
    expect(fitted('Anvil', 100, 2, [20, 10]).size).toBe(20);
    expect(fitted('A very long title indeed', 100, 2, [20, 10]).size).toBe(10);
  });
});
