import { ReadingFailure } from '../reading/failures.ts';
import { type PageRead, readFile } from '../reading/read-file.ts';
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
    await readFile(file, { onStep, onPageRead: (read) => pages.push(read) });
  } catch (error) {
    // Staff know better than the general reading whether there is a pass.
    if (!(error instanceof ReadingFailure) || error.code !== 'NO_PASS_FOUND') throw error;
  }
  const read = pages.find((one) => one.page === page);
  return read ? lessonOf(read, values) : null;
}
