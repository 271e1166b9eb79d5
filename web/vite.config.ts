import { svelte } from '@sveltejs/vite-plugin-svelte';
import Icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';
import { compress } from './plugins/compress.ts';
import { firstView } from './plugins/first-view.ts';
import { messages } from './plugins/messages.ts';

/** Where a running server is, for `npm run dev`. */
const server = process.env.RUNABOUT_DEV_SERVER ?? 'http://127.0.0.1:8000';

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[]; isEntry: boolean } | null;
}

const FIRST = 'first';

/** All that the first page needs, which is what `begin` imports without waiting, in one file: a slow line is slow to
 * answer, not only to carry. What the entry asks with for the words stays with the entry. */
function inFirstView(): (id: string, graph: Graph) => string | null {
  let needed: Set<string> | undefined;
  let entry: Set<string> | undefined;
  return (id, graph) => {
    needed ??= reachable(`${import.meta.dirname}/src/begin.ts`, graph);
    entry ??= reachable(`${import.meta.dirname}/src/main.ts`, graph);
    return entry.has(id) ? 'entry' : needed.has(id) ? FIRST : null;
  };
}

function reachable(from: string, graph: Graph): Set<string> {
  const found = new Set([from]);
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), Icons({ compiler: 'svelte', scale: 0 }), messages(), firstView(FIRST), compress()],
  // In tests the page runs as in a browser, not as on a server.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/runabout/server/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // a strict Content-Security-Policy takes no data: URLs
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 200,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: inFirstView() }], includeDependenciesRecursively: false } } },
  },
  // Tests read the messages of games, which are beside this folder.
  server: { proxy: { '/api': { target: server, ws: true } }, fs: { allow: ['..'] } },
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
    setupFiles: ['tests/english.ts'],
    maxWorkers: '100%', // unless told, Vitest leaves one core idle, which is half of two
  },
}));
