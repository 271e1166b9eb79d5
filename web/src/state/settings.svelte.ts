import { languages } from '../words/languages.svelte';
import { LANGUAGES, wantedLanguage, type Language } from '../words/wanted';
import { keep, parsed, PLACE } from './kept';
import { PACES, type Pace } from './moments';

export const THEMES = ['system', 'light', 'dark'] as const;
export const TEXTS = ['normal', 'large', 'huge'] as const;
export const MOTIONS = ['system', 'full', 'reduced'] as const;
export const CONTRASTS = ['system', 'normal', 'more'] as const;

/** The settings of this browser. */
export interface Choices {
  /** Of the page and what is told at its tables; "system" is the one that the browser asks for. */
  language: 'system' | Language;
  theme: (typeof THEMES)[number];
  text: (typeof TEXTS)[number];
  motion: (typeof MOTIONS)[number];
  contrast: (typeof CONTRASTS)[number];
  pace: Pace;
  sound: boolean;
  /** How loud the sounds are, from 0 to 100. */
  volume: number;
}

export const DEFAULTS: Choices = {
  language: 'system',
  theme: 'system',
  text: 'normal',
  motion: 'system',
  contrast: 'system',
  pace: 'calm',
  sound: false,
  volume: 50,
};

/** The stored settings, each of them checked: one that cannot be read has its default. */
export function readChoices(kept: string | null): Choices {
  const found = parsed(kept);
  const one = <Value extends string>(name: keyof Choices, values: readonly Value[], usual: Value): Value =>
    values.find((value) => value === found[name]) ?? usual;
  return {
    language: one('language', ['system', ...(Object.keys(LANGUAGES) as Language[])], DEFAULTS.language),
    theme: one('theme', THEMES, DEFAULTS.theme),
    text: one('text', TEXTS, DEFAULTS.text),
    motion: one('motion', MOTIONS, DEFAULTS.motion),
    contrast: one('contrast', CONTRASTS, DEFAULTS.contrast),
    pace: one('pace', Object.keys(PACES) as Pace[], DEFAULTS.pace),
    sound: found.sound === true,
    volume: isVolume(found.volume) ? found.volume : DEFAULTS.volume,
  };
}

const isVolume = (found: unknown): found is number => typeof found === 'number' && found >= 0 && found <= 100;

class Settings {
  choices = $state<Choices>(DEFAULTS);
  private wantsLess = $state(false);
  private wantsContrast = $state(false);
  private wantsDark = $state(false);

  /** Read the stored settings, and follow those of the system from now on. */
  begin(): void {
    this.choices = readChoices(keep(() => localStorage.getItem(PLACE)));
    follow('(prefers-reduced-motion: reduce)', (yes) => (this.wantsLess = yes));
    follow('(prefers-contrast: more)', (yes) => (this.wantsContrast = yes));
    follow('(prefers-color-scheme: dark)', (yes) => (this.wantsDark = yes));
    this.apply();
  }

  get motion(): 'full' | 'reduced' {
    const { motion } = this.choices;
    return motion === 'system' ? (this.wantsLess ? 'reduced' : 'full') : motion;
  }

  get contrast(): 'normal' | 'more' {
    const { contrast } = this.choices;
    return contrast === 'system' ? (this.wantsContrast ? 'more' : 'normal') : contrast;
  }

  get isDark(): boolean {
    const { theme } = this.choices;
    return theme === 'system' ? this.wantsDark : theme === 'dark';
  }

  set<Name extends keyof Choices>(name: Name, value: Choices[Name]): void {
    this.choices = { ...this.choices, [name]: value };
    keep(() => localStorage.setItem(PLACE, JSON.stringify(this.choices)));
    this.apply();
  }

  /** Speak the language that was chosen; the one before is spoken on where it cannot be loaded. */
  async speak(): Promise<void> {
    await languages.speak(wantedLanguage(this.choices.language));
  }

  /** Set the attributes that the style sheets refer to. */
  apply(): void {
    const root = document.documentElement.dataset;
    root.theme = this.choices.theme;
    root.text = this.choices.text;
    root.motion = this.motion;
    root.contrast = this.contrast;
  }
}

function follow(query: string, tell: (yes: boolean) => void): void {
  const media = window.matchMedia(query);
  tell(media.matches);
  media.addEventListener('change', (event) => {
    tell(event.matches);
    settings.apply();
  });
}

export const settings = new Settings();
