import { shapeOf } from '../fields/fields.ts';
import { union } from '../geometry.ts';
import { textOf } from '../lines/lines.ts';
import type { Box, Reading, Token } from '../model.ts';
import type { FieldName } from '../read-abono.ts';
import { lettersOf } from './readings.ts';
import { isWholeName } from './telling-texts.ts';

/** How well a text fits a field of which it has no label: of 470 such values of other people's papers five were wrong. */
const PAIRING = 0.9;
const UNCERTAIN = 0.3;
/** An amount alone may be for anything. */
const UNCERTAIN_FIELDS: ReadonlySet<FieldName> = new Set<FieldName>(['precioEntrada', 'precioDistribucion']);

/** Whether a value of a text layer says itself what it is: a name does if nothing is missing of it. */
const isCertain = (field: FieldName, value: string) =>
  !UNCERTAIN_FIELDS.has(field) && (field !== 'nombreAsistente' || isWholeName(value));

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
      pairing: !isOcr && isCertain(field, String(shape.value)) ? PAIRING : UNCERTAIN,
      clear: true,
      rule: 'no-label',
      label: label ?? valueBox,
      valueBox,
      box: union([label ?? valueBox, valueBox]),
    }
  );
}

/** A reading that may be of another person or thing: staff check it. */
export const guessed = (reading: Reading): Reading => ({ ...reading, pairing: UNCERTAIN });
