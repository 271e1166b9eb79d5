import type { Plugin } from 'vite';
import { faultsOf, faultsOfServer, malformedIn, readFiles, shapes } from '../scripts/messages.mjs';

/** Refuses to build a page of whose messages one is missing, unused, malformed or given what it does not use, or beside a game
 * or a terminal of whose messages one is malformed. Lists the names of the page's messages for the server, which counts
 * those that a page cannot say. */
export function messages(): Plugin {
  return {
    name: 'runabout:messages',
    apply: 'build',
    buildStart() {
      const { messages, server, others, sources } = readFiles();
      const faults = [...faultsOf(messages, sources), ...faultsOfServer(server), ...malformedIn(others)];
      if (faults.length > 0) this.error(faults.join('\n'));
      const names = [...shapes(messages).keys()];
      this.emitFile({ type: 'asset', fileName: 'messages.json', source: JSON.stringify(names.sort()) });
    },
  };
}
