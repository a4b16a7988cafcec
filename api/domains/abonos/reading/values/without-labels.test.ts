import { expect, test } from 'vitest';
import { page } from '../lines/words.fixture.ts';
import { SURE } from '../read-abono.ts';
import { draftsOf } from './assemble.ts';

const PASS: [number, number, string][] = [
  [0, 100, 'Bloque: 104'],
  [100, 100, 'Fila: 12'],
  [200, 100, 'Asiento: 5'],
  [0, 140, 'Localizador: K7P2QX'],
  [0, 160, 'Total: 92,00 €'],
];
const fieldsOf = (...texts: [number, number, string][]) =>
  draftsOf({ page: 1, words: page(...PASS, ...texts), source: 'text' }).drafts[0]?.fields ?? {};

test('a name, an arena and its address need no label, and are never certain then', () => {
  const { nombreAsistente, recinto, direccion } = fieldsOf(
    [0, 0, 'Ana Pérez García'],
    [0, 20, "Palau Municipal d'Esports Son Moix"],
    [0, 34, 'Camí de la Vileta 40, 07011 Palma'],
  );
  expect([nombreAsistente?.value, recinto?.value, direccion?.value]).toEqual([
    'Ana Pérez García',
    "Palau Municipal d'Esports Son Moix",
    'Camí de la Vileta 40, 07011 Palma',
  ]);
  for (const field of [nombreAsistente, recinto, direccion]) expect(field?.confidence).toBeLessThan(SURE);
});

test('of two names without a label neither is taken, and none beside one with a label', () => {
  expect(fieldsOf([0, 0, 'Ana Pérez García'], [0, 20, 'Jordi Mas Pons']).nombreAsistente).toBeUndefined();
  const { nombreAsistente } = fieldsOf([0, 0, 'Ana Pérez García'], [0, 20, 'Titular: Jordi Mas Pons']);
  expect(nombreAsistente?.value).toBe('Jordi Mas Pons');
});

test('«NIF» alone is the number of the company that is named with it', () => {
  const { nifOrganizador, nifDistr } = fieldsOf(
    [0, 240, 'Club Baloncesto Palma S.A.D.'],
    [0, 252, 'NIF: A07012343'],
    [0, 280, 'Distribuciones de Entradas S.L. NIF B11511482'],
  );
  expect([nifOrganizador?.value, nifDistr?.value]).toEqual(['A07012343', 'B11511482']);
});

test('«NIF» alone without a company is the organiser, if there is only one', () => {
  expect(fieldsOf([0, 240, 'NIF: B11511482']).nifOrganizador?.value).toBe('B11511482');
  const two = fieldsOf([0, 240, 'NIF: B11511482'], [0, 300, 'NIF: A07012343']);
  expect([two.nifOrganizador, two.nifDistr]).toEqual([undefined, undefined]);
});
