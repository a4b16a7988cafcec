import { expect, test } from 'vitest';
import { draftsOf } from './assemble.ts';
import { page } from '../lines/words.fixture.ts';

/** The fields of the only pass of a page. */
function valuesOf(...print: Parameters<typeof page>): Record<string, unknown> {
  const [draft] = draftsOf({ page: 1, words: page(...print), source: 'text' }).drafts;
  return Object.fromEntries(Object.entries(draft?.fields ?? {}).map(([name, { value }]) => [name, value]));
}

test('values are after and below abbreviated words', () => {
  const values = valuesOf(
    [0, 0, 'BLOQ'],
    [60, 0, 'FILA'],
    [0, 12, '230'],
    [60, 12, '22'],
    [0, 40, 'REF.TICKET'],
    [150, 40, 'T255581581'],
  );
  expect(values).toEqual({ bloque: '230', fila: 22, referenciaTicket: 'T255581581' });
});

test('the kind of pass is below its label, though that ends with the word for a pass', () => {
  const label = 'TIPUS D’ABONAMENT / TIPO DE ABONO';
  expect(valuesOf([0, 0, label], [0, 10, 'Mini (0-6)'])).toEqual({ tipoAbonament: 'Mini (0-6)' });
});

test('dots that OCR read as letters are not part of the value after them', () => {
  const words = page([0, 0, 'BLOQUE'], [48, 0, '...'], [70, 0, 'eoeaccsoccoo'], [145, 0, 'C11']).map((word) =>
    /^[.e]/.test(word.text) ? { ...word, confidence: 0.05 } : word,
  );
  const rest = page([0, 20, 'FILA'], [48, 20, '20'], [0, 40, 'ASIENTO'], [60, 40, '33']);
  const [draft] = draftsOf({ page: 1, words: [...words, ...rest], source: 'ocr' }).drafts;
  expect(draft?.fields.bloque?.value).toBe('C11');
});

test('the heading of another column is no competition', () => {
  const values = valuesOf(
    [0, 0, 'Concepto'],
    [200, 0, 'Importe'],
    [0, 20, 'Precio del abono'],
    [200, 20, '180,00 €'],
  );
  expect(values).toEqual({ precioEntrada: '180.00' });
});
