import type { Values } from '../../drawing/values.ts';

// Set G: the club of the samples two seasons on: other members, halls, classes of passes, and codes of another shape.

const DIGITS = '0123456789';
/** Without those that are mistaken for figures. */
const CAPITALS = 'ABCDEFGHJKLMNPRTUVWXYZ';

export const setGValues: Values = {
  season: '2027/2028',
  names: [
    'Coloma Vadell Estelrich',
    'Rafel Nadal Homar',
    'María del Mar Crespí Nieto',
    'Bernat Xamena i Duran',
    'Purificación Ávalos Trujillo',
    'Damià Cabot-Rossinyol',
    'Nur Haddad Mansour',
    'Joan Andreu Matas Llull',
    'Elisenda Grau Picornell',
    'Álvaro Peñafiel Ordóñez',
    "Llorenç d'Arenós Torrens",
    'Consuelo Yagüe Barahona',
  ],
  types: [
    'Joven 14-25',
    'Bàsic',
    'Familiar 1+2',
    'Nombrosa especial',
    'Estudiant UIB',
    'Sénior 60+',
    'Penya Vermella',
    'Empresa Plus',
    'Desempleado',
    'Individual',
  ],
  rings: [
    'Anella Baixa',
    'Superior Oest',
    'Grada Fons',
    'Tribuna B',
    'Pista Central',
    'Intermedio Sur',
    'Anillo 1',
    'Nivell 2',
  ],
  events: [
    'Liga Primera FEB 2027/28',
    'Lliga Regular i Copa Espanya 27/28',
    'Liga U y Copa Illes Balears 2027-28',
    'Abono completo Primera FEB 2027/28',
  ],
  venues: [
    ['Pavelló Poliesportiu Sant Ferran', 'Carrer del Pare Francesc Molina 14, 07003 Palma'],
    ['Palacio de Deportes Son Hugo', 'Gran Via Asima 2, 07009 Palma'],
    ["Palau d'Esports de Ponent", 'Avinguda Picasso 61, 07014 Palma'],
    ['Pavelló Ses Cases Noves', 'Plaça dels Patins 5 bis, 07012 Palma'],
    ['Pabellón Es Pla de na Tesa', 'Ctra. vella de Bunyola km 3,5, 07141 Marratxí'],
  ],
  reference: (chance) =>
    chance.pick([
      `2728/${chance.letters(6, DIGITS)}`,
      `A-${chance.letters(7, DIGITS)}`,
      `E27-${chance.letters(3, CAPITALS)}-${chance.letters(5, DIGITS)}`,
      `${chance.letters(2, DIGITS)}.${chance.letters(4, DIGITS)}.${chance.letters(5, DIGITS)}`,
    ]),
  locator: (chance) =>
    chance.pick([
      `${chance.letters(3, CAPITALS)}-${chance.letters(3, DIGITS)}-${chance.letters(2, CAPITALS)}`,
      `${chance.letters(2, CAPITALS)}${chance.letters(6, DIGITS)}`,
      chance.letters(9, DIGITS),
      chance.letters(6, `${CAPITALS}23479`),
    ]),
};
