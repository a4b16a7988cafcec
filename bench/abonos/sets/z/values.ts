import type { Values } from '../../drawing/values.ts';

// The values of set Z: people, tariffs and halls of the Balearic Islands, of the season after that of the samples, with
// codes in the shapes that the samples have.

const DIGITS = '0123456789';
const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export const setZValues: Values = {
  season: '2026/2027',
  names: [
    'Bernat Oliver Salom',
    'Maria Magdalena Crespí Fiol',
    'Rosa Jiménez Cortés',
    'Llorenç Mestre i Nadal',
    'Íñigo Peñalver Ruiz',
    'Aina Tur Ribas',
    'Sebastià Gelabert Munar',
    'Lucía Fernández-Peña',
    'Joana Maria Pascual Roig',
    'Hugo Marín',
    'Apol·lònia Bosch Vives',
    'Andrés Quintana Güell',
  ],
  types: [
    'Adulto',
    'Infantil',
    'Jubilado',
    'Sub-25',
    'Familiar 2+1',
    'Familiar 2+3',
    'Família nombrosa',
    'Accionista',
    'Protector',
    'Carnet Jove',
  ],
  rings: ['Pista', 'Inferior', 'Superior', 'Tribuna', 'General', 'Lateral'],
  events: [
    'Abono Temporada 2026/27 Primera FEB',
    'Abono Temporada 2026/27 Liga Femenina',
    'Abonament Temporada 2026/27 Segona FEB',
  ],
  venues: [
    ["Palau Municipal d'Esports Son Moix", 'Camí de la Vileta 40, 07011 Palma'],
    ["Palau d'Esports d'Inca", 'Av. de Jaume II s/n, 07300 Inca'],
    ['Pavelló Miquel Àngel Nadal', 'C. de Menorca 2, 07500 Manacor'],
    ['Pavelló Menorca', 'Av. de Bintaufa s/n, 07702 Maó'],
    ['Poliesportiu Es Viver', 'C. del Rosselló 18, 07800 Eivissa'],
    ['Polideportivo Santa Eulària', 'C. de Sant Josep 25, 07840 Santa Eulària'],
  ],
  block: (chance) => String(chance.whole(101, 130)),
  prices: [50, 62.5, 85, 105, 120.75, 145, 195, 260, 315.5],
  fees: [0, 0.75, 1.25, 2, 2.5, 3.5],
  reference: (chance) => `${chance.letters(4, CODE_LETTERS)}-${chance.letters(6, DIGITS)}`,
  locator: (chance) => chance.letters(8, CODE_LETTERS),
};
