import { expect, test } from 'vitest';
import { lessonOf } from './learn.ts';
import { ANA, JOAN, passPage, readPage } from './pages.fixture.ts';
import { readWithLayouts } from './read-with-layouts.ts';

// A layout lies on the first row of a table only.

test('what a layout confirms is confirmed for the next rows that share its print', () => {
  const codes = { codigoLocalizador: ANA.codigoLocalizador, referenciaTicket: JOAN.referenciaTicket };
  const lesson = lessonOf(readPage(passPage(ANA)), ANA);
  const page = readPage(passPage(ANA), ANA);
  const [next] = readPage([], { ...JOAN, ...codes }).drafts;
  const [first] = page.drafts;
  if (!lesson || !next || !first) throw new Error('nothing learnt');
  page.drafts.push(next);
  const valueBox = { x0: 140, x1: 170, y0: 240, y1: 250 };
  for (const { fields } of page.drafts)
    for (const name of ['codigoLocalizador', 'referenciaTicket'] as const)
      Object.assign(fields[name] ?? {}, {
        confidence: 0.6,
        ...(name === 'codigoLocalizador' && { valueBox }),
      });
  readWithLayouts(page, [{ id: 5, lessons: [{ id: 1, lesson }] }]);
  expect(next.layout).toBeUndefined();
  expect(next.fields.codigoLocalizador?.confidence).toBe(first.fields.codigoLocalizador?.confidence);
  expect(first.fields.codigoLocalizador?.confidence).toBeGreaterThan(0.6);
  expect(next.fields.referenciaTicket?.confidence).toBe(0.6);
});
