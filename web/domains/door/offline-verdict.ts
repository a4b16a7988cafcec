import {
  HASH_LENGTH,
  hashedTexts,
  readDoorCode,
  saltedText,
} from '../../../api/domains/door/door-code.input.ts';
import type { DoorListQuery, DoorReason } from '../../gql/graphql.ts';
import type { Shown } from './verdict-words.ts';

/** The list of a match on this device. */
export type SavedEntries = NonNullable<DoorListQuery['doorList']>;
type Entry = SavedEntries['entries'][number];

/** The list with a quick way to find a hash, and who came in at this device since. */
export interface OfflineList {
  salt: string;
  madeAt: string;
  find: ReadonlyMap<string, Entry>;
}

export function openList({ salt, madeAt, entries }: SavedEntries): OfflineList {
  const find = new Map<string, Entry>();
  for (const entry of entries) {
    const own = { ...entry };
    // Two passes of one order have the same locator, which then names neither.
    for (const hash of entry.hashes) find.set(hash, find.has(hash) ? { ...own, reason: 'AMBIGUOUS' } : own);
  }
  return { salt, madeAt, find };
}

async function hashOf(salt: string, text: string): Promise<string> {
  const bytes = new Uint8Array(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(saltedText(salt, text))),
  );
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, HASH_LENGTH);
}

/** The entry of a code; null if the list has none. */
async function entryOf({ salt, find }: OfflineList, typed: string): Promise<Entry | null> {
  const code = readDoorCode(typed);
  const hashes = await Promise.all((code ? hashedTexts(code) : []).map((text) => hashOf(salt, text)));
  const found = hashes.flatMap((hash) => find.get(hash) ?? []);
  // The reference of a pass says more than its locator.
  return found.find(({ reason }) => reason !== 'AMBIGUOUS') ?? found[0] ?? null;
}

/** Remembers that somebody came in, also one whom the server admitted. */
export async function markAdmitted(
  list: OfflineList,
  code: string,
  { gate, at }: { gate: string; at: string },
): Promise<void> {
  const entry = await entryOf(list, code);
  if (entry) Object.assign(entry, { reason: 'ALREADY_ADMITTED' satisfies DoorReason, gate, admittedAt: at });
}

/** Decides a code without the server. The list knows nobody's name. */
export async function decideOffline(list: OfflineList | null, code: string): Promise<Shown> {
  const nobody = { type: null, name: null, number: null, gate: null, admittedAt: null };
  const rest = { ...nobody, otherMatch: null, otherMatchDate: null, isOffline: true };
  if (!list) return { ...rest, colour: 'RED', reason: 'NO_LIST' };
  const entry = await entryOf(list, code);
  if (!entry) return { ...rest, colour: 'RED', reason: 'NOT_LISTED', admittedAt: list.madeAt };
  const { reason, type, gate, admittedAt } = entry;
  return { ...rest, colour: colourOf(reason), reason, type, gate, admittedAt };
}

const AMBER: readonly DoorReason[] = ['MOVED_MATCH', 'OTHER_SEASON', 'NOT_VERIFIED'];

function colourOf(reason: DoorReason): Shown['colour'] {
  if (reason === 'ADMITTED') return 'GREEN';
  return AMBER.includes(reason) ? 'AMBER' : 'RED';
}
