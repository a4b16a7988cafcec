import { type Box, centerY, height, sharedWidth, type Word } from './geometry.ts';

// Two columns beside each other need not stand level. A value between two lines of the next column belongs to the label that
// stands on its own line, though a line of the next column reaches over it and began before that label did.

/** A gap so wide, in letter sizes, parts what need not stand on one line. */
const PARTED = 2;
/** Words of one line stand so level, and words so askew on another one's, in heights of the lower one. */
const LEVEL = 0.15;
const ASKEW = 0.3;

/** The gap between two boxes from left to right; 0 where they stand over each other. */
export const gapBetween = (a: Box, b: Box) => Math.max(a.x0 - b.x1, b.x0 - a.x1, 0);

/** Moves words of a text layer to the line on which they stand level, where they are askew on the one that has them. */
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

/** The words of a line in stretches that wide gaps part. */
function runsOf(words: readonly Word[]): Word[][] {
  const runs: Word[][] = [];
  for (const word of words.toSorted((a, b) => a.x0 - b.x0)) {
    const before = runs.at(-1)?.at(-1);
    if (before && word.x0 - before.x1 < PARTED * height(word)) runs.at(-1)?.push(word);
    else runs.push([word]);
  }
  return runs;
}

/** How far words are from standing level with the nearest of others: with their middles, or on the line of their letters. */
function askew(run: readonly Word[], others: readonly Word[]): number {
  const offs = run.map((word) => {
    const [other = word] = others.toSorted((a, b) => gapBetween(a, word) - gapBetween(b, word));
    const off = Math.min(Math.abs(centerY(word) - centerY(other)), Math.abs(baseOf(word) - baseOf(other)));
    return { gap: gapBetween(word, other), off: off / Math.min(height(word), height(other)) };
  });
  return offs.toSorted((a, b) => a.gap - b.gap)[0]?.off ?? 0;
}

/** Where the letters of a text layer stand: a fifth of their box is for what hangs below. */
const baseOf = (word: Word) => word.y1 - 0.2 * height(word);
