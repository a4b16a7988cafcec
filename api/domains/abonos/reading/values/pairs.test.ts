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

test('of two stands that may be the ring or the block, the one that names a level is the ring', () => {
  for (const [ring, block] of [
    ['Superior', 'Fondo Norte'],
    ['Tribuna Alta', 'Lateral B-2'],
  ] as const) {
    expect(valuesOf([0, 0, `Zona: ${block}`], [0, 20, 'Fila: 7'], [0, 40, `Grada: ${ring}`])).toMatchObject({
      anillo: ring,
      bloque: block,
    });
    expect(valuesOf([0, 0, `Grada: ${ring}`], [0, 20, 'Fila: 7'], [0, 40, `Zona: ${block}`])).toMatchObject({
      anillo: ring,
      bloque: block,
    });
  }
});

test('an address that is broken behind a hyphen has no space there', () => {
  const { direccion } = valuesOf(
    [0, 0, 'Dirección:'],
    [100, 0, 'Polígono Tres Caminos, parc. 12-'],
    [100, 11, '14, 11100 San Fernando'],
    [0, 40, 'Fila: 7'],
  );
  expect(direccion).toBe('Polígono Tres Caminos, parc. 12-14, 11100 San Fernando');
});

test('the prices of a table with taxes are those with the tax', () => {
  const row = (y: number, ...texts: string[]) =>
    texts.map((text, index): [number, number, string] => [[0, 150, 250, 330, 430][index] ?? 0, y, text]);
  const values = valuesOf(
    [0, 0, 'Fila: 7'],
    ...row(40, 'Concepto', 'Base imponible', '% IVA', 'Cuota IVA', 'Importe'),
    ...row(60, 'Precio del abono', '282,18 €', '10 %', '28,22 €', '310,40 €'),
    ...row(80, 'Gastos de distribución', '2,56 €', '21 %', '0,54 €', '3,10 €'),
    ...row(100, 'Total', '284,74 €', '', '28,76 €', '313,50 €'),
  );
  expect(values).toMatchObject({
    precioEntrada: '310.40',
    precioDistribucion: '3.10',
    precioTotal: '313.50',
  });
});
