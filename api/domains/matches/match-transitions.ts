import type { MatchStatus } from '../../platform/database/client.ts';

/** What staff can make happen to a match. */
export type MatchAction = 'start' | 'score' | 'finish' | 'postpone' | 'reschedule' | 'cancel' | 'reopen';

/**
 * From which states an action makes sense, and what the match is afterwards.
 *
 * A match is played from `scheduled` over `live` to `finished`; one whose score nobody kept goes there at once. Where it is
 * put off it is `postponed` until it has a new date, which makes it `scheduled` again. Nothing follows on `finished` and
 * `cancelled` but what undoes a mistake.
 */
const TRANSITIONS: Readonly<Record<MatchAction, Partial<Record<MatchStatus, MatchStatus>>>> = {
  start: { scheduled: 'live' },
  // A wrong figure is put right after the match, too.
  score: { live: 'live', finished: 'finished' },
  // A final score that was typed in can be typed again.
  finish: { scheduled: 'finished', live: 'finished', finished: 'finished' },
  // Also one that had to be broken off; what was scored so far is kept for the day on which it goes on.
  postpone: { scheduled: 'postponed', live: 'postponed' },
  reschedule: { scheduled: 'scheduled', postponed: 'scheduled', live: 'scheduled' },
  cancel: { scheduled: 'cancelled', postponed: 'cancelled', live: 'cancelled' },
  reopen: { cancelled: 'scheduled', finished: 'live', live: 'scheduled' },
};

/** What a match in this state becomes by an action; null where the action makes no sense. */
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

/** Why an action is refused, for the person who tried. */
export function refusalOf(action: MatchAction, from: MatchStatus): string {
  return `No se puede ${WHAT[action]}: el partido ${STATES[from]}`;
}
