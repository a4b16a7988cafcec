import type { Values } from '../../drawing/values.ts';

// The values of set O: the season furthest on of all sets, members, tariffs, halls, prices and codes that no set before has.

const DIGITS = '0123456789';
/** Without the vowels and without what is taken for a figure. */
const CONSONANTS = 'BCDFGHJKLMNPRSTVWXZ';
const MIXED = `${CONSONANTS}3456789`;

export const setOValues: Values = {
  season: '2029/2030',
  names: [
    'Apol·lònia Crespí Fiol',
    'Rodrigo Sáenz de Tejada Mora',
    'Maria Bel Genestra Pocoví',
    'Xavier Roca-Sagristà i Prats',
    'Candela Núñez Ariza',
    'Antoni Llabrés Busquets',
    'Hasna Bouzid',
    'Ángel Luis Garrigós Peiró',
    'Tonina Maimó Sunyer',
    "Bernardí d'Homs Vadell",
    'Laia Julià',
    'Eduardo Iñarra Goñi',
    'Coloma Aulet Rosselló',
    'Marc Antoni Ferragut Xamena',
  ],
  types: [
    'General sénior',
    'Adulto fidelidad',
    'Jove 16-22',
    'Infantil (3-12)',
    'Família de cinc',
    'Jubilado +67',
    'Butaca VIP',
    'Mobilitat reduïda + 1',
    "Grup d'amics",
    'Media temporada',
  ],
  rings: [
    'Anillo Alto Este',
    'Anell de pista',
    'Grada Llevant',
    'Tribuna Lateral',
    'Fons Tramuntana',
    'Nivell 3',
    'Preferente Baja',
    'Primer Piso',
  ],
  events: [
    'Abono Temporada 2029/30 Primera FEB',
    'Abonament de temporada 2029/30, Primera FEB',
    'Abono Primera FEB 29/30 y Copa España',
    'Primera FEB 2029-2030: tots els partits a casa',
    'Abono de liga regular 2029/30',
  ],
  venues: [
    ["Palau d'Esports Son Xigala", 'Carrer de Son Xigala 22, 07013 Palma'],
    ['Pavelló Costa i Llobera', 'Av. Arquitecte Bennàssar 61, 07004 Palma'],
    ['Pabellón Municipal Es Figueral', 'Camí de Muntanya 54, 07141 Marratxí'],
    ['Poliesportiu Pla de Son Noguera', 'Ronda de Migjorn s/n, 07620 Llucmajor'],
    ['Arena Ponent', 'C/ Andrea Doria 33, bajos, 07014 Palma'],
  ],
  block: (chance) =>
    chance.pick([
      String(chance.whole(101, 126)),
      String(chance.whole(601, 618)),
      `${chance.pick(['L', 'M', 'R'])}${chance.whole(1, 9)}`,
      String(chance.whole(2, 15)),
    ]),
  prices: [38, 54.5, 76, 98, 122.4, 149.95, 185, 230, 345.5, 1320],
  fees: [0, 0.7, 1.3, 2.4, 3.75, 5],
  reference: (chance) =>
    chance.pick([
      `${chance.letters(4, MIXED)}-${chance.letters(6, DIGITS)}`,
      `V29-${chance.letters(7, DIGITS)}`,
      `${chance.letters(3, DIGITS)}-${chance.letters(3, DIGITS)}-${chance.letters(4, DIGITS)}`,
      `${chance.letters(2, CONSONANTS)}${chance.letters(8, DIGITS)}`,
    ]),
  locator: (chance) =>
    chance.pick([
      chance.letters(8, MIXED),
      chance.letters(7, MIXED),
      `${chance.letters(3, CONSONANTS)}-${chance.letters(4, DIGITS)}`,
      `${chance.letters(4, MIXED)}-${chance.letters(4, MIXED)}`,
    ]),
};
