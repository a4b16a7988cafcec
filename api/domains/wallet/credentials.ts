import type { Config } from '../../config.ts';
import type { AppleCredentials } from './apple-credentials.ts';
import type { GoogleCredentials } from './google-credentials.ts';

/** The wallets that the site offers now: those that are configured, and whose certificates are in force. */
export function applyingCredentials(
  { appleWallet, googleWallet }: Pick<Config, 'appleWallet' | 'googleWallet'>,
  now = new Date(),
): { apple: AppleCredentials | undefined; google: GoogleCredentials | undefined } {
  return { apple: appleWallet && appleWallet.endsAt > now ? appleWallet : undefined, google: googleWallet };
}

const WARN_BEFORE = 30 * 24 * 60 * 60_000;

/** When the certificate for Apple Wallet ends, if that is within 30 days or has been; otherwise null. */
export function endingSoon({ appleWallet }: Pick<Config, 'appleWallet'>, now = new Date()): Date | null {
  if (!appleWallet || appleWallet.endsAt.getTime() - now.getTime() > WARN_BEFORE) return null;
  return appleWallet.endsAt;
}
