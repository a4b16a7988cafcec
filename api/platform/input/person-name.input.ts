import type { z } from 'zod';

const DOTS = /[.。]/u;
/** A host or the start of an address: `evil.com`, `www.evil`, `http://…`. Initials («J.R.», «Mª. Luisa») are none. */
const LINK = new RegExp(`://|\\bwww${DOTS.source}|[\\p{L}\\p{N}]${DOTS.source}\\p{L}[\\p{L}\\p{N}-]`, 'iu');

/** Full-width signs and invisible characters look like, or hide, the plain ones. */
const asSeen = (text: string) => text.normalize('NFKC').replace(/\p{Cf}/gu, '');

/** Whether a text contains an e-mail address or a link, or the signs around them. */
export function hasAddress(text: string): boolean {
  const seen = asSeen(text);
  return /[@<>]/.test(seen) || LINK.test(seen);
}

/**
 * The rule for every name that people type about themselves: names appear in mails and beside comments, where programs turn
 * addresses into links.
 */
export const personName = <Schema extends z.ZodType<string>>(schema: Schema) =>
  schema.refine(
    (value) => !hasAddress(value),
    'El nombre no puede contener correos, enlaces ni los signos @, < y >. Deja un espacio después de cada punto',
  );
