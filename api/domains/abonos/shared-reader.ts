import { logger } from '../../platform/log.ts';
import { AbonosReader } from './reading/reader.ts';
import { DEFAULTS, type ReaderSettings } from './reading/reader-settings.ts';

/** CPU milliseconds of a file in the quick lane: a text PDF takes a fifth of it. */
const QUICK_WORK = 1500;
/** How many times the usual work the slow lane allows for a step, so that no ordinary file comes near a limit. */
const PATIENCE = 4;
/** Milliseconds for a file in the slow lane, on a busy machine; less than the job’s own limit. */
const SLOW_TIME = 280_000;
/** A picture is drawn at each request, so a short queue keeps few copies of files on the disk. */
const MOST_PREVIEWS = 10;
/** Staff look at one pass after the other; without them the process ends soon, in milliseconds. */
const PREVIEW_IDLE_TIME = 2 * 60_000;

/** The readers of a process of the site, each with a reading process of its own. */
interface Readers {
  /** Text PDFs: never behind a scan or a costly file. */
  quick: AbonosReader;
  /** Scans, and files that cost more than the quick lane allows. */
  slow: AbonosReader;
  /** Describes and draws files for staff. */
  previews: AbonosReader;
}

let readers: Readers | undefined;

function openReaders(settings: Partial<ReaderSettings>): Readers {
  const reader = (lane: string, own: Partial<ReaderSettings>) =>
    new AbonosReader({
      ...settings,
      ...own,
      onTrouble: (what) => logger.warn({ what, lane }, 'the reader of season passes was replaced'),
    });
  return {
    quick: reader('quick', { nice: 5, fileWork: QUICK_WORK }),
    slow: reader('slow', {
      nice: 15,
      textWork: DEFAULTS.textWork * PATIENCE,
      drawingWork: DEFAULTS.drawingWork * PATIENCE,
      pictureWork: DEFAULTS.pictureWork * PATIENCE,
      openTime: DEFAULTS.openTime * PATIENCE,
      pageTime: DEFAULTS.pageTime * PATIENCE,
      fileTime: SLOW_TIME,
    }),
    previews: reader('previews', { queue: MOST_PREVIEWS, idleTime: PREVIEW_IDLE_TIME }),
  };
}

/**
 * The readers of this process. A reading process starts with its first file.
 * @param settings for the first call, which creates the readers.
 */
export function sharedReaders(settings: Partial<ReaderSettings> = {}): Readers {
  readers ??= openReaders(settings);
  return readers;
}

/** Stops the readers; the next file starts new ones. */
export function closeSharedReaders(): void {
  for (const reader of Object.values(readers ?? {})) reader.close();
  readers = undefined;
}
