import type { Box, Word } from '../model.ts';
import { centerY, height, sharedWidth } from '../geometry.ts';

// Columns beside each other may have lines at different heights. A value between two lines of the next column belongs
// to the label on its own line, even if a line of the next column overlaps it and starts before that label.

/** A gap this wide, in letter sizes, separates texts that may be at different heights. */
const PARTED = 2;
/** The largest vertical difference within one line, and the least from another line, in heights of the lower word. */
const LEVEL = 0.15;
const ASKEW = 0.3;

/** The horizontal gap between two boxes; 0 if they overlap. */
export const gapBetween = (a: Box, b: Box) => Math.max(a.x0 - b.x1, b.x0 - a.x1, 0);

/**
 * Moves words of a text layer to the line that they are level with, if they are not level with the line that has them.
 */
export function broughtLevel(groups: Word[][]): void {
  for (const group of groups.slice())
    for (const run of runsOf(group)) {
      const others = group.filter((word) => !run.includes(word));
      if (others.length === 0 || askew(run, others) < ASKEW) continue;
      const home = groups.find(
        (other) =>
          other !== group &&
          other.length > 0 &&
          askew(run, other) < LEVEL &&
          other.every((one) => run.every((word) => sharedWidth(one, word) <= 0)),
      );
      if (!home) continue;
      home.push(...run);
      group.splice(0, group.length, ...others);
    }
}

/** The words of a line, split at wide gaps. */
function runsOf(words: readonly Word[]): Word[][] {
  const runs: Word[][] = [];
  for (const word of words.toSorted((a, b) => a.x0 - b.x0)) {
    const before = runs.at(-1)?.at(-1);
    if (before && word.x0 - before.x1 < PARTED * height(word)) runs.at(-1)?.push(word);
    else runs.push([word]);
  }
  return runs;
}

/** The vertical distance of words from the nearest of others: of their middles, or of their baselines. */
function askew(run: readonly Word[], others: readonly Word[]): number {
  const offs = run.map((word) => {
    const [other = word] = others.toSorted((a, b) => gapBetween(a, word) - gapBetween(b, word));
    const off = Math.min(Math.abs(centerY(word) - centerY(other)), Math.abs(baseOf(word) - baseOf(other)));
    return { gap: gapBetween(word, other), off: off / Math.min(height(word), height(other)) };
  });
  return offs.toSorted((a, b) => a.gap - b.gap)[0]?.off ?? 0;
}

/** The baseline of a text layer's letters: a fifth of their box is for descenders. */
const baseOf = (word: Word) => word.y1 - 0.2 * height(word);
