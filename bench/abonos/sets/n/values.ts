import type { Values } from '../../drawing/values.ts';

// The values of set N: a season further on than that of any set before, halls of Palma and of Eivissa, tariffs, prices
// and codes of their own.

const DIGITS = '0123456789';
/** Without the letters that are taken for a figure or for one another over the telephone. */
const LETTERS = 'ACDEFGHJKLMNPRTUVWXYZ';
const MIXED = `${LETTERS}34679`;

export const setNValues: Values = {
  season: '2028/2029',
  names: [
    'Magdalena Truyol Ramis',
    'Andrés Villanueva Cañizares',
    'Pilar Ordinas i Bisellach',
    'Gabriel Rosselló Ferrà',
    'Aurora Montesdeoca Piñero',
    'Marcel·lí Tugores Payeras',
    'María Fernanda Ríos Echeverri',
    'Toni Cardona-Juan Planells',
    'Sílvia Güell Matamalas',
    'Íñigo Lasarte Múgica',
    'Catalina Maria Sampol Vich',
    'Abdelkader Ziani',
    'Noa Llull',
    "Margarida d'Alcover Ripoll",
  ],
  types: [
    'Adulto reducido',
    'Abonament total',
    'Nens i nenes -12',
    'Mayores 66',
    'Universitari',
    'Familiar 4 personas',
    'Jove 18-26',
    'Butaca Oro',
    'Soci de la penya',
    'Acompañante PMR',
  ],
  rings: [
    'Anillo Inferior Sur',
    'Anell de dalt',
    'Grada Alta Mar',
    'Tribuna de Honor',
    'Fons Gran',
    'Nivell 1',
    'Lateral Oeste',
    'Butaques de pista',
  ],
  events: [
    'Abono Primera FEB 2028/29 completo',
    'Abonament anual Primera FEB 2028/29',
    'Abono Liga 2028/29 y fase de ascenso',
    'Lliga Regular 2028/29, abonament general',
    'Segunda FEB 28/29: abono de grada',
  ],
  venues: [
    ["Palau d'Esports Son Espanyolet", 'Carrer de Caro 17, 07013 Palma'],
    ["Pavelló Municipal s'Aljub", "Carrer de l'Emperadriu Eugènia 6, 07010 Palma"],
    ['Pabellón Mare Nostrum', 'Avenida de la Playa 210, 07610 Palma'],
    ['Poliesportiu Germanes Vallcaneras', 'Ctra. de Valldemossa km 2,300, 07010 Palma'],
    ['Palacio de Deportes Es Viver', 'C/ Carles Román Ferrer 9, 07819 Jesús'],
  ],
  block: (chance) =>
    chance.pick([
      String(chance.whole(501, 520)),
      String(chance.whole(21, 36)),
      `${chance.pick(['H', 'J', 'K'])}${chance.whole(1, 6)}`,
    ]),
  prices: [45, 66.5, 82, 115, 139.9, 175, 204.25, 260, 380, 1240],
  fees: [0, 0.85, 1.4, 2.2, 3.3, 5.5],
  reference: (chance) =>
    chance.pick([
      `${chance.letters(2, LETTERS)}-${chance.letters(4, DIGITS)}-${chance.letters(4, DIGITS)}`,
      `28${chance.letters(8, DIGITS)}`,
      `${chance.letters(1, LETTERS)}28-${chance.letters(6, DIGITS)}`,
      `${chance.letters(5, DIGITS)}${chance.letters(2, LETTERS)}`,
    ]),
  locator: (chance) =>
    chance.pick([
      chance.letters(6, MIXED),
      chance.letters(10, MIXED),
      `${chance.letters(2, LETTERS)}-${chance.letters(5, DIGITS)}`,
      `${chance.letters(4, LETTERS)}${chance.letters(3, DIGITS)}`,
    ]),
};
