import type { Plugin } from 'vite';
import { faultsOf, faultsOfServer, readFiles } from '../scripts/messages.mjs';

/** Refuses to build a page of whose messages one is missing, unused, malformed or given what it does not use. */
export function messages(): Plugin {
  return {
    name: 'runabout:messages',
    apply: 'build',
    buildStart() {
      const { messages, server, sources } = readFiles();
      const faults = [...faultsOf(messages, sources), ...faultsOfServer(server)];
      if (faults.length > 0) this.error(faults.join('\n'));
    },
  };
}
