import { expect, test } from 'vitest';
import { page } from '../lines/words.fixture.ts';
import { draftsOf } from './assemble.ts';

const PASS: [number, number, string][] = [
  [0, 0, 'Bloque: 104   Fila: 12   Asiento: 5   Localizador: K7P2QX'],
];
const numbersOf = (...texts: [number, number, string][]) => {
  const { nifOrganizador, nifDistr } =
    draftsOf({ page: 1, words: page(...PASS, ...texts), source: 'text' }).drafts[0]?.fields ?? {};
  return [nifOrganizador?.value, nifDistr?.value];
};
const CLUB = 'G07012347';
const SELLER = 'B11511482';

test.each([
  [
    `Venta por cuenta de Peña Norte (NIF ${CLUB}), organizador. La reserva se hizo por medio de Ondarra (NIF ${SELLER}).`,
  ],
  [
    `Organiza: Peña Norte, NIF ${CLUB}. Vende y distribuye: Ondarra, NIF ${SELLER}, Gran Vía 8, 50005 Zaragoza.`,
  ],
  [
    `Compra a Ondarra (NIF ${SELLER}), que percibe por ello 2,00 euros, un abono de Peña Norte (NIF ${CLUB}).`,
  ],
  [
    `Organiza: Peña Norte (CIF ${CLUB}). Venta y distribución por cuenta del organizador: Ondarra, CIF ${SELLER}.`,
  ],
  [
    `La gestión de la venta corre a cargo de Ondarra (NIF ${SELLER}) y los partidos son de Alba (NIF ${CLUB}).`,
  ],
])('what a company does in a sentence says whose number it is: «%s»', (sentence) => {
  expect(numbersOf([0, 100, sentence])).toEqual([CLUB, SELLER]);
});

test('in brackets a number with the right check digit needs no label', () => {
  expect(
    numbersOf([
      0,
      100,
      `Peña Norte (${CLUB}) es la organizadora y Ondarra Tickets (${SELLER}) la otra empresa.`,
    ]),
  ).toEqual([CLUB, SELLER]);
});

test('a number at the start of the next line belongs to the sentence', () => {
  expect(
    numbersOf(
      [
        0,
        100,
        `Le damos las gracias en nombre de Club Alba (CIF ${CLUB}). El servicio de venta lo presta Ondarra S.L. con CIF`,
      ],
      [0, 114, `${SELLER}.`],
    ),
  ).toEqual([CLUB, SELLER]);
});

test('numbers of persons and of who pays are none of a company that sells or organises', () => {
  expect(
    numbersOf(
      [0, 100, 'Ondarra Ticketing, S.L.'],
      [0, 114, `NIF ${SELLER}`],
      [0, 150, 'Facturado a'],
      [0, 164, 'Talleres Buil, S.L. · NIF B30409916'],
      [0, 200, `Venta por cuenta de Peña Norte (NIF ${CLUB}), organizador de la competición.`],
      [0, 230, 'Representante: Ane Buil Polo, con NIF 72684015J'],
    ),
  ).toEqual([CLUB, SELLER]);
});

test('the name above a number is in its column', () => {
  expect(
    numbersOf(
      [0, 100, 'FACTURA'],
      [300, 100, 'Ondarra Ticketing, S.L.'],
      [0, 114, 'N.º 2025/17'],
      [300, 114, `NIF ${SELLER}`],
      [0, 150, `Club Peña Norte · NIF ${CLUB}`],
    ),
  ).toEqual([CLUB, SELLER]);
});

test('numbers stand below their labels, beside the names of the companies', () => {
  expect(
    numbersOf(
      [0, 100, 'Organizador'],
      [300, 100, 'NIF'],
      [0, 114, 'Saskibaloi Elkartea'],
      [300, 114, CLUB],
      [0, 140, 'Distribuidor'],
      [300, 140, 'NIF'],
      [0, 154, 'Sarrerak Bai'],
      [300, 154, SELLER],
    ),
  ).toEqual([CLUB, SELLER]);
});

test('the only number is that of a limited company that sells, or of a club', () => {
  expect(numbersOf([0, 100, `Reserva Ondarra, S.L. · CIF ${SELLER}`])).toEqual([undefined, SELLER]);
  expect(numbersOf([0, 100, `Club Alba, S.A.D. · CIF ${CLUB}`])).toEqual([CLUB, undefined]);
});
