import type { AdmissionKind, Database } from '../../platform/database/client.ts';
import { memberNumber } from '../memberships/member-number.ts';
import { printedNumber } from '../tickets/printed-number.input.ts';
import { doorMatch, everySubject, type Subject } from './subjects.ts';
import { judge, typeOf } from './verdict.ts';

/** A line of the printed list, with a box to tick. */
export interface DoorSheetLine {
  kind: AdmissionKind;
  type: string;
  /** Null if the account was closed. */
  name: string | null;
  /** As it is printed on what the person shows; null for a pass without a reference. */
  number: string | null;
  /** Where and when the person came in before the list was printed. */
  gate: string | null;
  admittedAt: Date | null;
}

const NAMES = new Intl.Collator('es');

/**
 * Everybody who may come in to a match, by name, for gates without devices: valid tickets, member cards in force and
 * verified season passes of the season.
 */
export async function doorSheet(database: Database, matchId: number | null): Promise<DoorSheetLine[]> {
  const match = await doorMatch(database, matchId);
  if (!match) return [];
  // A list that is printed before a match was postponed, or after its end, has the same people.
  const played = { ...match, status: 'scheduled' as const };
  const subjects = await everySubject(database, match);
  return subjects
    .filter((subject) => ['admitted', 'already_admitted'].includes(judge(subject, played)))
    .map((subject) => ({
      kind: subject.kind,
      type: typeOf(subject),
      name: subject.name,
      number: numberOf(subject),
      gate: subject.gate,
      admittedAt: subject.admittedAt,
    }))
    .toSorted(
      (one, other) =>
        NAMES.compare(one.name ?? '\uffff', other.name ?? '\uffff') ||
        NAMES.compare(one.number ?? '', other.number ?? ''),
    );
}

function numberOf({ kind, id, userId, reference, locator }: Subject): string | null {
  switch (kind) {
    case 'ticket':
      return printedNumber(id);
    case 'member_card':
      return userId === null ? null : memberNumber(userId);
    case 'season_pass':
      return reference ?? locator;
  }
}
