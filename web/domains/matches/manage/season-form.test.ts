import { expect, test } from 'vitest';
import { FIRST_PASSES } from '../../../../api/domains/matches/season-passes.input.ts';
import { fromInput, passesValues, seasonForm } from './season-form.ts';

const season = {
  label: '2026/27',
  firstDay: '2026-07-01',
  lastDay: '2027-06-30',
  passes: passesValues(FIRST_PASSES),
};

test('the form sends what it shows', () => {
  expect(seasonForm.parse(season)).toEqual({ ...season, passes: FIRST_PASSES });
  expect(fromInput('passes', FIRST_PASSES)).toEqual(['passes', season.passes]);
});

test.each([
  [{ lastDay: '2026-06-30' }, 'lastDay', 'El último día debe ser posterior al primero'],
  [{ label: ' ' }, 'label', 'El nombre es requerido'],
  [
    { passes: { ...season.passes, vip: '12,5' } },
    'passes.vip',
    'Escribe un precio entero, entre 0 y 9999 euros',
  ],
  [{ passes: { ...season.passes, instalments: '' } }, 'passes.instalments', 'Indica entre 1 y 12 plazos'],
])('%j is refused at its field', (changes, path, message) => {
  const issues = seasonForm.safeParse({ ...season, ...changes }).error?.issues;
  expect(issues?.map((issue) => [issue.path.join('.'), issue.message])).toEqual([[path, message]]);
});
