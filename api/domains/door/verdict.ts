import type { AdmissionFault } from '../../platform/database/client.ts';
import type { DoorMatch, Subject } from './subjects.ts';

export const DOOR_REASONS = [
  'admitted',
  'already_admitted',
  'cancelled',
  'returned',
  'transferred',
  'other_match',
  'moved_match',
  'other_season',
  'not_verified',
  'match_closed',
  'match_over',
  'unknown',
  'ambiguous',
  'undone',
] as const;
export type DoorReason = (typeof DOOR_REASONS)[number];

export const DOOR_COLOURS = ['green', 'amber', 'red'] as const;
export type DoorColour = (typeof DOOR_COLOURS)[number];

/** Somebody has to look, and may let the person in. */
const TO_LOOK_AT: readonly DoorReason[] = ['moved_match', 'other_season', 'not_verified'];

/** Green admits, amber needs a person to decide, red refuses. */
export function colourOf(reason: DoorReason): DoorColour {
  if (reason === 'admitted') return 'green';
  return TO_LOOK_AT.includes(reason) ? 'amber' : 'red';
}

/** What would come of it if it were scanned now. A pure function of what is stored. */
export function judge(subject: Subject, match: DoorMatch): DoorReason {
  if (match.status === 'cancelled' || match.status === 'postponed') return 'match_closed';
  if (subject.state !== null && subject.state !== 'valid') return subject.state;
  const isOfOther = subject.kind === 'ticket' && subject.ticketMatchId !== match.id;
  // A ticket that was used at its own match is no copy of one that came in today.
  if (isOfOther && subject.ticketMatchStatus !== 'postponed') return 'other_match';
  if (subject.admissionId !== null) return 'already_admitted';
  if (match.status === 'finished') return 'match_over';
  // The holder of a ticket of a postponed match may not have heard of it.
  if (isOfOther) return 'moved_match';
  if (subject.kind === 'member_card' && !isInForce(subject, match)) return 'other_season';
  if (subject.kind === 'season_pass') {
    const season = /\d{4}/.exec(subject.season ?? '')?.[0];
    if (season && Number(season) !== match.season) return 'other_season';
    if (subject.passStatus !== 'verified') return 'not_verified';
  }
  return 'admitted';
}

/** On the day of the match, so that a card that ends during it still admits. */
const isInForce = ({ validFrom, validUntil }: Subject, { matchDate }: DoorMatch) =>
  validFrom !== null && validUntil !== null && validFrom <= matchDate && validUntil > matchDate;

/** Why a person who came in while the device was offline does not count; null if they do. */
export function faultOf(reason: DoorReason): AdmissionFault | null {
  switch (reason) {
    case 'cancelled':
    case 'returned':
    case 'transferred':
    case 'other_match':
    case 'match_closed':
      return reason;
    default:
      return null;
  }
}

/** What it is, for the person at the gate: «Entrada», «Carnet · Socio general». */
export function typeOf({ kind, paidBy, label }: Subject): string {
  if (kind === 'ticket') return paidBy === 'complimentary' ? 'Invitación' : 'Entrada';
  return [kind === 'member_card' ? 'Carnet' : 'Abono', label].filter(Boolean).join(' · ');
}
