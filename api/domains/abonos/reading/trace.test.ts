import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { Draft } from './model.ts';
import { FIELD_NAMES } from './read-abono.ts';
import { readFile } from './read-file.ts';
import { RULES } from './rules.ts';
import { follow, noted, switchedOff } from './trace.ts';

const sample = path.join(import.meta.dirname, 'samples/L1-text-1.pdf');

afterEach(() => switchedOff.clear());

const draftOf = (value: string): Draft => ({
  page: 1,
  fields: { bloque: { value, raw: value, source: 'text', confidence: 0.5 } },
});

async function drafts(): Promise<readonly Draft[]> {
  let found: readonly Draft[] = [];
  await readFile(sample, { textOnly: true, onDrafts: (all) => (found = all) });
  return found;
}

test('each field says which rules set and changed it', async () => {
  const [draft] = await drafts();
  for (const name of FIELD_NAMES) {
    const { changes = [], value, confidence } = draft?.fields[name] ?? {};
    expect(changes.length, name).toBeGreaterThan(0);
    expect(changes.every(({ rule }) => rule in RULES)).toBe(true);
    expect(changes.at(-1)).toMatchObject({ after: value, confidence });
  }
  expect(draft?.fields.precioTotal?.changes?.map(({ rule }) => rule)).toEqual(['label', 'prices']);
});

test('a rule that is switched off changes nothing', async () => {
  switchedOff.add('prices');
  const [draft] = await drafts();
  expect(draft?.fields.precioTotal?.changes?.map(({ rule }) => rule)).toEqual(['label']);
});

test('a rule is noted in the fields that it changes, with the value before', () => {
  const draft = draftOf('1O4');
  follow('second-look', [draft], () => {
    draft.fields.bloque = { value: '104', raw: '1O4', source: 'ocr', confidence: 0.9 };
    draft.fields.fila = { value: 3, raw: '3', source: 'ocr', confidence: 0.8 };
  });
  follow('qr-code', [draft], () => {});
  expect(draft.fields.bloque?.changes).toEqual([
    { rule: 'second-look', before: '1O4', after: '104', confidence: 0.9 },
  ]);
  expect(draft.fields.fila?.changes).toMatchObject([{ rule: 'second-look', before: null, after: 3 }]);
});

test('another reading of the page is noted in all its fields, and leaves the first as it is', () => {
  const first = draftOf('104');
  const [second] = noted('wrapped', [first]);
  expect(second?.fields.bloque?.changes).toMatchObject([{ rule: 'wrapped', after: '104' }]);
  expect(first.fields.bloque?.changes).toBeUndefined();
});
