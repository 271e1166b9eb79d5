import { afterEach, describe, expect, test, vi } from 'vitest';
import { api, Failure, faultOf, NO_LINE, NO_SENSE } from '../src/server/api';
import { askEarly } from '../src/server/early';
import { gamesIn } from '../src/words/wanted';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

interface Asked {
  path: string;
  init: RequestInit;
}

/** A server that gives these answers, one after the other; returns what it was asked. */
function serverSays(...answers: (Response | Error)[]): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    asked.push({ path, init });
    const answer = answers.shift();
    return answer instanceof Response ? Promise.resolve(answer) : Promise.reject(answer ?? new Error('asked too often'));
  });
  return asked;
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

async function failureOf(asking: Promise<unknown>): Promise<Failure> {
  const thrown: unknown = await asking.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(thrown instanceof Failure)) throw new Error(`expected a Failure, got ${String(thrown)}`);
  return thrown;
}

describe('what the server does', () => {
  test('comes back as it was said', async () => {
    serverSays(json({ id: 'g1', name: 'Ann' }));
    expect(await api.me()).toEqual({ id: 'g1', name: 'Ann' });
  });

  test('a body is sent as JSON, with the cookie of this place only', async () => {
    const asked = serverSays(json({ id: 'g1', name: 'Ann' }));
    await api.rename('Ann');
    expect(asked[0]?.path).toBe('/api/me');
    expect(asked[0]?.init).toMatchObject({ method: 'PUT', body: '{"name":"Ann"}', credentials: 'same-origin' });
  });

  test('what is part of an address cannot break out of it', async () => {
    const asked = serverSays(json({}), json({}));
    await api.takeCarried('../../x?y');
    await api.book('a/b', 'de');
    expect(asked.map((one) => one.path)).toEqual(['/api/carry/..%2F..%2Fx%3Fy', '/api/games/a%2Fb?words=de']);
  });
});

describe('what the server does not do', () => {
  test('is a failure with its fault and rule', async () => {
    const fault = { code: 'refused', text: 'Not now.', rule: 'RR-064', number: 0 };
    serverSays(json(fault, 422));
    const failure = await failureOf(api.table('abcdefgh23'));
    expect(failure.fault).toEqual({ ...fault, reason: '', facts: {}, wait: 0 });
    expect(failure.status).toBe(422);
  });

  test('an answer that cannot be read is a fault of its own', async () => {
    serverSays(new Response('<html>Bad gateway</html>', { status: 502 }));
    const failure = await failureOf(api.games('en'));
    expect(failure.fault.code).toBe(NO_SENSE);
    expect(failure.fault.text).toContain('502');
  });

  test('an error that is no fault of the server is told as one', async () => {
    serverSays(json({ detail: 'something' }, 500));
    expect((await failureOf(api.games('en'))).fault.code).toBe(NO_SENSE);
  });

  test('silence is a fault, too', async () => {
    serverSays(new TypeError('Failed to fetch'));
    expect((await failureOf(api.games('en'))).fault.code).toBe(NO_LINE);
  });

  test('whatever else goes wrong becomes a fault that can be shown', () => {
    expect(faultOf(new Error('boom')).text).toContain('boom');
  });
});

describe('what was asked for early', () => {
  test('is not asked for again, but by the next who wants it', async () => {
    const asked = serverSays(json({ games: 1 }), json({ games: 2 }));
    askEarly(gamesIn('de'));
    expect(await api.games('de')).toEqual({ games: 1 });
    expect(asked.map((one) => one.path)).toEqual(['/api/games?words=de']);
    expect(await api.games('de')).toEqual({ games: 2 });
  });

  test('is asked for again where it did not come', async () => {
    const asked = serverSays(new TypeError('Failed to fetch'), json({ games: 2 }));
    askEarly(gamesIn('en'));
    expect(await api.games('en')).toEqual({ games: 2 });
    expect(asked.length).toBe(2);
  });

  test('is no answer to what is sent there', async () => {
    const asked = serverSays(json({}), json({ id: 'g1', name: 'Ann' }));
    askEarly('/api/me');
    await api.rename('Ann');
    expect(asked.map((one) => one.init.method)).toEqual([undefined, 'PUT']);
    await api.me();
  });
});

describe('who is not known to the server', () => {
  const unknown = () => json({ code: 'no-guest', text: 'Who are you?', rule: '', number: 0 }, 401);

  test('is made a guest, and what was asked is asked again', async () => {
    const asked = serverSays(unknown(), json({ id: 'g1', name: 'Guest 1' }), json({ tables: [] }));
    expect(await api.tables()).toEqual({ tables: [] });
    expect(asked.map((one) => one.path)).toEqual(['/api/tables', '/api/me', '/api/tables']);
  });

  test('is not asked for ever where the cookie does not stay', async () => {
    const asked = serverSays(unknown(), json({ id: 'g1', name: 'Guest 1' }), unknown());
    expect((await failureOf(api.tables())).fault.code).toBe('no-guest');
    expect(asked).toHaveLength(3);
  });
});
