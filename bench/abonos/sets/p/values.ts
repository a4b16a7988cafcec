import type { Values } from '../../drawing/values.ts';

// The values of set P: a season that no set before is for, members, tariffs, halls, prices and codes that none of them has.

const DIGITS = '0123456789';
/** Without I and O, which look like digits. */
const CAPITALS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const MIXED = `${CAPITALS}23456789`;

export const setPValues: Values = {
  season: '2030/2031',
  names: [
    'Jerònia Bonnín Forteza',
    'Álvaro de la Peña Cienfuegos',
    'Miquel Àngel Payeras Nadal',
    'Ona Cifre-Cànaves Solivellas',
    'Encarnación Úbeda Belmonte',
    'Damià Oliver i Morro',
    'Oluwaseun Adeyemi',
    'Joan Lluís Truyols Ginard',
    'Íngrid Sampol Cantallops',
    'Máximo Yeste Agüero',
    'Praxedis Gayà',
    "Victòria d'Oleza Massanet",
    'Juan Ramón Zurita Peñalver',
    'Biel Munar Ensenyat',
  ],
  types: [
    'Zona 3 General',
    'Zona 1 Sénior',
    'Joven 18-25',
    'Mini 0-5',
    'Sènior +65',
    'Família nombrosa',
    'Abono corporativo',
    'Mobilitat reduïda',
    'Estudiant UIB',
    'Monoparental 1+2',
  ],
  rings: [
    'Anillo Superior Oeste',
    'Anell 2',
    'Grada Garbí',
    'Tribuna Baixa',
    'Fondo Mestral',
    'Amfiteatre',
    'Llotja Nord',
    'Pista central',
  ],
  events: [
    'Abono Temporada 2030/31 Primera FEB',
    'Abonament Primera FEB, temporada 2030/31',
    'Abono 30/31 de Primera FEB y Supercopa',
    'Abonament anual de bàsquet 2030-2031',
    'Abono anual Primera FEB 2030/31',
  ],
  venues: [
    ["Palau d'Esports Son Espases Vell", 'Carretera de Valldemossa 118, 07010 Palma'],
    ['Pavelló Ses Quatre Torres', 'Passeig de Mallorca 3, 07012 Palma'],
    ['Pabellón Can Picafort', 'Via Diagonal 27, 07458 Santa Margalida'],
    ['Poliesportiu Torre Gran', 'C/ del Mestre Porcel s/n, 07300 Inca'],
    ['Illes Arena', "Plaça de l'Olivar 14, 07002 Palma"],
  ],
  block: (chance) =>
    chance.pick([
      String(chance.whole(301, 328)),
      `${chance.whole(1, 9)}${chance.pick(['A', 'C', 'D', 'F'])}`,
      `${chance.pick(['N', 'S', 'E'])}-${chance.whole(1, 8)}`,
      String(chance.whole(1, 20)),
    ]),
  prices: [42, 67.5, 88, 105, 133.25, 164, 198.6, 255, 375, 1150],
  fees: [0, 0.85, 1.75, 2.2, 3.1, 4.5],
  reference: (chance) =>
    chance.pick([
      `${chance.letters(5, MIXED)}-${chance.letters(5, DIGITS)}`,
      `${chance.letters(1, CAPITALS)}${chance.letters(5, DIGITS)}-${chance.letters(3, DIGITS)}`,
      `3031-${chance.letters(3, CAPITALS)}-${chance.letters(4, DIGITS)}`,
      `TQ30${chance.letters(6, DIGITS)}`,
    ]),
  locator: (chance) =>
    chance.pick([
      `${chance.letters(3, CAPITALS)}${chance.letters(2, DIGITS)}${chance.letters(3, CAPITALS)}`,
      `${chance.letters(3, DIGITS)}-${chance.letters(4, CAPITALS)}`,
      `${chance.letters(5, CAPITALS)}${chance.letters(2, DIGITS)}`,
      `${chance.letters(3, MIXED)}-${chance.letters(5, MIXED)}`,
    ]),
};
