import { afterEach, expect, test, vi } from 'vitest';
import { ownFault } from '../src/server/api';
import type { Fault } from '../src/server/types';
import { languages } from '../src/words/languages.svelte';
import { refusals } from '../src/words/refusals.svelte';

afterEach(() => vi.restoreAllMocks());

const fault = (reason: string, facts: Fault['facts'] = {}): Fault => ({ ...ownFault('taken', 'As the server says.'), reason, facts });

test('a refusal is said in the language of the page, whichever the server speaks', async () => {
  const taken = fault('taken-by', { name: 'Ann' });
  await refusals.load('en');
  expect(refusals.say(taken)).toBe('Ann sits there; choose an open seat.');
  await languages.speak('de');
  await refusals.load('de');
  expect(refusals.say(taken)).toBe('Dort sitzt Ann; such dir einen freien Platz.');
});

test('a language is loaded when its first refusal is said, and nothing is said in another meanwhile', async () => {
  vi.resetModules();
  const fresh = (await import('../src/words/refusals.svelte')).refusals;
  expect(fresh.say(fault('over'))).toBe('');
  await vi.waitFor(() => expect(fresh.say(fault('over'))).toBe('The game is over.'));
});

test('what the page has no message for is told as the server tells it', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await languages.speak('de');
  await Promise.all([refusals.load('de'), refusals.load('en')]);
  expect(refusals.say(fault('of-a-newer-server'))).toBe('As the server says.');
  expect(refusals.say(fault('taken-by'))).toBe('As the server says.');
});

test('a fault of the page itself is said by the page', () => {
  expect(refusals.say(ownFault('no-line', 'Nobody answers.'))).toBe('Nobody answers.');
});

test.each([
  ['<b>Ann</b> { $x }', '<b>Ann</b> { $x } sits there; choose an open seat.'],
  ['\u202eAnn', 'Ann sits there; choose an open seat.'],
  ['אנה', '\u2068אנה\u2069 sits there; choose an open seat.'],
])('a name is text, and turns nothing around it: %j', async (name, said) => {
  await refusals.load('en');
  expect(refusals.say(fault('taken-by', { name }))).toBe(said);
});
