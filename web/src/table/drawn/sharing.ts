/** Structural sharing: parts that are equal in two scenes stay the same objects, so that Svelte does not render them again. */

/** The later of two values, with those parts of the earlier one that are equal in both. */
export function shared<Value>(before: Value, after: Value): Value {
  if (before === after || !isPlain(before) || !isPlain(after) || Array.isArray(before) !== Array.isArray(after)) return after;
  const was = before as Parts;
  const is = after as Parts;
  const keys = Object.keys(is);
  let isSame = keys.length === Object.keys(was).length;
  let isMixed = false;
  const mixed: Parts = (Array.isArray(is) ? [] : {}) as Parts;
  for (const key of keys) {
    const part = shared(was[key], is[key]);
    mixed[key] = part;
    if (part !== was[key] || !(key in was)) isSame = false;
    if (part !== is[key]) isMixed = true;
  }
  if (isSame) return before;
  return isMixed ? (mixed as Value) : after;
}

type Parts = Record<string, unknown>;

/** Whether it is made of nothing but its parts. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const kind = Object.getPrototypeOf(value) as unknown;
  return kind === Object.prototype || kind === Array.prototype;
}
