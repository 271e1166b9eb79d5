/** What this browser keeps of its settings. */

export const PLACE = 'runabout.settings';

/** Stored settings by name, none of them checked; none where they cannot be read. */
export function parsed(kept: string | null): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(kept ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Storage may be forbidden; then nothing is stored. */
export function keep<Value>(run: () => Value): Value | null {
  try {
    return run();
  } catch {
    return null;
  }
}
