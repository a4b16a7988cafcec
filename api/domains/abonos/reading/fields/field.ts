import type { Shape } from '../model.ts';

/**
 * The labels of a field, in Spanish and Catalan. Words without meaning («de», «del», «l'») are ignored on both sides. A
 * phrase may mean two fields («Abono» is the type or the price): the format of its value and the other labels of the
 * page decide. Words separated by strokes are alternatives; a word with a question mark is optional.
 */
export interface Labels {
  /** Always labels. */
  clear: string;
  /** Labels only with a colon, dots, or on their own. They also start values or headings. */
  vague?: string;
}

/**
 * Understands a text as a value, with the confidence that it is one; null if it cannot be one.
 * @param isOcr whether letters may be misread, as in scans.
 */
export type Read = (text: string, isOcr: boolean) => Shape | null;

/** A printed text and the value that it means, or null. */
export interface Example {
  text: string;
  value: string | number | null;
  isOcr?: boolean;
}

/** What the reader knows about a field of a pass. */
export interface Field {
  labels: Labels;
  /** Whether its values have a recognisable format: without a label, a text shows whether it may be one. */
  closed: boolean;
  read: Read;
  examples: readonly Example[];
}
