import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Since } from '../src/state/since.svelte';
import { keepVisit, lastVisit } from '../src/state/visits';

beforeEach(() => localStorage.clear());

describe('how much of a table this browser has shown', () => {
  test('is kept for each table, and of many tables for the newest', () => {
    keepVisit('one', 3);
    keepVisit('other', 5);
    keepVisit('one', 4);
    expect([lastVisit('one'), lastVisit('other'), lastVisit('none')]).toEqual([4, 5, null]);
    for (let at = 0; at < 40; at++) keepVisit(`table-${at}`, at);
    expect([lastVisit('other'), lastVisit('table-0')]).toEqual([null, 0]);
  });

  test.each(['{', '7', 'null', '[[1, 2]]', '[["one", -1]]', '[["one"]]'])('%s is as if there had been no visit', (kept) => {
    localStorage.setItem('runabout.visits', kept);
    expect(lastVisit('one')).toBe(null);
    keepVisit('one', 2);
    expect(lastVisit('one')).toBe(2);
  });
});

describe('since the last visit', () => {
  test('of another day: what has come meanwhile, until a decision', () => {
    keepVisit('a', 10);
    const since = new Since('a');
    since.shown(14);
    expect([since.missed, since.known, since.hasHappened(0, 14)]).toEqual([4, 10, true]);
    since.shown(15);
    expect([since.missed, since.known]).toEqual([4, 10]);
    since.decides(0, 16);
    since.shown(16);
    expect([since.missed, since.known, since.hasHappened(0, 16)]).toEqual([0, null, false]);
  });

  test('of somebody who only watches: nothing at the first one, what was missed at the next', () => {
    const first = new Since('a');
    first.shown(6);
    expect(first.hasHappened(-1, 6)).toBe(false);
    first.shown(7);
    expect(first.hasHappened(-1, 7)).toBe(false);
    const next = new Since('a');
    next.shown(9);
    expect([next.hasHappened(-1, 9), next.known]).toEqual([true, 7]);
  });

  test('a hidden page has shown nothing', () => {
    const since = new Since('a');
    since.shown(3);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    since.leave();
    since.shown(8);
    expect(lastVisit('a')).toBe(3);
    hidden.mockRestore();
    since.shown(8);
    expect([since.missed, since.known]).toEqual([5, 3]);
    since.looked();
    expect([since.missed, since.hasHappened(0, 8)]).toEqual([0, true]);
  });

  test('a line that was lost while nothing happened was no absence', () => {
    const since = new Since('a');
    since.shown(3);
    since.leave();
    since.stay();
    since.shown(4);
    expect([since.missed, since.known]).toEqual([0, null]);
  });
});

describe('since the last decision', () => {
  test('each of those who share a screen has their own', () => {
    const since = new Since('a');
    since.decides(0, 4);
    since.decides(1, 5);
    since.shown(5);
    expect([since.hasHappened(0, 5), since.hasHappened(1, 5)]).toEqual([true, false]);
  });

  test('that was taken back there was none', () => {
    const since = new Since('a');
    since.shown(6);
    since.decides(0, 7);
    since.shown(7);
    since.shown(5);
    expect(since.hasHappened(0, 5)).toBe(true);
    expect(lastVisit('a')).toBe(5);
  });
});
