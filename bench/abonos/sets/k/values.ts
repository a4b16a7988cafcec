import type { Values } from '../../drawing/values.ts';

// The values of set K: the season after that of the samples, clubs of inland towns, and tariffs, halls, prices and
// codes that none of the sets before have.

const DIGITS = '0123456789';
/** Without vowels, so that no code is a word, and without what looks like a figure. */
const CONSONANTS = 'CDFGHJKLMNPRTVWXYZ';
const MIXED = `${CONSONANTS}2346789`;

export const setKValues: Values = {
  season: '2026/2027',
  names: [
    'Maria Rosa Alorda Vanrell',
    'Ernesto Cabrerizo Lozano',
    'Simó Fornés i Gayà',
    'Nerea Aguirrezabala Ortiz',
    'Pau Reixach Castanyer',
    "Elionor d'Oleza Sureda",
    'Ramón Ángel Buendía Núñez',
    'Assumpta Viñolas Prat',
    'Ibrahima Diouf Sarr',
    'Coloma Nadal-Vich Oliver',
    'Leandro Peñalver Mínguez',
    'Biel Antich Company',
    'Oksana Marchenko',
  ],
  types: [
    'Adult general',
    'Soci numerari',
    'Infantil 4-13',
    'Jove fins a 25',
    'Pensionista',
    'Familiar 2+1',
    'Protector',
    'Abono Plata',
    'Estudiant',
    'Acompanyant',
  ],
  rings: [
    'Primer Anell',
    'Segundo Anillo',
    'Preferent Est',
    'Graderia Mar',
    'Tribuna Central',
    'Fondo Oeste',
    'Nivel 2',
    'Lateral Nord',
  ],
  events: [
    'Abono Segunda FEB 2026/27',
    'Abonament Temporada 2026/27 LF2',
    'Abono Baloncesto Tercera FEB 2026/27',
    'Abonament de Lliga 2026/27 Sènior Masculí',
    'Abono Liga y Play-off 2026/27',
  ],
  venues: [
    ['Pavelló Es Cos', 'Carrer de Ramon Llull 118, 07520 Petra'],
    ["Palau d'Esports Sa Màniga Nova", 'Avda. del Parc 6, 07240 Sant Joan'],
    ['Pabellón Municipal Na Camel·la', 'Ctra. de Palma 31, 07210 Algaida'],
    ['Poliesportiu Bernat Oliver', 'Plaça de la Fira s/n, 07510 Sineu'],
    ['Polideportivo Can Colom', 'C/ Pintor Mir 44, 08500 Vic'],
  ],
  block: (chance) =>
    chance.pick([
      String(chance.whole(1, 18)),
      String(chance.whole(301, 324)),
      `${chance.pick(['B', 'D', 'E'])}${chance.whole(1, 9)}`,
    ]),
  prices: [35, 58, 79.5, 105, 132, 168.75, 210, 295, 1150],
  fees: [0, 0.75, 1.35, 2, 3.15, 4.9],
  reference: (chance) =>
    chance.pick([
      `${chance.letters(2, CONSONANTS)}-${chance.letters(8, DIGITS)}`,
      `26${chance.letters(9, DIGITS)}`,
      `AB26-${chance.letters(5, DIGITS)}`,
      `${chance.letters(4, DIGITS)}-${chance.letters(4, DIGITS)}-${chance.letters(2, CONSONANTS)}`,
    ]),
  locator: (chance) =>
    chance.pick([
      chance.letters(7, MIXED),
      chance.letters(9, MIXED),
      `${chance.letters(3, CONSONANTS)}${chance.letters(5, DIGITS)}`,
      `${chance.letters(4, MIXED)}-${chance.letters(4, MIXED)}`,
    ]),
};
