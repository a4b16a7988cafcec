import type { KnownLayout, Lesson, VerifiedValues } from '../layouts/model.ts';
import type { ReadingFailureCode } from './failures.ts';
import type { PdfDescription } from './pdf/preview.ts';
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

/** The current step; each has its own limits: reading text, rendering the page, OCR, a picture of a page for people. */
export type ReadingStep = 'text' | 'drawing' | 'picture' | 'preview';

/** What to do with a file: read its passes, learn the layout of a verified one, describe the document, or draw one page. */
export type ReaderOrder =
  | { task: 'read'; file: string; textOnly: boolean; layouts: readonly KnownLayout[] }
  | { task: 'learn'; file: string; page: number; values: VerifiedValues }
  | { task: 'describe'; file: string }
  | { task: 'draw'; file: string; page: number };

/** The results of the tasks. */
export type ReaderResult =
  | { is: 'read'; reading: AbonosReading }
  /** Null if the page teaches nothing. */
  | { is: 'learnt'; lesson: Lesson | null }
  | { is: 'described'; document: PdfDescription }
  /** WebP in base64; null if the file does not have this page. */
  | { is: 'drawn'; picture: string | null };

export type ReaderMessage =
  | { is: 'ready' }
  | { is: 'progress'; progress: ReadingProgress }
  | { is: 'step'; step: ReadingStep }
  | ReaderResult
  /** `spent`: the process had a failure such as lack of memory, and should not be used again. */
  | { is: 'failed'; code: ReadingFailureCode; spent: boolean; reason: string };
