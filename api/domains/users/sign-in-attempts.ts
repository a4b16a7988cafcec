import type { Attempts, Counted, RateLimits } from '../../platform/http/rate-limits.ts';
import type { WorkQueue } from '../../platform/jobs/job-queue.ts';
import type { Viewer } from '../../platform/sessions.ts';
import { orderAccountMail } from './account-mail-job.ts';
import { SecondFactorNeededError } from './second-factor.ts';

// The one place where tried passwords and codes are counted.
//
// Failures of an account are counted for each network, so that a stranger cannot lock the account's owner out. A higher
// ceiling counts all networks together, against an attacker who has many. A device that the account knows is counted by itself:
// whatever strangers do, on any network, its owner can sign in there.

/** What counting an attempt needs of its request. */
export interface Attempting {
  limits: RateLimits;
  queue: Pick<WorkQueue, 'add'>;
  /** The network, as limits name it. */
  address: string;
}

/** What an attempt is counted for: a device that the account knows, and the account's e-mail for its network. */
export type Attempt = { device: string; email?: string } | { device: null; email: string };

/** A session counts as a device that its user knows. */
export const deviceOfSession = ({ sessionId }: Pick<Viewer, 'sessionId'>) => `session ${sessionId}`;

interface Counter {
  attempts: Attempts;
  /** Whether it only counts, and never refuses. */
  isSilent?: true;
}

/** The counters of an attempt. One that is refused is not counted by those behind: a single network cannot fill the ceiling. */
function countersOf(address: string, { device, email }: Attempt): Counter[] {
  const network = { loginAccount: `${email} ${address}` };
  if (device === null) {
    return [
      { attempts: network },
      { attempts: { loginAddress: address } },
      { attempts: { loginEverywhere: email } },
    ];
  }
  // The failures of a device give no additional ones to its network.
  const counters: Counter[] = [{ attempts: { deviceLogin: device } }];
  return email === undefined ? counters : [...counters, { attempts: network, isSilent: true }];
}

/**
 * Counts an attempt, checks it, and takes the count back if it succeeds. When failures from many networks reach the ceiling of
 * an account, its owner gets one mail.
 * @param check throws if the password or the code is wrong
 * @throws RateLimitedError, and what `check` throws
 */
export async function countedAttempt<Result>(
  { limits, queue, address }: Attempting,
  attempt: Attempt,
  check: () => Promise<Result>,
): Promise<Result> {
  const counted: Attempts[] = [];
  const takeBack = () => limits.takeBack({ one: Object.assign({}, ...counted) });
  let ceiling: Counted | undefined;
  const tellOwner = async (beyond: number) => {
    if (attempt.device !== null || ceiling?.beyond !== beyond) return;
    await orderAccountMail(queue, { kind: 'sign_in_locked', email: attempt.email, event: ceiling.end });
  };

  // Before the check, so that concurrent attempts on other instances cannot exceed a limit.
  for (const { attempts, isSilent } of countersOf(address, attempt)) {
    const states = await limits.count(attempts);
    ceiling = states.find(({ limit }) => limit === 'loginEverywhere');
    if (!isSilent && states.some(({ beyond }) => beyond > 0)) {
      await takeBack();
      await tellOwner(1);
      limits.refuse(states);
    }
    counted.push(attempts);
  }

  let result: Result;
  try {
    result = await check();
  } catch (error) {
    // A missing code is not a failed attempt.
    if (error instanceof SecondFactorNeededError) await takeBack();
    else await tellOwner(0);
    throw error;
  }
  const [own, ...others] = counted;
  await limits.takeBack({ all: own ?? {}, one: Object.assign({}, ...others) });
  return result;
}

/** Forgets the failures of an account whose owner has proved who they are. */
export function forgetAttempts({ limits, address }: Attempting, email: string): Promise<void> {
  return limits.takeBack({ all: { loginAccount: `${email} ${address}`, loginEverywhere: email } });
}
