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
    `Organiza: Peña Norte (CIF ${CLUB}). Vende por cuenta del club: Ondarra, CIF ${SELLER}. Atención de 17 a 20 h.`,
  ],
  [
    `Peña Norte · NIF ${CLUB} · organizador. La venta la realiza por cuenta del club Ondarra, S.L., NIF ${SELLER}.`,
  ],
  [
    `La gestión de la venta corre a cargo de Ondarra (NIF ${SELLER}) y los partidos son de Alba (NIF ${CLUB}).`,
  ],
])('what a company does in a sentence says whose number it is: «%s»', (sentence) => {
  expect(numbersOf([0, 100, sentence])).toEqual([CLUB, SELLER]);
});

test('a seller with a word of clubs in its name is no club because its number is at the top too', () => {
  const other = 'G09048364';
  expect(
    numbersOf(
      [0, 20, `Fundación Municipal de Deportes, Avda. del Cid 3, NIF ${other}`],
      [
        0,
        100,
        `Entidad organizadora: Club Alba, NIF ${CLUB}. Vende: Fundación Municipal de Deportes, NIF ${other}.`,
      ],
    ),
  ).toEqual([CLUB, other]);
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

test('the heading of the buyer in the next column is not above the number of the club', () => {
  expect(numbersOf([0, 98, 'Club Peña Norte'], [300, 112, 'Cliente'], [0, 122, `C.I.F. ${CLUB}`])).toEqual([
    CLUB,
    undefined,
  ]);
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

test('in two columns of small print each has its own sentences', () => {
  expect(
    numbersOf(
      [0, 100, `Organiza: Peña Norte, NIF ${CLUB}, con`],
      [260, 100, 'Los partidos son todos en casa y el abono es'],
      [0, 112, 'domicilio en Alba. Vende por cuenta del'],
      [260, 112, 'personal. El duplicado tiene un coste de seis'],
      [0, 124, `organizador: Ondarra, NIF ${SELLER}, en la`],
      [260, 124, 'euros en las oficinas de lunes a viernes por'],
      [0, 136, 'ciudad de Alba.'],
      [260, 136, 'la tarde.'],
    ),
  ).toEqual([CLUB, SELLER]);
});

test('a number parted behind its hyphen is whole', () => {
  expect(
    numbersOf(
      [0, 100, `Organizador: Club Alba, CIF G-${CLUB.slice(1)}. Distribuye: Ondarra Servicios, CIF B-`],
      [0, 112, `${SELLER.slice(1)}, en la calle Mayor de Alba.`],
    ),
  ).toEqual([CLUB, SELLER]);
});

test('behind the end of a company name the number needs no label', () => {
  expect(numbersOf([0, 100, `NIF ${CLUB}`], [0, 140, `El servicio lo da Ondarra S.L. ${SELLER}`])).toEqual([
    CLUB,
    SELLER,
  ]);
});

test('a role right above a number says more than the buyer beside it', () => {
  expect(
    numbersOf(
      [0, 100, 'CLIENTE'],
      [200, 100, 'POR CUENTA DE (ORGANIZADOR)'],
      [0, 114, 'Nerea Sanz Polo'],
      [200, 114, 'Ondarra Promoción'],
      [0, 128, 'DNI 72684015J'],
      [200, 128, `NIF ${CLUB}`],
    )[0],
  ).toBe(CLUB);
});

test('what a company does says more than the words of its name', () => {
  const texts: [number, number, string][] = [
    [0, 40, 'Organiza'],
    [90, 40, `Balonmar Basket, NIF ${CLUB}`],
    [0, 54, 'Distribuye'],
    [90, 54, `Cultura y Deporte S.A., NIF ${SELLER}`],
  ];
  expect(numbersOf(...texts)).toEqual([CLUB, SELLER]);
});

test('a number behind the name of a club needs no label', () => {
  expect(numbersOf([0, 100, 'Club Bàsquet Vega, G-07.012.347 — oficina@vega.example'])).toEqual([
    CLUB,
    undefined,
  ]);
});

test('a kiosk that is called self-service is no seller', () => {
  expect(numbersOf([0, 60, 'Kiosco de autoservicio 07'], [0, 74, `NIF ${CLUB}`])).toEqual([CLUB, undefined]);
});
