/** Messages that could not be said: each is told to the console and to the server, whose metric counts it, once. */

/** How long others are waited for, so that they are told together. */
export const TOGETHER_MS = 1000;

/** How many are told at all: what is beyond says nothing new of a file that is damaged from top to bottom. */
export const TOLD_MOST = 50;

/** Where they are told; replaced in tests. */
type Send = (body: string) => Promise<unknown>;

const toServer: Send = (body) =>
  fetch('/api/unsaid', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'same-origin',
    keepalive: true,
    body,
  });

/** Names of messages alone are told, never what they were given. */
export class Complaints {
  private readonly known = new Set<string>();
  private readonly waiting = new Map<string, string[]>();

  constructor(private readonly send: Send = toServer) {}

  /** A message of a game, or "" of the page and the server, that could not be said in a language. */
  complain(game: string, language: string, message: string, thrown: unknown): void {
    const what = [game, language, message].join(' ');
    if (this.known.has(what)) return;
    this.known.add(what);
    console.warn(String(thrown));
    if (this.known.size > TOLD_MOST) return;
    if (this.waiting.size === 0) setTimeout(() => this.tell(), TOGETHER_MS);
    const of = JSON.stringify({ game, language });
    this.waiting.set(of, [...(this.waiting.get(of) ?? []), message]);
  }

  private tell(): void {
    for (const [of, messages] of this.waiting) {
      const body = JSON.stringify({ ...(JSON.parse(of) as object), messages });
      this.send(body).catch(() => undefined); // a count that is lost: nobody waits for it
    }
    this.waiting.clear();
  }
}

export const complaints = new Complaints();
