import type { Values } from '../../drawing/values.ts';

// The values of set R: a season that no set before is for, members, tariffs, halls, prices and codes that none of them has.

const DIGITS = '0123456789';
/** Without the letters that are taken for figures. */
const CAPITALS = 'ACDEFGHJKLMNPQRTUVWXYZ';
const MIXED = `${CAPITALS}2345679`;

export const setRValues: Values = {
  season: '2032/2033',
  names: [
    'Aina Mesquida Roig',
    'Rubén Caballero Expósito',
    'Joana Margalida Cerdà Ferrer',
    'Sergi Vanrell Company',
    "Francesca d'Asís Mulet Bordoy",
    'Tomás Olmedilla Carrión',
    'Nofre Ginard i Perelló',
    'Begoña Quiroga Ibarretxe',
    'Pau Gili-Nadal Alomar',
    'Yasmine El Haddad',
    'Ramón Ignacio Núñez Sepúlveda',
    'Cèlia Pou',
    'Bernat Lluís Sabater Mayol',
    'Miriam Zamorano Güell',
    'Gheorghe Dumitrescu',
    'María Dolores Egea Montañés',
  ],
  types: [
    'Adulto',
    'Adult fidel',
    'Juvenil 12-17',
    'Sub-25',
    'Pensionistes',
    'Familiar 2+4',
    'Monoparental 1+3',
    'Movilidad reducida y acompañante',
    'Grada joven',
    'Empreses col·laboradores',
    'Infantil 5-11',
  ],
  rings: [
    'Intermedio Este',
    'Central',
    'Alto',
    'Baix',
    'Tribuna Sur',
    'Lateral Mar',
    'Gol Sud',
    'Grada Superior B',
    'Pista VIP',
  ],
  events: [
    'Abono Temporada 2032/33 Primera FEB',
    'Abono Temporada 2032/33 Segunda FEB',
    'Abonament Temporada 2032/33 Primera FEB',
    'Abono Primera FEB y Copa 2032/33',
    'Abonament Lliga Regular 2032-33',
    'Temporada 2032/33: 17 partidos en casa',
  ],
  venues: [
    ["Palau d'Esports Son Fusteret", 'Camí de Jesús 35, 07011 Palma'],
    ['Pabellón Municipal Rey Sancho', "C/ de l'Uruguai 8, 07010 Palma"],
    ['Pavelló Camp Rodó', 'Av. de Gabriel Alomar 24, 3r, 07006 Palma'],
    ['Poliesportiu Mateu Cañellas', 'Ronda de les Forques s/n, 07300 Inca'],
    ['Arena Llevant', 'Avinguda del Parc 101, 07500 Manacor'],
    ['Pavelló es Torrentó', "Carrer d'Ernest Mestre 52, 07200 Felanitx"],
  ],
  block: (chance) =>
    chance.pick([
      String(chance.whole(101, 126)),
      String(chance.whole(201, 218)),
      `${chance.pick(['A', 'B', 'C', 'D'])}${chance.whole(1, 14)}`,
      String(chance.whole(1, 16)),
    ]),
  prices: [49, 61.5, 78, 93.6, 118, 142.5, 176, 209.9, 268, 325, 1060],
  fees: [0, 0.5, 1.15, 1.6, 2.3, 3.4],
  reference: (chance) =>
    chance.pick([
      `${chance.letters(4, MIXED)}-${chance.letters(6, DIGITS)}`,
      `${chance.letters(2, CAPITALS)}${chance.letters(3, DIGITS)}-${chance.letters(5, DIGITS)}`,
      `PMB33-${chance.letters(5, DIGITS)}`,
      `32${chance.letters(8, DIGITS)}`,
    ]),
  locator: (chance) =>
    chance.pick([
      chance.letters(8, MIXED),
      chance.letters(6, MIXED),
      `${chance.letters(4, CAPITALS)}${chance.letters(4, DIGITS)}`,
      `${chance.letters(3, CAPITALS)}-${chance.letters(3, DIGITS)}-${chance.letters(3, CAPITALS)}`,
    ]),
};
