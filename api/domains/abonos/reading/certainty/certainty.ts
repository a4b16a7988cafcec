import { FIELD_NAMES } from '../read-abono.ts';
import { CERTAINTY } from './certainty.table.ts';
import { evidenceOf, kindOfEvidence, type EvidenceKind } from './evidence.ts';
import type { ReadPage } from './places.ts';

// The confidence of a value from a picture: how often values with the same evidence were right, on papers with a known
// content. `npm run bench:abonos -- --calibrate` weighs the evidence (a logistic model).

/** How much each piece of evidence weighs: for all fields, and what a kind of field adds to that. */
export interface CertaintyTable {
  all: Readonly<Record<string, number>>;
  kinds: Partial<Record<EvidenceKind, Readonly<Record<string, number>>>>;
}

/** The chance that a value with some evidence is right. */
export function certaintyOf(
  kind: EvidenceKind,
  evidence: Readonly<Record<string, number>>,
  { all, kinds }: CertaintyTable = CERTAINTY,
): number {
  const weight = (name: string) => (all[name] ?? 0) + (kinds[kind]?.[name] ?? 0);
  const sum = Object.entries(evidence).reduce(
    (part, [name, amount]) => part + amount * weight(name),
    weight('base'),
  );
  return 1 / (1 + Math.exp(-sum));
}

/** Replaces the scores of a picture's values by how likely such values are right, in place. */
export function weighCertainty(page: ReadPage): void {
  const values = page.drafts.flatMap((draft) =>
    FIELD_NAMES.flatMap((name) => {
      const field = draft.fields[name];
      // A QR code has no misread letters.
      return field && field.source !== 'qr' ? [{ name, draft, field }] : [];
    }),
  );
  const pieces = values.map(({ name, draft, field }) => evidenceOf(name, field, draft, page));
  for (const [index, { name, field }] of values.entries()) {
    const weighed = pieces[index] ?? {};
    const {
      letters = field.confidence,
      fit = 1,
      pairing = 1,
      score = field.confidence,
    } = field.evidence ?? {};
    field.evidence = { ...field.evidence, letters, fit, pairing, score, weighed };
    field.confidence = certaintyOf(kindOfEvidence(name), weighed);
  }
  for (const draft of page.drafts) draft.isPicture = true;
}
