const SECOND = 1000;

/** How the reader works; every value has a default. */
export interface ReaderSettings {
  /** Files that may wait; one more is refused with BUSY. */
  queue: number;
  /** Milliseconds that a whole file may take, once it is its turn. */
  fileTime: number;
  /** Milliseconds until the process is up, and from page to page. */
  startTime: number;
  openTime: number;
  pageTime: number;
  /** Milliseconds of the processor that each step may take: opening or the text of a page, drawing it, reading its picture. */
  textWork: number;
  drawingWork: number;
  pictureWork: number;
  /** Files after which the process is renewed, whatever it may have gathered; it reads on until the next one is up. */
  filesPerProcess: number;
  /** Milliseconds without work after which the process is let go. */
  idleTime: number;
  /** Told why a process was ended, for the log. */
  onTrouble: (what: string) => void;
  /** A built reading program to run in place of the one that belongs to this file. */
  program?: string;
}

export const DEFAULTS: ReaderSettings = {
  queue: 30,
  fileTime: 180 * SECOND,
  startTime: 60 * SECOND,
  openTime: 30 * SECOND,
  pageTime: 60 * SECOND,
  textWork: 1.5 * SECOND,
  drawingWork: 2.5 * SECOND,
  pictureWork: 25 * SECOND,
  filesPerProcess: 50,
  idleTime: 10 * 60 * SECOND,
  onTrouble: () => {},
};
