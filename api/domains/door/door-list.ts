import { createHash, randomBytes } from 'node:crypto';
import type { AdmissionKind, Database } from '../../platform/database/client.ts';
import { HASH_LENGTH, hashedTexts, plainPassCode, saltedText } from './door-code.input.ts';
import { doorMatch, everySubject, type Subject } from './subjects.ts';
import { judge, typeOf, type DoorReason } from './verdict.ts';

/** What a device needs to decide without a connection: no names, no e-mails, no codes. */
export interface DoorList {
  salt: string;
  madeAt: Date;
  entries: DoorListEntry[];
}

export interface DoorListEntry {
  /** Salted hashes of the codes that name it. */
  hashes: string[];
  kind: AdmissionKind;
  type: string;
  /** What would come of it now. */
  reason: DoorReason;
  gate: string | null;
  admittedAt: Date | null;
}

/**
 * The list of everything that may be shown at the gates of a match. Each list has a salt of its own, so that two lists
 * cannot be compared.
 * @returns null if the club plays no such match at home
 */
export async function doorList(
  database: Database,
  matchId: number | null,
  now = new Date(),
): Promise<DoorList | null> {
  const match = await doorMatch(database, matchId);
  if (!match) return null;
  const salt = randomBytes(16).toString('hex');
  const subjects = await everySubject(database, match);
  return {
    salt,
    madeAt: now,
    entries: subjects.map((subject) => ({
      hashes: textsOf(subject).map((text) => hashed(salt, text)),
      kind: subject.kind,
      type: typeOf(subject),
      reason: judge(subject, match),
      gate: subject.gate,
      admittedAt: subject.admittedAt,
    })),
  };
}

function textsOf({ kind, id, userId, reference, locator }: Subject): string[] {
  switch (kind) {
    case 'ticket':
      return [
        ...hashedTexts({ kind, id }),
        ...hashedTexts({ kind: 'ticket_number', number: id.slice(0, 8) }),
      ];
    case 'member_card':
      return [
        ...hashedTexts({ kind, id }),
        ...(userId === null ? [] : hashedTexts({ kind: 'member_number', userId })),
      ];
    case 'season_pass': {
      const codes = [reference, locator].flatMap((code) => (code ? [plainPassCode(code)] : []));
      return hashedTexts({ kind, parts: codes });
    }
  }
}

const hashed = (salt: string, text: string) =>
  createHash('sha256').update(saltedText(salt, text)).digest('hex').slice(0, HASH_LENGTH);
