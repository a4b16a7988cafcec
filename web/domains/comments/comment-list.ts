/** The fields of a comment that its order needs. */
interface Placed {
  id: string;
  createdAt: string;
}

const latestFirst = (a: Placed, b: Placed) =>
  Date.parse(b.createdAt) - Date.parse(a.createdAt) || Number(b.id) - Number(a.id);

/**
 * Merges lists loaded at different times, newest first and each comment once, from the first list that contains it.
 * @param gone ids of removed comments, which older responses may still contain.
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
 * Adds comments that only staff can see to the loaded part of the list; those further down are added with the next
 * page.
 * @param complete whether the whole list is loaded.
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
