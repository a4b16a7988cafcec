/**
 * Moves an item in a list: 0 is the first; a position past the end means the last.
 * @param ids the ordered list, including `id`
 * @returns the new order, and the old and new position, counted from 1
 */
export function placeInList(ids: readonly number[], id: number, position: number) {
  const was = ids.indexOf(id);
  const places = ids.toSpliced(was, 1);
  places.splice(position, 0, id);
  return { places, from: was + 1, to: places.indexOf(id) + 1 };
}
