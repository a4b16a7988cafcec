import { describe, expect, test } from 'vitest';
import {
  applyTaps,
  newQueue,
  nextQueue,
  shownScore,
  SOMEBODY_ELSE,
  total,
  unsaved,
  type Period,
  type QueueEvent,
  type ScoreQueue,
  type Tap,
} from './score-queue.ts';

const home = (points: number, period = 0): Tap => ({ kind: 'points', period, side: 'home', points });
const tap = (points: number): QueueEvent => ({ type: 'tap', tap: home(points) });
const after = (queue: ScoreQueue, ...events: QueueEvent[]) => events.reduce(nextQueue, queue);
const begun = newQueue([{ home: 0, away: 0 }]);
const points = (queue: ScoreQueue) => total(shownScore(queue), 'home');

describe('a press', () => {
  test('shows at once, and counts as unsaved until the server has it', () => {
    const queue = after(begun, tap(2), tap(3));
    expect([points(queue), unsaved(queue)]).toEqual([5, 2]);
    const sent = after(queue, { type: 'send' }, tap(1), { type: 'saved' });
    expect([points(sent), unsaved(sent), sent.saved]).toEqual([6, 1, [{ home: 5, away: 0 }]]);
  });

  test('during a failure waits, and the batch whose answer was lost goes again as it was', () => {
    const failed = after(begun, tap(2), { type: 'send' }, { type: 'failed', message: 'x' }, tap(3));
    const again = after(failed, { type: 'send' });
    expect(applyTaps(again.saved, again.sending)).toEqual([{ home: 2, away: 0 }]);
    expect(points(again)).toBe(5);
    const saved = after(again, { type: 'saved' }, { type: 'send' }, { type: 'saved' });
    expect([saved.saved, unsaved(saved)]).toEqual([[{ home: 5, away: 0 }], 0]);
  });

  test('that would take a side below nothing is none', () => {
    expect(unsaved(after(begun, tap(-1)))).toBe(0);
  });

  test('opens the next period, once, and never an eleventh', () => {
    const open: QueueEvent = { type: 'tap', tap: { kind: 'period', period: 1 } };
    const queue = after(begun, open, open);
    expect([shownScore(queue).length, unsaved(queue)]).toEqual([2, 1]);
    expect(unsaved(after(begun, { type: 'tap', tap: home(2, 10) }))).toBe(0);
  });
});

describe('taking back', () => {
  test('what has not left yet leaves no trace', () => {
    const queue = after(begun, tap(2), tap(3), { type: 'undo' });
    expect([points(queue), unsaved(queue)]).toEqual([2, 1]);
  });

  test('what has left is taken off again, as far as one remembers', () => {
    const queue = after(begun, tap(2), tap(3), { type: 'send' }, { type: 'saved' }, { type: 'undo' });
    expect([points(queue), unsaved(queue)]).toEqual([2, 1]);
    const all = after(queue, { type: 'undo' }, { type: 'undo' });
    expect([points(all), unsaved(all)]).toEqual([0, 2]);
  });
});

describe('somebody else’s points', () => {
  const theirs: Period[] = [{ home: 0, away: 3 }];

  test('stay, and ours come on top', () => {
    const queue = after(begun, tap(2), { type: 'send' }, tap(1), { type: 'changed', score: theirs });
    expect(shownScore(queue)).toEqual([{ home: 3, away: 3 }]);
    expect([queue.phase, queue.message, unsaved(queue)]).toEqual(['idle', SOMEBODY_ELSE, 2]);
  });

  test('may be ours where an answer was lost: the person decides', () => {
    const lost = after(begun, tap(2), { type: 'send' }, { type: 'failed', message: 'x' }, tap(1));
    const queue = after(lost, { type: 'send' }, { type: 'changed', score: [{ home: 2, away: 3 }] });
    expect(queue.phase).toBe('undecided');
    expect(shownScore(after(queue, { type: 'decide', keep: false }))).toEqual([{ home: 3, away: 3 }]);
    expect(shownScore(after(queue, { type: 'decide', keep: true }))).toEqual([{ home: 5, away: 3 }]);
  });

  test('are taken over while nothing of ours is unsaved, and only then', () => {
    expect(after(begun, { type: 'told', score: theirs }).saved).toEqual(theirs);
    expect(after(begun, tap(2), { type: 'told', score: theirs }).saved).toEqual(begun.saved);
  });
});

describe('a page that was closed too early', () => {
  const base: Period[] = [{ home: 4, away: 4 }];
  const taps = [home(2)];
  const opened = (saved: Period[]) => after(newQueue(saved), { type: 'restore', base, taps });

  test('sends what never left', () => {
    expect(opened(base)).toMatchObject({ waiting: taps, phase: 'idle' });
  });
  test('forgets what arrived', () => {
    expect(unsaved(opened([{ home: 6, away: 4 }]))).toBe(0);
  });
  test('asks where nobody can tell', () => {
    expect(opened([{ home: 6, away: 7 }])).toMatchObject({ sending: taps, phase: 'undecided' });
  });
});
