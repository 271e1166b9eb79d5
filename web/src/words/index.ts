import { en, type Words } from './en';

/** The languages by their tags; a new one is one file and one line here. */
const LANGUAGES: Record<string, () => Promise<Words>> = {
  en: () => Promise.resolve(en),
};

/** Every text of the page, in the language that was picked. */
export let t: Words = en;

/** Pick the first of the languages that the reader prefers and the page has. */
export async function pickLanguage(preferred: readonly string[]): Promise<string> {
  for (const tag of preferred.map((wanted) => wanted.toLowerCase())) {
    const found = [tag, tag.split('-')[0] ?? ''].find((name) => name in LANGUAGES);
    const load = found === undefined ? undefined : LANGUAGES[found];
    if (found !== undefined && load !== undefined) {
      t = await load();
      return found;
    }
  }
  return 'en';
}
