import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Scope } from './scope.ts';

test('each run has its own value, also while and after others end', async () => {
  const scope = new Scope<string>();
  const seenBy = (value: string, turns: number) =>
    scope.run(value, async () => {
      const seen = [scope.current];
      for (let turn = 0; turn < turns; turn += 1) {
        await setImmediate();
        seen.push(scope.current);
      }
      return seen;
    });
  const [long, short] = await Promise.all([seenBy('long', 4), seenBy('short', 1)]);
  expect(long).toEqual(Array(5).fill('long'));
  expect(short).toEqual(['short', 'short']);
  expect(scope.current).toBeUndefined();
  expect(await seenBy('next', 2)).toEqual(['next', 'next', 'next']);
});

test('a failed run leaves no value', async () => {
  const scope = new Scope<string>();
  await expect(scope.run('failing', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(scope.current).toBeUndefined();
});
