import { afterEach, expect, test, vi } from 'vitest';
import { soon } from './soon.ts';

afterEach(() => void vi.useRealTimers());

test('a thousand calls run once, and the last of them is never lost', () => {
  vi.useFakeTimers();
  const work = vi.fn<() => void>();
  const call = soon(work, 500);
  for (let count = 0; count < 1000; count += 1) call();
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(500);
  expect(work).toHaveBeenCalledTimes(1);
  call();
  vi.advanceTimersByTime(499);
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledTimes(2);
});
