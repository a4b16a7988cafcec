import { z } from 'zod';
import { ONE_LINE } from './text.input.ts';

/** Maximum length of an address in characters. */
export const LONGEST_ADDRESS = 2048;

/** Only http and https addresses, never `javascript:` or others. */
export function isWebAddress(address: string): boolean {
  return (
    address.length <= LONGEST_ADDRESS &&
    /^https?:\/\/[^\s"'<>\\]+$/i.test(address) &&
    ONE_LINE.test(address) &&
    URL.canParse(address)
  );
}

/** Whether the path can be one of an uploaded picture: `/uploads/players/nuria-1763750000000-0a1b2c.webp`. */
export function isUploadedPicture(
  kind: 'news' | 'players' | 'products' | 'sponsors',
  address: string,
): boolean {
  return /^\/uploads\/([a-z]+)\/[a-z0-9][a-z0-9-]{0,99}\.webp$/.exec(address)?.[1] === kind;
}

/** An optional address: null and an empty form field both mean «none». */
export function optionalAddress(isFine: (address: string) => boolean, wrong: string) {
  return z
    .union([z.null(), z.string().trim()], { error: wrong })
    .transform((value) => value || null)
    .refine((value) => value === null || isFine(value), wrong);
}
