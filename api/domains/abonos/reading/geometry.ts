import type { Box } from './model.ts';
export const height = (box: Box) => box.y1 - box.y0;
export const width = (box: Box) => box.x1 - box.x0;
export const centerX = (box: Box) => (box.x0 + box.x1) / 2;
export const centerY = (box: Box) => (box.y0 + box.y1) / 2;

/** The bounding box of several boxes. */
export function union(boxes: readonly Box[]): Box {
  return {
    x0: Math.min(...boxes.map((box) => box.x0)),
    y0: Math.min(...boxes.map((box) => box.y0)),
    x1: Math.max(...boxes.map((box) => box.x1)),
    y1: Math.max(...boxes.map((box) => box.y1)),
  };
}

/** Horizontal overlap of two boxes; negative is the gap between them. */
export const sharedWidth = (a: Box, b: Box) => Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);

/** Vertical overlap of two boxes; negative is the gap between them. */
export const sharedHeight = (a: Box, b: Box) => Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);

/** Whether two boxes have a place in common. */
export const overlap = (a: Box, b: Box): boolean => sharedWidth(a, b) > 0 && sharedHeight(a, b) > 0;

/** Whether two boxes start at one point: they are of the same print. */
export const startTogether = (a: Box, b: Box): boolean => a.x0 === b.x0 && a.y0 === b.y0;

/** The distance of two boxes; 0 if they touch. */
export function distance(a: Box, b: Box): number {
  return Math.hypot(Math.max(0, -sharedWidth(a, b)), Math.max(0, -sharedHeight(a, b)));
}

/** Puts each item, in their order, into the first group that it belongs to, or into a group of its own. */
export function grouped<Item>(
  items: readonly Item[],
  belongs: (item: Item, group: readonly Item[]) => boolean | undefined,
): Item[][] {
  const groups: Item[][] = [];
  for (const item of items) {
    const home = groups.find((group) => belongs(item, group));
    if (home) home.push(item);
    else groups.push([item]);
  }
  return groups;
}

/** The median of some numbers; 0 if there are none. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The middle of the widest gap that the fewest boxes cross, from left to right between two edges. */
export function emptiest(from: number, to: number, boxes: readonly Box[]): number {
  const inside = boxes.flatMap(({ x0, x1 }) => [x0, x1]).filter((x) => x > from && x < to);
  const edges = [from, ...inside.toSorted((a, b) => a - b), to];
  const gaps = edges.slice(1).map((x1, index) => {
    const gap = { x0: edges[index] ?? from, x1, y0: 0, y1: 0 };
    return { gap, crossing: boxes.filter((box) => sharedWidth(box, gap) > 0).length };
  });
  const [best] = gaps.toSorted((a, b) => a.crossing - b.crossing || width(b.gap) - width(a.gap));
  return best ? centerX(best.gap) : (from + to) / 2;
}
