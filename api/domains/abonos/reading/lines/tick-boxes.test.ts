import { expect, test } from 'vitest';
import { draftsOf } from '../values/assemble.ts';
import { hasEmptyBox } from '../text/tick-signs.ts';
import { onlyTicked } from './tick-boxes.ts';
import { page } from './words.fixture.ts';

const read = (...texts: [number, number, string][]) =>
  onlyTicked(page(...texts))
    .map(({ text }) => text)
    .join(' ');

test.each([
  ['before their texts', 'Modalitat: ☐ Infantil ☒ Juvenil ☐ Adult', 'Modalitat: Juvenil'],
  ['with several words', '☐ Soci adult ☑ Soci jove', 'Soci jove'],
  ['behind their texts', 'Modalidad: Infantil ☐ Juvenil ☒ Adulto ☐', 'Modalidad: Juvenil'],
  ['typed', 'Modalidad: [ ] Infantil [x] Juvenil', 'Modalidad: Juvenil'],
  ['without spaces', '□Infantil■Juvenil', 'Juvenil'],
  ['of Wingdings', '\u{F0A8} Infantil \u{F0FE} Juvenil', 'Juvenil'],
  ['round', '○ Infantil ● Juvenil', 'Juvenil'],
])('of boxes %s, only the ticked one counts', (_, printed, seen) => expect(read([0, 0, printed])).toBe(seen));

test('an empty box ends at a gap', () => {
  expect(read([0, 0, '☒ Juvenil ☐ Adult'], [200, 0, 'Fila: 7'])).toBe('Juvenil Fila: 7');
});

test('boxes below each other are one choice', () => {
  expect(read([0, 0, '☐ Infantil'], [0, 14, '☒ Juvenil'], [0, 28, '☐ Adult'])).toBe('Juvenil');
});

test('signs that are all the same are no choice', () => {
  const list = [
    [0, 0, '□ Fila: 7'],
    [0, 14, '□ Seient: 3'],
  ] as [number, number, string][];
  expect(read(...list)).toBe('□ Fila: 7 □ Seient: 3');
});

test('a choice of which nothing is ticked is no value', () => {
  expect(hasEmptyBox('☐ Infantil ☐ Juvenil')).toBe(true);
  const words = page([0, 0, 'Modalitat: ☐ Infantil ☐ Juvenil'], [0, 20, 'Fila: 7'], [100, 20, 'Seient: 3']);
  const [draft] = draftsOf({ page: 1, words, source: 'text' }).drafts;
  expect(draft?.fields.tipoAbonament).toBeUndefined();
  expect(draft?.fields.fila?.value).toBe(7);
});
