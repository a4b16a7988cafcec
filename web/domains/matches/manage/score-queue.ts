import type { StoredTaps } from './stored-taps.ts';

/** Points of each side in one period. */
export interface Period {
  home: number;
  away: number;
}

export type Side = keyof Period;

/** One tap on the scoreboard: points for a side, the next period, or the last one taken back while it is empty. */
export type Tap =
  | { kind: 'points'; period: number; side: Side; points: number }
  | { kind: 'period'; period: number }
  | { kind: 'period-back'; period: number };

/**
 * A scoreboard that never loses a tap: the score on the server, the taps being sent, and those that wait for them. A
 * write names the score that it is based on, and may be repeated safely. So only one batch is sent at a time, and it
 * does not change until its response arrives.
 */
export interface ScoreQueue {
  /** The latest score from the server. */
  saved: readonly Period[];
  /** The batch being sent, or one whose response was lost. */
  sending: readonly Tap[];
  /** Taps since then. */
  waiting: readonly Tap[];
  phase: 'idle' | 'sending' | 'failed' | 'undecided' | 'refused';
  /** Whether the batch may have arrived although its response was lost. */
  unsure: boolean;
  /** The message for the user. */
  message: string | null;
  /** The newest score that was heard of while the batch was on its way. */
  heard: readonly Period[] | null;
  /** Scores that this page has written and whose live update has not arrived, the oldest first: on a slow network it comes after the response. */
  unheard: readonly (readonly Period[])[];
  /** Taps that can be undone, the latest last. */
  history: readonly Tap[];
}

const LONGEST_HISTORY = 50;
const MOST_UNHEARD = 20;
const MOST_PERIODS = 10;
const MOST_POINTS = 199;

export function newQueue(saved: readonly Period[]): ScoreQueue {
  return {
    saved,
    sending: [],
    waiting: [],
    phase: 'idle',
    unsure: false,
    message: null,
    heard: null,
    unheard: [],
    history: [],
  };
}

/** A score after some taps. */
export function applyTaps(score: readonly Period[], taps: readonly Tap[]): Period[] {
  const periods = score.map((period) => ({ ...period }));
  for (const tap of taps) {
    if (tap.kind === 'period-back') {
      const { home = 0, away = 0 } = periods[tap.period] ?? {};
      // Not if somebody has scored in it since.
      if (tap.period > 0 && tap.period === periods.length - 1 && home + away === 0) periods.pop();
      continue;
    }
    while (periods.length <= tap.period) periods.push({ home: 0, away: 0 });
    const period = periods[tap.period];
    if (tap.kind === 'points' && period) {
      period[tap.side] = Math.min(MOST_POINTS, Math.max(0, period[tap.side] + tap.points));
    }
  }
  return periods;
}

/** The score on the screen: with all taps, saved or not. */
export function shownScore({ saved, sending, waiting }: ScoreQueue): Period[] {
  return applyTaps(saved, [...sending, ...waiting]);
}

/** The taps that the server has not confirmed. */
export function unsaved({ sending, waiting }: ScoreQueue): number {
  return sending.length + waiting.length;
}

export type QueueEvent =
  | { type: 'tap'; tap: Tap }
  | { type: 'undo' }
  | { type: 'send' }
  | { type: 'saved' }
  | { type: 'failed'; message: string }
  | { type: 'refused'; message: string }
  | { type: 'changed'; score: readonly Period[] }
  | { type: 'decide'; keep: boolean }
  | { type: 'fetched'; score: readonly Period[] }
  | ({ type: 'restore' } & StoredTaps);

export const CHANGED_BY_OTHERS =
  'Otra persona también está anotando. Hemos sumado tus puntos a los suyos: revisa el marcador.';
const WHICH =
  'El marcador ha cambiado y no sabemos si tus últimos puntos llegaron. Compáralo con la pista y decide.';

