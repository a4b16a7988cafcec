import type { Values } from '../../drawing/values.ts';

// The values of set Q: a season that no set before is for, members, tariffs, halls, prices and codes that none of them has.

const DIGITS = '0123456789';
/** Without what is taken for a figure. */
const CAPITALS = 'ACDEFHJKLMNPRTUVWXY';
const MIXED = `${CAPITALS}34679`;

export const setQValues: Values = {
  season: '2031/2032',
  names: [
    'Catalina Barceló Montserrat',
    'Rogelio Muñiz Santaolalla',
    'Maria del Carme Fuster i Pujades',
    'Joan Gabriel Tous-Cerdà',
    'Ángeles Quiñones Peñaranda',
    'Sebastià Capó Moragues',
    'Aina Mulet',
    'José Ignacio Ruiz de Gopegui',
    'Lídia Sbert Estarellas',
    'Nadia Chaouch Amrani',
    'Guillem Pou i Verdera',
    'Begoña Larrañaga Ibáñez',
    'Xesc Gelabert Noguera',
    "Maria Magdalena d'Ametller Roig",
    'Íñigo Castán Güemes',
    'Pere Joan Bibiloni Socies',
  ],
  types: [
    'Familiar 4+1',
    'Familiar 3+2',
    'Monoparental 1+3',
    'Sènior 66+',
    'Jove (14-21)',
    'General Fidel',
    'Reducida movilidad',
    'Juvenil hasta 17',
    'Carnet de peña',
    'Mobilitat adaptada',
    'VIP Llotja',
  ],
  rings: [
    'Inferior Nord',
    'Superior Sur',
    'Intermedi Est',
    'Peu de pista Sud',
    'Anell Baix',
    'Anillo Intermedio',
    'Tribuna Oeste',
    'Grada Jove',
    'Fondo Llevant',
  ],
  events: [
    'Abono Temporada 2031/32 Primera FEB',
    'Abonament Temporada 2031/32 Primera FEB',
    'Abono 2031/32 Primera FEB y Copa',
    'Abonament Lliga i Playoff 2031/32',
    'Abono Liga Regular Primera FEB 2031/32',
  ],
  venues: [
    ["Palau Municipal d'Esports Sa Vileta", 'Camí de Passatemps 143, 07011 Palma'],
    ["Palau d'Esports Rafal Vell", 'C. Lluís Martí s/n, 07005 Palma'],
    ['Pavelló Municipal Establiments', "Carretera d'Esporles 88, 07010 Palma"],
    ['Pabellón Son Ferriol', 'Av. del Cid 54, 07198 Palma'],
    ['Poliesportiu Sant Josep Obrer', 'Carrer de Felip II 21, 07004 Palma'],
  ],
  block: (chance) =>
    chance.pick([
      String(chance.whole(101, 130)),
      String(chance.whole(201, 216)),
      `${chance.pick(['T', 'V', 'W'])}${chance.whole(1, 9)}`,
      String(chance.whole(1, 18)),
    ]),
  prices: [35, 48.5, 72, 90.25, 115, 138.75, 172, 245.4, 360, 1080.5],
  fees: [0, 1, 1.6, 2.35, 3.5, 4.8],
  reference: (chance) =>
    chance.pick([
      `${chance.letters(4, MIXED)}-${chance.letters(6, DIGITS)}`,
      `${chance.letters(6, DIGITS)}/${chance.letters(2, CAPITALS)}`,
      `PM31-${chance.letters(5, DIGITS)}-${chance.letters(1, CAPITALS)}`,
      `${chance.letters(3, CAPITALS)}${chance.letters(7, DIGITS)}`,
    ]),
  locator: (chance) =>
    chance.pick([
      chance.letters(8, MIXED),
      chance.letters(9, MIXED),
      `${chance.letters(2, CAPITALS)}${chance.letters(6, DIGITS)}`,
      `${chance.letters(3, MIXED)}-${chance.letters(3, MIXED)}`,
    ]),
};
