import { expect, test } from 'vitest';
import { asPrinted } from './scanned-words.ts';
import { page } from './words.fixture.ts';

const said = (text: string) =>
  asPrinted(page([0, 0, text]))
    .map((word) => word.text)
    .join(' ');

test.each(['M:', 'M*', 'M”', 'M2'])('«Mª» between names is recognised though OCR reads «%s»', (read) => {
  expect(said(`Francisca ${read} Ferrer Pérez`)).toBe('Francisca Mª Ferrer Pérez');
});

test('an initial before a value stays', () => {
  expect(said('M: 12')).toBe('M: 12');
});
