import { z } from 'zod';

const MAX_NOTES = 1000;
const notes = z
  .string()
  .trim()
  .max(MAX_NOTES, `Las notas no pueden superar los ${MAX_NOTES} caracteres`)
  .nullish()
  .transform((text) => text || null);

const text = z.string().trim().min(1, 'No puede estar vacío').max(300, 'Es demasiado largo').nullish();
const place = z.int('Debe ser un número entero').min(0, 'No puede ser negativo').max(100_000).nullish();

/** What staff say when they verify a pass: notes, and the fields that were misread. */
export const verifyAbonoInput = z.object({
  notes,
  corrections: z
    .object({
      nombreAsistente: text,
      temporada: text,
      anillo: text,
      bloque: text,
      fila: place,
      asiento: place,
      referenciaTicket: text,
      codigoLocalizador: text,
    })
    .nullish(),
});

/** Why staff reject a pass; the person may ask. */
export const rejectAbonoInput = z.object({ notes });
