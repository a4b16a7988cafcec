import type { ReadingFailureCode } from './failures.ts';
import type { AbonosReading } from './read-abono.ts';

// Messages between the site and the reading process.

/** Progress of a reading, for the waiting request. */
export interface ReadingProgress {
  /** Current page, starting at 1. */
  page: number;
  pages: number;
  /** Pages with a text layer take a moment, scanned pages some seconds. */
  by: 'text' | 'ocr';
}

/** The current step; each has its own limits: reading text, rendering the page, OCR. */
export type ReadingStep = 'text' | 'drawing' | 'picture';

export interface ReadingOrder {
  file: string;
}

export type ReaderMessage =
  | { is: 'ready' }
  | { is: 'progress'; progress: ReadingProgress }
  | { is: 'step'; step: ReadingStep }
  | { is: 'read'; reading: AbonosReading }
  /** `spent`: the process had a failure such as lack of memory, and should not be used again. */
  | { is: 'failed'; code: ReadingFailureCode; spent: boolean; reason: string };
