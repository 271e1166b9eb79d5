import { svelte } from '@sveltejs/vite-plugin-svelte';
import Icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';
import { compress } from './plugins/compress.ts';

/** Where a running server is, for `npm run dev`. */
const server = process.env.RUNABOUT_DEV_SERVER ?? 'http://127.0.0.1:8000';

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[]; isEntry: boolean } | null;
}

/** All that the first page needs, which is what the entry imports without waiting, in one file: a slow line is slow to
 * answer, not only to carry. */
function firstView(): (id: string, graph: Graph) => string | null {
  let needed: Set<string> | undefined;
  return (id, graph) => {
    needed ??= reachable(`${import.meta.dirname}/src/main.ts`, graph);
    return needed.has(id) ? 'first' : null;
  };
}

function reachable(from: string, graph: Graph): Set<string> {
  const found = new Set([from]);
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), Icons({ compiler: 'svelte', scale: 0 }), compress()],
  // In tests the page runs as in a browser, not as on a server.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/runabout/server/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // a strict Content-Security-Policy takes no data: URLs
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 200,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: firstView() }] } } },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts', 'src/**/*.test.ts'] },
}));
