import { describe, expect, test } from 'vitest';
import { isOwn, pathTo, routeOf, tableIn } from '../src/router';

describe('addresses', () => {
  test.each([
    ['/', { page: 'home' }],
    ['/t/abcdefgh23', { page: 'table', table: 'abcdefgh23' }],
    ['/t/abcdefgh23/', { page: 'table', table: 'abcdefgh23' }],
    ['/new/road-runner', { page: 'new', game: 'road-runner' }],
    ['/rules/road-runner', { page: 'rules', game: 'road-runner', rule: '' }],
    ['/carry/AbC_-1', { page: 'move-seat', token: 'AbC_-1' }],
  ])('%s is a page', (path, route) => expect(routeOf(path)).toEqual(route));

  test('a rule is named behind the address of its rules', () => {
    expect(routeOf('/rules/road-runner', '#RR-064')).toEqual({ page: 'rules', game: 'road-runner', rule: 'RR-064' });
  });

  test.each(['/t/', '/t/short', '/t/ABCDEFGH23', '/t/abcdefgh01', '/nowhere', '/new', '/new/a/b', '/t/%', '/t/../../etc'])(
    '%s leads nowhere',
    (path) => expect(routeOf(path)).toEqual({ page: 'lost' }),
  );

  test('what the page writes, it reads', () => {
    expect(routeOf(pathTo.newTable('a game/with marks'))).toEqual({ page: 'new', game: 'a game/with marks' });
    expect(routeOf(pathTo.table('abcdefgh23'))).toEqual({ page: 'table', table: 'abcdefgh23' });
    expect(routeOf(pathTo.home())).toEqual({ page: 'home' });
    const [path = '', hash = ''] = pathTo.rules('road-runner', 'RR-1').split('#');
    expect(routeOf(path, `#${hash}`)).toEqual({ page: 'rules', game: 'road-runner', rule: 'RR-1' });
  });
});

describe('a link that somebody pasted', () => {
  test.each([
    ['abcdefgh23', 'abcdefgh23'],
    ['  ABCDEFGH23 ', 'abcdefgh23'],
    ['https://games.example.org/t/abcdefgh23', 'abcdefgh23'],
    ['games.example.org/t/abcdefgh23/?x=1', 'abcdefgh23'],
  ])('%s names a table', (text, table) => expect(tableIn(text)).toBe(table));

  test.each(['', 'abc', 'https://games.example.org/', 'https://x.org/rules/abcdefgh23', 'abcdefgh2', 'abcdefgh234', 'abcdefgh01'])(
    '"%s" names none',
    (text) => expect(tableIn(text)).toBeNull(),
  );
});

describe('a click on a link', () => {
  const link = (href: string) => Object.assign(document.createElement('a'), { href });
  const click = (init: MouseEventInit = {}) => new MouseEvent('click', init);

  test('to a page of our own is for the page', () => {
    expect(isOwn(click(), link('/new/road-runner'))).toBe(true);
  });

  test('elsewhere, to the server, to a file or into a new window is for the browser', () => {
    expect(isOwn(click(), link('https://example.org/'))).toBe(false);
    expect(isOwn(click(), link('/api/games'))).toBe(false);
    expect(isOwn(click({ ctrlKey: true }), link('/'))).toBe(false);
    expect(isOwn(click({ button: 1 }), link('/'))).toBe(false);
    expect(isOwn(click(), Object.assign(link('/'), { target: '_blank' }))).toBe(false);
    expect(isOwn(click(), Object.assign(link('/'), { download: '' }))).toBe(false);
  });

  test('to a place on the same page is for the browser', () => {
    expect(isOwn(click(), link(`${location.pathname}#main`))).toBe(false);
  });
});
