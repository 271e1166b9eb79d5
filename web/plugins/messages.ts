import type { Plugin } from 'vite';
import { faultsOf, faultsOfServer, malformedIn, readFiles } from '../scripts/messages.mjs';

/** Refuses to build a page of whose messages one is missing, unused, malformed or given what it does not use, or beside a game
 * or a terminal of whose messages one is malformed. */
export function messages(): Plugin {
  return {
    name: 'runabout:messages',
    apply: 'build',
    buildStart() {
      const { messages, server, others, sources } = readFiles();
      const faults = [...faultsOf(messages, sources), ...faultsOfServer(server), ...malformedIn(others)];
      if (faults.length > 0) this.error(faults.join('\n'));
    },
  };
}
