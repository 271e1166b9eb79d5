import { en } from './words.en';

/** Every language that this table speaks, by its tag. */
const LANGUAGES: Readonly<Record<string, typeof en>> = { en };

/** Every text of this table, in the page's language. */
export const words = LANGUAGES[document.documentElement.lang] ?? en;