/** The next state of the queue after an event. */
export function nextQueue(queue: ScoreQueue, event: QueueEvent): ScoreQueue {
  switch (event.type) {
    case 'tap':
      return pressed(queue, event.tap);
    case 'undo':
      return undone(queue);
    case 'send':
      return {
        ...queue,
        phase: 'sending',
        heard: null,
        // After a failure the same batch is sent again.
        ...(queue.sending.length === 0 && { sending: queue.waiting, waiting: [] }),
      };
    case 'saved': {
      const { score, unheard } = arrived(queue);
      return { ...settled(queue, score), unheard, message: null };
    }
    case 'failed':
      return { ...queue, phase: 'failed', unsure: true, message: event.message };
    case 'refused':
      return { ...queue, phase: 'refused', message: event.message };
    case 'changed':
      return changedElsewhere(queue, event.score);
    case 'decide': {
      const waiting = event.keep ? [...queue.sending, ...queue.waiting] : queue.waiting;
      return { ...settled(queue, queue.saved), waiting, message: null };
    }
    case 'fetched': {
      const own = queue.unheard.findIndex((score) => sameScore(score, event.score));
      // Older than what this page has written since.
      if (own >= 0) return { ...queue, unheard: queue.unheard.slice(own + 1) };
      const heard = { ...queue, unheard: [] };
      if (queue.phase === 'sending') return { ...heard, heard: event.score };
      return queue.phase === 'idle' && unsaved(queue) === 0 ? { ...heard, saved: event.score } : heard;
    }
    case 'restore':
      return restored(queue, event);
  }
}

function pressed(queue: ScoreQueue, tap: Tap): ScoreQueue {
  const before = shownScore(queue);
  if (tap.period >= MOST_PERIODS || sameScore(before, applyTaps(before, [tap]))) return queue;
  const history = [...queue.history, tap].slice(-LONGEST_HISTORY);
  return { ...queue, waiting: [...queue.waiting, tap], history };
}

function undone(queue: ScoreQueue): ScoreQueue {
  const last = queue.history.at(-1);
  if (!last || last.kind === 'period-back') return queue;
  const history = queue.history.slice(0, -1);
  // A tap that was not sent is simply removed.
  if (queue.waiting.at(-1) === last) return { ...queue, history, waiting: queue.waiting.slice(0, -1) };
  const back: Tap =
    last.kind === 'points' ? { ...last, points: -last.points } : { ...last, kind: 'period-back' };
  return { ...queue, history, waiting: [...queue.waiting, back] };
}

/**
 * The score after the batch has arrived, and the own scores whose live update is still to come. The batch replaced the score that
 * it was based on, so what was heard meanwhile and is neither of the two came after it, from another scorekeeper.
 */
function arrived({ saved, sending, heard, unheard }: ScoreQueue) {
  if (heard && !sameScore(heard, saved)) return { score: heard, unheard: [] };
  const own = applyTaps(saved, sending);
  return { score: own, unheard: [...unheard, own].slice(-MOST_UNHEARD) };
}

function settled(queue: ScoreQueue, saved: readonly Period[]): ScoreQueue {
  return { ...queue, saved, sending: [], phase: 'idle', unsure: false };
}

/** Another user has changed the score: our points are added, unless they may be in it already. */
function changedElsewhere(queue: ScoreQueue, score: readonly Period[]): ScoreQueue {
  if (queue.unsure) return { ...queue, saved: score, phase: 'undecided', message: WHICH };
  const waiting = [...queue.sending, ...queue.waiting];
  return { ...settled(queue, score), waiting, message: CHANGED_BY_OTHERS };
}

/** Continues after a page was closed: its last batch arrived, or is sent again, or the user has to decide. */
function restored(queue: ScoreQueue, { base, sending, waiting, undecided }: StoredTaps): ScoreQueue {
  const { saved } = queue;
  if (!undecided && sameScore(saved, applyTaps(base, [...sending, ...waiting]))) return queue;
  if (!undecided && sameScore(saved, applyTaps(base, sending))) return { ...queue, waiting };
  const unsent: ScoreQueue = { ...queue, sending, waiting, unsure: sending.length > 0 };
  // The batch may still be on its way, so the same write is repeated: the server accepts it a second time.
  if (!undecided && sameScore(saved, base)) return unsent;
  if (!undecided && sending.length === 0) return { ...unsent, message: CHANGED_BY_OTHERS };
  return { ...unsent, phase: 'undecided', message: WHICH };
}

export function sameScore(one: readonly Period[], other: readonly Period[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ home, away }, index) => home === other[index]?.home && away === other[index]?.away)
  );
}

/** The points of a side in all periods. */
export function total(score: readonly Period[], side: Side): number {
  return score.reduce((sum, period) => sum + period[side], 0);
}
