import type { Plugin } from 'vite';
import { faultsOf, readFiles } from '../scripts/messages.mjs';

/** Refuses to build a page of whose messages one is missing, unused, malformed or given what it does not use. */
export function messages(): Plugin {
  return {
    name: 'runabout:messages',
    apply: 'build',
    buildStart() {
      const { messages, sources } = readFiles();
      const faults = faultsOf(messages, sources);
      if (faults.length > 0) this.error(faults.join('\n'));
    },
  };
}
