import type { Database } from '../../platform/database/client.ts';
import type { DomainBackground } from '../../platform/domain.ts';
import { lockedLetter, passwordLetter, verificationLetter } from './account-letters.ts';
import { accountMailJob } from './account-mail-job.ts';
import { issueToken, removeExpiredTokens } from './account-tokens.ts';

const HOUR = 60 * 60_000;

/** The mails about an account itself. */
export const accountMails = {
  reset_password: {
    usefulFor: HOUR,
    compose: async (database, origin, { user }) =>
      passwordLetter(origin, await issueToken(database, 'reset_password', user)),
  },
  verify_email: {
    usefulFor: 24 * HOUR,
    async compose(database, origin, { user }) {
      if (user.emailVerifiedAt) return null;
      return verificationLetter(origin, await issueToken(database, 'verify_email', user));
    },
  },
  sign_in_locked: {
    usefulFor: 24 * HOUR,
    compose: async (_database, origin) => lockedLetter(origin),
  },
} satisfies DomainBackground['mails'];

/** Writes the mails about accounts, and removes links that have expired. */
export function openUsersBackground(database: Database): DomainBackground {
  return {
    jobs: () => [accountMailJob(database)],
    mails: accountMails,
    cleanUp: () => removeExpiredTokens(database),
  };
}
