import type { ReadingFailureCode } from './failures.ts';
import type { AbonosReading } from './read-abono.ts';

// What the site and the process that reads passes tell each other.

/** How far a reading is, for whoever waits for it. */
export interface ReadingProgress {
  /** Page that is being read, from 1. */
  page: number;
  pages: number;
  /** Pages with a text layer take a moment, pictures of pages some seconds. */
  by: 'text' | 'ocr';
}

/** What the process is at, since each costs differently: a page's text, making a picture of it, reading the picture. */
export type ReadingStep = 'text' | 'drawing' | 'picture';

export interface ReadingOrder {
  file: string;
}

export type ReaderMessage =
  | { is: 'ready' }
  | { is: 'progress'; progress: ReadingProgress }
  | { is: 'step'; step: ReadingStep }
  | { is: 'read'; reading: AbonosReading }
  /** `spent`: the process has had a shock, such as memory refused, and should not be used again. */
  | { is: 'failed'; code: ReadingFailureCode; spent: boolean; reason: string };
