/** The language that the page is said in. */
import { Speaker } from './speaker';
import { complaints } from './unsaid';
import { LOADERS, SPARE, type Language } from './wanted';

class Languages {
  private spoken = $state.raw<Speaker>();
  private spare = $state.raw<Speaker>();
  private isSpareWanted = false;
  private wanted: Language = SPARE;

  /** The language spoken; before the first is loaded, English. */
  get tag(): Language {
    return this.spoken?.language ?? SPARE;
  }

  /** Speak a language as soon as it is loaded; rejects where it cannot be, and the one before is spoken on. */
  async speak(language: Language): Promise<void> {
    this.wanted = language;
    const speaker = await this.load(language);
    if (this.wanted !== language) return; // another was picked meanwhile
    this.use(speaker);
  }

  use(speaker: Speaker): void {
    this.spoken = speaker;
    document.documentElement.lang = speaker.language;
  }

  /** A message. One that is damaged is said in English as soon as that is loaded, and has no text until then. */
  say(message: string, values: Parameters<Speaker['say']>[1]): string {
    for (const speaker of [this.spoken, this.spare]) {
      if (speaker === undefined) continue;
      try {
        return speaker.say(message, values);
      } catch (thrown) {
        complaints.complain('', speaker.language, message, thrown);
      }
    }
    this.wantSpare();
    return this.spare === undefined ? '' : message;
  }

  private async load(language: Language): Promise<Speaker> {
    return new Speaker(language, [(await LOADERS[language]()).default]);
  }

  private wantSpare(): void {
    if (this.isSpareWanted) return;
    this.isSpareWanted = true;
    this.load(SPARE).then(
      (speaker) => (this.spare = speaker),
      () => (this.isSpareWanted = false), // it is tried again with the next message
    );
  }
}

export const languages = new Languages();
