import type { MatchStatus } from '../../platform/database/client.ts';

/** Actions of staff on a match. */
export type MatchAction = 'start' | 'score' | 'finish' | 'postpone' | 'reschedule' | 'cancel' | 'reopen';

/**
 * For each action: the states in which it is possible, and the state after it. A match goes from `scheduled` over
 * `live` to `finished`, or straight to `finished` if no score was recorded. A postponed match becomes `scheduled`
 * again with its new date. `finished` and `cancelled` are final, except for corrections.
 */
const TRANSITIONS: Readonly<Record<MatchAction, Partial<Record<MatchStatus, MatchStatus>>>> = {
  start: { scheduled: 'live' },
  // Mistakes can be corrected after the match.
  score: { live: 'live', finished: 'finished' },
  // A final score can be entered again.
  finish: { scheduled: 'finished', live: 'finished', finished: 'finished' },
  // Includes an interrupted match; it keeps its points until it continues.
  postpone: { scheduled: 'postponed', live: 'postponed' },
  reschedule: { scheduled: 'scheduled', postponed: 'scheduled', live: 'scheduled' },
  cancel: { scheduled: 'cancelled', postponed: 'cancelled', live: 'cancelled' },
  reopen: { cancelled: 'scheduled', finished: 'live', live: 'scheduled' },
};

/** The state after an action; null if the action is not possible. */
export function statusAfter(action: MatchAction, from: MatchStatus): MatchStatus | null {
  return TRANSITIONS[action][from] ?? null;
}

const WHAT: Readonly<Record<MatchAction, string>> = {
  start: 'empezar',
  score: 'anotar',
  finish: 'terminar',
  postpone: 'aplazar',
  reschedule: 'cambiar de fecha',
  cancel: 'cancelar',
  reopen: 'reabrir',
};

const STATES: Readonly<Record<MatchStatus, string>> = {
  scheduled: 'está programado',
  live: 'está en juego',
  finished: 'ya ha terminado',
  postponed: 'está aplazado',
  cancelled: 'está cancelado',
};

/** The reason for the refusal, as shown to the user. */
export function refusalOf(action: MatchAction, from: MatchStatus): string {
  return `No se puede ${WHAT[action]}: el partido ${STATES[from]}`;
}
