import { api } from '../server/api';
import type { GameBook, GameInfo, Games, LevelInfo, Me } from '../server/types';

/** The server's games, their books, and this browser's guest; each is requested once. */
class Library {
  games = $state<readonly GameInfo[] | null>(null);
  levels = $state<readonly LevelInfo[]>([]);
  version = $state('');
  me = $state<Me | null>(null);

  private asked: Promise<Games> | null = null;
  private greeted: Promise<Me> | null = null;
  private books = new Map<string, Promise<GameBook>>();

  async load(): Promise<void> {
    this.asked ??= api.games();
    try {
      const found = await this.asked;
      this.games = found.games;
      this.levels = found.levels;
      this.version = found.version;
    } catch (thrown) {
      this.asked = null;
      throw thrown;
    }
  }

  game(name: string): GameInfo | undefined {
    return this.games?.find((game) => game.name === name);
  }

  book(game: string): Promise<GameBook> {
    let found = this.books.get(game);
    if (found === undefined) {
      found = api.book(game);
      found.catch(() => this.books.delete(game)); // requested again the next time
      this.books.set(game, found);
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
