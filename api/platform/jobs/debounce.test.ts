import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { debounce } from './debounce.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a thousand calls cause one run, after the last of them', () => {
  const work = vi.fn<() => void>();
  const call = debounce(work, { quiet: 500, longest: 10_000 });
  for (let count = 0; count < 1000; count += 1) {
    call();
    vi.advanceTimersByTime(1);
  }
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(500);
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(20_000);
  expect(work).toHaveBeenCalledTimes(1);
});

test('calls without a pause cause a run now and then, and the last call is never lost', () => {
  const work = vi.fn<() => void>();
  const call = debounce(work, { quiet: 500, longest: 10_000 });
  for (let second = 0; second < 100; second += 1) {
    call();
    vi.advanceTimersByTime(250);
  }
  expect(work).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(500);
  expect(work).toHaveBeenCalledTimes(3);
});
