import { z } from 'zod';
import {
  ONE_LINE,
  requiredLines,
  SEVERAL_LINES,
  typedLine,
  typedLines,
} from '../../platform/input/text.input.ts';

// Shared by the API, which enforces these rules, and the panel's form, which shows errors earlier.

const MAX_NOTES = 1000;
const notes = typedLines('Las notas deben ser un texto')
  .max(MAX_NOTES, `Las notas no pueden superar los ${MAX_NOTES} caracteres`)
  .regex(SEVERAL_LINES, 'Las notas contienen caracteres no permitidos')
  .nullish()
  .transform((text) => text || null);

// Texts as printed on passes.
const text = typedLine('Debe ser un texto')
  .min(1, { error: 'No puede estar vacío', abort: true })
  .max(300, 'Es demasiado largo')
  .regex(ONE_LINE, 'Contiene caracteres no permitidos');

/** A text of a fixed form, in capitals as on passes. */
const shaped = (shape: RegExp, error: string) =>
  text.transform((value) => value.toUpperCase()).refine((value) => shape.test(value), error);

const name = text.refine(
  (value) => /\p{L}{2}/u.test(value) && !/\d/.test(value),
  'Escribe el nombre como aparece en el abono',
);

const season = text
  .transform((value) => value.replace(/\s/g, ''))
  .refine((value) => {
    const [, from, to] = /^(20\d\d)\/(20\d\d)$/.exec(value) ?? [];
    return Number(to) === Number(from) + 1;
  }, 'Escribe la temporada como 2025/2026');

const place = z
  .int({ error: 'Debe ser un número entero' })
  .min(1, 'Debe ser un número entre 1 y 999')
  .max(999, 'Debe ser un número entre 1 y 999');

const BLOCK_CODE = /^(?:[A-Z]{0,3}[- ]?\d{1,4}[A-Z]{0,2}|[A-Z]{1,2})$/i;
const BLOCK_NAME = /^\p{L}[\p{L}\d .'’/-]{2,39}$/u;

/** «114», «B2», or the name of a stand, «Fondo Norte», as it is printed. */
const block = text
  .refine(
    (value) => BLOCK_CODE.test(value) || BLOCK_NAME.test(value),
    'Escribe el bloque como 114, B2 o Fondo Norte',
  )
  .transform((value) => (BLOCK_CODE.test(value) ? value.toUpperCase() : value));

const taxNumber = shaped(/^(?=.*\d{5})[A-Z\d]{8,14}$/, 'Escribe el NIF como G54733380');
const code = shaped(
  /^(?=.{2,30}$)#?[\p{Lu}\d]+(?:[-./_#· ][\p{Lu}\d]+)*$/u,
  'Escribe de 2 a 30 letras o cifras, como aparecen en el abono',
);

/** Input «98,25» or «98.25»; stored as «98.25». */
const price = text
  .refine((value) => /^\d{1,6}(?:[.,]\d{1,2})?$/.test(value), {
    error: 'Escribe un importe en euros, por ejemplo 98,25',
    abort: true,
  })
  .transform((value) => Number(value.replace(',', '.')).toFixed(2));

/** Fields that staff can correct, in the form printed on passes; null and omitted fields do not change. */
export const abonoCorrections = z.object({
  nombreAsistente: name.nullish(),
  tipoAbonament: text.nullish(),
  temporada: season.nullish(),
  evento: text.nullish(),
  recinto: text.nullish(),
  direccion: text.nullish(),
  anillo: text.nullish(),
  bloque: block.nullish(),
  fila: place.nullish(),
  asiento: place.nullish(),
  nifOrganizador: taxNumber.nullish(),
  nifDistr: taxNumber.nullish(),
  referenciaTicket: code.nullish(),
  codigoLocalizador: code.nullish(),
  precioEntrada: price.nullish(),
  precioDistribucion: price.nullish(),
  precioTotal: price.nullish(),
});

/** The verification of a pass: notes and corrections. */
export const verifyAbonoInput = z.object({ notes, corrections: abonoCorrections.nullish() });

const MAX_REPORT = 500;

/** What its account says is wrong in a pass. */
export const reportAbonoInput = z.object({
  message: requiredLines({
    what: 'El mensaje',
    most: MAX_REPORT,
    missing: 'Escribe qué dato está mal y qué debería decir',
  }),
});

/** The rejection of a pass. The notes give the reason, in case the user asks. */
export const rejectAbonoInput = z.object({ notes });

const LONGEST_NAME = 60;

/** The name of a layout. */
export const nameLayoutInput = z.object({
  name: typedLine('El nombre debe ser un texto')
    .min(1, { error: 'Escribe un nombre', abort: true })
    .max(LONGEST_NAME, `El nombre no puede superar los ${LONGEST_NAME} caracteres`)
    .regex(ONE_LINE, 'El nombre contiene caracteres no permitidos'),
});
