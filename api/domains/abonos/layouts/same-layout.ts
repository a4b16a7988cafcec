import type { Word } from '../reading/model.ts';
import { fitOf } from './fit.ts';
import type { FixedWord, Lesson } from './model.ts';

/** How far words of one layout are from their places at most, in heights of their letters. */
const MOST_ERROR = 0.6;

/**
 * The known layout that a lesson belongs to: their fixed words lie on each other, both ways.
 * @returns its id, or null if the layout is new
 */
export function sameLayout(lesson: Lesson, known: readonly { id: number; lesson: Lesson }[]): number | null {
  let best: { id: number; quality: number } | null = null;
  for (const { id, lesson: other } of known) {
    const there = fitOf(other, asPage(lesson.words), false);
    const back = there && fitOf(lesson, asPage(other.words), false);
    if (!there || !back || Math.max(there.error, back.error) > MOST_ERROR) continue;
    const quality = (there.found * back.found) / (1 + there.error + back.error);
    if (!best || quality > best.quality) best = { id, quality };
  }
  return best?.id ?? null;
}

const asPage = (words: readonly FixedWord[]): Word[] => words.map((word) => ({ ...word, confidence: 1 }));
