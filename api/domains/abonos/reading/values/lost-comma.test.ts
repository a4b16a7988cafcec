import { expect, test } from 'vitest';
import { page } from '../lines/words.fixture.ts';
import type { Draft, DraftField } from '../model.ts';
import { SURE } from '../read-abono.ts';
import { checkPrices } from './prices.ts';

const read = (value: string, confidence: number): DraftField => ({
  value,
  raw: value,
  source: 'ocr',
  confidence,
});

test.each(['440.00', '4400.00'])('4,40 € is found by the sum though OCR lost the comma: «%s»', (seen) => {
  const draft: Draft = {
    page: 1,
    fields: {
      precioEntrada: read('110.00', 0.95),
      precioDistribucion: read(seen, 0.8),
      precioTotal: read('114.40', 0.95),
    },
  };
  checkPrices(draft, []);
  expect(draft.fields.precioDistribucion?.value).toBe('4.40');
});

test('fees above the price lost their comma, if there is no total that says otherwise', () => {
  const draft: Draft = {
    page: 1,
    fields: {
      precioEntrada: read('40.00', 0.95),
      precioDistribucion: { ...read('150.00', 0.95), raw: '150€' },
    },
  };
  checkPrices(draft, []);
  expect(draft.fields.precioDistribucion?.value).toBe('1.50');
  expect(draft.fields.precioTotal?.value).toBe('41.50');
});

test('of three prices that are equally certain, the one that lost its comma is the wrong one', () => {
  const draft: Draft = {
    page: 1,
    fields: {
      precioEntrada: read('150.50', 0.82),
      precioDistribucion: read('275.00', 0.82),
      precioTotal: read('153.25', 0.82),
    },
  };
  checkPrices(draft, []);
  expect(draft.fields.precioDistribucion?.value).toBe('2.75');
});

test('fees above the total lost their comma, and the price is computed', () => {
  const draft: Draft = {
    page: 1,
    fields: {
      precioDistribucion: { ...read('275.00', 0.95), raw: '275€' },
      precioTotal: read('153.25', 0.95),
    },
  };
  checkPrices(draft, []);
  expect(draft.fields.precioDistribucion?.value).toBe('2.75');
  expect(draft.fields.precioEntrada?.value).toBe('150.50');
});

test('a total without a label is certain if its amount is printed', () => {
  const totalWith = (...texts: Parameters<typeof page>) => {
    const text = (value: string): DraftField => ({ ...read(value, 0.95), source: 'text' });
    const draft: Draft = {
      page: 1,
      fields: { precioEntrada: text('45.00'), precioDistribucion: text('1.20') },
    };
    checkPrices(draft, page(...texts));
    return draft.fields.precioTotal;
  };
  expect(totalWith([0, 0, '45,00€ + 1,20€ = 46,20€'])).toMatchObject({ value: '46.20', confidence: 0.95 });
  expect(totalWith([0, 0, '45,00€ + 1,20€'])?.confidence).toBeLessThan(0.9);
});

test('a paper whose price is its total has no fees', () => {
  const total: DraftField = { ...read('37.50', 0.95), source: 'text' };
  const draft: Draft = { page: 1, fields: { precioEntrada: total, precioTotal: total } };
  checkPrices(draft, []);
  expect(draft.fields.precioDistribucion).toBeUndefined();
});

test('three prices that lost their cents add up and prove nothing', () => {
  const totalOf = (...[price = '', fees = '', total = '']: string[]) => {
    const seen = (text: string): DraftField => ({ ...read(`${text}.00`, 0.6), raw: text });
    const draft: Draft = {
      page: 1,
      fields: { precioEntrada: seen(price), precioDistribucion: seen(fees), precioTotal: seen(total) },
    };
    checkPrices(draft, []);
    return draft.fields.precioTotal?.confidence;
  };
  expect(totalOf('13050', '325', '13375')).toBeLessThan(0.8);
  expect(totalOf('95', '5', '100')).toBeGreaterThan(0.9);
});

test.each([
  ['2.75', '125.25', false],
  ['125.25', '2.75', true],
  ['0.00', '2.00', true],
])('a price of %s and fees of %s: their right sum confirms them (%s)', (price, fees, isConfirmed) => {
  const total = (Number(price) + Number(fees)).toFixed(2);
  const draft: Draft = {
    page: 1,
    fields: {
      precioEntrada: read(price, 0.9),
      precioDistribucion: read(fees, 0.9),
      precioTotal: read(total, 0.9),
    },
  };
  checkPrices(draft, []);
  expect((draft.fields.precioEntrada?.confidence ?? 0) > 0.9).toBe(isConfirmed);
});

test('the commas of two prices are found by the one that has its cents', () => {
  const draft: Draft = {
    page: 1,
    fields: {
      precioEntrada: { ...read('6000.00', 0.9), raw: '6000 €' },
      precioDistribucion: { ...read('150.00', 0.9), raw: '150€' },
      precioTotal: { ...read('61.50', 0.9), raw: "61'50€" },
    },
  };
  checkPrices(draft, []);
  expect(draft.fields).toMatchObject({
    precioEntrada: { value: '60.00' },
    precioDistribucion: { value: '1.50' },
    precioTotal: { value: '61.50' },
  });
});

test('a sum that no pass costs has lost all its commas, and its prices stay doubtful', () => {
  const draft: Draft = {
    page: 1,
    fields: {
      precioEntrada: { ...read('25550.00', 0.9), raw: '25550 €' },
      precioDistribucion: { ...read('395.00', 0.9), raw: '395€' },
      precioTotal: { ...read('25945.00', 0.9), raw: '25945 €' },
    },
  };
  checkPrices(draft, []);
  expect(draft.fields).toMatchObject({
    precioEntrada: { value: '255.50', source: 'derived' },
    precioDistribucion: { value: '3.95' },
    precioTotal: { value: '259.45' },
  });
  expect(draft.fields.precioTotal?.confidence).toBeLessThan(0.8);
});

test('a computed price that is less than the fees is doubtful, and so are these', () => {
  const draft: Draft = {
    page: 1,
    fields: {
      precioDistribucion: { ...read('395.00', 0.95), source: 'text' },
      precioTotal: { ...read('400.00', 0.95), source: 'text' },
    },
  };
  checkPrices(draft, []);
  expect(draft.fields.precioEntrada?.value).toBe('5.00');
  expect(Math.max(...Object.values(draft.fields).map(({ confidence }) => confidence))).toBeLessThan(SURE);
});
