const SECOND = 1000;

/** Settings of the reader; every value has a default. */
export interface ReaderSettings {
  /** Maximum number of waiting files; more are refused with BUSY. */
  queue: number;
  /** Timeout for a file in milliseconds, without its waiting time. It guards against a process that hangs. */
  fileTime: number;
  /** CPU time in milliseconds for a whole file. */
  fileWork: number;
  /** Timeout in milliseconds for the start of the process, and per page. */
  startTime: number;
  openTime: number;
  pageTime: number;
  /** CPU time in milliseconds per step, within that of the file: opening or reading text, rendering a page, OCR, a picture for people. */
  textWork: number;
  drawingWork: number;
  pictureWork: number;
  previewWork: number;
  /** Nice value of the process, from 0 to 19: the higher, the more it gives way to others. */
  nice: number;
  /** Number of files after which the process is replaced; it works until the new one is ready. */
  filesPerProcess: number;
  /** Idle time in milliseconds after which the process ends. */
  idleTime: number;
  /** Callback with the reason why a process was ended, for the log. */
  onTrouble: (what: string) => void;
  /** A built reading program instead of the default one. */
  program?: string;
}

export const DEFAULTS: ReaderSettings = {
  queue: 30,
  fileTime: 180 * SECOND,
  fileWork: 180 * SECOND,
  startTime: 60 * SECOND,
  openTime: 30 * SECOND,
  pageTime: 60 * SECOND,
  textWork: 1.5 * SECOND,
  drawingWork: 2.5 * SECOND,
  pictureWork: 25 * SECOND,
  previewWork: 5 * SECOND,
  nice: 10,
  filesPerProcess: 50,
  idleTime: 10 * 60 * SECOND,
  onTrouble: () => {},
};
