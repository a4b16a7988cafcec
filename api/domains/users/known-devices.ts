import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { User } from '../../platform/database/client.ts';
import { derivedKey, type SecretConfig } from './secret-key.ts';

// A browser on which a person has signed in is known to their account: strangers' failed sign-ins do not lock it out. Its
// cookie has a random id, and for each account a proof: the id signed together with the account and its password hash.
// So nobody can make one, it is worth nothing for other accounts, and every new password forgets all devices.

/** Accounts of one browser; the one that signed in longest ago is forgotten first. */
const MOST_ACCOUNTS = 5;

const COOKIE = /^[\w-]{22}(?:\.[\w-]{43}){1,5}$/;

/** Who signs in; the password is the stored hash. */
type Account = Pick<User, 'id' | 'password'>;

/** Where the same work is done for an unknown account. */
const NOBODY: Account = { id: 0, password: '' };

function proofOf(config: SecretConfig, device: string, { id, password }: Account): string {
  const key = derivedKey(config, 'known devices');
  return createHmac('sha256', key).update(`${device}\n${id}\n${password}`).digest('base64url');
}

const areEqual = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/**
 * Reads the cookie of a device.
 * @param account undefined if there is none: the same work is done
 * @returns the account with the device, as a key for limits, or null if the account does not know it
 */
export function knownDevice(
  config: SecretConfig,
  cookie: string | null,
  account: Account | undefined,
): string | null {
  if (cookie === null || !COOKIE.test(cookie)) return null;
  const [device = '', ...proofs] = cookie.split('.');
  const proof = proofOf(config, device, account ?? NOBODY);
  const isKnown = proofs.some((one) => areEqual(one, proof));
  return isKnown && account !== undefined ? `${account.id} ${device}` : null;
}

/**
 * Makes a device known to an account.
 * @param cookie the device's cookie so far, or null
 * @returns its new cookie; accounts that knew it still do
 */
export function rememberedDevice(config: SecretConfig, cookie: string | null, account: Account): string {
  const isCookie = cookie !== null && COOKIE.test(cookie);
  const [device = '', ...proofs] = isCookie ? cookie.split('.') : [randomBytes(16).toString('base64url')];
  const proof = proofOf(config, device, account);
  const others = proofs.filter((one) => one !== proof);
  return [device, proof, ...others].slice(0, 1 + MOST_ACCOUNTS).join('.');
}
