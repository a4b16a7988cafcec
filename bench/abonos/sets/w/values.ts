import type { Values } from '../../drawing/values.ts';

// The values of set W: the samples' club and its hall one season later, with other people, tariffs and amounts;
// references and locators in the shapes that the samples have.

const DIGITS = '0123456789';
/** Without characters that look alike: I and 1, O and 0. */
const MIXED = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export const setWValues: Values = {
  season: '2026/2027',
  names: [
    'Gal·la Fullana i Torres',
    'Ignasi Buïgues Llompart',
    'Mª del Mar Peñalver Ordóñez',
    'Françoise Dubois Gelabert',
    'Bartomeu Salvà Crespí',
    'Íñigo Zubizarreta Goñi',
    'Lluïsa Moncunill Vaquer',
    'Björn Hällström',
    'Rosa María de la Fuente Cañizares',
    'Miquel Àngel Roçà Bonnín',
    'Yassine El Ouardi',
    'Encarnación Martínez-Acuña Gil',
    'Jaume Estarellas Verd',
    'Sofía Kowalska Ramis',
    'Concepció Niça Arbós',
    'Toni Far',
  ],
  types: [
    'General',
    'Joven',
    'Senior',
    'VIP',
    'Infantil (sub-12)',
    'Familia numerosa',
    'Familiar 2+1',
    'Universitari',
    'Movilidad reducida',
    'Mayores de 65',
    'Renovación general',
    'Penya',
    'Júnior',
    'Acompañante',
  ],
  rings: [
    'Inferior',
    'Superior',
    'Intermedio',
    'Pista',
    'Preferente',
    'Tribuna',
    'Fondo Norte',
    'Lateral Est',
  ],
  events: [
    'Abono Temporada 2026/27 Primera FEB',
    'Abonament Temporada 2026/27 Primera FEB',
    'Abono Temporada 2026/27 Liga Regular',
    'Abono Primera FEB y Copa 2026/27',
    'Abono Media Temporada 2026/27',
  ],
  venues: [
    ["Palau Municipal d'Esports Son Moix", 'Camí de la Vileta 40, 07011 Palma'],
    ["Palau d'Esports Son Moix", 'C. Uruguai s/n, 07010 Palma'],
    ['Velòdrom Illes Balears', 'C. de la Indústria 2, 07013 Palma'],
    ['Poliesportiu Germans Escalas', 'Plaça del Progrés 15, 07013 Palma'],
    ['Pavelló Sant Ferran', 'C/ Joan Maragall, 21, 07006 Palma'],
  ],
  block: (chance) => String(chance.whole(101, 132)),
  prices: [48, 60, 72.5, 85, 99.9, 120, 145, 162.75, 195, 240, 365, 1150],
  fees: [0, 1, 1.25, 1.5, 2.4, 3, 3.75],
  reference: (chance) => `${chance.letters(4, MIXED)}-${chance.letters(6, DIGITS)}`,
  locator: (chance) => chance.letters(8, MIXED),
};
