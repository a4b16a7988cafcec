import type { Values } from '../../drawing/values.ts';

// The values of set E: handball, futsal, volleyball and roller hockey, in towns of none of the sets before.

const DIGITS = '0123456789';
/** Vendors leave out what is easily mistaken by telephone. */
const CAPITALS = 'ABCDEFGHJKLMNPRSTUVWXYZ';

export const setEValues: Values = {
  names: [
    'Mercè Bonastre Vilaró',
    'Aurelio Cifuentes Haro',
    'Begoña Zabalza Irujo',
    'Quim Estrany i Rocabert',
    'Esperanza Cáceres Luján',
    'Adrià Puigvert Monné',
    'María José Solórzano Ruiz',
    'Hicham Bouzidi Tahiri',
    'Teresa Queralt Anguera',
    'Fermín Lizarraga Ochoa',
    "Laia d'Ors i Castellví",
    'José Manuel Peñalver Nieto',
  ],
  types: [
    'Socio numerario',
    'Infantil (4-14)',
    'Jubilat',
    'Jove -26',
    'Pensionista',
    'Família nombrosa',
    'Acompañante',
    'Senior',
  ],
  rings: [
    'Tribuna Principal',
    'Grada Lateral',
    'Gol Nord Alt',
    'Primer Anillo',
    'Anell Superior',
    'Preferent',
    'Grada Este',
  ],
  events: [
    'Liga ASOBAL 2025/26',
    'Primera División de Fútbol Sala',
    'OK Lliga i Copa 2025-26',
    'Superliga Masculina de Voleibol',
    "Divisió d'Honor Plata 25/26",
  ],
  venues: [
    ["Palau d'Esports Can Vinyals", 'Carrer de Girona 52, 08402 Granollers'],
    ['Pabellón Fuente Murillo', 'Calle Albia de Castro 11, 26003 Logroño'],
    ['Pavelló Olímpic Mas Iglesias', 'Avinguda de Salou 60, 43206 Reus'],
    ['Palacio de Deportes Cabezo Beaza', 'Avda. del Cantón s/n, 30204 Cartagena'],
    ['Polideportivo Ruth Beitia', 'Paseo de Altamira 29, 39006 Santander'],
  ],
  reference: (chance) =>
    chance.pick([
      `TK${chance.letters(8, DIGITS)}`,
      `AB25-${chance.letters(5, DIGITS)}`,
      `${chance.letters(4, DIGITS)}-${chance.letters(4, DIGITS)}-${chance.letters(4, DIGITS)}`,
      chance.letters(12, DIGITS),
    ]),
  locator: (chance) =>
    chance.pick([
      `${chance.letters(4, CAPITALS)}-${chance.letters(4, CAPITALS)}`,
      `${chance.letters(3, CAPITALS)}${chance.letters(5, DIGITS)}`,
      chance.letters(7, `${CAPITALS}2345679`),
    ]),
};
