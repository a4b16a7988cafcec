import type { Values } from '../../drawing/values.ts';

const DIGITS = '0123456789';
/** Without letters and digits that sound alike on the phone. */
const CODE = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** The values of set I: the season of the samples, other members, tariffs, halls, parts of a hall, prices and codes. */
export const setIValues: Values = {
  names: [
    'Maria Antònia Gomila Servera',
    'Iván Castellanos Rubio',
    'Caterina Móra i Bosch',
    'Lucía Sotomayor Peláez',
    'Gabriel Obrador Cànaves',
    'Youssef Ait Brahim',
    'Esther Villalonga Dameto',
    'Joan Ramon Sagrera Llabrés',
    'Nieves Cordón Muñiz',
    'Martina Ginard-Rosselló',
    'Andreu Tomàs Rigo',
    'Úrsula Giménez de Haro',
    "Vicenta d'Olwer Salom",
    'Pol Ques',
  ],
  types: [
    'Tarifa única',
    'Petits 0-6',
    'Jove fins a 21',
    'Mayores de 67',
    'Dúo',
    'Grupo de 4',
    'Platino',
    'Alta nueva',
    'Renovación',
    'Carnet Jove',
    'Amic del club',
    'Discapacidad +33 %',
  ],
  rings: [
    'Anillo Bajo',
    'Anell Mitjà',
    'Grada Oeste',
    'Lateral Dret',
    'Fondo Mar',
    'Gol Muntanya',
    'Córner Norte',
    'Balconada',
    'Primer pis',
  ],
  events: [
    'Abono General 2025/26 Primera FEB',
    'Abonament complet Primera FEB 2025/26',
    'Abono Liga Primera FEB y Copa 2025/26',
    'Abonament de lliga 2025/26, 17 partits',
    'Abono Temporada 2025/26 con play-off',
  ],
  venues: [
    ['Pavelló Municipal Son Cladera', 'C. Cala Mitjana 41, 07009 Palma'],
    ['Palacio de Deportes Nou Llevant', 'Av. de Mèxic 14, 07007 Palma'],
    ['Poliesportiu Sa Calatrava', 'Carrer del Temple 9, 07001 Palma'],
    ['Pabellón Verge de Lluc', 'Camí Vell de Sineu 130, 07008 Palma'],
    ["Palau d'Esports Can Pastilla", 'C/ Singladura s/n, 07610 Palma'],
  ],
  reference: (chance) =>
    chance.pick([
      `${chance.letters(4, CODE)}-${chance.letters(6, DIGITS)}`,
      `PMB25-${chance.letters(6, DIGITS)}`,
      `T${chance.letters(8, DIGITS)}`,
      `${chance.letters(3, DIGITS)}-${chance.letters(6, DIGITS)}-${chance.letters(1, DIGITS)}`,
    ]),
  locator: (chance) =>
    chance.pick([
      chance.letters(8, CODE),
      chance.letters(7, CODE),
      `${chance.letters(2, CODE)}-${chance.letters(6, CODE)}`,
    ]),
  prices: [62, 84.5, 99, 128, 145.75, 189, 236.4, 275, 410, 1080],
  fees: [0, 0.95, 1.2, 2, 3.5, 5.25],
  block: (chance) =>
    chance.pick([
      String(chance.whole(201, 232)),
      `${chance.pick(['B', 'C', 'D'])}${chance.whole(1, 12)}`,
      String(chance.whole(2, 18)),
    ]),
};
