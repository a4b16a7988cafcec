import { expect, test } from 'vitest';
import { linesOf, textOf } from './lines.ts';
import { paragraphsOf } from './paragraphs.ts';
import { page } from './words.fixture.ts';

const textsOf = (...texts: [number, number, string][]) =>
  paragraphsOf(linesOf(page(...texts), false)).map(textOf);

test('the lines of a paragraph are one text, and parted words are whole again', () => {
  expect(
    textsOf(
      [0, 0, 'Le confirmamos que el abono de Nerea Sanz-'],
      [0, 12, 'Polo es válido en el pabellón y que la cate-'],
      [0, 24, 'goría es Infantil.'],
      [0, 60, 'Otro párrafo empieza más abajo, con su texto.'],
    ),
  ).toEqual([
    'Le confirmamos que el abono de Nerea Sanz-Polo es válido en el pabellón y que la categoría es Infantil.',
    'Otro párrafo empieza más abajo, con su texto.',
  ]);
});

test('a line that has space at its end or a label at the start of the next one is whole', () => {
  const lines = [
    'Nerea Sanz Polo ocupa en la temporada que empieza la plaza siguiente:',
    'Anillo Inferior, bloque 7, fila 10 y asiento 3',
    'Ref. 8001 del pedido de abonos',
    'Total: 41,20 € con los gastos',
  ];
  expect(textsOf(...lines.map((text, index): [number, number, string] => [0, 12 * index, text]))).toEqual(
    lines,
  );
  expect(
    textsOf([0, 0, 'Fila: 3 de la grada norte de abajo'], [0, 12, 'Recinto: Pabellón de la Vega del Sur']),
  ).toHaveLength(2);
  expect(
    textsOf(
      [0, 0, 'Recinto de juego ............ Palacio de San Pablo'],
      [0, 12, 'Dirección del recinto ....... Avda. Kansas City 4'],
    ),
  ).toHaveLength(2);
});

test('a justified line has wide spaces, and a column has its own lines', () => {
  const words = page(
    [0, 0, 'La copa se juega este año en el pabellón'],
    [0, 12, 'de Alba, como siempre por la tarde.'],
  );
  const wide = words.map((word, index) =>
    word.y0 > 0 ? word : { ...word, x0: word.x0 + 4 * index, x1: word.x1 + 4 * index },
  );
  expect(paragraphsOf(linesOf(wide, false)).map(textOf)).toEqual([
    'La copa se juega este año en el pabellón de Alba, como siempre por la tarde.',
  ]);
  expect(
    textsOf(
      [0, 0, 'Bloque'],
      [200, 0, 'Tribuna de la parte norte alta'],
      [0, 12, 'Fila'],
      [200, 12, 'tercera empezando por abajo del todo'],
    ),
  ).toEqual(['Tribuna de la parte norte alta', 'tercera empezando por abajo del todo']);
});

test('the first line of a paragraph may be indented, and a price of its own line is no part of it', () => {
  expect(
    textsOf(
      [30, 0, 'Que el socio ha renovado su carnet y ocupa'],
      [0, 12, 'la misma localidad de siempre en la grada.'],
      [30, 24, 'Que así consta en el libro de socios de ahora.'],
    ),
  ).toEqual([
    'Que el socio ha renovado su carnet y ocupa la misma localidad de siempre en la grada.',
    'Que así consta en el libro de socios de ahora.',
  ]);
  const lines = [
    'On: Poliesportiu del Rec, Passeig Nou 5, 17800 Olot',
    'Preu 40,00 € Despeses 1,20 € Total 41,20 €',
  ];
  expect(textsOf(...lines.map((text, row): [number, number, string] => [0, 12 * row, text]))).toEqual(lines);
});
