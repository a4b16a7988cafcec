import { club } from '../../club/club.ts';

const DIGITS = 5;

/**
 * The number on the member card: «PMB-00042», the club and the number of the account. So it stays with the person
 * through renewals and pauses, needs no counter, and nobody else ever gets it.
 */
export function memberNumber(userId: number): string {
  return `${club.abbreviation}-${String(userId).padStart(DIGITS, '0')}`;
}

/** The account of a number as somebody types it: «PMB-00042», «pmb 42», «00042». Null where it is none. */
export function readMemberNumber(text: string): number | null {
  const digits = new RegExp(`^(?:${club.abbreviation})?[\\s-]*(\\d{1,10})$`, 'i').exec(text.trim())?.[1];
  const userId = Number(digits ?? 0);
  return userId > 0 && userId <= 2_147_483_647 ? userId : null;
}
