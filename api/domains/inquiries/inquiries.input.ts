import { z } from 'zod';
import { email as emailAddress } from '../../platform/input/email.input.ts';
import { personName } from '../../platform/input/person-name.input.ts';
import { ONE_LINE, requiredLines, requiredText, typedLine } from '../../platform/input/text.input.ts';

// Shared by the API, which enforces these rules, and the forms of «Hazte patrocinador» and the panel, which show
// errors earlier.

/** Levels that a company can choose, as stored. */
export const SPONSORSHIP_LEVELS = ['bronce', 'plata', 'oro', 'platino', 'personalizado'] as const;
export type SponsorshipLevelName = (typeof SPONSORSHIP_LEVELS)[number];

/** States of an inquiry, as stored. */
export const INQUIRY_STATES = ['new', 'contacted', 'agreed', 'declined'] as const;
export type InquiryStateName = (typeof INQUIRY_STATES)[number];

/** Maximum lengths in characters. */
export const INQUIRY_LIMITS = {
  name: 100,
  company: 150,
  email: 254,
  phone: 30,
  message: 4000,
  note: 2000,
} as const;

/** The start of an HTML tag; «<ana@empresa.es>» and «< 10.000 €» are allowed. */
const TAG = /<(?:\/?[a-z][a-z0-9-]*(?:[\s/>]|$)|!|\?)/iu;

const withoutTags = (text: z.ZodString, what: string) =>
  text.refine((value) => !TAG.test(value), `${what} no puede contener código HTML`);

const plainText = (limit: number, say: { missing: string; what: string }) =>
  withoutTags(requiredText({ ...say, most: limit }), say.what);

const name = personName(
  plainText(INQUIRY_LIMITS.name, { missing: 'El nombre es obligatorio', what: 'El nombre' }),
);

const company = plainText(INQUIRY_LIMITS.company, {
  missing: 'La empresa es obligatoria',
  what: 'La empresa',
});

const email = typedLine('El email es obligatorio')
  .min(1, 'El email es obligatorio')
  .pipe(emailAddress('Email inválido'));

const severalLines = (limit: number, say: { missing: string; what: string }) =>
  withoutTags(requiredLines({ ...say, most: limit }), say.what);

const message = severalLines(INQUIRY_LIMITS.message, {
  missing: 'El mensaje es obligatorio',
  what: 'El mensaje',
});

/** Punctuation and 6 to 15 digits, as international numbers have: «+34 971 00 00 00», «(971) 000-000». */
function isPhone(value: string): boolean {
  const digits = value.replace(/\D/g, '').length;
  return /^\+?[\d\s().\-/]*$/.test(value) && digits >= 6 && digits <= 15;
}

/** Omitted, null or blank: none. */
const phone = typedLine('Teléfono inválido')
  .max(INQUIRY_LIMITS.phone, 'Teléfono inválido')
  .refine((value) => value === '' || (isPhone(value) && ONE_LINE.test(value)), 'Teléfono inválido')
  .nullish()
  .transform((value) => value || null);

const sponsorshipLevel = z
  .enum(SPONSORSHIP_LEVELS, { error: 'Selecciona un nivel de patrocinio válido' })
  .nullish()
  .transform((value) => value ?? null);

/**
 * A honeypot: a hidden field that only bots fill in, with any value. Its name means nothing to browsers, which fill in
 * fields that are called like a part of an address book (name, e-mail, website …).
 */
const leaveEmpty = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

export const sponsorInquiryInput = z.object({
  name,
  company,
  email,
  phone,
  sponsorshipLevel,
  message,
  leaveEmpty,
});

/** A note of staff about an inquiry. */
export const inquiryNoteInput = z.object({
  text: severalLines(INQUIRY_LIMITS.note, { missing: 'Escribe la nota', what: 'La nota' }),
});
