// Writes drawings of Rummy Runway to standard output, as JSON: `npm run drawings`.
//
// {"looks": [{"cards", "colours", "box", "markup"}], "cards": {"red-5": {"box", "markup"}}, "trends": [...], "spotlight": ...}
// A list of trends, [{"asks", "bonus", "once"}], may be given as the one argument; "trends" are their posters.
import { dirname } from 'node:path';
import { argv, stdout } from 'node:process';
import { createServer } from 'vite';

const server = await createServer({
  root: dirname(import.meta.dirname),
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});
try {
  const folder = '/src/games/rummy-runway';
  const { dress, look, picture, poster, scenery, PLANE } = await server.ssrLoadModule(`${folder}/wardrobe.ts`);
  const { LOOKS } = await server.ssrLoadModule(`${folder}/looks.ts`);
  const { COMPONENTS } = await server.ssrLoadModule(`${folder}/pictures.ts`);
  const cards = COMPONENTS.filter((name) => !name.startsWith('condition:'));
  const trends = JSON.parse(argv[2] ?? '[]');
  stdout.write(
    JSON.stringify({
      looks: LOOKS.map((worn, at) => ({ ...worn, ...dress(look(worn.cards, worn.colours), `look${at}`) })),
      cards: Object.fromEntries(cards.map((card) => [card, picture(card, card)])),
      trends: trends.map(({ asks, bonus, once }) => poster(asks, bonus, once)),
      spotlight: { ...scenery('catwalk', 'spotlight', 'lamp'), box: PLANE },
    }),
  );
} finally {
  await server.close();
}
