import { expect, test } from 'vitest';
import { draftsOf } from '../values/assemble.ts';
import type { Word } from '../model.ts';
import { page } from '../lines/words.fixture.ts';

function said(words: Word[]) {
  const [draft] = draftsOf({ page: 1, words, source: 'text' }).drafts;
  return { evento: draft?.fields.evento?.value, temporada: draft?.fields.temporada?.value };
}

const BOTH = { evento: 'Lliga Femenina 2 · Temporada 2026/27', temporada: '2026/2027' };
const season = page([0, 60, 'Temporada'], [0, 74, '2026/2027'], [0, 100, 'Fila: 7  Asiento: 12']);

test('a season after a competition under its label is part of its name if the page has another season elsewhere', () => {
  const under = page([0, 20, 'Evento'], [0, 34, 'Lliga Femenina 2 · Temporada 2026/27']);
  expect(said([...under, ...season])).toEqual(BOTH);
});

test('the same after its label, and with the season on the next line', () => {
  const behind = page([0, 20, 'Esdeveniment: Lliga Femenina 2 · Temporada 2026/27']);
  expect(said([...behind, ...season])).toEqual(BOTH);
  const wrapped = page(
    [0, 20, 'Esdeveniment'],
    [120, 20, 'Lliga Femenina 2 · Temporada'],
    [120, 34, '2026/27'],
  );
  expect(said([...wrapped, ...season])).toEqual(BOTH);
});

test('otherwise it is the season of the pass', () => {
  const alone = page(
    [0, 20, 'Evento: Lliga Femenina 2 · Temporada 2026/27'],
    [0, 60, 'Fila: 7  Asiento: 12'],
  );
  expect(said(alone)).toEqual({ evento: 'Lliga Femenina 2', temporada: '2026/2027' });
});
