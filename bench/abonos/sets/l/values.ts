import type { Values } from '../../drawing/values.ts';

const DIGITS = '0123456789';
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
/** Without what is taken for something else when it is read aloud: neither I and O nor 0 and 1. */
const CODE = `${LETTERS}23456789`;

/** The values of set L: the club of the samples in its next season, with members, halls, tariffs and prices of their own. */
export const setLValues: Values = {
  season: '2026/2027',
  names: [
    'Bàrbara Galmés Riutort',
    'Francisco Javier Peñalver Íñigo',
    'Maria Antònia Lladó i Crespí',
    'Samuel Ordóñez Pizarro',
    'Joana Aina Vicens Munar',
    'Biel Ramonell',
    'Remedios Valcárcel de la Rosa',
    'Pau Bonnín-Fuster Servera',
    'Adriana Popescu Ionescu',
    'Jaume Mateu Sastre Comas',
    'Leonor Güemes Ibarra',
    "Miquel d'Alorda Seguí",
    'Khadija El Amrani',
    'Àngela Nadal Rosselló',
  ],
  types: [
    'General adulto',
    'Jove (18-25)',
    'Infantil fins a 14',
    'Familiar 2+1',
    'Jubilat +65',
    'Premium',
    'Peña',
    'Accionista',
    'Mobilitat reduïda',
    'Estudiant UIB',
    'Desempleado',
  ],
  rings: [
    'Inferior',
    'Superior',
    'Anell Alt',
    'Anillo Central',
    'Tribuna Est',
    'Grada Preferente',
    'Primera Línia',
    'Fondo Norte',
    'Lateral A',
  ],
  events: [
    'Abono Temporada 2026/27 Primera FEB',
    'Abonament Primera FEB 2026/27',
    'Abono Liga Regular y Copa 2026/27',
    'Primera FEB 26/27: 17 partits a casa',
    'Abono Palma Mallorca Bàsquet 26/27',
  ],
  venues: [
    ["Palau d'Esports Son Serralta", 'C. Salvador Dalí 16, 07011 Palma'],
    ['Palau Municipal Son Quint Nou', 'Camí dels Reis 88, 07013 Palma'],
    ['Pabellón Son Dameto Alt', 'Av. Gabriel Alomar 3, 07006 Palma'],
    ['Pavelló Coll de na Riba', "Carrer d'Aragó s/n, 07008 Palma"],
    ['Arena Es Baluard Gran', 'Plaça de la Porta 12, 07012 Palma'],
  ],
  block: (chance) =>
    chance.pick([
      String(chance.whole(101, 128)),
      String(chance.whole(301, 318)),
      `${chance.pick(['N', 'E', 'P'])}${chance.whole(1, 9)}`,
      String(chance.whole(1, 20)),
    ]),
  prices: [35, 69.9, 88, 105.5, 132, 160, 214.75, 285, 365, 1150],
  fees: [0, 0.75, 1.25, 1.8, 3, 4.95],
  reference: (chance) =>
    chance.pick([
      `${chance.letters(4, CODE)}-${chance.letters(6, DIGITS)}`,
      `${chance.letters(2, LETTERS)}26-${chance.letters(6, DIGITS)}`,
      `${chance.letters(4, DIGITS)}-${chance.letters(4, DIGITS)}-${chance.letters(3, DIGITS)}`,
      chance.letters(11, DIGITS),
    ]),
  locator: (chance) =>
    chance.pick([
      chance.letters(8, CODE),
      chance.letters(6, CODE),
      `${chance.letters(3, CODE)}-${chance.letters(3, CODE)}-${chance.letters(3, CODE)}`,
      `${chance.letters(3, LETTERS)}${chance.letters(5, DIGITS)}`,
    ]),
};
