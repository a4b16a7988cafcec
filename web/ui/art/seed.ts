/**
 * A repeatable random number generator in [0, 1) seeded by a text (FNV-1a into mulberry32): the same id gives the same
 * picture on server and browser.
 */
export function seeded(text: string): () => number {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Picks an item of the list by the next random number. */
export function pick<T>(next: () => number, from: readonly T[]): T {
  const chosen = from[Math.floor(next() * from.length)];
  if (chosen === undefined) throw new RangeError('Cannot pick from an empty list');
  return chosen;
}
