import type { Box, Word, Draft } from '../reading/model.ts';
import type { FieldName } from '../reading/read-abono.ts';

// A layout is how one seller prints its passes. It is learnt from passes that staff verified, one lesson from each, and
// has no personal data: words that every pass of the seller has, and places.

/** A word that every pass of a layout has, in the form of `foldedWord`, where it is printed. */
export interface FixedWord extends Box {
  text: string;
}

/**
 * Where a value begins or ends in the text of its cell, counted from the start or from the end of that: behind or before
 * some words, pieces (which strokes, dashes and commas separate), or signs, like the bracket of «Palau (Carrer …)».
 */
export type Edge =
  | { by: 'words' | 'pieces'; count: number }
  | { by: 'sign'; sign: string; count: number; from: 'start' | 'end' };

/** The part of the text in a cell that is the value; without an edge from its start, or to its end. */
export interface Cut {
  start?: Edge;
  end?: Edge;
}

/** A place with the value of a field. A value in several cells, like name and surname, has several parts. */
export interface Place {
  parts: { cell: number; cut: Cut }[];
  /** Whether only a number of words separates the value from another text, so that it may be cut wrongly. */
  loose?: boolean;
  /** Whether the printed text is the value with all its signs, where the general reading shortened or joined it otherwise. */
  asPrinted?: boolean;
}

/** Text between fixed words and wide gaps: the boxes of its lines. It may be of no field. */
export interface Cell {
  lines: Box[];
}

/** What one verified pass teaches about its layout. Boxes are those of its page, in points. */
export interface Lesson {
  words: FixedWord[];
  cells: Cell[];
  /** For each field the places with its value: several if the same text is printed several times. */
  fields: Partial<Record<FieldName, Place[]>>;
  /** Fields of a text layer that the general reading had right too; missing in lessons of earlier versions. */
  readAnyway?: FieldName[] | undefined;
  /** Fields that staff left empty: the paper does not print them. Missing in lessons of earlier versions. */
  notPrinted?: FieldName[] | undefined;
  /** Those of them that the general reading had a value for, which staff removed. */
  invented?: FieldName[] | undefined;
}

/** A lesson of a stored layout. */
export interface KnownLesson {
  id: number;
  lesson: Lesson;
}

/** A stored layout, as the reading process gets it. The newest lesson is first. */
export interface KnownLayout {
  id: number;
  lessons: KnownLesson[];
}

/** A page as read. */
export interface PageText {
  words: readonly Word[];
  source: 'text' | 'ocr';
}

/** A page with the passes that the general reading found on it. */
export interface ReadPageText extends PageText {
  page: number;
  drafts: Draft[];
}

/** The verified values of a pass, prices as «12.50»; null if staff left it empty. */
export type VerifiedValues = Partial<Record<FieldName, string | number | null>>;
