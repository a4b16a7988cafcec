import type { Values } from '../../drawing/values.ts';

// The values of set T: the season after that of the samples, with tariffs, halls and places of the islands and of the
// mainland.

const DIGITS = '0123456789';
/** Without I and O, which look like digits. */
const CAPITALS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const MIXED = `${CAPITALS}23456789`;

export const setTValues: Values = {
  season: '2026/2027',
  names: [
    'Maria Antònia Capellà Rosselló',
    'Bartomeu Vicenç Oliver',
    'Esperança Ginard i Pou',
    'José Luis Fernández-Cuesta Prado',
    'Ainhoa Goikoetxea Urrutia',
    'Llorenç Sastre',
    'Rocío Benítez de los Santos',
    'Jaume Gelabert Monjo',
    'Uxía Pazos Freire',
    'Katarzyna Nowak',
    'Miquel Àngel Llabrés Crespí',
    'Enrique Peñalver Núñez',
    'Coloma Bibiloni Truyols',
    'Oluwaseun Adeyemi',
    'Víctor Manuel Ceballos Íñiguez',
    'Marta Solé Güibas',
  ],
  types: [
    'Adult general',
    'Adulto alta nueva',
    'Infantil (de 4 a 13 años)',
    'Jove fins a 22 anys',
    'Mayores de 65',
    'Família monoparental',
    'Numerosa especial',
    'Estudiante universitario',
    'Empresa',
    'Veterà del club',
    'Diversitat funcional',
    'Amic de la pedrera',
  ],
  rings: [
    'Anillo 1',
    'Anell 2',
    'Grada central',
    'Lateral baixa',
    'Tribuna alta',
    'Corner nord',
    'Pie de pista',
    'Graderia de gol',
    'Segon anell est',
  ],
  events: [
    'Abono Temporada 2026/27 Primera FEB',
    'Abonament Temporada 2026/27 Primera FEB',
    'Segona FEB 2026/27, fase regular',
    'Liga Regular Primera FEB 26/27',
    'Abono completo 2026-27: liga y copa',
    'Lliga Femenina 2 · Temporada 2026/27',
    'Todos los partidos en casa 2026/27',
  ],
  venues: [
    ['Pavelló Germans Escalas', "C/ d'Ignasi Ferretjans 14, 07005 Palma"],
    ["Palau d'Esports de Llevant", 'Passatge de Can Serra 3, 1r, 07008 Palma'],
    ['Poliesportiu Municipal Es Torrent', 'Ronda de Migjorn 27, 07620 Llucmajor'],
    ['Pavelló Mateu Cañellas', 'Carrer de la Mar 81, 07560 Cala Millor'],
    ['Palacio de los Deportes de La Albericia', 'Calle del Puerto, 9, 39012 Santander'],
    ['Centro Insular de Deportes', 'Av. Alcalde Ramírez, s/n, 35003 Las Palmas'],
    ['Pavelló Barris Nord', 'Av. del President Tarradellas, 47, 25005 Lleida'],
    ['Pabellón Europa', 'Plaza de Europa, 1, 28914 Leganés'],
    ['Polideportivo Pisuerga', 'C/ Joaquín Velasco, 9, 47014 Valladolid'],
  ],
  block: (chance) =>
    chance.pick([
      String(chance.whole(301, 318)),
      String(chance.whole(2, 28)),
      `${chance.pick(['A', 'D', 'N', 'S'])}${chance.whole(1, 14)}`,
      `${chance.whole(10, 19)}${chance.pick(['A', 'B'])}`,
    ]),
  prices: [42, 60.5, 75, 99.9, 120, 145.25, 188, 265, 310.4, 450, 1150],
  fees: [0, 0.75, 1.1, 1.8, 2.5, 4],
  reference: (chance) =>
    chance.pick([
      `${chance.letters(3, CAPITALS)}-${chance.letters(6, DIGITS)}`,
      `T27-${chance.letters(4, MIXED)}-${chance.letters(3, DIGITS)}`,
      `${chance.letters(4, DIGITS)}-${chance.letters(5, DIGITS)}`,
      `PM${chance.letters(8, DIGITS)}`,
    ]),
  locator: (chance) =>
    chance.pick([
      chance.letters(7, MIXED),
      chance.letters(9, MIXED),
      `${chance.letters(4, MIXED)}-${chance.letters(4, MIXED)}`,
      `${chance.letters(3, CAPITALS)}${chance.letters(4, DIGITS)}`,
    ]),
};
