import { expect, test } from 'vitest';
import { page } from '../lines/words.fixture.ts';
import { SURE } from '../read-abono.ts';
import { draftsOf } from './assemble.ts';

const nameOf = (...texts: [number, number, string][]) =>
  draftsOf({
    page: 1,
    words: page(...texts, [0, 200, 'Bloque: 104   Fila: 12   Asiento: 5   Localizador: K7P2QX']),
    source: 'text',
  }).drafts[0]?.fields.nombreAsistente;

test('a letter is for the name in its address, which is not certain, and not of who signs', () => {
  const name = nameOf(
    [0, 0, 'Club Bàsquet Alba'],
    [0, 14, 'Plaça Major, 6, 17800 Olot'],
    [300, 60, 'Sra. Griselda Planas i Vila'],
    [300, 74, 'C/ de les Hortes, 14, 2n 1a'],
    [300, 88, "17176 Sant Esteve d'en Bas"],
    [0, 120, 'Benvolguda sòcia,'],
    [0, 240, 'Cordialment,'],
    [0, 270, 'Maria Barnadas i Pujol'],
    [0, 284, 'Secretària de la junta directiva'],
  );
  expect(name?.value).toBe('Griselda Planas i Vila');
  expect(name?.confidence).toBeLessThan(SURE);
});

test.each([
  [
    [
      [0, 0, 'Maria Barnadas i Pujol'],
      [0, 14, 'La presidenta'],
    ],
  ],
  [
    [
      [0, 240, 'Atentamente,'],
      [0, 280, 'Maria Barnadas i Pujol'],
    ],
  ],
  [
    [
      [0, 0, 'Maria Barnadas i Pujol, tresorera de l’entitat, certifica això i el que convingui'],
      [0, 300, 'Maria Barnadas i Pujol'],
    ],
  ],
] satisfies [[number, number, string][]][])('who signs is no holder: %j', (texts) => {
  expect(nameOf(...texts)).toBeUndefined();
});
