import { isLabel } from '../fields/lexicon.ts';
import { shapeOf } from '../fields/fields.ts';
import type { Reading } from '../model.ts';
import type { FieldName } from '../read-abono.ts';
import { TYPICAL } from './pairs.ts';

// «Concepto» and «Descripción» head what was bought in orders and invoices: a competition, or the tariff of a pass, and
// with it often its number: «Abono Tribuna n.º 4410-7».

const NUMBERED = /^(.*\p{L}.*?),? (?:n\.? ?º|nº|n[úu]m\.?|ref\.?:?) ?(\S*\d\S*)$/iu;

/** «Tipo de abono: Infantil» without the label in it. */
function withoutLabel(text: string, isOcr: boolean): string {
  const [, label = '', value = text] = /^([^:]+): (.+)$/u.exec(text) ?? [];
  return isLabel(label, isOcr) ? value : text;
}

/**
 * Some readings with the tariffs and numbers in their items.
 * @param page all readings of the page
 */
export function withItems(readings: readonly Reading[], page: readonly Reading[], isOcr: boolean): Reading[] {
  const has = (field: FieldName) => readings.some((one) => one.field === field);
  const hasEvent = page.some(({ field, clear, fit }) => field === 'evento' && clear && fit >= TYPICAL);
  return readings.flatMap((reading): Reading[] => {
    const isItem = reading.field === 'evento' && !reading.clear && hasEvent && !has('tipoAbonament');
    if (!isItem && reading.field !== 'tipoAbonament') return [reading];
    const item = withoutLabel(reading.raw, isOcr);
    const [, name = item, code = ''] = NUMBERED.exec(item) ?? [];
    const tariff = shapeOf('tipoAbonament', name, isOcr);
    if (!tariff || (tariff.fit < TYPICAL && item === reading.raw)) return [reading];
    const number = has('referenciaTicket') ? null : shapeOf('referenciaTicket', code, isOcr);
    return [
      { ...reading, ...tariff, field: 'tipoAbonament', raw: name },
      ...(number ? [{ ...reading, ...number, field: 'referenciaTicket' as const, raw: code }] : []),
    ];
  });
}
