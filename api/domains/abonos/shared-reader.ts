import { logger } from '../../platform/log.ts';
import { AbonosReader } from './reading/reader.ts';

let reader: AbonosReader | undefined;

/** The only reader of this process: one queue and one warm OCR engine for all uploads. Starts with the first file. */
export function sharedReader(): AbonosReader {
  reader ??= new AbonosReader({
    onTrouble: (what) => logger.warn({ what }, 'the reader of season passes was replaced'),
  });
  return reader;
}

/** Stops the reader; the next file starts a new one. */
export function closeSharedReader(): void {
  reader?.close();
  reader = undefined;
}
