import { describe, expect, test } from 'vitest';
import {
  applyTaps,
  newQueue,
  nextQueue,
  shownScore,
  CHANGED_BY_OTHERS,
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

describe('a tap', () => {
  test('shows at once, and counts as unsaved until the server has it', () => {
    const queue = after(begun, tap(2), tap(3));
    expect([points(queue), unsaved(queue)]).toEqual([5, 2]);
    const sent = after(queue, { type: 'send' }, tap(1), { type: 'saved' });
    expect([points(sent), unsaved(sent), sent.saved]).toEqual([6, 1, [{ home: 5, away: 0 }]]);
  });

  test('during a failure waits, and the batch without a response is sent again unchanged', () => {
    const failed = after(begun, tap(2), { type: 'send' }, { type: 'failed', message: 'x' }, tap(3));
    const again = after(failed, { type: 'send' });
    expect(applyTaps(again.saved, again.sending)).toEqual([{ home: 2, away: 0 }]);
    expect(points(again)).toBe(5);
    const saved = after(again, { type: 'saved' }, { type: 'send' }, { type: 'saved' });
    expect([saved.saved, unsaved(saved)]).toEqual([[{ home: 5, away: 0 }], 0]);
  });

  test('that would make a score negative is ignored', () => {
    expect(unsaved(after(begun, tap(-1)))).toBe(0);
  });

  test('starts the next period once, and never an eleventh', () => {
    const open: QueueEvent = { type: 'tap', tap: { kind: 'period', period: 1 } };
    const queue = after(begun, open, open);
    expect([shownScore(queue).length, unsaved(queue)]).toEqual([2, 1]);
    expect(unsaved(after(begun, { type: 'tap', tap: home(2, 10) }))).toBe(0);
  });
});

describe('undo', () => {
  const quarter: QueueEvent = { type: 'tap', tap: { kind: 'period', period: 1 } };

  test('takes back a quarter that was begun by mistake, and no basket', () => {
    const queue = after(begun, tap(2), quarter, { type: 'undo' });
    expect(shownScore(queue)).toEqual([{ home: 2, away: 0 }]);
    const sent = after(begun, tap(2), quarter, { type: 'send' }, { type: 'saved' }, { type: 'undo' });
    expect(shownScore(sent)).toEqual([{ home: 2, away: 0 }]);
    expect(shownScore(after(sent, { type: 'undo' }))).toEqual([{ home: 0, away: 0 }]);
  });

  test('keeps a quarter in which somebody has scored', () => {
    const sent = after(begun, quarter, { type: 'send' }, { type: 'saved' });
    const scored = {
      ...sent,
      saved: [
        { home: 0, away: 0 },
        { home: 0, away: 3 },
      ],
    };
    expect(shownScore(after(scored, { type: 'undo' }))).toEqual(scored.saved);
  });

  test('removes a tap that was not sent', () => {
    const queue = after(begun, tap(2), tap(3), { type: 'undo' });
    expect([points(queue), unsaved(queue)]).toEqual([2, 1]);
  });

  test('subtracts a tap that was sent, as far as the history goes', () => {
    const queue = after(begun, tap(2), tap(3), { type: 'send' }, { type: 'saved' }, { type: 'undo' });
    expect([points(queue), unsaved(queue)]).toEqual([2, 1]);
    const all = after(queue, { type: 'undo' }, { type: 'undo' });
    expect([points(all), unsaved(all)]).toEqual([0, 2]);
  });
});

describe('points of another user', () => {
  const theirs: Period[] = [{ home: 0, away: 3 }];

  test('stay, and ours are added', () => {
    const queue = after(begun, tap(2), { type: 'send' }, tap(1), { type: 'changed', score: theirs });
    expect(shownScore(queue)).toEqual([{ home: 3, away: 3 }]);
    expect([queue.phase, queue.message, unsaved(queue)]).toEqual(['idle', CHANGED_BY_OTHERS, 2]);
  });

  test('may be ours if a response was lost: the user decides', () => {
    const lost = after(begun, tap(2), { type: 'send' }, { type: 'failed', message: 'x' }, tap(1));
    const queue = after(lost, { type: 'send' }, { type: 'changed', score: [{ home: 2, away: 3 }] });
    expect(queue.phase).toBe('undecided');
    expect(shownScore(after(queue, { type: 'decide', keep: false }))).toEqual([{ home: 3, away: 3 }]);
    expect(shownScore(after(queue, { type: 'decide', keep: true }))).toEqual([{ home: 5, away: 3 }]);
  });

  test('that comes while ours is on its way is kept if it is newer, not if it is the one before', () => {
    const sending = after(begun, tap(2), { type: 'send' });
    const later = [{ home: 2, away: 3 }];
    const newer = after(sending, { type: 'fetched', score: later }, { type: 'saved' });
    expect([newer.saved, newer.message]).toEqual([later, null]);
    const older = after(sending, { type: 'fetched', score: begun.saved }, { type: 'saved' });
    expect(older.saved).toEqual([{ home: 2, away: 0 }]);
    const next = after(newer, tap(2), { type: 'send' }, { type: 'saved' });
    expect(next.saved).toEqual([{ home: 4, away: 3 }]);
  });

  test('is no older one of ours that is heard of behind its response', () => {
    const written = after(begun, tap(2), { type: 'send' }, tap(3), { type: 'saved' }, { type: 'send' });
    const both = after(written, { type: 'saved' });
    const first = after(both, { type: 'fetched', score: [{ home: 2, away: 0 }] });
    expect(first.saved).toEqual([{ home: 5, away: 0 }]);
    // The update of each arrives once: then another scorekeeper has taken points back.
    const second = after(first, { type: 'fetched', score: [{ home: 5, away: 0 }] });
    const back = after(second, { type: 'fetched', score: [{ home: 2, away: 0 }] });
    expect(back.saved).toEqual([{ home: 2, away: 0 }]);
    // Another score came after all of ours.
    const other = after(both, { type: 'fetched', score: theirs });
    expect(after(other, { type: 'fetched', score: [{ home: 2, away: 0 }] }).saved).toEqual([
      { home: 2, away: 0 },
    ]);
  });

  test('replace ours if nothing is unsaved, and only then', () => {
    expect(after(begun, { type: 'fetched', score: theirs }).saved).toEqual(theirs);
    expect(after(begun, tap(2), { type: 'fetched', score: theirs }).saved).toEqual(begun.saved);
  });
});

describe('a page that was closed too early', () => {
  const base: Period[] = [{ home: 4, away: 4 }];
  const closed = { base, sending: [home(2)], waiting: [home(3)], undecided: false };
  const opened = (saved: Period[], stored: Partial<typeof closed> = {}) =>
    after(newQueue(saved), { type: 'restore', ...closed, ...stored });

  test('repeats the batch that did not arrive, and then sends the others', () => {
    const queue = opened(base);
    expect(queue).toMatchObject({ sending: closed.sending, waiting: closed.waiting, phase: 'idle' });
    // It was still on its way, and something else was written as well.
    expect(after(queue, { type: 'changed', score: [{ home: 6, away: 6 }] }).phase).toBe('undecided');
  });
  test('only sends the others if the batch has arrived', () => {
    expect(opened([{ home: 6, away: 4 }])).toMatchObject({
      sending: [],
      waiting: closed.waiting,
      phase: 'idle',
    });
  });
  test('deletes the taps that have all arrived', () => {
    expect(unsaved(opened([{ home: 9, away: 4 }]))).toBe(0);
  });
  test('adds taps that were never sent to another user’s score', () => {
    const queue = opened([{ home: 4, away: 7 }], { sending: [] });
    expect(queue).toMatchObject({ waiting: closed.waiting, phase: 'idle' });
    expect(queue.message).toContain('Otra persona');
  });
  test('asks the user if it cannot know, also after another reload', () => {
    expect(opened([{ home: 6, away: 7 }]).phase).toBe('undecided');
    expect(opened(base, { undecided: true }).phase).toBe('undecided');
  });
});
