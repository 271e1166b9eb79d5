/** Asks for the words in the wanted language while the page itself, which is much larger, is still on its way. */
import { keep, parsed, PLACE } from './state/kept';
import { LOADERS, wantedLanguage } from './words/wanted';

const { language } = parsed(keep(() => localStorage.getItem(PLACE)));
LOADERS[wantedLanguage(language)]().catch(() => undefined); // they are asked for again where they are needed
void import('./begin');
