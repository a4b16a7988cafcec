/** What a list needs to know of a comment to keep it in its place. */
interface Placed {
  id: string;
  createdAt: string;
}

const latestFirst = (a: Placed, b: Placed) =>
  Date.parse(b.createdAt) - Date.parse(a.createdAt) || Number(b.id) - Number(a.id);

/**
 * One list from what was loaded at different times, the latest first and each comment once, as the first list that has
 * it tells it.
 * @param gone ids that are no longer to be shown, whatever an older answer says.
 */
export function mergeComments<Comment extends Placed>(
  lists: readonly (readonly Comment[])[],
  gone: ReadonlySet<string> = new Set(),
): Comment[] {
  const found = new Map<string, Comment>();
  for (const comment of lists.flat()) {
    if (!gone.has(comment.id) && !found.has(comment.id)) found.set(comment.id, comment);
  }
  return [...found.values()].sort(latestFirst);
}

/**
 * Adds comments that only staff sees to the part of the list that is loaded; what lies further down comes with it.
 * @param complete whether there is nothing further down.
 */
export function withHidden<Comment extends Placed>(
  shown: readonly Comment[],
  hidden: readonly Comment[],
  complete: boolean,
): Comment[] {
  const last = shown.at(-1);
  const inReach = hidden.filter((comment) => complete || !last || latestFirst(comment, last) <= 0);
  return mergeComments([shown, inReach]);
}
