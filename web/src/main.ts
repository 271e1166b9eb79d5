/** Asks for the words and the games in the wanted language while the page itself, which is much larger, is still on its
 * way. */
import { askEarly } from './server/early';
import { keep, parsed, PLACE } from './state/kept';
import { gamesIn, LOADERS, wantedLanguage } from './words/wanted';

const { language } = parsed(keep(() => localStorage.getItem(PLACE)));
const wanted = wantedLanguage(language);
LOADERS[wanted]().catch(() => undefined); // they are asked for again where they are needed
askEarly(gamesIn(wanted));
void import('./begin');
