import { z } from 'zod';

// Shared by the API, which enforces these rules, and the pages, which show errors earlier.

/** In per cent, until the club sets another one. */
export const DEFAULT_VAT_RATE = 21;

const WRONG_RATE = 'Indica un tipo de IVA entre 0 y 50, con dos decimales como mucho';

/** What the club sets about payments. The rate is a text, so that its decimals stay exact. */
export const paymentSettingsInput = z.object({
  vatRate: z
    .string(WRONG_RATE)
    .trim()
    .regex(/^\d{1,2}([.,]\d{1,2})?$/, WRONG_RATE)
    .transform((text) => String(Number(text.replace(',', '.'))))
    .refine((text) => Number(text) <= 50, WRONG_RATE),
});
