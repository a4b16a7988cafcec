import type { Values } from '../../drawing/values.ts';

// The values of set M: a season that none of the sets before have, clubs of the south of Mallorca, of Menorca and of
// Eivissa.

const DIGITS = '0123456789';
/** Without I, O and Q, which are taken for figures when a code is copied by hand. */
const CAPITALS = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const MIXED = `${CAPITALS}23456789`;

export const setMValues: Values = {
  season: '2023/2024',
  names: [
    'Margalida Obrador Clar',
    'Vicente Marí Escandell',
    'Maria Lluïsa Florit i Anglada',
    'Raúl Montañés Quiñones',
    'Gal·la Salom Barber',
    'José Antonio Rodríguez-Arias Peña',
    'Llorenç Mercadal Pons',
    'Inmaculada Crespillo Núñez',
    'Joana Maria Vaquer Burguera',
    'Nil Orfila',
    'Cristòfol Bonet-Ramon Tur',
    'Aïda Camps Sintes',
    "Eulàlia d'Aguiló Verger",
    'Mamadou Keita',
  ],
  types: [
    'Adulto +25',
    'Soci protector',
    'Jubilados',
    'Jove de 15 a 24',
    'Base (6-14 años)',
    'Família 2+2',
    'Tribuna VIP',
    'Estudiante FP',
    'Pares del planter',
    'Individual anual',
  ],
  rings: [
    'Anell 1',
    'Anillo Principal',
    'Graderia Baixa',
    'Grada Norte',
    'Tribuna Coberta',
    'Preferente Este',
    'Lateral Sud',
    'Planta Baja',
  ],
  events: [
    'Abono de temporada LEB Plata 2023/24',
    'Abonament LEB Plata 2023/24',
    'Liga EBA 2023/24: abono completo',
    'Abonament Lliga Femenina 2 2023/24',
    'Primera Nacional 2023-24, todos los partidos',
  ],
  venues: [
    ['Pavelló Municipal de Ses Salines', 'Carrer de la Sal 27, 07640 Ses Salines'],
    ['Pavelló Joan Capó Femenies', 'Avinguda de Constitució 19, 07630 Campos'],
    ['Pabellón Sa Bodega Nova', 'Calle Fra Vicent Nicolau 22, 07800 Ibiza'],
    ['Poliesportiu Torre del Ram', 'Camí de Baix s/n, 07760 Ciutadella de Menorca'],
    ["Palau d'Esports Galatzó Sud", 'C/ de na Boira, 4, 07638 Colònia de Sant Jordi'],
  ],
  block: (chance) =>
    chance.pick([
      String(chance.whole(1, 12)),
      String(chance.whole(401, 416)),
      `${chance.pick(['C', 'F', 'G'])}${chance.whole(1, 8)}`,
    ]),
  prices: [30, 48, 72.5, 90, 125, 155.4, 198, 240, 312.5, 1020],
  fees: [0, 0.6, 1.1, 1.95, 2.5, 4.25],
  reference: (chance) =>
    chance.pick([
      `${chance.letters(3, CAPITALS)}-${chance.letters(7, DIGITS)}`,
      `2324-${chance.letters(6, DIGITS)}`,
      `AT${chance.letters(8, DIGITS)}`,
      chance.letters(10, DIGITS),
    ]),
  locator: (chance) =>
    chance.pick([
      chance.letters(6, MIXED),
      chance.letters(8, MIXED),
      `${chance.letters(2, CAPITALS)}${chance.letters(4, DIGITS)}${chance.letters(2, CAPITALS)}`,
      `${chance.letters(5, MIXED)}-${chance.letters(3, DIGITS)}`,
    ]),
};
