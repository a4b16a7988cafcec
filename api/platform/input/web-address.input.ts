import { z } from 'zod';
import { ONE_LINE } from './text.input.ts';

/** Longest address of a page or a picture in characters. */
export const LONGEST_ADDRESS = 2048;

/** Whether a browser may be sent there: never `javascript:` or anything else that is no page. */
export function isWebAddress(address: string): boolean {
  return (
    address.length <= LONGEST_ADDRESS &&
    /^https?:\/\/[^\s"'<>\\]+$/i.test(address) &&
    ONE_LINE.test(address) &&
    URL.canParse(address)
  );
}

/** Whether a picture that staff uploaded may lie there: `/uploads/players/nuria-1763750000000-0a1b2c.webp`. */
export function isUploadedPicture(
  kind: 'news' | 'players' | 'products' | 'sponsors',
  address: string,
): boolean {
  return /^\/uploads\/([a-z]+)\/[a-z0-9][a-z0-9-]{0,99}\.webp$/.exec(address)?.[1] === kind;
}

/** An address that need not be there: null and the empty box of a form both mean «without one». */
export function optionalAddress(isFine: (address: string) => boolean, wrong: string) {
  return z
    .union([z.null(), z.string().trim()], { error: wrong })
    .transform((value) => value || null)
    .refine((value) => value === null || isFine(value), wrong);
}
