import type { Values } from '../../drawing/values.ts';

// The values of set V: what the samples' passes say, with other names, numbers and a later season.

const DIGITS = '0123456789';
/** Without I, O, 0 and 1, as the samples' codes are. */
const MIXED = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export const setVValues: Values = {
  season: '2026/2027',
  names: [
    'Maria Antònia Salvà Ripoll',
    'Bartomeu Llompart',
    'Lucía Fernández Abad',
    'Àngels Vicens i Mulet',
    'Íñigo Goñi Peralta',
    'Francisca Oliver Capó',
    'Sebastià Jaume Rosselló Munar',
    'Raúl Domínguez',
    'María de los Ángeles Villanueva Cortés',
    'Llorenç Moyà Gilabert de la Portella',
    'Concepción Peñalver-Ruiz',
    'Jaume Crespí Bibiloni',
    'Nadia Benali Cherkaoui',
    'Thomas Köhler',
    'Andreu Sureda Bestard',
    'Ainhoa Zubiri',
  ],
  types: [
    'General',
    'Familiar 2+1',
    'Familiar 2+3',
    'Monoparental 1+2',
    'Infantil',
    'Joven',
    'Júnior',
    'Senior',
    'Estudiante',
    'Jubilado',
    'VIP',
    'VIP Pista',
    'Movilidad reducida',
    'Família nombrosa',
  ],
  rings: ['Pista', 'Inferior', 'Intermedio', 'Superior', 'Intermig', 'Preferente', 'Tribuna', 'Anillo 2'],
  events: [
    'Abono Temporada 2026/27 Primera FEB',
    'Abonament Temporada 2026/27 Primera FEB',
    'Abono Temporada 2026/27 Segunda FEB',
    'Abono Temporada 2026/27 Liga Endesa',
    'Abono Temporada 2026/27 Liga Femenina Challenge',
    'Abono Media Temporada 2026/27 Primera FEB',
  ],
  venues: [
    ["Palau Municipal d'Esports Son Moix", 'Camí de la Vileta 40, 07011 Palma'],
    ["Palau d'Esports Son Moix", 'C. Uruguai s/n, 07010 Palma'],
    ['Poliesportiu Germans Escalas', 'C. Joan Capó 6, 07010 Palma'],
    ['Pavelló Toni Servera', "C. de s'Esport 12, 07100 Sóller"],
    ['Pavelló Miquel Àngel Nadal', 'Via Palma 98, 07500 Manacor'],
    ['Polideportivo Príncipes de España', 'C. Joan Alcover 55, 07006 Palma'],
    ['Pabellón Municipal Sa Blanca Dona', 'Ctra. de Sant Antoni s/n, 07800 Eivissa'],
  ],
  block: (chance) => String(chance.whole(101, 136)),
  prices: [42.5, 60, 85, 99, 118.75, 140, 195, 260, 345, 480.4, 1150],
  fees: [0, 1, 1.25, 2, 2.5, 3.75],
  reference: (chance) =>
    chance.pick([
      `${chance.letters(4, MIXED)}-${chance.letters(6, DIGITS)}`,
      `${chance.letters(3, MIXED)}-${chance.letters(7, DIGITS)}`,
    ]),
  locator: (chance) => chance.letters(chance.pick([8, 8, 7]), MIXED),
};
