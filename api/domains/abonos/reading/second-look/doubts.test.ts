import { expect, test } from 'vitest';
import { settled, withWords, wordAt } from './doubts.ts';
import type { DraftField } from '../model.ts';
import { page } from '../lines/words.fixture.ts';

const box = { x0: 40, x1: 63, y0: 155, y1: 164 };
const look = (text: string) => ({ ...box, text, confidence: 0.9 });

test('a name of one word stays doubtful, however many readings agree on its letters', () => {
  const named = (value: string): DraftField => ({ value, raw: value, source: 'ocr', confidence: 0.5 });
  const sureness = (value: string) =>
    settled('nombreAsistente', named(value), [look(value), look(value)]).confidence;
  expect(sureness('Nomt')).toBeLessThan(0.8);
  expect(sureness('Ramón Buendía')).toBeGreaterThan(0.8);
});

test('the result of a second reading is in the page once, and the label before it stays', () => {
  const words = page([0, 0, 'Localitzador 393V4RGA']);
  const again = page([78, 0, '393V4RGA']);
  expect(withWords(words, again).map(({ text }) => text)).toEqual(['Localitzador', '393V4RGA']);
});

test('a second reading of a value finds its diaeresis too', () => {
  const words = page([0, 0, 'Femenina 2 - 2026/27']).map((word) =>
    word.text === '-' ? { ...word, x1: word.x0 + 2, y0: 4, y1: 6 } : word,
  );
  const seen = wordAt({ x0: 0, x1: 130, y0: 0, y1: 10 }, words);
  expect(seen?.text).toBe('Femenina 2 · 2026/27');
});

test('a further reading is cleaned like the first', () => {
  const words = page([0, 0, 'Francisca M* Llull']);
  const seen = wordAt({ x0: 0, x1: 130, y0: 0, y1: 10 }, words);
  expect(seen?.text).toBe('Francisca Mª Llull');
});

test('a reading of a price without its comma is one for the price with it', () => {
  const field: DraftField = { value: '12341.00', raw: '12341 €', source: 'ocr', confidence: 0.9 };
  expect(settled('precioTotal', field, [look("123'41 €"), look('12341 €')]).value).toBe('123.41');
  expect(settled('precioTotal', field, [look('12341 €'), look('12341 €')]).value).toBe('12341.00');
});
