import type { Values } from '../../drawing/values.ts';

// The values of set S: ordinary competitions, tariffs and places as they are called in Spain and on the islands, of a season
// before that of the samples.

const DIGITS = '0123456789';
/** Without I and O, which look like digits. */
const CAPITALS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const MIXED = `${CAPITALS}23456789`;

export const setSValues: Values = {
  season: '2024/2025',
  names: [
    'Margalida Cerdà Tous',
    'Francesc Xavier Puigdomènech Roura',
    'María del Carmen Ortega Ruiz',
    'Iker Etxeberria Zabala',
    'Tomeu Seguí Mascaró',
    'Brais Castiñeira Lorenzo',
    'Noelia Sanz',
    'Juan Antonio Gómez-Tejedor Rey',
    'Aina Martorell Quetglas',
    'Mohamed El Amrani',
    'Begoña Yáñez Olmedo',
    'Sergi Camps i Vilella',
    'Isabel Cañellas de la Torre',
    'Pau Sintes Orfila',
    'Ramón Güell Ibarra',
  ],
  types: [
    'Adulto',
    'Adulto renovación',
    'Joven (hasta 25 años)',
    'Sub-14',
    'Jubilado',
    'Pensionista',
    'Família nombrosa',
    'Desempleado',
    'Carnet Jove',
    'Soci protector',
    'Discapacidad 33 %',
    'Peña oficial',
  ],
  rings: [
    'Anillo bajo',
    'Anillo alto',
    'Tribuna Norte',
    'Lateral Este',
    'Gol Sur',
    'Primer anell',
    'Graderia alta',
    'Preferente',
    'Fondo Sur',
  ],
  events: [
    'Abono Temporada 2024/25 Primera FEB',
    'Abono Liga Endesa 2024-25',
    'Abonament Segona FEB 2024/25',
    'Abono Liga Femenina Endesa 2024/25',
    'Abono LF Challenge, temporada 2024/25',
    'Temporada 2024/25 Primera FEB y Copa España',
    'Abonament Lliga Catalana i Primera FEB 24/25',
  ],
  venues: [
    ['Poliesportiu Son Moix', 'Camí de la Vileta 40, 07011 Palma'],
    ['Pavelló Menorca', 'Avinguda de Bintaufa s/n, 07702 Maó'],
    ["Palau Municipal d'Esports d'Inca", 'Avinguda del Tren 100, 07300 Inca'],
    ['Pavelló Municipal Girona-Fontajau', 'Av. Josep Tarradellas 22-24, 17007 Girona'],
    ['Palau Olímpic de Badalona', 'C/ Ponent, 143-161, 08912 Badalona'],
    ['Palacio Municipal de Deportes San Pablo', 'Av. Doctor Laffón Soto s/n, 41007 Sevilla'],
    ['Multiusos Fontes do Sar', 'Rúa Diego Bernal s/n, 15706 Santiago de Compostela'],
    ['Pabellón Insular Santiago Martín', 'C/ Las Mercedes s/n, 38108 La Laguna'],
    ['Fernando Buesa Arena', 'Ctra. de Zurbano, s/n, 01013 Vitoria-Gasteiz'],
  ],
  block: (chance) =>
    chance.pick([
      String(chance.whole(201, 232)),
      String(chance.whole(1, 16)),
      `${chance.pick(['B', 'C', 'T'])}${chance.whole(1, 12)}`,
      `${chance.whole(1, 4)}-${chance.pick(['A', 'B', 'C'])}`,
    ]),
  prices: [35, 49.9, 80, 95.5, 115, 128, 169, 210, 246.75, 395, 1080],
  fees: [0, 0.9, 1.2, 2, 2.95, 3.5],
  reference: (chance) =>
    chance.pick([
      `${chance.letters(4, MIXED)}-${chance.letters(6, DIGITS)}`,
      `AB24-${chance.letters(5, DIGITS)}`,
      `${chance.letters(2, CAPITALS)}-${chance.letters(7, DIGITS)}`,
      `24${chance.letters(9, DIGITS)}`,
    ]),
  locator: (chance) =>
    chance.pick([
      chance.letters(8, MIXED),
      chance.letters(6, MIXED),
      `${chance.letters(2, CAPITALS)}${chance.letters(5, DIGITS)}`,
      `${chance.letters(3, CAPITALS)}-${chance.letters(3, MIXED)}-${chance.letters(3, MIXED)}`,
    ]),
};
