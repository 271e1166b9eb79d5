/** Where several people share a screen, nobody is "you". */
import { afterEach, describe, expect, test } from 'vitest';
import { GIVEN, readFiles, shapes } from '../scripts/messages.mjs';
import { harmSaid } from '../src/table/general/harm';
import { t } from '../src/words';
import { languages } from '../src/words/languages.svelte';
import { sharedBy, sharing, type Shared } from '../src/words/sharing.svelte';
import { Speaker } from '../src/words/speaker';

const ANN = (): Shared => ({ sharing: 'yes', holder: 'Ann' });

afterEach(async () => {
  sharing.forget(ANN);
  await languages.speak('en');
});

describe('who is meant', () => {
  test.each([
    [[0], 0, 0, 'no', ''],
    [[], -1, 1, 'no', ''],
    [[0, 1], 1, 0, 'yes', 'Ben'],
    [[0, 1], -1, 0, 'yes', 'Ann'],
    [[0, 1], 2, 2, 'nobody', ''],
  ] as const)('by the seats %j of the screen, %i shown and %i to act, is %s %s', (mine, shown, acts, is, holder) => {
    expect(sharedBy(mine, ['Ann', 'Ben', 'Cleo'], shown, acts)).toEqual({ sharing: is, holder });
  });

  test('is named by what an action does to one of them', async () => {
    expect([harmSaid(1), harmSaid(2)]).toEqual(['harms you', 'harms a friend']);
    sharing.ask(ANN);
    expect([harmSaid(0), harmSaid(1), harmSaid(2)]).toEqual(['', 'harms Ann', 'harms a friend of Ann']);
    await languages.speak('de');
    expect([harmSaid(1), harmSaid(2)]).toEqual(['schadet Ann', 'schadet jemandem auf der Seite von Ann']);
    expect(t('table-your-turn')).toBe('Ann ist dran');
  });

  test('is what every message is given', () => {
    expect(Object.keys(sharing.now)).toEqual(GIVEN);
  });

  test('is only forgotten by the table that said it', () => {
    sharing.ask(ANN);
    sharing.forget(() => ANN());
    expect(t('table-your-turn')).toBe('It is up to Ann');
    sharing.forget(ANN);
    expect(t('table-your-turn')).toBe('It is up to you');
  });
});

/** Messages that are said away from tables, that speak to everybody in general or by name, or that the page's code says
 * only where one person looks on. */
const ASIDE =
  /^(home|new-table|shell|settings|sign-out|card|credits|faults|move-seat|looks|leave-who)-|^(common-you|gather-(ready|full|take-a-seat)|hand-over-.*|line-o.*|table-watcher|since-visit|undo-you-asked|end-you-won|end-team-won|rr-caught-it|rr-goes-for-it|rr-attempt-of)$/;
/** Messages that are only said where somebody at the screen is to act, and so never where nobody is meant. */
const TO_ACT = /^(table-your-turn|general-(all-actions|all-harm|harms-you|harms-friend)|chooser-find|rv-prompt-play|ry-prompt-draw)$/;
const YOU = { en: /\b(you|your|yours|yourself)\b/i, de: /\b(du|dir|dich|deine?[rnms]?)\b/i };

describe.each(['en', 'de'] as const)('in %s', (language) => {
  const { messages } = readFiles();
  const speaker = new Speaker(language, [messages[`src/words/${language}.ftl`] ?? '']);
  const values = (variables: ReadonlyMap<string, string>, you: string) =>
    Object.fromEntries([...variables].map(([name, sort]) => [name, name === 'you' ? you : sort === 'number' ? 2 : sort === 'boolean' ? 'yes' : 'x']));

  test.each([
    ['yes', 'Ann', ASIDE],
    ['nobody', '', new RegExp(`${ASIDE.source}|${TO_ACT.source}`)],
  ])('no message of a table says "you" where sharing is "%s"', (is, holder, left) => {
    const found = [...shapes(messages)].flatMap(([name, variables]) =>
      left.test(name) ? [] : ['yes', 'no'].map((you) => `${name}: ${speaker.say(name, { ...values(variables, you), sharing: is, holder })}`),
    );
    expect(found.length).toBeGreaterThan(400);
    expect(found.filter((text) => YOU[language].test(text.slice(text.indexOf(':'))))).toEqual([]);
    expect(found.filter((text) => / {2}|[{}]|undefined| $/.test(text.replace(/\n/g, ' ')) && !/^(replay-of|general-(times|hidden)|home-together)/.test(text))).toEqual([]);
  });
});
