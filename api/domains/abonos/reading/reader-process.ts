import os from 'node:os';
import { learnFrom } from '../layouts/learn-from.ts';
import { readWithLayouts } from '../layouts/read-with-layouts.ts';
import { ReadingFailure } from './failures.ts';
import { openPdf } from './pdf/pdf.ts';
import { describePdf, drawPdfPage } from './pdf/preview.ts';
import { readFile } from './read-file.ts';
import type {
  ReaderMessage,
  ReaderOrder,
  ReaderResult,
  ReadingProgress,
  ReadingStep,
} from './reader-messages.ts';

// The process that reads and draws season passes, started by `reader.ts` with limits of memory, time and priority. It has no
// database and no secrets, only reads the file it gets, and ends with the site.

/** How much lower the priority is than that of the site, if it does not say. */
const DEFAULT_NICE = 10;

const EMPTY_PAGE =
  '%PDF-1.4\n1 0 obj<</Pages 2 0 R>>endobj 2 0 obj<</Kids[3 0 R]/Count 1>>endobj 3 0 obj<<>>endobj trailer<</Root 1 0 R>>';

const tell = (message: ReaderMessage) => process.send?.(message);

function failureOf(error: unknown): Extract<ReaderMessage, { is: 'failed' }> {
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  // A regular refusal is harmless; after any other error the process is not used again.
  if (error instanceof ReadingFailure) {
    return { is: 'failed', code: error.code, spent: false, reason };
  }
  // The error for a thread without memory for its stack is «temporarily unavailable»; a canvas without memory for its pixels
  // says that it cannot read them.
  const memory =
    /alloc|memory|out of bounds|Invalid (array|string|typed array) length|too large|temporarily unavailable|read pixels/i.test(
      reason,
    );
  return { is: 'failed', code: memory ? 'TOO_COSTLY' : 'CUT_OFF', spent: true, reason };
}

async function perform(order: ReaderOrder): Promise<ReaderResult> {
  const onProgress = (progress: ReadingProgress) => tell({ is: 'progress', progress });
  const onStep = (step: ReadingStep) => tell({ is: 'step', step });
  switch (order.task) {
    case 'read':
      return {
        is: 'read',
        reading: await readFile(order.file, {
          onProgress,
          onStep,
          textOnly: order.textOnly,
          onPageRead: (page) => readWithLayouts(page, order.layouts),
        }),
      };
    case 'learn':
      return { is: 'learnt', lesson: await learnFrom(order.file, order, onStep) };
    case 'describe':
      return { is: 'described', document: await describePdf(order.file, onStep) };
    case 'draw': {
      const picture = await drawPdfPage(order.file, order.page, onStep);
      return { is: 'drawn', picture: picture?.toString('base64') ?? null };
    }
  }
}

// The site may have a low priority itself, and only root may raise one.
os.setPriority(Math.min(19, os.getPriority() + Number(process.argv[2] ?? DEFAULT_NICE)));
process.on('disconnect', () => process.exit(0));
// An error outside a promise ends this process, and the site starts a new one.
process.on('uncaughtException', (error) => {
  tell(failureOf(error));
  process.disconnect?.();
  process.exit(1);
});
process.on('message', (order: ReaderOrder) => {
  perform(order).then(tell, (error: unknown) => tell(failureOf(error)));
});
// Loads the larger half of pdf.js now, so that the first file does not wait for it.
await (await openPdf(new TextEncoder().encode(EMPTY_PAGE))).destroy();
tell({ is: 'ready' });
