import type { FieldName } from '../../../api/domains/abonos/reading/read-abono.ts';
import type { Chance } from '../chance.ts';
import { CLUBS, EVENTS, GIVEN, HOMES, RINGS, STANDS, SURNAMES, TYPES, VENUES } from './values.ts';

/** The fields of a pass as printed; a field that a paper does not print is empty. */
export type PassTruth = Record<FieldName, string | number>;

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const DIGITS = '0123456789';
/** Without the digits that look like letters: «0» like «O», «1» like «I». */
const CLEAR = LETTERS + DIGITS.slice(2);
const HEX = '0123456789abcdef';

export const pickClub = (chance: Chance) => chance.pick(CLUBS);
export const pickHome = (chance: Chance) => chance.pick(HOMES);

/** What the passes of one order have in common. */
export type Season = Pick<
  PassTruth,
  'temporada' | 'evento' | 'recinto' | 'direccion' | 'nifOrganizador' | 'nifDistr'
>;

/** A season of a club at its arena. */
export function inventSeason(chance: Chance): Season {
  const year = chance.whole(2024, 2028);
  const [recinto = '', direccion = ''] = chance.pick(VENUES).split('#');
  const short = `${year}/${String(year + 1).slice(2)}`;
  return {
    temporada: `${year}/${year + 1}`,
    evento: chance.pick(EVENTS).replace('YY', chance.pick([short, `${year}/${year + 1}`])),
    recinto,
    direccion,
    nifOrganizador: companyNumber(chance, chance.pick(['G', 'A'])),
    nifDistr: companyNumber(chance, 'B'),
  };
}

/** A pass of somebody with a seat of its own. */
export function inventPass(chance: Chance, season: Season): PassTruth {
  const cents = inventPrice(chance);
  const fee = chance.pick([0, 0, 60, 100, 150, 200, 225, 275, 300, 440, 450, 600, 995]);
  const euros = (amount: number) => (amount / 100).toFixed(2);
  return {
    ...season,
    nombreAsistente: inventName(chance),
    tipoAbonament: chance.pick(TYPES),
    anillo: chance.pick(RINGS),
    bloque: inventBlock(chance),
    fila: chance.whole(1, 30),
    asiento: chance.whole(1, 60),
    referenciaTicket: inventReference(chance, String(season.temporada)),
    codigoLocalizador: inventLocator(chance),
    precioEntrada: euros(cents),
    precioDistribucion: euros(fee),
    precioTotal: euros(cents + fee),
  };
}

/** Most people have two surnames. */
function inventName(chance: Chance): string {
  const surnames = Array.from({ length: chance.next() < 0.9 ? 2 : 1 }, () => chance.pick(SURNAMES));
  return [chance.pick(GIVEN), ...surnames].join(' ');
}

/** Half of the blocks are numbers. */
function inventBlock(chance: Chance): string {
  const letter = chance.pick([...LETTERS]);
  return chance.pick([
    () => String(chance.whole(101, 140)),
    () => String(chance.whole(1, 24)),
    () => String(chance.whole(1, 48)),
    () => String(chance.whole(201, 430)),
    () => `${letter}${chance.whole(1, 9)}`,
    () => `${letter}${chance.whole(10, 29)}`,
    () => chance.pick([`${chance.whole(1, 20)}${letter}`, `${letter}-${chance.whole(1, 20)}`]),
    () => chance.pick([letter, letter + chance.pick([...LETTERS])]),
    () => chance.pick(STANDS),
    () => chance.pick(STANDS),
  ])();
}

/** Few passes cost more than 1,000 euros. */
function inventPrice(chance: Chance): number {
  const most = chance.pick([100, 300, 300, 600, 1000, 2000]);
  return chance.whole(10, most) * 100 + chance.pick([0, 0, 0, 50, 25, 90, 99, chance.whole(1, 99)]);
}

/** The number of a ticket: groups of letters and digits in some form. */
function inventReference(chance: Chance, season: string): string {
  const letters = (count: number) => chance.letters(count, LETTERS);
  const digits = (count: number) => chance.letters(count, DIGITS);
  const clear = (count: number) => chance.letters(count, CLEAR);
  const hex = (count: number) => chance.letters(count, HEX);
  return chance.pick([
    () => `${letters(4)}-${digits(6)}`,
    () => `PMB-${season.slice(0, 4)}-${digits(6)}`,
    () => digits(chance.whole(7, 10)),
    () => digits(chance.whole(11, 16)),
    () => `${letters(2)}${digits(chance.whole(6, 8))}`,
    () => `${letters(3)}${digits(6)}`,
    () => `${letters(1)}-${digits(4)}/${season.slice(2, 4)}`,
    () => `${letters(2)}${season.slice(2, 4)}/${digits(6)}`,
    () => `${digits(2)}.${digits(3)}.${digits(3)}`,
    () => `${letters(2)}.${digits(4)}.${digits(4)}`,
    () => `${letters(2)}-${clear(8)}`,
    () => `${clear(5)}-${clear(5)}-${clear(5)}`,
    () => `${hex(8)}-${hex(4)}`,
    () => `${hex(4)}-${hex(4)}-${hex(4)}`.toUpperCase(),
    () => `${digits(2)}-${digits(4)}-${digits(4)}`,
  ])();
}

/** The code of an order: short, mostly of capitals and digits. */
function inventLocator(chance: Chance): string {
  const clear = (count: number) => chance.letters(count, CLEAR);
  return chance.pick([
    () => clear(6),
    () => clear(8),
    () => clear(10),
    () => chance.letters(6, LETTERS),
    () => chance.letters(chance.pick([8, 10]), DIGITS),
    () => chance.letters(8, HEX),
    () => `${clear(4)}-${clear(4)}`,
    () => `${clear(3)}-${clear(3)}-${clear(3)}`,
    () => `${clear(4)}.${clear(4)}`,
    () => `${chance.letters(2, LETTERS)}${chance.letters(7, DIGITS)}`,
  ])();
}

function companyNumber(chance: Chance, kind: string): string {
  const digits = chance.letters(7, DIGITS);
  const sum = [...digits].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 1 : 2);
    return total + Math.floor(value / 10) + (value % 10);
  }, 0);
  return `${kind}${digits}${(10 - (sum % 10)) % 10}`;
}

/** The ways in which papers write a sum of money. */
export const MONEY: Record<string, (euros: string, cents: string) => string> = {
  comma: (euros, cents) => `${euros},${cents} €`,
  point: (euros, cents) => `${euros}.${cents} €`,
  word: (euros, cents) => `${euros},${cents} EUR`,
  before: (euros, cents) => `€ ${euros},${cents}`,
  apostrophe: (euros, cents) => `${euros}'${cents} €`,
  quote: (euros, cents) => `${euros}’${cents} €`,
  acute: (euros, cents) => `${euros}´${cents} €`,
  middle: (euros, cents) => `${euros}·${cents} €`,
  inside: (euros, cents) => `${euros}€${cents}`,
  raised: (euros, cents) => `${euros}<sup style="font-size:60%">${cents}</sup> €`,
  spoken: (euros, cents) => (Number(cents) === 0 ? `${euros} euros` : `${euros} euros con ${cents} céntimos`),
};

/** A sum as some paper writes it, in HTML. */
export function money(amount: string | number, form: string): string {
  const [euros = '0', cents = '00'] = String(amount).split('.');
  const grouped = form === 'comma' || form === 'before' ? euros.replace(/\B(?=(\d{3})+$)/g, '.') : euros;
  return (MONEY[form] ?? MONEY.comma)?.(grouped, cents) ?? '';
}
