/** A value of an edit's input, as the server sends it back. */
export type EditedValue = string | number | boolean | null | readonly string[];

/**
 * What an edit sends: the fields that differ from what the form was opened with, and as `base` what they were. The server
 * merges them with what others have changed meanwhile.
 * @param before the input for the values that the form was opened with
 * @param after the input for its values now
 */
export function editOf<Before extends object, After extends object>(
  before: Before,
  after: After,
): Partial<After> & { base: Partial<Before> } {
  const was = new Map<string, unknown>(Object.entries(before));
  const is = new Map<string, unknown>(Object.entries(after));
  const changed = [...is].filter(([name, value]) => !isSame(was.get(name), value));
  // A file takes the place of an address, and the other way round.
  const base = [...was].filter(([name, value]) => !(value instanceof File) && !isSame(value, is.get(name)));
  return {
    ...(Object.fromEntries(changed) as Partial<After>),
    base: Object.fromEntries(base) as Partial<Before>,
  };
}

function isSame(one: unknown, other: unknown): boolean {
  if (one instanceof File || other instanceof File) return one === other;
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
