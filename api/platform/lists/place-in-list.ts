/**
 * Puts one of a list at another place: 0 is the first, and whatever is beyond the last is the last.
 * @param ids the list in its order, with `id` among them.
 * @returns the list in its new order, and where the one was and is, counted as people do: the first place is 1.
 */
export function placeInList(ids: readonly number[], id: number, position: number) {
  const was = ids.indexOf(id);
  const places = ids.toSpliced(was, 1);
  places.splice(position, 0, id);
  return { places, from: was + 1, to: places.indexOf(id) + 1 };
}
