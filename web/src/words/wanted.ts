/** The languages of the page, and which of them is wanted. */

export const LOADERS = {
  en: () => import('./en.ftl?raw'),
  de: () => import('./de.ftl?raw'),
};

export type Language = keyof typeof LOADERS;

/** Where the games are described in a language; the entry of the page asks for it while the page is on its way. */
export const gamesIn = (language: Language) => `/api/games?words=${language}`;

/** Each by its own name. */
export const LANGUAGES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

/** What is said where another language cannot say it. */
export const SPARE: Language = 'en';

export const isLanguage = (tag: unknown): tag is Language => typeof tag === 'string' && Object.hasOwn(LANGUAGES, tag);

/** The first of the languages wanted that there is, or one that it is a form of: "de" for "de-AT"; else English. */
export function nearestLanguage(wanted: readonly string[]): Language {
  return wanted.map((tag) => tag.toLowerCase().split(/[-_]/)[0]).find(isLanguage) ?? SPARE;
}

/** The language that was chosen, else the nearest to those that the browser asks for. */
export const wantedLanguage = (chosen: unknown): Language =>
  isLanguage(chosen) ? chosen : nearestLanguage(navigator.languages);
