import type { Values } from '../../drawing/values.ts';

// The values of set X: a season after that of the samples, codes in the samples' shapes, people and amounts of its own.

const DIGITS = '0123456789';
/** Without I, O, 0 and 1, as the samples' codes are. */
const MIXED = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export const setXValues: Values = {
  season: '2027/2028',
  names: [
    'Bartomeu Rosselló Fiol',
    'Maria Antònia Llompart Sureda',
    'Jaume Horrach Crespí',
    'Lucía Fernández Quiroga',
    'Rafael Cabrer Muntaner',
    'Àngela Vaquer i Salom',
    'Ismael Benítez Durán',
    'Esperança Gelabert',
    'José Luis Peñalver Ocaña',
    'Coloma Oliver Ginard',
    'Nadia Belkacem Ramis',
    'Andreu Sbert-Munar',
    'Inmaculada Gutiérrez de Haro',
    'Miquel Àngel Trobat Nebot',
    'Daniel Kowalski Vives',
    'Begoña Zubiri',
  ],
  types: [
    'General',
    'General renovación',
    'Adulto',
    'Infantil',
    'Joven',
    'Sub-25',
    'Estudiante',
    'Mayores de 65',
    'Familiar 2+1',
    'Familia numerosa',
    'Monoparental 1+2',
    'Discapacidad',
    'VIP',
    'Empresa',
  ],
  rings: ['Inferior', 'Superior', 'Intermedio', 'Pista', 'Tribuna', 'Preferente', 'Fondo Norte', 'Lateral'],
  events: [
    'Abono Temporada 2027/28 Primera FEB',
    'Abono Temporada 2027/28 Segunda FEB',
    'Abonament Temporada 2027/28 Primera FEB',
    'Abono 2027/28 Primera FEB y Copa España',
    'Abono Temporada 2027/28 LF Challenge',
    'Abono de Liga 2027/28 Liga Endesa',
  ],
  venues: [
    ["Palau Municipal d'Esports Son Moix", 'Camí de la Vileta 40, 07011 Palma'],
    ["Palau d'Esports Son Moix", 'C. Uruguai s/n, 07010 Palma'],
    ['Pavelló Germans Escalas', 'C. Bisbe Cabanellas 29, 07005 Palma'],
    ["Palau d'Esports d'Inca", 'Av. Jaume I, 120, 07300 Inca'],
    ['Pavelló Municipal Miquel Àngel Nadal', 'Ctra. Conies s/n, 07500 Manacor'],
    ['Pabellón Municipal Blancadona', "C. de l'Esport 2, 07800 Eivissa"],
    ['Pabellón Fernando Martín', 'C. Federico García Lorca 3, 28700 Madrid'],
  ],
  block: (chance) =>
    chance.pick([
      String(chance.whole(101, 130)),
      String(chance.whole(101, 130)),
      String(chance.whole(1, 18)),
    ]),
  prices: [48, 60, 72.5, 85, 105, 118.75, 140, 165, 195.5, 240, 275, 360],
  fees: [0, 1, 1.25, 1.75, 2, 3.5],
  reference: (chance) => `${chance.letters(4, MIXED)}-${chance.letters(6, DIGITS)}`,
  locator: (chance) => chance.letters(8, MIXED),
};
