import { describe, expect, test } from 'vitest';
import { callsIn, faultsOf, faultsOfServer, malformedIn, readFiles, typesOf } from '../scripts/messages.mjs';

const EN = `
hello = Hello { $name }
seats =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
bot = { $chosen ->
    [yes] Yes
   *[no] No
 }
`;
const DE = EN.replace('Hello', 'Hallo').replace('seats\n    }', 'Plätze\n    }').replace('} seat\n', '} Platz\n');
const PAGE = `{t('hello', { name })} {t('seats', { count: list.filter((one) => f(one, 'a')).length })} {t(\`bo\${x}\`, { chosen: true })}`;

const faults = (change: { en?: string; de?: string; page?: string } = {}) =>
  faultsOf({ 'en.ftl': change.en ?? EN, 'de.ftl': change.de ?? DE }, { 'A.svelte': change.page ?? PAGE });

describe('the check of messages', () => {
  test('finds nothing wrong with the page', () => {
    const { messages, server, others, sources } = readFiles();
    expect(faultsOf(messages, sources)).toEqual([]);
    expect(faultsOfServer(server)).toEqual([]);
    expect(malformedIn(others)).toEqual([]);
    expect(Object.keys(server)).toHaveLength(2);
    expect(Object.keys(others)).toEqual(
      expect.arrayContaining(['../src/runabout/terminal/messages/de.ftl', '../src/runabout/games/riverdale/messages/de.ftl']),
    );
    expect(Object.keys(messages)).toEqual(['src/words/en.ftl', 'src/words/de.ftl']);
    expect(typesOf(messages)).toBe(sources['src/words/messages.ts']);
  });

  test('names what is malformed or missing among the messages of the server', () => {
    const files = { 'en.ftl': 'private = No.\nover = Over.\n', 'de.ftl': 'private = Nein { $\n' };
    expect(faultsOfServer(files)).toEqual([
      expect.stringMatching(/^de\.ftl:1: private is malformed: /),
      'de.ftl: private is missing',
      'de.ftl: over is missing',
    ]);
  });

  test('names what is malformed among the messages of games', () => {
    const files = { 'games/a/de.ftl': '# Zug\nyours = deins\n    .short = d\nmine = { $\n}\n' };
    expect(malformedIn(files)).toEqual([expect.stringMatching(/^games\/a\/de\.ftl:4: mine is malformed: /)]);
  });

  test('finds nothing wrong with what is well', () => expect(faults()).toEqual([]));

  test('names a message that one language lacks', () =>
    expect(faults({ de: DE.replace(/hello.*\n/, '') })).toEqual(['de.ftl: hello is missing']));

  test('names a message that nobody says', () =>
    expect(faults({ en: `${EN}more = More\n`, de: `${DE}more = Mehr\n` })).toEqual(['en.ftl, de.ftl: more is said nowhere']));

  test('names a message that is said and not there', () =>
    expect(faults({ page: `${PAGE}\n{t('bye')}` })).toEqual(['A.svelte:2: bye is no message of en.ftl, de.ftl']));

  test('names a malformed message, and that it is missing then', () =>
    expect(faults({ de: DE.replace('{ $name }', '{ $name') })).toEqual([
      'de.ftl:2: hello is malformed: Expected token: "}"',
      'de.ftl: hello is missing',
    ]));

  test('names a variable that no call gives', () => {
    expect(faults({ page: PAGE.replace('{ name }', '{ }') })).toEqual([
      'A.svelte:1: hello of en.ftl, de.ftl uses $name, which is not given',
    ]);
    expect(faults({ de: DE.replace('$name', '$nam') })).toEqual([
      'A.svelte:1: hello of en.ftl, de.ftl uses $nam, which is not given',
    ]);
  });

  test('names a variable that no language uses', () =>
    expect(faults({ page: PAGE.replace('{ name }', '{ name, age: f({ a: 1, b }) }') })).toEqual([
      'A.svelte:1: hello of en.ftl, de.ftl does not use $age',
    ]));

  test('asks for names and values that are written out', () => {
    expect(faults({ page: `${PAGE} {t(name)} {t('hello', all)} {t('hello', { ...all })}` })).toEqual([
      'A.svelte:1: the name of a message is not written out',
      'A.svelte:1: the values of hello are not written out',
      'A.svelte:1: the values of hello are not written out',
    ]);
  });

  test('names a message that is there twice, has no text, or asks for what there is not', () => {
    const wrong = `${EN}hello = Again\nlong = { WRONG($name) } { other }\n  .title = A\nshort =\n  .title = B\n`;
    expect(faults({ en: wrong }).filter((fault) => fault.startsWith('en.ftl:'))).toEqual([
      'en.ftl:12: hello is there twice',
      'en.ftl:13: long has attributes, which the page does not say',
      'en.ftl:13: long calls WRONG, which there is not',
      'en.ftl:15: short has no text',
      'en.ftl:15: short has attributes, which the page does not say',
      'en.ftl: long refers to other, which there is not',
    ]);
  });
});

test('the types of values are those that a message selects by', () =>
  expect(typesOf({ 'en.ftl': EN, 'de.ftl': DE })).toContain(
    "  'hello': { name: string | number };\n  'seats': { count: number };\n  'bot': { chosen: boolean };\n",
  ));

test('calls are found with the names of what they give', () =>
  expect(callsIn('a.ts', "const at = x.t('no') + cut('no');\nt('one', {\n  a,\n  b: { c: ',' },\n});")).toEqual([
    { name: 'one', given: ['a', 'b'], where: 'a.ts:2' },
  ]));
