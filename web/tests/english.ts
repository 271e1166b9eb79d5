/** Every test begins with the page in English. */
import { beforeEach } from 'vitest';
import { languages } from '../src/words/languages.svelte';

beforeEach(() => languages.speak('en'));
