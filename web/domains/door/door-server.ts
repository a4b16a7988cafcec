import type { Client, CombinedError } from 'urql';
import { readOutcome } from '../../graphql/results.ts';
import { Admit, DoorListQuery, SyncScans } from './door-documents.ts';
import { deviceId } from './door-post.ts';
import { dequeue, queuedScans, type QueuedScan } from './door-store.ts';
import type { SavedEntries } from './offline-verdict.ts';
import type { Shown } from './verdict-words.ts';

// What the door page asks the server. Null means that there was no answer: the device is offline then.

/** A person at the gate waits, so a slow server is as good as none. In milliseconds. */
const PATIENCE = 2500;
const LIST_PATIENCE = 20_000;
/** What one call of `syncScans` takes. */
const MOST = 100;

const within = (time: number) => ({
  requestPolicy: 'network-only' as const,
  fetch: (input: RequestInfo | URL, init?: RequestInit) =>
    fetch(input, { ...init, signal: AbortSignal.timeout(time) }),
});

/** Whether the request got no answer of the site: no network, a timeout, an error on the way, too many requests. */
export function isNoAnswer(error: CombinedError | undefined): boolean {
  return error !== undefined && !DECIDED.includes(String(refusalOf(error)));
}

/** Codes of refusals that another try would not change. */
const DECIDED = ['UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT'];

/** The code of a refusal: UNAUTHENTICATED, FORBIDDEN … */
export const refusalOf = (error: CombinedError | undefined): unknown =>
  error?.graphQLErrors[0]?.extensions['code'];

export interface ScanInput {
  id: string;
  matchId: string;
  gate: string;
  code: string;
  at: string;
  letIn?: boolean;
}

/** Lets the server decide a scan. */
export async function admitOnline(client: Client, scan: ScanInput): Promise<Shown | null> {
  const input = { ...scan, device: deviceId() };
  const { data, error } = await client.mutation(Admit, { input }, within(PATIENCE)).toPromise();
  if (isNoAnswer(error)) return null;
  const outcome = readOutcome(data?.admit, error);
  if (outcome.ok) return outcome.value.verdict;
  const none = { type: null, name: null, number: null, gate: null, admittedAt: null };
  const message =
    refusalOf(error) === 'UNAUTHENTICATED' ? 'Tu sesión ha terminado: entra de nuevo' : outcome.message;
  return { ...none, otherMatch: null, otherMatchDate: null, colour: 'RED', reason: 'REFUSED', message };
}

export async function fetchList(client: Client, matchId: string): Promise<SavedEntries | null> {
  const { data } = await client.query(DoorListQuery, { matchId }, within(LIST_PATIENCE)).toPromise();
  return data?.doorList ?? null;
}

/** Whether the site answers. */
export async function isReachable(): Promise<boolean> {
  const answer = fetch('/livez', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) });
  return answer.then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Why what waits cannot be sent, and still waits. */
export type Unsent = 'no answer' | 'signed out';

/**
 * Sends what waits, and forgets what the server has recorded.
 * @returns the number of conflicts, or why the rest still waits
 */
export async function sendQueue(client: Client): Promise<number | Unsent> {
  let conflicts = 0;
  const waiting = await queuedScans();
  for (const matchId of new Set(waiting.map((scan) => scan.matchId))) {
    const scans = waiting.filter((scan) => scan.matchId === matchId);
    for (let start = 0; start < scans.length; start += MOST) {
      const found = await sendPart(client, matchId, scans.slice(start, start + MOST));
      if (typeof found === 'string') return found;
      conflicts += found;
    }
  }
  return conflicts;
}

async function sendPart(
  client: Client,
  matchId: string,
  scans: readonly QueuedScan[],
): Promise<number | Unsent> {
  const input = {
    matchId,
    device: deviceId(),
    scans: scans.map(({ id, code, gate, at }) => ({ id, code, gate, at })),
  };
  const { data, error } = await client.mutation(SyncScans, { input }, within(LIST_PATIENCE)).toPromise();
  if (['UNAUTHENTICATED', 'FORBIDDEN'].includes(String(refusalOf(error)))) return 'signed out';
  if (!data) return 'no answer';
  const outcome = readOutcome(data.syncScans, error);
  // The server will never take this part: the match is gone, or something in it is wrong. One by one, the others pass.
  if (!outcome.ok && scans.length > 1) {
    let conflicts = 0;
    for (const scan of scans) {
      const found = await sendPart(client, matchId, [scan]);
      if (typeof found === 'number') conflicts += found;
    }
    return conflicts;
  }
  await Promise.all(scans.map(({ id }) => dequeue(id)));
  return outcome.ok ? outcome.value.verdicts.filter(({ reason }) => reason !== 'ADMITTED').length : 1;
}
