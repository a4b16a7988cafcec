import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadPatiently } from './lazy-part.ts';

const network = { onLine: true };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', network);
});
afterEach(() => {
  network.onLine = true;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a part that fails to load is asked for again', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('lost'))
    .mockResolvedValue('part');
  const loaded = loadPatiently(load);
  await vi.runAllTimersAsync();
  expect(await loaded).toBe('part');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a part that is gone fails after five tries', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('gone'));
  const failed = expect(loadPatiently(load)).rejects.toThrow('gone');
  await vi.runAllTimersAsync();
  await failed;
  expect(load).toHaveBeenCalledTimes(5);
});

test('without a network it waits, however long', async () => {
  network.onLine = false;
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('offline'));
  const loaded = loadPatiently(load);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load.mock.calls.length).toBeGreaterThan(5);
  network.onLine = true;
  load.mockResolvedValue('part');
  await vi.runAllTimersAsync();
  expect(await loaded).toBe('part');
});
