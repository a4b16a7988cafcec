import type { Values } from '../../drawing/values.ts';

// The values of set U: people of Mallorca and of elsewhere, ordinary tariffs, arenas of the second and third league, a
// season after that of the samples.

const DIGITS = '0123456789';
/** Without I, L and O, which a clerk at the door might take for figures. */
const CAPITALS = 'ABCDEFGHJKMNPQRSTUVWXYZ';
const MIXED = `${CAPITALS}2345679`;

export const setUValues: Values = {
  season: '2026/2027',
  names: [
    'Bernat Rosselló Vanrell',
    'Maria del Mar Llompart Gelabert',
    'Jaume Ensenyat i Alomar',
    'Rosario Jiménez Padilla',
    'Miquela Obrador',
    'Ángel Luis Domínguez Carrasco',
    'Maria Antònia Fullana Santandreu',
    'Ionut Popescu',
    "Siobhán O'Reilly",
    'Jürgen Hoffmann',
    'Neus Taberner Bonnín',
    'Gabriel Femenías Sureda',
    'María de los Ángeles Fernández-Montesinos Gil',
    'Unai Goikoetxea Arana',
    'Lucía Peña',
    'Biel Adrover Manresa',
    'Fátima Benali',
    'Josep Lluís Capdevila Puig',
  ],
  types: [
    'General',
    'Abono adulto',
    'Infantil (0-12 años)',
    'Juvenil',
    'Mayores de 65',
    'Familiar numerosa',
    'Soci fundador',
    'Estudiante UIB',
    'Silla de pista',
    'Grada joven',
    'Acompañante',
    'Simpatitzant',
    'Pack 4 personas',
  ],
  rings: [
    'Inferior',
    'Superior',
    'Anillo 1',
    'Anillo 2',
    'Tribuna',
    'Tribuna alta',
    'Lateral Oeste',
    'Fondo Norte',
    'Grada baja',
    'General',
    'Primer anell',
  ],
  events: [
    'Abono Temporada 2026/27 Primera FEB',
    'Abono Temporada Regular 2026-27',
    'Abonament Temporada 2026/27 Segona FEB',
    'Abono de Liga 2026/27',
    'Abono Liga Femenina 2 · 2026/27',
    'Primera FEB 2026/27: liga regular y playoff',
    'Abonament Bàsquet 2026-2027',
    'Abono Media Temporada 26/27 Segunda FEB',
  ],
  venues: [
    ["Palau Municipal d'Esports Son Moix", 'Camí de la Vileta 40, 07011 Palma'],
    ['Pavelló Germans Escalas', 'Carrer Antoni Maria Alcover 12, 07013 Palma'],
    ["Palau d'Esports de Manacor", 'Via Palma s/n, 07500 Manacor'],
    ['Poliesportiu Municipal de Calvià', "C. de l'Olivera, 3, 07184 Calvià"],
    ['Pavelló Miquel Àngel Nadal', "Passeig d'Antoni Maura 55, 07500 Manacor"],
    ['Pabellón Municipal de Sa Pedrera', 'Avda. Sant Jordi 8, 07800 Eivissa'],
    ['Pavelló Nou Congost', 'Carretera de Santpedor, 164, 08242 Manresa'],
    ['Palacio Multiusos de Guadalajara', 'Avenida del Vado, 13, 19005 Guadalajara'],
    ['Pazo dos Deportes de Lugo', 'Rúa Río Neira s/n, 27002 Lugo'],
    ['Coliseum da Coruña', 'Rúa Francisco Pérez Carballo 2, 15008 A Coruña'],
    ['Pabellón Príncipe Felipe', 'Av. Cesáreo Alierta, 120, 50013 Zaragoza'],
  ],
  block: (chance) =>
    chance.pick([
      String(chance.whole(101, 128)),
      String(chance.whole(1, 20)),
      `${chance.pick(['A', 'B', 'C', 'D'])}${chance.whole(1, 9)}`,
      chance.pick(['A', 'B', 'C', 'D', 'E', 'F']),
    ]),
  prices: [30, 45, 62.5, 75, 99, 120, 138.75, 160, 185, 240, 310, 1150],
  fees: [0, 1, 1.25, 1.8, 2.5, 3, 4.95],
  reference: (chance) =>
    chance.pick([
      `${chance.letters(4, MIXED)}-${chance.letters(6, DIGITS)}`,
      `T26-${chance.letters(6, DIGITS)}`,
      `${chance.letters(8, DIGITS)}-${chance.letters(2, DIGITS)}`,
      `${chance.letters(3, CAPITALS)}${chance.letters(6, DIGITS)}`,
    ]),
  locator: (chance) =>
    chance.pick([
      chance.letters(8, MIXED),
      chance.letters(7, MIXED),
      `${chance.letters(4, MIXED)}-${chance.letters(4, MIXED)}`,
      `${chance.letters(1, CAPITALS)}${chance.letters(7, DIGITS)}`,
    ]),
};
