import { expect, test } from 'vitest';
import { draftsOf } from './assemble.ts';
import type { Word } from '../model.ts';
import { page } from '../lines/words.fixture.ts';

/** The fields of the only pass of a scan. */
function valuesOf(words: readonly Word[]): Record<string, unknown> {
  const [draft] = draftsOf({ page: 1, words, source: 'ocr' }).drafts;
  return Object.fromEntries(Object.entries(draft?.fields ?? {}).map(([name, { value }]) => [name, value]));
}

const HEADINGS: Parameters<typeof page> = [
  [0, 0, 'Tipo de abono'],
  [150, 0, 'Anillo'],
  [220, 0, 'Bloque'],
  [280, 0, 'Fila'],
  [330, 0, 'Asiento'],
];

test('a word with uncertain letters is not removed from a value that is centred below its heading', () => {
  const words = page([0, 14, 'Solidari'], [128, 14, 'Graderia Nord'], [220, 14, 'B12'], [280, 14, '10']).map(
    (word) => (word.text === 'Graderia' ? { ...word, confidence: 0.4 } : word),
  );
  expect(valuesOf([...page(...HEADINGS), ...words])['anillo']).toBe('Graderia Nord');
});

test('an address at the right edge of the page goes on below its label', () => {
  const address = (y: number, rest: string) =>
    page(
      [0, 0, 'Recinto: Centro Insular de Deportes'],
      [0, y, 'Dirección: Av. Alcalde José Ramírez Bethencourt 5, 35003 Las Palmas de Gran'],
      [0, y + 14, rest],
      [0, y + 40, 'Fila: 4'],
    );
  const whole = 'Av. Alcalde José Ramírez Bethencourt 5, 35003 Las Palmas de Gran Canaria';
  expect(valuesOf(address(20, 'Canaria')).direccion).toBe(whole);
  // Another label, or a line farther away.
  expect(valuesOf(address(20, 'Asiento: 5')).direccion).toBe(whole.replace(' Canaria', ''));
  expect(valuesOf([...address(20, 'Fila: 4'), ...page([0, 90, 'Canaria'])]).direccion).toBe(
    whole.replace(' Canaria', ''),
  );
});

test('a short address does not go on below its label', () => {
  const words = page(
    [0, 0, 'Recinto: Centro Insular de Deportes de la Comunidad Autónoma'],
    [0, 20, 'Dirección: Carrer de Caimari 12, 07198 Palma'],
    [0, 34, 'Canaria'],
  );
  expect(valuesOf(words).direccion).toBe('Carrer de Caimari 12, 07198 Palma');
});

test('amounts at the right edges of their cells have their labels at the left edges, also short ones', () => {
  const [draft] = draftsOf({
    page: 1,
    words: page(
      ...HEADINGS,
      [0, 14, 'General'],
      [150, 14, 'Bajo'],
      [220, 14, 'B12'],
      [280, 14, '10'],
      [330, 14, '4'],
      [0, 60, 'Importe abono'],
      [200, 60, 'Gastos'],
      [400, 60, 'TOTAL'],
      [150, 74, '45,00 €'],
      [350, 74, '0,00 €'],
      [500, 74, '45,00 €'],
    ),
    source: 'text',
  }).drafts;
  const { precioEntrada, precioDistribucion, precioTotal } = draft?.fields ?? {};
  expect([precioEntrada, precioDistribucion, precioTotal].map((field) => field?.value)).toEqual([
    '45.00',
    '0.00',
    '45.00',
  ]);
});
