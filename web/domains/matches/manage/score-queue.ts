/** Points of each side in one period. */
export interface Period {
  home: number;
  away: number;
}

export type Side = keyof Period;

/** One press at the scoreboard: points for a side, or the next period. */
export type Tap =
  | { kind: 'points'; period: number; side: Side; points: number }
  | { kind: 'period'; period: number };

/**
 * A scoreboard that never loses a press: what the server has, what is on its way, and what waits for that.
 *
 * A write says which score it saw, and the same write may be sent again and again. So one batch is on its way at a time,
 * and it stays as it is until its answer has come.
 */
export interface ScoreQueue {
  /** The score that the server has told last. */
  saved: readonly Period[];
  /** The batch on its way, or whose answer was lost. */
  sending: readonly Tap[];
  /** Pressed since. */
  waiting: readonly Tap[];
  phase: 'idle' | 'sending' | 'failed' | 'undecided' | 'refused';
  /** Whether the batch may have arrived without our hearing of it. */
  unsure: boolean;
  /** What to tell the person. */
  message: string | null;
  /** Points that can be taken back, the latest last. */
  history: readonly Tap[];
}

const LONGEST_HISTORY = 50;
const MOST_PERIODS = 10;
const MOST_POINTS = 199;

export function newQueue(saved: readonly Period[]): ScoreQueue {
  return { saved, sending: [], waiting: [], phase: 'idle', unsure: false, message: null, history: [] };
}

/** A score after some presses. */
export function applyTaps(score: readonly Period[], taps: readonly Tap[]): Period[] {
  const periods = score.map((period) => ({ ...period }));
  for (const tap of taps) {
    while (periods.length <= tap.period) periods.push({ home: 0, away: 0 });
    const period = periods[tap.period];
    if (tap.kind === 'points' && period) {
      period[tap.side] = Math.min(MOST_POINTS, Math.max(0, period[tap.side] + tap.points));
    }
  }
  return periods;
}

/** What the person sees: everything that was pressed, saved or not. */
export function shownScore({ saved, sending, waiting }: ScoreQueue): Period[] {
  return applyTaps(saved, [...sending, ...waiting]);
}

/** Presses that the server has not confirmed. */
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
  | { type: 'told'; score: readonly Period[] }
  | { type: 'restore'; base: readonly Period[]; taps: readonly Tap[] };

export const SOMEBODY_ELSE =
  'Otra persona también está anotando. Hemos sumado tus puntos a los suyos: revisa el marcador.';
const WHICH =
  'El marcador ha cambiado y no sabemos si tus últimos puntos llegaron. Compáralo con la pista y decide.';

/** What becomes of the queue by an event. */
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
        // After a failure the very same batch goes again.
        ...(queue.sending.length === 0 && { sending: queue.waiting, waiting: [] }),
      };
    case 'saved':
      return { ...settled(queue, applyTaps(queue.saved, queue.sending)), message: null };
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
    case 'told':
      return queue.phase === 'idle' && unsaved(queue) === 0 ? { ...queue, saved: event.score } : queue;
    case 'restore':
      return restored(queue, event.base, event.taps);
  }
}

function pressed(queue: ScoreQueue, tap: Tap): ScoreQueue {
  const before = shownScore(queue);
  if (tap.period >= MOST_PERIODS || sameScore(before, applyTaps(before, [tap]))) return queue;
  const history = tap.kind === 'points' ? [...queue.history, tap].slice(-LONGEST_HISTORY) : queue.history;
  return { ...queue, waiting: [...queue.waiting, tap], history };
}

function undone(queue: ScoreQueue): ScoreQueue {
  const last = queue.history.at(-1);
  if (last?.kind !== 'points') return queue;
  const history = queue.history.slice(0, -1);
  // What has not left yet never happened.
  if (queue.waiting.at(-1) === last) return { ...queue, history, waiting: queue.waiting.slice(0, -1) };
  return { ...queue, history, waiting: [...queue.waiting, { ...last, points: -last.points }] };
}

function settled(queue: ScoreQueue, saved: readonly Period[]): ScoreQueue {
  return { ...queue, saved, sending: [], phase: 'idle', unsure: false };
}

/** Somebody else wrote: our points come on top, unless ours may be among theirs already. */
function changedElsewhere(queue: ScoreQueue, score: readonly Period[]): ScoreQueue {
  if (queue.unsure) return { ...queue, saved: score, phase: 'undecided', message: WHICH };
  const waiting = [...queue.sending, ...queue.waiting];
  return { ...settled(queue, score), waiting, message: SOMEBODY_ELSE };
}

/** The page was closed with points on their way: they arrived, or they did not, or nobody can tell. */
function restored(queue: ScoreQueue, base: readonly Period[], taps: readonly Tap[]): ScoreQueue {
  if (taps.length === 0 || sameScore(queue.saved, applyTaps(base, taps))) return queue;
  if (sameScore(queue.saved, base)) return { ...queue, waiting: taps };
  return { ...queue, sending: taps, phase: 'undecided', unsure: true, message: WHICH };
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
