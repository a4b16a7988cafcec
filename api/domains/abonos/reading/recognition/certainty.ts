import type { Draft, Word } from '../model.ts';
import { FIELD_NAMES, type FieldName } from '../read-abono.ts';
import { CERTAINTY } from './certainty.table.ts';

// The confidence of a value from a picture: how often values with the same evidence were right, on papers with a known
// content. `npm run bench:abonos -- --calibrate` counts them.

/** What a field is made of: OCR misreads a code, which has no context, in other ways than a name. */
const KINDS = {
  nombreAsistente: 'text',
  tipoAbonament: 'text',
  temporada: 'text',
  evento: 'text',
  recinto: 'text',
  direccion: 'text',
  anillo: 'text',
  bloque: 'seat',
  fila: 'seat',
  asiento: 'seat',
  nifOrganizador: 'taxNumber',
  nifDistr: 'taxNumber',
  referenciaTicket: 'code',
  codigoLocalizador: 'code',
  precioEntrada: 'price',
  precioDistribucion: 'price',
  precioTotal: 'price',
} as const satisfies Record<FieldName, string>;

export type EvidenceKind = (typeof KINDS)[FieldName];

/** How well the words of a page were read. */
export type Sharpness = 'sharp' | 'fair' | 'faint';

/** From which score on, what share of the values was right; in rising order. */
type Steps = readonly (readonly [from: number, share: number])[];

/** For each sharpness of the page and each kind of evidence. */
export type CertaintyTable = Record<Sharpness, Partial<Record<EvidenceKind, Steps>>>;

export const kindOfEvidence = (name: FieldName): EvidenceKind => KINDS[name];

/** Words above this confidence are certain; the share of them on a sharp page and on a fair one, at least. */
const CERTAIN = 0.9;
const SHARP = 0.94;
const FAIR = 0.84;

/** How sharp a page is, by its words of more than one letter. */
export function sharpnessOf(words: readonly Word[]): Sharpness {
  const said = words.filter(({ text }) => /[\p{L}\d]{2}/u.test(text));
  const share = said.filter(({ confidence }) => confidence >= CERTAIN).length / Math.max(1, said.length);
  return share >= SHARP ? 'sharp' : share >= FAIR ? 'fair' : 'faint';
}

/** The share of right values among those with a score. */
export function certaintyOf(
  name: FieldName,
  score: number,
  sharpness: Sharpness,
  table: CertaintyTable = CERTAINTY,
): number {
  const steps = table[sharpness][kindOfEvidence(name)] ?? [];
  return (steps.findLast(([from]) => score >= from) ?? steps[0])?.[1] ?? score;
}

/** A block of only letters is seldom printed; «II» and «U» are «11». */
const ONLY_LETTERS = 0.6;

/** Replaces the scores of a picture's values by how often such values are right, in place. */
export function weighCertainty(drafts: readonly Draft[], words: readonly Word[]): void {
  const sharpness = sharpnessOf(words);
  for (const draft of drafts) {
    draft.isPicture = true;
    for (const name of FIELD_NAMES) {
      const field = draft.fields[name];
      if (!field || field.source === 'qr') continue;
      field.confidence = certaintyOf(name, field.confidence, sharpness);
      if (name === 'bloque' && !/\d/.test(String(field.value)))
        field.confidence = Math.min(field.confidence, ONLY_LETTERS);
    }
  }
}
