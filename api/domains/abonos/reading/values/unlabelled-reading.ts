import { shapeOf } from '../fields/fields.ts';
import { union } from '../geometry.ts';
import { textOf } from '../lines/lines.ts';
import type { Box, Reading, Token } from '../model.ts';
import type { FieldName } from '../read-abono.ts';
import { lettersOf } from './readings.ts';

/** How well a text fits a field of which it has no label: of 270 such values of other people's papers all were right. */
const PAIRING = 0.9;
const UNCERTAIN = 0.3;
const UNCERTAIN_FIELDS: ReadonlySet<FieldName> = new Set<FieldName>([
  'nombreAsistente',
  'referenciaTicket',
  'precioEntrada',
  'precioDistribucion',
]);

/**
 * Some tokens as the value of a field that no label names; null if they cannot be one.
 * @param label the place of a word that says what they are, but not of which field
 */
export function readingOf(
  field: FieldName,
  tokens: readonly Token[],
  isOcr: boolean,
  label?: Box,
): Reading | null {
  const raw = textOf(tokens);
  const shape = shapeOf(field, raw, isOcr);
  const valueBox = union(tokens);
  return (
    shape && {
      ...shape,
      field,
      raw,
      letters: lettersOf(tokens),
      pairing: isOcr || UNCERTAIN_FIELDS.has(field) ? UNCERTAIN : PAIRING,
      clear: true,
      rule: 'no-label',
      label: label ?? valueBox,
      valueBox,
      box: union([label ?? valueBox, valueBox]),
    }
  );
}
