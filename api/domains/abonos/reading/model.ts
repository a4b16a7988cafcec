import type { FieldName, LayoutUse, ReadField } from './read-abono.ts';
import type { RuleName } from './rules.ts';

// The things that the reader works with, from the printed word to the unfinished pass.

/** A rectangle on the page in points (1/72 inch), from its top left corner. */
export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** A word where it is printed. */
export interface Word extends Box {
  text: string;
  /** Confidence of OCR, 0 to 1; 1 for a text layer. */
  confidence: number;
  /** Whether a rule of a table is between it and the word before it. */
  isBehindRule?: boolean;
}

/** A QR code printed on a page. */
export interface PrintedCode extends Box {
  text: string;
  /** Its rotation in degrees; undefined if it is unknown. */
  turned?: number;
}

/** A word, or a part of one if a label ends inside it: «Fila:12» is three tokens. */
export interface Token extends Box {
  text: string;
  confidence: number;
  /** In the form in which labels are compared; empty for fillers and punctuation. */
  label: string;
  /** A colon or dots before a value; a separator; an ordinary word. */
  kind: 'word' | 'leader' | 'stop';
  /** Whether it continues the same printed word. */
  glued: boolean;
  /** Whether there is a gap before it that is wider than a space. */
  apart: boolean;
  /** Whether that gap is so wide that no label continues after it. */
  far: boolean;
}

/** Words beside each other. */
export interface Line extends Box {
  tokens: Token[];
  /** Size of the letters in points. */
  size: number;
}

/** The meaning of a label: a field of ours, a tax number of a nearby company, or something that is not stored. */
export type LabelTopic = FieldName | 'taxNumber' | 'other';

/** A possible meaning of a label. */
export interface LabelMeaning {
  topic: LabelTopic;
  clear: boolean;
  /** 1 for a label without errors, less for each error. */
  likeness: number;
}

/** Words of a line that name a field. */
export interface Label extends Box {
  meanings: LabelMeaning[];
  text: string;
  line: number;
  /** Tokens of the line from `start` to before `end`, including a colon or dots. */
  start: number;
  end: number;
  /** Whether a colon or dots follow. */
  led: boolean;
  /** Whether it may be a value instead: a vague word on its own. */
  tentative: boolean;
}

/** A stretch of a line that is no label. */
export interface Segment extends Box {
  tokens: Token[];
  line: number;
  start: number;
  /** Set if the stretch may be this label instead. */
  label?: Label;
}

/** A page as lines, with its labels and other texts. */
export interface Layout {
  lines: Line[];
  labels: Label[];
  segments: Segment[];
  /** Whether letters may be misread, as in scans. */
  isOcr: boolean;
}

/** A text understood as the value of a field. */
export interface Shape {
  value: string | number;
  /** How well it fits, 0 to 1; from 0.85 on it can hardly be anything else. */
  fit: number;
}

/** A label with its value. */
export interface Reading extends Shape {
  field: FieldName;
  raw: string;
  /** The confidence of the letters, 0 to 1. */
  letters: number;
  /** The confidence that this is the value of that label, 0 to 1. */
  pairing: number;
  clear: boolean;
  /** Whether it is the number of an order, which counts for a ticket only if that has none of its own. */
  ofOrder?: boolean;
  box: Box;
  label: Box;
  labelText?: string;
  /** The rule that found it, if it is not the text at its label. */
  rule?: RuleName;
  /** The row of a table that it is in. */
  row?: number;
  valueBox: Box;
}

/** What a rule did to a field. */
export interface Change {
  rule: RuleName;
  before: string | number | null;
  after: string | number | null;
  confidence: number;
}

/** How a value was read: it says how likely the value is right. */
export interface Evidence {
  /** The confidence of the letters, the fit of the value and of its label, 0 to 1. */
  letters: number;
  fit: number;
  pairing: number;
  /** Further readings of its place, as values of its field; empty if such a reading is none. */
  again?: readonly string[];
  /** Whether another reading of the page, with words at the places of missing values, has the same value or another one. */
  sameElsewhere?: boolean;
  otherElsewhere?: boolean;
  /** Whether all its letters that look like digits were told from them by the page's own digits. */
  told?: boolean;
  /** The confidence by its rules, before the evidence was weighed, and what was weighed. */
  score?: number;
  weighed?: Readonly<Record<string, number>>;
}

/** A field of an unfinished pass. */
export interface DraftField extends ReadField<string | number> {
  /** The position of the value, for reading it again. */
  valueBox?: Box;
  labelBox?: Box;
  labelText?: string;
  /** Of a number that was taken for another, as an order's for the ticket's: its confidence if no other code may be that. */
  ifAlone?: number;
  /** What is known about how it was read. */
  evidence?: Evidence;
  /** The rules that set and changed it, in their order. */
  changes?: Change[];
}

/** An unfinished pass. */
export interface Draft {
  page: number;
  fields: Partial<Record<FieldName, DraftField>>;
  /** The layout it was read with, if staff have taught it. */
  layout?: LayoutUse;
  /** Fields that its paper does not print. */
  notPrinted?: ReadonlySet<FieldName>;
  /** Whether it was read from a picture; its confidences are then shares of right values. */
  isPicture?: boolean;
}
