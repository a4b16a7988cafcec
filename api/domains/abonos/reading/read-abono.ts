/** The fields of a season pass, as spec section 3 (abonos) lists them. */
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

/** Where a value comes from; `derived` was concluded from other fields or from unlabelled text. */
export type FieldSource = 'text' | 'ocr' | 'qr' | 'derived' | 'none';

/** One field as it was read. */
export interface ReadField<Value> {
  /** Null when the page does not say it, or what it says cannot be one. Prices are euros as «12.50». */
  value: Value | null;
  /** What was printed, before it was tidied. */
  raw: string;
  source: FieldSource;
  /** From 0 (not read) to 1 (printed, of the right shape and confirmed). */
  confidence: number;
}

type ValueOf<Name extends FieldName> = Name extends 'fila' | 'asiento' ? number : string;

export type ReadFields = { [Name in FieldName]: ReadField<ValueOf<Name>> };

/** One season pass found in a file. */
export interface ReadAbono {
  fields: ReadFields;
  /** Page it was found on, from 1. */
  page: number;
  /** Whether the key fields are sure: such a pass needs no person to look at it (design section 4). */
  sure: boolean;
  /** Key fields that are not sure, for whoever reviews it. */
  doubts: FieldName[];
}

/** What a file said. */
export interface AbonosReading {
  passes: ReadAbono[];
  /** Pages of the file. */
  pages: number;
  method: 'text' | 'ocr' | 'mixed';
}

/** What makes a pass this pass and says who sits where: the fields that must be sure. */
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

/** From this confidence on a field counts as sure. */
export const SURE = 0.8;
