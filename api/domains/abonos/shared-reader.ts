import { logger } from '../../platform/log.ts';
import { AbonosReader } from './reading/reader.ts';
import type { ReaderSettings } from './reading/reader-settings.ts';

let reader: AbonosReader | undefined;

/**
 * The only reader of this process: one queue and one warm OCR engine for all uploads. It starts with the first file.
 * @param settings for the first call, which creates the reader.
 */
export function sharedReader(settings: Partial<ReaderSettings> = {}): AbonosReader {
  reader ??= new AbonosReader({
    ...settings,
    onTrouble: (what) => logger.warn({ what }, 'the reader of season passes was replaced'),
  });
  return reader;
}

/** Stops the reader; the next file starts a new one. */
export function closeSharedReader(): void {
  reader?.close();
  reader = undefined;
}
