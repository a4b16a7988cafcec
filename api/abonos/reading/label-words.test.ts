import { expect, test } from 'vitest';
import { draftsOf } from './assemble.ts';
import { inAllLanguages, longestMeaning } from './label-words.ts';
import { linesOf } from './lines.ts';
import { page } from './words.fixture.ts';

const tokensOf = (text: string) => linesOf(page([0, 0, text]), true)[0]?.tokens ?? [];

test('a code behind a label is no word of it, though misread labels may be longer', () => {
  expect(longestMeaning(tokensOf('Localitzador QLBY VSUM'), 0, true).end).toBe(1);
  expect(longestMeaning(tokensOf('Codi localitzodor QLBY'), 0, true).end).toBe(2);
});

test('a stroke between two languages is one though its box reaches into the word before it', () => {
  const [before, behind] = page([0, 0, 'Localizador'], [72, 0, 'Localitzador']);
  const words = [before, behind].filter((word) => word !== undefined);
  const stroke = { ...words[0], text: '/', x0: 63, x1: 66.5, y0: 0, y1: 10, confidence: 0.9 };
  const tokens = linesOf([...words, stroke], true)[0]?.tokens ?? [];
  expect(inAllLanguages(tokens, 0, true).end).toBe(3);
});

test('what begins as a label in another language may be the value, behind dots that were seen as a dash', () => {
  expect(inAllLanguages(tokensOf('Pavelló — Pabellón Municipal de Vila'), 0, true).end).toBe(1);
  expect(inAllLanguages(tokensOf('Pavelló / Pabellón Municipal de Vila'), 0, true).end).toBe(3);
  expect(inAllLanguages(tokensOf('Pavelló — Pabellón'), 0, true).end).toBe(3);
});

test('a dash before what is called as the values of a label are leads to it', () => {
  const read = (...texts: Parameters<typeof page>) =>
    draftsOf({ page: 1, words: page(...texts), source: 'ocr' }).drafts[0]?.fields;
  const rest: [number, number, string] = [0, 20, 'Fila: 12  Asiento: 5'];
  expect(read([0, 0, 'Graderia — Anillo Alto'], rest)?.anillo?.value).toBe('Anillo Alto');
  expect(read([0, 0, 'Graderia — Grada Mitja'], rest)?.anillo?.value).toBe('Grada Mitja');
});
