import { languages } from '../words/languages.svelte';
import { SPARE } from '../words/wanted';

/** What an address says of the language that a table is told in: that of the page; nothing for the usual one. */
export const wordsAsked = (sign: '?' | '&') => (languages.tag === SPARE ? '' : `${sign}words=${languages.tag}`);
