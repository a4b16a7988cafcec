/** The fields of a season pass. */
export const FIELD_NAMES = [
  'nombreAsistente',
  'tipoAbonament',
  'temporada',
  'evento',
  'recinto',
  'direccion',
  'anillo',
  'bloque',
  'fila',
  'asiento',
  'nifOrganizador',
  'nifDistr',
  'referenciaTicket',
  'codigoLocalizador',
  'precioEntrada',
  'precioDistribucion',
  'precioTotal',
] as const;

export type FieldName = (typeof FIELD_NAMES)[number];

/** The source of a value; `derived` means concluded from other fields or from unlabelled text. */
export type FieldSource = 'text' | 'ocr' | 'qr' | 'derived' | 'none';

/** The reading of one field. */
export interface ReadField<Value> {
  /** Null if the page has no valid value. Prices are euros as «12.50». */
  value: Value | null;
  /** The printed text, before normalisation. */
  raw: string;
  source: FieldSource;
  /** From 0 (not read) to 1 (printed, of the right shape and confirmed). */
  confidence: number;
}

type ValueOf<Name extends FieldName> = Name extends 'fila' | 'asiento' ? number : string;

export type ReadFields = { [Name in FieldName]: ReadField<ValueOf<Name>> };

/** What a layout that staff have taught did for a pass. */
export interface LayoutUse {
  id: number;
  /** Fields that it confirmed. */
  agreed: FieldName[];
  /** Fields that only it could read. */
  added: FieldName[];
  /** Fields that it read otherwise than the general reading, with the value that was not taken. */
  disputed: { field: FieldName; other: string | number }[];
}

/** One season pass found in a file. */
export interface ReadAbono {
  fields: ReadFields;
  /** Page number, starting at 1. */
  page: number;
  /** Whether staff must check it: see `finished` of `values/draft.ts`. */
  needsReview: boolean;
  /** Uncertain fields, and fields whose two readings differ: for staff who check it, and for its member. */
  doubts: FieldName[];
  /** The layout it was read with, if staff have taught it. */
  layout?: LayoutUse;
}

/** The result of a file. */
export interface AbonosReading {
  passes: ReadAbono[];
  /** Number of pages of the file. */
  pages: number;
  method: 'text' | 'ocr' | 'mixed';
}

/** The fields that identify a pass and its seat, which must be certain. */
export const KEY_FIELDS: readonly FieldName[] = [
  'nombreAsistente',
  'temporada',
  'bloque',
  'fila',
  'asiento',
  'referenciaTicket',
  'codigoLocalizador',
  'precioTotal',
];

/** From this confidence on a field counts as certain. */
export const SURE = 0.8;
