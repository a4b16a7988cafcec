import { club } from '../../club/club.ts';

const DIGITS = 5;

/**
 * The number on the member card, for example «PMB-00042»: the club's prefix and the account's id. So it stays the
 * same through renewals and breaks, needs no counter and is never reused.
 */
export function memberNumber(userId: number): string {
  return `${club.abbreviation}-${String(userId).padStart(DIGITS, '0')}`;
}

/** The account id in a typed number: «PMB-00042», «pmb 42», «00042». Null if it is not a member number. */
export function readMemberNumber(text: string): number | null {
  const digits = new RegExp(`^(?:${club.abbreviation})?[\\s-]*(\\d{1,10})$`, 'i').exec(text.trim())?.[1];
  const userId = Number(digits ?? 0);
  return userId > 0 && userId <= 2_147_483_647 ? userId : null;
}
