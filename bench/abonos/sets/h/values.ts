import type { Values } from '../../drawing/values.ts';

const DIGITS = '0123456789';
/** Without what is taken for something else: neither I and O nor 0 and 1. */
const CODE = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** The values of set H: the club of the samples a season before, other members and halls, codes of the same kind. */
export const setHValues: Values = {
  season: '2024/2025',
  names: [
    'Margarita Socias Cladera',
    'Llorenç Cifre Bennàssar',
    'Inés Muñiz de la Torre',
    'Bernat Xavier Truyols Moll',
    'Concha Íñiguez Baños',
    'Damià Perelló i Tous',
    "Àgueda d'Ureña Marcús",
    'Andrés Güell Peñafiel',
    'Catalina Aina Horrach Puig',
    'Fátima Zahra Bennani',
    'Rafel Sansó-Ballester',
    'Lluc Gayà',
  ],
  types: [
    'General',
    'Sub-18',
    'Jove 19-25',
    'Familiar 2+3',
    'Monoparental 1+1',
    'Senior',
    'Júnior',
    'VIP',
    'Mobilitat reduïda',
    'Familia numerosa',
  ],
  rings: ['Inferior', 'Superior', 'Intermedio', 'Pista', 'Baix', 'Tribuna Sur', 'Lateral Nord', 'Grada Alta'],
  events: [
    'Abono Temporada 2024/25 Primera FEB',
    'Abonament Temporada 2024/25 Primera FEB',
    'Abono Segunda Vuelta 2024/25 Primera FEB',
    'Abono Liga y Copa España 2024/25',
    'Abono Fase Regular 2024/25 Primera FEB',
  ],
  venues: [
    ["Palau d'Esports Son Ametller", 'C. Jacint Verdaguer 19, 07004 Palma'],
    ['Pavelló Municipal Can Valero', 'Carrer de Ter 27, 07009 Palma'],
    ['Pabellón Municipal Son Gotleu', 'Av. de Son Fuster s/n, 07009 Palma'],
    ["Palau Municipal d'Esports Es Pil·larí", 'Camí de Can Alegria 3, 07608 Palma'],
    ['Poliesportiu Germans Rullan', 'C/ Aragó 355, 07008 Palma'],
  ],
  reference: (chance) =>
    chance.pick([
      `${chance.letters(4, CODE)}-${chance.letters(6, DIGITS)}`,
      `${chance.letters(3, CODE)}-${chance.letters(3, DIGITS)}-${chance.letters(4, DIGITS)}`,
      `24-${chance.letters(7, DIGITS)}`,
      `PM${chance.letters(9, DIGITS)}`,
    ]),
  locator: (chance) =>
    chance.pick([
      chance.letters(8, CODE),
      `${chance.letters(4, CODE)}-${chance.letters(4, CODE)}`,
      chance.letters(9, CODE),
    ]),
};
