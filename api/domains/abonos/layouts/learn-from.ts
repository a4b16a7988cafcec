import { ReadingFailure } from '../reading/failures.ts';
import { ALL_PAGES, type PageRead } from '../reading/across-pages.ts';
import { readFile } from '../reading/read-file.ts';
import type { ReadingStep } from '../reading/reader-messages.ts';
import { lessonOf } from './learn.ts';
import type { Lesson, VerifiedValues } from './model.ts';

/**
 * Reads a file again and learns from the page with a verified pass.
 * @returns null if the page teaches nothing
 * @throws ReadingFailure
 */
export async function learnFrom(
  file: string,
  { page, values }: { page: number; values: VerifiedValues },
  onStep: (step: ReadingStep) => void,
): Promise<Lesson | null> {
  const pages: PageRead[] = [];
  try {
    await readFile(file, { onStep, onPageRead: (read) => pages.push({ ...read, drafts: [...read.drafts] }) });
  } catch (error) {
    // Staff know better than the general reading whether there is a pass.
    if (!(error instanceof ReadingFailure) || error.code !== 'NO_PASS_FOUND') throw error;
  }
  // A pass may be on several pages, like the front and the back of a card.
  const lessons = pages
    .filter((read) => read.page === page || read.page === ALL_PAGES)
    .flatMap((read) => lessonOf(read, values) ?? []);
  const [best] = lessons.toSorted((a, b) => Object.keys(b.fields).length - Object.keys(a.fields).length);
  return best ?? null;
}
