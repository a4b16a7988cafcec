import { expect, test } from 'vitest';
import type { Draft } from '../reading/model.ts';
import type { FieldName } from '../reading/read-abono.ts';
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
  const { disputed } = useValues(draft, { id: 1, values: { recinto: voted } }, 'text');
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

test('where the general reading was right on the verified passes and is certain, it goes before', () => {
  const read = (confidence: number, readAnyway: boolean) => {
    const general = { value: 'General', raw: 'General', source: 'text', confidence } as const;
    const draft: Draft = { page: 1, fields: { tipoAbonament: general } };
    const taught = { value: 'Temporada', raw: 'Temporada', fit: 0.9, letters: 1, box, share: 1 };
    const values = { tipoAbonament: { ...taught, ambiguous: false, loose: false } };
    const known = new Set<FieldName>(readAnyway ? ['tipoAbonament'] : []);
    const { disputed } = useValues(draft, { id: 1, values, readAnyway: known }, 'text');
    expect(disputed).toHaveLength(1);
    return draft.fields.tipoAbonament?.value;
  };
  expect(read(0.94, true)).toBe('General');
  expect(read(0.94, false)).toBe('Temporada');
  expect(read(0.6, true)).toBe('Temporada');
});

test('a place that holds the text of another field has moved, and disputes nothing', () => {
  const field = (value: string) => ({ value, raw: value, source: 'text', confidence: 0.94 }) as const;
  const draft: Draft = {
    page: 1,
    fields: { evento: field('Liga U 2025/26'), tipoAbonament: field('Familia numerosa') },
  };
  const taught = { value: 'Familia numerosa', raw: 'Familia numerosa', fit: 0.7, letters: 1, box, share: 1 };
  const values = { evento: { ...taught, ambiguous: false, loose: false } };
  const { disputed } = useValues(
    draft,
    { id: 1, values, readAnyway: new Set<FieldName>(['evento']) },
    'text',
  );
  expect(draft.fields.evento?.value).toBe('Liga U 2025/26');
  expect(disputed).toEqual([]);
});

test('a place that is too short for a value disputes nothing, if the general reading goes before it', () => {
  const read = (readAnyway: boolean) => {
    const name = 'Leire Sáez de Vicuña';
    const draft: Draft = {
      page: 1,
      fields: { nombreAsistente: { value: name, raw: name, source: 'text', confidence: 0.94 } },
    };
    const taught = { value: 'Leire Sáez', raw: 'Leire Sáez', fit: 0.9, letters: 1, box, share: 1 };
    const values = { nombreAsistente: { ...taught, ambiguous: false, loose: false } };
    const known = new Set<FieldName>(readAnyway ? ['nombreAsistente'] : []);
    return useValues(draft, { id: 1, values, readAnyway: known }, 'text').disputed.length;
  };
  expect(read(true)).toBe(0);
  expect(read(false)).toBe(1);
});

test('where both readings differ in words of labels only, staff have said whether these belong to the value', () => {
  const read = (general: string, taught: string) => {
    const field = { value: general, raw: general, source: 'text', confidence: 0.94, valueBox: box } as const;
    const draft: Draft = { page: 1, fields: { tipoAbonament: field } };
    const voted = { value: taught, raw: taught, fit: 0.9, letters: 1, box, ambiguous: false, loose: false };
    const { disputed } = useValues(
      draft,
      { id: 1, values: { tipoAbonament: { ...voted, share: 1 } } },
      'text',
    );
    return [draft.fields.tipoAbonament?.value, disputed.length];
  };
  expect(read('Joven', 'Abono Joven')).toEqual(['Abono Joven', 0]);
  expect(read('CUOTA DE ABONO JOVEN', 'ABONO JOVEN')).toEqual(['ABONO JOVEN', 0]);
  expect(read('Joven', 'Joven Miralles')).toEqual(['Joven Miralles', 1]);
});

test('where staff have verified the printed text, the general reading does not shorten it or join its lines otherwise', () => {
  const read = (general: string, taught: string, asPrinted: boolean) => {
    const field = { value: general, raw: general, source: 'text', confidence: 0.94, valueBox: box } as const;
    const draft: Draft = { page: 1, fields: { evento: field } };
    const voted = { value: taught, raw: taught, fit: 0.9, letters: 1, box, ambiguous: false, loose: false };
    const values = { evento: { ...voted, share: 1, asPrinted } };
    const { disputed } = useValues(draft, { id: 1, values }, 'text');
    return [draft.fields.evento?.value, disputed.length];
  };
  const whole = 'Liga Endesa. Temporada regular';
  expect(read('Liga Endesa', whole, true)).toEqual([whole, 0]);
  expect(read('Liga Endesa', whole, false)).toEqual([whole, 1]);
  expect(read('Liga Endesa, Grupo Este', 'Liga Endesa Grupo Este', true)).toEqual([
    'Liga Endesa Grupo Este',
    0,
  ]);
  expect(read('Copa', whole, true)).toEqual([whole, 1]);
});
