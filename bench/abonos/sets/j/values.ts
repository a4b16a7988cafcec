import type { Values } from '../../drawing/values.ts';

// The values of set J: a club of the north of Mallorca and its neighbours, sold by companies that none of the sets before
// know, with tariffs, prices and codes of their own.

const DIGITS = '0123456789';
/** Without vowels, so that no code is a word, and without what looks like a figure. */
const CONSONANTS = 'BCDFGHJKMNPQRTVWXYZ';
const MIXED = `${CONSONANTS}346789`;

export const setJValues: Values = {
  names: [
    'Antònia Femenies Capllonch',
    'Joaquín Berruezo Olmedo',
    'Maria Neus Torrandell i Bennasser',
    'Guillermo Íscar Villalobos',
    'Emerenciana Campomar Cifre',
    'Martí Pol Cànaves Rebassa',
    'Encarnación Núñez-Cortés Abad',
    'Youssef Lahlou Berrada',
    "Jordi d'Albranca Mercadal",
    'Bel Siquier',
    'Héctor Ordás Valdivieso',
    'Maria Àngels Pons-Estel Caldentey',
  ],
  types: [
    'Adult soci',
    'Básico adulto',
    'Reducido +67',
    'Juvenil 15-21',
    'Escoleta',
    'Família de 4',
    'Solidari',
    'Discapacidad 33 %',
    'Gold',
    'Mini (0-6)',
  ],
  rings: [
    'Anell Inferior',
    'Anillo Medio',
    'Anillo Superior',
    'Tribuna Baja',
    'Graderia Nord',
    'Córner Sur',
    'Cadira de Pista',
    'Fons Marina',
    'Lateral B',
  ],
  events: [
    'Abono Liga Regular Tercera FEB 2025/26',
    'Abonament Segona FEB i Copa 2025/26',
    'Bàsquet: tots els partits a casa 25/26',
    'LF Challenge 2025-26, fase regular',
    'Abono completo Lliga Illes 2025/26',
  ],
  venues: [
    ["Palau d'Esports Mateu Torres", 'Avinguda de Lluc 164, 07300 Inca'],
    ['Pavelló Sa Torre del Rei', 'Via Majòrica 48, 07500 Manacor'],
    ['Pabellón Municipal Can Ramis', "Ctra. d'Artà 77, 07400 Alcúdia"],
    ['Poliesportiu Bintaufa Nord', 'C/ de Ciutadella 118, baixos, 07703 Maó'],
    ['Palacio de Deportes La Ribera', 'Paseo Abel Matutes s/n, 07800 Eivissa'],
  ],
  block: (chance) =>
    chance.pick([
      String(chance.whole(201, 232)),
      `S${chance.whole(1, 14)}`,
      `${chance.whole(1, 9)}${chance.pick(['A', 'B', 'C'])}`,
    ]),
  prices: [28, 62.5, 84, 119.9, 145, 189, 236.75, 412, 1095],
  fees: [0, 0.9, 1.2, 2.05, 3.6, 5.95],
  reference: (chance) =>
    chance.pick([
      `T25${chance.letters(7, DIGITS)}`,
      `${chance.letters(3, CONSONANTS)}/${chance.letters(6, DIGITS)}`,
      `${chance.letters(5, DIGITS)}-${chance.letters(2, CONSONANTS)}`,
      `2526.${chance.letters(3, DIGITS)}.${chance.letters(4, DIGITS)}`,
    ]),
  locator: (chance) =>
    chance.pick([
      chance.letters(6, MIXED),
      `${chance.letters(2, CONSONANTS)}-${chance.letters(6, DIGITS)}`,
      `${chance.letters(5, MIXED)}-${chance.letters(5, MIXED)}`,
      `R${chance.letters(7, DIGITS)}`,
    ]),
};
