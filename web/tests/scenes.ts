/** A table on which nothing lies, and a game that the server tells in words, for what does not look at them. */
import type { Scene } from '../src/server/scene';
import { Teller } from '../src/state/teller';

export const NOTHING_THERE: Scene = { viewer: 0, things: {}, piles: {}, counters: {}, settings: {}, decision: {} };

export const SAID = { events: {}, actions: {}, scene: {}, previews: {}, things: {}, sentences: [], hints: [], remarks: [], messages: [], spare: [] };

export const IN_WORDS = new Teller({ name: 'a-game', version: 1, language: 'en', says_facts: false, ...SAID }, []);
