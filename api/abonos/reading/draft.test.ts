import { expect, test } from 'vitest';
import { draftsOf } from './assemble.ts';
import { page } from './words.fixture.ts';

test('a ticket’s own number goes before that of its order, though it is hard to read', () => {
  const words = page(
    [0, 0, 'Referencia'],
    [150, 0, '2728/784201'],
    [0, 20, 'Asiento'],
    [150, 20, '53'],
    [0, 60, 'Pedido 0061-27'],
  );
  const read = (letters: number) => {
    const seen = words.map((word) => (word.text === '2728/784201' ? { ...word, confidence: letters } : word));
    return draftsOf({ page: 1, words: seen, source: 'ocr' }).drafts[0]?.fields.referenciaTicket?.value;
  };
  expect(read(0.38)).toBe('2728/784201');
  expect(read(0.9)).toBe('2728/784201');
});
