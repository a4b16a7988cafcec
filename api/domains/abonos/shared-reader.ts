import { logger } from '../../platform/log.ts';
import { AbonosReader } from './reading/reader.ts';
import type { ReaderSettings } from './reading/reader-settings.ts';

/** A picture is drawn at each request, so a short queue keeps few copies of files on the disk. */
const MOST_PREVIEWS = 10;
/** Staff look at one pass after the other; without them the process ends soon, in milliseconds. */
const PREVIEW_IDLE_TIME = 2 * 60_000;

interface Readers {
  uploads: AbonosReader;
  previews: AbonosReader;
}

let readers: Readers | undefined;

function openReaders(settings: Partial<ReaderSettings>): Readers {
  const onTrouble = (what: string) => logger.warn({ what }, 'the reader of season passes was replaced');
  const previews = { queue: MOST_PREVIEWS, idleTime: PREVIEW_IDLE_TIME };
  return {
    uploads: new AbonosReader({ ...settings, onTrouble }),
    previews: new AbonosReader({ ...settings, ...previews, onTrouble }),
  };
}

/**
 * The only reader of uploads in this process: one queue and one warm OCR engine. It starts with the first file.
 * @param settings for the first call, which creates the readers.
 */
export function sharedReader(settings: Partial<ReaderSettings> = {}): AbonosReader {
  readers ??= openReaders(settings);
  return readers.uploads;
}

/** The reader that describes and draws files for staff. It is a second one, because a scan may take a minute. */
export function previewReader(): AbonosReader {
  readers ??= openReaders({});
  return readers.previews;
}

/** Stops the readers; the next file starts new ones. */
export function closeSharedReader(): void {
  readers?.uploads.close();
  readers?.previews.close();
  readers = undefined;
}
