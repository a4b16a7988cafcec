import { expect, test } from 'vitest';
import type { Draft } from '../reading/model.ts';
import { useValues } from './combine.ts';

const box = { x0: 0, x1: 100, y0: 0, y1: 10 };
const arenaWith = (rule: 'sentence' | 'label', general: string, taught: string) => {
  const change = { rule, before: null, after: general, confidence: 0.9 };
  const draft: Draft = {
    page: 1,
    fields: {
      recinto: { value: general, raw: general, source: 'text', confidence: 0.9, changes: [change] },
    },
  };
  const voted = {
    value: taught,
    raw: taught,
    fit: 0.9,
    letters: 1,
    box,
    ambiguous: false,
    loose: false,
    share: 1,
  };
  const { disputed } = useValues(draft, 1, { recinto: voted }, 'text');
  return [draft.fields.recinto?.value, disputed.length];
};

test('a place does not say where a value in a sentence begins and ends', () => {
  expect(arenaWith('sentence', 'Pabellón Vega', 'se celebran en el Pabellón Vega')).toEqual([
    'Pabellón Vega',
    0,
  ]);
  expect(arenaWith('sentence', 'Pabellón de la Vega', 'la Vega')).toEqual(['Pabellón de la Vega', 0]);
  expect(arenaWith('sentence', 'Pabellón', 'Pabellón Vega')).toEqual(['Pabellón Vega', 1]);
  expect(arenaWith('label', 'Pabellón Vega', 'en el Pabellón Vega')).toEqual(['en el Pabellón Vega', 1]);
});
