import os from 'node:os';
import { ReadingFailure } from './failures.ts';
import { openPdf } from './pdf/pdf.ts';
import { readFile } from './read-file.ts';
import type { ReaderMessage, ReadingOrder, ReadingProgress } from './reader-messages.ts';

// The process that reads season passes, started by `reader.ts` under limits of memory, time and rank. It knows no
// database and no secret, reads the one file it is told, writes none, and goes when the site goes.

/** Behind everything else that the machine has to do. */
const RANK = 10;

const EMPTY_PAGE =
  '%PDF-1.4\n1 0 obj<</Pages 2 0 R>>endobj 2 0 obj<</Kids[3 0 R]/Count 1>>endobj 3 0 obj<<>>endobj trailer<</Root 1 0 R>>';

const tell = (message: ReaderMessage) => process.send?.(message);

function failureOf(error: unknown): Extract<ReaderMessage, { is: 'failed' }> {
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  // What is refused for what it is did no harm; after anything else the process is not trusted again.
  if (error instanceof ReadingFailure) {
    return { is: 'failed', code: error.code, spent: false, reason };
  }
  // A thread that finds no room for its stack is said to be «temporarily unavailable».
  const memory =
    /alloc|memory|out of bounds|Invalid (array|string|typed array) length|too large|temporarily unavailable/i.test(
      reason,
    );
  return { is: 'failed', code: memory ? 'TOO_BIG' : 'CUT_OFF', spent: true, reason };
}

os.setPriority(RANK);
process.on('disconnect', () => process.exit(0));
// Whatever a file provokes outside a promise ends this process, and the site starts another.
process.on('uncaughtException', (error) => {
  tell(failureOf(error));
  process.disconnect?.();
  process.exit(1);
});
process.on('message', ({ file }: ReadingOrder) => {
  const onProgress = (progress: ReadingProgress) => tell({ is: 'progress', progress });
  readFile(file, { onProgress, onStep: (step) => tell({ is: 'step', step }) }).then(
    (reading) => tell({ is: 'read', reading }),
    (error: unknown) => tell(failureOf(error)),
  );
});
// pdf.js loads its larger half with the first file, and no file of anybody's should pay for it.
await (await openPdf(new TextEncoder().encode(EMPTY_PAGE))).destroy();
tell({ is: 'ready' });
