import type { FieldName } from '../../../api/domains/abonos/reading/read-abono.ts';
import type { Chance } from '../chance.ts';
import type { Values } from './values.ts';

/** The fields of a pass, in the form of the samples' `truth.json`. */
export type PassTruth = Record<Exclude<FieldName, 'fila' | 'asiento'>, string> & {
  fila: number;
  asiento: number;
};

const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const PRICES = [40, 55, 97.25, 110, 150, 220.5, 300, 1234.5];
const FEES = [0, 1, 1.5, 2.75, 4.4];

/** An invented pass with valid numbers. */
export function inventPass(chance: Chance, values: Values): PassTruth {
  const price = chance.pick(values.prices ?? PRICES);
  const fee = chance.pick(values.fees ?? FEES);
  const [recinto, direccion] = chance.pick(values.venues);
  const temporada = values.season ?? '2025/2026';
  return {
    nombreAsistente: chance.pick(values.names),
    tipoAbonament: chance.pick(values.types),
    temporada,
    evento: chance.pick(values.events),
    recinto,
    direccion,
    anillo: chance.pick(values.rings),
    bloque: values.block?.(chance) ?? commonBlock(chance),
    fila: chance.whole(1, 30),
    asiento: chance.whole(1, 60),
    nifOrganizador: companyNumber(chance, chance.pick(['G', 'A', 'N'])),
    nifDistr: companyNumber(chance, 'B'),
    referenciaTicket: values.reference?.(chance) ?? commonReference(chance, temporada),
    codigoLocalizador: values.locator?.(chance) ?? commonLocator(chance),
    precioEntrada: price.toFixed(2),
    precioDistribucion: fee.toFixed(2),
    precioTotal: (price + fee).toFixed(2),
  };
}

const commonBlock = (chance: Chance) =>
  chance.pick([String(chance.whole(101, 140)), `A${chance.whole(1, 9)}`, String(chance.whole(1, 24))]);

const commonReference = (chance: Chance, season: string) =>
  chance.pick([
    `${chance.letters(4, CODE_LETTERS)}-${chance.letters(6, '0123456789')}`,
    `PMB-${season.slice(0, 4)}-${chance.letters(6, '0123456789')}`,
    chance.letters(10, '0123456789'),
  ]);

const commonLocator = (chance: Chance) => chance.letters(chance.pick([6, 8, 10]), CODE_LETTERS);

/** A company's tax number with its check character: a letter for foreign companies, a digit for Spanish ones. */
function companyNumber(chance: Chance, kind: string): string {
  const digits = chance.letters(7, '0123456789');
  const sum = [...digits].reduce((total, digit, index) => {
    const value = Number(digit);
    return total + (index % 2 === 1 ? value : Math.floor((value * 2) / 10) + ((value * 2) % 10));
  }, 0);
  const control = (10 - (sum % 10)) % 10;
  return `${kind}${digits}${kind === 'N' ? 'JABCDEFGHI'[control] : control}`;
}

/** Euros in the Spanish format. */
export function euros(amount: string): string {
  const [whole = '0', cents = '00'] = amount.split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${cents} €`;
}
