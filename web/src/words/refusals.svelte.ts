/** Why the server has refused something, in the language of the page: by the reason of the fault and its facts, from the
 * messages of the server (src/runabout/server/words), which are loaded when the first is needed. */
import type { Fault } from '../server/types';
import { languages } from './languages.svelte';
import { Speaker } from './speaker';
import { isolated, type Value } from './values';
import { complaints } from './unsaid';
import { SPARE, type Language } from './wanted';

const LOADERS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('../../../src/runabout/server/words/en.ftl?raw'),
  de: () => import('../../../src/runabout/server/words/de.ftl?raw'),
};

class Refusals {
  private spoken = $state.raw<Partial<Record<Language, Speaker | null>>>({});
  private readonly asked = new Set<Language>();

  /** The sentence; "" while its messages are being loaded. A fault without a reason has been made, and said, by the page. */
  say(fault: Fault): string {
    if (fault.reason === '') return fault.text;
    for (const language of new Set([languages.tag, SPARE])) {
      const speaker = this.spoken[language];
      if (speaker === undefined) {
        void this.load(language);
        return '';
      }
      try {
        if (speaker !== null) return speaker.say(fault.reason, given(fault.facts));
      } catch (thrown) {
        complaints.complain('', language, fault.reason, thrown);
      }
    }
    return fault.text;
  }

  /** Load the messages of a language; where that fails, the next language or the server's own text is shown. */
  async load(language: Language): Promise<void> {
    if (this.asked.has(language)) return;
    this.asked.add(language);
    let speaker: Speaker | null = null;
    try {
      speaker = new Speaker(language, [(await LOADERS[language]()).default]);
    } catch (thrown) {
      console.warn(String(thrown));
    }
    this.spoken = { ...this.spoken, [language]: speaker };
  }
}

/** Names come from people: none turns the text around it. */
function given(facts: Fault['facts']): Record<string, Value> {
  const each = Object.entries(facts).map(([name, value]) => [name, typeof value === 'string' ? isolated(value) : value]);
  return Object.fromEntries(each) as Record<string, Value>;
}

export const refusals = new Refusals();
