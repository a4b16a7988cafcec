import { expect, test } from 'vitest';
import { SURE } from '../read-abono.ts';
import { fieldsOf } from './one-pass.fixture.ts';

test('a name that is broken at one of its small words goes on in the line below', () => {
  const nameOf = (...lines: string[]) =>
    fieldsOf(...lines.map((text, index): [number, number, string] => [0, 12 * index, text])).nombreAsistente
      ?.value;
  expect(nameOf('MARIA MERCÈ VALLS I', 'CASADEMUNT', 'Abonament Jubilat')).toBe(
    'MARIA MERCÈ VALLS I CASADEMUNT',
  );
  expect(nameOf('Teresa Ponce', 'de la Vega', 'Adulto')).toBe('Teresa Ponce de la Vega');
  expect(nameOf('Teresa Ponce Rey', 'Badalona')).toBe('Teresa Ponce Rey');
});

test('the surnames that a name lacks are in the line below it, and a name that may go on there is not certain', () => {
  const name = (...texts: [number, number, string][]) => fieldsOf(...texts).nombreAsistente;
  const below = (first: string, rest: string) => name([0, 0, first], [0, 12, rest]);
  expect(below('FATIMA EL IDRISSI', 'BENNANI')?.value).toBe('FATIMA EL IDRISSI BENNANI');
  expect(below('Fatima El Idrissi', 'Adulto')?.value).toBe('Fatima El Idrissi');
  expect(below('Coloma Juan Adrover', 'Platea')?.value).toBe('Coloma Juan Adrover');
  // The line below is as likely something else.
  expect(below('Núria Vidal Eugeni', 'Torrescasana')).toMatchObject({ value: 'Núria Vidal Eugeni' });
  expect(below('Núria Vidal Eugeni', 'Torrescasana')?.confidence).toBeLessThan(SURE);
  expect(below('Núria Vidal Eugeni', 'Grada Superior')?.confidence).toBeGreaterThan(SURE);
  // Behind the first line there was no room.
  expect(name([120, 0, 'José Luis Martínez de Irujo'], [120, 12, 'Goicoechea'])?.value).toBe(
    'José Luis Martínez de Irujo Goicoechea',
  );
});
