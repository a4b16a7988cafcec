import { logger } from '../../platform/log.ts';
import { AbonosReader } from './reading/reader.ts';

let reader: AbonosReader | undefined;

/** The one reader of this process: one queue and one warm recogniser, whoever uploads. It starts with the first file. */
export function sharedReader(): AbonosReader {
  reader ??= new AbonosReader({
    onTrouble: (what) => logger.warn({ what }, 'the reader of season passes was replaced'),
  });
  return reader;
}

/** Ends it; the next file would start another. */
export function closeSharedReader(): void {
  reader?.close();
  reader = undefined;
}
