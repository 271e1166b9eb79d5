/** Answers that are asked for before what needs them is there. */

const asked = new Map<string, Promise<Response | undefined>>();

/** Ask for something while the page is still on its way; what goes wrong is left to the later request. */
export function askEarly(path: string): void {
  const headers = { accept: 'application/json' };
  asked.set(
    path,
    fetch(path, { headers, credentials: 'same-origin' }).catch(() => undefined),
  );
}

/** The answer that was asked for early, to the first who wants it; undefined where there is none. */
export async function earlyAnswer(path: string): Promise<Response | undefined> {
  const answer = asked.get(path);
  asked.delete(path);
  return answer;
}
