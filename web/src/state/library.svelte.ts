import { api } from '../server/api';
import { languages } from '../words/languages.svelte';
import type { Language } from '../words/wanted';
import type { GameBook, GameInfo, Games, LevelInfo, Me } from '../server/types';

/** The server's games, their books, and this browser's guest; each is requested once in a language. */
class Library {
  games = $state<readonly GameInfo[] | null>(null);
  levels = $state<readonly LevelInfo[]>([]);
  version = $state('');
  /** In which the games are described; "" before they are. */
  language = $state('');
  me = $state<Me | null>(null);

  private asked = new Map<Language, Promise<Games>>();
  private greeted: Promise<Me> | null = null;
  private books = new Map<string, Promise<GameBook>>();

  async load(): Promise<void> {
    const language = languages.tag;
    const asked = this.asked.get(language) ?? api.games(language);
    this.asked.set(language, asked);
    try {
      const found = await asked;
      if (language !== languages.tag) return; // another was picked meanwhile
      this.language = found.language;
      this.games = found.games;
      this.levels = found.levels;
      this.version = found.version;
    } catch (thrown) {
      this.asked.delete(language);
      throw thrown;
    }
  }

  game(name: string): GameInfo | undefined {
    return this.games?.find((game) => game.name === name);
  }

  book(game: string): Promise<GameBook> {
    const key = `${game} ${languages.tag}`;
    let found = this.books.get(key);
    if (found === undefined) {
      found = api.book(game, languages.tag);
      found.catch(() => this.books.delete(key)); // requested again the next time
      this.books.set(key, found);
    }
    return found;
  }

  async whoAmI(): Promise<Me> {
    this.greeted ??= api.me();
    try {
      this.me = await this.greeted;
      return this.me;
    } catch (thrown) {
      this.greeted = null;
      throw thrown;
    }
  }

  async rename(name: string): Promise<void> {
    this.me = await api.rename(name);
    this.greeted = Promise.resolve(this.me);
  }
}

export const library = new Library();
