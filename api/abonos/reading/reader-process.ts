import os from 'node:os';
import { ReadingFailure } from './failures.ts';
import { readFile } from './read-file.ts';
import type { ReaderMessage, ReadingOrder } from './reader-messages.ts';

// The process that reads season passes, started by `reader.ts` under limits of memory, time and rank. It knows no
// database and no secret, reads the one file it is told, writes none, and goes when the site goes.

/** Behind everything else that the machine has to do. */
const RANK = 10;

const tell = (message: ReaderMessage) => process.send?.(message);

/** Failures that say something about the file; after any other the process is not trusted again. */
const OF_THE_FILE = new Set([
  'NOT_A_PDF',
  'EMPTY',
  'ENCRYPTED',
  'CUT_OFF',
  'TOO_MANY_PAGES',
  'NO_PASS_FOUND',
]);

function failureOf(error: unknown): Extract<ReaderMessage, { is: 'failed' }> {
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  if (error instanceof ReadingFailure) {
    return { is: 'failed', code: error.code, spent: !OF_THE_FILE.has(error.code), reason };
  }
  const memory = /alloc|memory|out of bounds|Invalid (array|string|typed array) length|too large/i.test(
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
  readFile(file, (progress) => tell({ is: 'progress', progress })).then(
    (reading) => tell({ is: 'read', reading }),
    (error: unknown) => tell(failureOf(error)),
  );
});
tell({ is: 'ready' });
