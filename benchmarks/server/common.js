/** What both sides of the comparison have in common. */
import { setTimeout as sleep } from 'node:timers/promises';

export const SEATS = 4;

export const EVERYBODY = Array.from({ length: SEATS }, (_, seat) => seat);

const BUSY = 503;

/** Send JSON, get JSON. A server that has more to do than it can is asked again after the seconds that it says. */
export async function post(url, body, headers = {}, method = 'POST') {
  const answer = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const again = answer.status === BUSY ? Number(answer.headers.get('retry-after')) : 0;
  if (again > 0) {
    await sleep(1000 * again);
    return post(url, body, headers, method);
  }
  if (!answer.ok) {
    throw new Error(`${method} ${url} was answered with ${answer.status}: ${(await answer.text()).slice(0, 300)}`);
  }
  return answer.json();
}

/** A seeded generator of numbers from 0 to 1 (mulberry32). */
export function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
